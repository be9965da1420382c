"""What the cards of Horse Fever say on the stage: names and signs, and what a horse card brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.horse_fever.cards import card_of
from game.horse_fever.people import HORSE_CARDS
from game.play import Event
from game.racing.effects import Effect
from web.horse_fever.seen import Field
from web.horse_fever.words.cards import card_text, said
from web.racing import scene as racing
from web.racing.scene import Cards, Scene


def scene(news: Sequence[Event], told: int, view: Field, air: Event | None = None) -> Scene:
    """The scene that these events make of what may be seen; `air` is told after it."""
    return racing.scene(news, told, view, at_work(view), air)


def at_work(view: Field) -> Cards:
    """The cards of the edition on the table, and the horse cards that run."""
    edition = view.edition
    return Cards(
        name=lambda card: card_text(edition, card).name,
        signs=lambda card: card_text(edition, card).symbols,
        effects=lambda card: card_of(edition, card).effects,
        sign=lambda effect: said(effect)[2],
        own=partial(own, view),
    )


def own(view: Field, horse: str) -> tuple[str, Sequence[Effect]]:
    """The horse card of a horse; none in the Family Game."""
    runs = "" if view.board is None else view.board.lineup.get(horse, "")
    if not runs:
        return "", ()
    card = HORSE_CARDS[view.edition][runs]
    return card.name, card.effects
