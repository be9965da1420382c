"""What lies before each player, and what the Board Game buys, offers and auctions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from game.horse_fever.lanes import HORSES
from game.horse_fever.people import LOANS
from game.horse_fever.state import KINDS
from game.horse_fever.view import View
from game.horse_fever.zoo.actions import cards
from game.horse_fever.zoo.groups import (
    DECK,
    HAND,
    POINTS,
    PURSE,
    Group,
    at_table,
    flags,
    one_hot,
    part,
    turned,
)
from game.play import Ask

DRAWN = ("assistant", "horse", "target")


def seat_groups(at: int, is_board: bool) -> Iterable[Group]:
    """Everything that lies before the player so many places clockwise."""
    people = cards("character")
    names = (
        "here", "out", "money", "vp", "cards", *(f"stable {horse}" for horse in HORSES),
        *(f"{kind} {horse}" for horse in HORSES for kind in KINDS),
        *(f"cards behind {horse}" for horse in HORSES), *(f"is {card}" for card in people),
    )  # fmt: skip
    yield Group(
        "a seat: here, out, purse (of 20,000), points (of 40), cards in hand (of 10), stables, "
        "stakes by bet (of 20,000), cards behind each horse (of 10), character",
        tuple(f"+{at} {name}" for name in names),
        partial(seat_row, at, people, len(names)),
    )
    if is_board:
        things = tuple(f"{kind} {card}" for kind in DRAWN[:2] for card in cards(kind))
        rest = (*things, "targets", *(f"loan {kind}" for kind in LOANS), "bankrupt")
        yield Group(
            "the same seat's assistants, horses, number of targets (of 10), loans, bankruptcy",
            tuple(f"+{at} {name}" for name in rest),
            partial(things_row, at, len(rest)),
        )


def seat_row(
    at: int, people: Sequence[str], size: int, view: View, _ask: Ask | None
) -> list[float]:
    """A seat as everyone sees it; one's own cards are told elsewhere."""
    seat = at_table(view, at)
    if seat is None:
        return [0.0] * size
    stakes = {(bet.kind, bet.horse): bet.stake for bet in seat.bets}
    return [
        1.0, float(bool(seat.out)), part(seat.money, PURSE), part(seat.vp, POINTS),
        part(seat.cards, HAND), *flags(seat.stables, HORSES),
        *(part(stakes.get((kind, horse), 0), PURSE) for horse in HORSES for kind in KINDS),
        *(
            part(sum(owner == seat.seat for owner, _ in view.placed.get(horse, ())), HAND)
            for horse in HORSES
        ),
        *flags((seat.character,), people),
    ]  # fmt: skip


def things_row(at: int, size: int, view: View, _ask: Ask | None) -> list[float]:
    """What a seat has bought."""
    seat = at_table(view, at)
    if seat is None:
        return [0.0] * size
    return [
        *flags(seat.assistants, cards("assistant")), *flags(seat.horses, cards("horse")),
        part(seat.targets, HAND), *flags(seat.loans, LOANS), float(seat.bankrupt),
    ]  # fmt: skip


def pile_groups() -> Iterable[Group]:
    """Targets, decks and the line-up of the Board Game."""
    secret, run = cards("target"), cards("horse")
    piles = ("action", *DRAWN)
    yield Group(
        "one's own targets", tuple(f"target {card}" for card in secret),
        lambda view, _: flags(view.board.targets if view.board else (), secret),
    )  # fmt: skip
    yield Group(
        "cards left in each deck, of 24", tuple(f"{kind} deck" for kind in piles),
        lambda view, _: [
            part(view.board.decks.get(kind, 0) if view.board else 0, DECK) for kind in piles
        ],
    )  # fmt: skip
    yield Group(
        "the horse card that runs for each stable",
        tuple(f"{stable} runs {card}" for stable in HORSES for card in run),
        lambda view, _: [
            float(bool(view.board) and view.board.lineup.get(stable) == card)  # type: ignore[union-attr]
            for stable in HORSES
            for card in run
        ],
    )


def deal_groups(seats: int) -> Iterable[Group]:
    """The offer and the auction of the Board Game."""
    goods = ("stable", *DRAWN, *HORSES, *cards("assistant"), *cards("horse"))
    yield Group(
        "the offer: from whom, for what (the kind and the card), its price (of 20,000)",
        (*(f"offer from +{at}" for at in range(seats)), *(f"offer for {word}" for word in goods),
         "offer price"),
        partial(offer_row, seats, goods),
    )  # fmt: skip
    yield Group(
        "the auction: selling or buying, its price (of 20,000), who leads, who is in",
        ("auction sell", "auction buy", "auction price",
         *(f"auction leads +{at}" for at in range(seats)),
         *(f"auction in +{at}" for at in range(seats))),
        partial(auction_row, seats),
    )  # fmt: skip


def offer_row(seats: int, goods: Sequence[str], view: View, _ask: Ask | None) -> list[float]:
    """A wish to buy from another player, as the table hears it."""
    offer = view.board.offer if view.board else None
    if offer is None:
        return [0.0] * (seats + len(goods) + 1)
    return [
        *one_hot(turned(view, offer.buyer), seats),
        *flags((offer.kind, offer.card), goods),
        part(offer.price, PURSE),
    ]


def auction_row(seats: int, view: View, _ask: Ask | None) -> list[float]:
    """The auction as the table hears it."""
    auction = view.board.auction if view.board else None
    if auction is None:
        return [0.0] * (3 + 2 * seats)
    kind, price, leader, still_in = auction
    inside = {turned(view, seat) for seat in still_in}
    return [
        float(kind == "sell"), float(kind == "buy"), part(price, PURSE),
        *one_hot(None if leader is None else turned(view, leader), seats),
        *(float(at in inside) for at in range(seats)),
    ]  # fmt: skip
