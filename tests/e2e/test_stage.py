"""The stage of a race at every size: it fills the screen, and its last picture is the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.stills import SHOW, SIZES, viewer

BOXES = """() => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round); };
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const named = (wanted) => Object.fromEntries(all(wanted).map((one) =>
    [one.closest('[data-place]')?.dataset.place ?? one.className, box(one)]));
  return { stage: box(document.getElementById('race-stage')),
    bar: box(document.getElementById('bar')), badges: named('.mount .rosette'),
    horses: named('.mount .gait'), page: [innerWidth, innerHeight,
      document.documentElement.scrollWidth, document.documentElement.scrollHeight] };
}"""
LEGS = "() => [...document.querySelectorAll('.mount .gait')].map((one) => one.clientHeight)"
PINS = """() => [...document.querySelectorAll('.mount')].every((one) => {
  const pins = one.querySelector('.pins')?.getBoundingClientRect();
  const horse = one.getBoundingClientRect();
  return !pins?.width || (pins.bottom > horse.top - 4 && pins.top < horse.bottom);
})"""

Box = tuple[int, int, int, int]


def at_rest(page: Page, state: str) -> dict[str, dict[str, Box]]:
    """Where everything is once nothing moves."""
    page.evaluate("document.documentElement.dataset.motion = 'still'")
    page.evaluate(SHOW, state)
    found: dict[str, dict[str, Box]] = page.evaluate(BOXES)
    return found


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_last_picture_is_the_result(chromium: Browser, stills: str, size: str) -> None:
    """From right to left in the order of the places; badges beside the horses, over none."""
    with viewer(chromium, size) as page:
        page.goto(f"{stills}home.html")
        for state in ("race-run", "party-finish"):
            seen = at_rest(page, state)
            horses, badges = seen["horses"], seen["badges"]
            assert sorted(horses) == sorted(badges) == ["1", "2", "3", "4", "5", "6"]
            noses = [horses[str(place)][2] for place in range(1, 7)]
            assert noses == sorted(noses, reverse=True), (state, noses)
            stage = seen["stage"]
            for place, badge in badges.items():
                assert stage[0] <= badge[0] and badge[2] <= stage[2], (state, place, badge)
                over = [other for other, horse in horses.items() if meet(badge, horse)]
                assert not over, (state, f"badge {place} lies over the horses {over}")
            for place, horse in horses.items():
                assert stage[0] <= horse[0] and horse[2] <= stage[2], (state, place, horse)


@pytest.mark.parametrize("size", SIZES)
def test_the_race_fills_the_screen_and_the_caller_keeps_its_height(
    chromium: Browser, stills: str, size: str
) -> None:
    heights = set()
    with viewer(chromium, size) as page:
        page.goto(f"{stills}home.html")
        for state in ("race-start", "race-1", "race-3", "race-5", "race-run", "party-race"):
            seen = at_rest(page, state)
            wide, tall, all_wide, all_tall = seen["page"]
            assert (all_wide, all_tall) == (wide, tall), state  # nothing scrolls
            left, top, right, bottom = seen["stage"]
            assert (left, top, right) == (0, 0, wide), state
            assert (seen["bar"][1], seen["bar"][3]) == (bottom, tall), state
            assert bottom >= 0.85 * tall, state
            heights.add(seen["bar"][3] - seen["bar"][1])
            assert min(page.evaluate(LEGS)) >= min(0.1 * tall, 0.12 * wide, 48), state
            assert page.evaluate(PINS), state
    assert len(heights) == 1
