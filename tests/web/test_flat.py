"""What is written quickly is letter by letter what htpy writes."""

from __future__ import annotations

from typing import Any

import htpy as h
import pytest
from markupsafe import Markup

from game import TITLES
from tests.web.desks import laid
from web import page
from web.acts import playing
from web.parts import quick
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


CALLS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "nothing": ((), {}),
    "shorthand": (("#a.b.c",), {}),
    "no shorthand": (("",), {"id": "a"}),
    "shorthand and more": (("#a.b",), {"class_": "c d", "title": "<'&\">"}),
    "mappings": (({"x": "1"}, {"y": 2}), {"z_": "3"}),
    "shorthand and mapping": ((".b", {"aria-label": "c"}), {}),
    "truth": ((), {"hidden": True, "open": False, "title": None, "value": 0}),
    "empty": ((), {"class_": "", "alt": ""}),
    "classes": ((), {"class_": ["a", {"b": True, "c": False}, None]}),
    "no classes": ((), {"class_": {"a": False}}),
    "markup": ((), {"title": Markup("<b>&amp;</b>")}),
    "names": ((), {"for_": "a", "data_do": "b", "aria_label": "c", "_": "d"}),
}


@pytest.mark.parametrize("name", CALLS)
def test_attributes_are_those_of_htpy(name: str) -> None:
    args, told = CALLS[name]
    call, hold = quick.PLAIN
    for element in (h.div, h.br):
        mine, theirs = element(*args, **told), call(element, *args, **told)
        assert (mine._attrs, mine._name) == (theirs._attrs, theirs._name)
    inside: h.Node = [h.b["x"], "y"]
    assert flat(h.div[inside]) == str(hold(h.div, inside))


@pytest.mark.parametrize("wrong", [object(), b"bytes", [object()]])
def test_what_is_no_child_is_found_when_it_is_written(wrong: Any) -> None:
    with pytest.raises(TypeError):
        flat(h.div[wrong])


@pytest.mark.parametrize("wrong", ["b#a", "x", ".a b"])
def test_a_wrong_shorthand_is_found(wrong: str) -> None:
    with pytest.raises(ValueError):
        h.div(wrong)


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
