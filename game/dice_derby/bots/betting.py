"""Slips: the bank keeps eight of a hundred, so whoever is in front leaves them alone."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profiles import Chooser, Mind, Reason
from game.dice_derby.chances import SLIP, TO, chances, odds
from game.dice_derby.slips import DONE
from game.dice_derby.view import View

FANCY = {"cautious": 0.3, "": 0.5, "bluffer": 0.7, "banker": 0.5}
"""How often a casual one lays a slip, by its temper."""

LIKED = {"cautious": "show", "banker": "place"}


class Choice(NamedTuple):
    """An answer, and how likely it is to come true."""

    text: str
    chance: float = 0.0


def bet(mind: Mind, view: View, rng: Chooser) -> Choice:
    """A casual one for fun; a keen or sharp one where it is behind and the last race is on."""
    if mind.level == "casual":
        return for_fun(mind, view, rng)
    behind = gap(view)
    if behind <= 0 or not is_last(view):
        return Choice(DONE)
    if mind.level == "keen":
        return likeliest(view, SLIP)
    laid = sum([one.pays for one in view.bets if one.seat == view.seat])
    return likeliest(view, behind + SLIP - laid)


def for_fun(mind: Mind, view: View, rng: Chooser) -> Choice:
    """Any horse that it likes, now and then."""
    if rng.random() > FANCY[mind.temper]:
        return Choice(DONE)
    to = LIKED.get(mind.temper) or TO[int(rng.random() * len(TO))]
    table, place = chances(*field(view)), TO.index(to)
    horse = max(view.at, key=lambda one: table[one][place] * (0.4 + rng.random()))
    return Choice(f"{to} {horse}", table[horse][place])


def likeliest(view: View, least: int) -> Choice:
    """The likeliest bet that brings so many chips, the dearest one where none does."""
    table, board = chances(*field(view)), odds(*field(view))
    every = [(to, place, horse) for place, to in enumerate(TO) for horse in view.at]
    most = max([board[to][horse] for to, _, horse in every])
    enough = [one for one in every if board[one[0]][one[2]] >= min(least, most)]
    to, place, horse = max(enough, key=lambda one: table[one[2]][one[1]])
    return Choice(f"{to} {horse}", table[horse][place])


def field(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The horses that run, and the length of their lanes."""
    return tuple(view.at), tuple([view.lanes[horse] for horse in view.at])


def gap(view: View) -> int:
    """How many chips the best of the others is ahead."""
    assert view.seat is not None
    others = [money for seat, money in enumerate(view.money) if seat != view.seat]
    return max(others) - view.money[view.seat]


def is_last(view: View) -> bool:
    """Whether this is known to be the last race."""
    return view.race == view.races


def why(mind: Mind, view: View, answer: str) -> Reason:
    """Why this slip was laid, or none."""
    if answer == DONE:
        if mind.level == "casual":
            return Reason("not in the mood", {})
        return Reason("the bank keeps too much", {"part": 8})
    to, number = answer.split(" ")
    horse = int(number)
    facts = {"horse": horse, "chance": chances(*field(view))[horse][TO.index(to)]}
    if mind.level == "casual":
        return Reason("likes the horse", facts)
    behind = max(0, gap(view))
    is_enough = odds(*field(view))[to][horse] - SLIP >= behind
    return Reason("behind at the end" if is_enough else "far behind", {**facts, "chips": behind})
