"""Moves that are seen in a real Chromium: pieces travel over the picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.manners import Manners
from tests.bot.web.site import site
from tests.bot.web.test_browser import begin, chromium, my_turn, person, play

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

COUNTING = """() => {
  const there = document.querySelectorAll('.picture > .piece').length;  // on their way already
  window.travelled = { came: there, went: 0 };
  const count = (nodes) => [...nodes].filter((node) => node.classList?.contains('piece')).length;
  new MutationObserver((changes) => changes.forEach(({ addedNodes, removedNodes }) => {
    travelled.came += count(addedNodes);
    travelled.went += count(removedNodes);
  })).observe(document.querySelector('.picture'), { childList: true });
}"""


async def travelled(page: Page) -> tuple[int, int]:
    """How many pieces came and went."""
    found = await page.evaluate("travelled")
    return found["came"], found["went"]


async def until_all_lie(page: Page) -> None:
    await page.wait_for_function("() => travelled.came > 0 && travelled.came === travelled.went")
    await expect(page.locator(".piece")).to_have_count(0)


@pytest.mark.parametrize("game", ["dog", "rummy"])
async def test_pieces_travel_and_nothing_is_left_of_them(tmp_path: Path, game: str):
    """While a game goes on, and what is then shown is the newest picture alone."""
    async with (
        site(tmp_path, Manners(pace=0.5)) as address,
        chromium() as browser,
        person(browser) as page,
    ):
        await begin(page, address, game)
        await page.evaluate(COUNTING)
        for _ in range(12):  # a gift moves nothing, and what came too fast is only shown
            await play(page)
            await my_turn(page)
            if (await travelled(page))[0]:
                break
        await until_all_lie(page)
        await expect(page.locator(".picture img")).to_have_count(1)
        await expect(page.locator(".picture img.there")).to_have_count(1)


async def test_whoever_wants_no_motion_sees_none(tmp_path: Path):
    """Not even a fading."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, reduced_motion="reduce") as page,
    ):
        await begin(page, address, "caminos")
        await page.evaluate(COUNTING)
        await play(page)
        await my_turn(page)
        assert await travelled(page) == (0, 0)
        image = page.locator(".picture img").last
        assert await image.evaluate("image => getComputedStyle(image).transitionDuration") == "0s"


async def test_a_page_that_comes_later_sees_the_position_and_no_move(tmp_path: Path):
    """After a reload, and when the line was cut while others went on."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        await play(page)
        await my_turn(page)
        await page.reload()
        await page.locator(".picture").wait_for(state="attached")
        await page.evaluate(COUNTING)
        await my_turn(page)
        await page.context.set_offline(offline=True)
        await page.context.set_offline(offline=False)
        await page.locator(".mine button[data-verb=menu]").first.click()
        await expect(page.locator(".mine button[data-verb=back]")).to_be_visible()
        assert await travelled(page) == (0, 0)
