"""What a page tells of its own accord: to those who hear it, and where something is proposed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import FloatRect, Locator, Page, expect

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


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Do two boxes not touch?"""
    assert one is not None
    assert other is not None
    return (
        one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
        or one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
    )


async def mistyped(page: Page) -> Locator:
    """Somebody writes what is no move; what they are told."""
    await page.locator("#move").fill("nonsense")
    await page.locator(".typing").get_by_role("button", name="Send").click()
    await expect(page.locator(".note.alert")).to_be_visible()
    return page.locator(".note.alert")


async def test_an_alert_leaves_the_field_free_in_which_one_writes(tmp_path: Path):
    """On a phone, wherever one has scrolled; it lies below where nothing is written."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, size=PHONE) as page,
    ):
        await begin(page, address, "rummy")
        alert = await mistyped(page)
        form = page.locator(".typing")
        for top in (0, 200, 400, 600, 800):
            await page.evaluate("top => scrollTo(0, top)", top)
            await page.evaluate("() => new Promise(requestAnimationFrame)")
            assert apart(await alert.bounding_box(), await form.bounding_box()), top
            await expect(alert).to_be_in_viewport(ratio=1)
        await page.evaluate("scrollTo(0, 0)")
        await page.locator(".picture").focus()
        await mistyped(page)
        await page.locator(".note.alert").click()
        await expect(alert).to_have_count(0)


async def test_an_alert_is_gone_with_the_next_thing_that_works(tmp_path: Path):
    """Whether that is a press, or a dialog that would lie over it; the focus is not lost."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "rummy")
        alert = await mistyped(page)
        await alert.focus()
        await page.evaluate("document.querySelector('.mine [data-verb=toggle]').click()")
        await expect(alert).to_have_count(0)
        await expect(page.locator("#move")).to_be_focused()
        alert = await mistyped(page)
        await page.get_by_role("button", name="Menu").click()
        await expect(page.locator("dialog")).to_be_visible()
        await expect(alert).to_have_count(0)


async def test_an_alert_stays_for_as_long_as_one_reads_it(tmp_path: Path):
    """Ten seconds for a hundred letters."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await page.clock.install()
        await begin(page, address, "rummy")
        alert = await mistyped(page)
        time = 4000 + 60 * len(await alert.inner_text())
        await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + 1)
        await page.clock.run_for(time // 2)
        await expect(alert).to_be_visible()
        await page.clock.run_for(time // 2)
        await expect(alert).to_have_count(0)
