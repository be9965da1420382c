"""What a computer does: where it places, whom it attacks, when it stops, what it moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind, Reason
from game.play import Ask
from game.risk.attacking import STOP
from game.risk.board import BONUS, CONTINENT, PICTURE, WITHIN, worth
from game.risk.bots.judging import Choice, Map, pick, style_of, weak, win
from game.risk.bots.moving import fortify, move_in
from game.risk.bots.planning import Campaign, Plan
from game.risk.reinforcing import KEEP
from game.risk.view import View

LOST = 2
"""Armies that a roll costs at most."""

GREAT = 20
"""So many times as many are a great army."""


class Front(NamedTuple):
    """An attack that could be made, what it is worth, and how likely it succeeds."""

    start: str
    goal: str
    worth: float
    chance: float


def fronts(map: Map, more: int = 0) -> list[Front]:
    """Every attack, as if so many armies more stood where it begins."""
    return [
        Front(start, goal, map.worth(goal), win(map.armies[start] + more - 1, map.armies[goal]))
        for start, goal in map.fronts()
    ]


def claim(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """A free territory: beside the own ones, in a small continent that is still to be had."""
    free = list(ask.options)
    if mind.level == "casual":
        return pick(rng, free), Reason("likes it there", {})
    map = Map(view, style_of(mind))

    def value(one: str) -> float:
        name = CONTINENT[one]
        mine = sum(view.owner.get(other) == map.seat for other in WITHIN[name])
        others = sum(view.owner.get(other, map.seat) != map.seat for other in WITHIN[name])
        near = sum(view.owner.get(other) == map.seat for other in map.beside(one))
        small = BONUS[name] / len(WITHIN[name])
        return mine * 1.5 - others + near * 0.7 + small + rng.random() * 0.3

    best = max(free, key=value)
    return best, Reason("wants the continent", {"continent": CONTINENT[best]})


def place(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """Where an attack is worth most, or where the own border is weakest."""
    map = Map(view, style_of(mind))
    count = view.reserve[map.seat]
    is_first = ask.rule != "R.6"
    text = "{}" if is_first else f"{{}} {count}"
    edge = map.edge or map.own
    if mind.level == "casual":
        one = max(pick(rng, edge), pick(rng, edge), key=lambda it: map.armies[it])
        return text.format(one), Reason("likes it there", {"territory": one})
    if mind.level == "sharp":
        return placed(map, text)
    if (guarded := weak(map)) and map.style.guard > rng.random():
        return text.format(guarded), Reason("holds the border", {"territory": guarded})
    found = fronts(map, count)
    if not found:
        return text.format(pick(rng, edge)), Reason("likes it there", {})
    best = max(found, key=lambda one: one.worth * one.chance + 0.02 * map.armies[one.start])
    return text.format(best.start), Reason(
        "prepares an attack", {"territory": best.start, "goal": best.goal}
    )


def placed(map: Map, text: str) -> Choice:
    """Where the campaign that all armies in hand make possible, or their watch, is worth most."""
    count = map.view.reserve[map.seat]
    now = Campaign(map).held_now

    def value(one: str) -> tuple[float, float, Plan]:
        campaign = Campaign(map, {one: count})
        plan, held = campaign.think(one), campaign.held_now - now
        return plan.value + held + 0.02 * map.armies[one], held, plan

    found = {one: value(one) for one in map.edge or map.own}
    best = max(found, key=lambda one: found[one][0])
    _, held, plan = found[best]
    if not plan.start or held > plan.value:
        return text.format(best), Reason("holds the border", {"territory": best})
    return text.format(best), Reason("prepares an attack", {"territory": best, "goal": plan.goal})


def attack(mind: Mind, view: View, _ask: Ask, rng: Chooser) -> Choice:
    """The attack that is worth most, if it is likely enough; else no more."""
    map = Map(view, style_of(mind))
    if mind.level == "sharp":
        return campaigned(map)
    able = [one for one in fronts(map) if map.armies[one.start] > 1]
    if mind.level == "casual" and rng.random() < (0.04 if is_great(map, able) else 0.08):
        return STOP, Reason("has had enough", {})
    good = [one for one in able if one.chance >= needed(map, one)]
    if not good:
        return STOP, Reason("no attack is likely enough", {})
    if mind.level == "casual":
        one = good[int(rng.random() * len(good))]
    else:
        one = max(good, key=lambda it: it.worth * it.chance + 0.3 * it.chance)
    facts = {"goal": one.goal, "chance": one.chance}
    return f"{one.start} {one.goal} to 1", Reason(reason_for(map, one), facts)


def campaigned(map: Map) -> Choice:
    """The first attack of the best campaign, until it may look bad: then it is thought of anew.

    It says for how many rolls and not how many are to be left, which would not fight.
    """
    plan = Campaign(map).think()
    if not plan.start:
        return STOP, Reason("no attack is likely enough", {})
    mine, theirs = map.armies[plan.start], map.armies[plan.goal]
    one = Front(plan.start, plan.goal, plan.value, win(mine - 1, theirs))
    least = min(mine - 1, theirs // 2)
    how = "to 1" if least <= 1 else f"for {(mine - least + 1) // LOST}"
    facts = {"goal": one.goal, "chance": one.chance}
    return f"{one.start} {one.goal} {how}", Reason(reason_for(map, one), facts)


def is_great(map: Map, able: list[Front]) -> bool:
    """Whether a great army stands before next to nothing: that is hard to leave alone."""
    return any(map.armies[one.start] > GREAT * map.armies[one.goal] for one in able)


def needed(map: Map, one: Front) -> float:
    """How likely an attack has to be: less where there is much to win, more with nothing to win."""
    sure = map.style.sure
    if one.worth >= 6:
        return sure - 0.2
    if map.view.conquered and one.worth < 1.2:
        return sure + 0.25
    return sure


def reason_for(map: Map, one: Front) -> str:
    """The main reason for an attack."""
    owner, name = map.owner[one.goal], CONTINENT[one.goal]
    its = map.shares[name]
    if map.counts[owner] <= 3 and owner >= 0 and map.style.victim:
        return "drives somebody out"
    if its.get(map.seat, 0) == len(WITHIN[name]) - 1:
        return "completes a continent"
    if its.get(owner, 0) == len(WITHIN[name]):
        return "breaks a continent"
    return "wants a card" if not map.view.conquered else "likely to fall"


def trade(mind: Mind, view: View, ask: Ask, _rng: Chooser) -> Choice:
    """The set that pictures most of one's own, without a wild card if it can be."""
    ways = [text for text in ask.options if text != KEEP]
    if not ways:
        return KEEP, Reason("nothing to decide", {})
    is_early = mind.level == "sharp" and len(view.hand) < 4 and is_calm(view)
    if KEEP in ask.options and (is_early or mind.temper == "banker"):
        return KEEP, Reason("the next set is worth more", {"armies": worth(view.traded + 1)})

    def value(text: str) -> tuple[int, int]:
        cards = text.split(", ")
        own = [card for card in cards if view.owner.get(card) == view.seat]
        return bool(own), sum(card in PICTURE for card in cards)

    return max(ways, key=value), Reason("more armies", {"armies": view.next_set})


def is_calm(view: View) -> bool:
    """Whether nobody else is about to trade a large set."""
    return view.traded < 4 and max(view.hands) < 5


def pictured(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """The one with most enemies."""
    map = Map(view, style_of(mind))
    best = max(ask.options, key=lambda one: (map.threat(one), rng.random()))
    return best, Reason("where the enemies are", {"territory": best})


def neutral(mind: Mind, view: View, ask: Ask, rng: Chooser) -> Choice:
    """Neutral armies stand where they keep the opponent from a continent."""
    map = Map(view, style_of(mind))

    def value(one: str) -> float:
        foes = sum(map.owner[other] not in (map.seat, -1) for other in map.beside(one))
        mine = sum(map.owner[other] == map.seat for other in map.beside(one))
        return foes - mine + rng.random() * (4 if mind.level == "casual" else 0.5)

    best = max(ask.options, key=value)
    return best, Reason("in the other's way", {"territory": best})


def defend(_mind: Mind, _view: View, ask: Ask, _rng: Chooser) -> Choice:
    """Two dice lose less."""
    return ask.options[0], Reason("two dice lose less", {})


def look(_mind: Mind, _view: View, ask: Ask, _rng: Chooser) -> Choice:
    """The own mission is looked at."""
    return ask.options[0], Reason("nothing to decide", {})


ACTS: Mapping[str, Callable[[Mind, View, Ask, Chooser], Choice]] = {
    "claim": claim,
    "place": place,
    "neutral": neutral,
    "trade": trade,
    "pictured": pictured,
    "attack": attack,
    "defend": defend,
    "mission": look,
    "move in": move_in,
    "fortify": fortify,
}
