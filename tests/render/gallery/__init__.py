"""Pictures for the README, at half their size."""
