"""Which of the cards drawn to keep, and which character to be."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots import targets, valuation
from game.horse_fever.bots.standing import Appraisal, Standing
from game.horse_fever.people import CHARACTERS, target_kind
from game.horse_fever.view import View
from game.play import Ask

POWERS = {
    "antonio-vesuvio": 2600,
    "eric-change": 700,
    "miss-double": 500,
    "miss-paris": 1800,
    "otto-von-alt": 900,
}
"""What a character's gift is thought to be worth, in Danari."""


def appraise(at: Standing, ask: Ask) -> list[Appraisal]:
    """Each card drawn with what it will bring."""
    kind = ask.what.split(" ")[0]
    return [card(at, kind, text) for text in ask.options]


def card(at: Standing, kind: str, text: str) -> Appraisal:
    """One card drawn, and the reason to keep it."""
    name = text.removeprefix("keep ")
    if kind == "target":
        value = targets.worth_of_target(at, name)
        chance = targets.chance(at, target_kind(name))
        facts = {"target": target_kind(name), "chance": chance}
        return Appraisal(text, value, Reason("its target leads", facts))
    value = valuation.assistant(at, name) if kind == "assistant" else valuation.horse(at, name)
    return Appraisal(text, value, Reason("keeps the best card", {"what": kind, "card": name}))


def appraise_characters(view: View, ask: Ask) -> list[Appraisal]:
    """Money, the stable that comes along and its prizes, or a gift of one's own, in Danari."""
    return [character(view, text) for text in ask.options]


def character(view: View, text: str) -> Appraisal:
    """One character."""
    name = text.removeprefix("be ")
    one = CHARACTERS[view.edition][name]
    value = float(one.money + POWERS.get(name, 0))
    if one.stable_row:
        value += 1700 + 0.8 * valuation.PRIZES[one.stable_row - 1] * view.rounds
    return Appraisal(text, value, Reason("likes the character", {"character": name}))
