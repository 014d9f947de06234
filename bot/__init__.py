"""People, rooms and tables."""
