"""A friendly beginner: backs unicorns with good odds, helps them, and hinders the others."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.unicorn_fever.bots.choices import CHOICES
from game.unicorn_fever.bots.purse import me_of, races_left
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.state import LOAN_COST
from game.unicorn_fever.view import View

MOST_BETS, SPARE = 2, 5
"""So many bets a race, then magic; with less gold than this beside its tax it goes for more."""

FAVOURITES = 2
"""The last row of odds that it trusts with a good stake."""

MOODS = 2.0
"""How far its likings sway."""


def answer(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What a beginner does here."""
    match ask.what:
        case "action":
            return action(view, ask, rng, mind)
        case "bet" | "magic" | "bet and magic":
            return part(view, ask, rng, mind)
        case "stake":
            return stake(view, ask, rng, mind)
        case "photo finish" | "unicorn for the tailwind" | "dice" | "card to drop":
            return CHOICES[ask.what](view, ask, rng, mind)
    return ask.options[int(rng.random() * len(ask.options))]


def needs(view: View) -> int:
    """The gold that it wants to have: for the tax, and for its loans before the end."""
    me = me_of(view)
    return me.glory + SPARE + (LOAN_COST * me.loans if races_left(view) == 1 else 0)


def action(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """Gold when it is short, a contract now and then, bets, and magic."""
    me = me_of(view)
    is_short = me.gold < needs(view) * (1.5 if mind.temper == "banker" else 1)
    liking = {
        "take gold": 5 if is_short else 1,
        "printed gold": 2.5 if is_short else 0.5,
        "take any-bet": 4,
        "take win-bet": 2.5,
        "printed any-bet": 3,
        "take magic": 2.5 if me.bets else 1,
    }
    if len(me.bets) >= MOST_BETS:
        liking |= {"take win-bet": 1, "printed any-bet": 1.5}
    if mind.temper == "bluffer":
        liking["take magic"] += 1

    def fancy(text: str) -> float:
        if text == "loan":
            return -1
        worth = 2.5 if text.startswith("sign ") and races_left(view) > 1 else 0.5
        return float(liking.get(text, worth)) + MOODS * rng.random()

    return max(ask.options, key=fancy)


def part(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """A bet on one of the better odds; good cards on own unicorns, bad ones on the others."""
    bets = [text for text in ask.options if text.startswith("bet ")]
    if bets:
        return max(bets, key=lambda text: liked(view, text, rng))
    mine = {bet.unicorn for bet in me_of(view).bets}
    plays = [
        text
        for text in ask.options
        if text.startswith("play ")
        and (text.split(" ")[2] in mine) == (magic_of(text.split(" ")[1]).sign == "positive")
    ]
    return plays[int(rng.random() * len(plays))] if plays else "pass"


def liked(view: View, text: str, rng: Chooser) -> float:
    """A bet among the first three sooner than a win, a good unicorn sooner than a bad one."""
    _, kind, lane = text.split(" ")
    return 2.5 * rng.random() - view.odds[lane] + (0 if kind == "win" else 0.5)


def stake(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """A part of its gold: more of it on the favourites."""
    assert view.doing is not None
    row = view.odds[view.doing.staking.split(" ")[1]]
    part = (0.5 if row <= FAVOURITES else 0.2) * (0.6 if mind.temper == "cautious" else 1)
    return ask.options[int(rng.random() * part * len(ask.options))]
