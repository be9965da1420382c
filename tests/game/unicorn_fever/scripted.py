"""Tables of Unicorn Fever laid by hand, and phases of it driven answer by answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.play import CHANCE, Picks
from game.racing.race import Race, place_finished, sprint, turn_movement_card
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.race import RUN, reveal
from game.unicorn_fever.results import pay_off
from game.unicorn_fever.state import Bet, Game, Spell, new_game
from game.unicorn_fever.tokens import stacks_for
from tests.game import scripted
from tests.game.scripted import told

TITLE = "unicorn-fever"
LANES = ("red", "orange", "yellow", "green", "blue", "purple")
ROWS = {lane: row for row, lane in enumerate(LANES, 1)}
"""Odds where the lanes from the left stand at x2, x3, ... x7."""

OPTIONS = {"length": "normal", "clans": "by lot"}


class Phase(scripted.Phase):
    """A phase; what chance draws by name is dealt from the top, unless `answer` says otherwise."""

    def send(self, text: str | None) -> None:
        super().send(text)
        while (
            self.ask is not None and self.ask.who == CHANCE and isinstance(self.ask.options, Picks)
        ):
            super().send(self.ask.options[0])


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


def gains(game: Game, seat: int, *kinds: str) -> tuple[int, int]:
    """What events of these kinds have brought a seat: gold and glory."""
    facts = [facts for kind in kinds for facts in told(game, kind) if facts["seat"] == seat]
    return sum(one["money"] for one in facts), sum(one["vp"] for one in facts)
