"""What only the Board Game asks: shop, trades, cards to keep, line-up, Eric's odds, auctions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.profiles import Chooser as Chooser
from game.bots.profiles import Mind, Reason
from game.horse_fever.bots import auctions, buying, fancies, heuristics, keeping, line_up, trading
from game.horse_fever.bots.standing import Appraisal, Standing, best
from game.horse_fever.view import View
from game.play import Ask

Appraise = Callable[[Standing, Ask], list[Appraisal]]

KEEN: Mapping[str, Appraise] = {
    "purchase": heuristics.purchases,
    "offer": heuristics.sales,
    "target to keep": heuristics.keeps,
    "assistant to keep": heuristics.keeps,
    "horse to keep": heuristics.keeps,
    "swap": heuristics.swaps,
    "line-up": heuristics.line_up,
    "odds change": line_up.appraise_odds,
    "sell auction": heuristics.bids,
    "buy auction": heuristics.bids,
}
SHARP: Mapping[str, Appraise] = {
    "purchase": buying.appraise,
    "offer": trading.appraise_sale,
    "target to keep": keeping.appraise,
    "assistant to keep": keeping.appraise,
    "horse to keep": keeping.appraise,
    "swap": trading.appraise_swap,
    "line-up": line_up.appraise_line_up,
    "odds change": line_up.appraise_odds,
    "sell auction": auctions.appraise,
    "buy auction": auctions.appraise,
}
"""By question: every legal answer with its worth; the best one is given."""


def answer(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str | None:
    """An answer to a question that only the Board Game asks, or None."""
    if mind.level == "casual":
        return fancies.answer(view, ask, rng)
    appraisals = appraise(view, ask, mind)
    return None if appraisals is None else best(appraisals).option


def why(view: View, ask: Ask, answer: str, mind: Mind) -> Reason | None:
    """Why a player of this mind gave an answer here, or None where this is no such question."""
    if mind.level == "casual":
        return fancies.why(view, ask, answer)
    found = (one for one in appraise(view, ask, mind) or () if one.option == answer)
    return next((one.reason for one in found), None)


def appraise(view: View, ask: Ask, mind: Mind) -> list[Appraisal] | None:
    """Every answer with its worth to this mind; None where the Board Game alone does not ask."""
    if ask.what == "character":
        return keeping.appraise_characters(view, ask)
    ways = SHARP if mind.level == "sharp" else KEEN
    return ways[ask.what](Standing(view, mind), ask) if ask.what in ways else None
