"""The end of a game: who stands where, by what, and with how many territories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game import Table
from game.risk.board import TERRITORIES
from game.risk.scoring import Result, Standing
from web.frame import standings as ends
from web.frame.ending import Ending
from web.parts.pieces import icon
from web.risk import say
from web.risk.film import film
from web.risk.state import ended, seen
from web.risk.words import voice


def settled(table: Table, result: Result) -> str:
    """What decided."""
    view, first = seen(table.view(None)), result.standings[0]
    if view.winner < 0:
        return say("After {rounds} rounds: {count:plural(territory|territories)}.",
                   rounds=view.rounds, count=first.territories)  # fmt: skip
    if first.mission and len(set(view.owner.values())) > 1:
        return say("Mission done: {mission}", mission=mission(table.names, first))
    return say("The whole world, in {turns:plural(turn|turns)}.", turns=view.turns)


def has(one: Standing) -> str:
    """What a player has at the end, of the whole map; or how long somebody stayed."""
    if one.out:
        return say("turn {turn}", turn=one.out)
    return say("{part} of {whole}", part=one.territories, whole=len(TERRITORIES))


def territories(one: Standing) -> str:
    """How many territories, under a head that says so."""
    return str(one.territories)


def armies(one: Standing) -> str:
    """How many armies."""
    return str(one.armies)


def mission(names: Sequence[str], one: Standing) -> str:
    """The mission, which is secret no more."""
    return voice().mission(one.mission, one.seat, names)


def until(one: Standing) -> str:
    """How long somebody was in the game."""
    return say("turn {turn}", turn=one.out) if one.out else say("the end")


def played(table: Table) -> str:
    """How long it went on."""
    return say("{count:plural(round|rounds)}", count=seen(table.view(None)).round)


def columns(table: Table) -> list[ends.Column[Standing]]:
    """How long each stayed, with what, and whether there were missions."""
    by_mission = ended(table).standings[0].mission
    return [
        ends.told(say("Stayed until"), until),
        ends.told(say("Armies"), armies),
        *([ends.told(say("Mission"), partial(mission, table.names))] if by_mission else []),
        ends.told(say("Territories"), territories, ends.TOTAL),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: settled(table, ended(table)),
    has=has,
    stands=lambda _table, first: [icon("flying-flag") for _ in first],
    label=lambda: say("How the war ended"),
    columns=columns,
    played=played,
    picture=film,
)
