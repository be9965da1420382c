"""The computer players of Horse Fever: `bot(view, ask, rng) -> answer` sees what its seat sees."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.bots.profiles import NAMES, Chooser, mind_of
from game.bots.random_bot import random_legal
from game.horse_fever.bots.casual import casual
from game.horse_fever.bots.party import party_answer, random_guest, why_party
from game.horse_fever.bots.thinking import think
from game.horse_fever.bots.why import why
from game.play import Ask
from game.title import Computers


def answer(name: str, view: Any, ask: Ask, rng: Chooser) -> str:
    """A legal answer to any question of the Family Game or the Board Game."""
    mind = mind_of(name)
    if mind.level == "casual":
        return casual(view, ask, rng, mind)
    return think(view, ask, rng, mind)


def no_end(_view: Any, _ask: Ask, _races: int) -> str | None:
    """These games end by themselves."""
    return None


def end_of_party(view: Any, ask: Ask, races: int) -> str | None:
    """A party is ended after so many races."""
    is_last = ask.what == "next race" and "end" in ask.options and view.round >= races
    return "end" if is_last else None


BOTS = {name: partial(answer, name) for name in NAMES}
"""Every player of the Family Game and the Board Game: `bot(view, ask, rng) -> answer`."""

COMPUTERS = Computers(answer, why, random_legal, no_end)
PARTY_COMPUTERS = Computers(party_answer, why_party, random_guest, end_of_party)
