"""What is proposed at a table: who is asked, when it is done, and what is left of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import cast, plan
from bot.fairness import KeyedDice
from bot.look_presses import look_screen
from bot.more_screen import step_of
from bot.news import chronicle
from bot.painting import painter
from bot.proposals import CANCEL, KICK, PAUSE, UNDO, WAITED, number
from bot.record import load_entry
from bot.sitting import Sitting
from bot.words import Words
from games.text import Text
from tests.bot.evening import PEOPLE, easy_move, log, sit_down, token
from tests.bot.inn import Inn, inn
from tests.bot.scripted import opened, write

pytestmark = pytest.mark.asyncio
FOUR = ("Anna", "Berta", "Zoe", "Yan")


async def proposed(here: Inn, name: str, kind: str, about: str | None = None) -> str:
    """Somebody asks the newest table for something; what they are told."""
    sitting = await here.sitting()
    target = -1 if about is None else sitting.seat_of(here.person(about).key)
    step = step_of(kind, target)
    return (await here.press_token(name, token("propose", sitting.id, step))).text


async def test_whoever_takes_a_move_back_thinks_anew(tmp_path: Path):
    """What they had planned was to follow the move that is taken back: it is not played instead."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        sitting = await here.house.keeper.get(table)
        (seat,) = sitting.due()
        me, other = sorted(PEOPLE, key=lambda n: sitting.seat_of(here.person(n).key) != seat)
        await here.type(me, easy_move(sitting, seat), table)
        await here.press_token(me, token("plan", table))
        sitting = await here.house.keeper.get(table)
        view = plan.basis(sitting, seat)
        planned = sitting.game.choose(view, "easy", KeyedDice(b"plan", 1))
        await here.type(me, sitting.game.write(view, planned), table)
        assert plan.plan_of(await here.house.keeper.get(table), seat) is not None
        await proposed(here, me, UNDO)
        await here.press(other, "Agree")
        sitting = await here.house.keeper.get(table)
        assert (await log(here, table))[-1].kind == "undo"
        assert sitting.due() == (seat,)
        assert plan.plan_of(sitting, seat) is None


async def test_whoever_proposed_reads_who_said_no(tmp_path: Path):
    """At the table and on their own screen; it is no move, and costs nobody the right to undo."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        await proposed(here, "Berta", PAUSE)
        await here.press("Zoe", "No")
        told = "“Berta proposes: a pause.” – Zoe says no."
        assert told in here.public().sheet.lines
        assert told in here.private("Berta").sheet.lines
        assert (await here.sitting()).proposals == ()


async def test_those_who_were_asked_read_that_nobody_asks_any_more(tmp_path: Path):
    """Because whoever asked thought better of it, or because the game went on."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        sitting = await here.house.keeper.get(table)
        (seat,) = sitting.due()
        me, other = sorted(PEOPLE, key=lambda n: sitting.seat_of(here.person(n).key) != seat)
        await proposed(here, other, CANCEL)
        row = (await here.sitting()).proposals[0]
        await here.press_token(other, token("decline", table, number(row)))
        gone = f"“{other} proposes: to end this game.” – {other} takes it back."
        assert gone in here.private(me).sheet.lines
        await proposed(here, other, PAUSE)
        await here.type(me, easy_move(sitting, seat), table)
        lapsed = f"“{other} proposes: a pause.” – no longer: the game goes on."
        assert lapsed in here.public().sheet.lines
        assert lapsed in here.private(other).sheet.lines
        assert [entry.kind for entry in await log(here, table)][-2:] == ["play", "seat"]
        await proposed(here, me, UNDO)
        await here.press(other, "Agree")
        assert (await log(here, table))[-1].kind == "undo", "a note is nothing that came to light"


async def test_a_computer_for_somebody_needs_all_others_and_is_then_done(tmp_path: Path):
    """Nothing stays proposed at a table whose people are others now."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        zoe = (await here.sitting()).seat_of("memory:zoe")
        await proposed(here, "Berta", KICK, "Zoe")
        await here.press("Anna", "Agree")
        assert (await here.sitting()).row(zoe).person is not None, "Yan has yet to agree"
        await here.press("Yan", "Agree")
        sitting = await here.sitting()
        assert sitting.row(zoe).person is None
        assert sitting.proposals == ()
        assert not any("proposes" in line for line in here.public().sheet.lines)


async def test_of_two_people_nobody_puts_the_other_out_alone(tmp_path: Path):
    """Only whoever lets the other wait for hours, so that no table is stuck for ever."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "caminos", "Anna", "Berta")
        sitting = await here.sitting()
        (due,) = sitting.due()
        late = "Anna" if sitting.seat_of("memory:anna") == due else "Berta"
        other = "Berta" if late == "Anna" else "Anna"
        for name, about in ((other, late), (late, other)):
            assert "Nobody else is here to agree" in await proposed(here, name, KICK, about)
        assert (await here.sitting()).proposals == ()
        await here.pass_time(WAITED)
        assert "Nobody else" in await proposed(here, late, KICK, other), "nobody waits for them"
        await proposed(here, other, KICK, late)
        sitting = await here.sitting()
        assert sitting.row(due).person is None
        assert sitting.row(1 - due).person is not None


async def test_those_who_could_agree_leave_and_it_is_still_not_one_alone(tmp_path: Path):
    """Asked of three, answered by none: nobody is put out by whoever asked."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        sitting = await here.sitting()
        await proposed(here, "Berta", KICK, "Anna")
        for name in ("Zoe", "Yan"):
            await here.press_token(name, token("away", sitting.id))
        sitting = await here.sitting()
        assert sitting.seat_of("memory:anna") is not None


async def test_nobody_waits_for_the_answer_of_somebody_who_has_left(tmp_path: Path):
    """All others have agreed: it is done when the last one leaves."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        await proposed(here, "Berta", PAUSE)
        await here.press("Anna", "Agree")
        await here.press("Yan", "Agree")
        assert not (await here.sitting()).terms.held
        answer = await here.press_token("Zoe", token("away", (await here.sitting()).id))
        assert "You have left" in answer.text
        sitting = await here.sitting()
        assert sitting.terms.held
        assert sitting.proposals == ()


async def test_a_second_yes_does_what_the_first_could_not(tmp_path: Path):
    """The one who had yet to agree has missed their turns meanwhile."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        await proposed(here, "Berta", CANCEL)
        for name in ("Anna", "Yan"):
            await here.press(name, "Agree")
        again = await here.press("Yan", "Agree")
        assert "already" in again.text
        _, yes = here.button("Yan", "Agree")
        sitting = await here.sitting()
        zoe = sitting.seat_of("memory:zoe")
        from bot.table import stand_in

        def gone(now):
            return stand_in(now, zoe, here.world.now(), here.house.manners, yes=True)

        await here.house.keeper.change(sitting.id, gone)
        await here.press_token("Yan", yes.token)
        assert (await here.sitting()).phase == "cancelled"


async def test_a_left_seat_is_not_taken_while_nobody_is_there_to_agree(tmp_path: Path):
    """It comes with a hand. Whoever comes back is asked, and has their own seat again."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "rummy", "Anna", computers=1)
        sitting = await here.sitting()
        anna = sitting.seat_of("memory:anna")
        await here.press_token("Anna", token("away", sitting.id))
        answer = await here.press_token("Zoe", token("takeseat", sitting.id, anna))
        assert "asked the others" in answer.text
        assert (await here.sitting()).row(anna).person == "memory:anna"
        await here.press_token("Anna", token("hand", sitting.id))
        sitting = await here.sitting()
        assert sitting.row(anna).person == "memory:anna"
        assert not sitting.row(anna).stand_in
        assert sitting.proposals == (), "that seat is nobody's to take now"
        await here.press_token("Zoe", token("takeseat", sitting.id, 1 - anna))
        await here.press("Anna", "Agree")
        assert (await here.sitting()).row(1 - anna).person == "memory:zoe"


async def test_whoever_asked_can_withdraw_it(tmp_path: Path):
    """In a room that all share with its No, which is theirs as well; others only say no."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "dog", *FOUR)
        await proposed(here, "Berta", PAUSE)
        [line] = [line for line in here.public().sheet.lines if "proposes" in line]
        assert line.startswith("Berta proposes: a pause. Still to agree: ")
        assert all(name in line for name in ("Anna", "Yan", "Zoe"))
        labels = [key.label for row in here.public().sheet.rows for key in row]
        assert "Withdraw" not in labels
        assert "withdrawn" in (await here.press("Berta", "No")).text
        assert (await here.sitting()).proposals == ()
        await proposed(here, "Berta", PAUSE)
        assert "against" in (await here.press("Zoe", "No")).text


async def test_a_stranger_withdraws_what_they_asked_for(tmp_path: Path):
    """Who asks for a seat has none, and can still think better of it."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "caminos", "Anna", computers=1)
        sitting = await here.sitting()
        free = 1 - (sitting.seat_of("memory:anna") or 0)
        await here.press_token("Zoe", token("takeseat", sitting.id, free))
        _, no = here.button("Zoe", "No")
        off = no.token.replace("decline", "withdraw")
        assert "Somebody else" in (await here.press_token("Anna", off)).text
        assert "withdrawn" in (await here.press_token("Zoe", off)).text
        assert (await here.sitting()).proposals == ()


async def test_a_pair_gives_up_and_the_other_has_won(tmp_path: Path):
    """All four are named in the line above the result, and in its picture."""
    async with inn(tmp_path / "t.db", painter=painter) as here:
        await opened(here, "dog", "Anna", "Berta", "Zoe", "Yan")
        sitting = await here.sitting()
        names = cast.names(sitting)
        mine, others = sorted(sitting.game.teams(sitting.terms.setup(sitting.game)))
        first, second = (names[seat] for seat in mine)
        await here.press(first, "More")
        await here.press(first, "Give up")
        await here.press(second, "Agree")
        winners = " and ".join(names[seat] for seat in others)
        shown = here.public().sheet
        assert shown.lines[0] == f"{winners} win. {first} and {second} give up."
        assert shown.result
        assert shown.picture.alt_long.startswith(shown.lines[0])


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("Give up", "Berta wins. Anna gives up."),
        ("End this game", "This game has been ended; nobody wins."),
    ],
)
@pytest.mark.parametrize("plays", [0, 2])
async def test_that_a_game_was_cut_short_is_in_its_log(
    tmp_path: Path, how: str, told: str, plays: int
):
    """Once in what happened, and with the last position when it is looked through."""
    async with inn(tmp_path / "t.db") as here:
        await opened(here, "caminos", "Anna", "Berta")
        for _ in range(plays):
            sitting = await here.sitting()
            mine = sitting.due() == (sitting.seat_of("memory:anna"),)
            await write(here, "Anna" if mine else "Berta")
        await here.press("Anna", "More")
        await here.press("Anna", how)
        sitting = await here.sitting()
        assert here.public().sheet.lines[0] == told
        assert [said(sitting, text) for _, text in chronicle(sitting)].count(told) == 1
        log = [load_entry(row) for row in await here.house.store.log(sitting.id)]
        for n in range(len(log) + 1):
            screen = look_screen(sitting, log, n)
            last = not plays or n >= len(log) - 1  # what was noted is with the move before it
            assert (told in [said(sitting, text) for text in screen.paragraphs]) == last
            assert screen.order.ended == last, "then nobody is to play"
        assert here.public().sheet.result == (how == "Give up"), "nobody has won what was ended"


def said(sitting: Sitting, text: Text) -> str:
    return Words().say(text, cast.names(sitting))
