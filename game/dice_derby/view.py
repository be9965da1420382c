"""What a seat may see. In Dice Derby everything lies open, so all see the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.dice_derby.board import SCRATCHES
from game.dice_derby.state import MINUTES, RACES, Bet, Game, fee


class View(NamedTuple):
    """The table from one seat, or (`seat` None) as the whole table sees it.

    `cards` are those of each seat in this race, `at` the steps that each horse has made, in the
    order of the lanes, `home` those over the line; before four are `scratched` nothing runs. `fees`
    are what the four boxes cost. `pot` is the pot, or the pool where horses are `owners`' own;
    `purse` what the jockey wins. `auction` is (horse, price, seat of the best bid, -1 for none).
    `races` is 0 where nobody knows how many there will be, the number of this
    one where it was called the last; `minutes` is 0
    where the game does not go by the clock. `turn` has the dice, `dice` is how they fell last.
    """

    seat: int | None
    race: int
    races: int
    minutes: int
    phase: str
    first: int
    turn: int
    dice: tuple[int, ...]
    money: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]
    lanes: Mapping[int, int]
    scratched: tuple[int, ...]
    fees: tuple[int, ...]
    at: Mapping[int, int]
    home: tuple[int, ...]
    pot: int
    purse: int
    bets: tuple[Bet, ...]
    owners: Mapping[int, int]
    auction: tuple[int, int, int]
    out: tuple[int, ...]
    is_sold: bool
    has_bets: bool
    is_party: bool


def view(game: Game, seat: int | None) -> View:
    """Everything that lies on the table."""
    options = game.options
    return View(
        seat,
        game.race,
        game.race if game.is_last else RACES.get(options["length"], 0),
        MINUTES.get(options["length"], 0),
        game.phase,
        game.first,
        game.turn,
        game.dice,
        tuple(game.money),
        game.cards,
        game.lanes,
        game.scratched,
        tuple([fee(options, max(1, game.race), box + 1) for box in range(SCRATCHES)]),
        game.at,
        game.home,
        game.pot,
        game.purse,
        game.bets,
        game.owners,
        game.auction,
        tuple(game.out),
        game.is_sold,
        game.has_bets,
        game.is_party,
    )


def speaking_after(view: View, seat: int) -> list[int]:
    """Who can still bid for the horse that is sold, in turn after this seat (D.10)."""
    here = [one for one in range(len(view.money)) if one not in view.out]
    start = here.index(view.turn) + list(view.at).index(view.auction[0])
    order = [here[(start + more) % len(here)] for more in range(len(here))]
    rest = order[order.index(seat) + 1 :]
    return [one for one in rest if view.money[one] > view.auction[1]]
