"""Speed and strength, as ratios measured in one run: `make bench`."""
