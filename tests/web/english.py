"""The English of every box, as its tables stand in `locale/en/`."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.screen import BOXES, SCREENS
from web.horse_fever.words.language import BOARD, FAMILY, PARTY, by_title
from web.unicorn_fever.words.language import Tables as OfTheFair
from web.words.speaking import Speech
from web.words.speaking import say as house
from web.words.tables import Tables


def speech(domain: str = "house", code: str = "en") -> Speech:
    """The house or a box in a language; the box is opened for it."""
    if domain == "house":
        return house.speech(code)
    box = BOXES[domain.replace("_", "-")]
    SCREENS[box.titles[0]]
    return box.say.speech(code)


def tables(domain: str, code: str = "en") -> Mapping[str, Tables]:
    """The tables of a box by title; "" where all its titles have the same."""
    its = speech(domain, code)
    if domain == "horse_fever":
        return by_title(its)
    return {"": (OfTheFair if domain == "unicorn_fever" else Tables).of(its)}


FEVER = by_title(speech("horse_fever"))
"""The tables of Horse Fever by title."""

__all__ = ["BOARD", "FAMILY", "FEVER", "PARTY", "speech", "tables"]
