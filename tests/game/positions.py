"""Positions in words: what lies on a table, what is answered, and what has come of it.

A case is a headline, and under it, one after the other, lines of a box's own language:

    lay: 0 has 400 D; red hides armand-amende       what lies there
    first bet: 0 win red / 0 300                    a phase, and what is answered in it
    then: purses 100 3000 3000; 1 is asked          what holds now
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.play import ANYBODY, CHANCE
from tests.game.scripted import Phase, told


def cases(text: str, position: Callable[[], Position]) -> list[Any]:
    """Every case of a text, with its headline for a name, and where it begins."""
    found: list[tuple[str, list[str]]] = []
    for line in text.strip().splitlines():
        if line.startswith(" "):
            found[-1][1].append(line.strip())
        else:
            found.append((line, []))
    return [pytest.param(position, lines, id=headline) for headline, lines in found]


def follow(position: Callable[[], Position], lines: list[str]) -> None:
    """Lay, play and look, as the lines of a case say."""
    here = position()
    for line in lines:
        try:
            here.take(line)
        except (AssertionError, ValueError) as wrong:
            wrong.add_note(line)
            raise


class Position:
    """A table as the lines of a case have left it, and the phase that is being played."""

    game: Any
    phase: Phase | None = None

    def take(self, line: str) -> None:
        what, _, rest = line.partition(":")
        if what in ("lay", "then"):
            for said in rest.split(";"):
                (self.lay if what == "lay" else self.look)(said.split())
        else:
            self.play(what, [said.strip() for said in rest.split(" / ") if said.strip()])

    def lay(self, words: list[str]) -> None:
        """What a box has to lay."""
        raise ValueError(f"nothing is laid by {words}")

    def play(self, what: str, answers: list[str]) -> None:
        """A phase of the box, or the one before that goes on."""
        raise ValueError(f"nothing is played as {what}: {answers}")

    def look(self, words: list[str]) -> None:
        """What every box has: who is asked, what may be answered, what was told."""
        ask = self.phase.ask if self.phase else None
        match words:
            case ["nobody", "is", "asked"]:
                assert ask is None
            case [who, "is", "asked", *options]:
                assert ask is not None and ask.who == seat_of(who)
                assert not options or list(ask.options) == " ".join(options).split(" | ")
            case ["asked", "for", *what]:
                assert ask is not None and ask.what == " ".join(what)
            case ["may", "not", *text]:
                texts, _, why = " ".join(text).partition(" (")
                self.refused(texts.split(" | "), *why.split(") "))
            case ["may", "only", *text]:
                assert ask is not None and {*" ".join(text).split(" | ")} == {*ask.options}
            case ["may", *text]:
                assert ask is not None and {*" ".join(text).split(" | ")} <= {*ask.options}
            case ["seats", "of", *rest]:
                kind, seats = split(rest, str.isdigit)
                assert [facts["seat"] for facts in told(self.game, kind)] == numbers(seats)
            case ["never", *kind]:
                assert not told(self.game, " ".join(kind))
            case ["told", number, *kind] if number.isdigit():
                assert len(told(self.game, " ".join(kind))) == int(number)
            case ["told", *rest]:
                kind, pairs = split(rest, lambda word: "=" in word)
                facts = told(self.game, kind)[-1]
                wanted = dict(pair.split("=") for pair in pairs)
                assert {key: plain(facts[key]) for key in wanted} == wanted
            case _:
                raise ValueError(f"nothing is asked by {words}")

    def refused(self, texts: list[str], rule: str, reason: str = "") -> None:
        """Each is no option, and the rule says why; `reason` is how that begins."""
        assert self.phase is not None and self.phase.ask is not None
        for text in texts:
            assert text not in self.phase.ask.options, text
            why = self.phase.ask.why(text)
            assert why is not None and why.rule == rule.strip(")"), (text, why)
            assert why.reason.startswith(reason), why


def seat_of(who: str) -> int:
    """A seat counts from 0; `?` is chance, and `anybody` anybody."""
    return {"?": CHANCE, "anybody": ANYBODY}[who] if not who.isdigit() else int(who)


def split(words: list[str], ends: Callable[[str], bool]) -> tuple[str, list[str]]:
    """A kind of event, up to the first word that is none of it; and the rest."""
    at = next(at for at, word in enumerate(words) if ends(word))
    return " ".join(words[:at]), words[at:]


def numbers(words: list[str]) -> list[int]:
    return [int(word) for word in words]


def plain(value: Any) -> str:
    """A fact as it is written in a case."""
    text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return text.replace(" ", "_")
