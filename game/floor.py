"""The open floor: a question that anybody at the table may answer, or that is passed over.

Each answer begins with the number of the seat that speaks, counted from 1 (`3 faller`), or has no
seat and lets play go on (`race`). The options hold those of all seats, and so perhaps the secrets
of several: whoever shows or answers the question takes those of one seat only, by `options_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar, runtime_checkable

from game.counted import Listed
from game.play import ANYBODY, Ask, Play, Refusal, no_objection

T = TypeVar("T")


@runtime_checkable
class BySeat(Protocol):
    """Options too many to go through, which know themselves what belongs to a seat."""

    def of(self, seat: int | None) -> Sequence[str]:
        """Those of a seat; for None, those without a seat."""


class Joined(Listed):
    """Options one after another, none of them written out."""

    def __init__(self, *parts: Sequence[str]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum([len(part) for part in self.parts])

    def __contains__(self, text: object) -> bool:
        return any(text in part for part in self.parts)

    @property
    def key(self) -> tuple[Sequence[str], ...]:
        """The parts."""
        return self.parts

    def spell(self, index: int) -> str:
        """The answer at an index, in the part that has it."""
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)


def anybody(
    what: str,
    options: Mapping[int, Mapping[str, T]],
    go_on: Mapping[str, T],
    rule: str = "",
    menu: Sequence[str] = (),
    why: Callable[[str], Refusal | None] = no_objection,
    secret: bool = False,
) -> Play[tuple[int, T]]:
    """Let one seat speak, or play go on; gives who spoke, or ANYBODY, and what the answer means.

    `options` are those of each seat, without its number; no word of `go_on` begins with a number.
    Where they are `secret`, a seat looks at its own alone before it speaks.
    """
    spelt = {
        f"{seat + 1} {text}": (seat, value)
        for seat, own in options.items()
        for text, value in own.items()
    }
    spelt |= {text: (ANYBODY, value) for text, value in go_on.items()}
    answer = yield Ask(ANYBODY, what, tuple(spelt), 1, rule, menu, why, open=not secret)
    return spelt[answer]


def speaker(text: str) -> int:
    """The seat that speaks in an answer to an open floor; ANYBODY where play just goes on."""
    number, _, rest = text.partition(" ")
    return int(number) - 1 if rest and number.isascii() and number.isdigit() else ANYBODY


def options_of(ask: Ask, seat: int | None) -> Sequence[str]:
    """What this seat could answer, and nothing of another's; for None, what lets play go on."""
    if ask.who != ANYBODY:
        return ask.options if ask.who == seat else ()
    if isinstance(ask.options, BySeat):
        return ask.options.of(seat)
    wanted = ANYBODY if seat is None else seat
    return tuple([text for text in ask.options if speaker(text) == wanted])


def is_private(ask: Ask) -> bool:
    """Whether this is an open floor at which each seat's options are for that seat alone."""
    return ask.who == ANYBODY and not ask.open


def put_to(ask: Ask, seat: int | None) -> Ask:
    """A question as it is put to a seat that has spoken up, or for None to the whole table.

    Only an open floor with secrets changes: of its answers those are left that may be seen there.
    """
    if not is_private(ask):
        return ask
    who = ANYBODY if seat is None else seat
    menu = tuple([text for text in ask.menu if speaker(text) == who])
    return replace(ask, who=who, options=options_of(ask, seat), menu=menu, open=seat is None)


def asked_of(ask: Ask, seat: int) -> Ask:
    """The question of an open floor as it is put to one seat, which may speak or let it go on."""
    options = Joined(options_of(ask, seat), options_of(ask, None))
    return replace(ask, who=seat, options=options, menu=())
