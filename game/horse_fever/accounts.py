"""Purses and points: every Danaro and every point moves through `settle`, and tells what for."""

from __future__ import annotations

from typing import Unpack

from game.horse_fever.kinds import Kind, OwnFacts
from game.horse_fever.state import Game, Player


def settle(
    game: Game,
    player: Player,
    kind: Kind,
    rule: str,
    money: int = 0,
    vp: int = 0,
    **facts: Unpack[OwnFacts],
) -> None:
    """Give `money` and `vp` tokens to a player, or take them, and tell what for."""
    player.money += money
    if vp:
        player.tokens += vp
        player.origins[kind] = player.origins.get(kind, 0) + vp
    game.tell(kind, rule, seat=player.seat, money=money, vp=vp, **facts)


def reward_points(game: Game, player: Player, points: int, rule: str) -> None:
    """A rich friend pays for every point gained by bets, stables and auctions (S)."""
    if points > 0 and (each := game.power(player, "vp", "gain")):
        settle(game, player, "friend's gift", rule, each * points)


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
    for pile, deck in (
        (player.hand, "action"),
        (player.targets, "target"),
        (player.assistants, "assistant"),
        (player.horses, "horse"),
    ):
        game.decks.get(deck, []).extend(pile)
        pile.clear()
    for stable in stables:
        game.lineup.pop(stable, None)
    player.stables.clear()
    player.loans.clear()
    settle(game, player, "eliminated", rule, -player.money, -player.tokens, stables=stables)
    for bet in [bet for bet in game.bets if bet.seat == player.seat]:
        game.bets.remove(bet)
        game.tokens[bet.horse] += 1
    if player.seat == game.first and not game.is_decided:
        first_player_out(game, rule)


def first_player_out(game: Game, rule: str) -> None:
    """The card passes on with the first player who goes out, and not again this round (3.3.4)."""
    if game.rulings.card_passes_once:
        game.passed = game.round
        pass_first_player(game, rule)
    elif game.phase == "first bet":
        hand_on(game)


def hand_on(game: Game) -> None:
    """At the end of a round the card goes to the left, unless it has passed already (4.3, F.3)."""
    if game.passed != game.round:
        pass_first_player(game, "4.3" if game.is_board else "F.3")


def pass_first_player(game: Game, rule: str) -> None:
    """The first player card and the dice go to the next player on the left who is still in."""
    game.first = game.left_of(game.first)
    game.tell("first player", rule, seat=game.first, colour="")
