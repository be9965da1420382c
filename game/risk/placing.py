"""Before the first turn: who begins, who owns what, and where the first armies stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.play import Play, Refusal, choose, draw, draw_many
from game.risk.board import TERRITORIES
from game.risk.missions import deal as deal_missions
from game.risk.state import NEUTRAL, Game

DIE = {str(side): side for side in range(1, 7)}
PACKET = 5
"""Territories are drawn five at a time, for a browser counts to 2³¹ and there are more ways to
draw six; they are dealt one by one all the same."""


def roll_for_first(game: Game) -> Play[None]:
    """The highest die begins; whoever is level rolls again (R.2)."""
    left = list(range(game.seats))
    while len(left) > 1:
        dice = {}
        for seat in left:
            dice[seat] = yield from draw("die", DIE, "R.2")
            game.tell("rolled for first", "R.2", seat=seat, die=dice[seat])
        left = [seat for seat in left if dice[seat] == max(dice.values())]
    game.first = game.turn = left[0]
    game.tell("first", "R.2", seat=game.first)
    game.phase = "missions"


def claim(game: Game) -> Play[None]:
    """One territory in turn until none is free; or all of them are dealt (R.3, R.19)."""
    if game.has_neutral or game.options["placing"] != "in turn":
        yield from deal_territories(game)
        return
    free = {one: one for one in TERRITORIES if one not in game.owner}
    taken = partial(why_taken, game)
    territory = yield from choose(game.turn, "claim", free, "R.3", TERRITORIES, taken, open=True)
    take(game, game.turn, territory)
    game.tell("claimed", "R.3", seat=game.turn, territory=territory)
    game.turn = game.after(game.turn)
    if len(game.owner) == len(TERRITORIES):
        game.phase = "place"


def why_taken(game: Game, text: str) -> Refusal | None:
    """Who has claimed it already."""
    owner = game.owner.get(text)
    if owner is None:
        return None
    return Refusal("{seat:player} has claimed that territory.", "R.3", seat=owner)


def take(game: Game, seat: int, territory: str) -> None:
    """One army goes there from the hand."""
    game.owner[territory] = seat
    game.put(territory, 1)
    if seat == NEUTRAL:
        game.neutral -= 1
    else:
        game.reserve[seat] -= 1


def deal_territories(game: Game) -> Play[None]:
    """All go round the table from the first player, and with two players to the neutral, too."""
    seats = [*range(game.first, game.seats), *range(game.first)]
    to = [*seats, NEUTRAL] if game.has_neutral else seats
    left, drawn = list(TERRITORIES), list[str]()
    while left:
        packet = yield from draw_many("territories", left, min(PACKET, len(left)), "R.3")
        drawn += packet
        left = [one for one in left if one not in packet]
    for place, territory in enumerate(drawn):
        take(game, to[place % len(to)], territory)
    game.tell("dealt", "R.19" if game.has_neutral else "R.3", owners=dict(game.owner))
    game.turn = game.first if len(drawn) % len(to) == 0 else to[len(drawn) % len(to)]
    if game.turn == NEUTRAL:
        game.turn = game.first
    game.phase = "place"


def place(game: Game) -> Play[None]:
    """One more army in turn, until nobody has any; or all of them by chance (R.4, R.19)."""
    seat = game.turn
    if not any(game.reserve) and not game.neutral:
        game.turn, game.phase = game.first, "turn"
        return
    by_chance = game.options["placing"] == "all by chance"
    for _ in range(2 if game.has_neutral else 1):
        if game.reserve[seat]:
            own = {one: one for one in game.own(seat)}
            if by_chance:
                territory = yield from draw("where", own, "R.4")
            else:
                why = partial(why_not_own, game, seat)
                territory = yield from choose(seat, "place", own, "R.4", (), why, open=True)
            put_one(game, seat, territory)
    if game.neutral:
        theirs = {one: one for one in game.own(NEUTRAL)}
        if by_chance:
            territory = yield from draw("where", theirs, "R.19")
        else:
            why = partial(why_not_neutral, game)
            territory = yield from choose(seat, "neutral", theirs, "R.19", (), why, open=True)
        game.put(territory, 1)
        game.neutral -= 1
        game.tell("neutral placed", "R.19", seat=seat, territory=territory, count=1)
    game.turn = (seat + 1) % game.seats


def put_one(game: Game, seat: int, territory: str) -> None:
    """An army from the hand to a territory."""
    game.put(territory, 1)
    game.reserve[seat] -= 1
    game.tell("placed", "R.4", seat=seat, territory=territory, count=1)


def why_not_own(game: Game, seat: int, text: str) -> Refusal | None:
    """Whose it is instead."""
    owner = game.owner.get(text.partition(" ")[0])
    if owner is None or owner == seat:
        return None
    if owner == NEUTRAL:
        return Refusal("That territory is neutral.", "R.6")
    return Refusal("{seat:player} owns that territory.", "R.6", seat=owner)


def why_not_neutral(game: Game, text: str) -> Refusal | None:
    """Whose it is instead."""
    owner = game.owner.get(text)
    if owner is None or owner == NEUTRAL:
        return None
    return Refusal("{seat:player} owns that territory.", "R.19", seat=owner)


BEFORE: Mapping[str, Callable[[Game], Play[None]]] = {
    "first": roll_for_first,
    "missions": deal_missions,
    "claim": claim,
    "place": place,
}
"""What comes before the first turn, by the name of its phase; each says which is next."""
