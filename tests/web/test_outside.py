"""Whatever comes from outside, by whichever door, ends in a value, or in one plain refusal."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import links, saves
from game.decks import BadDeck
from game.outside import DEEPEST, depth, parsed
from game.saves import DamagedSave
from tests.titles.phones import laid
from web import phoning, taps
from web.acts.kept import decks
from web.desk.kept import about
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.settings import kept_settings
from web.desk.state import Desk
from web.parties import door
from web.phones import phones_here, seating
from web.phones.phones_here import phones_of
from web.rooms.daily import days
from web.rooms.hall import lines
from web.rooms.workshop import unfinished
from web.sharing import arrivals

SMALL = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
VALUES = st.recursive(
    SMALL,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
"""Anything that JSON can spell."""

OPEN = st.sampled_from(["[", '{"a":', '[{"a":[', '["x",'])
DEEP = st.builds(
    lambda sign, times, rest: sign * times + rest, OPEN, st.integers(7, 30_000), st.text(max_size=5)
)
"""Lists within lists, as many as a parser that calls itself dies of."""

GAME = laid("horse-fever/family", 3, Random(1))
assert GAME.table is not None
SOUND = (saves.dumps(GAME.table), links.pack(saves.dumps(GAME.table)), "horseburg hall 1\n")


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A sound text of ours with something strange put into the middle of it."""
    text = draw(st.sampled_from(SOUND))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=20) | DEEP) + text[at + draw(st.integers(0, 9)) :]


TEXTS = st.one_of(st.text(max_size=200), VALUES.map(json.dumps), DEEP, spoilt())


def kept(key: str, text: str) -> Drawer:
    """A store in which another edition, or somebody else, has written this."""
    drawer = Drawer()
    drawer.set(key, text)
    return drawer


def in_page(act: Callable[[Desk, str], object]) -> Callable[[str], object]:
    """Done at a page with a game on the table, which then is as it was and answers a tap."""

    def done(text: str) -> None:
        desk = laid("horse-fever/family", 3, Random(1), phones=1)
        before = desk.at.table.answers
        act(desk, text)
        assert desk.table is None or desk.at.table.answers == before
        taps.do(desk, "close")
        taps.do(desk, "home")
        assert desk.screen == "home"

    return done


def named(desk: Desk, text: str) -> None:
    """A phone comes to a set-up under this name."""
    taps.do(desk, "home")
    taps.do(desk, "setup horse-fever")
    guest = seating.arrive(desk, "phone 9")
    seating.come(desk, guest, text)
    taps.fill(desk, "name 0", text)
    taps.do(desk, "start")


DOORS: dict[str, Callable[[str], object]] = {
    "save": saves.salvage,
    "link": links.found,
    "packed link": lambda text: links.unpack(links.MARK + text),
    "hall": lambda text: lines.loads(f"{lines.FIRST_LINE}\n{text}"),
    "decks": lambda text: decks.loads(f"{decks.FIRST}\n1 horse-fever {text}"),
    "days": lambda text: days.read(kept(days.KEY, text)),
    "phones known": lambda text: phones_here.read(kept(phones_here.KEY, text)),
    "guests known": lambda text: door.read(kept(door.KEY, text)),
    "summary": about.read,
    "unfinished cards": lambda text: unfinished._place(text),
    "settings": lambda text: kept_settings(kept("horseburg/settings", text)),
    "shelf": lambda text: Shelf(kept("horseburg/table/7", text)).take("7"),
    "brought": in_page(arrivals.bring),
    "address": in_page(lambda desk, text: arrivals.bring_link(desk, f"#game={text}")),
    "hall’s address": in_page(lambda desk, text: arrivals.bring_link(desk, f"#hall={text}")),
    "deck’s address": in_page(lambda desk, text: arrivals.bring_link(desk, f"#deck={text}")),
    "name": in_page(named),
    "answer of a phone": in_page(
        lambda desk, text: phoning.hear(desk, "phone 0", {"kind": "tap", "answer": text[:400]})
    ),
    "tap of a phone": in_page(
        lambda desk, text: phoning.hear(desk, "phone 0", {"kind": "tap", "do": text[:400]})
    ),
}
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("name", DOORS)
@QUICK
@given(text=TEXTS)
def test_a_door_gives_a_value_or_one_plain_refusal(name: str, text: str) -> None:
    try:
        DOORS[name](text)
    except (DamagedSave, BadDeck) as refusal:
        assert 0 < len(str(refusal)) < 400


@pytest.mark.parametrize("name", DOORS)
def test_a_door_stands_five_megabytes(name: str) -> None:
    for text in ("[" * 5_000_000, "x" * 5_000_000, "9" * 5_000_000, '"' + "\\" * 4_999_999):
        try:
            DOORS[name](text)
        except (DamagedSave, BadDeck) as refusal:
            assert 0 < len(str(refusal)) < 400


@QUICK
@given(told=st.dictionaries(st.sampled_from(
    ["kind", "do", "answer", "asked", "field", "value", "step", "settings", "tongues", "version"]
), VALUES | st.sampled_from(["tap", "fill", "hello", "seen", "whole"])))  # fmt: skip
def test_a_word_of_any_shape_changes_nothing_of_others(told: dict[str, object]) -> None:
    """What the script has let through is looked at once more."""
    desk = laid("horse-fever/family", 3, Random(1), phones=1)
    before = desk.at.table.answers
    phoning.hear(desk, "phone 0", told)
    assert desk.at.table.answers[: len(before)] == before and desk.trouble is None
    assert phones_of(desk).guests["phone 0"].seat in (0, None)


@given(VALUES)
def test_what_json_spells_is_read_as_it_is_or_refused_for_its_depth(value: object) -> None:
    text = json.dumps(value)
    if "NaN" in text or "Infinity" in text or "e+3" in text or depth(text) > DEEPEST:
        return
    assert parsed(text, len(text)) == json.loads(text)
    with pytest.raises(ValueError, match="too long"):
        parsed(text, len(text) - 1)


@given(st.integers(0, 40), VALUES.map(json.dumps))
def test_depth_is_that_of_the_lists_and_of_no_bracket_in_a_text(times: int, text: str) -> None:
    inner = depth(text)
    assert depth("[" * times + text + "]" * times) == times + inner
    assert depth(json.dumps("[" * times + text)) == 0
