"""The end of a championship: who is Master of the Horn, and what the glory came from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game import Table
from game.unicorn_fever.scoring import Result, Standing
from web import html as h
from web.desk.state import Desk
from web.frame import podium as frame
from web.frame import standings as ends
from web.unicorn_fever import say
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


def podium(desk: Desk) -> h.Element:
    """The Master of the Horn, and all others."""
    result, names = ended(desk.at.table), desk.at.table.names
    return frame.podium(
        desk,
        result,
        margin(result),
        why_won(result, names),
        on_steps(desk.at.table),
        breakdown(result.standings, names),
    )


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


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with their unicorn."""
    owned = [one.owned for one in seen(table.view(None)).seats]
    return [
        frame.Step(
            one.seat,
            one.place,
            table.names[one.seat],
            has(one),
            unicorn(owned[one.seat]),
        )
        for one in ended(table).standings
    ][: frame.STEPS]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return glory(one.glory)


def glory(amount: int) -> str:
    """Glory, without its sign."""
    return say("{glory:glory}", glory=amount)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's glory by what it came from, and what gold and loans are left."""
    columns: list[ends.Column[Standing]] = [
        *ends.origins(standings, origins(), partial(signed, unit="")),
        ends.told(say("Glory"), lambda one: say("{glory:number}★", glory=one.glory), "total"),
        ends.told(say("Gold"), lambda one: say("{gold:number}", gold=one.gold)),
        ends.told(say("Loans unpaid"), lambda one: str(one.loans) if one.loans else ends.NONE),
    ]
    return ends.breakdown(say("Where the glory came from"), standings, names, columns)
