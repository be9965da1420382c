"""What is printed: one A4 page of ink on white, whole, for the result and for the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.amount import some
from tests.e2e.stills import beside
from tests.e2e.test_waking import keep
from tools.driving.recorded import recorded
from tools.driving.ways_on import way_on
from tools.horse_fever.board_states import laid
from tools.serve import serving
from tools.staging import drive, new_desk, over
from web import taps
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever.blanks import Printing
from web.horse_fever.words import HORSES

A4_POINTS = (595, 842)
ROOM = (703, 1032)
"""The page without its margins of 12 mm, in pixels."""
LONG_NAMES = [f"{letter}{letter.lower() * 39}" for letter in "WMQGOB"]
SPILT = """() => [...document.querySelectorAll('#paper, #paper *')].filter(one =>
    one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
    || one.getBoundingClientRect().right > innerWidth + 1
    || one.getBoundingClientRect().bottom > innerHeight + 1).map(one => one.outerHTML)"""
COLOURS = """() => [document.documentElement, document.body,
    ...document.querySelectorAll('#app, #page, #paper, #paper *')].flatMap(one => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(one);
        return [`ink ${color}`, `ground ${backgroundColor} ${backgroundImage}`]; })"""
WATCHED = """() => {
    window.print = () => (window.printed = document.querySelector('#paper').innerHTML); }"""
INK = {"ink rgb(0, 0, 0)", "ink rgb(68, 68, 68)"}
GROUND = {"ground rgb(255, 255, 255) none", "ground rgba(0, 0, 0, 0) none"}


def finished(players: int, title: str, **options: str) -> Desk:
    """A game played to its end."""
    if title == "board":
        return drive(laid(players, "second", **options), over)
    return drive(new_desk(players, 0, 7, title, **options), over)


def longest() -> Desk:
    """Six people with the longest names, and as many races as there are."""
    desk = laid(6, "second", length="10")
    desk.at.table.names = tuple(LONG_NAMES)
    return drive(desk, over)


def made_out(title: str, seats: int, races: int) -> Desk:
    """A score sheet ready to be printed."""
    desk = Desk(Shelf(Drawer()), Random(1))
    for wish in (
        "score-sheet",
        f"sheet-title horse-fever/{title}",
        f"sheet-seats {seats}",
        f"sheet-races {races}",
    ):
        taps.do(desk, wish)
    return desk


PAPERS: dict[str, Callable[[], Desk]] = {
    "family of 2": lambda: finished(2, "family"),
    "family of 3": lambda: finished(3, "family"),
    "family of 4": lambda: finished(4, "family"),
    "longest family": lambda: finished(5, "family", length="long"),
    "board of 6": lambda: finished(6, "board"),
    "longest": longest,
    "sheet 2 3": lambda: made_out("family", 2, 3),
    "sheet 3 6": lambda: made_out("board", 3, 6),
    "sheet 4 7": lambda: made_out("board", 4, 7),
    "sheet 5 5": lambda: made_out("board", 5, 5),
    "sheet 6 9": lambda: made_out("board", 6, 9),
    "sheet 6 10": lambda: made_out("board", 6, 10),
}


TRIED = some(list(PAPERS), 5, 4)


@pytest.fixture(scope="module")
def desks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Desk]]]:
    """Everything that is printed, written as pages that need no Python: their address and desks."""
    played = {name: play() for name, play in PAPERS.items() if name in TRIED}
    with serving(beside(tmp_path_factory.mktemp("paper") / "site", played)) as address:
        yield address, played


@pytest.mark.parametrize("name", TRIED)
def test_paper_is_one_whole_page_of_ink_on_white(
    chromium: Browser, desks: tuple[str, dict[str, Desk]], name: str
) -> None:
    address, desk = desks[0], desks[1][name]
    with chromium.new_context(viewport={"width": ROOM[0], "height": ROOM[1]}) as context:
        page = context.new_page()
        page.goto(f"{address}{name}.html")
        page.evaluate("document.documentElement.dataset.look = 'dark'")
        page.evaluate("document.fonts.ready.then(() => true)")
        pdf = page.pdf(prefer_css_page_size=True)
        page.emulate_media(media="print")
        text, spilt = page.locator("#paper").inner_text(), page.evaluate(SPILT)
        colours = set(page.evaluate(COLOURS))
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None
    assert (round(float(box[1])), round(float(box[2]))) == A4_POINTS
    assert spilt == []
    assert colours <= INK | GROUND
    assert_tells(desk, text)


def assert_tells(desk: Desk, text: str) -> None:
    """Everybody's name and points and every race; or every horse of a score sheet."""
    for one in HORSES.values():
        assert one.name in text
    if desk.own(Printing).blank is not None:
        assert text.count("Show") == desk.own(Printing).blank.seats * desk.own(Printing).blank.races
        return
    for standing in desk.at.table.result.standings:
        assert desk.at.table.names[standing.seat] in text
        assert f"{standing.vp} VP" in text
    for event in desk.at.table.events:
        if event.kind == "ranking":
            names = [f"{HORSES[it].number} {HORSES[it].name}" for it in event.facts["ranking"]]
            assert "\t".join(names) in text


def test_result_is_printed_by_a_tap_and_the_screen_stays(unopened: Page) -> None:
    page = unopened
    keep(page, recorded("horse-fever-family/three-players.txt").table, 'data-do="again"')
    page.evaluate("() => { window.printed = 0; window.print = () => (window.printed += 1) }")
    way_on(page, "#print-result")
    page.wait_for_function("window.printed === 1")
    expect(page.locator("#podium")).to_be_visible()


def test_score_sheet_is_made_out_and_printed(page: Page) -> None:
    page.evaluate(WATCHED)
    page.locator("#score-sheet").click()
    page.locator("[data-do='sheet-seats 5']").click()
    page.locator("[data-do='sheet-races 8']").click()
    page.locator("#print-sheet").click()
    page.wait_for_function("window.printed")
    assert page.evaluate("window.printed").count("Show") == 5 * 8
    page.keyboard.press("Escape")
    expect(page.locator("#paper")).to_have_count(0)
