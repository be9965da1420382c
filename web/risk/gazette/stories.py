"""The stories that a war can have: who won and how, who was driven out, what held and what fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from game.risk.board import TERRITORIES
from game.risk.state import NEUTRAL
from web.risk.gazette import war
from web.rooms.gazette import shared
from web.rooms.gazette.story import Facts, Finder, Meeting, Pattern

FAR = 2
"""How many times the territories of the second the first has who is far ahead."""
WALL = 6
"""So many armies more than they beat attackers lose before a wall."""
COCKPIT, REIGN, SET, LEADS, DRIVEN = 6, 4, 15, 4, 2
"""Times that a territory changes hands, rounds that a continent is kept, armies for a set, changes
of the lead, and players whom one drives out: from so many on it is told."""


def won(game: Meeting) -> Facts | None:
    """Somebody has won alone."""
    if game.winner is None:
        return None
    return {"seat": game.winner, "other": game.order[1], "rounds": len(game.purses)}


def world(game: Meeting) -> Facts | None:
    """Somebody owns every territory."""
    if game.winner is None or game.ends[game.winner] < len(TERRITORIES):
        return None
    return {"seat": game.winner, "rounds": len(game.purses)}


def mission(game: Meeting) -> Facts | None:
    """A mission has decided it, before the world was conquered."""
    done = [event for event in game.events if event.kind == "mission done"]
    if not done or game.winner is None:
        return None
    return {"seat": game.winner, "count": game.ends[game.winner]}


def is_timed(game: Meeting) -> bool:
    """Whether the rounds were over before anybody had won."""
    return game.events[-1].rule == "R.21"


def runaway(game: Meeting) -> Facts | None:
    """When the rounds are over the first owns far more than the second."""
    first, second = (game.ends[seat] for seat in game.order[:2])
    if game.winner is None or not is_timed(game) or first < FAR * second:
        return None
    return {"seat": game.winner, "other": game.order[1], "count": first, "less": second}


def by_an_inch(game: Meeting) -> Facts | None:
    """When the rounds are over the first has one territory more than the second, or only armies."""
    first, second = (game.ends[seat] for seat in game.order[:2])
    if game.winner is None or not is_timed(game) or first - second > 1:
        return None
    return {"seat": game.winner, "other": game.order[1], "margin": first - second}


def from_the_edge(game: Meeting) -> Facts | None:
    """The winner once had fewer territories than anybody else who was there."""
    for number in range(len(game.purses) - 1, 0, -1):
        held = {seat: count for seat, count in game.purses[number - 1].items() if count}
        if game.winner in held and shared.alone_below(held) == game.winner and len(held) > 1:
            return {"seat": game.winner, "round": number, "count": held[game.winner]}
    return None


def driven_out(game: Meeting) -> Facts | None:
    """Who was driven out first, by whom."""
    for number, event in war.rounds(game.events):
        if event.kind == "eliminated":
            return {**event.facts, "round": number}
    return None


def sweeper(game: Meeting) -> Facts | None:
    """One player has driven out several others."""
    by = Counter(event.facts["by"] for event in game.events if event.kind == "eliminated")
    seat, count = (by.most_common(1) or [(0, 0)])[0]
    return {"seat": seat, "count": count} if count >= DRIVEN else None


def wall(game: Meeting) -> Facts | None:
    """A territory that did not fall, and cost the attack far more than the defence."""
    held = [one for one in war.sieges(game.events) if not one.fell and one.owner != NEUTRAL]
    best = max(held, key=lambda one: one.lost - one.beaten, default=None)
    if best is None or best.lost - best.beaten < WALL:
        return None
    facts = {"seat": best.seat, "owner": best.owner, "territory": best.goal, "round": best.round}
    return {**facts, "count": best.lost, "beaten": best.beaten}


def cockpit(game: Meeting) -> Facts | None:
    """The territory that changed hands most often."""
    fallen = Counter(it.facts["territory"] for it in game.events if it.kind == "conquered")
    territory, count = (fallen.most_common(1) or [("", 0)])[0]
    return {"territory": territory, "count": count} if count >= COCKPIT else None


def long_reign(game: Meeting) -> Facts | None:
    """The continent that was longest in one hand."""
    rounds, continent, seat = max(war.reigns(game.events), default=(0, "", 0))
    return {"seat": seat, "continent": continent, "rounds": rounds} if rounds >= REIGN else None


def great_set(game: Meeting) -> Facts | None:
    """The cards that brought most armies."""
    sets = [event.facts for event in game.events if event.kind == "traded"]
    best = max(sets, key=lambda facts: facts["armies"], default=None)
    if best is None or best["armies"] < SET:
        return None
    return {"seat": best["seat"], "armies": best["armies"], "count": len(sets)}


def seesaw(game: Meeting) -> Facts | None:
    """Who owned most changed again and again."""
    tops = [seat for it in game.purses if (seat := shared.alone_on_top(it)) is not None]
    changes = sum(one != other for one, other in pairwise(tops))
    return {"count": changes} if changes >= LEADS else None


def three_sixes(game: Meeting) -> Facts | None:
    """Three sixes of an attack that lost two armies all the same."""
    for number, event in war.rounds(game.events):
        facts = event.facts
        if event.kind == "battle" and facts["attack"] == (6, 6, 6) and facts["lost"] == 2:
            return {"seat": facts["seat"], "territory": facts["goal"], "round": number}
    return None


FOUND: Mapping[str, tuple[str, Finder]] = {
    "won": ("victory", won),
    "world": ("victory", world),
    "shared-win": ("victory", shared.shared_win),
    "mission": ("victory", mission),
    "runaway": ("victory", runaway),
    "by-an-inch": ("victory", by_an_inch),
    "from-the-edge": ("victory", from_the_edge),
    "machine-won": ("machines", shared.machine_won),
    "person-won": ("machines", shared.person_won),
    "driven-out": ("out", driven_out),
    "sweeper": ("out", sweeper),
    "wall": ("siege", wall),
    "three-sixes": ("siege", three_sixes),
    "cockpit": ("place", cockpit),
    "long-reign": ("continent", long_reign),
    "great-set": ("cards", great_set),
    "seesaw": ("lead", seesaw),
}

PATTERNS: tuple[Pattern, ...] = tuple((kind, *found) for kind, found in FOUND.items())
"""All of them: the kind of a story, its family, and what finds it."""
