"""The last bet of the game: no more points for their own sake, only being first counts."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.bets import Ledger
from game.bots.minds import Chooser, Mind
from game.bots.purse import me
from game.bots.reading import Reading, Runner
from game.horse_fever.state import BET_VP, Bet
from game.horse_fever.view import View
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
    bets = {
        text: None if text == "pass" else Bet(mine.seat, *text.split(" "), mine.minimum_bet)  # type: ignore[arg-type]
        for text in ask.options
    }
    for ranking, field in Reading(view, rng, WORLDS, True).ends(rng, RACES):
        places = {horse: place for place, horse in enumerate(ranking, 1)}
        best = max(
            ((one.vp + won(one.bets, places, field)[0], one.money + won(one.bets, places, field)[1]) for one in rivals),
            default=(0, 0),
        )
        points, money = won(mine.bets, places, field)
        for text, bet in bets.items():
            more, cash = (0, 0) if bet is None else won((bet,), places, field)
            spent = 0 if bet is None else bet.stake
            end = (mine.vp + points + more, mine.money + money + cash - spent)
            wins[text] += 1.0 if end > best else HALF if end == best else 0.0
    return {text: count / RACES for text, count in wins.items()}


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
