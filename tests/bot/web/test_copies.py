"""Everyone has a copy of their own of what all see: in their words, with what is theirs to press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.platforms.web.identity import Signer
from bot.platforms.web.pictures import Pictures
from bot.platforms.web.shelf import Page, Reader, Shelf
from bot.screen import Sheet
from tests.bot.web.site import Visitor, due, keys, site, visitor


@asynccontextmanager
async def guests(folder: Path, **languages: str) -> AsyncIterator[list[Visitor]]:
    """A site, and visitors by their names, with the languages that their browsers ask for."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(site(folder))
        yield [
            await stack.enter_async_context(visitor(address, name, language))
            for name, language in languages.items()
        ]


async def test_everyone_reads_the_public_side_in_their_own_language(tmp_path: Path):
    """Lines, buttons, log and the picture's text, of one table in one room."""
    async with guests(tmp_path, Anna="en", Bea="de-CH,de;q=0.9") as (anna, bea):
        await anna.open("caminos")
        bea.room = anna.room
        lobby = await anna.until(lambda t: "public" in t)
        assert "Caminos for 2: who plays?" in lobby["public"]["lines"]
        seen = await bea.until(lambda t: "public" in t)
        assert "Caminos zu 2: Wer spielt mit?" in seen["public"]["lines"]
        await anna.press(keys(lobby["public"])["Join"])
        await bea.press(keys(seen["public"])["Mitspielen"])
        await anna.press(keys(lobby["public"])["Start"])
        table = await anna.until(lambda t: "is to play." in str(t["public"]["lines"]))
        turn = await bea.until(lambda t: "ist am Zug." in str(t["public"]["lines"]))
        one, other = table["public"]["picture"], turn["public"]["picture"]
        assert one["words"] != other["words"]
        assert one["name"] == other["name"] or one["alt"] != other["alt"]


async def test_the_log_is_told_in_the_words_of_each_reader(tmp_path: Path):
    """What was played, to one who plays and to one who looks on."""
    async with guests(tmp_path, Anna="en", Chloé="fr") as (anna, chloe):
        await anna.open("rummy", solo=True)
        table = await anna.until(due)
        await anna.act(what="typed", text="draw", table=table["id"], pane="private")
        table = await anna.until(lambda t: any("Anna draws" in line for _, line in t["log"]))
        watched = await chloe.until(lambda t: t.get("log"), f"/events/w/{table['watch']}")
        assert any("Anna pioche" in line for _, line in watched["log"])
        assert not watched["public"]["rows"], "whoever looks on has nothing to press"


async def test_what_is_asked_for_over_the_page_is_in_the_asker_s_language(tmp_path: Path):
    """The table's own menu, in a room of another language."""
    async with guests(tmp_path, Anna="en", Bea="de") as (anna, bea):
        await anna.open("dog", solo=True)
        table = await anna.until(due)
        bea.room = anna.room
        token = keys(table["public"])["More"]
        first, *_ = (await anna.press(token))["sheet"]["lines"]
        assert first == f"DOG, table {table['id']}"
        first, *_ = (await bea.press(token))["sheet"]["lines"]
        assert first == f"DOG, Tisch {table['id']}"


async def test_what_became_old_while_it_was_worded_is_not_told():
    """A newer sheet comes while the one before is put into a reader's words."""
    signer = Signer(b"key")
    shelf = Shelf(signer, Pictures(signer))
    page = Page("anna", Reader("web:anna", "en"))
    await shelf.enter("room", page)

    async def slow(_: str | None, __: str) -> Sheet:
        await shelf.put("room", "table", None, Sheet(("new",)))
        return Sheet(("old",))

    await shelf.put("room", "table", None, Sheet(("old",), copy=slow))
    [told] = await page.news()
    assert told["public"]["lines"] == ("new",)


async def test_a_lobby_offers_everyone_what_they_can_do_next(tmp_path: Path):
    """Join to whoever does not sit there, and nothing that would only refuse them; to those who do
    all else, and to the opener Start, first when they are enough.
    """
    async with guests(tmp_path, Anna="en", Bea="en") as (anna, bea):
        await anna.open("caminos")
        bea.room = anna.room
        lobby = await anna.until(lambda t: "public" in t)
        assert good(lobby) == ["Join"]
        await anna.press(keys(lobby["public"])["Join"])
        mine = await anna.until(lambda t: "Leave" in keys(t["public"]))
        assert "Join" not in keys(mine["public"])
        assert good(mine) == []
        theirs = await bea.until(lambda t: "1. Anna" in str(t["public"]["lines"]))
        assert good(theirs) == ["Join"]
        assert list(keys(theirs["public"])) == ["Join"]
        await anna.press(keys(mine["public"])["+ computer"])
        assert good(await anna.until(good)) == ["Start"]
        full = await bea.until(lambda t: "free" not in str(t["public"]["lines"]))
        assert good(full) == ["Join"], "a computer makes room"
        await bea.press(keys(full["public"])["Join"])
        theirs = await bea.until(lambda t: "Leave" in keys(t["public"]))
        assert not {"Start", "Options"} & set(keys(theirs["public"])), "they are the opener's"
        assert {"Start", "Options"} <= set(keys(mine["public"]))
        assert good(theirs) == []


async def test_who_comes_late_has_nothing_to_press_in_a_full_lobby(tmp_path: Path):
    """All chairs are people's; and what was pressed elsewhere is refused without a word of admins."""
    async with guests(tmp_path, Anna="en", Bea="en", Cleo="en") as (anna, bea, cleo):
        await anna.open("caminos")
        lobby = await anna.until(lambda t: "public" in t)
        for one in (anna, bea):
            one.room = anna.room
            await one.press(keys(lobby["public"])["Join"])
        cleo.room = anna.room
        await cleo.until(lambda t: "public" in t)
        full = await cleo.until(lambda t: "free" not in str(t["public"]["lines"]))
        assert keys(full["public"]) == {}
        said = (await cleo.press(keys(lobby["public"])["Start"]))["said"]
        assert said == ["Only Anna, who opened this table, can do that."]


async def test_whoever_looks_on_is_offered_nothing_that_is_for_players(tmp_path: Path):
    """Neither a hand while it runs, nor a rematch when it is over; the founder of the room decides
    there though somebody else has opened the table.
    """
    async with guests(tmp_path, Anna="en", Bea="en", Cleo="en") as (anna, bea, cleo):
        await anna.open()
        bea.room = cleo.room = anna.room
        await bea.command("play", "caminos")
        lobby = await anna.until(lambda t: "public" in t)
        assert {"Join", "Options", "Start"} <= set(keys(lobby["public"])), "the room is hers"
        table = await bea.until(lambda t: "public" in t)
        await bea.press(keys(table["public"])["Play against computers"])
        mine = await bea.until(lambda t: "My hand" in keys(t["public"]))
        await cleo.until(lambda t: "public" in t)
        seen = await cleo.until(lambda t: "More" in keys(t["public"]))
        assert set(keys(mine["public"])) - set(keys(seen["public"])) == {"My hand"}
        assert good(seen) == []
        more = (await bea.press(keys(mine["public"])["More"]))["sheet"]
        await bea.press(keys(more)["End this game"])
        mine = await bea.until(lambda t: "ended" in str(t["public"]["lines"]))
        seen = await cleo.until(lambda t: "ended" in str(t["public"]["lines"]))
        assert set(keys(mine["public"])) - set(keys(seen["public"])) == {"Once more"}


async def test_whoever_opens_a_table_is_given_a_chair_once_they_have_seen_it(tmp_path: Path):
    """The page presses the join of the opener by itself, from two windows without a word; who has
    left again stays away.
    """
    async with guests(tmp_path, Anna="en") as [anna]:
        await anna.open("caminos")
        lobby = await anna.until(lambda t: "public" in t)
        at_once = keys(lobby["public"])["Join"]
        assert at_once.endswith(".1")
        assert (await anna.press(at_once))["said"] == ["You sit on chair 1."]
        assert (await anna.press(at_once))["said"] == []
        mine = await anna.until(lambda t: "Leave" in keys(t["public"]))
        await anna.press(keys(mine["public"])["Leave"])
        left = await anna.until(lambda t: "Join" in keys(t["public"]))
        assert keys(left["public"])["Join"].endswith(".0")


async def test_whoever_proposes_something_waits_for_the_others_or_withdraws_it(tmp_path: Path):
    """They have agreed already; the others answer, and nobody can withdraw it for them."""
    async with guests(tmp_path, Anna="en", Bea="de") as (anna, bea):
        await anna.open("caminos")
        bea.room = anna.room
        lobby = await anna.until(lambda t: "public" in t)
        for one in (anna, bea):
            await one.press(next(iter(keys(lobby["public"]).values())))
        await anna.press(keys(lobby["public"])["Start"])
        table = await anna.until(lambda t: "More" in keys(t["public"]))
        more = (await anna.press(keys(table["public"])["More"]))["sheet"]
        await anna.press(keys(more)["Pause"])
        asked = await anna.until(lambda t: "Withdraw" in keys(t["public"]))
        assert not {"Agree", "No"} & set(keys(asked["public"]))
        assert asked["public"]["lines"][0] == "Anna proposes: a pause. Still to agree: Bea."
        theirs = await bea.until(lambda t: "Einverstanden" in keys(t["public"]))
        assert "Zurückziehen" not in keys(theirs["public"])
        off = keys(asked["public"])["Withdraw"]
        assert (await bea.press(off))["said"] == ["Das hat jemand anderes vorgeschlagen."]
        assert (await anna.press(off))["said"] == ["You have withdrawn it."]
        await bea.until(lambda t: "Einverstanden" not in keys(t["public"]))


def good(table: dict[str, Any]) -> list[str]:
    """The buttons that are offered first."""
    rows = table["public"]["rows"]
    return [key["label"] for row in rows for key in row if key["style"] == "good"]


async def test_rules_and_games_are_answered_in_the_asker_s_language(tmp_path: Path):
    """In a room of another language, what is asked for is shown to the asker alone."""
    async with guests(tmp_path, Anna="en", Bea="de") as (anna, bea):
        await anna.open("rummy", solo=True)
        bea.room = anna.room
        for one, told in ((anna, "Everyone plays alone"), (bea, "Jeder spielt für sich")):
            assert told in str((await one.command("rules"))["sheet"]["lines"])
        assert (await bea.command("play"))["sheet"]["lines"] == ["Welches Spiel?"]


async def test_what_ends_something_says_before_what_it_does(tmp_path: Path):
    """Every press that the page asks about twice has a sentence of its own."""
    async with guests(tmp_path, Anna="en", Bea="en") as (anna, bea):
        await anna.open("caminos")
        bea.room = anna.room
        lobby = await anna.until(lambda t: "public" in t)
        sheets = [(await anna.press(keys(lobby["public"])["Options"]))["sheet"]]
        for one in (anna, bea):
            await one.press(keys(lobby["public"])["Join"])
        await anna.press(keys(lobby["public"])["Start"])
        table = await anna.until(lambda t: "More" in keys(t["public"]))
        sheets.append((await anna.press(keys(table["public"])["More"]))["sheet"])
        all_keys = [key for sheet in sheets for row in sheet["rows"] for key in row]
        verbs = {key["token"].split(".")[0] for key in all_keys if key["style"] == "bad"}
        assert verbs == {"close", "kick", "propose", "cancel"}
        said = (await (await anna.get("/api/me")).json())["words"]
        assert {f"sure-{verb}" for verb in verbs} <= said.keys()


async def test_commands_are_known_in_one_s_own_language(tmp_path: Path):
    """By the names that they have on Discord, and by the English ones; not in a third language."""
    async with guests(tmp_path, Anna="en", Bea="de") as (anna, bea):
        await anna.open("rummy", solo=True)
        bea.room = anna.room
        for name in ("rules", "regeln", "Regeln"):
            assert "Jeder spielt für sich" in str((await bea.command(name))["sheet"]["lines"])
        assert "reglas" in (await bea.command("reglas"))["said"][0]
        assert "regeln" in (await anna.command("regeln"))["said"][0]


async def test_help_on_a_page_tells_how_a_page_is_used(tmp_path: Path):
    """What one points at, drags and writes; no command that brings a hand or a table elsewhere."""
    async with guests(tmp_path, Anna="en", Bea="de") as (anna, bea):
        await anna.open("rummy", solo=True)
        bea.room = anna.room
        told = str((await anna.command("help"))["sheet"]["lines"])
        for part in ("tap or click", "dragged", "“My hand” and “Table”", "Arrow keys", "written"):
            assert part in told, part
        assert not {"/hand", "/move", "/play"} & set(told.replace(",", " ").split())
        assert "„Meine Hand“ und „Tisch“" in str((await bea.command("hilfe"))["sheet"]["lines"])
