"""Small pieces of Unicorn Fever: signs, unicorns, gold and glory, cards of magic and contracts."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import magic_of
from web.parts.pieces import icon, piece, runner, silk, unseen
from web.racing import drawing
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.words import magic, voice
from web.unicorn_fever.words.names import CLANS, NAMES, SIGNS

SHEET = "unicorns.svg"


def sign(colour: str) -> Markup:
    """The badge of a unicorn: its sign and its number, for the eye only."""
    return silk(colour, SHEET)


def unicorn(colour: str) -> Markup:
    """A running unicorn, for the eye only."""
    return runner(colour, SHEET)


def galloper(colour: str) -> Markup:
    """A unicorn whose legs gallop."""
    return drawing.galloper(SHEET, colour)


def named(colour: str) -> h.Node:
    """The badge and the name."""
    return [sign(colour), h.b[UNICORNS[colour]]]


def gold(amount: int, look: str = "") -> h.Element:
    """So much gold."""
    return h.span(class_=f"uf-gold {look}".strip())[
        icon("two-coins"), h.b[say("{amount:number}", amount=amount)], unseen(f" {say('gold')}")
    ]


def glory(amount: int, look: str = "") -> h.Element:
    """So much glory, as a star."""
    return h.span(class_=f"uf-glory {look}".strip())[
        icon("round-star"), h.b[say("{amount:number}", amount=amount)], unseen(f" {say('glory')}")
    ]


@piece
def clan(name: str) -> h.Element:
    """The sign of a clan."""
    return h.span(class_=f"clan clan-{name}", title=say(CLANS[name]))[
        icon(SIGNS[name]), unseen(say(CLANS[name]))
    ]


@piece
def magic_card(id: str, look: str = "") -> h.Element:
    """A magic card, face up: letter, name, what it does."""
    card, text = magic_of(id), magic(id)
    return magic_face(card.sign, card.letter, text.name, text.line, text.signs, look)


def magic_face(
    sign: str, letter: str, name: str, line: str, signs: Sequence[str], look: str = ""
) -> h.Element:
    """The face of a magic card, be it in the box, somebody's own, or in the making."""
    return h.span(class_=f"magic-card {sign} {look}".strip())[
        h.span(".magic-head")[h.b(".letter", aria_hidden="true")[letter], h.b[name]],
        h.span(".magic-does")[line],
        h.span(".magic-sign", aria_hidden="true")[", ".join(signs)],
    ]


@piece
def contract_card(id: str) -> h.Element:
    """A contract as it lies on the board: clan, name, what it does, the glory at its end."""
    card = CONTRACTS[id]
    return h.span(class_=f"contract-card clan-{card.clan}")[
        h.span(".contract-head")[
            icon(SIGNS[card.clan]),
            h.b[NAMES[id]],
            unseen(f" ({say(CLANS[card.clan])})"),
            card.end_glory > 0 and glory(card.end_glory, "at-end"),
        ],
        h.span(".contract-does")[voice().contract(id)],
    ]


def tile(id: str, fate: str) -> h.Element:
    """A magic card in a lane, as small as it can be read: letter and sign of its effect."""
    card = magic_of(id)
    return h.span(class_=f"uf-tile {card.sign} {fate.replace(' ', '-')}", title=NAMES[id])[
        h.b[card.letter], h.small[magic(id).signs[0]]
    ]
