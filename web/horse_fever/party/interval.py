"""Between two races: how everybody stands, who comes and goes, another race or the end."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.horse_fever.party.view import GuestView, PartyView
from game.play import Ask, Refusal
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.board.payoffs import amount
from web.horse_fever.party.betting import undo
from web.horse_fever.words.saying import say
from web.parts.pieces import button, choice, greyed, icon
from web.parts.shows import at_least


def parts(desk: Desk, view: PartyView, ask: Ask) -> list[h.Node]:
    """The standings and the bar."""
    assert desk.table is not None
    after = ask.what == "next race"
    title = say("After race {race}", race=view.round) if after else say("How everybody stands")
    return [standings(view, desk.table.names, title), bar(desk, view, ask)]


def standings(view: PartyView, names: Sequence[str], title: str) -> h.Element:
    """Every purse, the fullest first, in columns from above to below."""
    members: dict[int, list[str]] = {}
    for guest in view.guests:
        if guest.team is not None:
            members.setdefault(guest.team, []).append(names[guest.seat])
    rows = zip(view.places, view.order, strict=True)
    return h.section("#standings", aria_labelledby="standings-title", tabindex="0")[
        h.h2("#standings-title")[title],
        h.ol(data_least=at_least(len(view.order)))[
            (
                standing(place, view, view.guests[seat], names[seat], members.get(seat, []))
                for place, seat in rows
            )
        ],
    ]


def standing(
    place: int, view: PartyView, guest: GuestView, name: str, members: Sequence[str]
) -> h.Element:
    """One purse: its place, whose it is, what is in it, what the last race brought."""
    look = "" if guest.here else "gone"
    return h.li(class_=f"place-{place} {look}".strip(), id=f"stands-{guest.seat + 1}")[
        h.span(".place")[say("{place:ordinal}", place=place)],
        h.span(".no")[str(guest.seat + 1)],
        h.span(".guest")[
            name,
            members and h.small[" ", say("with {members}", members=", ".join(members))],
            not guest.here and h.small[" ", say("gone home")],
            guest.broke and guest.here and h.small[" ", say("broke")],
        ],
        amount(guest.gain, "") if guest.gain else h.span(".zero")["·"],
        h.b[words.money(worth(view, guest))],
    ]


def worth(view: PartyView, guest: GuestView) -> int:
    """What a purse is worth in the standings: stakes counted in, the whole team's loans off."""
    staked = sum(int(bet.stake) for bet in partying.bets(guest).values())
    owed = sum(int(one.debt) for one in view.guests if guest.seat in (one.seat, one.team))
    return int(guest.money) + staked - owed


def bar(desk: Desk, view: PartyView, ask: Ask) -> h.Element:
    """Another race is big, the end is quiet."""
    assert desk.table is not None
    asked = words.party_question(ask, desk.table.names, view)
    refusal = None if "race" in ask.options else ask.why("race")
    return h.section("#bar.interval-bar", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[asked.title],
            h.p[asked.help],
        ],
        h.div(".book-acts")[
            button([icon("person"), say("Guests")], "guests", "small", id="to-guests"),
            button("?", f"rule {ask.rule}", "round help", id="why", name=say("The rule for this")),
            undo(desk),
            "end" in ask.options and choice("end", say("End the party"), None, "small quiet"),
        ],
        choice("race", say("Let them run"), refusal, "big go")
        if ask.what == "collect"
        else another(refusal),
    ]


def another(refusal: Refusal | None) -> h.Element:
    """Another race, which is no second look: nothing is lost by it."""
    if refusal is not None:
        return greyed(say("Another race"), refusal, "why race", "big", "next-race")
    return button(say("Another race"), "next-race", "big go", id="next-race")
