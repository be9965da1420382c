"""The end of a turn: one move of armies, and a card for whoever has conquered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.floor import Joined
from game.play import Ask, Play, Refusal, draw
from game.risk.spelt import Headed
from game.risk.state import Game

STAY = "stay"


def reach(game: Game, start: str) -> Iterator[str]:
    """Where armies could go from here: next door, or as far as own territories touch (R.17)."""
    seat, seen, edge = game.owner[start], [start], [start]
    is_far = game.options["fortify"] == "connected"
    while edge:
        for goal in game.beside(edge.pop()):
            if goal not in seen and game.owner[goal] == seat:
                seen.append(goal)
                yield goal
                if is_far:
                    edge.append(goal)


def fortify(game: Game) -> Play[None]:
    """One move between two territories of one's own; one army stays behind (R.17)."""
    seat = game.turn
    ways = [
        Headed(f"{start} {goal}", range(1, game.armies[start]))
        for start in game.own(seat)
        if game.armies[start] > 1
        for goal in reach(game, start)
    ]
    if not ways:
        return
    why = partial(why_no_move, game)
    answer = yield Ask(seat, "fortify", Joined((STAY,), *ways), 1, "R.17", (), why, True)
    if answer == STAY:
        return
    start, goal, count = answer.split(" ")
    game.put(start, -int(count))
    game.put(goal, int(count))
    game.tell("fortified", "R.17", seat=seat, start=start, territory=goal, count=int(count))


def why_no_move(game: Game, text: str) -> Refusal | None:
    """Which rule forbids it."""
    start, goal, *count = [*text.split(" "), ""]
    if start not in game.owner or goal not in game.owner:
        return None
    if game.owner[start] != game.turn or game.owner[goal] != game.turn:
        return Refusal("Armies go from one of your territories to another.", "R.17")
    if game.armies[start] < 2:
        return Refusal("One army stays behind.", "R.17")
    if goal not in reach(game, start):
        return Refusal("From there one cannot go that far.", "R.17")
    if count[0].isdecimal():
        return Refusal("One army stays behind.", "R.17")
    return None


def draw_card(game: Game) -> Play[None]:
    """A card for a turn with a conquest, one however many there were (R.15)."""
    if not game.conquered:
        return
    if not game.deck:
        game.deck, game.discard = game.discard, ()
        game.tell("cards shuffled", "R.15", count=len(game.deck))
    if not game.deck:
        return
    seat = game.turn
    card = yield from draw("card", {one: one for one in game.deck}, "R.15")
    game.deck = tuple([one for one in game.deck if one != card])
    game.hands[seat] += (card,)
    game.tell("card", "R.15", seat=seat)
