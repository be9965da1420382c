"""What is written quickly is letter by letter what htpy writes."""

from __future__ import annotations

import htpy as h
import pytest
from markupsafe import Markup

from game import TITLES
from tests.web.desks import laid
from web import page
from web.acts import playing
from web.parts.flat import flat

TREES = {
    "text": "a < b & \"c\" > 'd'",
    "markup": Markup("<i>ready</i>"),
    "nothing": [None, True, False, "", (), []],
    "number": h.p[3, " of ", 4],
    "void": h.p[h.br, h.img(src="a.png", alt="")],
    "attributes": h.div("#one.two.three", title="<&>", data_x='"', hidden=True),
    "lists": h.ul[[h.li[word] for word in "abc"], (h.li["d"], [h.li["e"]])],
    "fragment": h.fragment[h.b["x"], "y", h.fragment[h.i["z"]]],
    "called": h.p[lambda: h.b["late"]],
    "remark": h.comment("not seen"),
    "page": h.html[h.body["whole"]],
}


@pytest.mark.parametrize("name", TREES)
def test_it_is_what_htpy_writes(name: str) -> None:
    assert flat(TREES[name]) == str(h.fragment[TREES[name]])


def test_a_generator_is_written_once() -> None:
    assert flat(h.p[(h.b[word] for word in "ab")]) == "<p><b>a</b><b>b</b></p>"


@pytest.mark.parametrize("title", sorted(TITLES))
def test_pages_are_what_htpy_writes(title: str) -> None:
    desk = laid(2, title=title)
    for _ in range(12):
        playing.unveil(desk)
        assert flat(page.page(desk)) == str(page.page(desk))
        if desk.ask is None:
            break
        playing.answer(desk, desk.ask.options[0])
