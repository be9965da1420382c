"""The second book of Risk beside a table, held against it after every answer."""

from __future__ import annotations

from collections import Counter

from game import Table
from game.play import CHANCE, Ask
from game.risk.board import PICTURE
from game.risk.view import View
from tests.game.risk.book import BRINGS, CARDS, LANDS, NOBODY, SETS, Book

ROUNDS = {"8 rounds": 8, "15 rounds": 15, "25 rounds": 25}

NAMES = ["north-america", "europe", "south-america", "australia", "africa", "asia"]
NAMED = dict(zip(NAMES, BRINGS, strict=True))


class Bookkeeper:
    """The table beside the book; they must agree after each answer. `counts` is what came up."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = Book(len(table.names), table.options, PICTURE)
        self.counts: Counter[str] = Counter()
        self.see = table.view(None)
        self.compare()

    def take(self, ask: Ask, text: str) -> None:
        """To be called when the table has taken an answer."""
        self.counts[f"answers: {ask.what}"] += 1
        book = self.book
        see = self.see = self.table.view(None)
        self.enter(ask, text)
        if see.turns != book.turns:
            book.next_turn()
            self.counts["turns"] += 1
            if see.phase != "over":
                book.give(book.turn, book.income(book.turn))
        if self.table.ask is not None and self.table.ask.what == "card" and not book.deck:
            book.deck, book.discard = book.discard, set()
            self.counts["cards shuffled"] += 1
        self.compare()

    def enter(self, ask: Ask, text: str) -> None:
        """An answer into the book, by what was asked."""
        book = self.book
        if ask.what == "die":
            book.roll(int(text))
        elif ask.what == "territories":
            book.deal(text)
        elif ask.what == "claim":
            book.take(ask.who, text)
        elif ask.what in ("place", "neutral", "where"):
            where, _, count = text.partition(" ")
            seat = NOBODY if ask.what == "neutral" else ask.who
            book.put(book.owner[where] if seat == CHANCE else seat, where, int(count or 1))
        elif ask.what == "defend":
            book.defend(ask.who, int(text))
        elif ask.what not in ("missions", "mission"):
            assert ask.who in (book.turn, CHANCE)
            self.enter_turn(ask.what, text)

    def enter_turn(self, what: str, text: str) -> None:
        """The same for what is asked in a turn."""
        book = self.book
        if what == "trade":
            book.trade(text)
        elif what == "pictured":
            book.picture(text)
        elif what == "attack":
            book.attack(text)
        elif what == "battle":
            book.battle(text)
        elif what == "move in":
            book.move_in(int(text))
        elif what == "card":
            book.draw(text)
        elif what == "fortify" and text != "stay":
            start, goal, count = text.split(" ")
            assert book.owner[start] == book.owner[goal] == book.turn
            assert book.is_joined(start, goal)
            book.move(start, goal, int(count))
        else:
            assert text == "stay", f"{what} is no question of a turn"

    def compare(self) -> None:
        """The table shows what the book says, to everybody and to each."""
        book, see, game = self.book, self.see, self.table.game
        assert see.owner == book.owner and see.armies == book.armies
        assert (*see.reserve, see.neutral) == tuple(book.hand.get(one, 0) for one in self.seats())
        on_map, in_hand = sum(see.armies.values()), sum(see.reserve) + see.neutral
        assert on_map + in_hand + book.lost == book.given
        asked = self.table.ask.what if self.table.ask else ""
        empty = [one for one, count in see.armies.items() if count < 1]
        assert empty == ([book.front[1]] if asked == "move in" else [])
        piles = [*game.deck, *game.discard, *[card for hand in game.hands for card in hand]]
        assert len(piles) == 44 and set(piles) == CARDS
        assert (set(game.deck), set(see.discard)) == (book.deck, book.discard)
        assert list(map(set, game.hands)) == book.cards
        if asked in ("place", "trade"):
            seat = len(self.table.answers) % book.seats
            assert self.table.view(seat) == self.seen_by(seat)
        assert (see.traded, see.next_set) == (book.sets, SETS[book.sets])
        self.compare_turn(asked)

    def seen_by(self, seat: int) -> View:
        """What this seat must see: the table, its own cards, and its own mission."""
        game = self.table.game
        mission = game.missions[seat] if game.missions else ""
        its: View = self.see._replace(seat=seat, hand=game.hands[seat], mission=mission)
        return its

    def seats(self) -> list[int]:
        """Everybody with armies in hand."""
        return [*range(self.book.seats), NOBODY]

    def compare_turn(self, asked: str) -> None:
        """Who has the turn, who is out, what each would get, and what must be asked now."""
        book, see = self.book, self.see
        assert {seat: turn for seat, (turn, _) in see.out.items()} == book.out
        for seat in range(book.seats):
            if seat in book.out:
                assert not book.own(seat) and not book.cards[seat] and not see.income[seat]
            else:
                assert see.income[seat] == book.income(seat)
                assert not book.turns or asked == "move in" or book.own(seat)
        if not book.turns or see.phase == "over":
            return
        turn = (book.turn, book.turns, book.has_conquered)
        assert (see.turn, see.turns, see.conquered) == turn, f"not {turn}"
        held = len(book.cards[book.turn])
        assert asked not in ("place", "attack", "fortify") or held <= 5
        assert not book.gives or asked in ("trade", "pictured")
        if asked == "trade":
            assert self.table.ask is not None
            ways = [frozenset(one.split(", ")) for one in self.table.ask.options if one != "keep"]
            assert sorted(map(sorted, ways)) == sorted(map(sorted, book.sets_of(book.turn)))
            assert ("keep" in self.table.ask.options) == (held < 5)
            assert held >= 3 and (book.gives or not book.has_conquered)
            self.counts["asked without a set"] += not ways

    def close(self) -> None:
        """The end: who has won, and in which order the others stand."""
        result, book, see = self.table.result, self.book, self.see
        assert result is not None and see.phase == "over" and len(book.owner) == len(LANDS)
        here = [seat for seat in range(book.seats) if seat not in book.out]
        is_done = any(event.kind == "mission done" for event in self.table.events)
        winner = book.turn if is_done or len(here) == 1 else None
        limit = ROUNDS.get(book.options["end"], 0)
        assert winner is not None or see.round == limit
        worth = {}
        for seat in range(book.seats):
            own, stayed = book.own(seat), book.out.get(seat, 10_000)
            worth[seat] = (seat == winner, stayed, len(own), sum(book.armies[one] for one in own))
        best = max(worth.values())
        assert set(result.winners) == {seat for seat, its in worth.items() if its == best}
        for one in result.standings:
            assert one.place == 1 + sum(its > worth[one.seat] for its in worth.values())
            assert (one.territories, one.armies) == worth[one.seat][2:]
            assert one.out == book.out.get(one.seat, 0)
        places = [one.place for one in result.standings]
        assert places == sorted(places)
        assert not is_done or self.is_fulfilled(see.missions[book.turn])
        ended = "mission" if is_done else "alone" if winner is not None else "rounds"
        self.counts[f"ended: {ended}"] += 1
        self.counts["out"] += len(book.out)
        self.counts["level at the end"] += len(result.winners) > 1
        self.counts["games"] += 1

    def is_fulfilled(self, mission: str) -> bool:
        """Whether whoever has the turn has what its mission names, by its name alone."""
        book, parts = self.book, mission.split("-")
        own = set(book.own(book.turn))
        if parts[0] == "eliminate":
            victim = int(parts[1]) - 1
            return len(own) >= 24 or (victim != book.turn and victim in book.out)
        if parts[0].isdecimal():
            least = 2 if parts[0] == "18" else 1
            return sum(book.armies[one] >= least for one in own) >= int(parts[0])
        whole = [name for name, lands in NAMED.items() if own.issuperset(lands)]
        named = [name for name in NAMED if f"-{name}-" in f"-{mission}-"]
        return set(named) <= set(whole) and (parts[0] != "europe" or len(whole) > 2)
