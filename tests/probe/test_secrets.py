"""Other secrets, the same page: nothing in front of anybody tells what they may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import Table, saves
from game.play import CHANCE
from tests.amount import many
from tests.probe.desks import at_floor, games, laid, tap
from web import taps
from web.big.screen import big
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.past import Past
from web.desk.post import Post
from web.desk.shown import Shown
from web.desk.state import Desk
from web.frame import floor
from web.page import page

pytestmark = pytest.mark.usefixtures("probe")

OTHER = {"heads": "tails", "tails": "heads"}
TAPS = (
    "log", "history", "history start", "rewind", "stuck", "cover", "hush", "share", "settings",
    "rule", "speak 0", "speak 1", "why 1 show heads", "why 2 show tails", "why toss", "undo",
)  # fmt: skip


def twin_of(desk: Desk) -> Table:
    """The same game, but for all picks of this toss that nobody in front of the page can see."""
    table = desk.table
    assert table is not None
    ends = [at for at, who in enumerate(table.askers) if who == CHANCE]
    first = ends[-1] + 1 if ends else 0
    seen = {CHANCE, *table.game.shown}
    in_front = {desk.unveiled, *(desk.people if desk.alone or desk.settings.hold_to_peek else ())}
    if not desk.is_covered and desk.ask is not None and desk.ask.who in in_front:
        seen.add(desk.ask.who)
    twin = Table("probe", table.names, bots=table.bots)
    for step, (who, text) in enumerate(zip(table.askers, table.answers, strict=True)):
        is_hidden = step >= first and who not in seen and text in OTHER
        twin.answer(OTHER[text] if is_hidden else text)
    return twin


def copied(desk: Desk, table: Table) -> Desk:
    """The same desk in front of another table, level with it."""
    drawer = Drawer()
    drawer.set(f"horseburg/table/{desk.id}", saves.dumps(table))
    second = desk.second
    if second is not None and second.text not in (*table.ask.options, *OTHER):  # it lies face down
        *said, side = second.text.split()
        second = second._replace(text=" ".join((*said, OTHER[side])))
    return replace(
        desk, table=table, second=second, shown=Shown(table, None, desk.apart), shelf=Shelf(drawer),
        chance=Random(1), past=Past(), post=Post(), settings=replace(desk.settings),
    )  # fmt: skip


def shown(desk: Desk) -> str:
    """The page and the big screen."""
    return f"{page(desk)}{big(desk)}"


def compare(desk: Desk, rng: Random) -> int:
    """How many pages were equal to those of a twin that really differs."""
    if desk.is_behind or desk.table is None:
        return 0
    twin = twin_of(desk)
    if twin.answers == desk.table.answers:
        return 0
    same = desk.table.at(len(desk.table.answers))
    one, other = copied(desk, same), copied(desk, twin)
    assert shown(one) == shown(other)
    for wish in rng.sample([wish for wish in TAPS if len(desk.people) > 1 or "sp" not in wish], 2):
        for each in (one, other):
            taps.do(each, wish)
        assert shown(one) == shown(other), wish
    return 1


@pytest.mark.parametrize("hold", ["off", "on"])
@pytest.mark.parametrize("bots", [(), (1,)])
def test_no_page_tells_a_pick(bots, hold):
    different = 0
    for seed in range(many(2, 6) if bots else many(1, 2)):
        rng = Random(seed)
        desk = laid(bots, seed)
        desk.settings.choose("hold to peek", hold)
        for now in games(desk, seed):
            now.settings.peeking = hold == "on" and rng.random() < 0.5
            different += compare(now, rng)
    assert different > many(15, 60)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_learns_what_there_was_to_play(seat):
    """From speaking up to thinking better of it: only the page behind the curtain is another."""
    desk = at_floor(laid())
    other = copied(desk, twin_of(desk))
    for wish in ("", f"speak {seat}", "unveil", "hush"):
        for each in (desk, other):
            tap(each, *filter(None, [wish]))
        assert (shown(desk) == shown(other)) == (wish != "unveil"), wish


def test_a_row_that_has_a_button_only_for_who_can_play_is_caught(monkeypatch):
    desk, drawn = at_floor(laid()), floor.everybody

    def leaking(desk, ask, face):
        return [drawn(desk, ask, face), len(desk.table.ask.options), desk.table.ask.options[1]]

    compare(desk, Random(1))
    monkeypatch.setattr(floor, "everybody", leaking)
    with pytest.raises(AssertionError):
        compare(desk, Random(1))
