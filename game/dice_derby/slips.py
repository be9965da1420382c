"""Bets to win, place and show: slips of ten chips, at the odds of the seven that run."""

from __future__ import annotations

from functools import partial

from game.dice_derby.board import HORSES
from game.dice_derby.chances import SLIP, TO, odds
from game.dice_derby.state import SLIPS, Bet, Game
from game.play import Ask, Play, Refusal

DONE = "pass"
MENU = (*(f"{to} {horse}" for to in TO for horse in HORSES), DONE)


def lay_slips(game: Game) -> Play[None]:
    """One slip each, round the table, up to three times; who passes is done (D.9)."""
    done: set[int] = set()
    for _ in range(SLIPS):
        for seat in game.here():
            if seat in done or game.money[seat] < SLIP:
                continue
            answer = yield Ask(
                seat, "bet", menu_of(game), 1, "D.9", MENU, partial(refused, game), True
            )
            if answer == DONE:
                done.add(seat)
            else:
                lay(game, seat, answer)


def menu_of(game: Game) -> tuple[str, ...]:
    """Every bet that there are odds on."""
    return (*[f"{to} {horse}" for to in TO for horse in game.at], DONE)


def lay(game: Game, seat: int, answer: str) -> None:
    """Ten chips go to the bank."""
    to, number = answer.split(" ")
    horse = int(number)
    pays = odds(tuple(game.at), game.to_go)[to][horse]
    game.bets += (Bet(seat, to, horse, pays),)
    game.bank += game.settle(seat, "bet laid", "D.9", -SLIP, to=to, horse=horse, pays=pays)


def refused(game: Game, text: str) -> Refusal | None:
    """Why a slip cannot be laid there."""
    if text in MENU and int(text.split(" ")[1]) in game.scratched:
        return Refusal("This horse is scratched.", "D.9")
    return None


def pay(game: Game) -> None:
    """The bank pays each slip that has come true, stake and all (D.9)."""
    for seat, to, horse, pays in game.bets:
        if horse in game.home[: TO.index(to) + 1]:
            game.bank += game.settle(seat, "bet won", "D.9", pays, to=to, horse=horse, stake=SLIP)
