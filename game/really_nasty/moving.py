"""Where a horse can come to stand: every end of a move, and the best way there.

A way is spelt step by step: `f` forward, `o` a lane outward, `i` a lane inward, `b` backward.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.really_nasty.course import AHEAD, BEHIND, FENCE, INWARD, NOWHERE, OUTWARD, OVER, SPACE

Ends = Mapping[int, str]
"""The way to each place where a move may end; OVER is one of them where the line is crossed."""


def ends(at: int, pips: int, taken: Collection[int], inward: bool) -> Ends:
    """Where a horse at `at` can end with so many pips (N.8, N.10).

    `taken` are the spaces of the others. With `inward` one step may lead a lane inward. Every way
    uses all its pips unless it runs into others. Of the ways to an end the one over the fewest
    fences is given, then the straightest.
    """
    found: dict[int, str] = {}
    cost: dict[int, int] = {}
    layer: dict[tuple[int, bool], tuple[int, str]] = {(at, inward): (0, "")}
    for left in range(pips, 0, -1):
        further: dict[tuple[int, bool], tuple[int, str]] = {}
        for (here, may_turn_in), (fences, way) in layer.items():
            stuck = True
            onward = AHEAD[here]
            if onward == OVER:
                stuck = False
                _keep(found, cost, OVER, fences, way + "f")
            elif SPACE[onward] not in taken:
                stuck = False
                _reach(further, (onward, may_turn_in), fences, way + "f", left)
            out = OUTWARD[here]
            if out != NOWHERE and SPACE[out] not in taken:
                stuck = False
                _reach(further, (out, may_turn_in), fences, way + "o", left)
            if may_turn_in:
                inner = INWARD[here]
                if inner != NOWHERE and SPACE[inner] not in taken:
                    stuck = False
                    _reach(further, (inner, False), fences, way + "i", left)
            if stuck:
                _keep(found, cost, here, fences, way)
        layer = further
    for (here, _), (fences, way) in layer.items():
        _keep(found, cost, here, fences, way)
    return found


def _reach(
    layer: dict[tuple[int, bool], tuple[int, str]],
    state: tuple[int, bool],
    fences: int,
    way: str,
    left: int,
) -> None:
    """Note a way to a place in between, unless a better one is known."""
    if left > 1 and FENCE[state[0]]:
        fences += 1
    known = layer.get(state)
    if known is None or fences < known[0]:
        layer[state] = (fences, way)


def _keep(found: dict[int, str], cost: dict[int, int], end: int, fences: int, way: str) -> None:
    if end not in found or fences < cost[end]:
        found[end], cost[end] = way, fences


def pressed(at: int, pips: int, taken: Collection[int], outward: bool) -> str:
    """The way to the side that a horse under pressure is driven first (N.21)."""
    beside, way = OUTWARD if outward else INWARD, ""
    while len(way) < pips and beside[at] != NOWHERE and SPACE[beside[at]] not in taken:
        at = beside[at]
        way += "o" if outward else "i"
    return way


def onward(at: int, pips: int, taken: Collection[int]) -> Ends:
    """Where the rest of a roll under pressure ends: forward, and out only round another (N.21)."""
    way = ""
    while len(way) < pips:
        ahead, out = AHEAD[at], OUTWARD[at]
        if ahead == OVER:
            return {OVER: way + "f"}
        if SPACE[ahead] not in taken:
            at, way = ahead, way + "f"
        elif out != NOWHERE and SPACE[out] not in taken:
            at, way = out, way + "o"
        else:
            break
    return {at: way}


def wanderings(at: int, pips: int, taken: Collection[int]) -> Ends:
    """Where a riderless horse can end: any way but slantwise, no space twice in a turn (N.20)."""
    found: dict[int, str] = {}
    lanes = (("f", AHEAD), ("o", OUTWARD), ("i", INWARD), ("b", BEHIND))

    def wander(here: int, way: str, been: frozenset[int]) -> None:
        if len(way) == pips:
            found.setdefault(here, way)
            return
        stuck = True
        for step, beside in lanes:
            there = beside[here]
            if there == OVER:
                found.setdefault(OVER, way + step)
                stuck = False
            elif there != NOWHERE and SPACE[there] not in taken and there not in been:
                wander(there, way + step, been | {there})
                stuck = False
        if stuck:
            found.setdefault(here, way)

    wander(at, "", frozenset({at}))
    return found


def along(at: int, way: str) -> list[int]:
    """Every place on a way, the first left out, the last being where it ends."""
    beside = {"f": AHEAD, "o": OUTWARD, "i": INWARD, "b": BEHIND}
    places = []
    for step in way:
        at = beside[step][at]
        places.append(at)
    return places
