"""Random meetings, their accounts kept again from the events alone: see tests/game/many.py."""

from __future__ import annotations

from collections import Counter
from random import Random

from game import Table
from game.play import ANYBODY
from game.really_nasty.cards import CARDS
from game.really_nasty.course import SPACE
from game.really_nasty.state import DOWN, RIDERLESS, RUNNING
from tests.game.really_nasty.scripted import TITLE
from tests.game.scripted import NAMES

SAID = 0.06
"""How often somebody speaks up where a card may be thrown."""

LONGEST = 4000
"""No meeting has so many answers."""


class Accounts:
    """Money of players, pool and bank, added up from what was told; and where cards and horses are.

    The pool holds the stakes of the race on; the bank gives prizes, takes deposits and may owe.
    """

    def __init__(self, table: Table) -> None:
        self.table, self.read = table, 0
        self.money = [20000] * len(table.names)
        self.pool = self.bank = 0
        self.total = sum(self.money)

    def compare(self) -> None:
        """What was told is what there is, and nothing has come from nowhere."""
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule.startswith("N.")
            if "money" in event.facts and "seat" in event.facts:
                self.book(event.kind, event.facts["seat"], event.facts["money"], event.facts)
        self.read = len(events)
        game = self.table.game
        assert list(game.money) == self.money and min(self.money) >= 0
        assert sum(self.money) + self.pool + self.bank == self.total
        assert [sum(one.values()) for one in game.earned] == [own - 20000 for own in self.money]
        if game.phase in ("bets", "race", "stewards"):
            assert self.pool == sum(bet.stake for bet in game.bets if bet)
        elif game.phase in ("payoffs", "over", "lanes"):
            assert self.pool == 0
        self.count_cards()
        self.count_horses()

    def book(self, kind: str, seat: int, money: int, facts: dict) -> None:
        """From whom it comes, and to whom it goes."""
        self.money[seat] += money
        if kind == "bet laid":
            self.pool -= money
        elif kind in ("bet won", "bet lost"):
            self.pool -= facts["stake"]
            self.bank -= money - facts["stake"]
        else:
            assert kind in ("prize", "prize unclaimed", "deposit", "deposit back")
            self.bank -= money

    def count_cards(self) -> None:
        game = self.table.game
        cards = [*game.deck, *[card for hand in game.hands for card in hand]]
        cards += [one.card for one in game.spent]
        assert sorted(cards) == sorted(CARDS)

    def count_horses(self) -> None:
        """No space holds two, and only horses in the race stand on one."""
        horses = self.table.game.horses
        spaces = [SPACE[horse.at] for horse in horses if horse.at >= 0]
        assert len(spaces) == len(set(spaces))
        for horse in horses:
            assert (horse.at >= 0) == (horse.fate in (RUNNING, DOWN, RIDERLESS))


def said(table: Table, rng: Random) -> str:
    """Any answer; where anybody may speak up, mostly nobody does."""
    ask = table.ask
    assert ask is not None
    if ask.who == ANYBODY and rng.random() > SAID:
        return ask.options[-1]
    return ask.options[int(rng.random() * len(ask.options))]


def kept(number: int) -> Counter[str]:
    """One whole meeting by chance, its accounts closed at every answer; what was told in it."""
    rng, seats = Random(number), 2 + number % 5
    options = {
        "lanes": ("all", "players")[number % 2],
        "odds": ("fair", "printed")[number // 2 % 2],
    }
    table = Table(TITLE, NAMES[:seats], options, dealer=rng)
    book = Accounts(table)
    book.compare()
    while table.ask is not None:
        table.answer(said(table, rng))
        book.compare()
        assert len(table.answers) < LONGEST
    assert table.result is not None
    return Counter(event.kind for event in table.events)
