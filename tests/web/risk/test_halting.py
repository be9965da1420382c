"""An attack is stopped while its dice are told: what was told stays, no more is rolled."""

from __future__ import annotations

from random import Random

import pytest

from game import Table, saves
from game.play import CHANCE
from tools.risk.states import risk
from tools.staging import asks, drive, tapped
from web import taps
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.state import Desk
from web.page import drawn
from web.risk.state import seen


def until_decided(desk: Desk) -> Desk:
    """Whoever is asked attacks what needs most rolls, and the first of them is on the screen."""
    view = seen(desk.view)
    fronts = {tuple(one.split(" ")[:2]) for one in desk.at.ask.options if " to " in one}
    start, goal = max(fronts, key=lambda it: (view.armies[it[0]], view.armies[it[1]], it))
    playing.answer(desk, f"{start} {goal} to 1")
    return desk


def rolled(table: Table) -> list[str]:
    """Every roll of the table."""
    return [step.answer for step in table.steps if step.what == "battle"]


def attacked() -> Desk:
    """Somebody with many armies attacks until it is decided, in three rolls or more."""
    for seed in range(3, 40):
        desk = drive(risk(3, seed=seed, placing="all by chance"), asks("attack"), seed)
        before = len(rolled(desk.table)) if desk.table else 0
        until_decided(desk)
        if desk.is_behind and len(rolled(desk.at.table)) > before + 2:
            return desk
    raise AssertionError("no attack was long")


def test_the_attack_ends_where_it_was_stopped() -> None:
    desk = attacked()
    table = desk.table
    assert table is not None and 'data-do="halt"' in drawn(desk)
    ahead = rolled(table)
    for _ in ("the first lies", "the second rolls", "the second lies"):
        stage.follow(desk)
    assert desk.at.shown.air is None
    seen_now = desk.at.shown.events
    armies = seen(desk.view).armies
    tapped(desk, "halt")
    assert len(rolled(table)) < len(ahead) and rolled(table) == ahead[: len(rolled(table))]
    assert table.events == seen_now
    assert seen(desk.view).armies == armies
    assert desk.at.ask.what == "attack"
    assert desk.at.ask.who == seen(desk.view).turn
    assert 'data-do="halt"' not in drawn(desk) and not desk.is_behind
    again = saves.loads(saves.dumps(table))
    assert again.events == table.events and again.answers[-3].endswith(" for 2")


def test_dice_that_roll_when_it_is_stopped_count() -> None:
    desk = attacked()
    while desk.at.shown.air is None:
        stage.follow(desk)
    told = len(desk.at.shown.events)
    tapped(desk, "halt")
    assert desk.at.table.events[told].kind == "battle"
    assert len(rolled(desk.at.table)) == len(rolled(desk.at.shown.twin))


def test_there_is_nothing_to_stop_after_the_last_roll() -> None:
    desk = attacked()
    while desk.is_behind:
        has_button = 'data-do="halt"' in drawn(desk)
        more = len(rolled(desk.at.shown.twin)) < len(rolled(desk.at.table))
        assert has_button == more
        stage.follow(desk)
    before = desk.at.table.answers if desk.table else ()
    tapped(desk, "halt")
    assert desk.at.table.answers == before


def test_nobody_stops_a_computer() -> None:
    desk = drive(risk(4, 3, placing="all by chance"), lambda now: now.is_behind)
    while desk.is_behind:
        assert 'data-do="halt"' not in drawn(desk)
        stage.follow(desk)


def test_the_attacker_may_stop_before_the_defence_has_said() -> None:
    desk = drive(
        risk(3, placing="all by chance", defence="asked"),
        lambda now: (
            now.ask is not None
            and now.ask.what == "defend"
            and now.table is not None
            and now.table.steps[-1].what == "battle"
            and now.curtain is None
        ),
    )
    assert 'data-do="halt"' in drawn(desk)
    rolls = rolled(desk.at.table)
    tapped(desk, "halt")
    assert rolled(desk.at.table) == rolls
    assert desk.at.table.ask is not None and desk.at.table.ask.what == "attack"


def test_what_does_not_follow_is_refused_and_nothing_is_lost() -> None:
    table = attacked().table
    assert table is not None
    step = max(at for at, one in enumerate(table.steps) if one.what == "attack")
    answers, events = table.answers, list(table.events)
    for text, until in (("stop", step + 2), ("nowhere", step + 1)):
        with pytest.raises(ValueError, match="does not follow"):
            table.instead(step, text, until)
    with pytest.raises(ValueError, match="answered since"):
        table.instead(0, answers[0], 1)
    assert table.answers == answers and list(table.events) == events


def kept(desk: Desk) -> Table:
    """The table as the shelf has it: what another window shows, and a file or a link carries."""
    return saves.loads(desk.shelf.text(desk.id))


def test_what_has_not_been_told_of_an_attack_is_in_no_save() -> None:
    """Whoever stops it has seen no more than the screen has shown; each roll is kept as it is."""
    desk = attacked()
    whole = desk.table.answers if desk.table else ()
    told = set[int]()
    while desk.is_behind:
        keeping.keep_up(desk)
        shown = len(desk.at.shown.twin.steps)
        assert kept(desk).answers == whole[:shown]
        taps.do(desk, "share")
        assert desk.post.sheet is not None and desk.post.sheet.table.answers == whole[:shown]
        told.add(shown)
        desk.post.clear()
        stage.follow(desk)
    keeping.keep_up(desk)
    assert kept(desk).answers == whole and desk.kept_to is None and len(told) > 2


def test_a_page_that_is_loaded_anew_in_an_attack_goes_on_from_what_was_shown() -> None:
    desk = attacked()
    stage.follow(desk)
    keeping.keep_up(desk)
    seen_so_far = desk.at.shown.twin.answers
    again = Desk(desk.shelf, Random(99))
    playing.resume(again, desk.id)
    assert again.table is not None and again.table.answers[: len(seen_so_far)] == seen_so_far
    assert again.table.ask is not None and again.table.ask.who != CHANCE
