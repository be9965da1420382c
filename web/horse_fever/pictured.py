"""What is drawn beside the rules: the cards, the dice and the finish that they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.horse_fever.lanes import HORSES
from game.racing.movement import CARDS
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.cards import card_face
from web.horse_fever.board.people import face
from web.horse_fever.finish import HORSE
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text
from web.parts.finish import picture
from web.parts.movement import movement_card
from web.parts.pieces import silk
from web.racing import dice
from web.racing.finish import in_order

EDITION = "first"


def cards(*ids: str) -> Callable[[], h.Node]:
    """Action cards, face up."""
    return lambda: [card_face(card_text(EDITION, id)) for id in ids]


def person(kind: str, id: str) -> Callable[[], h.Node]:
    """A card of another kind."""
    return lambda: face(person_text(EDITION, kind, id))


def movement() -> h.Node:
    """A movement card."""
    number, rows = next(iter(CARDS.items()))
    return movement_card(number, ((words.odds_text(row), far) for row, far in enumerate(rows, 1)))


def thrown() -> h.Node:
    """Both sprint dice."""
    return dice.rolled(HORSES[1:4:2], HORSES, silk, lambda colour: words.HORSES[colour].name)


def finish(apart: Sequence[int]) -> Callable[[], h.Node]:
    """Horses at the line, so many spaces apart."""
    come = {colour: -spaces for colour, spaces in zip(HORSES, apart, strict=False)}
    return lambda: picture(in_order(list(come), come, HORSE))


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "1.1.2": person("target", "most-stables-1"),
    "1.1.3": person("assistant", "aronne-dal-banco"),
    "1.1.4": person("horse", "costantino"),
    "2.2": cards("fustis-et-radix", "venenum-veneficum"),
    "3.1.1": cards("fortuna-benevola", "aqua-putrida"),
    "3.1.2": cards("fritz-finden", "rochelle-recherche"),
    "3.1.3": cards("alfio-allibratore", "steven-sting"),
    "3.2.1": movement,
    "3.2.2": thrown,
    "3.2.3": finish((0, 1, 2, 3, 4)),
    "3.2.4": finish((0, 0, 0)),
    "P.5": finish((0, 0, 0)),
}
