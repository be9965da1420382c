"""What a computer says for what it buys, sells, keeps and bids when it is asked why."""

from __future__ import annotations

from collections.abc import Sequence

from web.horse_fever.words.cards import CHARACTER_NAMES
from web.horse_fever.words.horses import horse, money, odds_text, stable
from web.horse_fever.words.people import goods, thing
from web.horse_fever.words.reasons_bets import Facts, Sayer


def _to_bet(facts: Facts, names: Sequence[str]) -> str:
    return f"I needed my money to bet, and took the {money(abs(facts['danari']))}."


def _saves(facts: Facts, names: Sequence[str]) -> str:
    return f"I took the {money(abs(facts['danari']))} and saved up for something better."


def _mood(facts: Facts, names: Sequence[str]) -> str:
    return f"I was in the mood to spend {money(facts['price'])}."


def _buys(what: str) -> Sayer:
    def said(facts: Facts, names: Sequence[str]) -> str:
        return f"{what} was worth {money(facts['price'])} to me."

    return said


def _stable(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{stable(facts['horse'])} at {odds_text(facts['row'])} is a point in itself, and its "
        f"prizes would pay the {money(facts['price'])} back."
    )


def _loan(facts: Facts, names: Sequence[str]) -> str:
    return f"The money would bring me more than the {money(facts['owed'])} I owe at the end."


def _asks(facts: Facts, names: Sequence[str]) -> str:
    wanted, owner = goods(facts["what"], facts["card"]), names[facts["seat"]]
    return f"{money(facts['price'])} for {wanted}: a gain for me, and a loss for {owner}."


def _sells(facts: Facts, names: Sequence[str]) -> str:
    sold, buyer = goods(facts["what"], facts["card"]), names[facts["seat"]]
    return f"{money(facts['price'])} from {buyer} was more than {sold} was worth to me."


def _too_cheap(facts: Facts, names: Sequence[str]) -> str:
    return f"{money(facts['price'])} was too little for it."


def _too_dear(facts: Facts, names: Sequence[str]) -> str:
    return f"{money(facts['price'])} was too much for a point."


def _sells_point(facts: Facts, names: Sequence[str]) -> str:
    return f"{money(facts['price'])} would bring me more than the one point."


def _buys_point(facts: Facts, names: Sequence[str]) -> str:
    return f"A sure point for {money(facts['price'])} was a good buy."


def _keeps_point(facts: Facts, names: Sequence[str]) -> str:
    return f"A point of mine was worth more than {money(facts['price'])}."


def _idle(facts: Facts, names: Sequence[str]) -> str:
    return f"Money counts for nothing in the end, so {money(facts['price'])} for a point it was."


def _best_card(facts: Facts, names: Sequence[str]) -> str:
    return f"Of those I drew, {thing(facts['card'])} was the most use to me."


def _target(facts: Facts, names: Sequence[str]) -> str:
    name = thing(f"{facts['target']}-1")
    return f"I gave myself {facts['percent']} chances in 100 to reach {name}."


def _swap(facts: Facts, names: Sequence[str]) -> str:
    return f"{thing(facts['card'])} was the best that could be had from {names[facts['seat']]}."


def _as_it_is(facts: Facts, names: Sequence[str]) -> str:
    return "The stables ran well enough as they were."


def _helps_stable(facts: Facts, names: Sequence[str]) -> str:
    return f"{thing(facts['card'])} would run well for {stable(facts['horse'])}."


def _runs(facts: Facts, names: Sequence[str]) -> str:
    return f"{thing(facts['card'])} earns by running, wherever it comes in."


def _odds_alone(facts: Facts, names: Sequence[str]) -> str:
    return "No change of the odds would have helped me."


def _helps_horse(facts: Facts, names: Sequence[str]) -> str:
    return f"Better odds helped {horse(facts['horse'])}, and so me."


def _harms_horse(facts: Facts, names: Sequence[str]) -> str:
    return f"Worse odds for {horse(facts['horse'])} hurt the others more than me."


def _character(facts: Facts, names: Sequence[str]) -> str:
    return f"I liked what {CHARACTER_NAMES[facts['character']]} can do."


SHOP: dict[str, Sayer] = {
    "keeps money to bet": _to_bet,
    "saves up": _saves,
    "in the mood to shop": _mood,
    "buys action": _buys("More cards to fix a race with"),
    "buys target": _buys("A secret target"),
    "buys assistant": _buys("An assistant"),
    "buys horse": _buys("A horse of my own"),
    "a stable earns its keep": _stable,
    "takes a loan": _loan,
    "asks another": _asks,
    "sells dear": _sells,
    "too cheap to sell": _too_cheap,
    "too dear": _too_dear,
    "keeps its point": _keeps_point,
    "money is idle": _idle,
    "sells a point dear": _sells_point,
    "buys a point": _buys_point,
    "keeps the best card": _best_card,
    "its target leads": _target,
    "swaps for the best": _swap,
    "leaves the stable as it is": _as_it_is,
    "helps its stable": _helps_stable,
    "earns by running": _runs,
    "leaves the odds alone": _odds_alone,
    "helps its horse": _helps_horse,
    "harms their horse": _harms_horse,
    "likes the character": _character,
}
"""What is said for every kind of reason that concerns what only the Board Game has."""
