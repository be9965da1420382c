"""What a reason of a computer is told of; in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from web.words.formatter import Facts


def facts_of(facts: Mapping[str, Any], names: Sequence[str]) -> Facts:
    """The facts of a reason: whole points, and nobody who does not sit at this table."""
    more: dict[str, Any] = {}
    for lead in ("behind", "ahead"):
        if lead in facts:
            more["points"] = abs(round(facts[lead]))
    if "seats" in facts:
        more["seats"] = [seat for seat in facts["seats"] if seat < len(names)]
    return {**facts, **more}
