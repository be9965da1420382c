"""What Unicorn Fever has to say in every language besides what every title says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from web.racing.effects import Table
from web.words import tables


@dataclass(frozen=True, kw_only=True)
class Tables(tables.Tables):
    """The words of the title in one language.

    `about_to` goes by the verb of an answer; the rules have the words of `figures.py` where a
    figure stands. `effects` are those of magic and of unicorns, `joins` what stands between two;
    `contracts` what each contract does, from the figures of its row, `tokens` what parts of an
    action token give.
    """

    effects: Table
    joins: Mapping[str, str]
    contracts: Mapping[str, str]
    tokens: Mapping[str, str]
