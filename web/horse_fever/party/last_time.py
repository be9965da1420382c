"""Slips as the last time: what lay on them, and all of it again at one tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.horse_fever.party.view import GuestView, PartyView
from game.horse_fever.state import KINDS
from game.play import Event, Refusal
from web.acts import playing
from web.desk.state import Desk
from web.horse_fever import partying
from web.horse_fever.party import book
from web.horse_fever.partying import Partying, Slip
from web.horse_fever.seen import party_seen
from web.horse_fever.words.saying import say


def lasts(desk: Desk) -> Mapping[int, Slip]:
    """The last slip of everybody, from the books closed so far; read once a race."""
    table, party = desk.at.table, desk.own(Partying)
    at = (desk.id, len(table.rewound), party_seen(desk.view).round)
    if party.lasts_at != at:
        party.lasts, party.lasts_at = last_slips(table.events), at
    return party.lasts


def last_slips(events: Sequence[Event]) -> dict[int, Slip]:
    """What lay on each slip when the last book closed in which its guest had bet."""
    last: dict[int, Slip] = {}
    now: dict[int, dict[str, tuple[str, int]]] = {}
    for event in events:
        facts = event.facts
        if event.kind == "bet laid":
            now.setdefault(facts["seat"], {})[facts["bet"]] = (facts["horse"], facts["stake"])
        elif event.kind == "bet torn":
            now.get(facts["seat"], {}).pop(facts["bet"], None)
        elif event.kind == "book closed":
            last |= {seat: slip for seat, slip in now.items() if slip}
            now = {}
    return last


def repeated(guest: GuestView, last: Slip) -> str:
    """The whole slip of the last time as one answer, in place of what is laid now."""
    torn = [f"{guest.seat + 1} tear"] if partying.bets(guest) else []
    laid = [book.line(guest, kind, *last[kind]) for kind in KINDS if kind in last]
    return " ".join([*torn, *laid])


def why_no_last(guest: GuestView, last: Slip | None, name: str) -> Refusal | None:
    """Why the last slip cannot be laid again."""
    if not last:
        return Refusal(say("{name} has no slip from an earlier race.", name=name), "P.3")
    wanted = sum(amount for _, amount in last.values())
    has = guest.money + sum(bet.stake for bet in partying.bets(guest).values())
    if wanted > has:
        why = say(
            "That took {wanted:money}, and {name} has {has:money}.",
            wanted=wanted,
            name=name,
            has=has,
        )
        return Refusal(why, "P.3")
    return None


def repeatable(desk: Desk, view: PartyView) -> list[str]:
    """An answer for each who is left and can bet as the last time."""
    last = lasts(desk)
    left = (guest for guest in partying.missing(desk, view) if guest.seat in last)
    return [
        repeated(guest, last[guest.seat])
        for guest in left
        if why_no_last(guest, last[guest.seat], "") is None
    ]


def as_last_time(desk: Desk, _rest: str) -> None:
    """The slip of the last time once more."""
    if (guest := book.open_slip(desk)) is None:
        return
    last = lasts(desk).get(guest.seat)
    if refusal := why_no_last(guest, last, desk.at.table.names[guest.seat]):
        playing.refuse(desk, refusal)
    elif last:
        desk.own(Partying).chosen = guest.seat
        playing.answer(desk, repeated(guest, last))


def all_as_last_time(desk: Desk, _rest: str) -> None:
    """Everybody who is left, as the last time, where the purse allows it."""
    if book.open_slip(desk) is not None:
        book.write(desk, repeatable(desk, party_seen(desk.view)))


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "slip-last": as_last_time,
    "slip-last-all": all_as_last_time,
}
