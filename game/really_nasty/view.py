"""What a seat may see: a whitelist, and the only road to the screen and to the computers."""

from __future__ import annotations

from typing import NamedTuple

from game.really_nasty.cards import FACES
from game.really_nasty.state import Bet, Game, Horse, Spent


class View(NamedTuple):
    """The table as one seat sees it, or for None as all do. Rows have one entry a seat.

    `hand`, `entered` and `own_bet` are this seat's own: nasty cards, grades by race, and its bet,
    None before it has bet, with a stake of 0 while that is asked. `in_hand` counts everybody's
    cards, `bet_in` says who has bet, `stakes` how much. `grades` and `odds` are those of the race
    on, empty before it; `run` are the grades of all seats in the races so far, by race. `bets` are
    those that lie open, after a race. Cards in `spent` are named by the first that is like them.
    """

    seat: int | None
    phase: str
    money: tuple[int, ...]
    silks: tuple[str, ...]
    wins: tuple[int, ...]
    in_hand: tuple[int, ...]
    has_entered: tuple[bool, ...]
    spent: tuple[Spent, ...]
    races: tuple[str, ...]
    race: int
    paid: int
    lanes: tuple[int, ...]
    grades: tuple[int, ...]
    odds: tuple[int, ...]
    run: tuple[tuple[int, ...], ...]
    bet_in: tuple[bool, ...]
    stakes: tuple[int, ...]
    bets: tuple[Bet | None, ...]
    horses: tuple[Horse, ...]
    first: int
    turn: int
    die: int
    brook: bool
    driven: str
    placed: tuple[int, ...]
    photo: bool
    called: bool
    hand: tuple[str, ...]
    entered: tuple[int, ...]
    own_bet: Bet | None


def view(game: Game, seat: int | None) -> View:
    """The table as this seat may see it."""
    race, seats = game.race, range(len(game.money))
    is_written = bool(game.lanes)
    own = seat is not None and bool(game.bets)
    return View(
        seat,
        game.phase,
        game.money,
        game.silks,
        game.wins,
        tuple([len(hand) for hand in game.hands]),
        tuple([bool(entered) for entered in game.entries]),
        tuple([Spent(seat, FACES[card], race) for seat, card, race in game.spent]),
        game.races,
        race,
        game.paid,
        game.lanes,
        tuple([game.grade(one) for one in seats]) if is_written else (),
        tuple([game.odds(one) for one in seats]) if is_written else (),
        tuple([entered[: race if is_written else race - 1] for entered in game.entries])
        if race
        else (),
        tuple([bet is not None and (bet.stake > 0 or bet.horse is None) for bet in game.bets]),
        tuple([bet.stake if bet else 0 for bet in game.bets]),
        game.bets if game.phase in ("payoffs", "over") else (),
        game.horses,
        game.first,
        game.turn,
        game.die,
        game.brook,
        game.driven,
        game.placed,
        game.photo,
        game.called,
        game.hands[seat] if seat is not None else (),
        game.entries[seat] if seat is not None else (),
        game.bets[seat] if own and seat is not None else None,
    )
