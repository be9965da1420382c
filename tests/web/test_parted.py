"""Only what is new on a page is sent: with what stands there already it makes the whole page."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from game import TITLES
from tests.web.desks import any_answer, laid
from tools.staging import leads_on
from web import html as h
from web import page
from web.acts import confirm, playing
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.html.parts import LEAST, ROOT, Parts, is_same, news, where, whole, without
from web.html.shows import PAGE
from web.html.writing import parted, showing

STUB = re.compile(r'<([\w-]+) id="([^"]*)" data-same></\1>')
LONG = "x" * LEAST


def filled(html: str, before: Parts) -> str:
    """What is on the page when each stub has been left as it was."""
    return STUB.sub(lambda found: whole(before, found[2]), html)


def played(title: str, seed: int, answers: int = 120) -> list[Parts]:
    """The pages of a game of two people and two computers, every second answer looked at twice."""
    desk, rng = laid(4, 2, seed, title), Random(seed)
    pages = []
    for _ in range(answers):
        pages.append(page.in_parts(desk))
        if leads_on(desk):
            continue
        if desk.ask is None:
            break
        playing.unveil(desk)
        pages.append(page.in_parts(desk))
        text = any_answer(desk, rng)
        confirm.give(desk, text)
        pages.append(page.in_parts(desk))
        if desk.second is not None:
            confirm.do_it(desk, "")
    return pages


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_sent_makes_the_whole_page(title: str) -> None:
    pages = played(title, 5)
    assert len(pages) > 15
    sent = full = 0
    for before, parts in pairwise(pages):
        html = news(parts, before)
        assert filled(html, before) == whole(parts)
        sent, full = sent + len(html), full + len(whole(parts))
    assert sent < 0.7 * full  # else nothing is gained by it


def test_a_page_in_parts_is_the_page() -> None:
    desk = laid(4, 1)
    playing.unveil(desk)
    assert whole(parted(page.page(desk), PAGE)) == showing(page.page(desk), PAGE)


def test_the_same_page_is_one_stub_a_part() -> None:
    parts = parted(h.div("#page")[h.p("#a")[LONG], h.p("#b")[LONG]])
    assert (
        news(parts, parts)
        == '<div data-shows="" id="page"><p id="a" data-same></p><p id="b" data-same></p></div>'
    )


def test_what_is_new_deep_inside_is_sent_with_all_that_is_around_it() -> None:
    def drawn(word: str) -> Parts:
        inner = h.ul("#inner")[h.li("#one")[LONG], h.li("#two")[LONG, word]]
        return parted(h.div("#page")[h.section("#outer")[inner]])

    html = news(drawn("new"), drawn("old"))
    assert '<li id="one" data-same></li>' in html
    assert f'<li id="two">{LONG}new</li>' in html
    assert html.count("data-same") == 1


@pytest.mark.parametrize("live", [h.input(value="1"), h.select[h.option["a"]], h.textarea["b"]])
def test_what_can_be_typed_into_is_always_sent(live: h.Node) -> None:
    parts = parted(h.div("#page")[h.p("#typed")[live, LONG], h.p("#other")[LONG]])
    assert not is_same("typed", parts, parts, {})
    assert is_same("other", parts, parts, {})


def test_what_has_been_changed_since_is_sent_again() -> None:
    parts = parted(h.div("#page")[h.p("#odds")[h.b("#odds-7")["7"], LONG], h.p("#other")[LONG]])
    assert "odds" not in without(parts, "odds-7")
    assert "other" in without(parts, "odds-7")
    assert "data-same" not in news(parts, without(without(parts, "odds-7"), "other"))


def test_a_text_is_found_in_the_order_of_the_page() -> None:
    parts = parted(h.div("#page")[h.p("#a")[LONG, "found"], "found", h.p("#b")[LONG, "found"]])
    assert where(parts, "found") == "a"
    assert where(parted(h.div("#page")["found", h.p("#a")[LONG, "found"]]), "found") == ROOT
    assert where(parts, "never") is None


def test_nobody_can_be_called_like_the_mark_of_a_part() -> None:
    desk = laid(3)
    desk.form.seats[0].name = "<\x01seats></\x01>"
    playing.start(desk)
    assert whole(page.in_parts(desk)) == plain(desk)


def plain(desk: Desk) -> str:
    """The page as it is drawn without parts."""
    return showing(page.page(desk), PAGE | SCREENS[desk.title].shows)


def test_the_same_id_twice_is_one_part() -> None:
    parts = parted(h.div("#page")[h.p("#a")[LONG, "1"], h.p("#a")[LONG, "2"]])
    assert whole(parts).count("<p") == 2
