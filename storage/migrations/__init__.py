"""How the database came to be as it is, step by step. `schema.py` says where that has led."""

from typing import Final

HEAD: Final = "0001"
"""The last step. A database that is there already can be opened without loading Alembic."""
