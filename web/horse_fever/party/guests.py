"""The sheet of guests in Horse Fever: purses can be shared, and the book be left early."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.horse_fever.party.view import GuestView, PartyView
from game.play import Ask
from web import html as h
from web.acts import playing
from web.desk.state import Desk
from web.horse_fever.partying import Partying
from web.horse_fever.seen import party_seen
from web.horse_fever.words.saying import say
from web.parties import guests as sheet
from web.parties import late_entry
from web.parties.state import GuestSheet
from web.parts.pieces import button, choice


def guests(desk: Desk) -> h.Element:
    """Who is here, who has gone, and what each can do now."""
    table, view, ask = desk.at.table, party_seen(desk.view), desk.at.ask
    seat = desk.own(GuestSheet).whom
    guest = view.guests[seat] if seat is not None and seat < len(view.guests) else None
    return sheet.guests(
        desk,
        [sheet.Guest(one.seat, one.here, word(view, one)) for one in view.guests],
        hint(desk, table.names),
        guest and purse(guest, table.names),
        [] if guest is None else [shared(desk, view, ask, guest)],
        last_orders(ask),
    )


def last_orders(ask: Ask) -> h.Node:
    """The quiet way to the end while the book is open; between races it stands on the bar."""
    if ask.what != "book" or "end" not in ask.options:
        return None
    return h.div(".last-orders")[choice("end", say("End the party"), None, "small quiet")]


def hint(desk: Desk, names: Sequence[str]) -> str:
    """What a tap on a guest means now."""
    whom = desk.own(GuestSheet).whom
    if whom is None:
        return say("Or tap a guest who is leaving, coming back, joining a team or leaving one.")
    if desk.own(Partying).teaming:
        return say(
            "With whom does {name} share a purse? Tap the one who holds it.", name=names[whom]
        )
    return ""


def purse(guest: GuestView, names: Sequence[str]) -> str:
    """What a guest has to bet with."""
    if guest.team is not None:
        return say("shares the purse of {holder:player}", names, holder=guest.team)
    return say("{money:money}{debt:some(, owes {debt:money})}", money=guest.money, debt=guest.debt)


def shared(desk: Desk, view: PartyView, ask: Ask, guest: GuestView) -> h.Element:
    """Into a team, or out of it."""
    number = guest.seat + 1
    if guest.team is not None:
        return sheet.does(ask, f"alone {number}", say("Plays alone again"))
    return teams(desk, view, ask, number)


def teams(desk: Desk, view: PartyView, ask: Ask, number: int) -> h.Element:
    """Look for a partner, where there is any."""
    others = (f"team {number} with {one.seat + 1}" for one in view.guests)
    if any(text in ask.options for text in others):
        label = say("Cancel") if desk.own(Partying).teaming else say("Shares a purse with…")
        return button(label, "team-up", "", id="team-up")
    other = next(one.seat + 1 for one in view.guests if one.seat + 1 != number)
    text = f"team {number} with {other}"
    return sheet.not_now(ask, text, say("Shares a purse with…"), "team-up")


def word(view: PartyView, guest: GuestView) -> str:
    """What is to be known of a guest, in a word."""
    if not guest.here:
        return say("gone")
    if guest.team is not None:
        return say("with {number}", number=guest.team + 1)
    if guest.seat == view.bookmaker:
        return say("the book")
    return say("broke") if guest.broke else ""


# what taps do


def show(desk: Desk, rest: str) -> None:
    """Open the sheet, nobody chosen."""
    desk.own(Partying).teaming = False
    late_entry.show(desk, rest)


def choose(desk: Desk, rest: str) -> None:
    """Choose a guest by number, or the partner where one is looked for."""
    party, whom = desk.own(Partying), desk.own(GuestSheet).whom
    if not late_entry.is_on(desk) or not rest.isdecimal():
        return
    if party.teaming and whom is not None and int(rest) - 1 != whom:
        desk.notice = ""
        playing.answer(desk, f"team {whom + 1} with {rest}")
        party.teaming = bool(desk.notice)
    else:
        party.teaming = False
        late_entry.choose(desk, rest)


def team_up(desk: Desk, _rest: str) -> None:
    """Look for a partner, or leave off."""
    desk.own(Partying).teaming, desk.notice = not desk.own(Partying).teaming, ""


VERBS: dict[str, Callable[[Desk, str], None]] = {
    **late_entry.VERBS,
    "guests": show,
    "guest": choose,
    "team-up": team_up,
}
