"""Why did you? Told from what the answer does on the table that the computer saw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.bots.profiles import Chooser, Mind, Reason, mind_of
from game.play import Ask
from game.unicorn_fever.bots import casual
from game.unicorn_fever.bots.choices import token_of, weights
from game.unicorn_fever.bots.purse import me_of, powers_of
from game.unicorn_fever.bots.spells import LEAST_GAIN, plays_worth
from game.unicorn_fever.bots.worth import look, pays, won_gold
from game.unicorn_fever.chances import race_of
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.view import View

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "had no choice": (),
        "all the same": (),
        "in the mood": (),
        "needs gold": ("gold",),
        "borrows to stake": ("gold",),
        "likes the contract": ("card", "glory"),
        "wants a bet": ("token",),
        "wants magic": ("token",),
        "likes the odds": ("horse", "bet", "pays"),
        "a good chance": ("horse", "bet", "chance"),
        "a long shot": ("horse", "bet", "chance", "pays"),
        "stakes on an edge": ("horse", "stake", "chance"),
        "stakes little": ("horse", "stake"),
        "trusts a favourite": ("horse", "stake"),
        "helps its bet": ("horse", "sign"),
        "hinders a rival": ("horse", "sign"),
        "leads astray": ("horse", "sign"),
        "keeps its cards": (),
        "keeps its gold": (),
        "looks first": ("horse",),
        "favours its bet": ("horse",),
        "spares itself": ("horse",),
        "best for its bets": (),
    }
)
"""Every kind of reason with its facts: `chance` from 0 to 1, `pays` for a gold of stake, `glory`
what is printed on a contract."""

LONG_SHOT = 0.2


def why(name: str, view: View, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; ValueError where nobody is called so."""
    mind = mind_of(name)
    if len(ask.options) == 1:
        return Reason("had no choice", {})
    verb, _, rest = answer.partition(" ")
    if verb == "loan":
        gold = me_of(view).gold
        return Reason("borrows to stake" if gold else "needs gold", {"gold": gold})
    if ask.what == "action":
        return why_action(view, mind, answer)
    if ask.what == "stake" or verb in ("bet", "reserve"):
        return why_bet(view, mind, ask, answer)
    if verb == "play":
        return why_card(view, mind, ask, rest)
    if verb == "look":
        return Reason("looks first", {"horse": rest})
    if answer == "pass" and view.doing is not None:
        has_cards = any(text.startswith("play ") for text in ask.options)
        return Reason("keeps its cards" if has_cards else "keeps its gold", {})
    if verb in ("ahead", "wind"):
        return why_unicorn(view, mind, rest)
    # What a beginner does with its contracts, and which card goes, has no thought behind it.
    if verb == "drop" or (mind.level == "casual" and verb not in ("keep", "reroll")):
        return Reason("in the mood", {})
    return Reason("best for its bets", {})


def why_action(view: View, mind: Mind, answer: str) -> Reason:
    """Why this token, or this contract."""
    verb, what = answer.split(" ")
    me = me_of(view)
    if verb == "sign":
        if mind.level == "casual":
            return Reason("in the mood", {})
        glory = CONTRACTS[what].end_glory
        return Reason("likes the contract", {"card": what, "glory": glory})
    if what == "gold":
        is_whim = mind.level == "casual" and me.gold >= casual.needs(view)
        return Reason("in the mood", {}) if is_whim else Reason("needs gold", {"gold": me.gold})
    return Reason("wants a bet" if token_of(view, answer).bet else "wants magic", {"token": what})


def why_bet(view: View, mind: Mind, ask: Ask, answer: str) -> Reason:
    """Why this bet, or so high a stake: by the chance that the computer gives it."""
    doing = view.doing
    is_stake = ask.what == "stake" and doing is not None
    token = doing.staking if is_stake and doing is not None else answer.partition(" ")[2]
    kind, lane = token.split(" ")
    powers = powers_of(me_of(view))
    facts: dict[str, Any] = {"horse": lane}
    if mind.level == "casual":
        if is_stake:
            is_sure = view.odds[lane] <= casual.FAVOURITES
            said = "trusts a favourite" if is_sure else "stakes little"
            return Reason(said, {**facts, "stake": int(answer)})
        if ask.what == "bet token to reserve":
            return Reason("in the mood", {})
        each = pays(kind, view.odds[lane])
        return Reason("likes the odds", {**facts, "bet": kind, "pays": each})
    chances = look(race_of(view), mind)
    chance = chances.of((kind, lane))
    if is_stake:
        if int(answer) > 1 and won_gold(kind, lane, chances, powers) > 1:
            return Reason("stakes on an edge", {**facts, "stake": int(answer), "chance": chance})
        return Reason("stakes little", {**facts, "stake": int(answer)})
    facts |= {"bet": kind, "chance": chance}
    if chance < LONG_SHOT:
        each = pays(kind, chances.rows[lane])
        return Reason("a long shot", {**facts, "pays": round(each)})
    return Reason("a good chance", facts)


def why_card(view: View, mind: Mind, ask: Ask, rest: str) -> Reason:
    """Why a card was laid in this lane; the card itself stays a secret until the reveal."""
    card, lane = rest.split(" ")
    mine = {bet.unicorn for bet in me_of(view).bets}
    sign = magic_of(card).sign
    facts = {"horse": lane, "sign": sign}
    if mind.temper == "bluffer" and mind.level != "casual":
        plays = [text for text in ask.options if text.startswith("play ")]
        if plays_worth(view, plays, mind)[f"play {rest}"] <= LEAST_GAIN:
            return Reason("leads astray", facts)
    if lane in mine:
        return Reason("helps its bet" if sign == "positive" else "leads astray", facts)
    return Reason("hinders a rival" if sign == "negative" else "leads astray", facts)


def why_unicorn(view: View, mind: Mind, lane: str) -> Reason:
    """Why a unicorn is put ahead, or has the tailwind."""
    worth = weights(view, mind)
    if lane in {bet.unicorn for bet in me_of(view).bets}:
        return Reason("favours its bet", {"horse": lane})
    return (
        Reason("spares itself", {"horse": lane})
        if any(worth.values())
        else Reason("all the same", {})
    )
