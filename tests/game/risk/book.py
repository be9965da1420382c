"""A second book of Risk: all that lies on the table, written from questions and answers alone.

Its map and its figures are those of the classic map, written down once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

MAP = """
afghanistan: china india middle-east ukraine ural
alaska: alberta kamchatka northwest-territory
alberta: northwest-territory ontario western-united-states
argentina: brazil peru
brazil: north-africa peru venezuela
central-america: eastern-united-states venezuela western-united-states
china: india mongolia siam siberia ural
congo: east-africa north-africa south-africa
east-africa: egypt madagascar middle-east north-africa south-africa
eastern-australia: new-guinea western-australia
eastern-united-states: ontario quebec western-united-states
egypt: middle-east north-africa southern-europe
great-britain: iceland northern-europe scandinavia western-europe
greenland: iceland northwest-territory ontario quebec
iceland: scandinavia
india: middle-east siam
indonesia: new-guinea siam western-australia
irkutsk: kamchatka mongolia siberia yakutsk
japan: kamchatka mongolia
kamchatka: mongolia yakutsk
madagascar: south-africa
middle-east: southern-europe ukraine
mongolia: siberia
new-guinea: western-australia
north-africa: southern-europe western-europe
northern-europe: scandinavia southern-europe ukraine western-europe
northwest-territory: ontario
ontario: quebec western-united-states
peru: venezuela
scandinavia: ukraine
siberia: ural yakutsk
southern-europe: ukraine western-europe
ukraine: ural
"""
NEAR = {frozenset((one, other)) for line in MAP.split("\n") if line
        for one, _, others in [line.partition(":")] for other in others.split()}  # fmt: skip
DISPUTED = frozenset(("east-africa", "middle-east"))

CONTINENTS = {
    5: ("alaska northwest-territory greenland alberta ontario quebec western-united-states "
        "eastern-united-states central-america",
        "iceland scandinavia great-britain northern-europe southern-europe western-europe ukraine"),
    2: ("venezuela peru brazil argentina",
        "indonesia new-guinea western-australia eastern-australia"),
    3: ("north-africa egypt east-africa congo south-africa madagascar",),
    7: ("ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china middle-east india "
        "siam",),
}  # fmt: skip
BRINGS = {tuple(text.split()): armies for armies, texts in CONTINENTS.items() for text in texts}
LANDS = [one for parts in BRINGS for one in parts]
CARDS = {*LANDS, "wild-1", "wild-2"}
ARMIES = {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}
SETS = [4, 6, 8, 10, 12, *range(15, 2000, 5)]
NOBODY = -1


class Book:
    """The table; `given` and `lost` count armies over all seats, `pictures` is read off the game.

    `front` is the attack that goes on: from where, to where, and with how many dice, 0 for as many
    as there can be; `behind` are those that are to be left of it, and do not fight; `white` is how
    many the defence has said. `gives` is how many cards may be left after an elimination, while
    more are held.
    """

    def __init__(self, seats: int, options: Mapping[str, str], pictures: Mapping[str, str]) -> None:
        self.seats, self.options, self.pictures = seats, options, pictures
        self.hand = dict.fromkeys(range(seats), ARMIES[seats])
        if seats == 2:
            self.hand[NOBODY] = 40
        self.given, self.lost = sum(self.hand.values()), 0
        self.owner: dict[str, int] = {}
        self.armies: dict[str, int] = {}
        self.cards: list[set[str]] = [set() for _ in range(seats)]
        self.deck, self.discard = set(CARDS), set[str]()
        self.sets, self.first, self.turn, self.turns = 0, 0, -1, 0
        self.rollers, self.dice = list(range(seats)), list[int]()
        self.loser = NOBODY
        self.out: dict[int, int] = {}
        self.dealt: list[str] = []
        self.front = ("", "", 0)
        self.rolls, self.behind = 0, 1
        self.has_conquered, self.white, self.gives = False, 0, False

    def own(self, seat: int) -> list[str]:
        """What a seat has on the map."""
        return [one for one in LANDS if self.owner.get(one) == seat]

    def income(self, seat: int) -> int:
        """A third, three at the least, and continents."""
        own = set(self.own(seat))
        whole = [armies for parts, armies in BRINGS.items() if own.issuperset(parts)]
        return max(3, len(own) // 3) + sum(whole)

    def is_near(self, one: str, other: str) -> bool:
        """Whether an attack can go from one to the other."""
        pair = frozenset((one, other))
        return pair in NEAR and (self.options["disputed"] == "border" or pair != DISPUTED)

    def is_joined(self, one: str, other: str) -> bool:
        """Whether armies can move from one to the other."""
        if self.options["fortify"] == "touching":
            return self.is_near(one, other)
        seen, own = [one], self.own(self.owner[one])
        for here in seen:
            seen += [it for it in own if it not in seen and self.is_near(here, it)]
        return other in seen

    def roll(self, die: int) -> None:
        """The highest begins; those who are level roll again."""
        self.dice.append(die)
        if len(self.dice) == len(self.rollers):
            rolled = zip(self.rollers, self.dice, strict=True)
            self.rollers = [seat for seat, it in rolled if it == max(self.dice)]
            self.dice, self.first = [], self.rollers[0]

    def put(self, seat: int, where: str, count: int) -> None:
        """Armies from a hand to a territory of one's own."""
        assert self.owner[where] == seat and 1 <= count <= self.hand[seat]
        self.armies[where] = self.armies.get(where, 0) + count
        self.hand[seat] -= count

    def take(self, seat: int, where: str) -> None:
        """A free territory is claimed, or dealt."""
        assert where not in self.owner
        self.owner[where] = seat
        self.put(seat, where, 1)

    def deal(self, packet: str) -> None:
        """Once all are drawn they go round, and last of each round to nobody where two play."""
        self.dealt += packet.split(", ")
        if len(self.dealt) < len(LANDS):
            return
        to = [(self.first + at) % self.seats for at in range(self.seats)]
        to += [NOBODY] if self.seats == 2 else []
        for at, where in enumerate(self.dealt):
            self.take(to[at % len(to)], where)

    def give(self, seat: int, count: int) -> None:
        """New armies come into a hand."""
        self.hand[seat] += count
        self.given += count

    def is_set(self, cards: tuple[str, ...]) -> bool:
        """Three alike, three different, or any two with a wild card."""
        kinds = [self.pictures[card] for card in cards if not card.startswith("wild")]
        return len(kinds) < 3 or len(set(kinds)) != 2

    def sets_of(self, seat: int) -> list[frozenset[str]]:
        """Every set in a hand."""
        found = combinations(sorted(self.cards[seat]), 3)
        return [frozenset(three) for three in found if self.is_set(three)]

    def trade(self, text: str) -> None:
        """A set goes, and its armies come."""
        if text == "keep":
            assert len(self.cards[self.turn]) < 5 and not self.gives
            return
        three = set(text.split(", "))
        assert frozenset(three) in self.sets_of(self.turn)
        self.cards[self.turn] -= three
        self.discard |= three
        self.gives = self.gives and len(self.cards[self.turn]) > 4
        self.give(self.turn, SETS[self.sets])
        self.sets += 1
        own = sorted(three & set(self.own(self.turn)))
        if len(own) == 1:
            self.picture(own[0])

    def picture(self, where: str) -> None:
        """Two more where a card of the set is one's own."""
        assert self.owner[where] == self.turn
        self.give(self.turn, 2)
        self.put(self.turn, where, 2)

    def attack(self, text: str) -> None:
        """Where it goes; the dice come next."""
        if text == "stop":
            return
        start, goal, *how = text.split(" ")
        assert self.owner[start] == self.turn != self.owner[goal] and self.is_near(start, goal)
        assert not self.rolls, "the attack is not over"
        if len(how) == 1:
            assert 1 <= int(how[0]) <= 3 and int(how[0]) < self.armies[start]
        self.front = (start, goal, int(how[0]) if len(how) == 1 else 0)
        self.behind = int(how[1]) if how[0] in ("to", "until") else 1
        self.rolls = int(how[-1]) if "for" in how else 0
        assert 1 <= self.behind < self.armies[start]

    def defend(self, seat: int, dice: int) -> None:
        """Whoever is attacked says how many; for nobody's armies the next player does."""
        owner = self.owner[self.front[1]]
        speaks = 1 - self.turn if owner == NOBODY else owner
        assert self.options["defence"] == "asked" and seat == speaks
        self.white = dice

    def battle(self, text: str) -> None:
        """Highest against highest; level, the defence holds."""
        start, goal, dice = self.front
        red, white = (sorted(map(int, side.split()), reverse=True) for side in text.split(" / "))
        assert len(red) == (dice or min(3, self.armies[start] - self.behind))
        assert len(white) == min(self.white or 2, self.armies[goal])
        self.white = 0
        for mine, theirs in zip(red, white, strict=False):
            self.armies[goal if mine > theirs else start] -= 1
            self.lost += 1
        is_over = self.armies[start] <= self.behind or not self.armies[goal]
        self.rolls = 0 if is_over else max(0, self.rolls - 1)
        if not self.armies[goal]:
            self.loser, self.owner[goal], self.has_conquered = self.owner[goal], self.turn, True
            if self.armies[start] - 1 == len(red):
                self.move_in(len(red))

    def move_in(self, count: int) -> None:
        """As many as dice at the least; then who has lost everything is out."""
        start, goal, _ = self.front
        self.move(start, goal, count)
        if self.loser != NOBODY and not self.own(self.loser):
            self.cards[self.turn] |= self.cards[self.loser]
            self.cards[self.loser] = set()
            self.out[self.loser] = self.turns
            self.gives = len(self.cards[self.turn]) > 5

    def move(self, start: str, goal: str, count: int) -> None:
        """Armies go, and one at the least stays."""
        assert 1 <= count < self.armies[start]
        self.armies[start] -= count
        self.armies[goal] += count

    def draw(self, card: str) -> None:
        """One card for a turn with a conquest."""
        assert self.has_conquered
        self.deck.remove(card)
        self.cards[self.turn].add(card)

    def next_turn(self) -> None:
        """Clockwise, of those who are still in the game."""
        at = self.turn if self.turns else self.first - 1
        order = [(at + more) % self.seats for more in range(1, self.seats + 1)]
        self.turn = next(seat for seat in order if seat not in self.out)
        self.turns += 1
        self.has_conquered = False
