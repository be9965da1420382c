"""What the end of a race is worth to a computer player, over what it brings the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.profiles import Mind
from game.really_nasty.bots.pace import GONE, Field, chances, field_of
from game.really_nasty.cards import RACES
from game.really_nasty.course import start_of
from game.really_nasty.state import Horse
from game.really_nasty.view import View

SPITE = {"casual": 0.0, "keen": 0.5, "sharp": 1.0}
"""How much others' money is minded against one's own, shared among them."""

BLUFFERS_SPITE = 1.4
SURE = 0.97
"""From this chance on a horse is as good as home."""

OWN_HORSE, GREED = 0.5, 2
"""How often others are taken to have backed their own horse, and how they like long odds else."""


class Stakes(NamedTuple):
    """What a horse brings in each paid place, by place and then by seat, and a part of the money
    on it: `bets` is what its win pays on bets alone."""

    rows: Sequence[Sequence[float]]
    bets: Sequence[float]


def prizes(view: View) -> Sequence[int]:
    """What the paid places of this race bring."""
    return RACES[view.races[view.race - 1]].prizes[: view.paid]


def stakes_of(view: View, mind: Mind) -> Stakes:
    """What this seat has to win and to lose in the race on."""
    count, me = len(view.money), view.seat
    assert me is not None
    weights = rivals(view, mind)
    bets = [0.0] * count
    if view.own_bet is not None and view.own_bet.horse is not None:
        horse = view.own_bet.horse
        bets[horse] += view.own_bet.stake * (view.odds[horse] + 1)
    if mind.level == "sharp":
        for seat, likes in enumerate(liked(view, me)):
            for horse, part in enumerate(likes):
                money = view.stakes[seat] * (view.odds[horse] + 1)
                bets[horse] -= weights[seat] * part * money
    rows = [
        [(prize if seat == me else -weights[seat] * prize) for seat in range(count)]
        for prize in prizes(view)
    ]
    rows[0] = [prize + bet for prize, bet in zip(rows[0], bets, strict=True)]
    return Stakes(rows, bets)


def money_at_stake(view: View) -> Stakes:
    """What this seat's own purse has to win in the race on, whatever the others get."""
    count, me = len(view.money), view.seat
    bets = [0.0] * count
    if view.own_bet is not None and view.own_bet.horse is not None:
        bets[view.own_bet.horse] = view.own_bet.stake * (view.odds[view.own_bet.horse] + 1)
    rows = [[prize if seat == me else 0.0 for seat in range(count)] for prize in prizes(view)]
    rows[0] = [prize + bet for prize, bet in zip(rows[0], bets, strict=True)]
    return Stakes(rows, bets)


def rivals(view: View, mind: Mind) -> list[float]:
    """How much each other seat's money is minded; a sharp player minds the richest most."""
    richest = max(*view.money, 1)
    lean = 1.0 if mind.level == "sharp" else 0.0
    weights = [
        0.0 if seat == view.seat else (0.3 + money / richest) ** lean
        for seat, money in enumerate(view.money)
    ]
    spite = SPITE[mind.level] * (BLUFFERS_SPITE if mind.temper == "bluffer" else 1.0)
    return [spite * weight / sum(weights) for weight in weights]


def liked(view: View, me: int) -> list[list[float]]:
    """On which horses the others may have bet, by seat and horse: nobody but them knows."""
    fair = at_the_start(view)
    tempting = [
        (max(0.02, chance) * (odds + 1)) ** GREED
        for chance, odds in zip(fair, view.odds, strict=True)
    ]
    rows = []
    for seat in range(len(view.money)):
        known = seat == me or not view.stakes[seat]
        part = (1 - OWN_HORSE) / sum(tempting)
        row = [0.0 if known else part * one for one in tempting]
        row[seat] += 0.0 if known else OWN_HORSE
        rows.append(row)
    return rows


def at_the_start(view: View) -> list[float]:
    """Everybody's chances before anything has been run."""
    horses = [Horse(start_of(lane)) for lane in view.lanes]
    return chances(field_of(horses, view.grades, view.first))


def value(field: Field, stakes: Stakes, home: int) -> float:
    """What the places still open are worth on average; `home` are taken."""
    rows = stakes.rows[home:]
    if not rows:
        return 0.0
    running = [seat for seat, go in enumerate(field.go) if go != GONE]
    if len(running) == 1:
        return sum([row[running[0]] for row in rows])
    first = chances(field)
    money = sum([first[seat] * rows[0][seat] for seat in running])
    for row in rows[len(running) :]:
        money += sum([first[seat] * row[seat] for seat in running])
    if len(rows) == 1 or len(running) < 2:
        return money
    second = behind(field, first, running)
    money += sum([second[seat] * rows[1][seat] for seat in running])
    if len(rows) == 2 or len(running) < 3:
        return money
    rest = 1 / (len(running) - 2)
    left = [max(0.0, 1 - first[seat] - second[seat]) * rows[2][seat] for seat in running]
    return money + rest * sum(left)


def behind(field: Field, first: Sequence[float], running: Sequence[int]) -> Sequence[float]:
    """Chances to be second; behind one that is as good as home the rest race for it."""
    best = max(running, key=first.__getitem__)
    if first[best] < SURE:
        return followers(first, running)
    rest = [first[best] * chance for chance in chances(field.moved(best, GONE))]
    rest[best] = 1 - first[best]
    return rest


def followers(first: Sequence[float], running: Sequence[int]) -> list[float]:
    """Chances to be second, where those who are not first run on as they were."""
    parts = [first[seat] / max(1e-6, 1 - first[seat]) for seat in range(len(first))]
    total = sum([parts[seat] for seat in running])
    return [first[seat] * (total - parts[seat]) for seat in range(len(first))]


def brought_home(placed: Sequence[int], stakes: Stakes) -> float:
    """What a race brings that has ended in this order; places nobody has go to the winner."""
    if not placed:
        return 0.0
    rows = stakes.rows
    money = sum([row[seat] for row, seat in zip(rows, placed, strict=False)])
    return money + sum([row[placed[0]] for row in rows[len(placed) :]])
