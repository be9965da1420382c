"""A second Winner's Circle that plays along from the answers alone, and must always agree.

It shares no line with the rules: what it knows is the rulebook and `figures.py`.
"""

from __future__ import annotations

from collections import Counter

from game import Table
from game.play import CHANCE, Ask
from tests.game.winners_circle.figures import CHAMPIONS, PAYOUT, ROYAL
from tests.game.winners_circle.scripted import COATS, LINE, RACES

FACE_AT = {"head": 2, "cap": 3, "saddle": 4, "shoe": 5}
MONEY = {"win", "place", "show", "pace bonus", "penalty"}
"""All that moves money."""


class Bookkeeper:
    """The table as it should stand after each answer; `counts` says what has come up."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.track, self.bluff = table.options["track"], table.options["bluff"] == "on"
        self.royal = self.track in ("circle royal", "royal turf")
        self.cards = {row[0]: row for row in (ROYAL if self.royal else CHAMPIONS)}
        self.seats = len(table.names)
        self.money = [0] * self.seats
        self.told_money = [0] * self.seats
        self.read = 0
        self.seen: list[str] = []
        self.below: list[str] = []
        self.counts: Counter[str] = Counter()
        self.race = self.turn = 0
        self.next_race()
        self.compare()

    def next_race(self) -> None:
        self.race += 1
        self.where: dict[str, int] = {}
        self.runs: dict[str, str] = {}
        self.bets: list[tuple[int, int, str]] = []
        self.flipped: list[str] = []
        self.home: list[str] = []
        self.pace, self.face = "", ""
        self.first: int | None = None
        self.is_over = self.race > RACES[self.track]

    def take(self, ask: Ask, text: str) -> None:
        """What an answer to this question does; to be called when the table has taken it."""
        what = ask.what
        if what.startswith("card for gate"):
            self.line_up(text)
        elif what == "who bets first":
            self.first = self.turn = int(text.removeprefix("player ")) - 1
            assert self.money[self.first] == max(self.money)
            self.counts["first by lot"] += self.race > 1
        elif what == "chip":
            chip, horse = text.split()
            assert horse not in [one for who, _, one in self.bets if who == self.turn]
            self.bets.append((self.turn, int(chip), horse))
            own = sorted(value for who, value, _ in self.bets if who == self.turn)
            assert not Counter(own) - Counter([0, 1, 1, 2] if self.bluff else [1, 1, 2])
            self.turn = (self.turn + 1) % self.seats
        elif what == "die":
            self.face = text
        else:
            self.move(text)
        self.compare()

    def line_up(self, card: str) -> None:
        assert card not in self.seen
        gate = len(self.runs)
        horse = COATS[gate] if self.track == "circle" else self.cards[card][6]
        if card in self.below:
            assert len(self.seen) + len(self.below) == len(self.cards)
            assert self.below.pop(0) == card
            self.counts["from under the stack"] += 1
        if horse in self.runs and self.royal:
            self.below.append(card)
            self.counts["under the stack"] += 1
            return
        self.seen.append(card)
        assert horse not in self.runs
        self.runs[horse] = card
        self.where[horse] = 0 if self.track == "turf" else -gate
        if gate == 6 and self.money.count(max(self.money)) == 1:
            self.first = self.turn = self.money.index(max(self.money))
            self.counts["first by money"] += 1

    def move(self, horse: str) -> None:
        assert horse not in self.flipped and horse in self.where
        here = self.where[horse]
        there = aim = here + self.cards[self.runs[horse]][FACE_AT[self.face]]
        others = [place for one, place in self.where.items() if one != horse]
        if self.track != "turf" and aim < LINE[self.track]:
            space = self.printed if self.table.rules > 1 else int
            full = [space(place) for place in others]
            ways = range(aim, here, -1)
            there = next((place for place in ways if space(place) not in full), here)
            self.counts["by one at its gate"] += there < next(
                place for place in range(aim, here - 1, -1) if place not in others
            )
        self.counts["blocked"] += there < aim
        self.counts["no step"] += there == here
        self.flipped.append(horse)
        self.where[horse] = there
        if there >= 18 and not self.pace and self.track != "turf":
            self.pace = horse
        if there >= LINE[self.track]:
            del self.where[horse]
            self.flipped.remove(horse)
            self.home.append(horse)
        if set(self.flipped) == set(self.where):
            self.flipped = []
            self.counts["cycles"] += 1
        self.face, self.turn = "", (self.turn + 1) % self.seats
        self.counts["rolls"] += 1
        if len(self.home) == 3:
            self.pay()
            self.next_race()

    def printed(self, place: int) -> int:
        """The number on the space: the gates lie on the last seven of the lap."""
        return place if place > 0 else LINE[self.track] - 1 + place

    def pay(self) -> None:
        factor = 2 if self.race == RACES[self.track] else 1
        for place, horse in zip(("win", "place", "show"), self.home, strict=True):
            total = sum(chip for _, chip, one in self.bets if one == horse)
            for seat, chip, one in self.bets:
                if one == horse and chip:
                    self.money[seat] += factor * chip * PAYOUT[place][min(total, 12) - 1]
            self.counts["nobody on a placed horse"] += not total
        self.counts["pace outside the first three"] += (
            bool(self.pace) and self.pace not in self.home
        )
        if self.pace in self.home or self.track == "royal turf":
            for seat, chip, one in self.bets:
                self.money[seat] += factor * 100 * chip * (one == self.pace)
        if self.track != "turf":
            last = min(self.where, key=lambda one: self.where[one])
            assert list(self.where.values()).count(self.where[last]) == 1
            for seat, chip, one in self.bets:
                owed = factor * 100 * chip * (one == last)
                self.counts["broke"] += owed > self.money[seat]
                self.money[seat] = max(0, self.money[seat] - owed)

    def compare(self) -> None:
        """The table shows what the book says, and its events add up to the purses."""
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule.startswith("W.")
            if money := event.facts.get("money", 0):
                assert event.kind in MONEY
                self.told_money[event.facts["seat"]] += money
        self.read = len(events)
        assert self.told_money == self.money
        see, ask = self.table.view(None), self.table.ask
        assert list(see.money) == self.money
        if self.is_over:
            assert ask is None
            return
        assert ask is not None
        assert (see.race, see.pace) == (self.race, self.pace)
        assert not self.face or see.die == self.face
        assert dict(see.positions) == self.where
        assert list(see.finished) == self.home and list(see.moved) == self.flipped
        if self.track != "turf":
            spaces = self.where.values()
            if self.table.rules > 1:
                spaces = [self.printed(place) for place in spaces]
            assert len(set(spaces)) == len(self.where)
        hidden = [(seat, None if self.bluff else chip, horse) for seat, chip, horse in self.bets]
        assert list(see.bets) == hidden
        assert (ask.who, ask.what) == self.question()

    def close(self) -> None:
        """The result after the last answer: places by money, level ones sharing theirs."""
        result = self.table.result
        assert result is not None
        best = sorted(self.money, reverse=True)
        for standing in result.standings:
            assert standing.money == self.money[standing.seat]
            assert standing.place == best.index(standing.money) + 1
            assert sum(standing.earned.values()) == standing.money
        assert sorted(standing.seat for standing in result.standings) == [*range(self.seats)]
        assert set(result.winners) == {
            seat for seat, money in enumerate(self.money) if money == best[0]
        }
        self.counts["games"] += 1
        self.counts["level at the end"] += len(result.winners) > 1

    def question(self) -> tuple[int, str]:
        """Whom the table must be asking now, and what."""
        if len(self.runs) < 7:
            return CHANCE, f"card for gate {len(self.runs) + 1}"
        if self.first is None:
            return CHANCE, "who bets first"
        if len(self.bets) < self.seats * (4 if self.bluff else 3):
            return self.turn, "chip"
        return (self.turn, "horse") if self.face else (CHANCE, "die")
