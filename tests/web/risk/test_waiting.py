"""What touches no person runs by quickly: nobody waits long for three computers."""

from __future__ import annotations

import statistics

from game.risk.state import NEUTRAL
from tools.bench.waiting import MOST_SECONDS, waits
from tools.risk.states import risk
from tools.staging import Stop, drive
from web.desk.state import Desk
from web.risk.moments import AMONG, LEAST, QUICK, pace


def fought(times: int) -> Stop:
    """Whether so many rolls have been told."""

    def reached(desk: Desk) -> bool:
        return sum(event.kind == "battle" for event in desk.at.table.events) >= times

    return reached


def test_three_computers_are_waited_for_at_most_twenty_seconds() -> None:
    found = [one for seed in (2, 3) for one in waits(seed)]
    assert len(found) > 15
    assert statistics.quantiles(found, n=10)[-1] <= MOST_SECONDS


def test_only_what_touches_nobody_runs_by_quickly() -> None:
    table = drive(risk(3, 2, placing="all by chance"), fought(150)).at.table
    people = {0, 1, 2} - set(table.bots)
    paces = {True: set[float](), False: set[float]()}
    for told, event in enumerate(table.events, 1):
        if event.kind == "battle":
            fighters = {event.facts["seat"], event.facts["owner"]}
            assert fighters <= {0, 1, 2, NEUTRAL}
            paces[bool(fighters & people)].add(pace(table, told))
    assert max(paces[False]) == AMONG > 2 * min(paces[False]), "the quicker, the longer the turn"
    assert max(paces[True]) == 1 and min(paces[True]) >= LEAST * QUICK, (
        "against a person, or by one"
    )


def test_people_alone_are_not_hurried() -> None:
    table = drive(risk(3, 0, placing="all by chance"), fought(150)).at.table
    assert {pace(table, told) for told in range(1, len(table.events))} <= {1, QUICK}
