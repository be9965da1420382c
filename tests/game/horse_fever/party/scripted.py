"""Parties laid by hand: guests by number, races that a wanted horse wins, and what was told."""

from __future__ import annotations

from random import Random

from game import Table
from game.horse_fever.lanes import HORSES
from game.play import ANYBODY
from game.racing.movement import BASIC, CARDS
from tests.game.scripted import give as write

PARTY = "horse-fever/party"
FIRST = ("Ann", "Ben", "Cat", "Dan", "Eve")
NAMES = tuple(f"{name} {number}" for number in range(1, 9) for name in FIRST)


def opened(guests: int = 3, bookmaker: int = 1, began: int | None = None, **options: str) -> Table:
    """A party without a dealer whose first book is open, kept by the guest of this number."""
    table = Table(PARTY, NAMES[:guests], options, began=began)
    if options.get("bookmaker") != "host":
        table.answer(f"player {bookmaker}")
    return table


def run(table: Table, winner: str, *then: str) -> Table:
    """Close the book and run a race that `winner` wins in four cards.

    The others are put where one more card brings them in: `then` first, the rest by lane.
    """
    assert table.ask is not None
    if table.ask.what == "book":
        write(table, "close")
    lane = HORSES.index(winner)
    for number in [number for number in BASIC if CARDS[number][lane] == 3][:4]:
        write(table, f"card {number}")
    behind = [winner, *then, *(horse for horse in HORSES if horse not in (winner, *then))]
    for place, horse in enumerate(behind[1:]):
        table.game.race.positions[horse] = 30 - 4 * place
    table.answer(table.ask.options[0])
    assert list(table.view(None).race.ranking) == behind
    return table


def keeper(table: Table) -> int:
    """The seat that keeps the book, which is open to anybody."""
    assert table.ask is not None and table.ask.who == ANYBODY
    return table.view(None).bookmaker


def held(table: Table) -> list[int]:
    """What is in the purses, in the order of the seats."""
    return [guest.money for guest in table.view(None).guests]


def any_line(table: Table, rng: Random) -> str:
    """Something a busy host writes down: mostly bets, now and then a coming, and soon the end."""
    ask = table.ask
    assert ask is not None
    if ask.what not in ("book", "collect", "next race"):
        return ask.options[rng.randrange(len(ask.options))]
    luck = rng.random()
    ends = [text for text in ("close", "race") if text in ask.options]
    if ends and luck < (0.5 if ends[0] == "race" else 2 / (4 + len(table.names))):
        return ends[0]
    if luck > 0.97 - 0.2 * (len(table.events) > 1500) and "end" in ask.options:
        return "end"
    if luck > 0.85:
        words = [text for text in ask.menu if text not in ("close", "race", "end")]
        return rng.choice(words or [ask.options[0]])
    if luck > 0.8:
        pair = rng.sample(range(1, len(table.view(None).guests) + 1), 2)
        if (team := f"team {pair[0]} with {pair[1]}") in ask.options:
            return team
    return ask.options[rng.randrange(len(ask.options))]
