"""The purchase phase as a shop window: everything with its price, or why it cannot be had."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.horse_fever.cards import STABLE_PRICES
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import LOANS
from game.horse_fever.shop import CARD_PRICE
from game.horse_fever.view import View
from game.play import Ask, Refusal
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board import beyond, opening
from web.horse_fever.board.betting import why_not
from web.horse_fever.board.blackboard import owner
from web.horse_fever.board.people import SIGNS
from web.horse_fever.board.recap import recap
from web.horse_fever.seen import board_of
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.parts.below import goes_on
from web.parts.cast import portrait
from web.parts.pieces import charm, choice, icon, piece, silk, unseen
from web.words.speaking import mark

CARDS = {
    "action": (mark("Two action cards"), mark("into your hand, to fix the race")),
    "target": (mark("A target"), mark("draw 4, keep 1 secret: +2 VP at the end")),
    "assistant": (mark("An assistant"), mark("draw 4, keep 1: helps to the end of the game")),
    "horse": (mark("A horse card"), mark("draw 4, keep 1: runs for your stable")),
}
TRADED = {
    "stable": mark("stable"),
    "target": mark("target"),
    "assistant": mark("assistant"),
    "horse": mark("horse"),
}
"""What others may be asked for."""


def shop(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The shop window in place of the course."""
    money, board, names = view.seats[ask.who].money, board_of(view), desk.at.table.names
    refused = partial(why_not, desk, ask)
    decks = [
        deck(it, board.decks[it], board.prices[f"buy {it}"], refused(f"buy {it}")) for it in CARDS
    ]
    stables = [
        stable(
            colour,
            view.odds[colour],
            board.prices[f"buy stable {colour}"],
            owner(view, colour, names),
            refused(f"buy stable {colour}"),
        )
        for colour in HORSES
    ]
    return h.section("#shop", aria_labelledby="shop-title", tabindex="0")[
        h.header[
            h.h2("#shop-title")[say("The shop window")],
            opening.line(desk),
            h.p[say.nodes("In your purse: {money}", money=h.b[words.money(money)])],
        ],
        counter(say("Cards"), "goods", decks),
        counter(
            say("Stables: 1 VP, and prizes for the first three places"), "stable-goods", stables
        ),
        counter(say("Borrow"), "loan-goods", [loan(it, refused(f"loan {it}")) for it in LOANS]),
        others(desk, ask, view),
        goes_on(),
    ]


def counter(title: str, look: str, tiles: Sequence[h.Node]) -> h.Element:
    """One shelf of the window."""
    return h.div(f".counter.{look}")[h.h3[title], h.div(".tiles.stack")[tiles]]


@piece
def deck(kind: str, left: int, cost: int, refusal: Refusal | None) -> h.Element:
    """One of the four decks with its price."""
    name, what = CARDS[kind]
    return choice(
        f"buy {kind}",
        [
            h.span(".medal")[icon(SIGNS[kind])],
            h.b[say(name)],
            h.small[say(what)],
            h.span(".foot")[
                price(cost, CARD_PRICE), h.span(".left")[say("{left} left", left=left)]
            ],
        ],
        refusal,
        f"ware ware-{kind}",
    )


def price(cost: int, usual: int) -> h.Element:
    """A price tag; what an assistant saves is struck out."""
    return h.span(".price-tag")[
        h.s[say("{price:number}", price=usual)] if cost < usual else None, " ", words.money(cost)
    ]


@piece
def stable(
    colour: str,
    row: int,
    cost: int,
    owner: tuple[int, str] | None,
    refusal: Refusal | None,
) -> h.Element:
    """A stable: silk, odds, price or owner."""
    horse = words.HORSES[colour]
    return choice(
        f"buy stable {colour}",
        [
            silk(colour),
            h.b[horse.name],
            h.span(".odds")[words.odds_text(row)],
            price(cost, STABLE_PRICES[row])
            if owner is None
            else h.span(".owner")[charm(owner[0]), h.span[owner[1]]],
        ],
        refusal,
        "ware ware-stable" if owner is None else "ware ware-stable owned",
    )


@piece
def loan(kind: str, refusal: Refusal | None) -> h.Element:
    """One lender: money now, more money back in the end."""
    now, back = LOANS[kind]
    label = [
        h.span(".medal")[icon(SIGNS[kind])],
        h.b[say("The {lender:lender}: +{money:money}", lender=kind, money=now)],
        h.small[say("{money:money} to pay back at the end, or you lose", money=back)],
    ]
    return choice(f"loan {kind}", label, refusal, f"ware ware-loan ware-{kind}")


def others(desk: Desk, ask: Ask, view: View) -> h.Node:
    """What the other players own and might sell, at twice the price."""
    offers = [text.split(" ") for text in beyond.answers(desk, ask, "offer ")]
    seats = dict.fromkeys(offer[1] for offer in offers)
    return [
        asking(desk, ask, view, number, [offer for offer in offers if offer[1] == number])
        for number in seats
    ]


def asking(desk: Desk, ask: Ask, view: View, number: str, offers: list[list[str]]) -> h.Element:
    """What one of the others owns, and small what not."""
    seat = int(number) - 1
    prices = board_of(view).prices
    owned = [text for offer in offers if (text := " ".join(offer)) in ask.menu]
    return h.div(".counter.trade")[
        h.h3[charm(seat), h.span[say("Ask {seat:player} to sell", desk.at.table.names, seat=seat)]],
        h.div(".tiles.stack")[
            (trade(text, view.edition, prices[text], why_not(desk, ask, text)) for text in owned)
        ],
        h.div(".not-theirs")[
            (absent(desk, ask, offer) for offer in offers if " ".join(offer) not in owned)
        ],
    ]


def absent(desk: Desk, ask: Ask, offer: Sequence[str]) -> h.Node:
    """A stable, or a target, that this player does not own."""
    text, kind = " ".join(offer), offer[2]
    said = words.HORSES[offer[3]].stable if kind == "stable" else say("a target")
    picture = silk(offer[3]) if kind == "stable" else icon(SIGNS["target"])
    return choice(text, [picture, unseen(said)], why_not(desk, ask, text), "small silk-chip")


@piece
def trade(text: str, edition: str, cost: int, refusal: Refusal | None) -> h.Element:
    """A stable, a card, or an unseen target of another player’s, and its price."""
    kind, _, card = text.split(" ", 2)[2].partition(" ")
    if kind == "stable":
        picture, name = silk(card), words.HORSES[card].name
    elif kind == "target":
        picture, name = icon(SIGNS["target"]), say("A target, unseen")
    else:
        picture, name = portrait(card), person_text(edition, kind, card).name
    label = [
        h.span(f".medal.medal-{kind}")[picture],
        h.b[name, unseen(f", {say(TRADED[kind])}")],
        price(cost, cost),
    ]
    return choice(text, label, refusal, "ware ware-trade")


def bar(desk: Desk, ask: Ask, view: View) -> h.Element:
    """What has happened since, and the way to spend nothing."""
    gain = -board_of(view).prices["pass"]
    label = [h.b[say("Buy nothing")], h.span[say("and take {money:money}", money=gain)]]
    return h.div(".purchase-bar")[
        recap(desk, ask.who),
        choice("pass", label, why_not(desk, ask, "pass"), "big pass-purchase"),
    ]
