"""The computer players of Dice Derby: they decide only in bets and auctions."""

from __future__ import annotations

from game.bots.profiles import Chooser, Reason, mind_of
from game.bots.random_bot import random_legal
from game.dice_derby.bots import betting, buying
from game.dice_derby.view import View
from game.play import Ask
from game.title import Computers

ENOUGH = 5
"""Races after which a computer that is asked says that it has had enough."""


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer to a question of this game; ValueError where nobody is called so."""
    mind = mind_of(name)
    if ask.what == "bet":
        return betting.bet(mind, view, rng).text
    if ask.what == "bid":
        return buying.bid(mind, view, ask, rng).text
    return "throw" if ask.what == "throw" else "race" if view.race < ENOUGH else "end"


def why(name: str, view: View, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`."""
    mind = mind_of(name)
    if ask.what == "bet":
        return betting.why(mind, view, answer)
    if ask.what == "bid":
        return buying.why(mind, view, answer)
    return Reason("nothing to decide", {})


def ends(view: View, ask: Ask, races: int) -> str | None:
    """Ends a game that goes by the clock after so many races."""
    return "end" if ask.what == "another race" and view.race >= races else None


COMPUTERS = Computers(answer, why, random_legal, ends)
