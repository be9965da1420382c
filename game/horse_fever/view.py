"""What a seat may see: a whitelist, and the only road to the screen and to the bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.decks import Deck
from game.horse_fever.cards import ActionCard, cards_in_play
from game.horse_fever.shop import prices
from game.horse_fever.state import Bet, Fix, Game, Offer, Player, minimum_bet
from game.racing.view import RaceView, race_view


class Things(NamedTuple):
    """What lies before a player in the Board Game."""

    assistants: tuple[str, ...] = ()
    horses: tuple[str, ...] = ()
    targets: int = 0
    loans: tuple[str, ...] = ()
    bankrupt: bool = False


NOTHING = Things()


class SeatView(NamedTuple):
    """A player as everyone sees one: `cards` is how many are held, not which; `out` 0 when in."""

    seat: int
    character: str
    money: int
    tokens: int
    stables: tuple[str, ...]
    bets: tuple[Bet, ...]
    cards: int
    out: int
    things: Things

    @property
    def assistants(self) -> tuple[str, ...]:
        """Assistant cards, face up."""
        return self.things.assistants

    @property
    def horses(self) -> tuple[str, ...]:
        """Horse cards, face up."""
        return self.things.horses

    @property
    def targets(self) -> int:
        """How many target cards lie face down."""
        return self.things.targets

    @property
    def loans(self) -> tuple[str, ...]:
        """Loans taken."""
        return self.things.loans

    @property
    def bankrupt(self) -> bool:
        """Whether a loan could not be paid back."""
        return self.things.bankrupt

    @property
    def minimum_bet(self) -> int:
        """The least this player may stake now, in Danari."""
        return minimum_bet(self.vp)

    @property
    def vp(self) -> int:
        """Victory points: tokens and stables."""
        return self.tokens + len(self.stables)


class BoardView(NamedTuple):
    """What only the Board Game has on the table.

    `targets` are the seat's own cards; `prices` what each entry of the shop window costs this seat
    while it is buying (negative where it brings money); `decks` how many cards are left of a kind;
    `refused` the offers refused in this step; `auctions` whether points are auctioned.
    """

    targets: tuple[str, ...]
    prices: Mapping[str, int]
    decks: Mapping[str, int]
    lineup: Mapping[str, str]
    offer: Offer | None
    auction: tuple[str, int, int | None, tuple[int, ...]] | None
    refused: tuple[str, ...]
    auctions: bool


class View(NamedTuple):
    """The table from one seat, or (`seat` None) as the whole table may see it.

    `odds` is the row of each stable (1 pays 1:2), `tokens` the betting tokens in reserve, `placed`
    the cards behind each horse as (seat, card), the card None where this seat may not know it.
    `hand` are the ids of the seat's own cards, `pending` the half of its choice already made:
    (kind, horse) while the stake is asked, (card,) while the horse is asked.
    """

    seat: int | None
    round: int
    rounds: int
    phase: str
    first: int
    seats: tuple[SeatView, ...]
    odds: Mapping[str, int]
    tokens: Mapping[str, int]
    placed: Mapping[str, tuple[tuple[int, str | None], ...]]
    hand: tuple[str, ...]
    pending: tuple[str, ...]
    race: RaceView | None
    board: BoardView | None
    edition: str
    card_92: str
    starred: bool
    own_deck: Deck | None

    @property
    def cards(self) -> Mapping[str, ActionCard]:
        """The action cards that are in play at this table."""
        return cards_in_play(self.edition, self.starred, self.own_deck)


def view(game: Game, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    pending, race = game.pending, game.race
    return View(
        seat,
        game.round,
        game.rounds,
        game.phase,
        game.first,
        seat_views(game),
        game.odds.copy(),
        game.tokens.copy(),
        {horse: placed(fixes, seat) if fixes else () for horse, fixes in game.fixes.items()},
        () if seat is None else tuple(game.players[seat].hand),
        pending.words if pending is not None and pending.seat == seat else (),
        None if race is None else race_view(race),
        board_view(game, seat) if game.is_board else None,
        game.options["edition"],
        game.options["card 92"],
        game.options["starred cards"] == "on",
        game.own_deck,
    )


def seat_views(game: Game) -> tuple[SeatView, ...]:
    """The players as everyone sees them."""
    is_board = game.is_board
    bets: list[tuple[Bet, ...]] = [()] * len(game.players)
    for bet in game.bets:
        bets[bet[0]] += (bet,)
    return tuple(
        [
            SeatView(
                player.seat,
                player.character,
                player.money,
                player.tokens,
                tuple(player.stables),
                bets[player.seat],
                len(player.hand),
                player.out,
                things_of(player) if is_board else NOTHING,
            )
            for player in game.players
        ]
    )


def things_of(player: Player) -> Things:
    """What lies before a player, the targets only counted."""
    return Things(
        tuple(player.assistants),
        tuple(player.horses),
        len(player.targets),
        tuple(player.loans),
        player.bankrupt,
    )


def placed(fixes: list[Fix], seat: int | None) -> tuple[tuple[int, str | None], ...]:
    """The cards behind one horse: everybody knows whose, only the owner which."""
    return tuple([(owner, card if owner == seat else None) for owner, card in fixes])


def board_view(game: Game, seat: int | None) -> BoardView:
    """The shop, the line-up, the offer and the auction, as `seat` may see them."""
    auction, player = game.auction, None if seat is None else game.players[seat]
    shops = "purchase" in game.phase and game.pending is None and game.offer is None
    return BoardView(
        () if player is None else tuple(player.targets),
        prices(game, player) if shops and player is not None else {},
        {kind: len(deck) for kind, deck in game.decks.items()},
        game.lineup.copy(),
        game.offer,
        None
        if auction is None
        else (auction.kind, auction.price, auction.leader, tuple(auction.still_in)),
        tuple(game.refused),
        game.has_auctions,
    )
