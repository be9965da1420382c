"""Small pieces of Unicorn Fever: signs, unicorns, gold and glory, cards of magic and contracts."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from game.decks import OwnCard, card_of, is_own
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import MAGIC, magic_of
from web import html as h
from web.html.writing import flat
from web.parts.pieces import icon, piece, runner, silk, unseen
from web.racing import drawing
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.words import CardText, magic, voice
from web.unicorn_fever.words.names import CLANS, NAMES

SHEET, PICTURES = "unicorns.svg", "fair.svg"


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


@cache
def picture(name: str) -> Markup:
    """What is drawn on a card, for the eye only: `magic-A-positive`, `power-red`."""
    use = h.use(href=f"{PICTURES}#{name}")
    return flat(h.svg(".fair-picture", viewBox="0 0 64 64", aria_hidden="true")[use])


def of_magic(sign: str, letter: str) -> str:
    """The picture of a magic card of the box."""
    return f"magic-{letter}-{sign}"


_DRAWN: dict[tuple[str, str], str] = {}
"""The first letter of the box that does something, by its symbol and the sign of the card."""

for _card in MAGIC.values():
    _DRAWN.setdefault((_card.effects[0].symbol, _card.sign), _card.letter)


ON_MAGIC = {of_magic(card.sign, card.letter): card.name for card in MAGIC.values()}
"""What is drawn on the cards of the box, with the names of the cards."""


def of_own(card: OwnCard) -> str:
    """The picture that its maker has chosen, else of what it does, whatever its letter."""
    if card.picture in ON_MAGIC:
        return card.picture
    letter = _DRAWN.get((card.effects[0].symbol, card.sign)) if card.symbols else None
    return of_magic(card.sign, letter or card.letter)


def pictured(id: str) -> Markup:
    """The picture of a magic card."""
    if is_own(id):
        return picture(of_own(card_of(id)))
    return picture(of_magic(MAGIC[id].sign, MAGIC[id].letter))


def of_contract(id: str) -> Markup:
    """The picture of a contract; a mended one has that of the row before it."""
    return picture(f"contract-{CONTRACTS[id].first_id}")


@piece
def clan(name: str) -> h.Element:
    """The sign of a clan."""
    return h.span(class_=f"clan clan-{name}", title=say(CLANS[name]))[
        picture(f"clan-{name}"), unseen(say(CLANS[name]))
    ]


@piece
def seal(id: str) -> h.Element:
    """A contract as small as it can be known: its picture in a ring of its clan."""
    return h.span(class_=f"clan clan-{CONTRACTS[id].clan}")[of_contract(id)]


@piece
def magic_card(id: str, look: str = "") -> h.Element:
    """A magic card, face up: picture, letter, name, what it does."""
    card, text = magic_of(id), magic(id)
    colour = card_of(id).colour if is_own(id) else ""
    return magic_face(card.sign, card.letter, text, pictured(id), look, colour)


def magic_face(
    sign: str, letter: str, text: CardText, drawn: Markup, look: str = "", colour: str = ""
) -> h.Element:
    """The face of a magic card, be it in the box, somebody's own, or in the making."""
    return h.span(class_=f"magic-card {sign} {look}".strip())[
        h.span(class_=f"fair-pane ground-{colour}" if colour else "fair-pane")[drawn],
        h.span(".magic-head.row")[h.b(".letter", aria_hidden="true")[letter], h.b[text.name]],
        h.span(".magic-does")[text.line],
        h.span(".magic-sign", aria_hidden="true")[", ".join(text.signs)],
    ]


@piece
def contract_card(id: str) -> h.Element:
    """A contract as it lies on the board: picture, clan, name, what it does, glory at its end."""
    card = CONTRACTS[id]
    return h.span(class_=f"contract-card clan-{card.clan}")[
        h.span(".contract-head.row")[
            picture(f"clan-{card.clan}"),
            h.b[NAMES[id]],
            unseen(f" ({say(CLANS[card.clan])})"),
            card.end_glory > 0 and glory(card.end_glory, "at-end"),
        ],
        h.span(".fair-pane")[of_contract(id)],
        h.span(".contract-does")[voice().contract(id)],
    ]


def tile(id: str, fate: str) -> h.Element:
    """A magic card in a lane, as small as it can be known: picture and letter."""
    card = magic_of(id)
    return h.span(class_=f"uf-tile {card.sign} {fate.replace(' ', '-')}", title=NAMES[id])[
        pictured(id), h.b[card.letter]
    ]
