"""What lies on the table in Horse Fever: plain data, and the small acts that every phase uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

from game.decks import Deck
from game.horse_fever.cards import (
    ACTION_CARDS,
    ROUNDS,
    SIX_SEATS_ROUNDS,
    ActionCard,
    cards_in_play,
)
from game.horse_fever.kinds import Facts, Kind
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, Character, PersonCard
from game.horse_fever.rulings import RULES, VERSIONS, Rulings
from game.play import Event
from game.racing.effects import Effect
from game.racing.race import Race

KINDS = ("win", "show")
BET_VP = {"win": 3, "show": 1}
SMALLEST_NOTE = 100


class Bet(NamedTuple):
    """A betting token on a stake: whose, `win` or `show`, on which horse, how many Danari."""

    seat: int
    kind: str
    horse: str
    stake: int


class Fix(NamedTuple):
    """An action card behind a horse, and who put it there."""

    seat: int
    card: str


class Pending(NamedTuple):
    """Half a choice: who is choosing, and the words of what is settled so far."""

    seat: int
    words: tuple[str, ...]


class Offer(NamedTuple):
    """A wish to buy from another player; `card` is "" for a target, which the seller picks."""

    text: str
    buyer: int
    seller: int
    kind: str
    card: str
    price: int


@dataclass(slots=True)
class Auction:
    """An auction as everyone sees it: `sell` or `buy`, the price asked, who leads, who is in."""

    kind: str
    price: int
    leader: int | None
    still_in: list[int]


@dataclass(slots=True)
class Player:
    """One bettor. `tokens` are victory points in hand; each stable counts one more.

    `out` is 0 for who is in, else the order of leaving; `bought` the kinds bought in this phase,
    `has_traded` whether from a player; `bankrupt` says that a loan could not be paid back.
    """

    seat: int
    character: str = ""
    money: int = 0
    tokens: int = 0
    stables: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    out: int = 0
    origins: dict[str, int] = field(default_factory=dict)
    assistants: list[str] = field(default_factory=list)
    horses: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    loans: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    has_traded: bool = False
    bankrupt: bool = False

    @property
    def vp(self) -> int:
        """Victory points: tokens and stables."""
        return self.tokens + len(self.stables)

    @property
    def minimum_bet(self) -> int:
        """The least this player may stake now, in Danari."""
        return minimum_bet(self.tokens + len(self.stables))


@dataclass(slots=True)
class Game:
    """The whole table. `odds` is the row of each stable, `tokens` the betting tokens in reserve.

    `pending` is the half of a choice already made: the bet whose stake is asked, the card whose
    horse is asked. `passed` is the last round in which a first player went out and the card passed
    on for that round; `rules` is the version that the game was begun under.
    """

    players: list[Player]
    options: Mapping[str, str]
    rounds: int
    odds: dict[str, int] = field(default_factory=dict)
    round: int = 0
    step: int = -1
    phase: str = "preparation"
    first: int = 0
    passed: int = 0
    tokens_each: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    bets: list[Bet] = field(default_factory=list)
    fixes: dict[str, list[Fix]] = field(default_factory=dict)
    pending: Pending | None = None
    race: Race | None = None
    tie_winner: int | None = None
    decks: dict[str, list[str]] = field(default_factory=dict)
    discard: list[str] = field(default_factory=list)
    lineup: dict[str, str] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    offer: Offer | None = None
    auction: Auction | None = None
    events: list[Event] = field(default_factory=list)
    rules: int = RULES
    own_deck: Deck | None = None

    @property
    def rulings(self) -> Rulings:
        """The rulings that this game goes by."""
        return VERSIONS[self.rules]

    @property
    def cards(self) -> Mapping[str, ActionCard]:
        """The action cards that are in play at this table."""
        options = self.options
        return cards_in_play(options["edition"], options["starred cards"] == "on", self.own_deck)

    @property
    def expected_cards(self) -> Collection[str]:
        """The action cards that somebody could think of: all of the edition too."""
        return {**ACTION_CARDS[self.options["edition"]], **self.cards}

    @property
    def characters(self) -> Mapping[str, Character]:
        """The characters of the edition that are in play: starred ones only where wanted."""
        cards = CHARACTERS[self.options["edition"]]
        if self.is_board and self.options["starred cards"] == "on":
            return cards
        return {id: card for id, card in cards.items() if not card.star}

    @property
    def is_board(self) -> bool:
        """Whether this is the Board Game, with everything that can be bought."""
        return "auctions" in self.options

    @property
    def has_auctions(self) -> bool:
        """Whether points are auctioned: as optioned, by default in the first edition only."""
        wanted = self.options["auctions"]
        return wanted == "on" or (wanted == "by edition" and self.options["edition"] == "first")

    @property
    def people(self) -> Mapping[str, Mapping[str, PersonCard]]:
        """The assistants and the horse cards of the edition."""
        edition = self.options["edition"]
        return {"assistant": ASSISTANTS[edition], "horse": HORSE_CARDS[edition]}

    def power(self, player: Player, symbol: str, op: str) -> int:
        """What a player's character and assistants add up to for one symbol; 0 for nothing.

        In the Family Game nobody has powers.
        """
        if not self.is_board:
            return 0
        edition, total = self.options["edition"], 0
        for card in player.assistants:
            total += worth(ASSISTANTS[edition][card].effects, symbol, op)
        if player.character:
            total += worth(CHARACTERS[edition][player.character].effects, symbol, op)
        return total

    def belongings(self, player: Player, kind: str) -> list[str]:
        """The cards of one kind before a player: stable, assistant, horse or target."""
        piles = {
            "stable": player.stables,
            "assistant": player.assistants,
            "horse": player.horses,
            "target": player.targets,
        }
        return piles[kind]

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log, the caller and the accounts."""
        self.events.append(Event(kind, rule, facts))

    def clockwise(self) -> Iterator[Player]:
        """Everyone still in, from the first player on; who drops out meanwhile is passed over."""
        players = self.players
        order = players[self.first :] + players[: self.first]
        return (player for player in order if not player.out)

    def counter_clockwise(self) -> Iterator[Player]:
        """Everyone still in, from the first player's right; the first player comes last."""
        players = self.players
        order = players[self.first :] + players[: self.first]
        return (player for player in reversed(order) if not player.out)

    @property
    def is_decided(self) -> bool:
        """Whether eliminations have left one player, or none."""
        return sum(not player.out for player in self.players) <= 1

    def neighbour(self, player: Player, side: str) -> Player:
        """The next player still in on the `left` or the `right`; the player itself if alone."""
        order = [other for other in self.players if other is player or not other.out]
        at = order.index(player)
        return order[(at + (1 if side == "left" else -1)) % len(order)]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in; `seat` itself when there is no other."""
        count = len(self.players)
        for step in range(1, count):
            if not self.players[(seat + step) % count].out:
                return (seat + step) % count
        return seat


def worth(effects: Iterable[Effect], symbol: str, op: str) -> int:
    """What the effects of one card add up to for one symbol."""
    return sum([int(e.value) for e in effects if e.symbol == symbol and e.op == op])


def minimum_bet(vp: int) -> int:
    """100 Danari for each victory point, at least the smallest note (2.1.1)."""
    return SMALLEST_NOTE * max(1, vp)


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty table of `seats` players before anything is laid out."""
    return Game([Player(seat) for seat in range(seats)], options, rounds_of(seats, options))


def go_by(game: Game, rules: int) -> None:
    """Let a game just laid go by this version of the rules."""
    game.rules = rules


def play_with(game: Game, deck: Deck) -> None:
    """Let a game just laid be played with a deck of the table's own."""
    game.own_deck = deck


SINGLE = "single"
"""A Family Game of one race, in three minutes: ours, not in the printed table."""


def rounds_of(seats: int, options: Mapping[str, str]) -> int:
    """How many races: a plain number, or table 1 by length and seats (0: not in the table)."""
    length = options["length"]
    if length == SINGLE:
        return 1
    if length.isdigit():
        return int(length)
    if seats == 6:
        return SIX_SEATS_ROUNDS if length == "normal" else 0
    return ROUNDS[length].get(seats, 0)
