"""The showing of a race: every moment once and in order, held at the finish and at the payoffs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tools.staging import new_desk, pick
from web.acts import clock, playing, stage
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import moment_of
from web.desk.state import Desk


def at_the_race(shelf: Shelf | None = None) -> Desk:
    """A desk on which the first card of the first race has just been turned up."""
    desk = Desk(shelf or Shelf(Drawer()), Random(5))
    playing.set_up(desk)
    playing.start(desk)
    while not desk.is_behind:
        if desk.curtain is not None:
            playing.unveil(desk)
        else:
            playing.answer(desk, desk.at.ask.options[0])
    return desk


def shown_to_the_finish(desk: Desk) -> list[str]:
    """The kinds of all moments up to the finish, the first one included."""
    kinds = []
    while True:
        assert desk.at.shown.moment is not None
        if desk.at.shown.air is None:
            kinds.append(desk.at.shown.moment.kind)
        if desk.finish:
            return kinds
        clock.tick(desk)


def test_cards_are_turned_up_one_by_one() -> None:
    desk = at_the_race()
    for count in range(1, 7):
        assert sum(len(fates) for fates in desk.view.race.fates.values()) == count
        assert desk.at.shown.news[-1].kind == "card revealed"
        clock.tick(desk)


def test_every_unit_and_every_place_is_shown_and_the_finish_holds() -> None:
    desk = at_the_race()
    kinds = shown_to_the_finish(desk)
    assert kinds.count("movement card") == kinds.count("sprint") == desk.view.race.unit
    assert kinds.count("placed") == 6
    assert len(desk.view.race.ranking) == 6
    clock.tick(desk)
    assert desk.finish and not desk.payoffs_open
    before = {player.seat: player.money for player in desk.view.seats}
    stage.go_on(desk)
    assert desk.payoffs_open and not desk.finish
    assert {player.seat: player.money for player in desk.view.seats} != before
    assert desk.view.first == desk.view.race.number - 1 or desk.view.phase == "payoffs"


def test_a_race_seen_to_its_finish_comes_back_with_its_payoffs() -> None:
    shelf = Shelf(Drawer())
    desk = at_the_race(shelf)
    playing.show(desk, desk.id)
    assert desk.is_behind and not desk.held, "nobody has seen it"
    shown_to_the_finish(desk)
    playing.show(desk, desk.id)
    assert not desk.held, "the finish was not gone on from"
    shown_to_the_finish(desk)
    stage.go_on(desk)
    told = len(desk.at.shown.events)
    playing.show(desk, desk.id)
    assert desk.payoffs_open and not desk.finish and len(desk.at.shown.events) == told
    stage.go_on(desk)
    playing.show(desk, desk.id)
    assert not desk.is_behind and not desk.held


def test_positions_follow_the_card_and_then_the_dice() -> None:
    desk = at_the_race()
    before = dict(desk.view.race.positions)
    while not desk.finish:
        (event,) = [e for e in desk.at.shown.news if e.kind in ("movement card", "sprint")] or [
            None
        ]
        now = dict(desk.view.race.positions)
        if event is not None:
            moves = event.facts["moves"]
            assert now == {horse: at + moves.get(horse, 0) for horse, at in before.items()}
        before = now
        clock.tick(desk)


def test_skip_goes_to_the_finish_and_lets_a_held_race_go() -> None:
    desk = at_the_race()
    desk.paused = True
    assert not clock.is_running(desk)
    stage.skip(desk)
    assert desk.finish and not desk.paused


def test_nothing_runs_on_behind_an_open_sheet() -> None:
    desk = at_the_race()
    assert clock.is_running(desk)
    desk.rule = "3.2"
    assert not clock.is_running(desk)
    moment = desk.at.shown.moment
    clock.tick(desk)
    assert desk.at.shown.moment is moment


def test_a_race_left_in_the_middle_is_shown_again() -> None:
    shelf = Shelf(Drawer())
    desk = at_the_race(shelf)
    for _ in range(9):
        clock.tick(desk)
    again = Desk(shelf, Random(1))
    playing.wake(again)
    assert again.shown is not None and again.shown.moment is not None
    assert again.shown.moment.kind == "card revealed"
    assert again.ask is None
    assert shown_to_the_finish(again)


def test_read_payoffs_are_not_shown_again() -> None:
    shelf = Shelf(Drawer())
    desk = at_the_race(shelf)
    stage.skip(desk)
    stage.go_on(desk)
    stage.go_on(desk)
    assert desk.ask is not None
    again = Desk(shelf, Random(1))
    playing.wake(again)
    assert again.ask is not None
    assert not again.is_behind


def on_a_moment(desk: Desk) -> bool:
    """What a computer has done is on the screen."""
    moment = desk.at.shown.moment
    return moment is not None and moment_of(desk.at.table, moment.kind).act


def on_a_thought(desk: Desk) -> bool:
    """A computer is about to answer."""
    return desk.computer is not None


@pytest.mark.parametrize("is_a_wait", [on_a_moment, on_a_thought])
def test_a_wait_for_computers_that_is_skipped_ends_where_the_race_begins(
    is_a_wait: Callable[[Desk], bool],
) -> None:
    desk, rng = new_desk(4, 3, 7, "unicorn-fever"), Random(3)
    for _ in range(400):
        if desk.at.shown.moment is not None and desk.at.shown.moment.kind == "off":
            assert not desk.hurried and not desk.finish
            return
        assert not desk.finish, "the race was skipped"
        if desk.held:
            stage.go_on(desk)
        elif desk.hurried:
            clock.tick(desk)
        elif is_a_wait(desk):
            stage.skip(desk)
        elif desk.is_behind or desk.computer is not None:
            clock.tick(desk)
        elif desk.curtain is not None:
            playing.unveil(desk)
        else:
            playing.answer(desk, pick(desk.at.ask, rng))
    raise AssertionError("no race began")
