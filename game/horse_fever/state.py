"""What lies on the table in Horse Fever: plain data, and the small acts that every phase uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.horse_fever.cards import ACTION_CARDS, CHARACTERS, ROUNDS, ActionCard, Character
from game.play import Event
from game.racing import movement

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


@dataclass(slots=True)
class Player:
    """One bettor. `tokens` are victory points in hand; each stable counts one more."""

    seat: int
    character: str = ""
    money: int = 0
    tokens: int = 0
    stables: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    out: int = 0
    origins: dict[str, int] = field(default_factory=dict)

    @property
    def vp(self) -> int:
        """Victory points: tokens and stables."""
        return self.tokens + len(self.stables)

    @property
    def minimum_bet(self) -> int:
        """The least this player may stake now, in Danari."""
        return minimum_bet(self.tokens + len(self.stables))


@dataclass(slots=True)
class Orders:
    """What the cards in one lane do to its horse; a None leaves the printed distance."""

    start: int | None = None
    start_add: int = 0
    sprint: int | None = None
    sprint_add: int = 0
    no_sprint: bool = False
    finish_add: int = 0
    stops: bool = False
    photo: int = 0
    when_last: int | None = None
    when_first: int | None = None
    bettor_cash: list[int] = field(default_factory=list)
    bet_vp: int = 0


@dataclass(slots=True)
class Race:
    """One race: where the horses are and what was turned up; kept on show until the next one.

    `positions` count spaces from the start box, 12 is the finishing line; `fates` says for each
    turned-up card whether it acts, was cancelled or was discarded.
    """

    number: int
    positions: dict[str, int]
    fates: dict[str, tuple[tuple[int, str, str], ...]]
    orders: dict[str, Orders]
    deck: dict[str, movement.Rows]
    unit: int = 0
    card: str = ""
    dice: tuple[str, ...] = ()
    ranking: list[str] = field(default_factory=list)
    bonus_taken: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Game:
    """The whole table. `odds` is the row of each stable, `tokens` the betting tokens in reserve.

    `pending` is the half of a choice already made: the bet whose stake is asked, the card whose
    horse is asked.
    """

    players: list[Player]
    options: Mapping[str, str]
    rounds: int
    odds: dict[str, int] = field(default_factory=dict)
    round: int = 0
    step: int = -1
    phase: str = "preparation"
    first: int = 0
    tokens_each: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    bets: list[Bet] = field(default_factory=list)
    fixes: dict[str, list[Fix]] = field(default_factory=dict)
    pending: Pending | None = None
    race: Race | None = None
    tie_winner: int | None = None
    events: list[Event] = field(default_factory=list)

    @property
    def cards(self) -> Mapping[str, ActionCard]:
        """The action cards of the edition on the table."""
        return ACTION_CARDS[self.options["edition"]]

    @property
    def characters(self) -> Mapping[str, Character]:
        """The characters of the edition on the table."""
        return CHARACTERS[self.options["edition"]]

    def tell(self, kind: str, rule: str, **facts: Any) -> None:
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

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in; `seat` itself when there is no other."""
        count = len(self.players)
        for step in range(1, count):
            if not self.players[(seat + step) % count].out:
                return (seat + step) % count
        return seat


def minimum_bet(vp: int) -> int:
    """100 Danari for each victory point, at least the smallest note (2.1.1)."""
    return SMALLEST_NOTE * max(1, vp)


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty table of `seats` players before anything is laid out."""
    return Game(
        players=[Player(seat) for seat in range(seats)],
        options=options,
        rounds=ROUNDS[options["length"]][seats],
    )


def settle(
    game: Game, player: Player, kind: str, rule: str, money: int = 0, vp: int = 0, **facts: Any
) -> None:
    """Give `money` and `vp` tokens to a player, or take them, and tell what for."""
    player.money += money
    if vp:
        player.tokens += vp
        player.origins[kind] = player.origins.get(kind, 0) + vp
    game.tell(kind, rule, seat=player.seat, money=money, vp=vp, **facts)


def cannot_pay(game: Game, player: Player, rule: str) -> None:
    """Who cannot pay loses two victory point tokens, or else the game (2.1.1, 3.3.4)."""
    if player.tokens >= 2:
        settle(game, player, "penalty", rule, vp=-2)
    else:
        eliminate(game, player, rule)


def eliminate(game: Game, player: Player, rule: str) -> None:
    """A player leaves: cards and stables go back, money and stakes to the bank."""
    player.out = 1 + max(other.out for other in game.players)
    stables = tuple(player.stables)
    player.stables.clear()
    player.hand.clear()
    settle(game, player, "eliminated", rule, -player.money, -player.tokens, stables=stables)
    for bet in [bet for bet in game.bets if bet.seat == player.seat]:
        game.bets.remove(bet)
        game.tokens[bet.horse] += 1


def pass_first_player(game: Game, rule: str) -> None:
    """The first player card and the dice go to the next player on the left who is still in."""
    game.first = game.left_of(game.first)
    game.tell("first player", rule, seat=game.first, colour="")
