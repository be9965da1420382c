"""Bids in the two auctions: a point is sold dear, and bought while money has no better use."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots.standing import POINT, Appraisal, Standing
from game.horse_fever.bots.targets import pull
from game.play import Ask


def appraise(at: Standing, ask: Ask) -> list[Appraisal]:
    """Yes to the price asked, and no, which is worth nothing."""
    assert at.board.auction is not None
    kind, price, _, still_in = at.board.auction
    refusal = Appraisal("refuse", 0.0, no_to(at))
    others = [seat for seat in still_in if seat != at.view.seat]
    value = sale(at, price) if kind == "sell" else purchase(at, price) + denied(at, price, others)
    return [Appraisal(ask.options[0], value, yes_to(at)), refusal]


def denied(at: Standing, price: int, others: list[int]) -> float:
    """What it is worth that nobody else gets the point: less where they would pay dear for it."""
    gained = max(0.0, 1 - price / POINT) if at.races else 1.0
    return gained * max([at.harm(seat) for seat in others], default=0.0)


def yes_to(at: Standing) -> Reason:
    """Why it would take the price that is asked now."""
    assert at.board.auction is not None
    kind, price, _, _ = at.board.auction
    if kind == "sell":
        return Reason("sells a point dear", {"price": price})
    return Reason("buys a point" if at.races else "money is idle", {"price": price})


def no_to(at: Standing) -> Reason:
    """Why it would not."""
    assert at.board.auction is not None
    kind, price, _, _ = at.board.auction
    return Reason("keeps its point" if kind == "sell" else "too dear", {"price": price})


def sale(at: Standing, price: int) -> float:
    """What the price and the cheaper bets are worth, less the point."""
    paid = price + at.power("sell", "gain")
    return -at.cost(-paid, vp=-1) / at.leaning.asks - 1 + pull(at, vp=-1, danari=paid)


def purchase(at: Standing, price: int) -> float:
    """The point, and a rich friend's gift, less the price and the dearer bets."""
    cost = price - at.power("buy", "discount") - at.power("vp", "gain")
    return 1 - at.cost(cost, vp=1) / at.leaning.bids + pull(at, vp=1, danari=-cost)
