"""The README is true: its examples run."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run():
    """What it shows is what one gets."""
    readme = Path(__file__).parents[1] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried >= 4
    assert failed == 0
