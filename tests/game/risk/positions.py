"""Positions of Risk that are laid as a test wants them, and played on by answers written down."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.play import CHANCE
from game.risk.board import TERRITORIES
from game.risk.notation import lay
from game.risk.rulings import RULES
from game.risk.state import Game
from game.risk.titles import RISK
from tests.game.scripted import Phase


class Played(Phase):
    """A game that goes on from a position; `ask` is its open question, None once it is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        super().__init__(RISK.play(game))

    def chance(self, rng: Random) -> Played:
        """Let chance answer until a player is asked."""
        while self.ask is not None and self.ask.who == CHANCE:
            self.answer(self.ask.options[rng.randrange(len(self.ask.options))])
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        assert self.ask is not None
        return self.ask.who, self.ask.what

    def no(self, answer: str) -> str:
        """The rule that forbids an answer."""
        return self.why(answer)[1]


def position(text: str, rules: int = RULES, **options: str) -> Played:
    """The position that this line says, as the turn of who is on begins (game/risk/notation.py)."""
    seats = text.partition("; ")[0].count(" / ") + 1
    game = RISK.new(seats, {**RISK.options, **options})
    game.rules = rules
    lay(game, text)
    return Played(game)


def ready(text: str, rules: int = RULES, **options: str) -> Played:
    """The same once whoever is on has kept the cards and placed the income where armies stand."""
    played = position(text, rules, **options)
    while (at := played.asked())[1] in ("trade", "place"):
        seat, asked = at
        own = max(played.game.own(seat), key=played.game.armies.__getitem__)
        played.answer(f"{own} {played.game.reserve[seat]}" if asked == "place" else "keep")
    return played


def at_last(text: str, **options: str) -> Played:
    """The same at the last move of the turn, without an attack."""
    played = ready(text, **options)
    return played.answer("stop") if played.asked()[1] == "attack" else played


def laid(
    owners: Mapping[int, str], armies: Mapping[str, int] = {}, seats: int = 3, **options: str
) -> Played:
    """The first turn of seat 0, before its income: `owners` lists territories by seat.

    Whatever is not listed belongs to the last seat; where nothing is said, one army stands.
    """
    game = RISK.new(seats, {**RISK.options, **options})
    listed = {one: seat for seat, names in owners.items() for one in names.split()}
    game.owner = {one: listed.get(one, seats - 1) for one in TERRITORIES}
    game.armies = {one: armies.get(one, 1) for one in TERRITORIES}
    game.reserve, game.phase, game.neutral = [0] * seats, "turn", 0
    return Played(game)


def attacking(
    owners: Mapping[int, str], armies: Mapping[str, int] = {}, seats: int = 3, **options: str
) -> Played:
    """The same once seat 0 has placed its income in the first territory of its own."""
    played = laid(owners, armies, seats, **options)
    first = owners[0].split()[0]
    return played.answer(f"{first} {played.game.reserve[0]}")
