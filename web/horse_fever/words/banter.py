"""What a computer says now and then, of what everybody has seen; it never tells a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Event
from web.horse_fever.words.saying import say
from web.words.speaking import mark

EVERY = 3
"""A computer opens its mouth at one of so many occasions."""

LONG = 4
"""A bet on this row of the odds or a lower one is a bold one."""

LINES: Mapping[str, Sequence[str]] = {
    "bold": (
        mark("Somebody has to believe in it."),
        mark("My grandmother dreamt of this horse. She sold oats."),
        mark("The odds are long. So is my patience."),
    ),
    "safe": (
        mark("Dull, I know. Dull pays the rent."),
        mark("I asked the horse. It nodded."),
        mark("Everybody says so. For once everybody may be right."),
    ),
    "passed": (
        mark("I only came for the hats."),
        mark("My purse has fallen asleep. Do not wake it."),
        mark("One bet is sport. Two are a habit."),
    ),
    "won": (
        mark("I would like to thank the horse."),
        mark("Skill. Ask nobody about last week."),
        mark("Kindly pay in small notes. They rustle more."),
    ),
    "lost": (
        mark("It was winning when I blinked."),
        mark("I blame the saddle. And the turf. And the horse."),
        mark("A lovely run, in the wrong direction."),
    ),
    "bought": (
        mark("I have no idea what it does. It was on offer."),
        mark("An investment. My accountant may faint now."),
    ),
}


def about(event: Event, odds: Mapping[str, int]) -> str:
    """What a computer might speak of; "" where it holds its tongue."""
    match event.kind:
        case "bet laid":
            row = odds.get(event.facts.get("horse", ""), 0)
            return "bold" if row >= LONG else "safe"
        case "bet passed":
            return "passed"
        case "win bet won" | "show bet won":
            return "won"
        case "bet lost":
            return "lost"
        case "bought" | "stable bought":
            return "bought"
    return ""


def quip(event: Event, number: int, odds: Mapping[str, int]) -> str:
    """What is said of the event with this number, "" for nothing: the same whoever looks."""
    return one_of(about(event, odds), number)


def of_race(gained: int, number: int) -> str:
    """What is said of a race that has brought so much, its stakes counted in."""
    return one_of("won" if gained > 0 else "lost" if gained < 0 else "", number)


def one_of(what: str, number: int) -> str:
    """A line about this, or "" where the tongue is held."""
    lines = LINES.get(what, ())
    if not lines or number % EVERY:
        return ""
    return say(lines[number // EVERY % len(lines)])
