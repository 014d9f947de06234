"""What a page tells of its own accord: to those who hear it, and where something is proposed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.bot.web.site import site
from tests.bot.web.test_browser import begin, chromium, free_port, my_turn, person, play

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
