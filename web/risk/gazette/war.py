"""A war as a reporter reads it in the events: who held how much when, turns, sieges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game import Event, Table
from game.risk.board import WITHIN
from game.risk.state import NEUTRAL
from web.risk.film import maps


class Siege(NamedTuple):
    """What one turn threw at one territory, what it cost both sides, and whether it fell."""

    goal: str
    seat: int
    owner: int
    round: int
    lost: int
    beaten: int
    fell: bool


def reigns(events: Iterable[Event]) -> Iterator[tuple[int, str, int]]:
    """How many rounds in a row a continent was one player's, which, and whose.

    Whoever owns it at two moments in a row has kept it for a round.
    """
    stops = maps(events)
    for continent, parts in WITHIN.items():
        run, last = 0, NEUTRAL
        for owner in stops:
            owners = {owner.get(one, NEUTRAL) for one in parts}
            seat = owners.pop() if len(owners) == 1 else NEUTRAL
            run = run + 1 if seat == last else 1
            last = seat
            if seat != NEUTRAL:
                yield run - 1, continent, seat


def held(table: Table) -> list[Mapping[int, int]]:
    """How many territories everybody had at each of these moments."""
    counted = [Counter(owner.values()) for owner in maps(table.events)]
    return [{seat: its[seat] for seat in range(len(table.names))} for its in counted]


def rounds(events: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """Every event with the round that it belongs to."""
    number = 0
    for event in events:
        if event.kind == "round":
            number = event.facts["number"]
        yield number, event


def turns(events: Iterable[Event]) -> Iterator[tuple[int, int, Sequence[Event]]]:
    """Round, seat and events of each turn."""
    round = seat = 0
    told: list[Event] = []
    for number, event in rounds(events):
        if event.kind == "turn":
            if told:
                yield round, seat, told
            round, seat, told = number, event.facts["seat"], [event]
        elif told:
            told.append(event)
    if told:
        yield round, seat, told


def sieges(events: Iterable[Event]) -> Iterator[Siege]:
    """All of them, in order."""
    for round, seat, told in turns(events):
        battles = [event.facts for event in told if event.kind == "battle"]
        fallen = {event.facts["territory"] for event in told if event.kind == "conquered"}
        for goal in dict.fromkeys(facts["goal"] for facts in battles):
            its = [facts for facts in battles if facts["goal"] == goal]
            lost, beaten = (sum(facts[side] for facts in its) for side in ("lost", "beaten"))
            yield Siege(goal, seat, its[0]["owner"], round, lost, beaten, goal in fallen)
