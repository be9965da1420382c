"""The starting line-up, and Eric Change's hand on the blackboard."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots import valuation
from game.horse_fever.bots.standing import POINT, Appraisal, Standing
from game.horse_fever.state import BET_VP
from game.play import Ask
from game.racing.odds import climbed, multiplier

ERIC = 2


def appraise_line_up(at: Standing, ask: Ask) -> list[Appraisal]:
    """Each horse card on each stable by the Danari it brings; done when nothing is left to gain."""
    return [run(at, text) for text in ask.options]


def run(at: Standing, text: str) -> Appraisal:
    """One horse card on one stable."""
    if text == "done":
        return Appraisal(text, 0.0, Reason("leaves the stable as it is", {}))
    _, card, colour = text.split(" ")
    danari = valuation.run_gain(at, card, at.view.odds[colour])
    why = "earns by running" if valuation.is_slow(card) else "helps its stable"
    # A horse that changes nothing may as well rest: the line-up is easier to read without it.
    return Appraisal(text, danari / POINT - 0.001, Reason(why, {"card": card, "horse": colour}))


def appraise_odds(at: Standing, ask: Ask) -> list[Appraisal]:
    """Each stable moved two rows up or down: its own bets and stables against the others'."""
    return [odds(at, text) for text in ask.options]


def odds(at: Standing, text: str) -> Appraisal:
    """One stable moved, or none."""
    if text == "pass":
        return Appraisal(text, 0.0, Reason("leaves the odds alone", {}))
    _, colour, way = text.split(" ")
    row = at.view.odds[colour]
    moved = climbed(row, ERIC if way == "up" else -ERIC)
    gain = change(at, at.mine.seat, colour, row, moved)
    for rival in at.rivals:
        gain -= at.harm(rival.seat) * change(at, rival.seat, colour, row, moved)
    helps = "helps its horse" if way == "up" else "harms their horse"
    return Appraisal(text, gain, Reason(helps, {"horse": colour, "rows": ERIC}))


def change(at: Standing, seat: int, colour: str, before: int, after: int) -> float:
    """What moving a stable brings one player, in points."""
    return holdings(at, seat, colour, after) - holdings(at, seat, colour, before)


def holdings(at: Standing, seat: int, colour: str, row: int) -> float:
    """What a player's bets and stable on a horse are worth with it in this row, in points."""
    one = at.view.seats[seat]
    value = valuation.PRIZES[row - 1] / POINT if colour in one.stables else 0.0
    for bet in one.bets:
        if bet.horse == colour:
            chance = (valuation.WINS if bet.kind == "win" else valuation.SHOWS)[row - 1]
            pays = bet.stake * (multiplier(row) if bet.kind == "win" else 2)
            value += chance * (BET_VP[bet.kind] + pays / POINT)
    return value
