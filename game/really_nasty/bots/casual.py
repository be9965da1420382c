"""A friendly beginner: likes its own horse, runs it as far as it goes, throws cards in temper."""

from __future__ import annotations

from game.bots.profiles import Chooser
from game.play import Ask
from game.really_nasty import moving
from game.really_nasty.bots.pace import taken_but
from game.really_nasty.cards import UNIT, WORDS
from game.really_nasty.course import left_of
from game.really_nasty.race import names_of
from game.really_nasty.view import View

WHIM, TEMPER, LOYAL, PART = 0.15, 0.15, 0.6, 0.25
"""How often it moves on a whim, throws a card it could throw and bets on its own horse; and
the largest part of its money that it stakes."""

FRIENDLY = ("remount", "riderless")
COSTLY = ("objection", "false-start")


def enter(rng: Chooser) -> str:
    """Any horse in any race."""
    order = sorted(range(1, 7), key=lambda _grade: rng.random())
    return ", ".join(map(str, order))


def bet(view: View, rng: Chooser) -> str:
    """Its own horse, or the favourite of the board."""
    assert view.seat is not None
    if rng.random() < LOYAL:
        return view.silks[view.seat]
    return view.silks[min(range(len(view.odds)), key=view.odds.__getitem__)]


def stake(view: View, rng: Chooser) -> str:
    """Not much."""
    assert view.seat is not None
    money = view.money[view.seat]
    return str(max(UNIT, int(money * PART * rng.random()) // UNIT * UNIT))


def move(view: View, ask: Ask, rng: Chooser) -> str:
    """As near to the line as it goes, by whatever way."""
    assert view.seat is not None
    if rng.random() < WHIM:
        return ask.options[int(rng.random() * len(ask.options))]
    others = taken_but(view.horses, view.seat)
    if ask.what == "hemmed in":
        return "stand"
    inward = ask.what == "move" and view.die == 6
    found = names_of(moving.ends(view.horses[view.seat].at, view.die, others, inward))
    return min(found, key=lambda text: left_of(found[text]))


def throw(view: View, ask: Ask, rng: Chooser) -> str:
    """Now and then a card at the horse that is in front, but not at its own."""
    go_on = ask.options[-1]
    if rng.random() > TEMPER:
        return go_on
    said = []
    for text in ask.options:
        word, _, silk = text.partition(" ")[2].partition(" ")
        if word not in WORDS or WORDS[word].kind in COSTLY:
            continue
        if WORDS[word].kind in FRIENDLY:
            return text
        seat = view.silks.index(silk)
        if seat != view.seat:
            said.append((left_of(view.horses[seat].at) if view.horses[seat].at >= 0 else 0, text))
    return min(said)[1] if said else go_on
