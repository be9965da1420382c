"""What is told of an answer before it is given: which template, and its facts; in no language."""

from __future__ import annotations

from collections.abc import Callable

from game.play import ANYBODY, Ask
from game.racing.odds import multiplier
from web.horse_fever.seen import Seen, board_of, offer_of, party_seen, seen
from web.horse_fever.words.answered import answered
from web.horse_fever.words.asked import half_of_bet, half_of_fix
from web.words.formatter import Facts

SHOW_PAYS = 2


def who_is_asked(ask: Ask, view: Seen) -> int:
    """The seat that answers; where anybody may, at a party, who keeps the book."""
    return party_seen(view).bookmaker if ask.who == ANYBODY else ask.who


def done(ask: Ask, text: str, view: Seen) -> tuple[str, Facts]:
    """What an answer does, by the question and its first word, and all that `view` tells of it."""
    whole = _whole(ask, text, view)
    if whole is not None:
        return whole[0], {**whole[1], "seat": who_is_asked(ask, view)}
    head, _, rest = text.partition(" ")
    key = "stake" if ask.what.startswith("stake") else f"{ask.what}: {head}"
    _, facts = answered(ask.what, text)
    more = _MORE.get(key)
    facts = {**facts, **(more(rest, view) if more else {}), "seat": who_is_asked(ask, view)}
    if key == "stake" and "bet" in facts:
        facts["back"] = facts["money"] * back_for(facts["bet"], facts["horse"], view)
    return key, facts


def _whole(ask: Ask, text: str, view: Seen) -> tuple[str, Facts] | None:
    """The same of a choice in one answer: a bet and its stake, a card and its horse."""
    parts = text.split(" ")
    if ask.what in ("first bet", "second bet") and len(parts) == 3:
        bet, horse, money = parts[0], parts[1], int(parts[2])
        back = money * back_for(bet, horse, view)
        return "stake", {"bet": bet, "horse": horse, "money": money, "back": back}
    if ask.what == "card to fix the race" and len(parts) == 4:
        return "horse to fix: behind", {"card": parts[1], "horse": parts[3]}
    return None


def back_for(bet: str, horse: str, view: Seen) -> int:
    """What each Danaro of a bet brings back if it is won; 0 where there is no bet."""
    if not bet:
        return 0
    return multiplier(seen(view).odds[horse]) if bet == "win" else SHOW_PAYS


def _sell(_rest: str, view: Seen) -> Facts:
    offer = offer_of(seen(view))
    return {"other": offer.buyer, "price": offer.price}


def _price(what: str, view: Seen) -> int:
    return board_of(seen(view)).prices[what]


_MORE: dict[str, Callable[[str, Seen], Facts]] = {
    "stake": lambda _rest, view: half_of_bet(view),
    "horse to fix: behind": lambda _rest, view: half_of_fix(view),
    "purchase: buy": lambda rest, view: {"price": _price(f"buy {rest}", view)},
    "purchase: offer": lambda rest, view: {"price": _price(f"offer {rest}", view)},
    "purchase: pass": lambda rest, view: {"price": -_price("pass", view)},
    "offer: sell": _sell,
}
