"""The one law of undo: the last answer is free until a chance outcome or a reveal follows it.

That the next player is asked does not end it: nobody has learnt anything yet. It ends when that
player answers, because then another answer is the last one, or looks at what is his alone. Only
whoever runs the table knows who has looked, so the page narrows the law there
(`web/acts/undoing.py`).

Where anybody may act, what was said last may be taken back while the floor is open again. So may a
move of one player that led there, if it was made aloud: a secret one would be told to whoever takes
it back. A whole turn ends where another has spoken.

Past that barrier a table goes back only by consent of everybody, and the way back is marked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from game.play import ANYBODY, CHANCE, Event, Refusal
from game.table.steps import Step

TURNED_UP = "Cards have been turned up, or slips opened, since."
ONE_MISSING = "Going back this far needs the whole table: {missing:players} has not agreed."
SOME_MISSING = "Going back this far needs the whole table: {missing:players} have not agreed."


class Rewind(NamedTuple):
    """A going back by consent: to which `step`, and how many answers were `taken` back.

    `step` lies in the answers as they stand now: where something is taken back below it later, it
    falls along.
    """

    step: int
    taken: int


class Line(NamedTuple):
    """A game as a line of answers, and who is asked next: None once the game is over."""

    steps: Sequence[Step]
    events: Sequence[Event]
    next: int | None


def barrier(line: Line, step: int, reveals: Collection[str]) -> Refusal | None:
    """Why the answer that led to `step` stands; None where its player may still take it back."""
    if not step:
        return Refusal("Nothing has been played yet.", "")
    is_last = step == len(line.steps)
    if is_last and line.next is None:
        return Refusal("The game is over.", "")
    last, after = line.steps[step - 1], None if is_last else line.steps[step]
    if last.asker == CHANCE:
        return Refusal("A card has been drawn or a die rolled since.", "")
    news = line.events[last.told : None if after is None else after.told]
    if any(event.kind in reveals for event in news):
        return Refusal(TURNED_UP, "")
    asked = line.next if after is None else after.asked
    if asked == ANYBODY and not last.aloud:
        return Refusal("A choice made in secret is final once anybody may speak up.", "")
    if asked == CHANCE:
        return Refusal("Dice are rolled or cards are drawn next.", "")
    return None


def turn_start(line: Line, reveals: Collection[str]) -> int:
    """The step where the turn of whoever answered last began: it may be taken back freely."""
    step = end = len(line.steps)
    while barrier(line, step, reveals) is None:
        if step < end and line.steps[step - 1].asker != line.steps[end - 1].asker:
            break
        step -= 1
    return step


def missing_consent(
    names: Sequence[str],
    bots: Mapping[int, str],
    agreed: Collection[int],
    here: Collection[int],
) -> Refusal | None:
    """Who of the people here has not agreed to go back; computers always do."""
    asked = [seat for seat in here if seat not in bots]
    missing = [seat for seat in asked if seat not in agreed]
    if not missing:
        return None
    said = ONE_MISSING if len(missing) == 1 else SOME_MISSING
    return Refusal(said, "", missing=missing).named(names)


def cut(marks: Sequence[Rewind], step: int) -> tuple[Rewind, ...]:
    """The marks of a table that went back to `step`: none is lost, none lies beyond it."""
    return tuple(mark._replace(step=min(mark.step, step)) for mark in marks)
