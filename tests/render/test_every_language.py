"""Pictures in all languages: every word has room."""

from __future__ import annotations

import pytest

from bot.words import Words, languages
from render import PAINTERS, lettering, paint
from render.lettering import CUT, Line
from tests.render.scenes import NAMES, SCENES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", PAINTERS)
def test_nothing_is_cut_off_in_any_language(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch
):
    """Every scene is painted in it; words may become narrower and smaller, but stay whole."""
    fit, cut = lettering.fit, set[str]()

    def watched(text: str, size: int, width: int, least: int) -> Line:
        line = fit(text, size, width, least)
        if line.text != text and line.text.endswith(CUT):
            cut.add(text)
        return line

    monkeypatch.setattr(lettering, "fit", watched)
    words = Words(language)
    shown = {"theme": "light", "say": lambda text: words.say(text, NAMES)}
    people = {name for scene in SCENES[key].values() for name in scene.names}
    for scene in SCENES[key].values():
        paint(**{**scene.show(key), **shown})
    assert cut - people == set()
