"""The race of a party: movement cards by lane, no dice, and the bookmaker's eye (P.4, P.5)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.state import Party
from game.play import Play, Refusal
from game.racing import movement
from game.racing.race import Race
from game.racing.track import FINISH, ask_ahead, place, place_last, running, turn_card


def run_race(game: Party) -> Play[None]:
    """Card after card, all fifteen shuffled, until every horse has its place."""
    game.phase = "race"
    deck = movement.basic_deck(game.options["card 92"])
    race = game.race = Race(game.round, dict.fromkeys(HORSES, 0), {}, {}, deck)
    game.tell("off", "P.4", number=race.number)
    while len(race.ranking) < len(HORSES):
        race.unit += 1
        yield from move(game, race)
        yield from place_finished(game, race)
    game.tell("ranking", "P.4", ranking=tuple(race.ranking))


def move(game: Party, race: Race) -> Play[None]:
    """The first number of the card moves the first lane from the left, and so on, all at once."""
    fresh = partial(movement.basic_deck, game.options["card 92"])
    rows = yield from turn_card(game, race, fresh, "P.4", cannot_come)
    moves = {horse: rows[HORSES.index(horse)] for horse in running(race)}
    for horse, spaces in moves.items():
        race.positions[horse] += spaces
    game.tell("movement card", "P.4", card=race.card, unit=race.unit, moves=moves)
    for horse in moves:
        if race.positions[horse] >= FINISH:
            game.tell(
                "line crossed", "P.4", horse=horse, unit=race.unit,
                overshoot=race.positions[horse] - FINISH, changed=0,
            )  # fmt: skip


def cannot_come(text: str) -> Refusal | None:
    """Why a movement card cannot come up: it is no basic card, or it has been turned up."""
    number = text.removeprefix(movement.NOTATION)
    if number == text or number not in movement.CARDS:
        return None
    if number not in movement.BASIC:
        return Refusal("Only the basic cards are in the deck at a party: 83 to 97.", "P.4")
    return Refusal("This card has been turned up already in this race.", "P.4")


def place_finished(game: Party, race: Race) -> Play[None]:
    """Farthest beyond the line first; where horses are level, the bookmaker decides (P.5)."""
    over = [horse for horse in running(race) if race.positions[horse] >= FINISH]
    while over:
        best = max(race.positions[horse] for horse in over)
        level = [horse for horse in over if race.positions[horse] == best]
        horse = level[0]
        if len(level) > 1:
            horse = yield from ask_ahead(race, game.bookmaker, level, "P.5", "bookmaker")
            game.tell("photo finish", "P.5", horse=horse, among=tuple(level), by="bookmaker")
        over.remove(horse)
        place(game, race, horse, "P.4")
    place_last(game, race, "P.4")
