"""What a computer says in English when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SEEN = "{chance:percent} in 100 for the first three, as I saw it"
_RAN = "{spaces:plural(space|spaces)}"

REASONS: Mapping[str, str] = {
    "bluffs with nothing": "My chip on {card:card} was worth nothing; you were to think it was.",
    "likes the card": "I just liked the look of {card:card}.",
    "a good chance": "{card:card} had a good chance: " + _SEEN + ".",
    "alone on it": (
        "Nobody else was on {card:card}, and alone I would get {money:money} a chip of 1 "
        "if it won: " + _SEEN + "."
    ),
    "not alone on it": (
        "With {seats:list(player)} on {card:card} too, I would not have to run it alone: "
        + _SEEN
        + "."
    ),
    "had no choice": "Only {card:card} was left to move.",
    "in the mood": "I was in the mood to see {card:card} move.",
    "looked ahead": (
        "I ran the race on in my head, and it ended best for me with " + _RAN + " for {card:card}."
    ),
    "brings mine home": "It brought {card:card} home for me, {place:ordinal} over the line.",
    "takes the pace": "{card:card} took the pace for me, which pays {money:money} a chip of 1.",
    "runs mine": "A good roll for a horse of mine: " + _RAN + " for {card:card}.",
    "runs into others": (
        "{card:card} found its space taken and ran {lost:plural(space|spaces)} less, which hurt "
        "{seats:list(player)} more than me."
    ),
    "wastes their turn": (
        "Only " + _RAN + " for {card:card}, on which {seats:list(player)} had bet: "
        "its turn was gone for this round."
    ),
    "gets it over with": (
        "Somebody had to move, and " + _RAN + " for {card:card} did me least harm."
    ),
    "all the same": "It was all the same to me.",
}
"""What is said for every kind of reason."""
