"""The best line of play of a finished single race: the player’s chips and moves, all else as is.

How a race is run does not depend on the player’s chips (`race.py`), so the moves alone are searched
(`search.py`), and each end counts for what the best chips for it would pay (`ends.py`). Only what
the rules have paid is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.hindsight import Answers, Line, Past
from game.play import Ask
from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.hindsight.ends import Ends
from game.winners_circle.hindsight.race import race_of, state_of
from game.winners_circle.hindsight.search import MOST, Search
from game.winners_circle.rules import ROLL
from game.winners_circle.state import Game

CHIP, HORSE = "chip", "horse"


def best_line(past: Past) -> Iterator[Line | None]:
    """None after each slice of the search, at the end the best line of this seat."""
    game, _ = past.played(past.own)
    race = race_of(game, past.seat, lambda roll: past.chance(ROLL, roll))
    ends = Ends(game, past.seat)
    search = Search(race, ends, race.start(game), MOST)
    for _ in search.steps():
        yield None
    best, answers = past.played(spelt(ends, search))
    real = Line(game.money[past.seat], past.own, not search.is_cut)
    found = Line(best.money[past.seat], answers, not search.is_cut)
    yield max(real, found, key=lambda line: line.money)


def spelt(ends: Ends, search: Search) -> Answers:
    """The chips for the best end and the moves to it, as answers; all before the first move."""
    chips = [(CHIP, f"{chip} {HORSES[lane]}") for chip, lane in ends.laid(search.end)]
    return (*chips, *[(HORSE, HORSES[lane]) for lane in search.moves])


def anew(game: Game, ask: Ask, seat: int) -> str:
    """What another moves where its horse has moved already; chips never hinder one another."""
    if ask.what != HORSE:
        return ""
    race, (at, resting, over, pace) = race_of(game, seat, lambda _: game.die), state_of(game)
    run = race.cards[FACES.index(game.die)]
    return HORSES[race.glanced(ask.who, run, at, resting, over, pace)]
