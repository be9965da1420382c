"""A Derby party: guests come and go between races, and somebody says when it is over (D.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.counted import Counted
from game.dice_derby.state import PARTY, PURSE, Game, new_game
from game.play import Ask, Play, Refusal

MOST, FEWEST = 40, 2
"""So many can come, and so many have to stay: the dice go from hand to hand."""

ENDS = ("race", "end")


class Doors(Counted):
    """`race`, `end`, `out 3`, `in 3`; and `in 8` as soon as there is a name for seat 8."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def key(self) -> tuple[Any, ...]:
        """Never kept: a name may come while the question is open."""
        seats = range(len(self.game.money))
        leaving = [f"out {seat + 1}" for seat in seats if may_leave(self.game, seat)]
        back = [f"in {seat + 1}" for seat in seats if seat in self.game.out]
        new = [f"in {len(seats) + 1}"] if has_room(self.game) else []
        return (*ENDS, *back, *new, *leaving)


def has_room(game: Game) -> bool:
    """Whether a newcomer has a name and a chair."""
    return len(game.money) < min(game.chairs, MOST)


def may_leave(game: Game, seat: int) -> bool:
    """Whether somebody who is here can go."""
    return seat not in game.out and len(game.money) - len(game.out) > FEWEST


def between_races(game: Game) -> Play[bool]:
    """Whether there is another race, once everybody who comes or goes has done so."""
    game.phase = "interval"
    while True:
        doors = Doors(game)
        why = partial(objection, game)
        who = game.after(game.first)
        answer = yield Ask(who, "another race", doors, 1, "D.12", doors, why, open=True)
        if answer in ENDS:
            return answer == "race"
        way, number = answer.split(" ")
        if way == "out":
            go_out(game, int(number) - 1)
        else:
            come_in(game, int(number) - 1)


def go_out(game: Game, seat: int) -> None:
    """A guest leaves, and the chips stay written down."""
    game.out = {**game.out, seat: game.race}
    game.tell("guest out", "D.12", seat=seat)


def come_in(game: Game, seat: int) -> None:
    """Whoever comes back finds the old chips; whoever is new gets as many as all had."""
    is_new = seat == len(game.money)
    chips = PURSE if is_new else 0
    if is_new:
        game.money.append(0)
        game.earned.append({})
        game.cards, game.numbers = (*game.cards, ()), (*game.numbers, ())
    else:
        game.out = {one: race for one, race in game.out.items() if one != seat}
    game.money[seat] += chips
    game.tell("guest in", "D.12", seat=seat, money=chips, vp=0, returning=not is_new)


def objection(game: Game, text: str) -> Refusal | None:
    """Why something does not go between two races."""
    match text.split(" "):
        case ["pass"]:
            return Refusal("Say whether there is another race, or the party ends.", "D.12")
        case ["in" | "out" as way, number] if number.isdecimal() and number.isascii():
            return way_objection(game, way, int(number) - 1)
    return None


def way_objection(game: Game, way: str, seat: int) -> Refusal | None:
    """Why this guest can neither come nor go."""
    if seat == len(game.money) and way == "in":
        if seat >= MOST:
            return Refusal("The house is full: {most} guests have come.", "D.12", most=MOST)
        return Refusal("Write down the newcomer’s name first.", "D.12")
    if not 0 <= seat < len(game.money):
        said = "There is no guest {number}; they go from 1 to {most}."
        return Refusal(said, "D.12", number=seat + 1, most=len(game.money))
    if way == "in":
        return Refusal("{seat:player} is here already.", "D.12", seat=seat)
    if seat in game.out:
        return Refusal("{seat:player} has left the party already.", "D.12", seat=seat)
    return Refusal("Two guests must stay: the dice go from hand to hand.", "D.12")


# how the table knows who is there


def new_party(seats: int, options: Mapping[str, str]) -> Game:
    """A party: cards are dealt and nothing is bet, so that forty get on with it."""
    fixed = {"length": PARTY, "horses": "dealt", "bets": "off"}
    return new_game(seats, {**options, **fixed})


def set_chairs(game: Game, count: int) -> None:
    """So many names there are now; who has none cannot come in."""
    game.chairs = count


def seated(game: Game) -> int:
    """How many guests have ever come."""
    return len(game.money)


def here(game: Game) -> Sequence[int]:
    """The seats of those who have not gone."""
    return [seat for seat in range(len(game.money)) if seat not in game.out]
