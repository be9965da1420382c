"""The style asks for nothing that nobody writes, and each rule of it stands in a layer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.syntax import ROOT
from tools import sheets
from tools.layers import LAYERS, NAMED, REMARK, layer_of, outermost
from web import html as h
from web.desk.screen import SCREENS
from web.html.shows import BIG, PAGE, at_least, root_of
from web.html.writing import flat, showing

WEB = ROOT / "web"
SHEETS = sorted(WEB.rglob("*.css"))
STYLE = "\n".join(REMARK.sub("", path.read_text(encoding="utf-8")) for path in SHEETS)
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for kind in ("py", "js", "html")
    for path in (*WEB.rglob(f"*.{kind}"), *ROOT.glob(f"*.{kind}"))
)
ASKED = re.compile(r"\[data-([\w-]+)")
SHOWN = re.compile(r'\[data-shows~="([\w-]+)"\]')


def camel(name: str) -> str:
    """A data attribute as a script has it: `data-eye-x` is `dataset.eyeX`."""
    return re.sub(r"-(\w)", lambda found: found[1].upper(), name)


def is_written(name: str) -> bool:
    """Whether any source writes that attribute: of an element, in HTML, or by script."""
    spellings = (
        rf"\bdata_{name.replace('-', '_')}\b",
        rf"\bdata-{name}\b",
        rf"dataset\.{camel(name)}\b",
        rf'DRESS = \([^)]*"{name}"',
        rf"{{[^}}]*\b{camel(name)}\b[^}}]*}} = [\w.?]*dataset",
    )
    return any(re.search(spelling, SOURCES) for spelling in spellings)


@pytest.mark.parametrize("name", sorted(set(ASKED.findall(STYLE))))
def test_every_attribute_that_a_style_asks_for_is_written(name: str) -> None:
    assert is_written(name), f"nothing writes data-{name}"


def test_an_attribute_that_nobody_writes_is_seen() -> None:
    assert is_written("shows") and is_written("eye-x") and not is_written("never-written")


WHOLE = re.compile(r"^(html|body|:root|#app|#page|#table|#bar|#big|#screen|#home)(?![\w-])")


def high(style: str) -> list[str]:
    """The selectors that look for something in the page, in a screen, or in its bar."""
    found = re.findall(r"([^\s,{}]*):has\(", style)
    return [subject for subject in found if WHOLE.match(subject)]


def test_no_style_searches_the_page_or_a_screen_for_a_part() -> None:
    """A browser would judge all of it anew after every change: the root says what is there."""
    assert not high(STYLE)
    assert high("body:has(#home) a {} #table.past:has(> b) {} .seat:has(i) {}") == [
        "body",
        "#table.past",
    ]


def watched() -> set[str]:
    """All that the root of the page may say is there."""
    return set(PAGE | BIG).union(*(SCREENS[title].shows for title in SCREENS))


def test_every_part_that_a_style_looks_for_on_the_root_is_watched() -> None:
    assert set(SHOWN.findall(STYLE)) == {name.removeprefix(".") for name in watched()}


@pytest.mark.parametrize("name", sorted(watched()))
def test_every_watched_part_can_be_drawn(name: str) -> None:
    name, kind = name.removeprefix("."), "." if name.startswith(".") else "#"
    start, quoted = name.rpartition("-")[0], rf'(class_|id)=f?".*\b{name}\b'
    whole, begun = rf'[{kind}]{name}[."]|{quoted}|"{name}"', rf"[{kind} ]{start}-{{"
    assert re.search(whole, SOURCES) or (start and re.search(begun, SOURCES))


def test_the_root_says_which_of_the_watched_parts_are_in_it() -> None:
    page = h.div("#page")[h.p("#table.a.home.bar-above")["curtain"]]
    shown = showing(page, PAGE)
    assert shown == str(page).replace("<div", '<div data-shows="bar-above table"', 1)
    assert root_of(shown) == 'data-shows="bar-above table"' and root_of("<div>") == ""
    assert root_of(showing(h.div[flat(page)], PAGE)) == root_of(shown)


def test_a_count_is_told_as_all_that_it_reaches() -> None:
    assert (at_least(0), at_least(1), at_least(3)) == (None, "1", "1 2 3")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_every_rule_stands_in_a_layer(path: Path) -> None:
    """What stands in none would win over all that does."""
    assert layer_of(path) in LAYERS
    for rule in outermost(sheets.read(path)):
        layer = re.match(r"@layer (\w+) \{", rule)
        assert (layer and layer[1] in LAYERS) or NAMED.match(rule), rule[:80]


def test_sizes_and_paper_stand_in_their_own_layers() -> None:
    from tools.layers import layered

    text = "a { b: c } @media (min-width: 3px) { a { b: d } } @media print { a { b: e } }"
    found = [rule.split()[1] for rule in outermost(layered(text, "table"))]
    assert found == ["table", "sizes", "paper"]


def test_what_is_repeated_is_spelt_out_and_nothing_else_is_touched() -> None:
    """Each `@for` of a sheet is understood: a browser would pass over it without a word."""
    text = 'a {}\n@for $n from -1 to 1 {\n  [data-at="$n"] {\n    --at: $n;\n  }\n}\nb {}\n'
    rules = "".join(f'  [data-at="{at}"] {{\n    --at: {at};\n  }}\n' for at in (-1, 0, 1))
    assert sheets.repeated(text) == f"a {{}}\n{rules}b {{}}\n"
    assert not re.search(r"@for|\$n", "\n".join(map(sheets.read, SHEETS)))


SLOT = r"(#head|#seats|#bar|\.side|\.stage)(?![\w-])[^\s>+~]*$"
APART = re.compile(r",(?![^(]*\))")
PLACING = (
    (re.compile(r"#table(?![\w-])[^\s>+~]*$"), re.compile(r"(?<![\w-])(grid[\w-]*|height):")),
    (re.compile(SLOT), re.compile(r"(?<![\w-])(grid-area|order):")),
)
PARTY_HAS_SLOTS_OF_ITS_OWN = ("28-party-table.css", "58-party-book.css", "58-party-sizes.css")
"""While slips are written there are guests and a slip, and neither players nor a stage."""
OF_BOXES = [
    path
    for path in SHEETS
    if path.relative_to(WEB).parts[0] not in ("static", "racing", "rooms")
    and path.name not in PARTY_HAS_SLOTS_OF_ITS_OWN
]


def placed(style: str) -> list[str]:
    """The slots of the house's that a style places itself."""
    rules = re.findall(r"([^{};]+)\{([^{}]*)\}", REMARK.sub("", style))
    named = [(one.strip(), body) for many, body in rules for one in APART.split(many)]
    return [
        one
        for one, body in named
        if any(slot.search(one) and places.search(body) for slot, places in PLACING)
    ]


@pytest.mark.parametrize("path", OF_BOXES, ids=lambda path: path.name)
def test_a_box_says_widths_and_the_house_where_things_stand(path: Path) -> None:
    assert not placed(path.read_text(encoding="utf-8"))


def test_a_slot_that_a_box_places_is_seen() -> None:
    style = 'a, [data-box="b"] #table.c { grid: "head"; } #page #bar:not(.d) { order: 2; }'
    assert placed(style) == ['[data-box="b"] #table.c', "#page #bar:not(.d)"]
    assert not placed("#bar b { order: 1; }")
    assert not placed("#table { --plan: none; gap: 2px; }")
