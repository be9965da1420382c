"""The computer players of Horse Fever: `bot(view, ask, rng) -> answer` sees what its seat sees.

Their heads are read when the first of them plays: the page wakes without.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from game.bots.profiles import NAMES, Chooser
from game.bots.random_bot import random_legal
from game.play import Ask
from game.registry import read_late
from game.title import Computers

MINDS = "minds"
"""What is missing where their heads have not come."""


def _asked(what: str, *given: Any) -> Any:
    return getattr(read_late(f"{__name__}.answering", MINDS), what)(*given)


def answer(name: str, view: Any, ask: Ask, rng: Chooser) -> str:
    """A legal answer to any question of the Family Game or the Board Game."""
    found: str = _asked("answer", name, view, ask, rng)
    return found


def no_end(_view: Any, _ask: Ask, _races: int) -> str | None:
    """These games end by themselves."""
    return None


def end_of_party(view: Any, ask: Ask, races: int) -> str | None:
    """A party ends after this many races."""
    is_last = ask.what == "next race" and "end" in ask.options and view.round >= races
    return "end" if is_last else None


BOTS = {name: partial(answer, name) for name in NAMES}
"""Every player of the Family Game and the Board Game: `bot(view, ask, rng) -> answer`."""

COMPUTERS = Computers(answer, partial(_asked, "why"), random_legal, no_end, mind=__name__)
PARTY_COMPUTERS = Computers(
    partial(_asked, "party_answer"),
    partial(_asked, "why_party"),
    partial(_asked, "random_guest"),
    end_of_party,
    mind=__name__,
)
