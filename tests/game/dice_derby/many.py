"""Random games over all set-ups, kept by a second book at every answer: see tests/game/many.py."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from game import Table
from game.play import Ask
from tests.game.dice_derby.bookkeeper import Bookkeeper

TITLE, PARTY = "dice-derby", "dice-derby/party"
SEATS = range(2, 13)
CHOICES = {
    "length": ("six", "one", "last", "20 minutes", "40 minutes", "60 minutes"),
    "horses": ("dealt", "sold"),
    "bets": ("off", "on"),
    "jockey": ("off", "on"),
    "lanes": ("long", "even"),
}
OPTIONS = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]
"""96 of them; as 11 divides no 96, counting both on together goes through all set-ups."""


ENDLESS = 40
"""So many races no game has that goes anywhere: it is left, and counted."""


def setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options: 1,056 in a row are all there are."""
    return SEATS[number % len(SEATS)], OPTIONS[number % len(OPTIONS)]


def chosen(ask: Ask, rng: Random, is_thrifty: bool) -> str:
    """Any answer; where all are thrifty mostly a pass, or no horse would ever stay unsold."""
    if is_thrifty and ask.options[-1] == "pass" and rng.random() < 0.8:
        return "pass"
    return ask.options[int(rng.random() * len(ask.options))]


def kept(number: int) -> Counter[str]:
    """One whole game by chance; what came up in it."""
    rng, (seats, options) = Random(number), setup(number)
    table = Table(TITLE, [f"Player {seat + 1}" for seat in range(seats)], options)
    keeper, answers = Bookkeeper(table), 0
    while (ask := table.ask) is not None:
        text = chosen(ask, rng, number % 3 == 0)
        table.answer(text)
        keeper.take(ask, text)
        answers += 1
        if keeper.book.race == ENDLESS:
            keeper.book.counts["goes on for ever"] += 1
            break
    else:
        keeper.close()
    keeper.book.counts["answers"] += answers
    return keeper.book.counts


def chosen_by_guests(ask: Ask, rng: Random, race: int) -> str:
    """Any throw; three in four answers between races are a coming or a going, up to race 4."""
    if ask.what != "another race":
        return chosen(ask, rng, False)
    ways = [text for text in ask.options if text not in ("race", "end")]
    if ways and rng.random() < 0.75:
        return rng.choice(ways)
    return "race" if race < 4 else "end"


def party(seed: int) -> Counter[str]:
    """One party of 2 to 40, of whom some come late; what came up in it."""
    rng = Random(f"party {seed}")
    names = [f"Guest {seat + 1}" for seat in range(2 + seed % 39)]
    options = {"jockey": rng.choice(("off", "on")), "lanes": rng.choice(("long", "even"))}
    table = Table(PARTY, names, options, began=rng.randint(2, len(names)))
    keeper = Bookkeeper(table)
    while (ask := table.ask) is not None:
        text = chosen_by_guests(ask, rng, table.view(None).race)
        table.answer(text)
        keeper.take(ask, text)
    keeper.close()
    return keeper.book.counts
