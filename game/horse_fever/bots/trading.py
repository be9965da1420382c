"""Selling when another asks, and taking from others by a swap."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots import targets, valuation
from game.horse_fever.bots.standing import POINT, Appraisal, Standing
from game.horse_fever.people import target_kind
from game.horse_fever.state import Offer
from game.play import Ask

TARGET_FOR_THEM = 0.6
"""Points that a target is thought to bring whoever wants to pay the double for one."""


def appraise_sale(at: Standing, ask: Ask) -> list[Appraisal]:
    """Each way to sell, and the refusal, which is worth nothing."""
    offer = at.board.offer
    assert offer is not None
    sales = [sale(at, offer, text) for text in ask.options if text != "refuse"]
    facts = {"what": offer.kind, "card": offer.card, "price": offer.price, "seat": offer.buyer}
    return [*sales, Appraisal("refuse", 0.0, Reason("too cheap to sell", facts))]


def sale(at: Standing, offer: Offer, text: str) -> Appraisal:
    """The price in points, less what the card is worth here and there."""
    card = text.removeprefix("sell ")
    mine, theirs = losses(at, offer.kind, card)
    vp = -1 if offer.kind == "stable" else 0
    value = -at.cost(-offer.price, vp=vp) / at.leaning.asks - mine
    spent = offer.price / (2 * POINT) if at.races > 1 else 0.0
    value -= at.harm(offer.buyer) * max(0.0, theirs - spent)
    # Who buys wants it more than they show: a price that merely balances is too low.
    shown = "" if offer.kind == "target" else card
    facts = {"what": offer.kind, "card": shown, "price": offer.price, "seat": offer.buyer}
    return Appraisal(text, value - 0.1, Reason("sells dear", facts))


def losses(at: Standing, kind: str, card: str) -> tuple[float, float]:
    """What a card is worth to its owner, and to somebody who wants it, in points."""
    if kind == "stable":
        worth = 1 + at.income(valuation.PRIZES[at.view.odds[card] - 1])
        return worth - targets.pull(at, stables=-1, vp=-1), worth
    if kind == "assistant":
        worth = valuation.gains_of_assistant(at, card)
        return worth - targets.pull(at, assistants=-1), worth + 0.2
    if kind == "horse":
        worth = valuation.running(at, card)
        return worth - targets.pull(at, horses=-1), worth + 0.2
    twin = sum(target_kind(one) == target_kind(card) for one in at.board.targets) > 1
    worth = 0.0 if twin else 2 * targets.chance(at, target_kind(card))
    return worth - targets.pull(at, targets=-1), TARGET_FOR_THEM


def appraise_swap(at: Standing, ask: Ask) -> list[Appraisal]:
    """Whose card to take for the mime, or for Troy: the best, sooner from the leader."""
    return [swap(at, text) for text in ask.options]


def swap(at: Standing, text: str) -> Appraisal:
    """What a card brings here and costs there; to keep a card that swaps brings nothing."""
    if text == "pass":
        return Appraisal(text, 0.0, Reason("all the same", {}))
    _, number, card = text.split(" ")
    seat = int(number) - 1
    is_assistant = card in at.view.seats[seat].assistants
    worth = valuation.gains_of_assistant(at, card) if is_assistant else valuation.running(at, card)
    value = worth + at.harm(seat) * worth
    return Appraisal(text, value, Reason("swaps for the best", {"seat": seat, "card": card}))
