"""In a real page: nothing that stands is done by one tap, and never under the last touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game import Table, saves
from tests.e2e import browsers, playing
from tests.e2e.test_waking import AUCTION, FAMILY, asking

KEPT = "texts => Object.entries(texts).forEach(([k, v]) => localStorage[`horseburg/${k}`] = v)"
ANSWERS = "[data-answer]:not([aria-disabled=true])"
SPOTS = """one => {
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect(), spots = [];
  for (const part of [0.1, 0.5, 0.9]) {
    const x = box.left + part * box.width, y = box.top + part * box.height;
    if (one.contains(document.elementFromPoint(x, y))) spots.push([x, y]);
  }
  return spots;
}"""
MET = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.id ?? ''"


def open_at(page: Page, table: Table) -> None:
    """Open a table in the page, its player in front of it."""
    text = saves.dumps(table)
    page.evaluate(KEPT, {"table/1": text, "order": "1", "open": "1", "read/1": "99"})
    page.reload()
    browsers.wake(page)
    playing.come_to_question(page)


def tap_everywhere(page: Page) -> int:
    """Tap each answer in three spots; how often a second look came. None lies where the tap was."""
    looks = 0
    for number in range(page.locator(ANSWERS).count()):
        for spot in page.locator(ANSWERS).nth(number).evaluate(SPOTS):
            before = playing.kept(page)
            page.mouse.click(*spot)
            if not page.locator("#do-it").is_visible():
                assert playing.kept(page) != before
                return looks
            looks += 1
            for id in ("#do-it", "#change-it"):
                box = page.locator(id).bounding_box()
                assert box is not None
                inside = 0 <= spot[0] - box["x"] <= box["width"]
                assert not (inside and 0 <= spot[1] - box["y"] <= box["height"]), (id, spot)
                assert box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
            assert page.evaluate(MET, spot) == ""
            page.mouse.click(*spot)
            assert page.locator("#do-it").is_visible() and playing.kept(page) == before
            page.keyboard.press("Escape")
            expect(page.locator("#do-it")).to_have_count(0)
    return looks


@pytest.mark.parametrize("size", ["tablet", "phone", "sideways"])
@pytest.mark.parametrize(
    ("name", "what"),
    [
        (FAMILY, "stake of the first bet"),
        (FAMILY, "horse to fix"),
        (AUCTION, "sell auction"),
        (AUCTION, "purchase"),
    ],
)
def test_no_second_tap_in_the_same_place_confirms(
    page: Page, size: str, name: str, what: str
) -> None:
    sizes = {"tablet": browsers.TABLET, "phone": browsers.PHONE}
    page.set_viewport_size(sizes.get(size, {"width": 844, "height": 390}))
    open_at(page, asking(name, what))
    assert tap_everywhere(page) >= (2 if what == "stake of the first bet" else 6)


def test_a_whole_round_is_played_with_second_looks(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    looks = 0
    for _ in range(60):
        if page.locator("#do-it").is_visible():
            looks += 1
            spot = page.locator("#do-it").bounding_box()
            assert spot is not None
            middle = [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2]
            page.mouse.click(*middle)
            assert page.evaluate(MET, middle) not in ("unveil", "do-it")
        elif page.locator("#to-payoffs").is_visible():
            break
        elif page.locator("#unveil").is_visible():
            page.locator("#unveil").click()
        elif page.locator("#skip").is_visible():
            playing.reins(page)
            page.locator("#skip").click()
        else:
            page.locator(ANSWERS).first.click()
    expect(page.locator("#to-payoffs")).to_be_visible()
    assert looks >= 3 * 3  # three players: two bets, two cards each


def test_it_is_heard_and_left_by_keys_and_respects_the_setting_at_once(page: Page) -> None:
    open_at(page, asking(FAMILY, "stake of the first bet"))
    before = playing.kept(page)
    page.locator("#lay-bet").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#second-title")).to_be_focused()
    expect(page.get_by_role("dialog", name="Are you sure?")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#lay-bet")).to_be_focused()
    assert playing.kept(page) == before
    playing.for_experts(page)
    page.locator("#lay-bet").click()
    expect(page.locator("#unveil")).to_be_visible()
    assert playing.kept(page) != before


def test_the_slip_falls_with_the_curtain_and_with_the_page(page: Page) -> None:
    open_at(page, asking(FAMILY, "horse to fix"))
    page.locator(ANSWERS).first.click()
    expect(page.locator("#do-it")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    expect(page.locator("#unveil")).to_be_visible()
    assert page.locator("#overlay, #second-said").count() == 0
    page.locator("#unveil").click()
    assert page.locator("#do-it").count() == 0
    page.locator(ANSWERS).first.click()
    page.reload()
    browsers.wake(page)
    assert page.locator("#second-said").count() == 0


def test_a_turned_page_puts_the_slip_away_from_the_finger_too(page: Page) -> None:
    table = asking(FAMILY, "stake of the first bet")
    page.evaluate("localStorage['horseburg/settings'] = '{\"table\": \"on\"}'")
    open_at(page, table)
    assert tap_everywhere(page) > 2
    page.locator("#lay-bet").click()
    page.locator("#do-it").click()
    playing.come_to_question(page)
    playing.give(page, "first bet", "show black")
    expect(page.locator("#page[data-turned=far]")).to_have_count(1)
    page.wait_for_timeout(600)  # it turns
    assert tap_everywhere(page) > 2


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_button_acts_on_release_and_a_finger_that_slides_off_does_nothing(
    page: Page, by: str
) -> None:
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
    page.evaluate("localStorage['horseburg/settings'] = '{\"hold to peek\": \"on\"}'")
    open_at(page, asking(FAMILY, "first bet"))
    cards = page.locator("#hand .card")
    expect(page.locator("#ask")).to_be_focused()
    assert cards.count() == 0
    page.locator("#eye").focus()
    page.keyboard.down(" ")
    expect(cards.first).to_be_visible()
    page.keyboard.up(" ")
    expect(cards).to_have_count(0)
