"""A window that looks closer: by fingers, a wheel, a mouse, keys and buttons; and long presses."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.e2e.engines import played_in
from tools.build import ROOT
from tools.serve import serving

TABLET, PHONE = (1200, 800), (400, 800)
HTML = """<!doctype html>
<style>
  body { margin: 0 }
  #pane { height: 500px; overflow: auto; overscroll-behavior: contain; touch-action: pan-x pan-y;
          scrollbar-width: none }
  #sheet { position: relative; width: calc(100% * var(--zoom, 1)); aspect-ratio: 1000 / 400;
           background: linear-gradient(45deg, tan, teal) }
  #land { position: absolute; left: 40%; top: 40%; width: 20%; height: 20%; user-select: none }
</style>
<div id="pane" data-zoom data-go="" tabindex="0"><div id="sheet">
  <button id="land" data-do="one" data-long="three">Land</button>
</div></div>
<button data-zooms="in">+</button><button data-zooms="out">-</button>
<button data-zooms="whole">0</button>
<script>
  globalThis.done = [];
  document.addEventListener("click", (event) => {
    const wish = event.target.closest("[data-do]")?.dataset.do;
    if (wish) done.push(wish);
  });
</script>
<script type="module" src="zoom.js"></script>
"""
ZOOM = "sheet.getBoundingClientRect().width / pane.clientWidth"
AT_REST = """() => new Promise((resolve) => {
  let last = "", since = performance.now();
  const look = (now) => {
    const box = sheet.getBoundingClientRect(), told = [box.left, box.top, box.width].join();
    if (told !== last) [last, since] = [told, now];
    if (now - since > 250) resolve(); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a page of nothing but such a window is."""
    site = tmp_path_factory.mktemp("zoom")
    shutil.copy(ROOT / "web/static/js/zoom.js", site)
    (site / "index.html").write_text(HTML, encoding="utf-8")
    with serving(site) as at:
        yield at


@pytest.fixture
def shown(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The window at rest, on a tablet unless the test says otherwise."""
    width, height = getattr(request, "param", TABLET)
    with chromium.new_context(
        viewport={"width": width, "height": height}, has_touch=True
    ) as context:
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text))
        page.goto(address)
        page.evaluate(AT_REST)
        yield page
        assert [text for text in wrong if "favicon" not in text and "404" not in text] == []


def zoom(page: Page) -> float:
    page.evaluate(AT_REST)
    return float(page.evaluate(ZOOM))


def place(page: Page, x: int, y: int) -> tuple[float, float]:
    """What of the sheet is at a point, in shares of its size."""
    left, top, wide, tall = page.evaluate(
        "(({left, top, width, height}) => [left, top, width, height])"
        "(sheet.getBoundingClientRect())"
    )
    return (x - left) / wide, (y - top) / tall


@cache
def driver(page: Page) -> CDPSession:
    """What touches a page: it knows which fingers are down."""
    return page.context.new_cdp_session(page)


def fingers(page: Page, kind: str, *points: tuple[int, int], first: int = 0) -> None:
    """Fingers come, move, or go; at an end these, or all if none is named."""
    found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points, first)]
    driver(page).send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": found})


def done(page: Page) -> list[str]:
    return list(page.evaluate("done"))


def test_a_tablet_begins_with_the_whole(shown: Page) -> None:
    assert zoom(shown) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("shown", [PHONE], indirect=True)
def test_a_phone_begins_closer_and_with_the_middle(shown: Page) -> None:
    assert zoom(shown) == pytest.approx(900 / 400, abs=0.01)
    assert place(shown, 200, 180)[0] == pytest.approx(0.5, abs=0.01)
    shown.set_viewport_size({"width": 1000, "height": 800})
    assert zoom(shown) == pytest.approx(1, abs=0.01)


def test_buttons_and_keys_go_step_by_step(shown: Page) -> None:
    shown.locator("[data-zooms=in]").click()
    assert zoom(shown) == pytest.approx(1.5, abs=0.01)
    shown.locator("#pane").focus()
    for key, near in (("+", 2.25), ("=", 3.375), ("-", 2.25), ("0", 1), ("-", 1)):
        shown.keyboard.press(key)
        assert zoom(shown) == pytest.approx(near, abs=0.01), key
    for _ in range(9):
        shown.locator("[data-zooms=in]").click()
    assert zoom(shown) == pytest.approx(5, abs=0.01)
    shown.locator("[data-zooms=whole]").click()
    assert zoom(shown) == pytest.approx(1, abs=0.01)


def test_the_next_game_begins_as_every_game_does(shown: Page) -> None:
    """A window that comes back in its game is as it was left; that of another game is not."""
    draw = """game => {
      const next = pane.cloneNode(true);
      next.dataset.zoom = game;
      pane.replaceWith(next);
    }"""
    shown.evaluate(draw, "first")
    assert zoom(shown) == pytest.approx(1, abs=0.01)
    shown.locator("[data-zooms=in]").click()
    assert zoom(shown) == pytest.approx(1.5, abs=0.01)
    shown.evaluate(draw, "first")
    assert zoom(shown) == pytest.approx(1.5, abs=0.01)
    shown.evaluate(draw, "second")
    assert zoom(shown) == pytest.approx(1, abs=0.01)
    shown.locator("[data-zooms=in]").click()
    assert zoom(shown) == pytest.approx(1.5, abs=0.01)
    shown.evaluate("pane.dataset.zoom = 'third'")
    assert zoom(shown) == pytest.approx(1, abs=0.01)


def test_a_closer_look_stays_with_what_is_chosen(shown: Page) -> None:
    shown.evaluate("pane.dataset.go = '900 500 1'")
    zoom(shown)
    for _ in range(4):
        shown.locator("[data-zooms=in]").click()
        zoom(shown)
    left, right = place(shown, 0, 250)[0], place(shown, 1200, 250)[0]
    assert zoom(shown) > 4 and left < 0.9 < right


def test_a_wheel_looks_closer_where_it_points(shown: Page) -> None:
    before = place(shown, 300, 200)
    shown.mouse.move(300, 200)
    shown.mouse.wheel(0, -300)
    assert zoom(shown) > 1.5
    assert place(shown, 300, 200) == pytest.approx(before, abs=0.005)
    shown.mouse.wheel(0, 3000)
    assert zoom(shown) == pytest.approx(1, abs=0.01)


def test_two_fingers_pull_what_lies_under_them_and_tap_nothing(shown: Page) -> None:
    before = place(shown, 600, 240)
    fingers(shown, "Start", (560, 240))
    fingers(shown, "Start", (560, 240), (640, 240))
    for far in (50, 60, 70, 80):
        fingers(shown, "Move", (600 - far, 240), (600 + far, 240))
    fingers(shown, "Move", (490, 220), (650, 220))
    assert zoom(shown) == pytest.approx(2, abs=0.02)
    assert place(shown, 570, 220) == pytest.approx(before, abs=0.01)
    fingers(shown, "End", (650, 220), first=1)
    fingers(shown, "Move", (520, 220))
    fingers(shown, "End")
    assert zoom(shown) == pytest.approx(2, abs=0.02)
    assert place(shown, 600, 220) == pytest.approx(before, abs=0.01)
    assert done(shown) == []
    shown.touchscreen.tap(600, 220)
    assert done(shown) == ["one"]


def test_a_mouse_drags_and_that_is_no_click(shown: Page) -> None:
    shown.locator("[data-zooms=in]").click()
    zoom(shown)
    before = place(shown, 600, 250)
    shown.mouse.move(600, 250)
    shown.mouse.down()
    shown.mouse.move(520, 220, steps=4)
    assert place(shown, 520, 220) == pytest.approx(before, abs=0.005)
    shown.mouse.up()
    assert done(shown) == []
    shown.mouse.click(560, 230)
    assert done(shown) == ["one"]


def test_a_long_press_does_something_else_and_only_that(shown: Page) -> None:
    shown.mouse.move(600, 240)
    shown.mouse.down()
    shown.wait_for_timeout(700)
    assert done(shown) == ["three"]
    shown.mouse.up()
    fingers(shown, "Start", (600, 240))
    shown.wait_for_timeout(700)
    fingers(shown, "End")
    assert done(shown) == ["three", "three"]
    assert shown.locator("#land").get_attribute("data-do") == "one"
    shown.wait_for_timeout(500)
    shown.locator("#land").click()
    assert done(shown) == ["three", "three", "one"]


def test_it_goes_where_it_is_told_unless_that_is_in_sight_or_it_is_held(shown: Page) -> None:
    shown.locator("[data-zooms=in]").click()
    shown.locator("[data-zooms=in]").click()
    zoom(shown)
    here = place(shown, 600, 250)
    go = "told => pane.dataset.go = told"
    shown.evaluate(go, "520 500 1")
    shown.evaluate(AT_REST)
    assert place(shown, 600, 250) == pytest.approx(here, abs=0.001)
    shown.evaluate(go, "300 700 2")
    shown.evaluate(AT_REST)
    assert place(shown, 600, 250) == pytest.approx((0.3, 0.7), abs=0.01)
    shown.mouse.move(600, 250)
    shown.mouse.down()
    shown.evaluate(go, "700 300 3")
    shown.evaluate(AT_REST)
    assert place(shown, 600, 250) == pytest.approx((0.3, 0.7), abs=0.01)
    shown.mouse.up()


def test_fingers_of_a_person_opposite_pull_the_right_place(shown: Page) -> None:
    shown.evaluate("document.body.dataset.turned = 'far'")
    shown.evaluate("document.body.style.cssText = 'rotate: 180deg; height: 800px'")
    before = place(shown, 500, 500)
    fingers(shown, "Start", (460, 500))
    fingers(shown, "Start", (460, 500), (540, 500))
    fingers(shown, "Move", (440, 520), (600, 520))
    fingers(shown, "End")
    assert zoom(shown) == pytest.approx(2, abs=0.02)
    assert place(shown, 520, 520) == pytest.approx(before, abs=0.01)


def test_a_window_that_comes_back_is_as_it_was_left(shown: Page) -> None:
    shown.locator("[data-zooms=in]").click()
    zoom(shown)
    shown.evaluate("pane.scrollTo(40, 30)")
    shown.evaluate(AT_REST)
    before = place(shown, 600, 250)
    shown.evaluate("globalThis.html = pane.outerHTML; pane.remove()")
    shown.evaluate("document.body.insertAdjacentHTML('afterbegin', html)")
    assert zoom(shown) == pytest.approx(1.5, abs=0.01)
    assert place(shown, 600, 250) == pytest.approx(before, abs=0.01)


FINGERS = """([kind, points]) => {
  const target = document.elementFromPoint(...(points[0] ?? [600, 240]));
  const touches = points.map(([clientX, clientY], identifier) =>
    ({ identifier, target, clientX, clientY }));
  const event = new Event(`touch${kind}`, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { touches, changedTouches: touches }));
}"""
"""Bare events: WebKit’s driver has no fingers, so this tries the script and no touch screen."""


@played_in("webkit")
def test_the_script_for_two_fingers_runs_in_webkit(context: Any, address: str) -> None:
    page = context.new_page()
    page.goto(address)
    page.evaluate(AT_REST)
    wide = float(page.evaluate(ZOOM))
    page.evaluate(FINGERS, ["start", [[560, 240]]])
    page.evaluate(FINGERS, ["start", [[560, 240], [640, 240]]])
    page.evaluate(FINGERS, ["move", [[520, 240], [680, 240]]])
    page.evaluate(FINGERS, ["end", []])
    page.evaluate(AT_REST)
    assert float(page.evaluate(ZOOM)) == pytest.approx(2 * wide, abs=0.05)
    page.locator("[data-zooms=whole]").click()
    page.evaluate(AT_REST)
    assert float(page.evaluate(ZOOM)) == pytest.approx(1, abs=0.02)
