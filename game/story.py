"""Whether a save still tells the story that its players saw, and up to which moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.play import Refusal
from game.table import Table
from game.telling import Told, tell

AT_LINE = "Line {line} of the save: {why}"


class Stop(NamedTuple):
    """A line whose answer the table does not take, and the table's reason."""

    line: int
    refusal: Refusal


@dataclass(frozen=True)
class Opened:
    """What could be opened of a save: `note` says what is amiss, None where nothing is.

    `lost` counts the answers of the save that are not on the table. `rules` is the version of the
    rules that it was made under, where this page does not know that one.
    """

    table: Table
    note: Refusal | None = None
    lost: int = 0
    rules: int | None = None


def as_told(
    table: Table, told: Mapping[int, str], foreign: Told | None, stop: Stop | None
) -> Opened:
    """The table at the last moment that it and the save agree on, with the reason if earlier."""
    agreed, is_same = _agreed(table, told)
    if not is_same:
        why = foreign or tell("It was edited by hand, or made by another version.")
        note = Refusal(
            "After step {step} this save no longer matches the game that was played. {why}", "",
            step=agreed, why=why,
        )  # fmt: skip
        return Opened(table.at(agreed), note)
    if stop:
        # Under other rules a refused answer has come too late to show where the stories part.
        then = table.at(agreed) if foreign and told else table
        why = tell(AT_LINE, line=stop.line, why=tell(stop.refusal.reason))
        if foreign:
            why = tell("{why} {also}", why=why, also=foreign)
        return Opened(then, Refusal(why, stop.refusal.rule))
    if told and max(told) > len(table.answers):
        note = Refusal(
            "The end of the save is missing: it should have {count} steps.", "", count=max(told)
        )
        return Opened(table, note)
    return Opened(table)


def foreign_rules(table: Table, rules: int) -> Told | None:
    """What to say of a save under rules that this page does not play it by; None where it does."""
    if rules == table.rules:
        return None
    if rules > table.rules:
        return tell(
            "A newer version of this page wrote it, under version {rules} of the rules; this page "
            "knows version {now}. Bring it up to date: open it again with a network.",
            rules=rules, now=table.rules,
        )  # fmt: skip
    return tell(
        "It was made under version {rules} of the rules, and this is {now}.",
        rules=rules, now=table.rules,
    )  # fmt: skip


def _agreed(table: Table, told: Mapping[int, str]) -> tuple[int, bool]:
    """The last step with the checksum that the save names, and whether no later one differs."""
    agreed, last = 0, len(table.answers)
    for step in sorted(told):
        if step > last:
            break
        if table.digest(step) != told[step]:
            return agreed, False
        agreed = step
    return agreed, True
