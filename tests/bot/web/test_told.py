"""What a page tells of its own accord: to those who hear it, and where something is proposed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.site import site
from tests.bot.web.test_browser import (
    DESK,
    PHONE,
    begin,
    chromium,
    free_port,
    my_turn,
    person,
    play,
)

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

HEAR = """
window.spoken = [];
new MutationObserver((changes) => {
  for (const change of changes) {
    if (change.target.id === 'live') window.spoken.push(...[...change.addedNodes].map((one) => one.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Remembers what a screen reader would have read."""


async def spoken(page: Page) -> list[str]:
    return await page.evaluate("window.spoken")


async def past(page: Page) -> list[str]:
    """The log, without its times."""
    lines = "[...document.querySelectorAll('.log li')].map((one) => one.firstChild.textContent)"
    return await page.evaluate(lines)


async def test_a_restarted_server_does_not_read_the_game_aloud_again(tmp_path: Path):
    """Only what is new since what the page had shown; after a reload at most how it stands."""
    port = free_port()
    async with chromium() as browser, person(browser) as page:
        await page.add_init_script(HEAR)
        async with site(tmp_path, port=port) as address:
            await begin(page, address, "rummy")
            for _ in range(2):
                await play(page)
            await my_turn(page)
            old = await past(page)
            assert len(old) > 4
            assert set(await spoken(page)) & set(old), "what happens is told"
            await page.evaluate("window.spoken = []")
        async with site(tmp_path, port=port):
            await play(page)
            await my_turn(page)
            heard = await spoken(page)
            assert not set(heard) & set(old), heard
            assert set(heard) & set(await past(page)), "what came after is told"
            await page.reload()
            await my_turn(page)
            await expect(page.locator(".log li").first).to_be_visible()
            assert len(await spoken(page)) <= 1, await spoken(page)


@asynccontextmanager
async def friends(folder: Path, game: str, *sizes: dict[str, int]) -> AsyncIterator[list[Page]]:
    """Anna and Ben at a table of two: Anna first."""
    async with (
        site(folder) as address,
        chromium() as browser,
        person(browser, size=sizes[0]) as anna,
        person(browser, size=sizes[-1]) as ben,
    ):
        await anna.goto(address)
        await anna.locator("#name").fill("Anna")
        await anna.get_by_role("button", name=f"{game}: Play with friends").click()
        await expect(anna.locator(".mine")).to_be_visible()  # whoever opens a table sits at it
        await ben.goto(anna.url)
        await ben.locator("#name").fill("Ben")
        await ben.locator(".ours").get_by_role("button", name="Join").click()
        await expect(anna.locator(".ours")).to_contain_text("Ben")
        await anna.locator(".ours").get_by_role("button", name="Start").click()
        for one in (anna, ben):
            await expect(one.locator(".mine .question")).to_be_visible()
            await expect(one.locator(".views")).to_contain_text("My hand")
        yield [anna, ben]


async def propose(page: Page, what: str) -> None:
    await page.locator(".ours button[data-verb=more]").click()
    await page.locator("dialog").get_by_role("button", name=what).click()
    await page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_proposal_is_in_sight_with_its_answers_and_its_end_is_told(
    tmp_path: Path, size: dict[str, int]
):
    """At once, wherever one has scrolled, beside the rack; whoever asked reads who said no."""
    async with friends(tmp_path, "Rummy", DESK, size) as (anna, ben):
        await propose(anna, "Pause")
        no = ben.locator(".proposal button[data-verb=decline]")
        await expect(no).to_be_in_viewport(ratio=1)
        await expect(ben.locator(".proposal")).to_contain_text("Anna proposes: a pause")
        await expect(ben.locator(".ours")).not_to_contain_text("proposes")
        tile = ben.locator(".picture .spot.toggle").last
        if size is PHONE:
            await expect(tile).to_be_in_viewport(ratio=1)
        box, rack = await ben.locator(".proposal").bounding_box(), await tile.bounding_box()
        assert box is not None
        assert rack is not None
        beside = rack["x"] + rack["width"] <= box["x"]
        assert beside or box["y"] + box["height"] <= rack["y"], "the rack is not covered"
        await ben.mouse.wheel(0, 2000)
        await expect(no).to_be_in_viewport(ratio=1)
        await no.click()
        told = "“Anna proposes: a pause.” – Ben says no."
        await expect(anna.locator(".note")).to_have_text(told)
        await expect(anna.locator(".log")).to_contain_text(told)
        await expect(anna.locator(".proposal")).to_be_hidden()
        await expect(ben.locator(".proposal")).to_be_hidden()
