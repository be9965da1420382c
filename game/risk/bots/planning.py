"""Campaigns: what a sharp computer thinks through before it places, attacks, and moves in.

Everything is counted in armies: what a campaign brings until it comes to nothing again, less what
it costs. Where others are hurt it counts by how strong each of them is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from game.risk.board import BONUS, CONTINENT, WITHIN
from game.risk.bots.judging import DEEP, STYLES, Map
from game.risk.chances import Chances, chances
from game.risk.state import NEUTRAL, least

TURNS = 2.0
"""For how many turns a continent that can be held is counted."""

LAND = 0.3
"""What a territory more is worth: it may soon be lost again."""

LEAST = 0.2
"""A campaign that is less likely to get so far is not thought through."""

STEPS = 120
"""So many attacks are thought of for each aim: a computer answers at once."""

WIN = 200.0
CARD = 0.4
"""A card's part of the next set."""


class Plan(NamedTuple):
    """A campaign: what it is worth, and its first attack."""

    value: float
    start: str = ""
    goal: str = ""


BOLD = 10.0
"""How much a campaign must bring for each part that one wants to be surer than an even mind."""


def fought(attack: int, defence: int) -> Chances:
    """What a battle comes to; larger ones are judged as if they were smaller by the same part."""
    most = max(attack, defence)
    if most <= DEEP:
        return chances(attack, defence)
    found = chances(max(1, attack * DEEP // most), max(1, defence * DEEP // most))
    return found._replace(left=found.left * most / DEEP, held=found.held * most / DEEP)


class Campaign:
    """The map as it would be after some attacks; they are made and taken back."""

    def __init__(self, map: Map, more: Mapping[str, int] = {}) -> None:
        self.map, self.seat, self.view = map, map.seat, map.view
        self.armies = dict(map.armies)
        for one, count in more.items():
            self.armies[one] += count
        self.mine = set(map.own)
        self.missing = {
            name: len(parts) - map.shares[name].get(map.seat, 0) for name, parts in WITHIN.items()
        }
        self.taken: list[str] = []
        self.begin, self.steps = "", 0
        self.held_now = self.held()
        self.best = Plan(BOLD * (map.style.sure - STYLES["sharp"].sure))

    @cached_property
    def shares(self) -> dict[int, float]:
        """How much each of the others counts: its part of all that they have, nobody's nothing."""
        power = dict.fromkeys(self.map.counts, 0.0)
        for one, seat in self.map.owner.items():
            power[seat] += self.map.armies[one]
        for name, its in self.map.shares.items():
            for seat, count in its.items():
                power[seat] += 3 * BONUS[name] * (count == len(WITHIN[name]))
        for seat, count in self.map.counts.items():
            power[seat] += 3 * least(count)
        power.pop(self.seat, None)
        power.pop(NEUTRAL, None)
        whole = sum(power.values()) or 1.0
        return {seat: part / whole for seat, part in power.items()} | {NEUTRAL: 0.0}

    @cached_property
    def card(self) -> float:
        """What a card is worth."""
        return CARD * self.view.next_set

    def hold(self, name: str) -> float:
        """How likely a continent of one's own is still whole at the next turn."""
        safe, armies, owner = 1.0, self.armies, self.map.owner
        for one in WITHIN[name]:
            worst = 0
            for it in self.map.near[one]:
                if it not in self.mine and armies[it] > worst and owner[it] != NEUTRAL:
                    worst = armies[it]
            if worst:
                safe *= 1 - fought(worst + 2, max(1, armies[one])).wins
        return safe

    def held(self) -> float:
        """What all continents are worth that one would have."""
        value = 0.0
        for name, left in self.missing.items():
            if not left:
                value += TURNS * BONUS[name] * (0.3 + self.hold(name))
        return value

    def conquest(self, goal: str) -> float:
        """What it brings to take this one next."""
        owner, name = self.map.owner[goal], CONTINENT[goal]
        share = self.shares[owner]
        value = LAND * (1 + share) + 0.25 * self.map.longing(name)
        if not self.taken and not self.view.conquered:
            value += self.card
        its = self.map.shares[name]
        if its.get(owner, 0) == len(WITHIN[name]) and all(
            CONTINENT[one] != name for one in self.taken
        ):
            value += TURNS * BONUS[name] * share
        if owner == NEUTRAL:
            return value
        value += self.wanted(owner)
        left = self.map.counts[owner] - sum(self.map.owner[one] == owner for one in self.taken)
        if left == 1:
            value += self.victim(owner)
        return value

    def victim(self, owner: int) -> float:
        """What it brings that somebody is out."""
        if len(self.shares) == 2:
            return WIN
        return 3.0 + 1.5 * self.card * self.view.hands[owner]

    def wanted(self, owner: int) -> float:
        """What a territory of this player means to one's mission."""
        mission = self.map.mission
        if mission is None:
            return 0.0
        return (2.0 if mission.eliminate == owner + 1 else 0.0) + (mission.territories > 0)

    def attack(self, start: str, goal: str) -> tuple[float, Chances]:
        """What an attack comes to on average, and its chances."""
        able, defence = self.armies[start] - 1, self.armies[goal]
        found = fought(able, defence)
        share = self.shares[self.map.owner[goal]]
        lost = able - found.wins * found.left - (1 - found.wins) * able * 0.25
        beaten = defence - (1 - found.wins) * found.held
        return found.wins * self.conquest(goal) - lost + share * beaten, found

    def fronts(self, targets: frozenset[str]) -> Iterator[tuple[str, str]]:
        """Attacks on these: on from what was taken last; if that leads nowhere, from anywhere."""
        if self.taken:
            last = self.taken[-1]
            on = [one for one in self.map.near[last] if one in targets and one not in self.mine]
            if on and self.armies[last] > 1:
                yield from [(last, one) for one in on]
                return
        for goal in targets:
            if goal not in self.mine:
                for start in self.map.near[goal]:
                    if start in self.mine and self.armies[start] > 1:
                        yield start, goal

    def explore(self, targets: frozenset[str], so_far: Plan, chance: float) -> None:
        """Try all attacks on these, and go on from each; the best is kept."""
        for start, goal in sorted(self.fronts(targets)):
            if self.steps >= STEPS:
                return
            if self.begin not in ("", start) and not self.taken:
                continue
            self.steps += 1
            value, found = self.attack(start, goal)
            likely = chance * found.wins
            if likely < LEAST:
                continue
            first = so_far if so_far.start else Plan(0.0, start, goal)
            total = so_far.value + chance * value
            before = self.armies[start], self.armies[goal]
            self.take(goal)
            self.armies[start], self.armies[goal] = 1, max(1, round(found.left))
            here = total + likely * (self.held() - self.held_now)
            if here > self.best.value:
                self.best = first._replace(value=here)
            self.explore(targets, first._replace(value=total), likely)
            self.give_back()
            self.armies[start], self.armies[goal] = before

    def take(self, goal: str) -> None:
        """It would be one's own."""
        self.taken.append(goal)
        self.mine.add(goal)
        self.missing[CONTINENT[goal]] -= 1

    def give_back(self) -> None:
        """What was taken last is not."""
        goal = self.taken.pop()
        self.mine.remove(goal)
        self.missing[CONTINENT[goal]] += 1

    def think(self, start: str = "") -> Plan:
        """The best campaign, or the best that begins here; without a start if none is worth it."""
        self.begin = start
        for targets in self.aims():
            self.steps = 0
            self.explore(targets, Plan(0.0), 1.0)
        return self.best

    def aims(self) -> Iterator[frozenset[str]]:
        """What a campaign can be about: a continent, a player, or whatever is next door."""
        edge = {goal for start, goal in self.map.fronts() if self.begin in ("", start)}
        for one in sorted(edge):  # as a set goes, no game could be played again
            yield frozenset((one,))
        for parts in WITHIN.values():
            left = frozenset(one for one in parts if one not in self.mine)
            if 1 < len(left) < 7 and left & edge:
                yield left
        for seat in self.shares:
            its = frozenset(one for one, owner in self.map.owner.items() if owner == seat)
            if seat != NEUTRAL and 1 < len(its) < 10 and its & edge:
                yield its
