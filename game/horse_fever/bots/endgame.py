"""The last bet of the game: no more points for their own sake, only being first counts."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.profiles import Chooser, Mind
from game.horse_fever.bots.belief import Reading, Runner
from game.horse_fever.bots.bets import Ledger
from game.horse_fever.bots.purse import me
from game.horse_fever.state import BET_VP, Bet
from game.horse_fever.view import SeatView, View
from game.play import Ask

WORLDS, RACES = 16, 160
HALF = 0.5


def best_at_the_end(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The bet, or the pass, that most often leaves this seat in front; then the most points."""
    share = shares_of_the_win(view, ask, rng)
    prospects = Reading(view, rng, WORLDS, True).prospects()
    found = Ledger(view, mind).appeals(ask.options, prospects)
    points = {text: one.points for text, one in found.items()}
    return max(ask.options, key=lambda text: share[text] + 0.01 * points.get(text, 0.0))


def shares_of_the_win(view: View, ask: Ask, rng: Chooser) -> dict[str, float]:
    """For each option how often it wins the game, over races drawn from what may lie hidden."""
    mine = me(view)
    rivals = [one for one in view.seats if one.seat != mine.seat and not one.out]
    wins = dict.fromkeys(ask.options, 0.0)
    bets = {text: bets_of(view, text) for text in ask.options}
    for ranking, field in Reading(view, rng, WORLDS, True).ends(rng, RACES):
        places = {horse: place for place, horse in enumerate(ranking, 1)}
        best = max([end_of(one, one.bets, places, field) for one in rivals], default=(0, 0))
        vp, money = end_of(mine, mine.bets, places, field)
        for text, new in bets.items():
            more, cash = won(new, places, field)
            end = (vp + more, money + cash - sum([bet.stake for bet in new]))
            wins[text] += 1.0 if end > best else HALF if end == best else 0.0
    return {text: count / RACES for text, count in wins.items()}


def bets_of(view: View, text: str) -> tuple[Bet, ...]:
    """The bet that an option stands for, at the least stake; none for a pass."""
    if text == "pass":
        return ()
    kind, horse = text.split(" ")
    mine = me(view)
    return (Bet(mine.seat, kind, horse, mine.minimum_bet),)


def end_of(
    player: SeatView,
    bets: tuple[Bet, ...],
    places: Mapping[str, int],
    field: Mapping[str, Runner],
) -> tuple[int, int]:
    """The points and the purse with which a player ends."""
    points, money = won(bets, places, field)
    return player.vp + points, player.money + money


def won(
    bets: tuple[Bet, ...], places: Mapping[str, int], field: Mapping[str, Runner]
) -> tuple[int, int]:
    """The points and the Danari that bets bring in one race."""
    points = money = 0
    for _, kind, horse, stake in bets:
        if places[horse] <= (1 if kind == "win" else 3):
            points += max(0, BET_VP[kind] + field[horse].vp)
            money += stake * (field[horse].times if kind == "win" else 2)
    return points, money
