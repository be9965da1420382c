"""Magic cards and contracts, large, over the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import is_magic
from game.unicorn_fever.view import View
from web import html as h
from web.desk.state import Desk
from web.parts.own_cards import makers_lines
from web.parts.pieces import button
from web.parts.sheet import sheet
from web.unicorn_fever import say
from web.unicorn_fever.parts import contract_card, magic_card, sign
from web.unicorn_fever.state import seen
from web.words.speaking import mark


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large."""
    wanted = desk.card.split()
    lies = lying(seen(desk.view)) if desk.table else {}
    names = desk.table.names if desk.table else ()
    spells = [large_magic(id, lies.get(id), names) for id in wanted if is_magic(id)]
    signed = [large_contract(id) for id in wanted if id in CONTRACTS]
    return sheet(
        say("Cards") if spells else say("Contracts"),
        [
            h.div(".faces")[spells, signed],
            makers_lines(desk.table.deck, wanted) if desk.table else None,
            h.p(".card-note")[
                say("What these cards do is our own; printed ones may differ."),
                " ",
                button(
                    say("Rule R.11") if spells else say("Rule R.10"),
                    "rule R.11" if spells else "rule R.10",
                    "small quiet",
                ),
            ],
        ],
        "one-card",
    )


class Lies(NamedTuple):
    """Where a card lies: who has laid it on whom, and what became of it."""

    seat: int
    lane: str
    fate: str = ""


def lying(view: View) -> dict[str, Lies]:
    """Where the cards lie that this view knows; what is face down to it has no name there."""
    if view.phase == "preparation":
        placed = view.placed.items()
        return {card: Lies(seat, lane) for lane, spells in placed for seat, card in spells if card}
    fates = {} if view.race is None else view.race.fates
    return {card: Lies(seat, lane, fate) for lane, its in fates.items() for seat, card, fate in its}


FATES = {"cancelled": mark("cancelled"), "discarded": mark("thrown out")}
"""What is said of a card that no longer acts."""


def large_magic(id: str, lies: Lies | None = None, names: Sequence[str] = ()) -> h.Element:
    """One magic card, and on whom it lies."""
    return h.figure(".uf-large", id=f"large-{id}")[
        magic_card(id, "large"), lies and whereabouts(lies, names)
    ]


def whereabouts(lies: Lies, names: Sequence[str]) -> h.Element:
    """On whom a card lies, whose it was, and that it no longer acts."""
    said = say("On {horse:horse}, by {seat:player}", names, horse=lies.lane, seat=lies.seat)
    gone = FATES.get(lies.fate)
    return h.figcaption(".uf-lies.row")[
        sign(lies.lane), h.span[said, gone and h.b(".fate")[f" ({say(gone)})"]]
    ]


def large_contract(id: str) -> h.Element:
    """One contract."""
    return h.figure(".uf-large", id=f"large-{id}")[contract_card(id)]
