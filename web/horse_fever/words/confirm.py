"""What somebody is about to do, as a sentence that can be read once more before it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.horse_fever.people import LOANS, MOVES_ODDS
from game.play import ANYBODY, Ask
from web.horse_fever.words.horses import called, horse, money, stable
from web.horse_fever.words.people import NAMES, goods, thing
from web.horse_fever.words.questions import answer_words
from web.words.plain import plural


def about_to(ask: Ask, text: str, names: Sequence[str], view: Any) -> str:
    """What this answer does, from what this screen may show: "Ann lays 300 D on Rubra to win."."""
    name = names[who_is_asked(ask, view)]
    head, _, rest = text.partition(" ")
    kind = "stake" if ask.what.startswith("stake") else ask.what
    if phrase := _DOES.get((kind, head)) or _DOES.get((kind, "")):
        return f"{name} {phrase(rest or text, view, names)}."
    return f"{name}: {answer_words(ask.what, text)}."


def who_is_asked(ask: Ask, view: Any) -> int:
    """The seat that answers; where anybody may, at a party, who keeps the book."""
    return int(view.bookmaker) if ask.who == ANYBODY else ask.who


def about_to_unseen(ask: Ask, text: str, names: Sequence[str]) -> str:
    """The same where the cards lie face down: only the place of the card is named."""
    name = names[ask.who]
    if text == "refuse":
        return f"{name} does not sell."
    verb = "sells" if ask.what == "offer" else "keeps"
    return f"{name} {verb} card {ask.menu.index(text) + 1}, face down."


Does = Callable[[str, Any, Sequence[str]], str]


def _stake(amount: str, view: Any, names: Sequence[str]) -> str:
    if len(view.pending) != 2:
        return f"stakes {money(int(amount))}"
    kind, colour = view.pending
    return f"lays {money(int(amount))} on {horse(colour)} to {kind}"


def _behind(colour: str, view: Any, names: Sequence[str]) -> str:
    card = NAMES[view.pending[0]] if len(view.pending) == 1 else "the chosen card"
    return f"lays {card} behind {called(colour)}, face down"


def _buy(rest: str, view: Any, names: Sequence[str]) -> str:
    price = money(view.board.prices[f"buy {rest}"])
    return f"{answer_words('', f'buy {rest}').replace('buy', 'buys', 1)} for {price}"


def _no_purchase(rest: str, view: Any, names: Sequence[str]) -> str:
    gain = -view.board.prices["pass"]
    return f"buys nothing and takes {money(gain)}" if gain else "buys nothing"


def _loan(lender: str, view: Any, names: Sequence[str]) -> str:
    now, back = LOANS[lender]
    return f"borrows {money(now)} of the {lender} and owes {money(back)} in the end"


def _ask_to_sell(rest: str, view: Any, names: Sequence[str]) -> str:
    number, kind, *card = rest.split(" ")
    price = money(view.board.prices[f"offer {rest}"])
    wanted = goods(kind, card[0] if card else "")
    return f"asks {names[int(number) - 1]} to sell {wanted} for {price}"


def _sell(card: str, view: Any, names: Sequence[str]) -> str:
    offer = view.board.offer
    return f"sells {thing(card)} to {names[offer.buyer]} for {money(offer.price)}"


def _swap(rest: str, view: Any, names: Sequence[str]) -> str:
    number, card = rest.split(" ")
    return f"takes {NAMES[card]} from {names[int(number) - 1]}"


def _run(rest: str, view: Any, names: Sequence[str]) -> str:
    card, colour = rest.split(" ")
    return f"lines up {NAMES[card]} for {stable(colour)}"


def _odds(rest: str, view: Any, names: Sequence[str]) -> str:
    colour, way = rest.split(" ")
    return f"moves {stable(colour)} {plural(int(MOVES_ODDS.value), 'row')} {way}"


def _kept(card: str, view: Any, names: Sequence[str]) -> str:
    return f"keeps {thing(card)}"


def _always(phrase: str) -> Does:
    return lambda rest, view, names: phrase


_DOES: dict[tuple[str, str], Does] = {
    ("stake", ""): _stake,
    ("second bet", "pass"): _always("lays no second bet"),
    ("horse to fix", "behind"): _behind,
    ("book", "close"): _always("closes the book: no more bets"),
    ("book", "end"): _always("ends the party; the stakes on the slips go back"),
    ("next race", "end"): _always("ends the party"),
    ("collect", "end"): _always("ends the party"),
    ("collect", "race"): _always("has all the slips: they are off"),
    ("photo finish", "ahead"): lambda colour, *_: f"says that {called(colour)} is ahead",
    ("character", "be"): lambda card, *_: f"will be {NAMES[card]}",
    ("purchase", "buy"): _buy,
    ("purchase", "pass"): _no_purchase,
    ("purchase", "loan"): _loan,
    ("purchase", "offer"): _ask_to_sell,
    **{(f"{kind} to keep", "keep"): _kept for kind in ("target", "assistant", "horse")},
    ("offer", "sell"): _sell,
    ("offer", "refuse"): _always("does not sell"),
    ("swap", "swap"): _swap,
    ("line-up", "run"): _run,
    ("line-up", "done"): _always("lines up no more horse cards"),
    ("odds change", "odds"): _odds,
    ("odds change", "pass"): _always("leaves the odds as they are"),
    ("sell auction", "accept"): lambda price, *_: f"says yes to sell 1 VP for {money(int(price))}",
    ("buy auction", "accept"): lambda price, *_: f"says yes to buy 1 VP for {money(int(price))}",
    **{
        (f"{kind} auction", "refuse"): _always("says no and leaves the auction")
        for kind in ("sell", "buy")
    },
}
"""What somebody does, by the question and the answer's first word."""
