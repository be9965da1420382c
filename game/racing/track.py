"""The track: where the line is, who still runs, the photo finish, and the places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, Unpack

from game.play import CHANCE, Ask, Play, Refusal
from game.racing import movement
from game.racing.kinds import RaceFacts, RaceKind

FINISH = 12
"""The line, in spaces from the start box; reaching it is finishing."""


class Teller(Protocol):
    """A game that keeps what happened."""

    def tell(self, kind: RaceKind, rule: str, **facts: Unpack[RaceFacts]) -> None: ...


class Run(Protocol):
    """A race as far as the track knows it."""

    unit: int
    card: str
    positions: dict[str, int]
    ranking: list[str]
    deck: dict[str, movement.Rows]
    top: list[str]


def running(race: Run) -> list[str]:
    """The horses still on the track, in the order of their lanes."""
    ranking = race.ranking
    return [horse for horse in race.positions if horse not in ranking]


def turn_card(
    game: Teller,
    race: Run,
    fresh: Callable[[], dict[str, movement.Rows]],
    rule: str,
    why: Callable[[str], Refusal | None],
) -> Play[movement.Rows]:
    """Turn up the next movement card; a deck that has run out is shuffled again."""
    if not race.deck:
        race.deck = fresh()
        game.tell("deck reshuffled", rule)
    cards = tuple(race.top[:1] or race.deck)
    answer = yield Ask(CHANCE, "movement card", cards, 1, rule, (), why)
    del race.top[:1]
    race.card = answer.removeprefix(movement.NOTATION)
    return race.deck.pop(answer)


def ask_ahead(race: Run, seat: int, level: Sequence[str], rule: str, judge: str) -> Play[str]:
    """Nothing else settles a photo finish, so `judge`, in `seat`, says who is ahead."""
    horses = {f"ahead {horse}": horse for horse in level}
    options = tuple(horses)
    why = partial(photo_objection, tuple(race.positions), rule, judge)
    return horses[(yield Ask(seat, "photo finish", options, 1, rule, options, why, open=True))]


def photo_objection(horses: Sequence[str], rule: str, judge: str, text: str) -> Refusal | None:
    """Why a horse may not be put ahead, or the photo finish be left open."""
    if text == "pass":
        return Refusal("The {judge} has to say who is ahead.", rule, judge=judge)
    if text.removeprefix("ahead ") in horses and text.startswith("ahead "):
        return Refusal("That one is not level with those in the photo finish.", rule)
    return None


def place(game: Teller, race: Run, horse: str, rule: str) -> None:
    """Chalk the horse up on the next free line of the ranking."""
    race.ranking.append(horse)
    game.tell(
        "placed", rule, horse=horse, place=len(race.ranking), unit=race.unit,
        overshoot=race.positions[horse] - FINISH,
    )  # fmt: skip


def place_last(game: Teller, race: Run, rule: str) -> None:
    """One horse alone on the track takes the last place at once: nothing can change it."""
    if race.ranking and len(alone := running(race)) == 1:
        place(game, race, alone[0], rule)
