"""Refusals in the language of the page: the rules give a template in English, and facts."""

from __future__ import annotations

from collections.abc import Mapping

from game.telling import Told
from web.words.formatter import Teller


def refused(table: Mapping[str, str], teller: Teller, reason: str) -> str:
    """A reason by a table from English templates to those of another language; "" if unknown."""
    if not isinstance(reason, Told):
        return table.get(reason, "")
    template = table.get(reason.template)
    return teller.told(template, reason.facts, reason.names) if template else ""
