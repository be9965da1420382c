"""Meetings laid by hand, and races driven answer by answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.floor import speaker
from game.play import ANYBODY, REST, Play
from game.really_nasty.cards import CARDS, SILKS
from game.really_nasty.course import LENGTH, NAME, SPOTS, Spot, lane_of, start_of
from game.really_nasty.race import turn
from game.really_nasty.state import Bet, Game, new_game
from game.really_nasty.stewards import pay_off, weigh_in
from tests.game import scripted
from tests.game.scripted import told

TITLE = "really-nasty"
OPTIONS = {"lanes": "all", "odds": "printed"}
ORDER = ("purse", "plate", "cup", "stakes", "vase", "crown")
WORDS = tuple(dict.fromkeys(card.word for card in CARDS.values()))
"""The words of all nasty cards."""


class Phase(scripted.Phase):
    """A phase, and who could throw what in it."""

    def says(self, seat: int) -> list[str]:
        """What a seat could throw now, without its number."""
        assert self.ask is not None and self.ask.who == ANYBODY
        return [text.partition(" ")[2] for text in self.ask.options if speaker(text) == seat]

    @property
    def what(self) -> str:
        assert self.ask is not None
        return self.ask.what


class Race(Phase):
    """A race turn by turn, with the rests between left out; `over` when it is."""

    def __init__(self, game: Game) -> None:
        def flow() -> Play[bool]:
            while not (yield from turn(game)):
                yield REST
            return True

        self.game = game
        super().__init__(flow())

    @property
    def over(self) -> bool:
        return self.ask is None

    def roll(self, face: int, *then: str) -> Race:
        """Nobody speaks up; the horse on turn throws this, and then answers."""
        self.answer("roll", str(face), *then)
        return self

    def on(self) -> int:
        """Whose horse is to roll."""
        return self.game.turn


def laid(
    lanes: Iterable[int] = (1, 2, 3),
    grades: Iterable[int] = (1, 2, 3),
    hands: Mapping[int, str] | None = None,
    race: str = "cup",
) -> Game:
    """A race that is off: horses at the start, nobody has bet. `hands` are words of cards."""
    lanes, grades = tuple(lanes), tuple(grades)
    game = new_game(len(lanes), OPTIONS)
    game.silks = SILKS[: len(lanes)]
    game.races = (race, *[one for one in ORDER if one != race])
    game.entries = tuple((grade, *[g for g in range(1, 7) if g != grade]) for grade in grades)
    game.race, game.lanes, game.phase = 1, lanes, "race"
    game.bets = (Bet(None, 0),) * len(lanes)
    deal(game, hands or {})
    game.line_up()
    return game


def deal(game: Game, hands: Mapping[int, str]) -> None:
    """Cards by their words to seats."""
    for seat, words in hands.items():
        hand = list(game.hands[seat])
        for word in words.split():
            card = next(id for id in game.deck if CARDS[id].word == word)
            game.deck = tuple(id for id in game.deck if id != card)
            hand.append(card)
        game.hands = (*game.hands[:seat], tuple(hand), *game.hands[seat + 1 :])


def place(part: str, number: int, lane: int, lap: int = 1) -> int:
    """A place on the course."""
    return next(
        at for at, spot in SPOTS.items() if spot == Spot(part, number, lap) and lane_of(at) == lane
    )


def before_line(lane: int, spaces: int) -> int:
    """The place from which a horse crosses the line with so many pips."""
    return start_of(lane) + LENGTH[lane - 1] - spaces


def put(game: Game, seat: int, at: int, **more: Any) -> Game:
    """A horse somewhere on the way."""
    game.set_horse(seat, at=at, moved=True, **more)
    return game


def at(game: Game, seat: int) -> str:
    """The name of the space of a horse."""
    return NAME[game.horses[seat].at]


def fates(game: Game) -> list[str]:
    return [horse.fate for horse in game.horses]


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def settled(game: Game, *answers: str) -> Game:
    """Through the stewards’ room with these answers, and through the payoffs."""
    flow = Phase(weigh_in(game)).answer(*answers)
    if flow.ask is not None:
        flow.answer("weighed-in")
    assert Phase(pay_off(game)).ask is None
    return game


def gains(game: Game, seat: int, *kinds: str) -> int:
    """What events of these kinds have brought a seat."""
    return sum(one["money"] for kind in kinds for one in told(game, kind) if one["seat"] == seat)
