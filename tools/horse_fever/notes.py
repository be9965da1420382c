"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "stable": "a stable and its colour: El Fragor Rojo (red)",
    "called": "a horse as the caller names it",
    "shouted": "the same with a comma behind it, which goes where another mark follows",
    "thing": "a card in a sentence; for a colour its stable",
    "action": "the name of an action card",
    "character": "the name of a character",
    "target": "a target",
    "ware": "what is bought: action, target, assistant, horse, stable",
    "lender": "who lends: the bank or the mob",
    "joke": "whom a colour of the die names, as a sentence",
    "jokes": "the same for all colours",
    "whom": "whom a colour of the die names",
}
