"""Payoffs as a moment: slips stamped or torn one by one, counters that run, the long shot.

Each part is told when its turn comes by `data-after`, in tenths of a second, from which the style
makes delays. At rest, and where nothing moves, everything stands as it is in the end.
"""

from __future__ import annotations

from typing import NamedTuple

from web import html as h
from web.parts.pieces import icon, unseen
from web.words.speaking import say

SPAN = 45
"""Tenths of a second in which all slips of a race are shown."""

STEP = 4
"""Tenths of a second for one slip, where there are few."""

RUN = 7
"""Tenths of a second that a counter runs."""


class Slip(NamedTuple):
    """One line of a bill: a horse's drawing or nothing, what for, and what it brought."""

    kind: str
    sign: h.Node
    what: h.Node
    much: h.Node
    outcome: str = ""


class Turns:
    """When each slip has its turn: one after the other, all of them within `SPAN`."""

    def __init__(self, count: int) -> None:
        self.count, self.next = count, 0

    def at(self, turn: int) -> int:
        """Tenths of a second after which this turn comes, counted from 0."""
        return 4 + round(turn * min(STEP, SPAN / max(1, self.count)))

    def take(self) -> int:
        """The next turn."""
        self.next += 1
        return self.at(self.next - 1)

    def after_last(self) -> int:
        """When the slips that have had their turn are done with."""
        return self.at(self.next)

    def over(self) -> int:
        """When all are done with and the counters have run."""
        return self.at(self.count) + RUN


def slip(one: Slip, after: int) -> h.Element:
    """A slip, stamped if it was won; if it was lost it is torn, which takes a second copy."""
    is_lost = one.outcome == "lost"
    paper = [one.sign, h.span(".what")[one.what]]
    brings = unseen(say("torn up")) if is_lost else h.span(".much")[one.much]
    return h.li(class_=f"paid-{one.kind} {one.outcome}".strip(), data_after=str(after))[
        h.span(".paid-slip.row")[paper, brings],
        h.span(".paid-slip.row.torn-off", aria_hidden="true")[paper] if is_lost else None,
    ]


def counter(text: str, after: int, was: str = "") -> h.Element:
    """A number that runs to `text` when its turn comes; until then `was` stands, as it was told.

    How many figures the new number has would give it away: none of them is seen before its turn.
    """
    old = [letter for letter in was if letter.isdigit()][::-1]
    at = sum(letter.isdigit() for letter in text)
    told: list[h.Node] = []
    for letter in text:
        if not letter.isdigit():
            told.append(letter)
            continue
        at -= 1
        before = old[at] if at < len(old) else "0"
        told.append(h.i(data_digit=letter, data_was=before)[letter])
    return h.span(
        ".running", role="img", aria_label=text, data_after=str(after), data_old=was or None
    )[h.span[told]]


def long_shot(title: str, told: h.Node) -> h.Element:
    """The outsider that has won, and who believed in it."""
    return h.p(".long-shot.row")[icon("megaphone"), h.b[title], " ", h.span[told], confetti()]


def confetti(pieces: int = 28) -> h.Element:
    """Paper that falls, for the eye only; the style colours and scatters it by its order."""
    return h.span(".confetti", aria_hidden="true")[(h.i for _ in range(pieces))]
