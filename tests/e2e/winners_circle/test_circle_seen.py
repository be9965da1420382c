"""The course of Winner's Circle as it is seen: large horses, and nothing over what is lit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.stills import viewer
from tools.serve import serving
from tools.shots import dress, still
from tools.states import STATES

STATE = ("circle-horse", "circle-six", "circle-run-in", "circle-royal-turf", "circle-home")
WIDTHS = {"phone": 44, "tablet": 70, "desktop": 70}
"""So many pixels wide is a horse at the least, from tail to nose."""


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The states that are looked at here, and no others."""
    site: Path = tmp_path_factory.mktemp("circle") / "site"
    dress(site)
    for name in STATE:
        (site / f"{name}.html").write_text(still(name, STATES[name]()), encoding="utf-8")
    with serving(site) as address:
        yield address


@pytest.fixture
def shown(few: str, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tab of the size that a test asks for."""
    with viewer(chromium, request.param) as page:
        yield page


LONG = """() => Math.min(...[...document.querySelectorAll('.racer .wc-way')].map(
  one => one.getBoundingClientRect().width))"""
SCENE = "() => document.querySelector('.course-scene').getBoundingClientRect().width"


@pytest.mark.parametrize("shown", list(WIDTHS), indirect=True)
def test_a_horse_is_large_enough_to_be_recognised(
    shown: Page, few: str, request: pytest.FixtureRequest
) -> None:
    least = WIDTHS[request.node.callspec.params["shown"]]
    shown.goto(f"{few}circle-horse.html")
    assert shown.evaluate(LONG) >= least
    whole = shown.evaluate(SCENE)
    shown.goto(f"{few}circle-run-in.html")
    assert shown.evaluate(SCENE) > 1.5 * whole, "the picture comes close"


TOUCHED = """() => {
  const course = document.querySelector('#course').getBoundingClientRect();
  const lit = '#course .ghost .badge, #course .far-off.may-move';
  return [...document.querySelectorAll(lit)].map(one => {
    const box = one.getBoundingClientRect();
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (x < course.left || x > course.right || y < course.top || y > course.bottom) return null;
    const own = one.closest('[data-touch]').dataset.touch;
    return [own, document.elementFromPoint(x, y)?.closest('[data-touch]')?.dataset.touch ?? ''];
  });
}"""
"""For each pale horse in the picture: whose it is, and whom a touch of its number finds."""


@pytest.mark.parametrize("name", STATE[:-1])
@pytest.mark.parametrize("shown", ["phone", "tablet", "desktop", "sideways"], indirect=True)
def test_nothing_lies_over_where_a_horse_would_come_to_stand(
    shown: Page, few: str, name: str
) -> None:
    shown.goto(f"{few}{name}.html")
    seen = [one for one in shown.evaluate(TOUCHED) if one is not None]
    assert len(seen) >= 2
    for own, touched in seen:
        assert own == touched


PARADE = """() => [1, 2, 3].map(place => {
  const box = document.querySelector(`#led-${place} .wc-horse`).getBoundingClientRect();
  const name = document.querySelector(`#led-${place} .led-name`).getBoundingClientRect();
  const course = document.querySelector('#course').getBoundingClientRect();
  return [box.width, name.left >= course.left && name.right <= course.right, box.bottom];
})"""


@pytest.mark.parametrize("shown", ["phone", "tablet", "desktop", "sideways"], indirect=True)
def test_the_winner_is_the_largest_and_nearest_of_the_parade(shown: Page, few: str) -> None:
    shown.goto(f"{few}circle-home.html")
    shown.evaluate("document.fonts.ready.then(() => true)")
    first, second, third = shown.evaluate(PARADE)
    assert first[0] > second[0] > third[0] > 40
    assert first[2] > second[2] > third[2]
    assert first[1] and second[1] and third[1], "every name is whole"
