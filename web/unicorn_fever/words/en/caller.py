"""The caller of the fair in English; a line may be said in several ways.

`shouted` is a unicorn with a comma after it, which goes before another mark.
"""

from __future__ import annotations

from collections.abc import Mapping

_GATES = "{gates:some(Out of the gates: )}"
_STILL = "{still:some( And {still:shouted} stays put!)}"
_BEST = "{best:plural(space|spaces)}"

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": (
        "The rainbow is up: they’re off!",
        "Roll up, roll up: they’re off!",
        "Hooves and horns: away they go!",
    ),
    "card revealed": (
        "{card:card} on {horse:shouted}, would you believe it!",
        "Somebody has put {card:card} on {horse:shouted}!",
        "The cloth comes off: {card:card} for {horse:shouted}!",
    ),
    "cards cancelled": ("{cards:list(card)} go up in smoke on {horse:shouted}!",),
    "card discarded": ("{by:card} throws out {card:card}: {horse:shouted} runs without!",),
    "odds stay": ("No room on the board: {horse:shouted} stays at {after:odds}.",),
    "odds up": ("The board turns: {horse:shouted} up to {after:odds}!",),
    "odds down": ("The board turns: {horse:shouted} down to {after:odds}!",),
    "nobody moves": ("Nobody stirs, from {first:shouted} to {last:shouted}!",),
    "all move": (
        _BEST + " for them all, from {first:shouted} to {last:shouted}!",
        "Horn to horn, from {first:shouted} to {last:shouted}!",
    ),
    "movement card": (
        _GATES + "{horses:list(shouted)} {count:agree(flies|fly)} " + _BEST + "!" + _STILL,
        _GATES + _BEST + " for {horses:list(shouted)}!" + _STILL,
        _GATES + "{horses:list(shouted)} {count:agree(sparkles|sparkle)}: " + _BEST + "!" + _STILL,
    ),
    "sprint": (
        "Here {count:agree(comes|come)} {horses:list(shouted)}!",
        "{horses:list(shouted)} {count:agree(sprints|sprint)}!",
        "Stardust for {horses:list(shouted)}!",
    ),
    "sprint held": ("{horses:list(shouted)} cannot answer!",),
    "sprint home": ("{horses:list(shouted)} {count:agree(is|are)} home already.",),
    "line crossed": (
        "{horse:shouted} is over the line!",
        "{horse:shouted} is at the pot of gold!",
        "{horse:shouted} reaches the line!",
    ),
    "line flown over": ("{horse:shouted} flies over the line, {overshoot} beyond it!",),
    "line stopped at": ("{horse:shouted} stops at the line to look at itself!",),
    "photo finish": ("A photo: {horse:shouted} by a horn from {others:list(shouted)}!",),
    "first": ("{horse:shouted} wins the race!", "Into the pot of gold jumps {horse:shouted}!"),
    "placed": ("{horse:shouted} is {place:ordinal}.",),
    "last": ("And {horse:shouted} trots home last.",),
    "ranking": ("The result: {first:shouted}, ahead of {second:shouted} and {third:shouted}!",),
    "at work": ("{card} on {horse:shouted}: {does}.",),
}
