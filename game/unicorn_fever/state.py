"""What lies on the table in Unicorn Fever: plain data, and the small acts of every phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

from game.decks import Deck
from game.play import Event
from game.racing.race import Race
from game.unicorn_fever.contracts import CONTRACTS, DECKS, RULES
from game.unicorn_fever.kinds import Facts, Kind, OwnFacts
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.tokens import Token

KINDS = ("win", "early", "late")
"""The three kinds of bet token; `slip` is the bet of Counterfeit Slips, which has none."""

BET_GLORY = {"win": 5, "early": 3, "late": 2, "slip": 1}
PLACES = {"win": 1, "early": 3, "late": 3, "slip": 3}
"""The last place with which a bet of this kind is won."""

PLACE_PAYS = 2
OWNER_PRIZES = {1: 6, 2: 4, 3: 2}
START_GOLD = 20
LOAN, LOAN_COST, LOANS = 20, 25, 20
ACTIONS = 3
GOLD_PER_GLORY = 20


class Bet(NamedTuple):
    """Gold on a unicorn: whose, the kind, the colour, the stake, and the glory that lies on it."""

    seat: int
    kind: str
    unicorn: str
    stake: int
    glory: int = 0


class Spell(NamedTuple):
    """A magic card in a lane, and who put it there."""

    seat: int
    card: str


@dataclass(slots=True)
class Doing:
    """The action being done: the token, what is left of it, and a bet whose stake is asked.

    `played` and `dark` count the cards laid for it, and the negative ones among them; `looked` is
    the lane that the next card has to go to, after a look.
    """

    token: Token
    bet: str
    magic: int
    played: int = 0
    dark: int = 0
    looked: str = ""
    staking: str = ""


@dataclass(slots=True)
class Player:
    """One bettor: gold and glory in hand, cards, contracts, loans, and the actions of this round.

    `taken` are the tokens before the player, as `gold A`, or `printed gold`; `known` the cards that
    the player has seen face down in lanes, `scouted` the movement cards that the player has put on
    top of the deck, the first one first; `won_last` says whether a bet of the last race won.
    """

    seat: int
    gold: int = 0
    glory: int = 0
    owned: str = ""
    hand: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    powers: dict[str, int] = field(default_factory=dict)
    loans: int = 0
    taken: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    scouted: tuple[str, ...] = ()
    has_slip: bool = False
    has_rerolled: bool = False
    won_last: bool = False
    final_glory: int = 0
    origins: dict[str, int] = field(default_factory=dict)

    def power(self, word: str) -> int:
        """What the player's contracts do for a word; 0 for nothing. Each word is on one card."""
        return self.powers.get(word, 0)

    def contract_with(self, word: str) -> str:
        """The player's contract that has this word on it."""
        return next(id for id in self.contracts if word in CONTRACTS[id].powers)

    def sign(self, id: str) -> None:
        """Take a contract."""
        self.contracts.append(id)
        self.powers |= CONTRACTS[id].powers


@dataclass(slots=True)
class Game:
    """The whole table.

    `odds` is the row of each unicorn (1 pays x2), `enraged` those with their power, `free` the bet
    tokens on the board, as `win red`, `reserved` those in a Royal Box, by seat; `stacks` the action
    tokens left, top first; `offers` the contracts face up, `contracts` those still to come; `turn`
    counts the actions of a preparation, `step` the phases of a round, -1 before the first.
    `discard` are the magic cards that all have seen, `dropped` those put back unseen; `scouted` the
    movement cards on top that somebody is putting in order.
    """

    players: list[Player]
    options: Mapping[str, str]
    rounds: int
    clans: tuple[str, ...] = ()
    odds: dict[str, int] = field(default_factory=dict)
    enraged: tuple[str, ...] = ()
    round: int = 0
    step: int = -1
    turn: int = 0
    phase: str = "preparation"
    first: int = 0
    free: list[str] = field(default_factory=list)
    removed: tuple[str, ...] = ()
    reserved: dict[int, str] = field(default_factory=dict)
    stacks: dict[str, list[str]] = field(default_factory=dict)
    offers: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    bets: list[Bet] = field(default_factory=list)
    spells: dict[str, list[Spell]] = field(default_factory=lambda: {lane: [] for lane in LANES})
    doing: Doing | None = None
    race: Race | None = None
    scouted: list[str] = field(default_factory=list)
    loans_left: int = LOANS
    events: list[Event] = field(default_factory=list)
    rules: int = RULES
    own_deck: Deck | None = None

    def contract_deck(self) -> list[str]:
        """The contracts of the two clans in play, in the version of the rules begun under."""
        return [id for id in DECKS[self.rules] if CONTRACTS[id].clan in self.clans]

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log, the caller and the accounts."""
        self.events.append(Event(kind, rule, facts))

    def clockwise(self) -> Iterator[Player]:
        """Everybody, from the first player on."""
        players = self.players
        return iter(players[self.first :] + players[: self.first])

    def hand_limit(self, player: Player) -> int:
        """How many magic cards a player refills to (R.2.1, R.8)."""
        return (4 if len(self.players) == 6 else 5) + player.power("hand_more")

    def bets_of(self, seat: int) -> list[Bet]:
        """The bets of one player, in the order in which they were made."""
        return [bet for bet in self.bets if bet.seat == seat]

    def acting(self, lane: str) -> list[Spell]:
        """The cards in a lane that neither cancelled nor were discarded, once they are judged."""
        if self.race is None:
            return []
        return [Spell(seat, card) for seat, card, fate in self.race.fates[lane] if fate == "acts"]


def settle(
    game: Game,
    player: Player,
    kind: Kind,
    rule: str,
    gold: int = 0,
    glory: int = 0,
    **facts: Unpack[OwnFacts],
) -> None:
    """Give gold and glory to a player, or take them, and tell what for."""
    player.gold += gold
    if glory:
        player.glory += glory
        player.origins[kind] = player.origins.get(kind, 0) + glory
    game.tell(kind, rule, seat=player.seat, money=gold, vp=glory, **facts)


def borrow(game: Game, player: Player, rule: str) -> None:
    """Take a loan: 20 gold now, 25 at the end (R.6)."""
    player.loans += 1
    game.loans_left -= 1
    settle(game, player, "loan", rule, LOAN, loans=player.loans)


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty table before anything is laid out."""
    rounds = 3 if options["length"] == "short" else 4
    return Game([Player(seat) for seat in range(seats)], options, rounds)


def play_with(game: Game, deck: Deck) -> None:
    """Let a game just laid be played with a deck of the table's own."""
    game.own_deck = deck
