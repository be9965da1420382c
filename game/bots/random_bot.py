"""Any legal answer, each as likely as the others: what every computer player should beat."""

from __future__ import annotations

from typing import Any

from game.bots.profiles import Chooser
from game.play import Ask


def random_legal(_view: Any, ask: Ask, rng: Chooser) -> str:
    """One of the options, whatever it means."""
    return ask.options[int(rng.random() * len(ask.options))]
