"""Hand-laid tables: a game in a wanted position, and a phase of it driven answer by answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game import Table
from game.horse_fever import BOARD, FAMILY
from game.horse_fever.betting import lay
from game.horse_fever.board import lay_decks
from game.horse_fever.lanes import HORSES
from game.horse_fever.lineup import run_horse
from game.horse_fever.purchase import purchase_step
from game.horse_fever.race import reveal, run_race
from game.horse_fever.shop import take_from_deck
from game.horse_fever.state import Bet, Fix, Game, new_game
from game.play import Refusal
from game.title import Title
from tests.game.scripted import NAMES, Phase

TITLE = "horse-fever/family"
ROWS = {horse: row for row, horse in enumerate(HORSES, 1)}
"""Odds where the lanes from the left stand at 1:2, 1:3, ... 1:7."""

EDITIONS = ("first", "second")
ORDER = "white, yellow, red, green, blue, black"
"""The stables from 1:7 up to 1:2 that lay `ROWS`."""

CHARACTERS = (
    "cranio-mercanti",
    "steve-mcskull",
    "victor-von-schaedel",
    "cesar-crane",
    "craneo-cervantes",
    "sigvard-skalle",
)


def new(
    seats: int = 3, odds: Mapping[str, int] = ROWS, title: Title = FAMILY, **options: str
) -> Game:
    """A game between preparation and first round: 3000 D, one VP token, no stables each."""
    game = new_game(seats, {**title.options, "starred cards": "on", **options})
    game.odds = dict(odds)
    for player in game.players:
        player.money, player.tokens = 3000, 1
    game.tokens_each = seats - 1
    game.tokens = dict.fromkeys(HORSES, seats - 1)
    game.fixes = {horse: [] for horse in HORSES}
    game.round, game.step = 1, 0
    return game


def board(seats: int = 3, odds: Mapping[str, int] = ROWS, **options: str) -> Game:
    """The same table of the Board Game, its decks laid out."""
    game = new(seats, odds, BOARD, **options)
    lay_decks(game)
    return game


def give(game: Game, seat: int, kind: str, *cards: str) -> None:
    """Cards from their deck, or stables, before a player, as if bought earlier."""
    if kind == "action":
        game.players[seat].hand.extend(cards)
    else:
        game.belongings(game.players[seat], kind).extend(cards)
    if kind != "stable":
        take_from_deck(game, kind, list(cards))


def buying(game: Game, seat: int = 0, step: int = 1) -> Phase:
    """One player's purchase step, waiting for what is wanted."""
    return Phase(purchase_step(game, game.players[seat], step))


def refused(phase: Phase, text: str) -> Refusal:
    """The reason against an entry of the open menu, which must be there and not be legal."""
    assert phase.ask is not None
    assert text in phase.ask.menu
    assert text not in phase.ask.options
    refusal = phase.ask.why(text)
    assert refusal is not None
    return refusal


def running(card: str, stable: str = "red", seat: int = 0, **options: str) -> Game:
    """A Board Game in which a horse card has been lined up for a stable of its owner."""
    game = board(**options)
    give(game, seat, "stable", stable)
    give(game, seat, "horse", card)
    run_horse(game, game.players[seat], card, stable)
    return game


def fixed(lanes: Mapping[str, Iterable[str]], game: Game | None = None, **options: str) -> Game:
    """A game whose race is fixed with these cards, and whose cards have been turned up."""
    game = game or new(**options)
    for horse, cards in lanes.items():
        game.fixes[horse] += [Fix(0, card) for card in cards]
    reveal(game)
    return game


def unit(
    game: Game,
    card: str,
    dice: str | None = None,
    at: Mapping[str, int] | None = None,
    number: int = 2,
) -> Phase:
    """The race with the horses `at` their spaces when unit `number` turns up `card`.

    With `dice` ("red blue") these are rolled too. Unit 1 is the start.
    """
    assert game.race is not None
    game.race.positions.update(at or {})
    game.race.unit = number - 1
    phase = Phase(run_race(game)).answer(f"card {card}")
    return phase if dice is None else phase.answer(f"sprint {dice}")


def start(game: Game, card: str = "85") -> Mapping[str, int]:
    """Where the horses are after the first movement card, before the dice."""
    unit(game, card, number=1)
    return positions(game)


def positions(game: Game) -> Mapping[str, int]:
    assert game.race is not None
    return game.race.positions


def bet(game: Game, seat: int, kind: str, horse: str, stake: int) -> None:
    """Lay a bet that is paid for."""
    lay(game, game.players[seat], Bet(seat, kind, horse, stake), "2.1")


def ranked(game: Game, *first: str) -> Game:
    """The race has been run: `first` in front, the other lanes behind them in order."""
    if game.race is None:
        reveal(game)
    assert game.race is not None
    game.race.ranking = [*first, *(horse for horse in HORSES if horse not in first)]
    return game


def opened(seats: int = 3, first: int = 0, title: str = TITLE, **options: str) -> Table:
    """A table without a dealer after the preparation: odds as ROWS, characters in order."""
    table = Table(title, NAMES[:seats], options)
    table.answer(ORDER)
    table.answer(", ".join(CHARACTERS[:seats]))
    table.answer("die red")
    table.answer(f"player {first + 1}")
    return table


def dealt(seats: int = 3, first: int = 0, **options: str) -> Table:
    """The same table after the first deal: everyone gets the first two cards of the deck."""
    table = opened(seats, first, **options)
    for _ in range(seats):
        assert table.ask is not None
        table.answer(table.ask.options[0])
    return table
