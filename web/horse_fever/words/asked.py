"""What a question is told of: which pair of templates, and its facts; in no language."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.horse_fever.people import MOVES_ODDS
from game.play import Ask
from web.horse_fever.seen import Seen, auction_of, board_of, offer_of, party_seen, seen
from web.racing.facts import at_the_line
from web.words.formatter import Facts

KEPT = ("target", "assistant", "horse")
"""The kinds of card of which four are drawn and one is kept."""

_CARDS_FOR = re.compile(r"(?:(\w+) )?cards for player (\d+)")


def asked(ask: Ask, view: Seen) -> tuple[str, Facts]:
    """The key of a question and its facts; half a choice is told only where `view` holds it."""
    if dealt := _CARDS_FOR.fullmatch(ask.what):
        kind = dealt[1] or "action"
        facts = {"kind": kind, "count": ask.count, "kept": kind in KEPT}
        return "cards", {"seat": int(dealt[2]) - 1, **facts}
    key = "stake" if ask.what.startswith("stake") else ask.what
    more = _MORE.get(key)
    return key, {"seat": ask.who, **(more(ask, view) if more else {})}


def half_of_bet(view: Seen) -> Facts:
    """The bet whose stake is asked for, if this view holds it."""
    pending = seen(view).pending
    bet, horse = pending if len(pending) == 2 else ("", "")
    return {"bet": bet, "horse": horse}


def half_of_fix(view: Seen) -> Facts:
    """The card whose horse is asked for, if this view holds it."""
    pending = seen(view).pending
    return {"card": pending[0] if len(pending) == 1 else ""}


def _stake(ask: Ask, view: Seen) -> Facts:
    least, most = int(ask.options[0]), int(ask.options[-1])
    return {**half_of_bet(view), "least": least, "most": most, "exactly": least == most}


def _photo(_ask: Ask, view: Seen) -> Facts:
    return at_the_line(view.race.ranking) if view.race else {}


def _purchase(ask: Ask, view: Seen) -> Facts:
    return {"first": ask.rule == "1.1", "gain": board_of(seen(view)).prices.get("pass") or 0}


def _offer(_ask: Ask, view: Seen) -> Facts:
    offer = offer_of(seen(view))
    facts = {"other": offer.buyer, "price": offer.price, "what": offer.kind, "card": offer.card}
    return {**facts, "which": offer.kind == "target"}


def _auction(ask: Ask, view: Seen) -> Facts:
    leader = auction_of(seen(view))[2]
    price = int(ask.options[0].split()[1])
    return {"price": price, "led": leader is not None, "leader": leader or 0}


_MORE: dict[str, Callable[[Ask, Seen], Facts]] = {
    "stake": _stake,
    "horse to fix": lambda _ask, view: half_of_fix(view),
    "purchase": _purchase,
    "offer": _offer,
    "swap": lambda ask, view: {"free": "pass" in ask.options},
    "odds change": lambda ask, view: {"rows": int(MOVES_ODDS.value)},
    "sell auction": _auction,
    "buy auction": _auction,
    "photo finish": _photo,
    "book": lambda ask, view: {"keeper": party_seen(view).bookmaker},
}
