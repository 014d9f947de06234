"""Whole games in a real Chromium, and a few moves in each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.words import Words
from games.text import Text
from tests.bot.web.site import site
from tests.bot.web.test_browser import GAMES, LONG, PHONE, begin, chromium, person, play

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
            await expect(page.locator(".picture img.there").last).to_be_visible(timeout=LONG)
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
        await expect(page.locator(".mine.due")).to_be_visible(timeout=LONG)
