"""The page's own files: every word of it is a message, nothing comes from elsewhere."""

from __future__ import annotations

import re

import pytest

from bot.commands import COMMANDS
from bot.platforms.web.page_files import page_files
from bot.platforms.web.page_words import MENU, PREFIX, SAID, page_words
from bot.platforms.web.shelf import new_lines
from bot.words import languages

SCRIPTS = {
    name: content.decode()
    for name, (kind, content) in page_files().served.items()
    if kind == "text/javascript"
}


def test_the_page_says_what_it_is_given_and_nothing_is_left_over():
    """Each `t('…')` has a message, each message of the page is said somewhere."""
    script = "".join(SCRIPTS.values())
    said = set(re.findall(r"\bt\('([a-z-]+)'\)", script))
    built = {key for start in re.findall(r"\bt\(`([a-z-]+)\$", script) for key in _begins(start)}
    chosen = set(re.findall(r"t\([^()']*\? '([a-z-]+)' : '[a-z-]+'\)", script))
    chosen |= set(re.findall(r"t\([^()']*\? '[a-z-]+' : '([a-z-]+)'\)", script))
    listed = set(re.findall(r"\['(?:private|public)', '([a-z-]+)'\]", script))
    by_server = {"noscript"}
    known = {key.removeprefix(PREFIX) for key in SAID}
    assert said | built | chosen | listed | by_server == known


def _begins(start: str) -> set[str]:
    return {key.removeprefix(PREFIX) for key in SAID if key.startswith(PREFIX + start)}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words_of_the_page(language: str):
    """A language is a matter of files."""
    words = page_words(language)
    assert words["language"] == language
    assert all(words["words"].values())
    assert {game["key"] for game in words["games"]} == {"dog", "rummy", "caminos"}


def test_the_menu_offers_commands_that_exist():
    """What is in the menu is understood by the core."""
    assert set(MENU) <= set(COMMANDS)


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_scripts_write_text_never_markup(name: str):
    """What people write can then never become part of the page."""
    for way in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
    ):
        assert way not in SCRIPTS[name]


def test_nothing_is_loaded_from_elsewhere():
    """The page works without the rest of the world."""
    files = {name: content.decode() for name, (_, content) in page_files().served.items()}
    files["index.html"] = page_files().html("en", "title", "no script")
    for name, content in files.items():
        found = re.findall(r"https?://[^\s\"')]+", content)
        assert [one for one in found if not one.startswith("http://www.w3.org/")] == [], name


def test_only_what_is_new_is_told():
    """The first line says how it stands; of the others those are news that were not there."""
    old = ("Ben is to play.", "Anna lays 5.", "Ben draws.")
    assert new_lines((), ("Ben is to play.", "Anna begins.")) == ["Anna begins."]
    assert new_lines(old, ("Anna is to play.", "Ben draws.", "Ben draws.")) == ["Ben draws."]
    assert new_lines(old, ("Anna is to play.", *old[1:], "Cleo lays 7.")) == ["Cleo lays 7."]
    assert new_lines(old, old) == []
