"""People, rooms and tables."""

__version__ = "0.1.0"
