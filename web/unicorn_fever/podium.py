"""The end of a championship: who is Master of the Horn, and what the glory came from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game import Table
from game.unicorn_fever.scoring import Result, Standing
from web import html as h
from web.frame import standings as ends
from web.frame.ending import Ending
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import unicorn
from web.unicorn_fever.slips import signed
from web.unicorn_fever.state import ended, seen
from web.words.speaking import mark

FROM = {
    "bet won": mark("Won bets"),
    "bet returned": mark("Bets given back"),
    "contract pays": mark("Contracts"),
    "gold for glory": mark("Gold left"),
    "contract glory": mark("Contracts, at the end"),
}
"""What glory comes from, by the kind of event."""


def margin(result: Result) -> str:
    """What decided: glory, gold, or loans that were not paid back."""
    first = result.standings[0]
    rest = [one for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {glory:glory}: the title is shared.", glory=first.glory)
    if not rest:
        return say("{glory:glory} in the end.", glory=first.glory)
    second = rest[0]
    if second.loans > first.loans:
        return say("Fewer loans unpaid than the next: that comes first.")
    if second.glory == first.glory:
        return say("Level in glory; {gold:gold} more decided.", gold=first.gold - second.gold)
    return ends.ahead(glory(first.glory - second.glory))


def origins() -> dict[str, str]:
    """What glory comes from, as it is called."""
    return {kind: say(label) for kind, label in FROM.items()}


def why_won(result: Result, names: Sequence[str]) -> str:
    """What brought the winner more than the next, or what kept a richer one from winning."""
    first, second = (*result.standings, *result.standings)[:2]
    if len(result.winners) == 1 and second.loans > first.loans:
        return say(
            "{name:player} had {glory:glory}, but could not pay everything back.",
            names,
            name=second.seat,
            glory=second.glory,
        )
    return ends.why_won(result, names, origins(), glory)


def unicorns(table: Table, first: Sequence[Standing]) -> list[h.Node]:
    """For each their unicorn."""
    owned = [one.owned for one in seen(table.view(None)).seats]
    return [unicorn(owned[one.seat]) for one in first]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return glory(one.glory)


def glory(amount: int) -> str:
    """Glory, without its sign."""
    return say("{glory:glory}", glory=amount)


def races(table: Table) -> list[list[str]]:
    """How they came in, race by race."""
    told = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    return [[UNICORNS[colour] for colour in ranking] for ranking in told]


def columns(table: Table) -> list[ends.Column[Standing]]:
    """Glory by what it came from, and what gold and loans are left."""
    return [
        *ends.origins(ended(table).standings, origins(), partial(signed, unit="")),
        ends.told(say("Glory"), lambda one: say("{glory:number}★", glory=one.glory), ends.TOTAL),
        ends.told(say("Gold"), lambda one: say("{gold:number}", gold=one.gold)),
        ends.told(say("Loans unpaid"), lambda one: str(one.loans) if one.loans else ends.NONE),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: margin(ended(table)),
    why=lambda table: why_won(ended(table), table.names),
    has=has,
    stands=unicorns,
    label=lambda: say("Where the glory came from"),
    columns=columns,
    races=races,
    judge=lambda: say("Steward of the fair"),
)
