"""The questions and answers that only the Board Game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.horse_fever.people import LOANS, MOVES_ODDS
from game.play import Ask
from web.horse_fever.words.horses import money, stable
from web.horse_fever.words.people import NAMES, goods, thing
from web.words.plain import plural
from web.words.texts import Asked, Question

ANY = {"target": "target", "assistant": "assistant", "horse": "horse card"}
"""A card of each kind of which four are drawn and one is kept."""


def _character(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, who will you be?",
        "Pick a character: it brings your money, and a stable or a special power.",
    )


def _purchase(ask: Ask, names: Sequence[str], view: Any) -> Question:
    step = "first" if ask.rule == "1.1" else "second"
    passing = view.board.prices.get("pass")
    gain = f" and get {money(-passing)}" if passing else ""
    return Question(
        f"{names[ask.who]}, your {step} purchase",
        f"Buy one thing, take a loan, ask another player to sell, or pass{gain}.",
    )


def _keep(kind: str) -> Asked:
    def asked(ask: Ask, names: Sequence[str], view: Any) -> Question:
        hidden = " face down" if kind == "target" else ""
        return Question(
            f"{names[ask.who]}, which {ANY[kind]} do you keep?",
            f"Keep one{hidden}; the others go back to their deck.",
        )

    return asked


def _offer(ask: Ask, names: Sequence[str], view: Any) -> Question:
    offer = view.board.offer
    buyer, wanted = names[offer.buyer], goods(offer.kind, offer.card)
    which = " Which one is up to you." if offer.kind == "target" else ""
    return Question(
        f"{names[ask.who]}, do you sell to {buyer}?",
        f"For {money(offer.price)} {buyer} would buy {wanted}; a no costs nobody anything.{which}",
    )


def _swap(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, whose card do you take?",
        "Pick a card of another player, who gets the one you have just acquired and cannot refuse.",
    )


def _line_up(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, line up your horses",
        "Put a horse card on one of your stables for this race, or say that you are done.",
    )


def _odds_change(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, do you change the odds?",
        f"Move any one stable {plural(int(MOVES_ODDS.value), 'row')} up or down, or pass.",
    )


def _leading(names: Sequence[str], view: Any) -> str:
    """Who has said yes last, for the help of an auction."""
    leader = view.board.auction[2]
    return "Nobody has said yes yet" if leader is None else f"{names[leader]} said yes last"


def _sell_auction(ask: Ask, names: Sequence[str], view: Any) -> Question:
    price = money(int(ask.options[0].split()[1]))
    return Question(
        f"{names[ask.who]}, would you sell 1 VP for {price}?",
        f"{_leading(names, view)}. The last yes sells, and a no puts you out of this auction.",
    )


def _buy_auction(ask: Ask, names: Sequence[str], view: Any) -> Question:
    price = money(int(ask.options[0].split()[1]))
    return Question(
        f"{names[ask.who]}, would you buy 1 VP for {price}?",
        f"{_leading(names, view)}. The last yes buys, and a no puts you out of this auction.",
    )


BOARD_ASKED: dict[str, Asked] = {
    "character": _character,
    "purchase": _purchase,
    **{f"{kind} to keep": _keep(kind) for kind in ANY},
    "offer": _offer,
    "swap": _swap,
    "line-up": _line_up,
    "odds change": _odds_change,
    "sell auction": _sell_auction,
    "buy auction": _buy_auction,
}
"""The questions to players that only the Board Game has."""


def cards_for(kind: str, name: str, count: int) -> Question:
    """Cards of one kind that chance deals to a player, seen by nobody else."""
    cards = f"{count} {kind} {'card' if count == 1 else 'cards'}"
    kept = f"; {name} keeps one" if kind in ANY else ""
    return Question(
        f"Deal {cards} to {name}",
        f"Draw {cards} for {name} and choose them here where only {name} looks{kept}.",
    )


def _bought(rest: str) -> str:
    kind, _, colour = rest.partition(" ")
    if kind == "stable":
        return f"buy {thing(colour)}"
    several = {"action": "2 action cards", "assistant": "an assistant"}
    return f"buy {several.get(kind) or f'a {ANY[kind]}'}"


def _asked_to_sell(rest: str) -> str:
    number, kind, *card = rest.split(" ")
    return f"ask player {number} for {goods(kind, card[0] if card else '')}"


def _swapped(rest: str) -> str:
    number, card = rest.split(" ")
    return f"take {NAMES[card]} from player {number}"


def _run(rest: str) -> str:
    card, colour = rest.split(" ")
    return f"{NAMES[card]} for {stable(colour)}"


def _odds(rest: str) -> str:
    colour, way = rest.split(" ")
    return f"{stable(colour)} {plural(int(MOVES_ODDS.value), 'row')} {way}"


BOARD_WORDS: dict[str, Callable[[str], str]] = {
    "be": lambda card: NAMES[card],
    "buy": _bought,
    "loan": lambda lender: f"loan of the {lender}, {money(LOANS[lender][0])}",
    "offer": _asked_to_sell,
    "keep": lambda card: f"keep {thing(card)}",
    "sell": lambda card: f"sell {thing(card)}",
    "swap": _swapped,
    "run": _run,
    "odds": _odds,
    "accept": lambda price: f"yes for {money(int(price))}",
}
"""The answers of the Board Game by their first word."""

PLAIN = {
    ("second bet", "pass"): "no second bet",
    ("purchase", "pass"): "buy nothing",
    ("odds change", "pass"): "leave the odds",
    ("line-up", "done"): "no more horse cards",
    ("offer", "refuse"): "no sale",
    ("sell auction", "refuse"): "no, leave the auction",
    ("buy auction", "refuse"): "no, leave the auction",
}
"""Answers of one word, by what was asked."""
