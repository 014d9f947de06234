"""Rows in, rows out. SQLAlchemy Core lives here and nowhere else."""
