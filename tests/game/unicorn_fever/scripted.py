"""Tables of Unicorn Fever laid by hand, and phases of it driven answer by answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.play import CHANCE, REST, Ask, Picks, Play
from game.racing.race import Race, place_finished, sprint, turn_movement_card
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.race import RUN, reveal
from game.unicorn_fever.results import pay_off
from game.unicorn_fever.state import Bet, Game, Spell, new_game
from game.unicorn_fever.tokens import stacks_for

TITLE = "unicorn-fever"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
LANES = ("red", "orange", "yellow", "green", "blue", "purple")
ROWS = {lane: row for row, lane in enumerate(LANES, 1)}
"""Odds where the lanes from the left stand at x2, x3, ... x7."""

OPTIONS = {"length": "normal", "clans": "by lot"}


class Phase:
    """A phase in progress; `answer` gives the next answers, each of which must be legal.

    What chance draws by name comes in the order of its names, unless `answer` says otherwise.
    """

    def __init__(self, flow: Play[Any] | None) -> None:
        self.flow = flow
        self.ask: Ask | None = None if flow is None else next(flow, None)
        self.rest()

    def send(self, text: str) -> None:
        assert self.flow is not None
        try:
            self.ask = self.flow.send(text)
        except StopIteration:
            self.ask = None

    def rest(self) -> None:
        while self.ask is REST or self.deals():
            assert self.ask is not None
            self.send("on" if self.ask is REST else self.ask.options[0])

    def deals(self) -> bool:
        """Whether chance is asked for cards, which are dealt from the top."""
        return (
            self.ask is not None and self.ask.who == CHANCE and isinstance(self.ask.options, Picks)
        )

    def answer(self, *texts: str) -> Phase:
        for text in texts:
            assert self.ask is not None, f"nobody asks for {text!r}"
            assert text in self.ask.options, (text, self.ask.what, self.ask.options)
            self.send(text)
            self.rest()
        return self

    def why(self, text: str) -> tuple[str, str]:
        """Why this is refused, and the rule; the menu has to name it too."""
        assert self.ask is not None and text not in self.ask.options, text
        refusal = self.ask.why(text)
        assert refusal is not None, text
        return refusal.reason, refusal.rule


def laid(seats: int = 3, contracts: Mapping[int, Iterable[str]] | None = None) -> Game:
    """A table in its first preparation: `ROWS`, 20 gold each, no unicorn enraged.

    The first player owns purple, the next one blue, and so on; hands are dealt from G01.
    """
    game = new_game(seats, OPTIONS)
    game.clans = ("fairies", "gnomes")
    game.round = 1
    game.odds = dict(ROWS)
    game.deck = list(MAGIC)
    game.stacks = stacks_for(seats, game.rules)
    kinds = ("win", "early", "late")[: 3 if seats > 3 else 2]
    game.free = [f"{kind} {lane}" for kind in kinds for lane in LANES]
    for player, lane in zip(game.players, reversed(LANES), strict=False):
        player.gold, player.owned = 20, lane
        for id in (contracts or {}).get(player.seat, ()):
            player.sign(id)
    return game


def dealt(game: Game, seat: int, *cards: str) -> Game:
    """These magic cards in a hand."""
    for card in cards:
        game.deck.remove(card)
    game.players[seat].hand.extend(cards)
    return game


def revealed(game: Game, answers: Iterable[str] = (), /, **spells: str) -> Game:
    """The magic named by lane turned up and judged: `red="0 G01, 1 G03"` is seat and card."""
    for lane, text in spells.items():
        for one in text.split(", "):
            seat, card = one.split()
            game.spells[lane].append(Spell(int(seat), card))
    flow = Phase(reveal(game)).answer(*answers)
    assert flow.ask is None, flow.ask
    return game


def race_of(game: Game) -> Race:
    assert game.race is not None
    return game.race


def turn(game: Game, *rows: int, dice: str = "", again: Iterable[str] = ()) -> dict[str, int]:
    """One turn with a card of these six numbers; the dice only where they are named.

    Where everybody is afterwards.
    """
    race = race_of(game)
    race.unit += 1
    number = str(82 + race.unit)
    race.deck = {f"card {number}": rows}  # type: ignore[dict-item]
    assert Phase(turn_movement_card(game, race, RUN)).answer(f"card {number}").ask is None
    if dice:
        assert Phase(sprint(game, race, RUN)).answer(f"sprint {dice}", *again).ask is None
    return dict(race.positions)


def finished(game: Game, *answers: str) -> list[str]:
    """The ranking after the turn that has just been run."""
    race = race_of(game)
    assert Phase(place_finished(game, race, RUN)).answer(*answers).ask is None
    return race.ranking


def paid(game: Game, ranking: str, *bets: Bet) -> Game:
    """The bets paid off after a race with this ranking, without magic unless it was revealed."""
    if game.race is None:
        revealed(game)
    race_of(game).ranking = ranking.split()
    game.bets.extend(bets)
    pay_off(game)
    return game


ORDER = "red orange yellow green blue purple"


def told(game: Any, kind: str) -> list[Mapping[str, Any]]:
    """The facts of every event of this kind."""
    return [event.facts for event in game.events if event.kind == kind]


def gains(game: Game, seat: int, *kinds: str) -> tuple[int, int]:
    """What events of these kinds have brought a seat: gold and glory."""
    facts = [facts for kind in kinds for facts in told(game, kind) if facts["seat"] == seat]
    return sum(one["money"] for one in facts), sum(one["vp"] for one in facts)
