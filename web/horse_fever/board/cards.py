"""Action cards: face up, as small tiles in a lane, and their backs."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.horse_fever import words
from web.horse_fever.words.cards import CardText, card_text
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.cast import picture
from web.parts.pieces import bare_button, charm, piece, unseen
from web.words.speaking import headed, mark

LONG, LONGER = 8, 14
"""Letters in a row: every card has room for so many, and one that is set smaller for so many."""
SIGNS = {"positive": "+", "negative": "−", "special": "◆"}
KINDS = {
    "positive": mark("positive card"),
    "negative": mark("negative card"),
    "special": mark("special card"),
}


@piece
def card_face(text: CardText, large: bool = False) -> h.Element:
    """A card face up: sign in colour and in print, letter, name, effect, short signs."""
    look = ("large " if large else "") + ("own" if text.likeness != text.id else "")
    return h.span(class_=f"card card-{text.sign} {look}".strip())[
        h.span(class_=f"card-head ground-{text.ground}" if text.ground else "card-head")[
            h.span(".sign", aria_hidden="true")[SIGNS[text.sign]],
            unseen(say(KINDS[text.sign])),
            picture(f"card-{text.likeness}", 60),
            text.letter and h.span(".letter")[unseen(f"{say('letter')} "), text.letter],
        ],
        named(text.name),
        h.span(".card-symbols", aria_hidden="true")[(h.span[symbol] for symbol in text.symbols)],
        h.span(".card-line")[text.line],
    ]


def named(name: str) -> h.Element:
    """The name of a card; a word too long for a narrow card is marked, to be set smaller."""
    letters = max(map(len, name.split()), default=0)
    if letters <= LONG:
        return h.span(".card-name")[name]
    return h.span(class_=f"card-name {'endless' if letters > LONGER else 'long'}")[h.span[name]]


def hand(edition: str, cards: Sequence[str]) -> h.Node:
    """The open hand of the unveiled player, to look at while betting."""
    if not cards:
        return None
    return h.section("#hand", aria_label=say("Your hand"))[
        h.h3[say("Your hand")],
        h.div(".cards")[
            (
                bare_button(f"card {card}", "hand-card", f"hand-{card}")[
                    card_face(card_text(edition, card))
                ]
                for card in cards
            )
        ],
    ]


def face_down(seat: int, names: Sequence[str]) -> h.Element:
    """A card lying face down behind a horse, with the mark of whoever put it there."""
    said = say("Card of {seat:player}, face down", names, seat=seat)
    return h.span(f".tile.back.mark-{seat}", role="img", aria_label=said, title=said)[charm(seat)]


def short(text: CardText) -> h.Node:
    """Sign and letter of a card, or for one without letter the end of its short sign."""
    last = text.symbols[0].split()[-1] if text.symbols else ""
    return [
        h.span(".sign")[SIGNS[text.sign]],
        h.span(".letter")[text.letter or (last if len(last) < 3 else "")],
    ]


def tile(text: CardText, look: str) -> h.Element:
    """A small card: face up with its fate, or the owner's view of one still face down."""
    title = headed(text.name, text.line)
    return h.span(class_=f"tile card-{text.sign} {look}", title=title, aria_hidden="true")[
        short(text)
    ]


def behind(colour: str, said: Sequence[str]) -> str:
    """The cards of a lane, said one after the other."""
    return say(
        "Cards behind {name}: {cards}", name=words.HORSES[colour].name, cards=", ".join(said)
    )


def lane_button(
    colour: str, cards: Sequence[str], said: Sequence[str], body: Sequence[h.Node], tiles: int
) -> h.Element:
    """All cards of a lane as one button that shows them large; `cards` as the tap wants them."""
    return h.button(
        ".pile.row",
        id=f"pile-{colour}",
        type="button",
        data_do=f"card {' '.join(cards)}",
        data_least=at_least(tiles),
    )[
        unseen(behind(colour, said)),
        body,
    ]
