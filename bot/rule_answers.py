"""`/rules`: a game in short, as it is played at this table, or the paragraph of a word.

It is answered in the room's language, or the asker's where everyone has a copy of what is said; a
word may be of either.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot import rule_book
from bot.lobby_screen import agreed
from bot.people import customs
from bot.press import Guest
from bot.rule_book import Paragraph
from bot.screen import Board, Screen, lay_out
from bot.sitting import OPEN, Sitting, Terms
from bot.words import DEFAULT, Words
from games import GAMES
from games.text import Tag, Text

HERE: Final = "here"
SEATS: Final = 6


async def rules(guest: Guest, text: str) -> None:
    """A game's rules in short, what was agreed here, or the paragraph of a word."""
    words = text.split()
    game = words.pop(0).lower() if words and words[0].lower() in GAMES else None
    sitting = None if game else await _newest(guest)
    if words == [HERE]:
        words = []
    wanted = " ".join(words)
    if game is None:
        game = sitting.game.key if sitting else None
    room = await guest.words_here()
    if game is None and wanted:
        known = (key for key in GAMES if _found(key, wanted, room, guest.words))
        game = next(known, "dog")
    if game is None:
        await _show(guest, Screen((Text("rules-which"),)))
    elif wanted:
        await _paragraphs(guest, game, wanted, room)
    else:
        here = () if sitting is None else (agreed(sitting),)
        forms = [Text("rules-forms", form=Tag("rules-with", one)) for one in _forms(game, sitting)]
        short = Text("rules-short", game=Tag("rules-of", game))
        await _show(guest, Screen((short, *forms, *here)))


def _forms(game: str, sitting: Sitting | None) -> list[str]:
    """What else applies, by how many are on a side: at this table, or wherever it is played."""
    played = GAMES[game]
    if sitting is None:
        setups = [Terms("", count).setup(played) for count in played.counts]
    else:
        setups = [sitting.terms.setup(played)]
    sides = {len(side) for setup in setups for side in played.teams(setup)}
    return [f"{game}-{size}" for size in sorted(sides)]


async def _newest(guest: Guest) -> Sitting | None:
    """The table that was played last of those that are open here."""
    rows = await guest.house.store.tables_in(guest.room.key, OPEN)
    if not rows:
        return None
    return await guest.house.keeper.get(max(rows, key=lambda row: row.changed).id)


def _found(game: str, wanted: str, room: Words, asker: Words) -> tuple[Paragraph, ...]:
    """The paragraphs that are meant, in the room's language."""
    spoken = dict.fromkeys((room.language, asker.language, DEFAULT))
    for words in map(Words, spoken):
        listed = words.say(Text("rules-words-of", words=Tag("rules-words", game)))
        number = rule_book.in_own_words(listed, wanted)
        if number is not None:
            return tuple(rule_book.look_up(game, number, room.language))
    for language in spoken:
        found = rule_book.look_up(game, wanted, language)
        if found:
            numbers = [one.number for one in found]
            book = rule_book.paragraphs(game, room.language)
            return tuple(one for number in numbers for one in book if one.number == number)
    return ()


async def _paragraphs(guest: Guest, game: str, wanted: str, words: Words) -> None:
    found = _found(game, wanted, words, guest.words)
    if not found:
        named = Tag("game-name", game)
        await _show(guest, Screen((Text("rules-no-such", word=wanted[:40], game=named),)))
        return
    lines = [
        Text("rules-paragraph", number=one.number, title=one.title, text=one.text) for one in found
    ]
    boards = (rule_book.example(game, one.number) for one in found)
    board = next((one for one in boards if one is not None), None)
    if board is not None:
        lines.append(Text("rules-example"))
    await _show(guest, Screen(tuple(lines), order=board))


async def _show(guest: Guest, screen: Screen) -> None:
    """A screen of no table; nothing in it is private."""
    house = guest.house
    words = await guest.words_here()
    names = tuple(
        words.say(Text("button-label", name=Tag("picture-colour", seat))) for seat in range(SEATS)
    )

    say = words.lines(names)
    sheet = lay_out(screen, say, house.platforms[guest.room.platform].limits)
    order = screen.order
    if isinstance(order, Board) and house.painter is not None:
        theme = customs(await house.people.entered(guest.room)).theme
        picture = await house.paint(partial(house.painter, order, names, say), theme)
        sheet = replace(sheet, picture=picture, theme=theme)
    await guest.reply.show(sheet, private=False)
