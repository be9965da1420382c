"""Why a computer did something, in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.profiles import Reason
from web.words.formatter import Facts, Teller

SHRUG = "all the same"


def facts_of(facts: Mapping[str, Any], names: Sequence[str]) -> Facts:
    """The facts of a reason: whole points, and nobody who does not sit at this table."""
    more: dict[str, Any] = {}
    for lead in ("behind", "ahead"):
        if lead in facts:
            more["points"] = abs(round(facts[lead]))
    if "seats" in facts:
        more["seats"] = [seat for seat in facts["seats"] if seat < len(names)]
    return {**facts, **more}


def reason_told(
    table: Mapping[str, str], teller: Teller, reasons: Sequence[Reason], names: Sequence[str]
) -> str:
    """The reasons for one act in the computer's own words; a shrug only where that is all."""
    known = [reason for reason in reasons if reason.kind in table and reason.kind != SHRUG]
    said = [
        teller.told(table[reason.kind], facts_of(reason.facts, names), names) for reason in known
    ]
    return " ".join(dict.fromkeys(said)) or teller.told(table[SHRUG], {})
