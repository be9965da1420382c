"""What a seat may see: a whitelist, and the only road to the screen and to the computers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.decks import Deck
from game.racing import movement
from game.racing.view import RaceView, race_view
from game.unicorn_fever.allowed import contract_price, is_hidden
from game.unicorn_fever.state import Bet, Game, Player, Spell


class SeatView(NamedTuple):
    """A player as everyone sees one: `cards` is how many are held, `taken` the actions so far."""

    seat: int
    gold: int
    glory: int
    owned: str
    cards: int
    contracts: tuple[str, ...]
    loans: int
    taken: tuple[str, ...]
    bets: tuple[Bet, ...]
    reserved: str


class DoingView(NamedTuple):
    """The action being done: what it still lets its player do.

    `bet` is "any", "win", or "" for none; `magic` the cards it lets play in all, `played` those
    laid; `staking` the bet whose stake is asked, as `win red`; `looked` the lane looked at.
    """

    bet: str
    glory: int
    magic: int
    played: int
    staking: str
    looked: str


class View(NamedTuple):
    """The table from one seat, or (`seat` None) as the whole table may see it.

    `odds` is the row of each unicorn (1 pays x2), `free` the bet tokens on the board as `win red`,
    `removed` those that two players' dice have taken away; `stacks` the letters of the action
    tokens left, top first; `placed` the cards in each lane as (seat, card), the card None where
    this seat may not know it. `price` is what the next contract costs this seat. `scouted` are the
    movement cards that this seat has seen on top, the first to come first.
    """

    seat: int | None
    round: int
    rounds: int
    phase: str
    turn: int
    first: int
    seats: tuple[SeatView, ...]
    clans: tuple[str, ...]
    odds: Mapping[str, int]
    enraged: tuple[str, ...]
    free: tuple[str, ...]
    removed: tuple[str, ...]
    stacks: Mapping[str, tuple[str, ...]]
    offers: tuple[str, ...]
    price: int
    placed: Mapping[str, tuple[tuple[int, str | None], ...]]
    hand: tuple[str, ...]
    doing: DoingView | None
    race: RaceView | None
    scouted: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    loans_left: int
    own_deck: Deck | None


def view(game: Game, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    me = None if seat is None else game.players[seat]
    doing, race = game.doing, game.race
    return View(
        seat,
        game.round,
        game.rounds,
        game.phase,
        game.turn,
        game.first,
        seat_views(game),
        game.clans,
        game.odds.copy(),
        game.enraged,
        tuple(game.free),
        game.removed,
        {stack: (*letters,) for stack, letters in game.stacks.items()},
        tuple(game.offers),
        contract_price(game, me) if me is not None and game.stacks.get("contract") else 0,
        {lane: placed(spells, me) if spells else () for lane, spells in game.spells.items()},
        () if me is None else tuple(me.hand),
        None
        if doing is None
        else DoingView(
            doing.bet, doing.token.glory, doing.magic, doing.played, doing.staking, doing.looked
        ),
        None if race is None else race_view(race),
        () if me is None else scouted(game, me),
        len(game.deck),
        tuple(game.discard),
        game.loans_left,
        game.own_deck,
    )


def seat_views(game: Game) -> tuple[SeatView, ...]:
    """The players as everyone sees them."""
    bets: list[tuple[Bet, ...]] = [()] * len(game.players)
    for bet in game.bets:
        bets[bet[0]] += (bet,)
    reserved = game.reserved
    return tuple(
        [
            SeatView(
                player.seat,
                player.gold,
                player.glory,
                player.owned,
                len(player.hand),
                (*player.contracts,),
                player.loans,
                (*player.taken,),
                bets[player.seat],
                reserved.get(player.seat, "") if reserved else "",
            )
            for player in game.players
        ]
    )


def placed(spells: list[Spell], me: Player | None) -> tuple[tuple[int, str | None], ...]:
    """The cards in one lane: everybody knows whose, the owner which, and who has looked."""
    return tuple(
        [
            (spell.seat, None if me is None or is_hidden(spell, me) else spell.card)
            for spell in spells
        ]
    )


def scouted(game: Game, me: Player) -> tuple[str, ...]:
    """The movement cards on top that this player knows, without those that have been turned."""
    if game.scouted and me.power("scout"):
        return tuple([card.removeprefix(movement.NOTATION) for card in game.scouted])
    top = () if game.race is None else game.race.top
    return tuple([card.removeprefix(movement.NOTATION) for card in me.scouted if card in top])
