"""A race, turn after turn to the line: movement card, sprint dice, photo finish, places.

The game brings its numbers of rules and what only it knows (`Rules`); no box is named here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar, Unpack

from game.play import Play, Refusal
from game.racing import movement
from game.racing.effects import Orders
from game.racing.kinds import RaceFacts, RaceKind
from game.racing.track import FINISH, ask_ahead, place, place_last, running, turn_card


@dataclass(slots=True)
class Race:
    """One race: where the horses are and what was turned up; kept on show until the next one.

    `positions` count spaces from the start box, in the order of the lanes; 12 is the finishing
    line. `fates` says for each turned-up card whether it acts, was cancelled or was discarded;
    `sprinted` are the horses that have had a sprint; `top` the movement cards whose order somebody
    has settled, the next one first.
    """

    number: int
    positions: dict[str, int]
    fates: dict[str, tuple[tuple[int, str, str], ...]]
    orders: dict[str, Orders]
    deck: dict[str, movement.Rows]
    unit: int = 0
    card: str = ""
    dice: tuple[str, ...] = ()
    ranking: list[str] = field(default_factory=list)
    bonus_taken: list[str] = field(default_factory=list)
    sprinted: list[str] = field(default_factory=list)
    top: list[str] = field(default_factory=list)


class Course(Protocol):
    """A game while a race is run: the row of odds of each horse, and the seat of the judge."""

    odds: dict[str, int]
    first: int

    def tell(self, kind: RaceKind, rule: str, **facts: Unpack[RaceFacts]) -> None: ...


G = TypeVar("G", bound=Course)


class Rules(NamedTuple):
    """The numbers of the rules of a race, and what a game does in its own way.

    `fresh(game)` is a whole movement deck; `cannot_come(text)` why a card is not in it; `roll(game,
    race)` rolls the sprint dice.
    """

    off: str
    card: str
    sprint: str
    crossed: str
    photo: str
    placed: str
    fresh: Callable[[Any], dict[str, movement.Rows]]
    cannot_come: Callable[[str], Refusal | None]
    roll: Callable[[Any, Race], Play[tuple[str, str]]]


Rank = tuple[int, int, int]


def run(game: G, race: Race, rules: Rules) -> Play[None]:
    """Movement card, then sprint dice, turn after turn, until every horse has its place."""
    game.tell("off", rules.off, number=race.number)
    while len(race.ranking) < len(race.positions):
        race.unit += 1
        yield from turn_movement_card(game, race, rules)
        yield from sprint(game, race, rules)
        yield from place_finished(game, race, rules)
    game.tell("ranking", rules.placed, ranking=tuple(race.ranking))


def turn_movement_card(game: G, race: Race, rules: Rules) -> Play[None]:
    """Every horse on the track moves by the row of its odds, all at once."""
    rows = yield from turn_card(
        game, race, lambda: rules.fresh(game), rules.card, rules.cannot_come
    )
    race.dice = ()
    horses = running(race)
    spaces = [race.positions[horse] for horse in horses]
    front, back = max(spaces), min(spaces)
    moves = {
        horse: distance(race, horse, rows[game.odds[horse] - 1], front, back) for horse in horses
    }
    for horse, spaces_moved in moves.items():
        race.positions[horse] += spaces_moved
    game.tell("movement card", rules.card, card=race.card, unit=race.unit, moves=moves)
    for horse in horses:
        cross_line(game, race, horse, rules)


def distance(race: Race, horse: str, printed: int, front: int, back: int) -> int:
    """Spaces a horse moves on this card: sets, then additions, then bounds; never backwards."""
    orders = race.orders[horse]
    if race.unit == 1:
        base = printed if orders.start is None else orders.start
        spaces = max(0, base + orders.start_add)
    else:
        at = race.positions[horse]
        spaces = printed
        if at == front and orders.when_first is not None:
            spaces = orders.when_first
        elif at == back and orders.when_last is not None:
            spaces = orders.when_last
    if orders.pace_min is not None and spaces < orders.pace_min:
        spaces = orders.pace_min
    if orders.pace_max is not None and spaces > orders.pace_max:
        spaces = orders.pace_max
    return spaces


def cross_line(game: Course, race: Race, horse: str, rules: Rules) -> None:
    """At the moment of crossing, once a race: stop on the line, then take the bonus."""
    if race.positions[horse] < FINISH or horse in race.bonus_taken:
        return
    race.bonus_taken.append(horse)
    orders = race.orders[horse]
    before = race.positions[horse]
    if orders.stops:
        race.positions[horse] = FINISH
    race.positions[horse] += orders.finish_add
    after = race.positions[horse]
    game.tell(
        "line crossed", rules.crossed, horse=horse, unit=race.unit, overshoot=after - FINISH,
        changed=after - before,
    )  # fmt: skip


def sprint(game: G, race: Race, rules: Rules) -> Play[None]:
    """Both dice: the horses they name go one further, once each; placed ones ignore it."""
    race.dice = yield from rules.roll(game, race)
    spaces = {
        horse: sprint_distance(race.orders[horse], horse not in race.sprinted)
        for horse in dict.fromkeys(race.dice)
        if horse not in race.ranking
    }
    for horse, spaces_moved in spaces.items():
        race.positions[horse] += spaces_moved
        if horse not in race.sprinted:
            race.sprinted.append(horse)
    game.tell("sprint", rules.sprint, dice=race.dice, unit=race.unit, moves=spaces)
    for horse in spaces:
        cross_line(game, race, horse, rules)


def sprint_distance(orders: Orders, is_first: bool = False) -> int:
    """Spaces of one sprint: denied, or sets first, then additions, never backwards."""
    if orders.no_sprint:
        return 0
    spaces = 1 if orders.sprint is None else orders.sprint
    if is_first and orders.sprint_once is not None:
        spaces = orders.sprint_once
    return max(0, spaces + orders.sprint_add)


def place_finished(game: Course, race: Race, rules: Rules) -> Play[None]:
    """Chalk up the horses that crossed in this turn: farthest beyond the line first.

    One horse alone on the track takes the last place at once: nothing can change it any more.
    """
    over = [horse for horse in running(race) if race.positions[horse] >= FINISH]
    while over:
        ranks = {horse: finish_rank(game.odds, race, horse) for horse in over}
        best = max(ranks.values())
        level = [horse for horse in over if ranks[horse] == best]
        horse = level[0]
        if len(level) > 1:
            # Cards and odds leave a tie, so the first player decides.
            horse = yield from ask_ahead(race, game.first, level, rules.photo, "first player")
        tell_photo(game, ranks, horse, len(level) > 1, rules)
        over.remove(horse)
        place(game, race, horse, rules.placed)
    place_last(game, race, rules.placed)


def tell_photo(
    game: Course, ranks: Mapping[str, Rank], horse: str, chosen: bool, rules: Rules
) -> None:
    """Say what put `horse` ahead of the others on its space: a card, the odds, or a decision."""
    level = [other for other in ranks if ranks[other][0] == ranks[horse][0]]
    peers = [other for other in level if ranks[other][1] == ranks[horse][1]]
    if len(peers) > 1:
        by = "first player" if chosen else "odds"
        game.tell("photo finish", rules.photo, horse=horse, among=tuple(peers), by=by)
    elif len(level) > 1:
        game.tell("photo finish", rules.photo, horse=horse, among=tuple(level), by="cards")


def finish_rank(odds: Mapping[str, int], race: Race, horse: str) -> Rank:
    """Overshoot, then photo cards, then the better odds: the greater comes first."""
    return race.positions[horse], race.orders[horse].photo, -odds[horse]
