"""A hand of DOG in a real Chromium: cards are pointed at, and put back for others."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from games.dog import DOG
from tests.bot.web.site import lay_out, site
from tests.bot.web.test_browser import PHONE, begin, chromium, my_turn, person, point

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

STREAM = "text/event-stream"
DOT = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
BESIDE_THE_BUTTONS = """() => {
  const [first, ...others] = document.querySelectorAll('.mine > *');
  const lastButtons = others.findLastIndex((one) => one.matches('.row'));
  return first.matches('.question') && !others.slice(0, lastButtons).some((one) => one.matches('p'));
}"""


@asynccontextmanager
async def holding(
    folder: Path, marbles: str | Callable[[int], str], cards: str
) -> AsyncIterator[Page]:
    """Somebody with a phone who is to play, with these marbles and cards; marbles may depend on
    the seat.
    """

    def written(mine: int) -> str:
        own = marbles if isinstance(marbles, str) else marbles(mine)
        places = " / ".join(own if seat == mine else "-" for seat in range(4))
        hands = " / ".join(cards if seat == mine else "5" for seat in range(4))
        return f"4 2x2 braendi ; {places} ; {hands} ; turn {mine}"

    async with chromium() as browser, person(browser, size=PHONE) as page:
        async with site(folder) as address:
            await begin(page, address, "dog")
            room = page.url.rsplit("/", 1)[1]
        lay_out(folder, DOG, written)
        async with site(folder) as address:
            await page.goto(f"{address}/r/{room}")
            await my_turn(page)
            yield page


async def test_another_card_is_chosen_by_pointing_at_it(tmp_path: Path):
    """The first one goes back by itself; equal cards are outlined together, however many."""
    async with holding(tmp_path, "10,14", "39QQQK") as page:
        question = page.locator(".mine .question")
        cards = page.locator(".picture .spot")
        await expect(cards).to_have_count(4)
        await expect(page.locator(".picture .spot.large")).to_have_count(0)
        nine = await cards.nth(1).bounding_box()
        assert nine is not None
        await point(page, 0)
        await expect(question).to_have_text("The 3: which marble?")
        await page.mouse.click(nine["x"] + nine["width"] / 2, nine["y"] + nine["height"] / 2)
        await expect(question).to_have_text("The 9: which marble?")


async def test_the_question_comes_first_and_is_in_sight_on_a_phone(tmp_path: Path):
    """With its answers; what happened is below, where it cannot push them away."""
    async with holding(tmp_path, "10,14", "39QQQK") as page:
        await expect(page.locator(".mine .question")).to_have_text("Which card do you lay?")
        assert await page.evaluate(BESIDE_THE_BUTTONS)
        last = await page.locator(".mine button[data-verb=menu]").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] <= PHONE["height"]


async def test_ones_own_hand_may_come_before_the_table(tmp_path: Path):
    """What is told to one person and what is told to all are sent one by one, in any order."""
    key = {"label": "5", "token": "menu.1", "style": "plain"}
    own = {
        "lines": ["Which card?"],
        "rows": [[key]],
        "also": [],
        "typed": "5 12>17",
        "mention": True,
    }
    news = {"id": "a", "number": 1, "private": own, "fresh": []}
    told = f"event: table\ndata: {json.dumps(news)}\n\n"
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await page.route("**/events/**", lambda to: to.fulfill(content_type=STREAM, body=told))
        await page.goto(address)
        await page.get_by_role("button", name="Open a room").click()
        await expect(page.locator(".mine .question")).to_have_text("Which card?")


async def test_an_outline_leaves_free_what_lies_on_a_card_s_edge(tmp_path: Path):
    """The tab of a card that was passed on says from whom, also while the card can be pressed."""
    cards = [{"label": one, "token": f"menu.{one}", "style": "plain"} for one in "27"]
    for key in cards:
        key["spot"] = f"card:{key['label']}"
    picture = {
        "name": "hand",
        "width": 400,
        "height": 300,
        "alt": "",
        "words": "",
        "spots": {
            "card:2": [20, 60, 100, 200],
            "tab:2": [40, 40, 60, 40],
            "card:7": [220, 60, 100, 200],
        },
        "moved": {"moment": "", "since": "", "motions": []},
    }
    own = {"lines": ["Which card?"], "rows": [cards], "also": [], "typed": "5", "picture": picture}
    news = {"id": "a", "number": 1, "private": own, "fresh": []}
    told = f"event: table\ndata: {json.dumps(news)}\n\n"
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await page.route("**/events/**", lambda to: to.fulfill(content_type=STREAM, body=told))
        await page.route("**/picture/**", lambda to: to.fulfill(content_type="image/png", body=DOT))
        await page.goto(address)
        await page.get_by_role("button", name="Open a room").click()
        outlines = page.locator(".picture .spot.snug")
        await expect(outlines).to_have_count(2)
        notched = await outlines.evaluate_all("all => all.map((one) => one.style.clipPath)")
        assert "20% 10%, 80% 10%" in notched[0]
        assert notched[1] == ""


async def test_enter_plays_the_move_that_is_shown(tmp_path: Path):
    """With nothing to choose, the only play is shown."""
    async with holding(tmp_path, "10", "3") as page:
        await expect(page.locator(".mine .question")).to_contain_text("from 10 to 13")
        await page.keyboard.press("Enter")
        await expect(page.locator(".log")).to_contain_text("lays the 3")


async def test_a_choice_between_two_ways_says_what_is_asked(tmp_path: Path):
    """A marble before its finish goes home with a seven, or on round the ring."""

    def marble(mine: int) -> str:
        return str((16 * mine + 59) % 64)

    async with holding(tmp_path, marble, "7") as page:
        over = page.locator("dialog")
        await point(page, 0)
        await expect(over.locator(".question")).to_contain_text("more than one way")
        await expect(over.get_by_role("button", name="into the finish")).to_be_visible()
        await over.get_by_role("button", name="on the ring").click()
        await expect(over).not_to_be_visible()
