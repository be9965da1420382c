"""A tree is written as HTML has it, in whichever way it was put together."""

from __future__ import annotations

from typing import Any

import pytest
from markupsafe import Markup

from tests.web.desks import laid
from web import html as h
from web import page
from web.acts import playing
from web.html.writing import Edit, Kept, flat, parted

TREES: dict[str, tuple[Any, str]] = {
    "text": ("a < b & \"c\" > 'd'", "a &lt; b &amp; &#34;c&#34; &gt; &#39;d&#39;"),
    "markup": (Markup("<i>ready</i>"), "<i>ready</i>"),
    "nothing": ([None, True, False, "", (), [], {}], ""),
    "number": (h.p[3, " of ", 4], "<p>3 of 4</p>"),
    "void": (h.p[h.br, h.img(src="a.png", alt="")], '<p><br><img src="a.png" alt=""></p>'),
    "lists": (
        h.ul[[h.li[word] for word in "ab"], (h.li["c"], [h.li["d"]])],
        "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>",
    ),
    "generator": (h.p[(h.b[word] for word in "ab")], "<p><b>a</b><b>b</b></p>"),
    "typed": (h.textarea["<\u05d3>"], "<textarea>&lt;\u05d3&gt;</textarea>"),
}


@pytest.mark.parametrize("name", TREES)
def test_a_tree_is_written_as_it_stands(name: str) -> None:
    tree, html = TREES[name]
    assert flat(tree) == html


CALLS: dict[str, tuple[h.Element, str]] = {
    "nothing": (h.b(), "<b></b>"),
    "shorthand": (h.b("#a.b.c"), '<b id="a" class="b c"></b>'),
    "classes alone": (h.b(".b.c"), '<b class="b c"></b>'),
    "no shorthand": (h.b("", id="a"), '<b id="a"></b>'),
    "class given": (h.b("#a.b", class_="c d"), '<b id="a" class="c d"></b>'),
    "no class": (h.b(class_="", title=""), '<b title=""></b>'),
    "truth": (h.b(hidden=True, open=False, title=None, value=0), '<b hidden value="0"></b>'),
    "escaped": (h.b(title="<'&\">"), '<b title="&lt;&#39;&amp;&#34;&gt;"></b>'),
    "names": (
        h.b(for_="a", data_do="b", aria_label="c", viewBox="d", async_="e"),
        '<b for="a" data-do="b" aria-label="c" viewBox="d" async="e"></b>',
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_attributes_are_written_as_they_are_given(name: str) -> None:
    element, html = CALLS[name]
    assert flat(element) == html


def test_an_element_is_not_changed_by_a_call() -> None:
    row = h.li(".row")
    assert flat([row(title="x")["a"], row["b"]]) == '<li title="x">a</li><li class="row">b</li>'


@pytest.mark.parametrize("wrong", [object(), b"bytes", [object()], 1.5])
def test_what_is_no_child_is_found_when_it_is_written(wrong: Any) -> None:
    with pytest.raises(TypeError):
        flat(h.div[wrong])


@pytest.mark.parametrize("wrong", ["b#a", "x", ".a b", "#a#b", ".a.", ".a..b"])
def test_a_wrong_shorthand_is_found(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not written as"):
        h.div(wrong)


def test_an_element_that_html_does_not_know_is_found() -> None:
    with pytest.raises(AttributeError, match="<dvi>"):
        _ = h.dvi


def test_an_element_in_a_sentence_is_written() -> None:
    assert f"{h.b['Ann']} begins" == "<b>Ann</b> begins"


class Louder(Edit):
    """Every `b` is a `strong`, every line without anything in it goes."""

    closes = frozenset({"li"})

    def opened(self, element: h.Element) -> h.Node:
        return h.strong[element.inside] if element.name == "b" else element

    def closed(self, element: h.Element, text: str) -> str:
        return "" if text == "<li></li>" else text


def test_an_edit_sees_what_was_kept_as_well() -> None:
    kept = Kept.of(h.ul[(h.li[h.b[word]] for word in "xy"), h.li])
    assert "<b>x</b></li><li><b>y</b></li><li></li>" in flat(kept)
    html = parted(h.div[kept, kept], edits=[Louder()])[""]
    assert html.count("<li><strong>x</strong></li><li><strong>y</strong></li></ul>") == 2


def test_a_page_that_is_drawn_twice_is_the_same() -> None:
    desk = laid(4, 1)
    playing.unveil(desk)
    assert flat(page.page(desk)) == flat(page.page(desk))
