"""Small things that nobody asks for and everybody misses: measured in pages that need no Python."""

from __future__ import annotations

import colorsys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.stills import SIZES, viewer
from tools.serve import serving
from tools.shots import dress, still
from tools.states import STATES

PODIUMS = ("podium", "board-podium", "circle-podium", "fair-podium", "nasty-podium")
RACES = ("race-3", "fair-race")
HERALDED = ("race-1", "race-3", "fair-reveal")
BILLS = ("nasty-payoffs-two", "payoffs-3", "fair-payoffs", "payoffs", "circle-payoffs")
BILLS += ("nasty-payoffs", "board-payoffs-6", "fair-payoffs-six")
NOTICE = "notice"
LONG = ("gazette", "guide-end")
SAID = ("guide-welcome", "guide-first-bet", "guide-stake", "guide-fix", "guide-behind")
SMALL: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The handful of states that are looked at here, and no others."""
    site: Path = tmp_path_factory.mktemp("few") / "site"
    dress(site)
    for name in (*PODIUMS, *RACES, *HERALDED, *BILLS, *LONG, *SAID, NOTICE):
        (site / f"{name}.html").write_text(still(name, STATES[name]()), encoding="utf-8")
    with serving(site) as address:
        yield address


@pytest.fixture
def shown(few: str, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tab of the size that a test asks for, at the address of these states."""
    is_small = request.param == "small"
    with viewer(chromium, "phone" if is_small else request.param) as page:
        if is_small:
            page.set_viewport_size(SMALL)
        page.goto(few)
        yield page


def see(page: Page, few: str, name: str, look: str = "light") -> None:
    """Open a state by day or by night."""
    page.goto(f"{few}{name}.html")
    page.evaluate("look => (document.documentElement.dataset.look = look)", look)
    page.evaluate("document.fonts.ready.then(() => true)")


# a notice

HEARD = """() => addEventListener('click', tap => (window.under = tap.target.closest('[data-do]'
  + ', [data-touch], #notice')?.outerHTML.slice(0, 60) ?? 'the page'), true)"""
WORDS = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('#notice p'));
  return [...range.getClientRects()].map(line => [line.left, line.right, line.top, line.bottom]);
}"""


@pytest.mark.parametrize("shown", ["phone", "tablet"], indirect=True)
def test_a_notice_lets_a_tap_through_but_for_its_own_buttons(shown: Page, few: str) -> None:
    see(shown, few, NOTICE)
    shown.evaluate(HEARD)
    left, right, top, bottom = shown.evaluate(WORDS)[0]
    shown.mouse.click((left + right) / 2, (top + bottom) / 2)
    assert 'id="notice"' not in shown.evaluate("window.under")
    close = shown.locator("#notice [data-do=close]")
    close.click()
    assert 'data-do="close"' in shown.evaluate("window.under")


# the podium

STEPS = """() => [1, 2, 3].map(place => {
  const block = document.querySelector(`.step-${place} .block`);
  const tones = getComputedStyle(block).backgroundImage.match(/rgb\\([^)]+/g);
  return tones[1].match(/[\\d.]+/g).map(Number); // the one between the sheen and the shade
})"""


def seen_as(red: float, green: float, blue: float) -> str:
    """What a person would call this colour."""
    hue, light, rich = colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)
    if rich < 0.25:
        return "silver" if 0.6 < light < 0.95 else "grey"
    if 20 <= hue * 360 < 37 and light < 0.8:
        return "bronze"
    return "gold" if 37 <= hue * 360 <= 60 else "another"


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("shown", ["tablet"], indirect=True)
def test_the_steps_are_gold_silver_and_bronze(shown: Page, few: str, look: str) -> None:
    see(shown, few, "podium", look)
    assert [seen_as(*tone) for tone in shown.evaluate(STEPS)] == ["gold", "silver", "bronze"]


WAYS_ON = """() => [...document.querySelectorAll('#podium .actions :is(button, a)')].map(one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return [one.id || one.dataset.do || one.textContent, one.contains(top)];
})"""


@pytest.mark.parametrize("name", PODIUMS)
@pytest.mark.parametrize("shown", ["tablet", "portrait", "desktop"], indirect=True)
def test_the_ways_on_from_the_podium_stay_in_the_window(shown: Page, few: str, name: str) -> None:
    see(shown, few, name)
    for far in (0, 0.5):
        shown.evaluate("far => scrollTo(0, far * document.body.scrollHeight)", far)
        ways = shown.evaluate(WAYS_ON)
        assert len(ways) > 1
        assert [way for way, is_seen in ways if not is_seen] == []


# beside the lanes

PLATES = """() => [...document.querySelectorAll('.plate')].map(plate => {
  const name = plate.querySelector('.plate-name'), box = name.getBoundingClientRect();
  const far = Math.max(...[...plate.querySelectorAll(':scope > :not(.plate-name)')]
    .map(part => part.getBoundingClientRect().right));
  return [name.textContent, box.width, far, innerWidth];
})"""


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("shown", ["portrait", "phone"], indirect=True)
def test_where_the_field_is_narrow_names_beside_the_lanes_take_no_room(
    shown: Page, few: str, name: str
) -> None:
    see(shown, few, name)
    plates = shown.evaluate(PLATES)
    assert len(plates) == 6
    for said, width, far, window in plates:
        assert said and width <= 1, said
        assert far < 0.32 * window, said
    read = shown.locator(".plate").first.aria_snapshot()
    assert plates[0][0] in read, "but who listens is told them"


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("shown", ["desktop"], indirect=True)
def test_where_the_field_is_wide_names_stand_beside_the_lanes(
    shown: Page, few: str, name: str
) -> None:
    see(shown, few, name)
    assert SIZES["desktop"]["width"] > 1000
    assert all(width > 20 for _, width, *_ in shown.evaluate(PLATES))


# the bills fill their paper, the winner's name is the largest, two ways on and a drawer

PAPER = """() => {
  const paper = document.querySelector('#payoffs').getBoundingClientRect();
  const bills = [...document.querySelectorAll('.bill')];
  const boxes = bills.map(bill => bill.getBoundingClientRect());
  const covered = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const lines = bills.map(bill => [...bill.querySelectorAll(
    'h3, .what, .much, .paid-slip:not(.torn-off), .sum > *')]);
  const wrong = lines.flatMap((all, at) => all.filter(line => {
    const box = line.getBoundingClientRect(), bill = boxes[at];
    return box.right > bill.right + 1 || box.bottom > bill.bottom + 1 || box.left < bill.left - 1
      || parseFloat(getComputedStyle(line).fontSize) < 15;
  })).map(line => line.textContent);
  return [covered / paper.width / paper.height,
    boxes.every(box => box.bottom <= paper.bottom + 1), wrong];
}"""


@pytest.mark.parametrize("name", BILLS)
@pytest.mark.parametrize("shown", [*SIZES, "small"], indirect=True)
def test_two_to_six_bills_fill_their_paper(shown: Page, few: str, name: str) -> None:
    see(shown, few, name)
    share, are_whole, wrong = shown.evaluate(PAPER)
    assert are_whole and not wrong
    assert share >= (0.75 if is_one_screen(shown) else 0.5), "the paper is as long as its bills"


def is_one_screen(page: Page) -> bool:
    """Whether the table fills the window; in the hand it is as long as what stands on it."""
    size = page.viewport_size
    assert size is not None
    return size["width"] > 760 and size["height"] > 520


ENDS = """() => {
  const size = one => parseFloat(getComputedStyle(one).fontSize);
  const box = one => one.getBoundingClientRect();
  const ways = [...document.querySelectorAll('.ends button')].map(box);
  const seen = [...document.querySelectorAll('#podium h1, #podium .steps .block')].map(box);
  return [Math.max(...[...document.querySelectorAll('#podium *:not(h1)')].map(size))
    < size(document.querySelector('#podium h1')), ways.length,
    [...ways, ...seen].every(box => box.left >= 0 && box.right <= innerWidth && box.top >= 0
      && box.bottom <= innerHeight + 1)];
}"""


@pytest.mark.parametrize("name", PODIUMS)
@pytest.mark.parametrize("shown", [*SIZES, "small"], indirect=True)
def test_the_name_is_the_largest_and_two_buttons_and_a_drawer_are_in_sight(
    shown: Page, few: str, name: str
) -> None:
    see(shown, few, name)
    assert shown.evaluate(ENDS) == [True, 3, True]


# bars of buttons, and the way out of a first race

PLACE = """id => { const box = document.getElementById(id).getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.top), Math.round(box.bottom)]; }"""


@pytest.mark.parametrize("shown", ["phone", "sideways"], indirect=True)
@pytest.mark.parametrize("name", LONG)
def test_a_bar_of_buttons_stays_in_sight_however_long_the_page_is(
    shown: Page, few: str, name: str
) -> None:
    see(shown, few, name)
    assert shown.evaluate("document.documentElement.scrollHeight > innerHeight + 40")
    bar = shown.locator(".actions.in-sight")
    for far in (0, 300):
        shown.evaluate("far => scrollTo(0, far)", far)
        box = bar.bounding_box()
        assert box and box["y"] + box["height"] <= shown.evaluate("innerHeight") + 1, box


@pytest.mark.parametrize("shown", ["phone"], indirect=True)
def test_the_way_out_of_a_first_race_is_never_where_one_goes_on(shown: Page, few: str) -> None:
    places = []
    for name in SAID:
        see(shown, few, name)
        places.append(shown.evaluate(PLACE, "lesson-skip"))
        if name == SAID[0]:
            on = shown.evaluate(PLACE, "lesson-on")
    assert max(bottom for _, _, bottom in places) <= on[1], (places, on)


STRAY = """() => [...document.querySelectorAll('.heralds')].map(it => {
  const middle = box => (box.top + box.bottom) / 2;
  const own = it.closest('.run'), at = middle(it.getBoundingClientRect());
  const off = lane => Math.abs(middle(lane.getBoundingClientRect()) - at);
  const near = [...document.querySelectorAll('.run')].sort((a, b) => off(a) - off(b))[0];
  return near === own ? '' : `${it.id} stands in ${near.id}`;
})"""


@pytest.mark.parametrize("name", HERALDED)
@pytest.mark.parametrize("shown", ["phone", "tablet", "desktop"], indirect=True)
def test_a_card_that_speaks_up_stands_in_the_lane_of_its_horse(
    shown: Page, few: str, name: str
) -> None:
    see(shown, few, name)
    found = shown.evaluate(STRAY)
    assert found and not any(found), found
