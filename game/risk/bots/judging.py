"""What a computer makes of the map: what a territory is worth to it, what threatens it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind, Reason
from game.risk.board import BONUS, BORDERS, CONTINENT, DISPUTED, TERRITORIES, WITHIN
from game.risk.chances import chances
from game.risk.missions import INSTEAD, MISSIONS, Mission
from game.risk.state import NEUTRAL
from game.risk.view import View

Choice = tuple[str, Reason]
"""An answer, and why it is given."""

DEEP = 60
"""Larger battles are judged as if they were smaller by the same part."""


class Style(NamedTuple):
    """How a level and a temper weigh what they see.

    `sure` is how likely an attack has to be, `bold` how much of that a great gain makes up for.
    """

    sure: float
    card: float
    whole: float
    breaks: float
    victim: float
    guard: float


STYLES: Mapping[str, Style] = {
    "casual": Style(0.5, 1.0, 0.6, 0.0, 0.0, 0.0),
    "keen": Style(0.62, 2.5, 1.6, 0.6, 0.0, 0.3),
    "sharp": Style(0.6, 0.0, 0.0, 0.0, 1.0, 0.0),
}
"""A sharp one thinks in campaigns (`planning.py`), and weighs nothing but how sure it is."""

TEMPERED = {"cautious": 0.08, "bluffer": -0.06, "banker": 0.03, "": 0.0}
"""How much surer one wants to be, by temper."""


def style_of(mind: Mind) -> Style:
    """The style of a mind."""
    style = STYLES[mind.level]
    return style._replace(sure=style.sure + TEMPERED[mind.temper])


def win(attack: int, defence: int) -> float:
    """How likely so many armies that may fight beat so many."""
    if attack < 1:
        return 0.0
    most = max(attack, defence)
    if most > DEEP:
        attack, defence = max(1, attack * DEEP // most), max(1, defence * DEEP // most)
    return chances(attack, defence).wins


class Map:
    """The table as one seat sees it, with what follows from it."""

    def __init__(self, view: View, style: Style) -> None:
        assert view.seat is not None
        self.view, self.style, self.seat = view, style, view.seat
        self.owner, self.armies = view.owner, view.armies

    @cached_property
    def own(self) -> list[str]:
        """The own territories."""
        return [one for one in TERRITORIES if self.owner.get(one) == self.seat]

    @cached_property
    def near(self) -> dict[str, tuple[str, ...]]:
        """What each touches in this game."""
        return {one: tuple(self.beside(one)) for one in TERRITORIES}

    def beside(self, territory: str) -> Iterator[str]:
        """What it touches in this game."""
        for other in BORDERS[territory]:
            if self.view.options["disputed"] == "border" or {territory, other} != DISPUTED:
                yield other

    def enemies(self, territory: str) -> list[str]:
        """What is beside it and not one's own."""
        return [one for one in self.beside(territory) if self.owner[one] != self.seat]

    @cached_property
    def edge(self) -> list[str]:
        """The own territories that touch another's."""
        return [one for one in self.own if self.enemies(one)]

    def fronts(self) -> Iterator[tuple[str, str]]:
        """From where to where one could attack, with armies or without."""
        for start in self.edge:
            for goal in self.enemies(start):
                yield start, goal

    def threat(self, territory: str) -> int:
        """The armies of others beside it that could attack it."""
        return sum(
            self.armies[one] - 1 for one in self.enemies(territory) if self.owner[one] != NEUTRAL
        )

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many territories each owns."""
        found: dict[int, int] = {}
        for seat in self.owner.values():
            found[seat] = found.get(seat, 0) + 1
        return found

    @cached_property
    def shares(self) -> dict[str, dict[int, int]]:
        """How many territories of each continent each owns."""
        found: dict[str, dict[int, int]] = {name: {} for name in BONUS}
        for one, seat in self.owner.items():
            its = found[CONTINENT[one]]
            its[seat] = its.get(seat, 0) + 1
        return found

    @cached_property
    def mission(self) -> Mission | None:
        """What one is after; what stands instead of an enemy who is out or was never there."""
        if not self.view.mission:
            return None
        its = MISSIONS[self.view.mission]
        victim = its.eliminate - 1
        if its.eliminate and (
            victim == self.seat or victim >= len(self.view.hands) or victim in self.view.out
        ):
            return INSTEAD
        return its

    def longing(self, continent: str) -> float:
        """How much one wants this continent: what it brings by what is still to be taken of it."""
        parts = len(WITHIN[continent])
        mine = self.shares[continent].get(self.seat, 0)
        want = BONUS[continent] * (mine / parts) ** 2
        if self.mission is not None and continent in self.mission.take:
            want = want * 2 + 3
        return want

    def worth(self, goal: str) -> float:
        """What it would be worth to take a territory."""
        style, owner, name = self.style, self.owner[goal], CONTINENT[goal]
        value = 0.5 + 0.5 * self.longing(name) * style.whole
        if not self.view.conquered:
            value += style.card
        its = self.shares[name]
        if its.get(self.seat, 0) == len(WITHIN[name]) - 1:
            value += BONUS[name] * style.whole
        if owner != NEUTRAL:
            if its.get(owner, 0) == len(WITHIN[name]):
                value += BONUS[name] * style.breaks
            left = self.counts[owner]
            if left <= 3:
                value += style.victim * (1 + self.view.hands[owner]) / left
            if self.mission is not None and self.mission.eliminate == owner + 1:
                value += 2 + 6 / left
        return value


def weak(map: Map) -> str:
    """The border of a whole continent of one's own that is threatened most, "" for none."""
    whole = [name for name in BONUS if map.shares[name].get(map.seat, 0) == len(WITHIN[name])]
    edge = [one for one in map.edge if CONTINENT[one] in whole]
    worst = max(edge, key=lambda one: map.threat(one) - map.armies[one], default="")
    return worst if worst and map.threat(worst) > map.armies[worst] else ""


def pick(rng: Chooser, those: list[str]) -> str:
    """Any of them."""
    return those[int(rng.random() * len(those))]
