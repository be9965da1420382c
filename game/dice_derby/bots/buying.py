"""The auction: what a horse is worth, by its chances and by what the pool will be."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind, Reason
from game.dice_derby.bots.betting import Choice, field
from game.dice_derby.chances import chances
from game.dice_derby.selling import PASS
from game.dice_derby.view import View, speaking_after
from game.play import Ask

FEES = 28
"""Chips that throws of scratched horses bring into the pool of a race, on average, where the first
box costs one: until one is left it costs more in every race, and so does all the rest."""

EARNEST = 0.8
"""The part of what it is worth that a horse goes for, as a rule."""

DEAR = 1.2
"""How much more than the pool seen so far promises a horse is worth: whoever bids to here among
sharp, keen and casual ones ends with most chips; a tenth less or more ends with fewer."""

SHY = {"cautious": 0.9, "": 1.0, "bluffer": 1.08, "banker": 1.0}
"""The part of what it thinks a horse is worth that is bid at most, by temper."""


def bid(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """More than was bid where the horse is worth it.

    A sharp one bids no more than whoever speaks later can top: as the last to speak, one more.
    """
    value = worth(view, view.auction[0])
    if mind.level == "casual":
        value *= 0.37 + 0.88 * rng.random()
    elif mind.level == "keen":
        value *= 0.7 + 0.35 * rng.random()
    most = int(value * SHY[mind.temper])
    bids = [text for text in ask.options if text != PASS and int(text) <= most]
    if not bids:
        return Choice(PASS)
    if mind.level != "sharp":
        return Choice(bids[-1])
    assert view.seat is not None
    richest = max([view.money[seat] for seat in speaking_after(view, view.seat)], default=0)
    return Choice(next((text for text in bids if int(text) >= richest), bids[-1]))


def worth(view: View, horse: int) -> float:
    """Chips that a horse brings on average, once all are sold."""
    parts = shares(view)
    rest = sum([parts[one] for one in view.at if one > horse]) + parts[horse]
    pot = view.pot + FEES * view.fees[0]
    pool = pot / (1 - EARNEST * rest) if rest < 1 else pot * 5
    return DEAR * pool * parts[horse]


def shares(view: View) -> dict[int, float]:
    """Of the pool, on average: three quarters to the first, a quarter to the second."""
    table = chances(*field(view))
    return {horse: 0.75 * win + 0.25 * (place - win) for horse, (win, place, _) in table.items()}


def why(mind: Mind, view: View, answer: str) -> Reason:
    """Why this was bid, or the horse let go."""
    horse, price, _ = view.auction
    facts = {"horse": horse, "worth": round(worth(view, horse))}
    if answer == PASS:
        return Reason("too dear", {**facts, "price": price})
    if mind.level == "casual":
        return Reason("likes the horse to buy", {"horse": horse})
    return Reason("worth more", facts)
