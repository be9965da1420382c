"""Stories of the town: ruin, lenders, stables, auctions, secret targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from web.horse_fever.gazette.races import Race, first, of
from web.rooms.gazette.story import Facts, Meeting, Pattern

DEAR = 1500
"""What a point costs that is dear."""
LANDLORD = 3
"""Stables of one owner that are many."""


def of_kind(game: Meeting, kind: str) -> list[Facts]:
    """The facts of all events of a kind."""
    return [event.facts for event in game.events if event.kind == kind]


@first
def eliminated(race: Race) -> Facts | None:
    """Somebody had to leave the course; the first who did."""
    return next((of(it, "seat") for it in race.all("eliminated")), None)


def last_one_in(game: Meeting) -> Facts | None:
    """All but one had to leave the course."""
    out = {it["seat"] for it in of_kind(game, "eliminated")}
    if game.winner is None or len(out) < len(game.names) - 1 or len(game.names) < 2:
        return None
    return {"seat": game.winner, "count": len(out)}


@first
def penalty(race: Race) -> Facts | None:
    """Somebody could not pay and has lost points."""
    found = ({"seat": it["seat"], "points": -it["vp"]} for it in race.all("penalty"))
    return next(found, None)


@first
def short(race: Race) -> Facts | None:
    """Somebody could not pay what was owed."""
    found = ({**of(it, "seat owed"), "money": -it["money"]} for it in race.all("short"))
    return next(found, None)


@first
def cannot_bet(race: Race) -> Facts | None:
    """Somebody could not cover the least bet."""
    return next((of(it, "seat minimum") for it in race.all("cannot bet")), None)


def die_decided(game: Meeting) -> Facts | None:
    """The sprint die has made the winner."""
    return next((of(it, "seat colour") for it in of_kind(game, "tie broken")), None)


def loan_lost(game: Meeting) -> Facts | None:
    """Somebody could not repay a loan; the greatest."""
    if not (found := of_kind(game, "loan lost")):
        return None
    it = max(found, key=lambda one: int(one["owed"]))
    return {**of(it, "seat owed"), "count": len(found)}


def borrowed_and_won(game: Meeting) -> Facts | None:
    """The winner has played with borrowed money and paid it back."""
    lent = [it for it in of_kind(game, "loan taken") if it["seat"] == game.winner]
    if game.winner is None or not lent:
        return None
    return {"seat": game.winner, "money": sum(it["money"] for it in lent), "count": len(lent)}


def two_lenders(game: Meeting) -> Facts | None:
    """Somebody has borrowed both from the bank and from the mob."""
    lenders: dict[int, set[str]] = {}
    for it in of_kind(game, "loan taken"):
        lenders.setdefault(it["seat"], set()).add(it["loan"])
    seat = next((seat for seat, lent in lenders.items() if len(lent) > 1), None)
    return None if seat is None else {"seat": seat, "place": 1 + list(game.order).index(seat)}


def landlord(game: Meeting) -> Facts | None:
    """Somebody has come to own three stables or more."""
    owned: Counter[int] = Counter()
    for event in game.events:
        if event.kind == "stable bought" or (event.kind == "start" and event.facts["stable"]):
            owned[event.facts["seat"]] += 1
    seat, count = owned.most_common(1)[0] if owned else (0, 0)
    return {"seat": seat, "count": count} if count >= LANDLORD else None


def dearest(found: Sequence[Facts], least: int, names: str) -> Facts | None:
    """Where somebody has paid most, if it was so much at least."""
    it = min(found, key=lambda one: int(one["money"]), default={"money": 0})
    paid = -it["money"]
    return {**of(it, names), "money": paid} if paid >= least else None


def dear_point(game: Meeting) -> Facts | None:
    """Somebody has paid much for one point; the dearest."""
    return dearest(of_kind(game, "point bought"), DEAR, "seat")


def unwanted(game: Meeting) -> Facts | None:
    """Nobody wanted a point that was for sale, or had one to sell."""
    return next((of(it, "what") for it in of_kind(game, "auction unwanted")), None)


def targets_met(game: Meeting) -> Facts | None:
    """Somebody has reached two secret targets or more."""
    met = Counter(it["seat"] for it in of_kind(game, "target"))
    seat, count = met.most_common(1)[0] if met else (0, 0)
    return {"seat": seat, "count": count} if count > 1 else None


def traded(game: Meeting) -> Facts | None:
    """Two players have done business; the dearest."""
    return dearest(of_kind(game, "trade paid"), 1, "seat other")


PATTERNS: tuple[Pattern, ...] = (
    ("eliminated", "ruin", eliminated),
    ("last-one-in", "victory", last_one_in),
    ("penalty", "ruin", penalty),
    ("short", "ruin", short),
    ("cannot-bet", "ruin", cannot_bet),
    ("die-decided", "victory", die_decided),
)
"""Those of every game of the box."""

OF_THE_BOARD: tuple[Pattern, ...] = (
    ("loan-lost", "ruin", loan_lost),
    ("borrowed-and-won", "loans", borrowed_and_won),
    ("two-lenders", "loans", two_lenders),
    ("landlord", "stables", landlord),
    ("dear-point", "auction", dear_point),
    ("unwanted", "auction", unwanted),
    ("targets-met", "targets", targets_met),
    ("traded", "trade", traded),
)
"""Those that only the Board Game has."""
