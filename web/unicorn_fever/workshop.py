"""What Unicorn Fever shows the card workshop: its magic."""

from __future__ import annotations

from game.decks import OwnCard
from game.racing.effects import Effect
from game.unicorn_fever import strength
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.strengths import STRENGTHS
from web import html as h
from web.racing.effects import effect_line
from web.rooms.workshop.bench import Show
from web.unicorn_fever import say
from web.unicorn_fever.parts import ON_MAGIC, magic_face, of_own, picture
from web.unicorn_fever.words import CardText, voice
from web.words.speaking import mark

SIGNS = {"positive": mark("Positive"), "negative": mark("Negative")}


def show() -> Show:
    """All of it, in the language of the page."""
    return Show(
        face=face,
        symbol=symbol,
        signs={sign: say(kind) for sign, kind in SIGNS.items()},
        editions={"": ""},
        money=say("Gold from a win bet of {stake:gold}", stake=strength.BET.stake),
        points=say("Glory from this bet"),
        strength=strength,
        strengths=STRENGTHS,
        names={id: card.name for id, card in MAGIC.items()},
        pictures=ON_MAGIC,
        pictured=picture,
        currency=say("Gold"),
        merit=say("Glory"),
    )


def face(card: OwnCard) -> h.Node:
    """The card as it lies on the table."""
    told = [voice().effect(effect) for effect in card.effects]
    line = effect_line(told, **voice().tables.joins) if told else ""
    text = CardText(card.name or "…", line, tuple([sign for *_, sign in told]))
    return magic_face(card.sign, card.letter, text, picture(of_own(card)), colour=card.colour)


def symbol(effect: Effect) -> tuple[str, str]:
    """Its short sign, and what it does."""
    told = voice().effect(effect)
    return told[2], effect_line([told], **voice().tables.joins)
