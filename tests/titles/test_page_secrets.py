"""Secrets of every title on the page and the big screen: other secrets, the same picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game import TITLES, Table, saves
from game.play import ANYBODY, Amounts
from tests.amount import many
from tests.titles.cases import cases
from tests.titles.phones import laid
from tools.staging import leads_on
from web import taps
from web.acts import playing
from web.big.screen import big
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.past import Past
from web.desk.post import Post
from web.desk.shown import Shown
from web.desk.state import Desk
from web.page import page

HIDING = [title for title in sorted(TITLES) if cases(title).twin is not None]
SHEETS = ("log", "history", "rewind", "cover", "share", "settings", "rule", "stuck", "home")
"""What a tap may bring in front of the same people."""
ANSWERS = many(70, 400)
LOOKED_AT = 0.4


def moments(desk: Desk, rng: Random) -> Iterator[Desk]:
    """What is shown of a game, one tap after the other; stakes are small, so that it goes on."""
    while True:
        yield desk
        if leads_on(desk, watching=True):
            continue
        if desk.ask is None or len(desk.at.table.answers) >= ANSWERS:
            return
        options = desk.ask.options
        few = 3 if isinstance(options, Amounts) else len(options)
        playing.answer(desk, options[rng.randrange(min(few, len(options)))])


def in_front(desk: Desk) -> int | None:
    """Whose secrets may be seen now: of whoever has lifted the curtain, or holds the eye."""
    ask = desk.table.ask if desk.table is not None else None
    if desk.unveiled is None and ask is not None and desk.settings.peeking and ask.who != ANYBODY:
        return ask.who
    return desk.unveiled


def copied(desk: Desk, table: Table) -> Desk:
    """The same page in front of another table, level with it."""
    drawer = Drawer()
    drawer.set(f"horseburg/table/{desk.id}", saves.dumps(table))
    return replace(
        desk, table=table, shown=Shown(table, None, desk.apart), shelf=Shelf(drawer),
        chance=Random(1), past=Past(), post=Post(), settings=replace(desk.settings), owned={},
    )  # fmt: skip


def drawn(desk: Desk) -> str:
    """The page and the big screen."""
    return f"{page(desk)}{big(desk)}"


def compare(desk: Desk, rng: Random, sheets: int = 1) -> int:
    """1 where the page is that of a twin which really differs, whatever is tapped next; else 0."""
    table = desk.table
    if desk.is_behind or table is None or table.ask is None:
        return 0
    look_for = cases(table.title.id).twin
    twin = look_for(table, in_front(desk), rng) if look_for is not None else None
    if twin is None or repr(twin.game) == repr(table.game):
        return 0
    one, other = copied(desk, table.at(len(table.answers))), copied(desk, twin)
    assert drawn(one) == drawn(other)
    for wish in rng.sample(SHEETS, sheets):
        for each in (one, other):
            taps.do(each, wish)
        assert drawn(one) == drawn(other), wish
    return 1


@pytest.mark.parametrize("hold", ["off", "on"])
@pytest.mark.parametrize("title", HIDING)
def test_no_page_tells_a_secret(title: str, hold: str) -> None:
    rng, different = Random(f"{title} {hold}"), 0
    seats = [count for count in TITLES[title].seats if count < 5]
    for played in range(9):
        if played >= many(1, 4) and different > many(5, 40):
            break  # a short game has few such moments, so there it takes several
        desk = laid(title, rng.choice(seats[-2:]), rng, phones=0)
        desk.settings.choose("hold to peek", hold)
        for now in moments(desk, rng):
            now.settings.peeking = hold == "on" and now.may_peek and rng.random() < 0.5
            if rng.random() < LOOKED_AT:
                different += compare(now, rng)
    assert different > many(5, 40), different


@pytest.mark.parametrize("title", [title for title in HIDING if max(TITLES[title].seats) > 2])
def test_a_secret_that_is_on_the_page_is_caught(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in front of its owner would be told to anybody: so the comparison can fail."""
    monkeypatch.setattr("tests.titles.test_page_secrets.in_front", lambda _desk: None)
    with pytest.raises(AssertionError):
        for seed in range(5):
            rng = Random(f"{title} {seed}")
            most = max(count for count in TITLES[title].seats if count < 5)
            desk = laid(title, most, rng, phones=0)
            for now in moments(desk, rng):
                if now.unveiled is not None:
                    compare(now, rng, sheets=0)
        raise RuntimeError("nothing was caught")
