"""In a real page: nothing that stands is done by one tap, nor by a tap that trembles."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game import Table, saves
from tests.amount import some
from tests.e2e.test_waking import FAMILY, asking
from tools.driving import browsers, playing
from web.acts.confirm import TOO_SOON

pytestmark = pytest.mark.unopened

KEPT = "texts => Object.entries(texts).forEach(([k, v]) => localStorage[`horseburg/${k}`] = v)"
ANSWERS = "[data-answer]:not([aria-disabled=true])"
SECOND = "second bet"


def open_at(page: Page, table: Table) -> None:
    """Open a table in the page, its player in front of it."""
    text = saves.dumps(table)
    page.evaluate(KEPT, {"table/1": text, "order": "1", "open": "1", "read/1": "99"})
    browsers.start(page)
    playing.come_to_question(page)


def at_the_last_answer(page: Page) -> None:
    """The first player may lay a second bet, and then the horses run."""
    table = asking(FAMILY, SECOND)
    while table.ask is not None and sum(text == "pass" for text in table.answers) < 2:
        table.answer("pass")
    open_at(page, table)
    expect(page.locator("[data-answer=pass]")).to_be_visible()


@pytest.mark.parametrize("size", some(["tablet", "phone", "sideways"], 3, 1))
def test_the_tapped_button_asks_again_on_the_spot(page: Page, size: str) -> None:
    sizes = {"tablet": browsers.TABLET, "phone": browsers.PHONE}
    page.set_viewport_size(sizes.get(size, {"width": 844, "height": 390}))
    at_the_last_answer(page)
    before = playing.kept(page)
    for wanted in (page.locator(ANSWERS).first, page.locator("[data-answer=pass]")):
        wanted.click()
        sure, box = page.locator("#do-it").bounding_box(), wanted.bounding_box()
        assert sure is not None and box is not None
        assert abs(sure["x"] - box["x"]) < 8 and abs(sure["y"] - box["y"]) < 8
        assert min(sure["width"], sure["height"]) >= 40
        expect(page.locator("#do-it")).to_have_text("Sure? Tap again")
        page.wait_for_timeout(TOO_SOON + 50)
    assert playing.kept(page) == before
    page.locator("#do-it").click()
    expect(page.locator("#do-it")).to_have_count(0)
    assert playing.kept(page) != before


def test_two_quick_taps_confirm_nothing(page: Page) -> None:
    at_the_last_answer(page)
    before = playing.kept(page)
    page.locator("[data-answer=pass]").dblclick()
    expect(page.locator("#do-it")).to_be_visible()
    assert playing.kept(page) == before
    page.keyboard.press("Escape")
    expect(page.locator("#do-it")).to_have_count(0)


def test_a_tap_on_nothing_thinks_better_of_it(page: Page) -> None:
    page.set_viewport_size(browsers.PHONE)
    at_the_last_answer(page)
    before = playing.kept(page)
    page.locator("[data-answer=pass]").click()
    expect(page.locator("#do-it")).to_be_visible()
    page.locator("#ask").click()  # the words of the question: there is nothing to tap
    expect(page.locator("#do-it")).to_have_count(0)
    assert playing.kept(page) == before


@pytest.mark.nightly
def test_a_whole_round_is_played_with_one_second_look(page: Page) -> None:
    browsers.start(page)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    looks = 0
    for _ in range(60):
        if playing.look_twice(page):
            looks += 1
        elif page.locator("#to-payoffs").is_visible():
            break
        elif page.locator("#unveil").is_visible():
            page.locator("#unveil").click()
        elif page.locator("#skip").is_visible() or page.locator("#to-controls").is_visible():
            playing.raise_controls(page)
            page.locator("#skip").click()
        else:
            page.locator(ANSWERS).first.click()
    expect(page.locator("#to-payoffs")).to_be_visible()
    assert looks <= 2  # the last answer before the race, and perhaps a photo


def test_it_is_told_to_a_screen_reader_and_respects_the_setting_at_once(page: Page) -> None:
    at_the_last_answer(page)
    before = playing.kept(page)
    page.locator("[data-answer=pass]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#sure[role=status]")).to_contain_text("No undo after this")
    expect(page.locator("[data-answer=pass]")).to_be_focused()
    page.keyboard.press("Escape")
    assert playing.kept(page) == before
    playing.for_experts(page)
    page.locator("[data-answer=pass]").click()
    expect(page.locator("[data-answer=pass]")).to_have_count(0)
    assert playing.kept(page) != before


def test_it_falls_with_the_page(page: Page) -> None:
    at_the_last_answer(page)
    page.locator("[data-answer=pass]").click()
    expect(page.locator("#do-it")).to_be_visible()
    page.reload()
    browsers.wake(page)
    assert page.locator("#do-it").count() == 0


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_button_acts_on_release_and_a_finger_that_slides_off_does_nothing(
    page: Page, by: str
) -> None:
    browsers.start(page)
    box = page.locator("[data-do^=setup]").first.bounding_box()
    assert box is not None
    on = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    cdp = page.context.new_cdp_session(page)

    def press(kind: str, at: tuple[float, float]) -> None:
        if by == "mouse":
            page.mouse.move(*at)
            if kind != "move":
                (page.mouse.down if kind == "down" else page.mouse.up)()
            return
        name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[kind]
        points = [] if kind == "up" else [{"x": at[0], "y": at[1]}]
        cdp.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})

    off = (4.0, on[1])  # sideways: a finger that goes up or down scrolls the page
    for kind, at in (("down", on), ("move", off), ("up", off)):
        press(kind, at)
    page.wait_for_timeout(100)
    assert page.locator("#setup-title").count() == 0
    press("down", on)
    page.wait_for_timeout(100)
    assert page.locator("#setup-title").count() == 0
    press("up", on)
    expect(page.locator("#setup-title")).to_be_visible()


def test_space_held_on_the_eye_shows_the_own_cards_and_let_go_covers_them(page: Page) -> None:
    open_at(page, asking(FAMILY, "first bet"))
    cards = page.locator("#hand .card")
    expect(page.locator("#ask")).to_be_focused()
    assert cards.count() == 0
    page.locator("#eye").focus()
    page.keyboard.down(" ")
    expect(cards.first).to_be_visible()
    page.keyboard.up(" ")
    expect(cards).to_have_count(0)
