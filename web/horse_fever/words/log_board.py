"""The log of what only the Board Game has: purchases, trades, assistants, auctions, final stage."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.people import TARGET_VP
from web.horse_fever.words.horses import money, stable
from web.horse_fever.words.log_race import Facts, Teller, who
from web.horse_fever.words.people import NAMES, goods, thing
from web.words.plain import plural

# purchases

_DRAWN = {
    "action": "action cards",
    "target": "a target",
    "assistant": "an assistant",
    "horse": "a horse card",
}


def _bought(facts: Facts, names: Sequence[str]) -> str:
    price = money(-facts["money"]) if facts["money"] else "nothing"
    return f"{who(facts, names)} pays {price} for {_DRAWN[facts['what']]}."


def _card_kept(facts: Facts, names: Sequence[str]) -> str:
    if not facts["card"]:
        return f"{who(facts, names)} lays a target face down."
    verb = "runs" if facts["what"] == "horse" else "works"
    return f"{NAMES[facts['card']]} now {verb} for {who(facts, names)}."


def _gift(facts: Facts, names: Sequence[str]) -> str:
    return f"{NAMES[facts['card']]} brings {who(facts, names)} {money(facts['money'])}."


def _swap_impossible(facts: Facts, names: Sequence[str]) -> str:
    return f"{NAMES[facts['card']]} finds no card to swap and stays with {who(facts, names)}."


def _swapped(facts: Facts, names: Sequence[str]) -> str:
    other = names[facts["other"]]
    return (
        f"{who(facts, names)} takes {NAMES[facts['gets']]} from {other}, "
        f"and {NAMES[facts['gives']]} goes to {other}."
    )


def _stable_bought(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} buys the stable {stable(facts['horse'])} "
        f"for {money(-facts['money'])}."
    )


def _loan_taken(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} borrows {money(facts['money'])} from the {facts['loan']}."


def _purchase_passed(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} buys nothing and gets {money(facts['money'])}."


def _offer(facts: Facts, names: Sequence[str]) -> str:
    wanted = goods(facts["what"], facts["card"])
    return (
        f"{who(facts, names)} would buy {wanted} from {names[facts['other']]} "
        f"for {money(facts['price'])}."
    )


def _offer_refused(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} does not sell to {names[facts['other']]}."


def _trade_paid(facts: Facts, names: Sequence[str]) -> str:
    bought = goods(facts["what"], facts["card"])
    return (
        f"{who(facts, names)} gets {bought} from {names[facts['other']]} "
        f"and pays {money(-facts['money'])}."
    )


def _trade_received(facts: Facts, names: Sequence[str]) -> str:
    sold = goods(facts["what"], facts["card"])
    return (
        f"{who(facts, names)} hands {sold} to {names[facts['other']]} "
        f"and gets {money(facts['money'])}."
    )


def _lined_up(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} lines up {NAMES[facts['card']]} for {thing(facts['horse'])} "
        "in this race."
    )


# payoffs


def _horse_cash(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} gets {money(facts['money'])}: {NAMES[facts['card']]} ran for "
        f"{thing(facts['horse'])}."
    )


def _assistant_paid(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} gets {money(facts['money'])} through an assistant."


def _neighbour_paid(facts: Facts, names: Sequence[str]) -> str:
    collector = names[facts["other"]]
    return f"{who(facts, names)} pays {money(-facts['money'])} to an assistant of {collector}."


def _neighbour_collected(facts: Facts, names: Sequence[str]) -> str:
    much = money(facts["money"]) if facts["money"] else "nothing"
    return f"{who(facts, names)} collects {much} from {names[facts['other']]}."


def _friends_gift(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} gets {money(facts['money'])} for new VP from a rich friend."


# auctions


def _auction(facts: Facts, names: Sequence[str]) -> str:
    price = money(facts["price"])
    if facts["what"] == "sell":
        return f"The bank would buy 1 VP and offers {price}."
    return f"The bank sells 1 VP and asks for {price}."


def _auction_bid(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} says yes to {money(facts['price'])}."


def _auction_left(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} leaves the auction at {money(facts['price'])}."


def _auction_unwanted(facts: Facts, names: Sequence[str]) -> str:
    return f"Nobody {'sells' if facts['what'] == 'sell' else 'buys'} a point."


def _point_sold(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} sells {-facts['vp']} VP for {money(facts['money'])}."


def _point_bought(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} buys {facts['vp']} VP for {money(-facts['money'])}."


def _auction_bonus(facts: Facts, names: Sequence[str]) -> str:
    return f"An assistant adds {money(facts['money'])} for {who(facts, names)}."


# final stage


def _loan_repaid(facts: Facts, names: Sequence[str]) -> str:
    count = plural(len(facts["loans"]), "loan")
    return f"{who(facts, names)} repays {count} with {money(-facts['money'])}."


def _loan_lost(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} cannot repay {money(facts['owed'])} and has lost."


def _target(facts: Facts, names: Sequence[str]) -> str:
    name = thing(f"{facts['target']}-1")
    return f"{who(facts, names)} has reached {name}: {TARGET_VP} VP."


BOARD: dict[str, tuple[str, Teller]] = {
    "bought": ("Purchases", _bought),
    "card kept": ("Purchases", _card_kept),
    "gift": ("Purchases", _gift),
    "swap impossible": ("Purchases", _swap_impossible),
    "swapped": ("Purchases", _swapped),
    "stable bought": ("Purchases", _stable_bought),
    "loan taken": ("Purchases", _loan_taken),
    "purchase passed": ("Purchases", _purchase_passed),
    "offer": ("Purchases", _offer),
    "offer refused": ("Purchases", _offer_refused),
    "trade paid": ("Purchases", _trade_paid),
    "trade received": ("Purchases", _trade_received),
    "horse lined up": ("Line-up", _lined_up),
    "horse cash": ("Payoffs", _horse_cash),
    "assistant paid": ("Payoffs", _assistant_paid),
    "neighbour paid": ("Payoffs", _neighbour_paid),
    "neighbour collected": ("Payoffs", _neighbour_collected),
    "friend's gift": ("", _friends_gift),
    "auction": ("Auctions", _auction),
    "auction bid": ("Auctions", _auction_bid),
    "auction left": ("Auctions", _auction_left),
    "auction unwanted": ("Auctions", _auction_unwanted),
    "point sold": ("Auctions", _point_sold),
    "point bought": ("Auctions", _point_bought),
    "auction bonus": ("Auctions", _auction_bonus),
    "loan repaid": ("Final stage", _loan_repaid),
    "loan lost": ("Final stage", _loan_lost),
    "target": ("Final stage", _target),
}
"""The heading and the sentence of every kind of event that only the Board Game has."""

PHASES = {
    "1.1.1": "Purchases",
    "1.1.5": "Purchases",
    "1.1.8": "Purchases",
    "2.1.2": "Payoffs",
    "4.1": "Auctions",
    "4.2": "Auctions",
}
"""The heading by rule, where a kind of event has several."""
