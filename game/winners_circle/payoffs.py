"""What the chips bring: win, place and show, the pace, and what the last horse costs (W.8, W.9)."""

from __future__ import annotations

from typing import NamedTuple

from game.winners_circle.courses import PACE_BONUS, PLACES, payout
from game.winners_circle.kinds import Kind
from game.winners_circle.state import Game


class Worth(NamedTuple):
    """What a chip of 1 on a horse brings, or costs: `kind` says for what."""

    kind: Kind
    horse: str
    each: int
    rule: str


def pay_off(game: Game) -> None:
    """Turn the chips up where they lay face down, then pay, in the order of the rulebook."""
    game.phase = "payoffs"
    turn_up(game)
    for kind, horse, each, rule in worths(game):
        for bet in game.bets:
            if bet.horse == horse and bet.chip:
                money = max(bet.chip * each, -game.money[bet.seat])
                game.settle(
                    bet.seat, kind, rule, money,
                    horse=horse, card=game.runners[horse], chip=bet.chip, each=each,
                    owed=bet.chip * each,
                )  # fmt: skip
    game.tell("paid off", "W.8", number=game.race)


def turn_up(game: Game) -> None:
    """Everybody sees what each chip was (W.11)."""
    if not game.are_open:
        game.are_open = True
        for bet in game.bets:
            card = game.runners[bet.horse]
            game.tell(
                "chip turned up", "W.11", seat=bet.seat, horse=bet.horse, card=card, chip=bet.chip
            )


def worths(game: Game) -> list[Worth]:
    """What every horse that matters brings a chip of 1; the last race counts double."""
    course, factor = game.course, game.factor
    found = [
        Worth(place, horse, factor * payout(place, game.backing(horse)), "W.8")
        for place, horse in zip(PLACES, game.finished, strict=False)
    ]
    if game.pace and (course.pace_always or game.pace in game.finished):
        found.append(Worth("pace bonus", game.pace, factor * PACE_BONUS, "W.6"))
    if game.last:
        found.append(Worth("penalty", game.last, -factor * course.penalty, "W.8"))
    return found
