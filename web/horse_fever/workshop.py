"""What Horse Fever shows the card workshop: its action cards."""

from __future__ import annotations

from game.decks import OwnCard
from game.horse_fever import strength
from game.horse_fever.cards import ActionCard
from game.horse_fever.strengths import STRENGTHS
from game.racing.effects import Effect
from web import html as h
from web.horse_fever.board.cards import KINDS, card_face
from web.horse_fever.options import OPTIONS
from web.horse_fever.words.cards import PICTURES, effect_line, said, text_of
from web.horse_fever.words.names import CARD_NAMES
from web.horse_fever.words.saying import say
from web.parts.cast import picture
from web.rooms.workshop.bench import Show
from web.words.plain import capital


def show() -> Show:
    """All of it, in the language of the page."""
    editions = OPTIONS["edition"].values
    return Show(
        face=face,
        symbol=symbol,
        signs={sign: capital(say(kind)) for sign, kind in KINDS.items()},
        editions={id: say(editions[id]) for id in strength.EDITIONS},
        money=say("Money from a win bet of {stake:money}", stake=strength.BET.stake),
        points=say("Victory points from this bet"),
        strength=strength,
        strengths=STRENGTHS,
        names=CARD_NAMES,
        pictures={id: CARD_NAMES[id] for id in PICTURES},
        pictured=lambda id: picture(f"card-{id}", 60),
    )


def face(card: OwnCard) -> h.Node:
    """The card as it lies on the table."""
    it = ActionCard(card.copy(1), card.name or "…", card.sign, card.letter, card.effects)
    return card_face(text_of(it), large=True)


def symbol(effect: Effect) -> tuple[str, str]:
    """Its short sign, and what it does."""
    told = said(effect)
    return told[2], effect_line([told])
