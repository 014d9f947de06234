"""What annoyed somebody who played whole games on the page, in a real Chromium."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Page, expect

from tests.bot.web.site import site
from tests.bot.web.test_browser import PHONE, begin, box_of, chromium, my_turn, person, play
from tests.bot.web.test_whole_evenings import TO_THE_END, drag, racks

pytestmark = [pytest.mark.timeout(400), pytest.mark.xdist_group("browser")]

NARROW = {"width": 320, "height": 640}
TILE = ".picture .spot.toggle >> nth={}"


async def test_more_tiles_follow_while_a_lay_is_looked_at(tmp_path: Path):
    """Carried to the table they are laid as well; one that is pointed at is picked, or put back."""
    async with chromium() as browser, person(browser) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[b4 b5 b6] {r7 k7 y7} [k10 k11 k12]", "b7 k13 y1")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            question = page.locator(".mine .question")
            await drag(page, TILE.format(0), 0.14, 0.32)
            await expect(question).to_contain_text("You lay b7.")
            await drag(page, TILE.format(1), 0.5, 0.3)
            await expect(question).to_contain_text("You lay b7 and k13.")
            await tap(page, TILE.format(2))
            await expect(question).to_contain_text("Picked: b7, k13 and y1. All but y1 fit.")
            await tap(page, TILE.format(2))
            await expect(question).to_have_text("Picked: b7 and k13. They fit.")
            await drag(page, TILE.format(0), 0.5, 0.3)
            await expect(question).to_contain_text("You lay b7 and k13.")


async def test_a_tile_joins_a_set_that_one_press_has_laid(tmp_path: Path):
    """Pointed at while the set is looked at; and a step back leaves the set in hand."""
    async with chromium() as browser, person(browser) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[k10 k11 k12]", "b8 r11 r12 r13 y1")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            question = page.locator(".mine .question")
            await page.locator(".mine button[data-verb=menu]", has_text="r11 r12 r13").click()
            await expect(question).to_contain_text("You lay r11, r12 and r13.")
            await tap(page, TILE.format(3))
            await expect(question).to_contain_text("Picked: r11, r12, r13 and b8.")
            await tap(page, TILE.format(3))
            await expect(question).to_contain_text("Picked: r11, r12 and r13.")
            await page.locator(".mine button[data-verb=afresh]").click()
            await page.locator(".mine button[data-verb=menu]", has_text="r11 r12 r13").click()
            await expect(question).to_contain_text("You lay r11, r12 and r13.")
            await page.locator(".mine button[data-verb=back]").click()
            await expect(question).to_contain_text("Picked: r11, r12 and r13.")


async def tap(page: Page, what: str) -> None:
    box = await box_of(page.locator(what))
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def test_sets_that_change_are_marked_and_no_answer_lies_under_the_cross(tmp_path: Path):
    """By hand: what is taken looks taken in the picture; a question has room for its cross."""
    async with chromium() as browser, person(browser) as page:
        async with site(tmp_path) as address:
            await begin(page, address, "rummy")
            room = page.url.rsplit("/", 1)[1]
        racks(tmp_path, "[b4 b5 b6] {r7 k7 y7} [k10 k11 k12]", "b7 k13 y1")
        async with site(tmp_path) as address:
            await page.goto(f"{address}/r/{room}")
            await tap(page, TILE.format(0))
            await page.locator(".mine").get_by_role("button", name="By hand").click()
            taken = page.locator(".picture .spot.taken")
            await expect(page.locator(".mine .question")).to_contain_text("Which sets change?")
            await expect(taken).to_have_count(0)
            await page.locator(".mine").get_by_role("button", name="b4").click()
            await expect(taken).to_have_count(1)
            await page.evaluate(ASKED)
            cross = await page.locator("dialog[open] .close").bounding_box()
            first = await page.locator("dialog[open] .over-body button").first.bounding_box()
            assert cross is not None
            assert first is not None
            assert first["y"] >= cross["y"] + cross["height"]
            asked = page.locator("dialog[open] .question")
            await expect(asked).to_contain_text("Which one do you mean?")


ASKED = """async () => {
  const { Over } = await import(document.querySelector('script[src]').src.replace('app.js', 'over.js'));
  const keys = ['Your marble', 'Your marble, to the finish'].map((label) => ({ label, token: label }));
  new Over(() => {}).ask(keys, () => {});
}"""


async def test_tiles_stand_together_and_words_apart(tmp_path: Path):
    """Beside the picture: what can be done is no tile among tiles; digits count as it is read."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "rummy")
        mixed = await page.evaluate(
            "[...document.querySelectorAll('.mine .row')].filter((row) =>"
            " row.querySelector('.toggle') && row.querySelector('button:not(.toggle)')).length"
        )
        assert mixed == 0
        shown = page.locator(".mine button[data-verb=menu], .mine button[data-verb=toggle]")
        second = await shown.nth(1).inner_text()
        await page.keyboard.press("2")
        await expect(page.locator("#live")).to_contain_text(second)


async def test_a_finished_game_is_seen_to_its_last_move_and_walked_through(tmp_path: Path):
    """The winning path first, the result beside it; then play by play, by keys or by buttons that
    stay where they are.
    """
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        await page.evaluate(TO_THE_END)
        shown = page.locator(".views button[aria-pressed=true]")
        await expect(shown).to_have_text("Final position")
        await page.locator(".views").get_by_role("button", name="Result").click()
        await expect(page.locator(".picture img").last).to_have_attribute(
            "alt", re.compile("wins|draw")
        )
        await page.locator(".ours button[data-verb=look]").click()
        steps = page.locator("dialog .steps button")
        await expect(steps).to_have_count(4)
        on = await steps.nth(2).bounding_box()
        for at in (1, 2):
            await page.keyboard.press("ArrowRight")
            await expect(page.locator("dialog .question")).to_contain_text(f"Move {at} of")
        await expect(steps.nth(2)).to_be_focused()
        assert await steps.nth(2).bounding_box() == on
        await page.keyboard.press("ArrowLeft")
        await expect(page.locator("dialog .question")).to_contain_text("Move 1 of")


async def test_what_ends_a_game_is_pressed_twice(tmp_path: Path):
    """One slip of a thumb ends nothing."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, size=PHONE) as page,
    ):
        await begin(page, address, "caminos")
        more = page.locator(".ours button[data-verb=more]")
        over = page.locator("dialog")
        for answer in ("Rather not", "End this game"):
            await more.click()
            await over.get_by_role("button", name="End this game").click()
            await expect(over.locator(".question")).to_have_text("End this game")
            await expect(over).to_contain_text("ends for everybody at once; nobody else is asked")
            await expect(page.locator(".mine")).to_be_visible()
            await over.get_by_role("button", name=answer).click()
            await expect(over).not_to_be_visible()
        await expect(page.locator(".ours .question")).to_contain_text("ended")
        await expect(page.locator(".log li").first).to_contain_text("ended; nobody wins")
        await expect(page.locator(".picture img.there").last).to_be_visible()
        await expect(page.locator(".views button")).to_have_count(0)  # nothing has come out of it


async def test_whoever_gives_up_reads_who_has_won(tmp_path: Path):
    """Above the buttons, in the log and in the result, which is another picture than the board."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        await page.locator(".ours button[data-verb=more]").click()
        for _ in range(2):
            await page.locator("dialog").get_by_role("button", name="Give up").click()
        told = re.compile(r"^\S.* wins\. Guest gives up\.")
        await expect(page.locator(".ours .question")).to_have_text(told)
        await expect(page.locator(".log li").first).to_have_text(told)
        await expect(page.locator(".views button")).to_have_text(["Final position", "Result"])
        await page.locator(".views").get_by_role("button", name="Result").click()
        await expect(page.locator(".picture img").last).to_have_attribute("alt", told)


async def test_a_proposal_comes_into_sight_and_a_plan_is_no_turn(tmp_path: Path):
    """On a phone the table's own lines may be below; whoever plans is not told to be due."""
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser) as anna,
        person(browser, size=PHONE) as ben,
        person(browser, size=NARROW) as cleo,
    ):
        await anna.goto(address)
        await anna.get_by_role("button", name="Caminos: Play with friends").click()
        join = anna.locator(".ours").get_by_role("button", name="Join")
        await expect(join).to_be_visible()
        assert await anna.locator(".ours [data-verb=ready]").count() == 0, "not before one sits"
        await join.click()
        await expect(anna.locator(".mine")).to_contain_text("Take chair 2")
        table, chair = [await anna.locator(one).bounding_box() for one in (".ours", ".mine")]
        assert table is not None
        assert chair is not None
        assert table["y"] < chair["y"], "what begins the game is not below other chairs"
        await ben.goto(anna.url)
        await ben.locator(".ours").get_by_role("button", name="Join").click()
        await expect(anna.locator(".ours")).to_contain_text("Guest 2")
        await anna.locator(".ours").get_by_role("button", name="Start").click()
        for one in (anna, ben):
            await expect(one.locator(".mine .question")).to_be_visible()
            await expect(one.locator(".views")).to_contain_text("My hand")
        due, waits = (anna, ben) if await anna.locator(".mine.due").count() else (ben, anna)
        await waits.locator(".mine button[data-verb=plan]").click()
        await expect(waits.locator(".mine button[data-verb=unplan]")).to_be_visible()
        await expect(waits).to_have_title("stammtisch")
        await expect(waits.locator(".mine.due")).to_have_count(0)
        await waits.locator(".mine button[data-verb=unplan]").click()
        await play(due, "Guest")
        await due.locator(".ours button[data-verb=more]").click()
        await due.locator("dialog").get_by_role("button", name="Take back the last move").click()
        await expect(waits.locator(".proposal")).to_contain_text("proposes")
        await expect(due.locator(".proposal")).to_contain_text("Still to agree: Guest")
        await expect(due.locator(".proposal [data-verb=agree]")).to_have_count(0)
        await due.locator(".proposal").get_by_role("button", name="Withdraw").click()
        await expect(waits.locator(".proposal [data-verb=agree]")).to_have_count(0)
        await due.locator(".ours button[data-verb=more]").click()
        await due.locator("dialog").get_by_role("button", name="Take back the last move").click()
        await waits.locator(".proposal").get_by_role("button", name="Agree").click()
        await my_turn(due)
        await onlooker_sees_the_menu(anna, cleo)


async def onlooker_sees_the_menu(seated: Page, onlooker: Page) -> None:
    """However narrow the window is."""
    await seated.evaluate(
        "navigator.clipboard.writeText = async (link) => { window.copied = link }"
    )
    await seated.get_by_role("button", name="Menu").click()
    await seated.locator("dialog").get_by_role("button", name="Link for onlookers").click()
    await onlooker.goto(await seated.evaluate("window.copied"))
    await expect(onlooker.locator(".chip")).to_be_visible()
    assert await onlooker.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    menu = await onlooker.get_by_role("button", name="Menu").bounding_box()
    assert menu is not None
    assert menu["x"] + menu["width"] <= NARROW["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_stones_that_can_be_pressed_have_a_ring_all_around(tmp_path: Path, scheme: str):
    """In the colour of what can be pressed, on a panel that is dark in the light and light in the dark."""
    accent = {"light": (0x8A, 0x1F, 0xB8), "dark": (0xD9, 0xA6, 0xF0)}[scheme]
    async with (
        site(tmp_path) as address,
        chromium() as browser,
        person(browser, color_scheme=scheme, reduced_motion="reduce") as page,
    ):
        await begin(page, address, "caminos")
        stones = page.locator(".picture .spot.stone")
        await expect(stones).to_have_count(4)
        for n in range(4):
            box = await stones.nth(n).bounding_box()
            assert box is not None
            seen = Image.open(BytesIO(await page.screenshot(clip=box))).convert("RGB")
            wide, high = seen.size
            edges = [
                [seen.getpixel((x, high // 2)) for x in range(4)],
                [seen.getpixel((wide - 1 - x, high // 2)) for x in range(4)],
                [seen.getpixel((wide // 2, y)) for y in range(4)],
                [seen.getpixel((wide // 2, high - 1 - y)) for y in range(4)],
            ]
            assert all(accent in edge for edge in edges), (n, edges)


async def test_the_board_in_space_is_turned_by_a_button_in_full_sight(tmp_path: Path):
    """It says what it does: the board is in space already."""
    async with site(tmp_path) as address, chromium() as browser, person(browser) as page:
        await begin(page, address, "caminos")
        await page.locator(".ours").get_by_role("button", name="In space").click()
        turned = page.locator("dialog").get_by_role("button", name="From the other side")
        first = await page.locator("dialog img").get_attribute("src")
        await expect(turned).to_be_in_viewport(ratio=1)
        dialog = "document.querySelector('dialog')"
        await page.wait_for_function(f"{dialog}.querySelector('img').naturalWidth > 0")
        assert await page.evaluate(f"{dialog}.scrollHeight <= {dialog}.clientHeight"), (
            "nothing is cut"
        )
        await turned.click()
        await expect(page.locator("dialog img")).not_to_have_attribute("src", str(first))
