"""A second Dice Derby that plays along from the answers alone.

It shares no line with the rules: what it knows is the page of rules and the figures below. Only
what a slip brings is taken from `odds`, which has a test of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.dice_derby.chances import odds

HORSES = range(2, 13)
DECK = [f"{horse}{suit}" for suit in "shdc" for horse in HORSES]
LANES = {
    "long": (3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3),
    "even": (3, 5, 7, 8, 10, 11, 10, 8, 7, 5, 3),
}
BOXES = [1, 2, 3, 4]
CHIPS, PACKET, JOCKEY, SLIP, SLIPS = 100, 5, 2, 10, 3
PLACES = {"win": 1, "place": 2, "show": 3}
RACES = {"six": 6, "one": 1}
MINUTES = {"20 minutes": 20, "40 minutes": 40, "60 minutes": 60}
PARTY = "party"
FULL, STAY = 40, 2
NO_LOT = (0, 0, -1)


class Book:
    """The table as it should stand after each answer; `counts` says what has come up."""

    def __init__(self, seats: int, options: Mapping[str, str], chairs: int = 0) -> None:
        self.seats, self.length = seats, options.get("length", PARTY)
        self.chairs, self.is_party = chairs, self.length == PARTY
        self.is_sold = options.get("horses") == "sold"
        self.has_bets = options.get("bets") == "on"
        self.jockey = JOCKEY * (options["jockey"] == "on")
        self.lanes = dict(zip(HORSES, LANES[options["lanes"]], strict=True))
        self.money = [CHIPS] * self.seats
        self.pot = self.purse = self.race = self.first = 0
        self.out: list[int] = []
        self.is_last = False
        self.last: dict[int, int] = {}
        self.counts: Counter[str] = Counter()
        self.begin()

    def begin(self) -> None:
        """A new race: nothing lies on the table but the pot."""
        self.first = self.after(self.first) if self.race else 0
        self.race += 1
        self.turn, self.is_thrown = self.first, False
        self.dice: tuple[int, ...] = ()
        self.deck: set[str] = set() if self.is_sold else set(DECK)
        self.dealt: list[str] = []
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.scratched: list[int] = []
        self.at: dict[int, int] = {}
        self.home: list[int] = []
        self.bets: list[tuple[int, str, int, int]] = []
        self.owners: dict[int, int] = {}
        self.lots: list[int] = []
        self.lot, self.opening = NO_LOT, self.first
        self.speakers: list[int] = []
        self.short: list[int] = []
        self.fees = [box * (self.race if self.length == "last" else 1) for box in BOXES]
        for seat in self.round_from(self.first):
            self.purse += self.pays(seat, self.jockey, "purse")
        self.phase = "deal" if self.deck else "scratch"

    def after(self, seat: int) -> int:
        """The next player clockwise who is in."""
        return self.round_from(seat + 1)[0]

    def round_from(self, seat: int) -> list[int]:
        """Everybody who is in, clockwise from a seat."""
        everybody = [(seat + step) % self.seats for step in range(self.seats)]
        return [one for one in everybody if one not in self.out]

    def pays(self, seat: int, owed: int, why: str) -> int:
        """What there is of what is owed."""
        paid = owed if self.length == "last" else min(owed, self.money[seat])
        self.money[seat] -= paid
        if paid < owed:
            self.counts[f"less than owed: {why}"] += 1
            self.counts["nothing of what is owed"] += not paid
            if seat not in self.short:
                self.short.append(seat)
        return paid

    def enter(self, what: str, text: str) -> None:
        """What an answer to this question does."""
        if what == "cards":
            self.deal(text.split(", "))
        elif what == "throw":
            self.is_thrown = True
        elif what == "dice":
            self.fall(text)
        elif what == "bid":
            self.bid(text)
        elif what == "bet":
            self.bet(text)
        elif text in ("race", "last"):
            self.is_last = text == "last"
            self.begin()
        elif text != "end":
            self.guest(*text.split())
        else:
            self.phase = "over"

    def deal(self, cards: list[str]) -> None:
        """A packet; they go round when the whole deck is there."""
        assert len(cards) == len(set(cards) & self.deck) == min(PACKET, len(self.deck))
        self.deck -= set(cards)
        self.dealt += cards
        if not self.deck:
            everybody = self.round_from(self.first)
            for at, card in enumerate(self.dealt):
                self.hands[everybody[at % len(everybody)]].add(card)
            self.phase = "scratch"
            self.counts["some have one card more"] += len(DECK) % len(everybody) > 0

    def fall(self, text: str) -> None:
        """How the dice fall; they go on to the next at once."""
        thrower, self.turn = self.turn, self.after(self.turn)
        self.dice, self.is_thrown = tuple(map(int, text.split())), False
        number = sum(self.dice)
        if number in self.scratched:
            self.again(number, thrower)
        elif self.phase == "scratch":
            self.scratch(number)
        else:
            self.step(number, thrower)

    def again(self, number: int, thrower: int) -> None:
        """A scratched number."""
        if self.home:
            self.counts["scratched, but the winner is home"] += 1
            return
        self.counts[f"scratched already: {self.phase}"] += 1
        self.pot += self.pays(thrower, self.fees[self.scratched.index(number)], self.phase)

    def scratch(self, number: int) -> None:
        """The next box."""
        each = self.fees[len(self.scratched)]
        self.scratched.append(number)
        for seat in self.round_from(self.first):
            self.pot += self.pays(seat, each * self.holds(seat, number), "cards")
        if len(self.scratched) == len(BOXES):
            self.at = {horse: 0 for horse in HORSES if horse not in self.scratched}
            self.lots, self.opening = [*self.at] * self.is_sold, self.turn
            self.next_lot()

    def holds(self, seat: int, horse: int) -> int:
        """How many cards of a horse."""
        return sum(card[:-1] == str(horse) for card in self.hands[seat])

    def next_lot(self) -> None:
        """The next horse is sold; after the last the slips are laid."""
        self.phase, self.lot = "auction", NO_LOT
        if self.lots:
            self.lot = (self.lots.pop(0), 0, -1)
            self.speakers, self.opening = self.round_from(self.opening), self.after(self.opening)
            self.hear()
            return
        self.phase = "bets"
        self.speakers = self.round_from(self.first) * self.has_bets
        self.ask_for_slips()

    def hear(self) -> None:
        """The next who can bid more; if nobody, the horse is sold."""
        horse, price, best = self.lot
        while self.speakers and self.money[self.speakers[0]] <= price:
            self.counts["cannot bid"] += 1
            del self.speakers[0]
        if self.speakers:
            return
        if best >= 0:
            self.owners[horse] = best
            self.pot += price
            self.money[best] -= price
        self.counts["horses sold" if best >= 0 else "unsold horses"] += 1
        self.next_lot()

    def bid(self, text: str) -> None:
        """More, or not."""
        seat = self.speakers.pop(0)
        if text != "pass":
            self.lot = (self.lot[0], int(text), seat)
        self.hear()

    def ask_for_slips(self) -> None:
        """The next who can lay a slip; if nobody, they are off."""
        while self.speakers and self.money[self.speakers[0]] < SLIP:
            self.counts["cannot lay a slip"] += 1
            del self.speakers[0]
        if not self.speakers:
            self.phase = "race"

    def bet(self, text: str) -> None:
        """A slip; who passes is done."""
        seat = self.speakers.pop(0)
        if text != "pass":
            to, horse = text.split()
            self.money[seat] -= SLIP
            self.bets.append((seat, to, int(horse), self.stand()[to][int(horse)]))
            if [one for one, *_ in self.bets].count(seat) < SLIPS:
                self.speakers.append(seat)
        self.ask_for_slips()

    def stand(self) -> Mapping[str, Mapping[int, int]]:
        """What a slip brings."""
        return odds(tuple(self.at), tuple(self.lanes[horse] for horse in self.at))

    def step(self, horse: int, thrower: int) -> None:
        """A number that runs."""
        if horse in self.home:
            self.counts["thrown, but home"] += 1
            return
        self.at[horse] += 1
        if self.at[horse] < self.lanes[horse]:
            return
        self.home.append(horse)
        if len(self.home) == 1:
            self.money[thrower] += self.purse
            self.counts["purse won"] += self.purse > 0
            self.purse = 0
        if len(self.home) == max(1, 2 * self.is_sold, 3 * self.has_bets):
            self.pay()
            self.end_race()

    def pay(self) -> None:
        """The pot or the pool, and the slips."""
        pot = self.pot
        if self.is_sold:
            first = pot - pot // 4
            for horse, part in zip(self.home, (first, pot - first), strict=False):
                self.share(self.owners.get(horse, -1), part)
        else:
            for seat in range(self.seats):
                self.share(seat, pot // 4 * self.holds(seat, self.home[0]))
        self.counts["chips stay in the pot"] += self.pot > 0
        for seat, to, horse, brings in self.bets:
            if horse in self.home[: PLACES[to]]:
                self.money[seat] += brings
                self.counts[f"slips won: {to}"] += 1

    def share(self, seat: int, chips: int) -> None:
        """A part of the pot; nobody's stays."""
        if seat < 0:
            self.counts["a placed horse unsold"] += 1
            return
        self.pot -= chips
        self.money[seat] += chips

    def end_race(self) -> None:
        """Who is out, and whether another race begins."""
        self.counts["races"] += 1
        if self.length == "last":
            self.put_out()
        left = self.seats - len(self.out)
        if self.race == RACES.get(self.length) or left < 2 or self.is_last:
            self.phase = "over"
        elif self.length in MINUTES or self.is_party:
            self.phase = "payoffs"
        else:
            self.begin()

    def guest(self, way: str, number: str) -> None:
        """Somebody goes, comes back, or comes for the first time with chips like all others."""
        seat = int(number) - 1
        self.counts[f"guests {way}"] += 1
        if way == "out":
            self.out.append(seat)
        elif seat == self.seats:
            self.seats += 1
            self.money.append(CHIPS)
            self.hands.append(set())
            self.counts["newcomers"] += 1
        else:
            self.out.remove(seat)

    def ways(self) -> list[str]:
        """Who can come and go."""
        here = [seat for seat in range(self.seats) if seat not in self.out]
        going = here if len(here) > STAY else []
        coming = [*self.out, *[self.seats] * (self.seats < min(self.chairs, FULL))]
        return [f"out {seat + 1}" for seat in going] + [f"in {seat + 1}" for seat in coming]

    def put_out(self) -> None:
        """All who owe; where everybody does, those who owe least stay."""
        left = self.round_from(self.first)
        least = max(self.money[seat] for seat in left)
        going = [seat for seat in left if self.money[seat] < min(0, least)]
        self.counts["everybody owes"] += least < 0
        self.counts["out together"] += len(going) > 1
        self.out += going
        self.last.update(dict.fromkeys(going, self.race))
        self.counts["out"] += len(going)
