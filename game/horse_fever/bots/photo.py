"""A photo finish that a player has to decide: for one's own bets, then against the others'."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.bots.purse import me
from game.horse_fever.cards import STABLE_PRIZES
from game.horse_fever.state import BET_VP
from game.horse_fever.view import SeatView, View
from game.play import Ask

POINT = 1000
"""Danari that count as much as a point here."""

PLACES = {"win": 1, "show": 3}


def gains(view: View, player: SeatView, ranking: tuple[str, ...]) -> float:
    """What a player gets of those placed so far, in Danari, points counted in."""
    total = 0.0
    for place, horse in enumerate(ranking, 1):
        for bet in player.bets:
            if bet.horse == horse and place <= PLACES[bet.kind]:
                times = view.odds[horse] + 1 if bet.kind == "win" else 2
                total += BET_VP[bet.kind] * POINT + bet.stake * times
        if horse in player.stables:
            total += STABLE_PRIZES.get(place, 0)
    return total


def verdicts(view: View, ask: Ask) -> Mapping[str, tuple[float, float]]:
    """For each way to decide: what one gets oneself, and what it spares the others to get."""
    assert view.race is not None
    level = [text.removeprefix("ahead ") for text in ask.options]
    others = [one for one in view.seats if one.seat != view.seat]
    found = {}
    for horse in level:
        rest = [other for other in level if other != horse]
        ranking = (*view.race.ranking, horse, *rest)
        theirs = sum(gains(view, one, ranking) for one in others)
        found[f"ahead {horse}"] = (gains(view, me(view), ranking), -theirs)
    return found


def ahead(view: View, ask: Ask) -> str:
    """The verdict that serves this seat best; where none does, the first lane's."""
    found = verdicts(view, ask)
    return max(ask.options, key=lambda text: found[text])
