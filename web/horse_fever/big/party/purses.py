"""The purses of a party in columns: the fullest first, forty of them if need be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.party.view import GuestView, PartyView
from web import html as h
from web.horse_fever import partying, words
from web.horse_fever.big.standings import size
from web.horse_fever.board.payoffs import amount
from web.horse_fever.party.interval import worth
from web.horse_fever.party.payoffs import team_sizes
from web.horse_fever.words.saying import say
from web.parts.pieces import icon, piece, silk, unseen


def purses(view: PartyView, names: Sequence[str], shows_slips: bool) -> h.Element:
    """Beside the book: who has what, and whose slip is in."""
    look = f"big-standings big-purses of-{size(len(view.order))}"
    return h.section(class_=look, aria_label=say("The standings"))[
        h.ol[lines(view, names, shows_slips)]
    ]


def lines(
    view: PartyView,
    names: Sequence[str],
    shows_slips: bool,
    moves: Mapping[int, int] | None = None,
) -> h.Node:
    """A line a purse, whoever has gone home last; while bets are laid, what is left in it.

    `moves` are the places that the holders of purses rose or fell, where that is told.
    """
    teams, is_level = team_sizes(view), len(set(view.places)) == 1
    places = sorted(
        zip(view.places, view.order, strict=True), key=lambda one: not view.guests[one[1]].here
    )
    return [
        line(
            0 if is_level else place,
            guest,
            names[guest.seat],
            teams.get(guest.seat, 0),
            guest.money if is_open(view) else worth(view, guest),
            sign(view, guest, shows_slips),
            None if moves is None else moves[guest.seat],
        )
        for place, guest in ((place, view.guests[seat]) for place, seat in places)
    ]


def sign(view: PartyView, guest: GuestView, shows_slips: bool) -> str:
    """What stands beside a name: the book, a slip that is in, or nothing."""
    if guest.seat == view.bookmaker and view.phase != "interval":
        return "book"
    return "slip" if shows_slips and partying.bets(guest) else ""


def is_open(view: PartyView) -> bool:
    """Whether stakes lie beside the purses, and not in them."""
    return any(partying.bets(guest) for guest in view.guests)


def backed(guest: GuestView) -> list[str]:
    """The horses that a slip is on, each once."""
    return list(dict.fromkeys(bet.horse for bet in partying.bets(guest).values()))


@piece
def line(
    place: int, guest: GuestView, name: str, team: int, purse: int, sign: str, moved: int | None
) -> h.Element:
    """Place, unless all are level, name, team, and the purse as the tablet shows it.

    `moved` is None while bets are laid; else how many places a race has brought, and its gain.
    """
    look = "big-line" if guest.here else "big-line out"
    return h.li(class_=f"{look} place-{place}", id=f"purse-{guest.seat}")[
        h.div(".big-who.row")[
            h.span(".place")[say("{place:ordinal}", place=place)] if place else None,
            None if moved is None else shift(moved),
            h.b(".big-name.fit")[name],
            bool(team) and h.span(".team")[unseen(f"{say('and')} "), f"+{team}"],
            sign == "book"
            and h.span(".keeps")[icon("scroll-quill"), unseen(say("keeps the book"))],
            sign == "slip" and h.span(".laid")[map(silk, backed(guest)), unseen(say("slip in"))],
            moved is not None and bool(guest.gain) and h.span(".gained")[amount(guest.gain, "")],
            h.span(".big-money")[words.money(purse)],
        ]
    ]


def moves(view: PartyView) -> dict[int, int]:
    """For each holder of a purse the places it rose by the last race; less than 0 where it fell.

    Nobody rose or fell where all were level before.
    """
    had = {seat: worth(view, view.guests[seat]) - view.guests[seat].gain for seat in view.order}
    if len(set(had.values())) == 1:
        return dict.fromkeys(view.order, 0)
    return {
        seat: 1 + sum(other > had[seat] for other in had.values()) - place
        for place, seat in zip(view.places, view.order, strict=True)
    }


def shift(moved: int) -> h.Element:
    """How many places a purse rose or fell, empty where it stays."""
    if not moved:
        return h.span(".moved")
    told = (
        say("up {count:plural(place|places)}", count=moved)
        if moved > 0
        else say("down {count:plural(place|places)}", count=-moved)
    )
    return h.span(class_=f"moved {'rose' if moved > 0 else 'fell'}")[
        h.span(aria_hidden="true")[f"{'▲' if moved > 0 else '▼'}{abs(moved)}"], unseen(told)
    ]
