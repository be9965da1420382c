"""Why did you? Told from what the answer does on the table that the computer saw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.bots.profiles import Chooser, Reason, mind_of
from game.play import Ask
from game.winners_circle.bots.thinking import glance, parsed
from game.winners_circle.cards import HORSES
from game.winners_circle.chances import MEAN, Chances, Field
from game.winners_circle.courses import PACE_BONUS, payout
from game.winners_circle.view import View

HORSE, RUN = ("horse", "card"), ("horse", "card", "spaces")
KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # Bets: `chance` of the first three, from 0 to 1; `money` that a chip of 1 would win.
        "bluffs with nothing": HORSE,
        "likes the card": HORSE,
        "a good chance": (*HORSE, "chance"),
        "alone on it": (*HORSE, "chance", "money"),
        "not alone on it": (*HORSE, "chance", "seats"),
        # Moves: `spaces` run, `lost` those of the card that the others' horses took from it.
        "had no choice": HORSE,
        "in the mood": HORSE,
        "looked ahead": RUN,
        "brings mine home": (*HORSE, "place"),
        "takes the pace": (*HORSE, "money"),
        "runs mine": RUN,
        "runs into others": (*RUN, "lost", "seats"),
        "wastes their turn": (*RUN, "seats"),
        "gets it over with": RUN,
        "all the same": (),
    }
)
"""Every kind of reason with its facts; `seats` are others who have backed the horse."""

HEATS = 60


def why(name: str, view: View, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; ValueError where nobody is called so."""
    level, horse = mind_of(name).level, answer.rpartition(" ")[2]
    facts: dict[str, Any] = {"horse": horse, "card": view.runners[horse]}
    backers = dict.fromkeys(bet.seat for bet in view.bets if bet.horse == horse)
    seats = tuple([seat for seat in backers if seat != view.seat])
    factor = 2 if view.race == view.races else 1
    if ask.what == "chip":
        chip = parsed(answer)[0]
        if not chip or level == "casual":
            return Reason("likes the card" if chip else "bluffs with nothing", facts)
        facts["chance"] = chance_of(view, horse, rng)
        if seats:
            return Reason("not alone on it", {**facts, "seats": seats})
        if view.bets:
            return Reason("alone on it", {**facts, "money": factor * payout("win", chip)})
        return Reason("a good chance", facts)
    if len(ask.options) == 1:
        return Reason("had no choice", facts)
    field, stakes, found = glance(view, mind_of(name))
    lane = HORSES.index(horse)
    if found[0][0] == found[-1][0]:
        return Reason("all the same", {})
    if level == "sharp" and found[0][1] != lane:
        return Reason("looked ahead", {**facts, "spaces": spaces_run(field, lane)})
    if level == "casual" and stakes.net[lane] * (spaces_run(field, lane) - MEAN) < 0:
        return Reason("in the mood", facts)
    return why_moved(field, lane, stakes.net[lane], facts, seats, factor)


def chance_of(view: View, horse: str, rng: Chooser) -> float:
    """How often a horse is among the first three."""
    chances = Chances(view)
    chances.run(HEATS, rng)
    return sum(chances.of(horse)[:3])


def spaces_run(field: Field, lane: int) -> int:
    """How far a horse runs on this track, over the line as far as it likes."""
    after = field.after(lane)
    on_track = after.at[lane] - field.at[lane]
    return on_track if after.on[lane] else field.runs[field.side][lane]


def why_moved(
    field: Field, lane: int, net: float, facts: dict[str, Any], seats: tuple[int, ...], factor: int
) -> Reason:
    """What a move does for one's own chips, or against those of others."""
    after, spaces = field.after(lane), spaces_run(field, lane)
    lost, ran = field.runs[field.side][lane] - spaces, {**facts, "spaces": spaces}
    if net > 0 and not after.on[lane]:
        return Reason("brings mine home", {**facts, "place": len(after.finished)})
    if net > 0 and after.pace != field.pace:
        return Reason("takes the pace", {**facts, "money": factor * PACE_BONUS})
    if net > 0 and spaces >= MEAN:
        return Reason("runs mine", ran)
    if net < 0 and seats and spaces < MEAN:
        kind = "runs into others" if lost else "wastes their turn"
        return Reason(kind, {**ran, "seats": seats, **({"lost": lost} if lost else {})})
    return Reason("gets it over with", ran)
