"""Whole games in a real Chromium, and a few moves in each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.words import Words
from games.rummy import RUMMY
from games.text import Text
from tests.bot.web.site import lay_out, site
from tests.bot.web.test_browser import GAMES, PHONE, begin, box_of, chromium, person, play, pointed

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

TO_THE_END = """() => new Promise((ended) => {
  let presses = 0;
  const each = setInterval(() => {
    if (document.querySelector('.ours button[data-verb=rematch]')) {
      clearInterval(each);
      ended(presses);
      return;
    }
    const mine = document.querySelector('.mine');
    if (mine.hidden || mine.classList.contains('waiting')) return;
    const key = mine.querySelector('[data-verb=confirm], [data-verb=next]')
      ?? mine.querySelector('[data-verb=menu]');
    if (!key) return;
    presses += 1;
    key.click();
  }, 30);
})"""
"""Somebody who takes the first choice each time, as fast as the page lets them."""


async def test_whole_games_of_all_three_on_a_phone(tmp_path: Path):
    """From the first press to the result, one after the other, and the deal is checked."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, size=PHONE, reduced_motion="reduce") as page,
    ):
        for game in reversed(GAMES):
            await begin(page, address, game)
            assert await page.evaluate(TO_THE_END) > 5, game
            await expect(page.locator(".picture img.there").last).to_be_visible()
            await expect(page.locator(".mine")).to_be_hidden()
            await page.locator(".ours button[data-verb=verify]").click()
            await expect(page.locator("dialog")).to_contain_text("All is well")
        await page.goto(address)
        await expect(page.locator(".my-tables")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "it", "es"])
async def test_a_few_moves_in_each_language(tmp_path: Path, language: str):
    """The page, the questions and the picture's words are in the browser's language."""
    words = Words(language)
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, size=PHONE, locale=f"{language}-CH") as page,
    ):
        await page.goto(address)
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await expect(page.locator("[data-game=dog]")).to_have_text(
            words.say(Text("web-against-computers"))
        )
        await begin(page, address, "caminos")
        guest = words.say(Text("web-guest"))
        for _ in range(2):
            await play(page, guest)
        await expect(page.locator(".log")).to_contain_text(guest)
        await page.goto(address)
        mine = page.locator(".my-tables a")
        await expect(mine).to_have_count(1)
        await mine.click()
        await expect(page.locator(".mine.due")).to_be_visible()


async def test_a_tile_let_go_over_a_set_goes_to_that_set(tmp_path: Path):
    """Of two sets that take it; what it would be is shown, and played with one press."""
    async with chromium() as browser, person(browser) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[b4 b5 b6] {r7 k7 y7} [k10 k11 k12]", "b7 y1 k1")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            await drag(page, ".picture .spot.toggle >> nth=0", 0.14, 0.32)
            await expect(page.locator(".mine .question")).to_contain_text("b7")
            await page.locator(".mine button[data-verb=confirm]").click()
            await expect(page.locator(".log")).to_contain_text("[b4 b5 b6 b7]")


async def test_pointing_at_the_table_finds_a_place_for_the_tiles_picked(tmp_path: Path):
    """Where no set lies: as the button does, but a tile let go there leaves room for more."""
    async with chromium() as browser, person(browser) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[k10 k11 k12]", "r4 r5 r6 y1")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            question = page.locator(".mine .question")
            for said in ("r4", "r4 and r5", "r4, r5 and r6"):
                tile = f".picture .spot.toggle >> nth={said.count('r') - 1}"
                await drag(page, tile, 0.8, 0.32)
                await expect(question).to_contain_text(f"Picked: {said}")
            await pointed(page, 0.8, 0.32)
            await expect(question).to_contain_text("New or changed: [r4 r5 r6]")


def racks(folder: Path, table: str, rack: str) -> None:
    """A position of Rummy: this table, this rack in front of whoever is not a computer."""

    def written(mine: int) -> str:
        hands = [f"!{rack}" if seat == mine else f"!r{seat + 1} r{seat + 9}" for seat in range(4)]
        return f"4 - ; {table} ; {' / '.join(hands)} ; turn {mine}"

    lay_out(folder, RUMMY, written)


async def drag(page: Page, what: str, right: float, down: float) -> None:
    """Take something in the picture and let it go at a place of it."""
    await expect(page.locator(".mine.due")).to_be_visible()
    taken, board = await box_of(page.locator(what)), await box_of(page.locator(".picture"))
    await page.mouse.move(taken["x"] + taken["width"] / 2, taken["y"] + taken["height"] / 2)
    await page.mouse.down()
    x, y = board["x"] + board["width"] * right, board["y"] + board["height"] * down
    await page.mouse.move(x, y, steps=6)
    await page.mouse.up()


async def test_a_finger_sees_the_set_on_which_it_lets_a_tile_go(tmp_path: Path):
    """It is outlined, and shown larger beside the finger; a thumb's breadth beside it still is it."""
    async with chromium() as browser, person(browser, size=PHONE, has_touch=True) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[r1 r2 r3] [k10 k11 k12]", "r4 y1 y2")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            await expect(page.locator(".picture .spot.toggle")).to_have_count(3)
            finger = await page.context.new_cdp_session(page)
            taken = await box_of(page.locator(".picture .spot.toggle").first)
            board = await box_of(page.locator(".picture"))

            async def touch(kind: str, *at: float) -> None:
                points = [{"x": at[0], "y": at[1]}] if at else []
                await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

            await touch("touchStart", taken["x"] + 10, taken["y"] + 10)
            aim = page.locator(".picture .spot.aimed")
            x, y = board["x"] + 60, taken["y"]
            while not await aim.count():
                y -= 1
                await touch("touchMove", x, y)
            await expect(page.locator(".loupe .spot.aimed")).to_be_visible()
            tray = await aim.bounding_box()
            assert tray is not None
            assert tray["y"] + tray["height"] < y, "it is reached from below it"
            await touch("touchEnd")
            await expect(page.locator(".loupe")).to_have_count(0)
            await expect(page.locator(".mine .question")).to_contain_text("[r1 r2 r3 r4]")
