"""Why did you? Told from what the answer does on the table that the computer saw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.bots.profiles import Chooser, Reason, mind_of
from game.play import Ask
from game.unicorn_fever.bots.worth import look, me_of, pays, powers_of, won_gold
from game.unicorn_fever.chances import race_of
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.view import View

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "had no choice": (),
        "all the same": (),
        "needs gold": ("gold",),
        "likes the contract": ("card", "glory"),
        "wants a bet": ("token",),
        "wants magic": ("token",),
        "a good chance": ("horse", "bet", "chance"),
        "a long shot": ("horse", "bet", "chance", "pays"),
        "stakes on an edge": ("horse", "stake", "chance"),
        "stakes little": ("horse", "stake", "chance"),
        "helps its bet": ("horse", "sign"),
        "hinders a rival": ("horse", "sign"),
        "leads astray": ("horse", "sign"),
        "keeps its cards": (),
        "looks first": ("horse",),
        "favours its bet": ("horse",),
        "best for its bets": (),
    }
)
"""Every kind of reason with its facts: `chance` from 0 to 1, `pays` for a gold of stake."""

LONG_SHOT = 0.2


def why(name: str, view: View, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; ValueError where nobody is called so."""
    mind = mind_of(name)
    if len(ask.options) == 1:
        return Reason("had no choice", {})
    verb, _, rest = answer.partition(" ")
    if ask.what == "action":
        return why_action(view, verb, rest)
    if ask.what == "stake" or verb == "bet":
        staking = view.doing.staking if ask.what == "stake" and view.doing is not None else rest
        kind, lane = staking.split(" ")
        chances = look(race_of(view), mind)
        facts: dict[str, Any] = {"horse": lane, "chance": chances.of((kind, lane))}
        powers = powers_of(me_of(view))
        gain = won_gold(kind, lane, chances, powers) - 1
        each = pays(kind, chances.rows[lane], powers)
        if ask.what == "stake":
            said = "stakes on an edge" if gain > 0 and int(answer) > 1 else "stakes little"
            return Reason(said, {**facts, "stake": int(answer)})
        if facts["chance"] < LONG_SHOT:
            return Reason("a long shot", {**facts, "bet": kind, "pays": round(each)})
        return Reason("a good chance", {**facts, "bet": kind})
    if verb == "play":
        return why_card(view, rest)
    if verb == "look":
        return Reason("looks first", {"horse": rest})
    if verb == "loan":
        return Reason("needs gold", {"gold": me_of(view).gold})
    if answer == "pass" and view.doing is not None:
        return Reason("keeps its cards", {})
    if verb in ("ahead", "wind"):
        mine = {bet.unicorn for bet in me_of(view).bets}
        return (
            Reason("favours its bet", {"horse": rest})
            if rest in mine
            else Reason("all the same", {})
        )
    return Reason("best for its bets", {})


def why_action(view: View, verb: str, what: str) -> Reason:
    """Why this token, or this contract."""
    if verb == "sign":
        return Reason("likes the contract", {"card": what, "glory": CONTRACTS[what].end_glory})
    if verb == "loan" or what == "gold":
        return Reason("needs gold", {"gold": me_of(view).gold})
    return Reason("wants magic" if what == "magic" else "wants a bet", {"token": what})


def why_card(view: View, rest: str) -> Reason:
    """Why a card was laid in this lane; the card itself stays a secret until the reveal."""
    card, lane = rest.split(" ")
    mine = {bet.unicorn for bet in me_of(view).bets}
    others = {bet.unicorn for seat in view.seats for bet in seat.bets} - mine
    facts = {"horse": lane, "sign": MAGIC[card].sign}
    if lane in mine:
        return Reason("helps its bet" if facts["sign"] == "positive" else "leads astray", facts)
    if facts["sign"] == "negative":
        return Reason("hinders a rival", facts)
    return Reason("leads astray" if lane in others or mine else "all the same", facts)
