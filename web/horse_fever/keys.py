"""What keys mean at a table of Horse Fever."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.lanes import HORSES
from web.acts.keys import chosen
from web.desk.screen import Press
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.horse_fever.board.betting import presets
from web.horse_fever.partying import WHEN

GUIDE = "f"
NOTHING = Press("do", "")
"""A number that means nothing here."""


def keys(key: str, desk: Desk) -> Press | None:
    """The letter of the form guide; a number: the stake, or the answers about that horse.

    A shop has too many wares, and its own order: arrows go there.
    """
    if key.lower() == GUIDE:
        return Press("do", "form")
    ask = desk.ask
    if ask is None or not (key.isascii() and key.isdigit()) or is_face_down(desk, ask, desk.view):
        return None
    number = int(key)
    if ask.what.startswith("stake"):
        sums = presets(int(ask.options[0]), int(ask.options[-1]))
        return Press("do", f"stake {sums[number - 1]}") if 0 < number <= len(sums) else NOTHING
    if ask.what == "purchase":
        return NOTHING
    if any(about_horse(text) for text in ask.menu):
        return (0 < number <= len(HORSES) and chosen(of_horse(number, ask.menu), ask)) or NOTHING
    return None


def about_horse(text: str) -> bool:
    """Whether an answer is about one horse."""
    return not set(text.split()).isdisjoint(HORSES)


def of_horse(number: int, menu: Sequence[str]) -> list[str]:
    """The answers about the horse of that number."""
    colour = HORSES[number - 1]
    return [text for text in menu if colour in text.split()]


def party_keys(key: str, desk: Desk) -> Press | None:
    """The letter of the form guide; the many answers of a party have no numbers."""
    if key.lower() == GUIDE:
        return Press("do", "form")
    is_book = desk.ask is not None and desk.ask.what in WHEN
    return NOTHING if is_book and key.isdigit() else keys(key, desk)
