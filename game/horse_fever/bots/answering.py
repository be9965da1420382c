"""Who answers for a computer of Horse Fever: the head that its level has."""

from __future__ import annotations

from typing import Any

from game.bots.profiles import Chooser, mind_of
from game.horse_fever.bots.casual import casual
from game.horse_fever.bots.party import party_answer, random_guest, why_party
from game.horse_fever.bots.thinking import think
from game.horse_fever.bots.why import why
from game.play import Ask

__all__ = ["answer", "party_answer", "random_guest", "why", "why_party"]


def answer(name: str, view: Any, ask: Ask, rng: Chooser) -> str:
    """A legal answer to any question of the Family Game or the Board Game."""
    mind = mind_of(name)
    if mind.level == "casual":
        return casual(view, ask, rng, mind)
    return think(view, ask, rng, mind)
