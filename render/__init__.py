"""Views in, pictures out. Pillow lives here and nowhere else."""
