"""A game in text a kind of table: what changes here was meant to, or was not noticed."""

import pytest

from games.protocol import Setup
from tests.contract.samples import TABLES, name
from tests.golden import FOLDER, transcript


@pytest.mark.parametrize(("key", "setup"), TABLES, ids=map(name, TABLES))
def test_the_golden_playthrough_is_unchanged(key: str, setup: Setup):
    """`make golden` writes it anew; read the difference before you commit it."""
    golden = FOLDER / f"{name((key, setup))}.txt"
    assert transcript(key, setup) == golden.read_text("utf-8")
