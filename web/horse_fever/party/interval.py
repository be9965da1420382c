"""Between two races: how everybody stands, who comes and goes, another race or the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.view import GuestView, PartyView
from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.board.payoffs import amount
from web.horse_fever.words.saying import say
from web.parties import standings as board
from web.parts.pieces import choice


def parts(desk: Desk, view: PartyView, ask: Ask) -> list[h.Node]:
    """The standings and the bar."""
    after = ask.what == "next race"
    title = say("After race {race}", race=view.round) if after else say("How everybody stands")
    return [standings(view, desk.at.table.names, title), bar(desk, view, ask)]


def standings(view: PartyView, names: Sequence[str], title: str) -> h.Element:
    """Every purse, the fullest first, with all who play out of it."""
    members: dict[int, list[str]] = {}
    for guest in view.guests:
        if guest.team is not None:
            members.setdefault(guest.team, []).append(names[guest.seat])
    rows = zip(view.places, view.order, strict=True)
    return board.standings(title, [
        line(place, view, view.guests[seat], names[seat], members.get(seat, []))
        for place, seat in rows
    ])  # fmt: skip


def line(
    place: int, view: PartyView, guest: GuestView, name: str, members: Sequence[str]
) -> board.Line:
    """One purse: its place, whose it is, what is in it, what the last race brought."""
    notes = (
        say("with {members}", members=", ".join(members)) if members else "",
        "" if guest.here else say("gone home"),
        say("broke") if guest.broke and guest.here else "",
    )
    gained = amount(guest.gain, "") if guest.gain else None
    has = words.money(worth(view, guest))
    return board.Line(place, guest.seat, name, guest.here, gained, has, notes)


def worth(view: PartyView, guest: GuestView) -> int:
    """What a purse is worth in the standings: stakes counted in, the whole team's loans off."""
    staked = sum(int(bet.stake) for bet in partying.bets(guest).values())
    owed = sum(int(one.debt) for one in view.guests if guest.seat in (one.seat, one.team))
    return int(guest.money) + staked - owed


def bar(desk: Desk, view: PartyView, ask: Ask) -> h.Element:
    """Another race is big, the end is quiet."""
    asked = words.party_question(ask, desk.at.table.names, view)
    refusal = None if "race" in ask.options else ask.why("race")
    on = (
        choice("race", say("Let them run"), refusal, "big go")
        if ask.what == "collect"
        else board.another(refusal)
    )
    return board.bar(asked, ask, board.undo(desk), on)
