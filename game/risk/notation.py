"""A position in one line, to lay a board by, or to write one down.

`alaska 9, brazil / kamchatka / *; cards peru siam / wild-1 / -; turn 1`: seat after seat, with
what each holds and how many armies stand there, one where nothing is said; `*` has all the rest.
The neutral comes last with two players. Cards and missions go by seats too, `-` for none; what is
not said is as at the beginning of the first turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.risk.board import DECK, TERRITORIES
from game.risk.missions import MISSIONS
from game.risk.state import NEUTRAL, Game

NONE, REST, SHARE, PART = "-", "*", " / ", "; "


def lay(game: Game, text: str) -> None:
    """Lay this position on the table of a new game; ValueError where the line cannot be read."""
    board, *more = text.split(PART)
    lay_board(game, board)
    game.reserve, game.neutral, game.phase = [0] * game.seats, 0, "turn"
    for part in more:
        word, _, rest = part.partition(" ")
        if word not in PARTS:
            raise ValueError(f"{word!r} is no part of a position")
        PARTS[word](game, rest)


def lay_board(game: Game, text: str) -> None:
    """Who holds what, and with how many armies."""
    shares, rest = text.split(SHARE), NEUTRAL
    if len(shares) != game.seats + game.has_neutral:
        raise ValueError(f"{len(shares)} shares of the map for {game.seats} players")
    for at, share in enumerate(shares):
        seat = at if at < game.seats else NEUTRAL
        for held in share.split(", ") if share not in (NONE, REST) else ():
            name, _, count = held.partition(" ")
            if name not in TERRITORIES or name in game.owner:
                raise ValueError(f"{name!r} is no territory, or is held twice")
            game.owner[name], game.armies[name] = seat, int(count or 1)
        rest = seat if share == REST else rest
    if REST not in shares and len(game.owner) < len(TERRITORIES):
        raise ValueError("some territories are nobody's")
    game.owner = {name: game.owner.get(name, rest) for name in TERRITORIES}
    game.armies = {name: game.armies.get(name, 1) for name in TERRITORIES}


def by_seat(game: Game, text: str) -> list[str]:
    """What is said seat by seat, "" for none."""
    said = ["" if one == NONE else one for one in text.split(SHARE)]
    if len(said) != game.seats:
        raise ValueError(f"{text!r} is not said of {game.seats} players")
    return said


def lay_cards(game: Game, text: str) -> None:
    """The cards of each hand; they are not in the deck."""
    game.hands = [tuple(one.split()) for one in by_seat(game, text)]
    held = [card for hand in game.hands for card in hand]
    if len(set(held)) < len(held) or not set(held) <= set(DECK):
        raise ValueError(f"{text!r} are not different cards of the deck")
    game.deck = tuple([card for card in DECK if card not in held])


def lay_missions(game: Game, text: str) -> None:
    """What each is after."""
    game.missions = tuple(by_seat(game, text))
    if not set(game.missions) <= set(MISSIONS):
        raise ValueError(f"{text!r} are no missions")


def lay_turn(game: Game, text: str) -> None:
    """Whose turn it is; whoever has no territory is out."""
    game.first = game.turn = int(text) - 1
    game.out = {seat: (1, game.turn) for seat in range(game.seats) if not game.own(seat)}


PARTS: Mapping[str, Callable[[Game, str], None]] = {
    "cards": lay_cards,
    "missions": lay_missions,
    "turn": lay_turn,
}


def written(game: Game) -> str:
    """The position on the table in one line, from which `lay` lays it again."""
    seats = [*range(game.seats), *[NEUTRAL] * game.has_neutral]
    held = [
        ", ".join([f"{one} {game.armies[one]}" for one in game.own(seat)]) or NONE for seat in seats
    ]
    parts = [SHARE.join(held), f"turn {game.turn + 1}"]
    if any(game.hands):
        parts.insert(1, f"cards {SHARE.join([' '.join(hand) or NONE for hand in game.hands])}")
    if game.missions:
        parts.insert(1, f"missions {SHARE.join(game.missions)}")
    return PART.join(parts)
