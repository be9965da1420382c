"""What a party prints: slips eight on a page, and forty guests on one page, whole, ink on white."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.amount import some
from tests.e2e.stills import beside
from tests.e2e.test_paper import A4_POINTS, COLOURS, GROUND, INK, ROOM, SPILT
from tools.horse_fever.party_told_states import LONG_NAMES, party
from tools.serve import serving
from web import taps
from web.desk.state import Desk

LONG_NIGHT = 61


def slips(guests: int, wish: str = "slips-of guests", called: tuple[str, ...] = ()) -> Desk:
    """Slips made out for a party, whatever the screen below them."""
    desk = party(guests, 1, 5, 0.0, called)
    taps.do(desk, "slips")
    taps.do(desk, wish)
    desk.screen = "home"
    return desk


def long_night(called: tuple[str, ...] = ()) -> Desk:
    """Forty guests who have stayed far too long."""
    desk = party(40, 0, 3, 0.01, called, broke="loan", money="1000")
    table = desk.table
    assert table is not None
    ranking = next(event for event in table.events if event.kind == "ranking")
    table.game.events.extend([ranking] * LONG_NIGHT)
    return desk


PAPERS: dict[str, tuple[int, Callable[[], Desk]]] = {
    "result of 2": (1, lambda: party(2, 0)),
    "result of 7": (1, lambda: party(7, 0, 2, 0.1, broke="loan", money="1000")),
    "result of 40": (1, lambda: party(40, 0, 3, 0.01, broke="loan", money="1000")),
    "result of 40 long names": (1, lambda: party(40, 0, 3, 0.01, LONG_NAMES, broke="loan")),
    "result of a long night": (1, long_night),
    "result of a long night, long names": (1, lambda: long_night(LONG_NAMES)),
    "slips of 8": (1, lambda: slips(8)),
    "slips of 9": (2, lambda: slips(9)),
    "slips of 40": (5, lambda: slips(40)),
    "slips of 40 long names": (5, lambda: slips(40, called=LONG_NAMES)),
    "blank slips": (2, lambda: slips(2, "slips-of 2")),
}


TRIED = some(list(PAPERS), 10, 3)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Everything that is printed, written as pages that need no Python."""
    desks = {name: play() for name, (_, play) in PAPERS.items() if name in TRIED}
    with serving(beside(tmp_path_factory.mktemp("paper") / "site", desks)) as address:
        yield address


@pytest.mark.parametrize("name", TRIED)
def test_a_party_is_printed_on_whole_pages(chromium: Browser, address: str, name: str) -> None:
    wanted, _ = PAPERS[name]
    with chromium.new_context(viewport={"width": ROOM[0], "height": ROOM[1] * wanted}) as context:
        page = context.new_page()
        page.goto(f"{address}{name}.html")
        page.evaluate("document.documentElement.dataset.look = 'dark'")
        page.evaluate("document.fonts.ready.then(() => true)")
        pdf = page.pdf(prefer_css_page_size=True)
        page.emulate_media(media="print")
        spilt, colours = page.evaluate(SPILT), set(page.evaluate(COLOURS))
        cut = page.locator("#paper .paper-slip").count()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == wanted
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None and (round(float(box[1])), round(float(box[2]))) == A4_POINTS
    assert spilt == []
    assert colours <= INK | GROUND
    assert cut == (8 * wanted if "slips" in name else 0)
