"""Names from right to left: whatever stands behind them stays behind them."""

from __future__ import annotations

import re

import pytest

from game import TITLES
from tests.web.desks import laid, played
from web import html as h
from web.desk.state import Desk
from web.html.sides import END, FENCE, RIGHT
from web.html.writing import flat
from web.page import drawn
from web.rooms.hall.book import key

MOHAMMED, DAVID = "\u0645\u062d\u0645\u062f", "\u05d3\u05d5\u05d3 \u05db\u05d4\u05df"
BARE = re.compile(f"(?<![{FENCE}{RIGHT} ])[{RIGHT}]")
TYPED = re.compile(r' (?!aria-label|alt)[a-z-]+="[^"]*"|<textarea.*?</textarea>', re.S)


def of(title: str, answers: int) -> Desk:
    """A game of two people with such names."""
    desk = laid(2, title=title)
    desk.at.table.names = (MOHAMMED, DAVID)
    return played(desk, answers)


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("answers", [1, 30, 10_000])
def test_no_name_takes_a_number_along(title: str, answers: int) -> None:
    desk = of(title, answers)
    for desk.log_open in (False, True):
        page = TYPED.sub("", drawn(desk))
        assert f"{FENCE}{DAVID}{END}" in page
        assert not BARE.search(page), BARE.search(page)


def test_what_is_typed_gets_no_fence_and_what_is_heard_does() -> None:
    assert flat(h.input(value=MOHAMMED, data_x=MOHAMMED)) == (
        f'<input value="{MOHAMMED}" data-x="{MOHAMMED}">'
    )
    assert flat(h.textarea("#a")[MOHAMMED]) == f'<textarea id="a">{MOHAMMED}</textarea>'
    assert flat(h.b(id=MOHAMMED, aria_label=f"{MOHAMMED}: 200")) == (
        f'<b id="{MOHAMMED}" aria-label="{FENCE}{MOHAMMED}{END}: 200"></b>'
    )
    assert flat(h.p[f"{MOHAMMED}, {DAVID} & 7"]) == (
        f"<p>{FENCE}{MOHAMMED}{END}, {FENCE}{DAVID}{END} &amp; 7</p>"
    )
    assert flat(h.p["Zoë “’🐎☂️"]) == "<p>Zoë “’🐎☂️</p>"


def test_a_turkish_name_is_one_person_in_the_hall_however_it_is_written() -> None:
    assert key("Işık") == key("IŞIK") == key("ışık")
    assert key("İpek") == key("ipek") and key("Zoé") == key("zoé")
    for one, other in (
        ("たいち", "だいち"),
        ("Hà", "Hạ"),
        ("สุ", "สู"),
        ("Иван", "Йван"),
        ("Zoé", "Zoe"),
    ):
        assert key(one) != key(other), "two people"
