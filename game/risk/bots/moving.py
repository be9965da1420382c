"""What a computer moves: into what it has taken, and at the end of its turn."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.profiles import Chooser, Mind, Reason
from game.play import Amounts, Ask
from game.risk.bots.judging import Choice, Map, style_of, weak
from game.risk.bots.planning import Campaign
from game.risk.fortifying import STAY
from game.risk.view import View

IDLE = 4
"""More armies than these behind the lines nobody forgets."""


def move_in(mind: Mind, view: View, ask: Ask, _rng: Chooser) -> Choice:
    """All to where the enemies are; where they are on both sides, half."""
    assert isinstance(ask.options, Amounts) and view.battle is not None
    amounts = ask.options.amounts
    map = Map(view, style_of(mind))
    start, goal = view.battle.start, view.battle.goal
    if mind.level == "sharp":
        return moved(map, amounts)
    here, there = map.threat(start), map.threat(goal)
    if mind.level == "casual" or not map.enemies(start) or not here:
        count = amounts[-1]
    elif not map.enemies(goal):
        count = amounts[0]
    else:
        count = min(max(round(amounts[-1] * there / (here + there)), amounts[0]), amounts[-1])
    return str(count), Reason("where the enemies are", {"territory": goal})


def moved(map: Map, amounts: range) -> Choice:
    """As many as make the next campaign, and the watch on both sides, worth most."""
    assert map.view.battle is not None
    start, goal = map.view.battle.start, map.view.battle.goal

    def value(count: int) -> float:
        campaign = Campaign(map, {start: -count, goal: count})
        here, there = map.enemies(start), map.enemies(goal)
        idle = 0.1 * ((amounts[-1] - count) * (not here) + count * (not there))
        return campaign.think().value + campaign.held_now - idle

    some = sorted({amounts[0], amounts[len(amounts) // 2], amounts[-1]}, reverse=True)
    return str(max(some, key=value)), Reason("where the enemies are", {"territory": goal})


def fortify(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """The largest army behind the lines goes to them; a casual mind often forgets a small one."""
    map = Map(view, style_of(mind))
    inside = [one for one in map.own if not map.enemies(one) and map.armies[one] > 1]
    inside.sort(key=lambda one: -map.armies[one])
    is_casual = mind.level == "casual"
    if is_casual and rng.random() < 0.5 and not (inside and map.armies[inside[0]] > IDLE):
        return STAY, Reason("stays", {})
    far = distances(map)
    for start in inside:
        if goal := onward(map, ask, start, far):
            text = f"{start} {goal} {map.armies[start] - 1}"
            return text, Reason("to the border", {"territory": goal})
    return (STAY, Reason("stays", {})) if is_casual else between_fronts(map, ask)


def onward(map: Map, ask: Ask, start: str, far: Mapping[str, int]) -> str:
    """Where an army goes: to the border that needs it most, of those in reach; else nearer."""

    def need(goal: str) -> tuple[bool, int]:
        return not far[goal], map.threat(goal) - map.armies[goal] if not far[goal] else -far[goal]

    near = [one for one in far if far[one] < far.get(start, len(far))]
    goals = [one for one in near if f"{start} {one} 1" in ask.options]
    return max(goals, key=need, default="")


def between_fronts(map: Map, ask: Ask) -> Choice:
    """What one front can spare goes to the border of a whole continent that is threatened most."""
    goal = weak(map)
    spare = {one: map.armies[one] - max(1, map.threat(one)) for one in map.own if one != goal}
    able = [one for one, more in spare.items() if more > 0 and f"{one} {goal} 1" in ask.options]
    if not goal or not able:
        return STAY, Reason("stays", {})
    start = max(able, key=spare.__getitem__)
    count = min(spare[start], map.threat(goal) - map.armies[goal])
    return f"{start} {goal} {count}", Reason("holds the border", {"territory": goal})


def distances(map: Map) -> dict[str, int]:
    """How many steps each own territory is from a border."""
    far = dict.fromkeys(map.edge, 0)
    edge = list(map.edge)
    while edge:
        one = edge.pop(0)
        for other in map.beside(one):
            if map.owner[other] == map.seat and other not in far:
                far[other] = far[one] + 1
                edge.append(other)
    return far
