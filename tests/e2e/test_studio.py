"""The storybook in the built page: every part by day and by night, and six silks to other eyes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.horse_fever.lanes import HORSES
from tests.amount import some
from tests.e2e import sight
from tests.web.test_contrast import tokens
from tools.driving import browsers, playing

SHOTS = Path(__file__).resolve().parents[2] / "shots"
PARTS = ("letters", "buttons", "horses", "chalk", "seats", "cards", "slips", "panels", "paints")
STATES = {
    ".button.go": 2,
    ".button.quiet": 2,
    ".button.small": 2,
    ".button[aria-disabled=true]": 3,
    "[aria-pressed=true]": 1,
    ".mark-0 .mark, .mark-5 .mark": 2,
    ".studio-silk .silk": 6,
    ".studio-turf .runner": 6,
    ".odds": 6,
    ".slip": 6,
    ".card-positive.card": 2,
    ".card-negative.card": 1,
    ".card-special.card": 1,
    ".card.large": 1,
    ".card-back": 1,
    ".tile.back": 1,
    ".person": 5,
    ".token": 5,
    ".die": 7,
    ".rosette": 6,
    ".betting-slip": 1,
    "#studio-panels .sheet": 1,
    "#studio-paints rect": 80,
}
"""What must be there at least so many times."""

BODY = (0.27, 0.2, 0.58, 0.92)
"""The patterned cloth of a silk, clear of the number at its hem."""
FLOOR = 20.0
"""Mean difference in CIE Lab over all pixels; 2.3 is just noticed between two flat colours."""

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


def rgb(colour: str) -> str:
    """A colour as the browser tells it."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


def enter(page: Page, site: str) -> None:
    """Go to the storybook by its address."""
    page.goto(f"{site}#/studio")
    page.locator("#studio").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("look", some(["light", "dark"], 2, 1))
def test_paint_shop_shows_every_part(page: Page, site: str, look: str) -> None:
    page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
    enter(page, site)
    for part in PARTS:
        expect(page.locator(f"#studio-{part}")).to_be_visible()
    for what, count in STATES.items():
        assert page.locator(f"#studio {what}").count() >= count, what
    assert page.evaluate(BACKGROUND) == rgb(tokens(look)["paper"])
    assert page.evaluate("document.documentElement.scrollWidth") <= browsers.TABLET["width"]


def test_a_look_once_set_stands_against_the_device(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.locator("#to-settings").click()
    page.locator("[data-do='set look dark']").click()
    page.locator("#set-look").wait_for()
    assert page.evaluate(BACKGROUND) == rgb(tokens("dark")["paper"])
    page.emulate_media(color_scheme="dark")
    page.locator("[data-do='set look light']").click()
    page.locator("[data-do='set look light'][aria-pressed=true]").wait_for()
    assert page.evaluate(BACKGROUND) == rgb(tokens("light")["paper"])


def test_way_in_from_the_settings_and_the_way_home(page: Page) -> None:
    page.locator("#to-settings").click()
    page.locator("#to-studio").click()
    expect(page.locator("#studio")).to_be_visible()
    expect(page).to_have_url(re.compile("#/studio$"))
    page.locator("#studio .go").first.click()
    playing.press(page.locator("#studio [aria-disabled=true]").first)
    expect(page.locator("#studio")).to_be_visible()
    page.locator("#to-home").click()
    expect(page.locator("#home")).to_be_visible()
    assert "#" not in page.url
    page.locator("#to-settings").click()
    page.locator("#to-studio").click()
    expect(page.locator("#studio")).to_be_visible()
    page.go_back()
    expect(page.locator("#home")).to_be_visible()


def whole_pixels(page: Page, wanted: str) -> bytes:
    """A photograph of an element that begins at a whole pixel, so that all are of one size."""
    page.locator(wanted).scroll_into_view_if_needed()
    box = page.locator(wanted).bounding_box()
    assert box is not None
    x, y, width, height = (round(box[side]) for side in ("x", "y", "width", "height"))
    return page.screenshot(clip={"x": x, "y": y, "width": width, "height": height})


def test_six_silks_that_nobody_confuses(page: Page, context: BrowserContext, site: str) -> None:
    enter(page, site)
    pictures = {}
    for colour in HORSES:
        png = whole_pixels(page, f"#studio-{colour} .studio-silk .silk")
        pictures[colour] = sight.pixels(context, png, BODY)
    found = sight.differences(pictures)
    assert len(found) == 15 * len(sight.SIGHTS)
    SHOTS.mkdir(exist_ok=True)
    (SHOTS / "colour-sight.txt").write_text(table(found), encoding="utf-8")
    assert min(found.values()) >= FLOOR, table(found)


def table(found: dict[tuple[str, str, str], float]) -> str:
    """Every pair in every kind of sight, and the least of each."""
    pairs = list(dict.fromkeys((one, other) for _, one, other in found))
    lines = [f"{'':16}" + "".join(f"{kind:>9}" for kind in sight.SIGHTS)]
    for one, other in pairs:
        figures = (found[kind, one, other] for kind in sight.SIGHTS)
        lines.append(f"{one + ' ' + other:16}" + "".join(f"{figure:9.1f}" for figure in figures))
    least = (min(found[kind, *pair] for pair in pairs) for kind in sight.SIGHTS)
    lines.append(f"{'least':16}" + "".join(f"{figure:9.1f}" for figure in least))
    return "\n".join(lines) + "\n"


def test_colour_alone_would_be_confused() -> None:
    """The measure can fail: a red and a green cloth without pattern are the same in grey."""
    flat = {
        name: [tuple(sight.linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))]
        for name, colour in {"red": "#c2271f", "green": "#1c7a45"}.items()
    }
    found = sight.differences(flat)  # type: ignore[arg-type]
    assert found["grey", "red", "green"] < FLOOR / 4
    assert found["deutan", "red", "green"] < found["usual", "red", "green"] / 2
