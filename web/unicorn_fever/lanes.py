"""The six lanes before a race: odds, bet tokens, magic face down, and the unicorns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.play import Ask, Refusal
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.state import BET_GLORY, PLACE_PAYS
from game.unicorn_fever.view import View
from web import html as h
from web.parts.pieces import bare_button, button, charm, choice, icon, unseen
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import galloper, picture, sign, tile
from web.unicorn_fever.words import voice
from web.unicorn_fever.words.names import NAMES
from web.words.speaking import mark

KINDS = {"win": mark("1st"), "early": mark("early"), "late": mark("late")}
"""What a bet of each kind is called on its token; both place bets win for the same places."""


class Asking(NamedTuple):
    """What a tap on a lane means: the question, the card it would play, "" where face down.

    `why_not` says why the page does not take an answer that is legal; `powers` are what the
    contracts of whoever is asked do.
    """

    ask: Ask | None = None
    card: str = ""
    is_covered: bool = False
    why_not: Callable[[str], Refusal | None] = lambda _text: None
    powers: Mapping[str, int] = {}


NOT_ASKED = Asking()


def lanes(
    view: View, names: Sequence[str], asking: Asking = NOT_ASKED, note: h.Node = None
) -> h.Element:
    """All lanes, in their order from the top; with a question, its answers lie in them."""
    asked = "" if asking.ask is None else f" asks-{asking.ask.what.replace(' ', '-')}"
    return h.section("#fair", class_=f"fair{asked}", aria_label=say("The lanes"))[
        h.ol(".uf-lanes")[(lane(view, colour, names, asking) for colour in LANES)],
        note,
    ]


def lane(view: View, colour: str, names: Sequence[str], asking: Asking) -> h.Element:
    """One lane of a view."""
    row = view.odds.get(colour, 0)
    enraged = colour in view.enraged
    return h.li(
        class_=f"uf-lane lane-{colour}{' enraged' if enraged else ''}",
        id=f"lane-{colour}",
        data_touch=f"horse {colour}",
    )[
        h.div(".uf-head.row")[
            sign(colour),
            h.span(".uf-name")[
                UNICORNS[colour],
                enraged
                and h.small(".rage.row", title=voice().power(colour))[
                    picture(f"power-{colour}"), say("enraged")
                ],
            ],
            row > 0 and h.b(".uf-odds")[say("{row:odds}", row=row)],
        ],
        h.div(".bet-slots.row", role="group", aria_label=say("Bets"))[
            (slot(view, kind, colour, names, asking) for kind in kinds(view)),
            slips(view, colour, names, asking),
        ],
        lying(view, colour, names, asking),
        h.div(".uf-stall")[h.div(".uf-steed", id=f"horse-{colour}")[galloper(colour)]],
    ]


def kinds(view: View) -> tuple[str, ...]:
    """The kinds of bet token that are on the board for this number of players."""
    return ("win", "early", "late") if len(view.seats) > 3 else ("win", "early")


def slot(view: View, kind: str, colour: str, names: Sequence[str], asking: Asking) -> h.Element:
    """The place of one bet token: free, and perhaps an answer; or whose it is, and the stake."""
    token = f"{kind} {colour}"
    taken = [
        (seat.seat, bet)
        for seat in view.seats
        for bet in seat.bets
        if (bet.kind, bet.unicorn) == (kind, colour)
    ]
    face = offer(view, kind, colour, asking.powers)
    verb = asked_for(asking)
    text = f"{verb} {token}"
    owner = next((seat.seat for seat in view.seats if seat.reserved == token), None)
    is_mine = owner is None or (asking.ask is not None and text in asking.ask.options)
    if verb and not taken and is_mine and text in menu(asking):
        return choice(text, face, refusal(asking, text), f"bet-slot {kind}")
    if taken:
        seat, bet = taken[0]
        said = say("{seat:player}: {stake:gold}", names, seat=seat, stake=bet.stake)
        return h.span(class_=f"bet-slot {kind} taken mark-{seat}", title=said)[
            unseen(said),
            charm(seat),
            h.b(aria_hidden="true")[str(bet.stake)],
            bet.glory > 0 and h.small[f"+{bet.glory}★"],
        ]
    if owner is not None:
        said = say("reserved for {seat:player}", names, seat=owner)
        return h.span(class_=f"bet-slot {kind} reserved", title=said)[
            charm(owner), h.small[icon("ticket")], unseen(said)
        ]
    gone = token not in view.free
    return h.span(class_=f"bet-slot {kind}{' gone' if gone else ''}")[
        face if not gone else unseen(say("gone"))
    ]


def offer(view: View, kind: str, colour: str, powers: Mapping[str, int]) -> h.Node:
    """What a bet token is worth: for which places, how many times the stake, and its glory."""
    row = view.odds.get(colour, 0)
    times = row + 1 if kind == "win" else PLACE_PAYS
    return [
        h.span(".kind")[
            icon("podium-winner" if kind == "win" else "podium"),
            say(KINDS[kind]),
            kind != "win" and unseen(say("1–3")),
        ],
        row > 0 and h.b(".times")[f"×{times}"],
        h.span(".points")[f"{BET_GLORY[kind] + powers.get('won_bet_glory', 0)}★"],
    ]


def asked_for(asking: Asking) -> str:
    """The verb of an answer that is a bet token: `bet`, `reserve`, or "" for none."""
    if asking.ask is None:
        return ""
    if asking.ask.what == "bet token to reserve":
        return "reserve"
    return "bet" if asking.ask.what in ("bet", "bet and magic") else ""


def menu(asking: Asking) -> frozenset[str]:
    """All that a player might expect to be able to answer."""
    return frozenset() if asking.ask is None else frozenset((*asking.ask.menu, *asking.ask.options))


def refusal(asking: Asking, text: str) -> Refusal | None:
    """Why this may not be answered; None where it may."""
    ask = asking.ask
    assert ask is not None
    return asking.why_not(text) or (None if text in ask.options else ask.why(text))


def slips(view: View, colour: str, names: Sequence[str], asking: Asking) -> h.Node:
    """Bets without a token, and the answer that lays one, where a contract allows it."""
    laid = [
        h.span(class_=f"bet-slot slip taken mark-{seat.seat}")[
            unseen(say("{seat:player}: {stake:gold}", names, seat=seat.seat, stake=bet.stake)),
            charm(seat.seat),
            h.b(aria_hidden="true")[str(bet.stake)],
        ]
        for seat in view.seats
        for bet in seat.bets
        if (bet.kind, bet.unicorn) == ("slip", colour)
    ]
    text = f"bet slip {colour}"
    if asking.ask is not None and text in asking.ask.options and not asking.why_not(text):
        face = [h.span(".kind")[say("slip")], h.span(".points")[f"{BET_GLORY['slip']}★"]]
        return [laid, choice(text, face, None, "bet-slot slip")]
    return laid


def lying(view: View, colour: str, names: Sequence[str], asking: Asking) -> h.Element:
    """The magic in a lane: backs with the charm of whoever laid them, and known cards open."""
    cards = view.placed.get(colour, ())
    known = [card for _, card in cards if card]
    shown = [tile(card, "own") if card else back(seat, names) for seat, card in cards]
    pile: h.Node = h.span(".uf-pile")[shown]
    if known:
        whose = say("Cards of {name}", name=UNICORNS[colour])
        name = f"{whose}: {', '.join(NAMES[card] for card in known)}"
        pile = bare_button(f"card {' '.join(known)}", "uf-pile", name=name)[shown]
    return h.div(".magic-lane.row", id=f"pile-{colour}")[pile, play(colour, asking)]


def back(seat: int, names: Sequence[str]) -> h.Element:
    """A magic card face down."""
    said = say("a card of {seat:player}, face down", names, seat=seat)
    return h.span(".uf-face-down", title=said)[charm(seat), unseen(said)]


def play(colour: str, asking: Asking) -> h.Node:
    """The buttons that lay the card in the fingers here, or look at what lies here."""
    ask = asking.ask
    if ask is None or ask.what not in ("magic", "bet and magic"):
        return None
    found: list[h.Node] = []
    if f"look {colour}" in ask.options:
        found.append(choice(f"look {colour}", [icon("eyeball"), say("Look")], None, "lay-here"))
    label: h.Node = [icon("card-play"), h.span[say("Lay it here")]]
    if asking.is_covered:
        found.append(button(label, f"lay {colour}", "choice lay-here", id=f"lay-{colour}"))
    elif asking.card and (text := f"play {asking.card} {colour}") in menu(asking):
        found.append(choice(text, label, refusal(asking, text), "lay-here"))
    return found
