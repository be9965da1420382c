"""What the Family Game has of its own: the deal, the hand-over, and the end of the game."""

from __future__ import annotations

from functools import partial

from game.horse_fever.accounts import hand_on
from game.horse_fever.lanes import HORSES
from game.horse_fever.setup import DIE, tie_objection
from game.horse_fever.state import Game, Player
from game.play import Play, draw, draw_many

CARDS_EACH = 2


def deal(game: Game) -> Play[None]:
    """Two action cards for everyone; as many betting tokens a colour as players minus one."""
    game.round += 1
    game.phase = "deal"
    players = list(game.clockwise())
    game.tell("round", "F.2", number=game.round, first=game.first)
    game.tokens_each = max(1, len(players) - 1)
    game.tokens = dict.fromkeys(HORSES, game.tokens_each)
    game.fixes = {horse: [] for horse in HORSES}
    game.discard.clear()
    deck = action_deck(game)
    for player in players:
        what = f"cards for player {player.seat + 1}"
        player.hand = yield from draw_many(what, deck, CARDS_EACH, "F.2")
        deck = [card for card in deck if card not in player.hand]
        game.tell("cards dealt", "F.2", seat=player.seat, count=CARDS_EACH)


def action_deck(game: Game) -> list[str]:
    """The action cards in play, with those of the table's own deck."""
    return list(game.cards)


def hand_over(game: Game) -> None:
    """The first player card and the dice go one seat to the left, once a round (F.3)."""
    if game.round < game.rounds:
        hand_on(game)


def finish(game: Game) -> Play[None]:
    """Most victory points win, then most Danari, then the sprint die's table of jokes."""
    game.phase = "over"
    best = leaders(game)
    if len(best) > 1:
        colour = yield from draw("sprint die for the tie", DIE, "F.4")
        game.tell("die rolled", "F.4", colour=colour)
        seats = {f"player {player.seat + 1}": player.seat for player in best}
        why = partial(tie_objection, "F.4")
        game.tie_winner = yield from draw("whom the die fits", seats, "F.4", why)
        game.tell("tie broken", "F.4", seat=game.tie_winner, colour=colour)
    game.tell("game over", "F.4")


def leaders(game: Game) -> list[Player]:
    """Those still in who share the highest score and the fullest purse."""
    players = [player for player in game.players if not player.out]
    best = max(((player.vp, player.money) for player in players), default=(0, 0))
    return [player for player in players if (player.vp, player.money) == best]
