"""Before the first race: stables on the blackboard, characters, and who goes first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.horse_fever.accounts import settle
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from game.horse_fever.state import Game
from game.play import Ask, Play, Refusal, draw, draw_many

STARTING_VP = 1
DIE = {f"die {horse}": horse for horse in HORSES}


def place_stables(game: Game) -> Play[None]:
    """The six stables go onto the odds in a shuffled order, from 1:7 up to 1:2."""
    order = yield from draw_many("stables from 1:7 up to 1:2", HORSES, 6, "F.1")
    game.odds = {horse: order[::-1].index(horse) + 1 for horse in HORSES}
    game.tell("stables placed", "F.1", odds=dict(game.odds))


def deal_characters(game: Game) -> Play[None]:
    """Everyone gets a character: its money, its stable, and one victory point to start with."""
    if game.options.get("characters") == "chosen":
        names = yield from choose_characters(game)
    else:
        names = yield from draw_many("characters", tuple(game.characters), len(game.players), "F.1")
    stable_at = {row: horse for horse, row in game.odds.items()}
    for player, name in zip(game.players, names, strict=True):
        character = game.characters[name]
        stable = stable_at.get(character.stable_row, "")
        player.character = name
        player.stables.extend([stable] if stable else [])
        settle(
            game, player, "start", "F.1", character.money, STARTING_VP,
            character=name, stable=stable,
        )  # fmt: skip


def choose_characters(game: Game) -> Play[list[str]]:
    """In the order of their seats, everyone picks one of the characters that are left."""
    names: list[str] = []
    for player in game.players:
        options = tuple(f"be {name}" for name in game.characters if name not in names)
        why = partial(character_objection, game, names)
        answer = yield Ask(player.seat, "character", options, 1, "F.1", options, why, open=True)
        names.append(answer.removeprefix("be "))
    return names


def character_objection(game: Game, names: Sequence[str], text: str) -> Refusal | None:
    """Why a character cannot be picked: it is taken, or it stays in the box."""
    name = text.removeprefix("be ")
    if text == "pass":
        return Refusal("Everyone plays a character.", "F.1")
    if not text.startswith("be "):
        return None
    if name in names:
        said = "This character is taken by {seat:player}."
        return Refusal(said, "F.1", seat=names.index(name))
    if name in CHARACTERS[game.options["edition"]]:
        return Refusal("Characters with a star stay in the box at this table.", "F.1")
    return None


def choose_first_player(game: Game) -> Play[None]:
    """A sprint die names a line of the tie-break table, and the table says whom it fits."""
    colour = yield from draw("sprint die for the first player", DIE, "F.1")
    game.tell("die rolled", "F.1", colour=colour)
    seats = {f"player {player.seat + 1}": player.seat for player in game.players}
    game.first = yield from draw("whom the die fits", seats, "F.1")
    game.tell("first player", "F.1", seat=game.first, colour=colour)


def tie_objection(rule: str, text: str) -> Refusal | None:
    """Why the die cannot fit somebody who is not level with the best."""
    if text.removeprefix("player ").isdigit():
        return Refusal("The die decides among the best only, who are level.", rule)
    return None


def set_up(game: Game) -> Play[None]:
    """Lay out the table as the rulebook's preparation says."""
    yield from place_stables(game)
    yield from deal_characters(game)
    yield from choose_first_player(game)
