"""The two auctions of the Board Game: the bank buys one point, then sells one (4.1, 4.2)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.accounts import reward_points, settle
from game.horse_fever.state import Auction, Game, Player
from game.play import Ask, Play, Refusal

OPENING = 1000
STEP = 100
FLOOR = 100


def sell_auction(game: Game) -> Play[None]:
    """The bank buys one point: the price falls by 100 with every yes, the last yes sells (4.1)."""
    if not game.has_auctions:
        return
    game.phase = "sell auction"
    sellers = [player.seat for player in game.clockwise() if player.tokens]
    auction = game.auction = Auction("sell", OPENING, None, sellers)
    yield from bid(game, auction, -STEP, "4.1")
    if auction.leader is not None:
        seller = game.players[auction.leader]
        paid = auction.price + STEP
        if extra := game.power(seller, "sell", "gain"):
            settle(game, seller, "auction bonus", "4.1", extra)
        settle(game, seller, "point sold", "4.1", paid, -1)
    game.auction = None


def buy_auction(game: Game) -> Play[None]:
    """The bank sells one point: the price climbs by 100 with every yes, the last yes buys (4.2)."""
    if not game.has_auctions:
        return
    game.phase = "buy auction"
    buyers = [player.seat for player in game.clockwise()]
    auction = game.auction = Auction("buy", OPENING, None, buyers)
    yield from bid(game, auction, STEP, "4.2")
    if auction.leader is not None:
        buyer = game.players[auction.leader]
        paid = auction.price - STEP
        if saved := game.power(buyer, "buy", "discount"):
            settle(game, buyer, "auction bonus", "4.2", saved)
        settle(game, buyer, "point bought", "4.2", -paid, 1)
        reward_points(game, buyer, 1, "4.2")
    game.auction = None


def bid(game: Game, auction: Auction, step: int, rule: str) -> Play[None]:
    """Round the table until one who has said yes is alone, or nobody is left."""
    game.tell("auction", rule, what=auction.kind, price=auction.price)
    while auction.still_in and auction.still_in != [auction.leader]:
        for seat in list(auction.still_in):
            if auction.still_in == [auction.leader] or auction.price < FLOOR:
                break
            yield from ask_bidder(game, auction, game.players[seat], step, rule)
        if auction.price < FLOOR:
            break
    if auction.leader is None:
        game.tell("auction unwanted", rule, what=auction.kind)


def ask_bidder(game: Game, auction: Auction, player: Player, step: int, rule: str) -> Play[None]:
    """One player says yes to the price or leaves for good; who cannot pay it leaves unasked."""
    seat, price = player.seat, auction.price
    answer = "refuse"
    if can_pay(game, auction, player):
        options = (f"accept {price}", "refuse")
        what, why = f"{auction.kind} auction", partial(bid_objection, auction, rule)
        answer = yield Ask(seat, what, options, 1, rule, options, why, open=True)
    if answer == "refuse":
        auction.still_in.remove(seat)
        game.tell("auction left", rule, seat=seat, price=price)
    else:
        auction.leader = seat
        auction.price += step
        game.tell("auction bid", rule, seat=seat, price=price)


def bid_objection(auction: Auction, rule: str, text: str) -> Refusal | None:
    """Why there is nothing but yes or no to the price that is asked."""
    if text == "pass":
        return Refusal("Say yes or no to the price; no leaves the auction.", rule)
    if text.startswith("accept "):
        return Refusal(
            "The price is {price:number} D now; there is no other.", rule, price=auction.price
        )
    return None


def can_pay(game: Game, auction: Auction, player: Player) -> bool:
    """Nobody bids more than the purse holds; Philippe's 300 count as cash."""
    if auction.kind == "sell":
        return True
    return auction.price <= player.money + game.power(player, "buy", "discount")
