"""Tiles of Rummy carried over the table: which set is meant, and what is said where none takes them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.site import site
from tests.bot.web.test_browser import begin, box_of, chromium, my_turn, person, point
from tests.bot.web.test_whole_evenings import drag, racks

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

TILE = ".picture .spot.toggle >> nth={}"
AIM = ".picture .spot.aimed"


@asynccontextmanager
async def rack(folder: Path, table: str, tiles: str) -> AsyncIterator[Page]:
    """A page at whose table these sets and these tiles lie."""
    async with chromium() as browser, person(browser) as page:
        async with site(folder) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(folder, table, tiles)
        async with site(folder) as address:
            await page.goto(f"{address}/r/{room}")
            await my_turn(page)  # the picture is there, and nothing moves any more
            yield page


async def held_over(page: Page, what: str, x: float, y: float) -> None:
    """Take a tile and hold it over a point of the page."""
    await expect(page.locator(".mine.due")).to_be_visible()
    tile = await box_of(page.locator(what))
    await page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(x, y, steps=6)


async def test_a_tile_let_go_beside_a_set_goes_to_it(tmp_path: Path):
    """Where one would append it; the set that is meant lights up before the tile is let go."""
    async with rack(tmp_path, "[k10 k11 k12]", "b7 k13 y1") as page:
        board = await box_of(page.locator(".picture"))
        middle = board["x"] + board["width"] * 0.14, board["y"] + board["height"] * 0.32
        await held_over(page, TILE.format(1), *middle)
        aimed = await box_of(page.locator(AIM))
        beside = aimed["x"] + aimed["width"] + 20, aimed["y"] + aimed["height"] / 2
        await page.mouse.move(*beside, steps=3)
        await expect(page.locator(AIM)).to_be_visible()
        await page.mouse.move(beside[0] + 100, beside[1], steps=3)
        await expect(page.locator(AIM)).to_have_count(0)
        await page.mouse.move(*beside, steps=3)
        await page.mouse.up()
        await expect(page.locator(".mine .question")).to_contain_text("You lay k13.")


async def test_what_is_aimed_at_stays_outlined_when_the_page_is_drawn_anew(tmp_path: Path):
    """Somebody else may do something at any time, also while one holds a tile still."""
    async with rack(tmp_path, "[k10 k11 k12]", "b7 k13 y1") as page:
        board = await box_of(page.locator(".picture"))
        middle = board["x"] + board["width"] * 0.14, board["y"] + board["height"] * 0.32
        await held_over(page, TILE.format(1), *middle)
        await expect(page.locator(AIM)).to_be_visible()
        tile = await page.locator(TILE.format(0)).element_handle()
        assert tile is not None
        async with await page.context.new_page() as other:
            await other.goto(page.url)
            await other.locator(TILE.format(2)).wait_for()
            await point(other, 2)
        await page.wait_for_function("tile => !tile.isConnected", arg=tile)
        await expect(page.locator(AIM)).to_be_visible()


async def test_a_set_that_does_not_take_a_tile_is_said_to(tmp_path: Path):
    """Also if the tile goes elsewhere: it is picked, and nothing lies where nobody wanted it."""
    async with rack(tmp_path, "[b1 b2 b3] [k10 k11 k12]", "b7 k13 y1") as page:
        await drag(page, TILE.format(1), 0.14, 0.32)
        await expect(page.locator(".note")).to_have_text(
            "Not onto that set, but there is a place elsewhere."
        )
        await expect(page.locator(".mine .question")).to_have_text("Picked: k13. It fits.")


async def test_a_picked_tile_that_nothing_takes_stays_picked(tmp_path: Path):
    """Carried to the table once more, it is not put back."""
    async with rack(tmp_path, "[b1 b2 b3]", "b7 k13 y1") as page:
        asked = page.locator(".mine .question")
        for _ in range(2):
            await drag(page, TILE.format(1), 0.14, 0.32)
            await expect(page.locator(".note")).to_have_text("Not onto that set.")
            await page.locator(".note").click()
            await expect(asked).to_contain_text("Picked: k13.")


async def test_a_tile_that_goes_to_another_set_than_meant_is_said_to(tmp_path: Path):
    """While a lay is looked at, more tiles follow: whether where they were let go is not known before."""
    async with rack(tmp_path, "[b1 b2 b3] [b4 b5 b6] [k10 k11 k12]", "b7 k13 y1") as page:
        question, said = page.locator(".mine .question"), page.locator(".note")
        await drag(page, TILE.format(0), 0.43, 0.32)
        await expect(question).to_contain_text("You lay b7.")
        board = await box_of(page.locator(".picture"))
        wrong = board["x"] + board["width"] * 0.14, board["y"] + board["height"] * 0.32
        await held_over(page, TILE.format(1), *wrong)
        await expect(page.locator(AIM)).to_be_visible()
        await expect(page.locator(".picture .spot.here")).to_have_count(0)
        await page.mouse.up()
        await expect(question).to_contain_text("You lay b7 and k13.")
        await expect(said).to_have_text("Not onto that set, but there is a place elsewhere.")


async def test_a_tile_that_goes_where_it_was_meant_needs_no_word(tmp_path: Path):
    """Onto another set of the same lay, or onto one that the lay has changed."""
    async with rack(tmp_path, "[b1 b2 b3] [k10 k11 k12]", "b4 b5 k13 y1") as page:
        question = page.locator(".mine .question")
        await drag(page, TILE.format(0), 0.14, 0.32)
        await expect(question).to_contain_text("You lay b4.")
        for tile, right, laid in ((1, 0.14, "b4 and b5"), (2, 0.63, "b4, b5 and k13")):
            board = await box_of(page.locator(".picture"))
            x, y = board["x"] + board["width"] * right, board["y"] + board["height"] * 0.32
            await held_over(page, TILE.format(tile), x, y)
            await expect(page.locator(AIM)).to_be_visible()
            await page.mouse.up()
            await expect(question).to_contain_text(f"You lay {laid}.")
            assert await page.locator(".note").count() == 0
