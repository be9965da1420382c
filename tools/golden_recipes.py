"""How a golden game is played: at which table, by whom, until what has come up in it.

Its save says so in its remarks; `tools/golden.py` keeps it, seals it, and plays it once more.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from game import Event, Table, saves
from game.bots.runner import next_answer
from game.play import ANYBODY, CHANCE

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", *(f"Guest {n}" for n in range(7, 41)))
REMARKS = {
    "round": "round {number}",
    "race": "race {number}",
    "off": "the race",
    "ranking": "finish: {ranking}",
    "bet won": "player {seat} wins a bet",
    "eliminated": "player {seat} is out",
}
"""Events that a new save remarks on, beside those that it is played for."""
ANYONE = "anyone"
"""Answers whatever is legal."""
SPEAKS = 0.08
"""How often anyone speaks up where nobody has to."""
MOST = 5000
"""So many games are searched."""
RACES = 3
"""So many are run where a game has no end of its own."""
PLAYED = re.compile(r"^# played by (.+?)(?: until (.+))?$", re.MULTILINE)


class Recipe(NamedTuple):
    """How a golden game is played: at which table, by whom, until these kinds of events came up.

    `began` is how many were there at the beginning, `deck` one of the players' own, as a save
    holds it.
    """

    title: str
    seats: int
    options: Mapping[str, str]
    about: str
    by: str = ANYONE
    until: Collection[str] = ()
    began: int | None = None
    deck: Mapping[str, Any] | None = None

    @property
    def remark(self) -> str:
        """What its save says of it."""
        ends = f" until {', '.join(self.until)}" if self.until else ""
        return f"{self.about}\n# played by {self.by}{ends}"


def remarked(table: Table, recipe: Recipe) -> str:
    """The table as a save with remarks for a reader."""
    head, _, _ = saves.dumps(table).partition("\n\n")
    first, rest = head.split("\n", 1)
    lines = [first, f"# {recipe.remark}", rest, ""]
    then, remarks = table.at(0), {**{kind: kind for kind in recipe.until}, **REMARKS}
    for answer in table.answers:
        before = len(then.events)
        then.answer(answer)
        lines.append(answer)
        for event in then.events[before:]:
            if event.kind in remarks:
                lines.append(f"# {_remark(event, remarks[event.kind])}")
    return "\n".join([*lines, ""])


def _remark(event: Event, text: str) -> str:
    facts = dict(event.facts)
    if "seat" in facts:
        facts["seat"] += 1
    if event.kind == "ranking":
        facts["ranking"] = ", ".join(map(str, facts.get("ranking") or facts["horses"]))
    return text.format_map(facts)


def search(recipe: Recipe) -> Table:
    """The first seed's game in which all of it comes up; ValueError where none of MOST is one."""
    for seed in range(1, MOST + 1):
        rng = Random(seed)
        names, chosen = NAMES[: recipe.seats], recipe.options
        table = Table(recipe.title, names, chosen, rng, began=recipe.began, deck=recipe.deck)
        while table.ask is not None:
            table.answer(answered(table, recipe.by, rng))
        if set(recipe.until) <= {event.kind for event in table.events}:
            return table
    kinds = ", ".join(recipe.until)
    raise ValueError(f"in {MOST} games of {recipe.title} not all came up: {kinds}")


def answered(table: Table, by: str, rng: Random) -> str:
    """What anyone, or a computer of that mind, answers now; where none speaks up, play goes on."""
    ask = table.ask
    assert ask is not None
    if by == ANYONE or ask.who == CHANCE:
        is_silent = ask.who == ANYBODY and rng.random() > SPEAKS
        return ask.options[-1 if is_silent else rng.randrange(len(ask.options))]
    minds = dict.fromkeys(range(len(table.names)), by)
    said = next_answer(table, minds, rng, RACES)
    return ask.options[-1] if said is None else said


def recipe_of(text: str) -> Recipe:
    """By which recipe a save was played, as its remarks say; ValueError where they do not."""
    table, (about, *_) = saves.begun(text), re.findall(r"^# (.+)$", text, re.MULTILINE)
    found = PLAYED.search(text)
    if found is None:
        raise ValueError("its save does not say who played it: play another one with --play")
    by, until = found.groups()
    deck = None if table.deck is None else table.deck.as_json()
    kinds = tuple(until.split(", ")) if until else ()
    seats, options = len(table.names), table.options
    return Recipe(table.title.id, seats, options, about, by, kinds, table.began, deck)


def kinds_of(title: str) -> frozenset[str]:
    """Every kind of event that a title may tell."""
    box = title.partition("/")[0].replace("-", "_")
    return frozenset(import_module(f"game.{box}.kinds").KINDS)
