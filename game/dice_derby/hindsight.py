"""The best slips of a finished single race: what could have been won, all else as it was.

Slips change neither the dice nor what others do, so the best ones are read off the finish: the
bet that comes true and brings most, as often as slips may be laid (D.9). It is played by the rules,
and only what they have paid is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.dice_derby.chances import TO, odds
from game.dice_derby.slips import DONE
from game.dice_derby.state import SLIPS, Game
from game.hindsight import Answers, Line, Past

BET = "bet"


def best_line(past: Past) -> Iterator[Line | None]:
    """At once the best line of this seat."""
    game, _ = past.played(past.own)
    best, answers = past.played(spelt(game, past.own))
    real = Line(game.money[past.seat], past.own)
    yield max(real, Line(best.money[past.seat], answers), key=lambda line: line.money)


def spelt(game: Game, own: Answers) -> Answers:
    """The same throws, with the best slip laid every time round."""
    first = next((at for at, (what, _) in enumerate(own) if what == BET), None)
    if first is None:  # no chips were left for a slip
        return own
    rest = [said for said in own[first:] if said[0] != BET]
    return (*own[:first], *[(BET, best_bet(game))] * SLIPS, *rest)


def best_bet(game: Game) -> str:
    """What brings most of all that has come true; no slip where nothing did."""
    board = odds(tuple(game.at), game.to_go)
    won = [
        (board[to][horse], f"{to} {horse}")
        for place, to in enumerate(TO)
        for horse in game.home[: place + 1]
    ]
    return max(won)[1] if won else DONE
