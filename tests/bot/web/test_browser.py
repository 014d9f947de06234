"""The page in a real Chromium: played as people play it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Locator,
    Page,
    async_playwright,
    expect,
)

from bot.platforms.web import guard, routes
from tests.bot.web.site import PATIENCE, site

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LONG = 1000 * PATIENCE
expect.set_options(timeout=LONG)  # Playwright's own five seconds are none to a busy machine
GAMES = ("dog", "rummy", "caminos")
KEY = ".mine :is([data-verb=confirm], [data-verb=menu])"  # what can be confirmed comes first


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The system's own; where there is none, the tests fail and say what to do."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(f"no Chromium ({', '.join(NAMES)}): install one, e.g. apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def person(
    browser: Browser, *, size: dict[str, int] = DESK, **more: object
) -> AsyncIterator[Page]:
    """Somebody's own browser: any error in the page fails the test."""
    context: BrowserContext = await browser.new_context(viewport=size, **more)  # type: ignore[arg-type]
    context.set_default_timeout(LONG)
    page = await context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda _: None)
    try:
        yield page
    finally:
        await context.close()
    assert wrong == []


async def my_turn(page: Page) -> None:
    await expect(page.locator(".mine.due")).to_be_visible()
    await expect(page.locator(".picture img.there").last).to_be_visible()


async def play(page: Page, name: str = "Guest") -> None:
    """One whole play, by buttons: what can be confirmed is, else the first choice is taken."""
    mine = page.locator(".log li", has_text=name)
    before = await mine.count()
    for _ in range(12):
        await my_turn(page)
        asked = await page.locator(".mine").inner_text()
        await page.locator(KEY).first.click()  # found when it is pressed, as panes come and go
        await _changed(page, asked)
        if await mine.count() > before or not await page.locator(".mine.due").count():
            return  # it was played
    raise AssertionError("no play after twelve presses")


async def _changed(page: Page, before: str) -> None:
    """The private pane shows something else."""
    differs = "before => document.querySelector('.mine').innerText !== before"
    await page.wait_for_function(differs, arg=before)


async def begin(page: Page, address: str, game: str) -> None:
    """One press from the opened page to a running game."""
    await page.goto(address)
    await page.locator(f"[data-game={game}]").click()
    await my_turn(page)


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_and_a_game_is_played(tmp_path: Path, game: str):
    """From the opened page: one press, then two plays of one's own against computers."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, game)
        for _ in range(2):
            await play(page)
            await expect(page.locator(".log li").first).to_be_visible()
        await my_turn(page)
        await expect(page).to_have_title("● Your turn – stammtisch")


async def box_of(place: Locator) -> FloatRect:
    """Where something is; a fresh picture replaces the old one with all its places."""
    box = None
    while box is None:
        await expect(place).to_be_visible()
        box = await place.bounding_box()
    return box


async def point(page: Page, spot: int = 0) -> None:
    """Press the middle of a place in the picture, as with a mouse."""
    box = await box_of(page.locator(".picture .spot").nth(spot))
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def pointed(page: Page, right: float, down: float) -> None:
    """Press the picture at a place of it, when the newest one alone is there: it may be larger."""
    await expect(page.locator(".picture img")).to_have_count(1)
    box = await box_of(page.locator(".picture"))
    await page.mouse.click(box["x"] + box["width"] * right, box["y"] + box["height"] * down)


async def test_a_stone_is_placed_by_pointing_and_turned(tmp_path: Path):
    """The stone, its cell (the row is chosen on the way): there it lies, is turned with keys and
    buttons, goes where else one points, and is placed.
    """
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        question = page.locator(".mine .question")
        await point(page)
        await expect(question).to_contain_text("row")
        await pointed(page, 0.36, 0.6)
        await expect(question).to_have_text("Place L c4 d4 d5 d6?")
        await page.keyboard.press("r")
        await expect(question).to_have_text("Place L b4 c4 d4 d5?")
        await page.keyboard.press("Shift+R")
        await expect(question).to_have_text("Place L c4 d4 d5 d6?")
        await page.locator(".mine .turns").get_by_role("button", name="Turn", exact=True).click()
        await expect(question).to_have_text("Place L b4 c4 d4 d5?")
        await pointed(page, 0.47, 0.42)
        await expect(question).to_have_text("Place L c5 d5 e5 e6?")
        await page.keyboard.press("Escape")
        await expect(question).to_contain_text("which way")
        await page.locator(".mine button[data-verb=menu]").first.click()
        await expect(question).to_contain_text("Place L")
        await page.locator(".picture").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".log")).to_contain_text("Guest: L")


async def test_tiles_are_picked_by_dragging_and_by_pointing(tmp_path: Path):
    """A tile that is let go over the table is picked; pressed again, it is put back."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "rummy")
        tiles = page.locator(".picture .spot.toggle")
        await expect(tiles.nth(13)).to_be_visible()  # every tile of the rack can be taken
        box, table = await box_of(tiles.last), await box_of(page.locator(".picture"))
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.down()
        await page.mouse.move(
            table["x"] + table["width"] / 2, table["y"] + table["height"] * 0.3, steps=6
        )
        await expect(page.locator(".ghost")).to_be_visible()
        await page.mouse.up()
        await expect(page.locator(".mine button[data-verb=afresh]")).to_be_visible()
        await expect(page.locator(".ghost")).to_have_count(0)


async def test_two_browsers_at_one_table(tmp_path: Path):
    """Friends meet by the link; whoever is not due sees what the other one does."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser) as anna,
        person(browser, size=PHONE, color_scheme="dark") as ben,
    ):
        await anna.goto(address)
        await anna.locator("#name").fill("Anna")
        await anna.get_by_role("button", name="Caminos: Play with friends").click()
        await expect(anna.locator(".mine")).to_contain_text("as Anna")  # who opens it plays
        await expect(anna.locator(".ours .good")).to_have_count(0)  # nothing can begin yet
        await ben.goto(anna.url)
        await ben.locator("#name").fill("<i>Ben</i>")
        await expect(ben.locator(".ours .good")).to_have_text(["Join"])
        await ben.locator(".ours").get_by_role("button", name="Join").click()
        await expect(anna.locator(".ours")).to_contain_text("<i>Ben</i>")
        await expect(anna.locator(".ours .good")).to_have_text(["Start"])
        await anna.locator(".ours").get_by_role("button", name="Start").click()
        for one in (anna, ben):
            hand = one.locator(".views").get_by_role("button", name="My hand")
            await expect(hand).to_be_visible()  # the lobby has none
        due, waits = (anna, ben) if await anna.locator(".mine.due").count() else (ben, anna)
        await play(due, "Anna" if due is anna else "Ben")
        await expect(waits.locator(".mine.due")).to_be_visible()
        assert await waits.locator(".log li").count() >= 1
        await expect(waits.locator(".mine")).to_contain_text("Time runs out")
        await expect(waits.locator(".mine .question")).to_have_text("Which stone do you place?")
        await expect(waits.locator("#live")).to_contain_text("Which stone do you place?")
        assert "UTC" not in await waits.locator("main").inner_text(), "in the device's own time"
        assert await ben.locator("i").count() == 0, "a name is text, never markup"


async def test_a_room_without_a_table_offers_one(tmp_path: Path):
    """Whoever opens a room, or comes into an empty one, can begin there."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await page.goto(address)
        await page.get_by_role("button", name="Open a room").click()
        await page.locator(".welcome").get_by_role("button", name="Rummy", exact=True).click()
        await expect(page.locator(".ours .question")).to_contain_text("Rummy")
        await expect(page.locator(".welcome .good")).to_have_count(0)


async def test_a_reload_in_the_middle_of_a_menu_goes_on_there(tmp_path: Path):
    """The draft is the person's, not the page's."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        await page.locator(".mine button[data-verb=menu]").first.click()
        await expect(page.locator(".mine button[data-verb=back]")).to_be_visible()
        asked = await page.locator(".mine .question").inner_text()
        await page.reload()
        await expect(page.locator(".mine .question")).to_have_text(asked)


async def test_a_game_of_dog_fits_on_a_phone(tmp_path: Path):
    """Nothing sticks out sideways, buttons are large enough, and a card can be tapped."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, size=PHONE, has_touch=True, is_mobile=True, color_scheme="dark") as page,
    ):
        await begin(page, address, "dog")
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]
        heights = "[...document.querySelectorAll('.mine button')].map(b => b.offsetHeight)"
        assert min(await page.evaluate(heights)) >= 44
        question = await page.locator(".mine .question").inner_text()
        box = await box_of(page.locator(".picture .spot").first)
        await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await expect(page.locator(".mine .question")).not_to_have_text(question)
        picture = await page.locator(".picture img").last.get_attribute("src")
        assert picture is not None
        assert picture.endswith("theme=dark")


async def test_everything_is_reached_by_keys_and_spoken(tmp_path: Path):
    """Arrows walk through the picture, Enter presses, and each step is told in a sentence."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        assert await page.locator(".picture img").last.get_attribute("alt")
        await page.locator(".picture").focus()
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("#live")).to_contain_text("left)")
        await page.keyboard.press("Enter")
        await expect(page.locator("#live")).to_contain_text("in which row")
        await page.keyboard.press("Backspace")
        await expect(page.locator(".mine .question")).to_have_text("Which stone do you place?")
        await page.locator("#move").focus()
        await page.keyboard.type("nonsense")
        await page.keyboard.press("Enter")
        await expect(page.locator(".note.alert")).to_be_visible()
        unnamed = await page.evaluate(
            "[...document.querySelectorAll('button')].filter(b => !(b.textContent.trim() || b.ariaLabel)).length"
        )
        assert unnamed == 0


async def test_the_menu_opens_rules_and_settings(tmp_path: Path):
    """What the core answers is shown over the page, with its buttons at work."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "dog")
        await page.get_by_role("button", name="Menu").click()
        await page.locator("dialog").get_by_role("button", name="Dark", exact=True).click()
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await page.locator("dialog").get_by_role("button", name="Rules").click()
        await expect(page.locator("dialog")).to_contain_text("DOG")
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).not_to_be_visible()
        await page.locator(".ours button[data-verb=more]").click()
        await expect(page.locator("dialog .row").first).to_be_visible()


async def test_a_page_too_many_says_so_and_goes_on_when_another_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It is not the connection that is lost, and nobody reloads anything."""
    monkeypatch.setattr(guard, "PAGES", 1)
    monkeypatch.setattr(routes, "ALIVE", 0.05)  # so soon a closed page is noticed
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        second = await page.context.new_page()
        await second.goto(page.url)
        await expect(second.locator(".lost")).to_contain_text("Too many pages are open here.")
        await expect(second.locator(".lost")).to_be_visible()
        await page.close()
        await my_turn(second)
        await expect(second.locator(".lost")).not_to_be_visible()


async def test_who_may_open_nothing_now_reads_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """On the first page, which stays."""
    monkeypatch.setattr(guard, "TABLES", 0)
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await page.goto(address)
        await page.locator("[data-game=dog]").click()
        await expect(page.locator(".note.alert")).to_contain_text("in two minutes")
        assert page.url == f"{address}/"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def program(folder: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """`stammtisch run` as a process of its own."""
    settings = {**os.environ, "STAMMTISCH_DATA": str(folder), "WEB_PORT": str(port)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=settings, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert f"http://127.0.0.1:{port}" in line.decode()
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 128 + signal.SIGTERM


async def test_a_killed_program_is_taken_up_again_by_the_open_page(tmp_path: Path):
    """Nobody reloads anything: the page says that it is cut off, waits, and goes on."""
    port = free_port()
    async with chromium() as browser, person(browser) as page:
        async with program(tmp_path, port) as process:
            await begin(page, f"http://127.0.0.1:{port}", "caminos")
            await page.locator(".mine button[data-verb=menu]").first.click()
            await expect(page.locator(".mine button[data-verb=back]")).to_be_visible()
            process.kill()
            await process.wait()
            await expect(page.locator(".lost")).to_be_visible()
        async with program(tmp_path, port):
            await expect(page.locator(".lost")).not_to_be_visible()
            await play(page)
            await my_turn(page)
