"""Risk in the browser: armies placed by a touch, attacks pointed at, dice that fall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from game import Table, saves
from game.risk.board import BORDERS
from tests.e2e.engines import played_in
from tests.e2e.stills import viewer
from tools.driving import browsers, playing
from tools.driving.pages import expect
from web.desk.kept.about import unmarked

ARMED = "#rk-window button.rk-army[data-is=open]"
GOAL = "#rk-window .rk-army[data-is=goal]"
ROLLS = "[data-do^='fight ']"


def begun(page: Any, **options: str) -> None:
    """A war of three people, all placed by chance, at its first question."""
    page.locator("[data-do='setup risk']").first.click()
    page.locator("#setup-title").wait_for()
    for key, value in {"placing": "all by chance", "end": "8 rounds", **options}.items():
        playing.choose(page, key, value)
    page.locator("[data-do^=start]").last.click()
    playing.come_to_question(page)
    page.locator("#armies-all, #bar").first.wait_for()


def table(page: Any) -> Table:
    """The game as the page keeps it."""
    (text,) = playing.kept(page)
    return saves.loads(unmarked(text))


def place_all(page: Any) -> str:
    """Every army in hand to the first territory of one's own."""
    page.locator("#armies-all").click()
    one = page.locator(ARMED).first
    name = str(one.get_attribute("data-touch")).removeprefix("land ")
    one.click()
    playing.come_to_question(page)
    page.locator("[data-answer=stop]").wait_for()
    return name


@played_in("chromium", "firefox", "webkit")
def test_armies_are_placed_and_an_attack_is_pointed_at_and_rolled(page: Any) -> None:
    begun(page)
    before = table(page)
    name = place_all(page)
    after = table(page)
    assert after.game.armies[name] > before.game.armies[name]
    page.locator(ARMED).first.click()
    expect(page.locator(GOAL)).to_have_count(1)
    expect(page.locator(".rk-arrow").first).to_be_visible()
    page.locator(ROLLS).first.click()
    page.locator("#rk-battle").wait_for()
    playing.come_to_question(page)
    told = [event for event in table(page).events if event.kind == "battle"]
    assert len(told) == 1, "once, and not twice"
    assert page.locator("#rk-battle .rk-die").count() == len(
        [*told[0].facts["attack"], *told[0].facts["defence"]]
    )
    expect(page.locator("#trouble")).to_have_count(0)


def test_an_attack_goes_on_until_it_is_decided_and_the_log_has_each_roll(page: Page) -> None:
    begun(page, chances="on")
    place_all(page)
    page.locator(ARMED).first.click()
    expect(page.locator(".rk-odds")).to_contain_text("of 100")
    page.locator("#until").click()
    playing.come_to_question(page)
    now = table(page)
    rolls = [event for event in now.events if event.kind == "battle"]
    last = rolls[-1].facts
    fell = any(event.kind == "conquered" for event in now.events)
    assert fell or now.game.armies[last["start"]] == 1
    page.locator("#to-log").click()
    expect(page.locator("#overlay").get_by_text("The attack loses")).to_have_count(len(rolls))


@pytest.fixture
def held(chromium: Browser, site: str) -> Iterator[Page]:
    """A phone, touched by a finger, with a war at its first question."""
    by_hand = {"viewport": browsers.PHONE, "has_touch": True, "is_mobile": True}
    with chromium.new_context(**by_hand) as own:
        page = own.new_page()
        page.goto(site)
        browsers.wake(page)
        begun(page)
        yield page


def tap(page: Page, selector: str) -> None:
    """A finger, once the map is at rest: it moves to where somebody looks."""
    page.locator(selector).first.tap()


def test_what_may_not_be_done_says_why_and_an_attack_that_goes_on_is_stopped_at_any_time(
    held: Page,
) -> None:
    """After the first roll of several: the armies on the map stay, and the attacker is asked."""
    playing.press(held.locator("#rk-window button.rk-army[aria-disabled=true]").first)
    expect(held.locator("#notice")).to_contain_text("owns that territory.")
    now = table(held).game
    seat = now.turn
    start, goal = max(
        (
            (one, other)
            for one in now.own(seat)
            for other in BORDERS[one]
            if other not in now.own(seat)
        ),
        key=lambda pair: now.armies[pair[1]],
    )
    tap(held, "#armies-all")
    tap(held, f"#army-{start}")
    held.locator("[data-answer=stop]").wait_for()
    tap(held, f"#army-{start}")
    tap(held, f"#army-{goal}")
    tap(held, "#until")
    held.locator("#halt").wait_for()
    held.wait_for_timeout(400)  # on a phone it lies where the finger has just been: no double tap
    tap(held, "#halt")
    held.locator("#until").wait_for()
    after = table(held)
    told = [step for step in after.steps if step.what in ("attack", "battle")]
    rolls = len(told) - 1
    assert told[0].answer == f"{start} {goal} until 1 for {rolls}"
    assert after.game.owner[goal] != seat and after.game.armies[start] > 1, "it was decided before"
    assert after.ask is not None and (after.ask.who, after.ask.what) == (seat, "attack")
    expect(held.locator(f"#army-{start} b")).to_have_text(str(after.game.armies[start]))
    held.reload()
    browsers.wake(held)
    assert table(held).answers == after.answers


def test_a_finger_that_stays_places_all(page: Page) -> None:
    begun(page)
    one = page.locator(ARMED).first
    name = str(one.get_attribute("data-touch")).removeprefix("land ")
    left, before = table(page).game.reserve, table(page).game.armies[name]
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.locator("[data-answer=stop]").wait_for()
    page.mouse.up()
    assert table(page).game.armies[name] == before + max(left)


def test_one_key_leads_to_the_map_and_one_back_and_the_whole_turn_goes_by_keys(
    page: Page,
) -> None:
    """To where one was last there, not past forty territories; arrows stay on the map."""
    begun(page)
    inside = "document.activeElement.closest('#track') !== null"
    page.keyboard.press("m")
    assert page.evaluate(inside)
    for at in (1, 0):
        page.locator(ARMED).nth(at).focus()
        was = page.evaluate("document.activeElement.id")
        page.keyboard.press("m")
        assert not page.evaluate(inside) and page.evaluate(
            "document.activeElement.closest('#bar') !== null"
        )
        page.keyboard.press("m")
        assert page.evaluate("document.activeElement.id") == was
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        assert page.evaluate(inside)
    page.locator("#armies-all").focus()
    page.keyboard.press("Enter")
    page.locator(ARMED).first.focus()
    page.keyboard.press("Enter")
    stop = page.locator("[data-answer=stop]")
    stop.wait_for()
    stop.focus()
    page.keyboard.press("Enter")
    page.locator("[data-answer=stay]").wait_for()
    assert [event.kind for event in table(page).events][-1] == "placed"


PILED = """() => {
  const armies = [...document.querySelectorAll("#rk-window .rk-army")].map(
    (one) => [one.dataset.touch, one.getBoundingClientRect()]);
  const zoom = document.querySelector(".rk-zoom").getBoundingClientRect();
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return armies.flatMap(([name, box], at) => [
    ...armies.slice(at + 1).filter(([, other]) => meet(box, other)).map(([it]) => `${name}, ${it}`),
    ...(meet(box, zoom) ? [`${name} below the buttons`] : []),
  ]);
}"""


def test_all_of_the_world_on_a_phone_hides_no_army(chromium: Browser, stills: str) -> None:
    with viewer(chromium, "phone") as page:
        page.goto(f"{stills}risk-first.html")
        page.add_style_tag(content="[data-zoom] { --zoom: 1 }")
        assert page.locator("#rk-window .rk-army").count() == 42
        assert page.evaluate(PILED) == []
