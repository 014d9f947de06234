"""From a sheet to a message: words as they are, times, what does not fit, rows that fit."""

from __future__ import annotations

import asyncio

from bot import moments
from bot.platforms.discord.layout import LIMITS, letter, spelled
from bot.platforms.discord.pace import Pace
from bot.screen import Button, Key, Screen, Sheet, lay_out
from bot.tokens import Token
from games.text import Text
from tests.bot.world import TestWorld

NOW = 1_800_000_000.0


def key(n: int, label: str = "x") -> Key:
    return Key(f"{label}{n}", str(Token("menu", "AAAAAAAA", step=n)))


def say(text: Text) -> str:
    return text.key


async def test_words_are_shown_as_they_are():
    """No sign of anybody's name becomes markup, a mention, a link or a list."""
    assert spelled("a*b_c~d|e`f<@1> [x](y)", NOW) == r"a\*b\_c\~d\|e\`f\<@1> \[x\](y)"
    assert spelled("# big\n> quoted\n- one", NOW) == "\\# big\n\\> quoted\n\\- one"
    assert "https://" not in spelled("see https://example.org", NOW)
    assert spelled("5 12>17", NOW) == "5 12>17"


async def test_times_in_the_readers_zone():
    """What is to come as a distance, what has been as a date; other figures stay."""
    later, before = moments.written(NOW + 60), moments.written(NOW - 60)
    assert spelled(f"until {later}", NOW) == "until <t:1800000060:R>"
    assert spelled(f"at {before}", NOW) == "at <t:1799999940:f>"
    assert spelled("2026-13-45 99:99:99 UTC", NOW) == "2026-13-45 99:99:99 UTC"


async def test_what_does_not_fit_goes_under_it():
    """Whole lines, in order; nothing is lost up to a limit that no position reaches."""
    lines = tuple(f"{n} " + "x" * 90 for n in range(40))
    made = letter(Sheet(lines), NOW, own=True)
    assert len(made.content) <= 2000
    assert (made.content + "\n" + made.rest).splitlines() == list(lines)
    assert made.new()["embed"].description == made.rest
    assert letter(Sheet(("short",)), NOW, own=True).edit()["embed"] is None


async def test_a_form_is_offered_where_there_is_room():
    """Beside the last buttons, or in a row of its own; never in a sixth row."""
    for rows, found in (
        ((3,), True),
        ((5,), True),
        ((5, 5, 5, 5, 5), False),
        ((5, 5, 5, 5, 2), True),
    ):
        keys = iter(range(100))
        sheet = Sheet(
            ("?",), tuple(tuple(key(next(keys)) for _ in range(row)) for row in rows), typed="Write"
        )
        view = letter(sheet, NOW, own=True).new()["view"]
        assert any(item.label == "Write" for item in view.children) is found
        assert max(item.row for item in view.children) <= 4


async def test_a_view_is_not_remembered():
    """Presses come by their tokens: the library keeps nothing for a thousand messages."""
    made = letter(Sheet(("?",), ((key(1),),)), NOW, own=True).new()
    assert made["view"].is_finished()


async def test_a_key_that_leads_out_is_a_link():
    """To the page: not to be pressed."""
    out = Key("Open in browser", "", url="https://play.example.org/go/x")
    [button] = letter(Sheet(("?",), ((out,),)), NOW, own=True).new()["view"].children
    assert (button.url, button.custom_id) == (out.url, None)


async def test_a_mention_reaches_whom_it_means():
    """And nobody else, whatever the words say."""
    made = letter(Sheet(("@everyone <@&5>",), mention=("discord:7",)), NOW, own=False)
    assert made.content.splitlines()[0] == "<@7>"
    assert made.new()["allowed_mentions"].to_dict() == {"parse": [], "users": [7]}


async def test_toggles_go_into_one_list():
    """All of them, also those that only the picture has; other choices stay buttons."""
    toggles = tuple(
        Button(Text(f"tile-{n}"), Token("toggle", "AAAAAAAA", step=n), on=n == 2) for n in range(14)
    )
    other = Button(Text("draw"), Token("menu", "AAAAAAAA", step=99))
    screen = Screen(
        (), (other, *toggles[:4]), also=toggles[4:], turn_page=Token("page", "AAAAAAAA")
    )
    sheet = lay_out(screen, say, LIMITS)
    assert [one.label for row in sheet.rows for one in row] == ["draw"]
    assert [one.label for one in sheet.picks] == [f"tile-{n}" for n in range(14)]
    assert [one.on for one in sheet.picks].index(True) == 2
    assert sheet.also == ()
    few = lay_out(Screen((), toggles[:5]), say, LIMITS)
    assert few.picks == ()
    assert len(few.rows[0]) + len(few.rows[-1]) >= 2


async def test_forty_calls_a_second():
    """The forty-first waits for the first to be a second old."""
    world = TestWorld()
    pace = Pace(world)
    for _ in range(40):
        await pace.step()
    waiting = asyncio.create_task(pace.step())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waiting.done()
    world.pass_to(world.now() + 1)
    await waiting
