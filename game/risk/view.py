"""What a seat may see: the map and all counts, and of cards and missions the own alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.risk.board import worth
from game.risk.state import ROUNDS, Battle, Game


class View(NamedTuple):
    """The table from one seat, or (`seat` None) as the whole table sees it.

    `owner` and `armies` are those of each territory. `hands` counts the cards of each seat, `hand`
    are one's own, and `mission` is; at the end `missions` are everybody's. `next_set` is what the
    next set brings, `reserve` are armies in hand, `income` what each would get at the beginning of
    a turn. `rounds` is 0 without an end by rounds. `out` says after which turn somebody was
    eliminated, and by whom. `first` is -1 until the dice have said who begins, `winner` until
    somebody has won.
    """

    seat: int | None
    phase: str
    owner: Mapping[str, int]
    armies: Mapping[str, int]
    reserve: tuple[int, ...]
    neutral: int
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    traded: int
    next_set: int
    income: tuple[int, ...]
    mission: str
    missions: tuple[str, ...]
    has_missions: bool
    first: int
    turn: int
    round: int
    rounds: int
    turns: int
    conquered: bool
    battle: Battle | None
    out: Mapping[int, tuple[int, int]]
    winner: int
    options: Mapping[str, str]


def view(game: Game, seat: int | None) -> View:
    """The map lies open; cards and missions are secret."""
    is_over = game.phase == "over"
    return View(
        seat,
        game.phase,
        dict(game.owner),
        dict(game.armies),
        tuple(game.reserve),
        game.neutral,
        () if seat is None else game.hands[seat],
        tuple([len(hand) for hand in game.hands]),
        len(game.deck),
        game.discard,
        game.traded,
        worth(game.traded),
        tuple([game.income(one) if one not in game.out else 0 for one in range(game.seats)]),
        game.missions[seat] if game.missions and seat is not None else "",
        game.missions if is_over else (),
        bool(game.missions),
        game.first if game.phase != "first" else -1,
        game.turn,
        game.round,
        ROUNDS[game.options["end"]],
        game.turns,
        game.conquered,
        game.battle,
        game.out,
        game.winner,
        game.options,
    )
