"""Computer players: `bot(view, ask, rng) -> answer` sees what its seat sees, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from game.bots.anyhow import random_legal
from game.bots.casual import casual
from game.bots.minds import LEVELS, TEMPERS, Chooser, Mind, mind_of
from game.bots.party import party_answer, party_entry, random_guest
from game.bots.thinking import think
from game.bots.why import why
from game.horse_fever.party.view import PartyView
from game.play import Ask

Bot = Callable[[Any, Ask, Chooser], str]
"""An answer to the open question of a view, with numbers from 0 up to 1 to draw from."""


def answer(name: str, mind: Mind, view: Any, ask: Ask, rng: Chooser) -> str:
    """A legal answer to any question of any title, as the one of this name would give it.

    Whoever has nothing to say where anybody may speak gives an answer that is not its own.
    """
    if isinstance(view, PartyView):
        return party_answer(name, view, ask, rng)
    if mind.level == "casual":
        return casual(view, ask, rng, mind)
    return think(view, ask, rng, mind)


def _names() -> list[str]:
    return [f"{level} {temper}".strip() for level in LEVELS for temper in ("", *TEMPERS)]


BOTS: Mapping[str, Bot] = MappingProxyType(
    {name: partial(answer, name, mind_of(name)) for name in _names()}
)
"""Every computer player that can sit down, by name."""

__all__ = [
    "BOTS", "LEVELS", "TEMPERS", "Bot", "Mind", "casual", "mind_of", "party_entry", "random_guest",
    "random_legal", "why",
]  # fmt: skip
