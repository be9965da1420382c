"""A second book, told every answer of a table, that says what the table must show and ask."""

from __future__ import annotations

from game import Table
from game.play import CHANCE, Ask, Picks
from tests.game.dice_derby.book import CHIPS, MINUTES, PACKET, PLACES, RACES, Book

MORE = (1, 2, 3, 5, 8, 12, 20, 30, 50)
THROW = ["throw"]
DICE = [f"{one} {other}" for one in range(1, 7) for other in range(1, 7)]
ANOTHER = ["race", "end"]
BANK = {"bet laid", "bet won"}
"""What is told of chips that go to the bank, or come from it."""


class Bookkeeper:
    """The table beside the book; they must agree after each answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = Book(table.began, table.options, len(table.names))
        self.told, self.bank, self.read = [CHIPS] * self.book.seats, 0, 0
        self.compare()

    def take(self, ask: Ask, text: str) -> None:
        """To be called when the table has taken an answer."""
        self.book.enter(ask.what, text)
        self.compare()

    def compare(self) -> None:
        """The table shows and asks what the book says, and its events add up to the chips."""
        self.listen()
        see, shows = self.table.view(None), self.shows()
        found = (*see[:9], tuple(map(frozenset, see.cards)), *see[10:])
        if found != shows:
            wrong = [
                f"{name}: table {is_!r}, book {ought!r}"
                for name, is_, ought in zip(see._fields, found, shows, strict=True)
                if is_ != ought
            ]
            raise AssertionError("; ".join(wrong))
        assert min(see.money) >= 0 or self.book.length == "last"
        assert sum(see.money) + see.pot + see.purse - self.bank == CHIPS * len(see.money)
        assert self.table.view(see.turn) == see._replace(seat=see.turn)
        self.check_question()

    def listen(self) -> None:
        """All that changes the chips is told."""
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule.startswith("D.")
            if event.kind == "guest in" and not event.facts["returning"]:
                assert event.facts["seat"] == len(self.told)
                self.told.append(0)
            if money := event.facts.get("money", 0):
                self.told[event.facts["seat"]] += money
                self.bank += money * (event.kind in BANK)
        self.read = len(events)
        assert self.told == self.book.money

    def shows(self) -> tuple[object, ...]:
        """The view of the whole table."""
        book = self.book
        return (
            None,
            book.race,
            book.race if book.is_last else RACES.get(book.length, 0),
            MINUTES.get(book.length, 0),
            book.phase if book.phase != "payoffs" else "interval" if book.is_party else "deal",
            book.first,
            book.turn,
            book.dice,
            tuple(book.money),
            tuple(map(frozenset, book.hands)),
            book.lanes,
            tuple(book.scratched),
            tuple(book.fees),
            book.at,
            tuple(book.home),
            book.pot,
            book.purse,
            tuple(book.bets),
            book.owners,
            book.lot,
            tuple(book.out),
            book.is_sold,
            book.has_bets,
            book.is_party,
        )

    def check_question(self) -> None:
        """Who is asked what now, and between what they may choose."""
        ask, book = self.table.ask, self.book
        if book.phase == "over":
            assert ask is None
            return
        assert ask is not None
        assert (ask.who, ask.what) == self.question()
        if ask.what == "cards":
            assert isinstance(ask.options, Picks)
            assert set(ask.options.names) == book.deck
            assert ask.count == ask.options.count_each == min(PACKET, len(book.deck))
        else:
            assert sorted(ask.options) == sorted(self.options()), (ask, self.options())

    def question(self) -> tuple[int, str]:
        """Whom the table must be asking now, and what."""
        book = self.book
        if book.phase == "deal":
            return CHANCE, "cards"
        if book.phase in ("auction", "bets"):
            return book.speakers[0], "bid" if book.phase == "auction" else "bet"
        if book.phase == "payoffs":
            return book.after(book.first), "another race"
        return (CHANCE, "dice") if book.is_thrown else (book.turn, "throw")

    def options(self) -> list[str]:
        """All that may be answered, cards excepted."""
        book = self.book
        if book.phase == "auction":
            price, most = book.lot[1], book.money[book.speakers[0]]
            return [*(str(price + more) for more in MORE if price + more <= most), "pass"]
        if book.phase == "bets":
            return [*(f"{to} {horse}" for to in PLACES for horse in book.at), "pass"]
        if book.phase == "payoffs":
            return [*ANOTHER, *(book.ways() if book.is_party else ["last"])]
        return DICE if book.is_thrown else THROW

    def close(self) -> None:
        """The result after the last answer: places by chips, level ones sharing theirs."""
        result, book = self.table.result, self.book
        assert result is not None
        places = self.places()
        for standing in result.standings:
            assert standing.money == book.money[standing.seat]
            assert standing.place == places[standing.seat]
            assert sum(standing.earned.values()) == standing.money - CHIPS
        assert sorted(standing.seat for standing in result.standings) == [*range(book.seats)]
        assert set(result.winners) == {seat for seat in places if places[seat] == 1}
        book.counts["games"] += 1
        book.counts["level at the end"] += len(result.winners) > 1
        book.counts["chips nobody's at the end"] += book.pot > 0

    def places(self) -> dict[int, int]:
        """By chips; but until one is left by who stayed longer first."""
        book = self.book
        stayed = [
            0 if book.is_party else book.last.get(seat, book.race + 1) for seat in range(book.seats)
        ]
        worth = list(zip(stayed, book.money, strict=True))
        best = sorted(worth, reverse=True)
        first = worth.index(best[0])
        more = max(book.money) > book.money[first]
        assert not more or book.money[first] < 0, "somebody who is out has more than who is left"
        assert book.length != "last" or len(book.out) == book.seats - 1, "one is left"
        return {seat: best.index(one) + 1 for seat, one in enumerate(worth)}
