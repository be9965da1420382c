"""What the game tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from typing import Literal, get_args

from game.play import Purse

Kind = Literal["doubled", "picked", "shown", "tossed"]
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(Kind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset({"before the toss", "coin", "side"})
"""Every question, to a player or to chance."""


class Facts(Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""

    coin: str
    picks: tuple[str, ...]
    side: str
