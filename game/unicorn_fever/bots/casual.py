"""A friendly beginner: backs unicorns with good odds, helps them, and hinders the others."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.unicorn_fever.bots.choices import CHOICES
from game.unicorn_fever.bots.worth import me_of
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.view import View

MOST_BETS, LOW = 2, 6
"""So many bets a race, then magic; below so much gold it goes for more."""


def answer(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What a beginner does here."""
    match ask.what:
        case "action":
            return action(view, ask, rng)
        case "bet" | "magic" | "bet and magic":
            return part(view, ask, rng)
        case "stake":
            most = max(1, len(ask.options) // 3)
            return ask.options[int(rng.random() * most)]
        case "photo finish" | "unicorn for the tailwind" | "dice" | "card to drop":
            return CHOICES[ask.what](view, ask, rng, mind)
    return ask.options[int(rng.random() * len(ask.options))]


def action(view: View, ask: Ask, rng: Chooser) -> str:
    """Gold when it is short, a contract now and then, bets, and magic."""
    me = me_of(view)
    liking = {
        "take gold": 8 if me.gold < LOW else 1,
        "printed gold": 6 if me.gold < LOW else 0.5,
        "take any-bet": 4,
        "take win-bet": 2.5,
        "printed any-bet": 1.5,
        "take magic": 3 if me.bets else 1,
    }
    if len(me.bets) >= MOST_BETS:
        liking |= {"take win-bet": 1, "printed any-bet": 0.5}

    def fancy(text: str) -> float:
        if text == "loan":
            return 0
        worth = 2.5 if text.startswith("sign ") and view.round < view.rounds else 0.5
        return float(liking.get(text, worth)) + 2.5 * rng.random()

    return max(ask.options, key=fancy)


def part(view: View, ask: Ask, rng: Chooser) -> str:
    """A bet on one of the better odds; good cards on own unicorns, bad ones on the others."""
    bets = [text for text in ask.options if text.startswith("bet ")]
    if bets:
        return max(bets, key=lambda text: 4 * rng.random() - view.odds[text.split(" ")[2]])
    mine = {bet.unicorn for bet in me_of(view).bets}
    plays = [
        text
        for text in ask.options
        if text.startswith("play ")
        and (text.split(" ")[2] in mine) == (MAGIC[text.split(" ")[1]].sign == "positive")
    ]
    return plays[int(rng.random() * len(plays))] if plays else "pass"
