"""Random games, their accounts kept again from the events alone: see tests/game/many.py."""

from __future__ import annotations

from collections import Counter
from random import Random

from game import Table
from game.unicorn_fever.titles import UNICORN_FEVER
from tests.game.scripted import NAMES
from tests.game.unicorn_fever.scripted import TITLE

PAIRS = UNICORN_FEVER.choices["clans"]
CARDS = {f"G{number:02}" for number in range(1, 45)}


class Accounts:
    """Gold and glory of every seat, added up from what was told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0
        self.gold = [0] * len(table.names)
        self.glory = [0] * len(table.names)
        self.loans = [0] * len(table.names)

    def compare(self) -> None:
        """Every purse is what was told of it; cards, tokens, loans are all there, once."""
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule.startswith("R.")
            if "money" in event.facts:
                seat = event.facts["seat"]
                self.gold[seat] += event.facts["money"]
                self.glory[seat] += event.facts["vp"]
                self.loans[seat] += event.kind == "loan"
                assert self.gold[seat] >= 0 and self.glory[seat] >= 0
        self.read = len(events)
        game, see = self.table.game, self.table.view(None)
        assert [one.gold for one in see.seats] == self.gold
        assert [one.glory for one in see.seats] == self.glory
        if game.deck or game.discard:
            self.count_cards()
        if game.phase != "over":
            assert [one.loans for one in see.seats] == self.loans
            assert sum(self.loans) + see.loans_left == 20

    def count_cards(self) -> None:
        game = self.table.game
        piles = [game.deck, game.discard, game.dropped, *[one.hand for one in game.players]]
        piles += [[spell.card for spell in spells] for spells in game.spells.values()]
        cards = [card for pile in piles for card in pile]
        if game.phase != "race" or game.race is None or game.race.orders:
            assert len(cards) == 44 and set(cards) == CARDS


def played(seed: int, seats: int, **options: str) -> Counter[str]:
    """One whole game by chance, its accounts closed at every answer; what was told in it."""
    rng = Random(seed)
    table = Table(TITLE, NAMES[:seats], {**UNICORN_FEVER.options, **options}, dealer=rng)
    book = Accounts(table)
    book.compare()
    while (ask := table.ask) is not None:
        loans = [text for text in ask.options if text != "loan"]
        options_ = loans if loans and rng.random() < 0.9 else ask.options
        table.answer(options_[int(rng.random() * len(options_))])
        book.compare()
    assert table.result is not None
    return Counter(event.kind for event in table.events)


def kept(number: int) -> Counter[str]:
    """The same with two to six players, of either length, with each pair of clans."""
    length = "short" if number % 4 == 3 else "normal"
    return played(number, 2 + number % 5, length=length, clans=PAIRS[number % len(PAIRS)])
