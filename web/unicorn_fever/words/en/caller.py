"""The caller of the fair in English; a line may be said in several ways."""

from __future__ import annotations

from collections.abc import Mapping

_GATES = "{gates:some(Out of the gates: )}"
_STILL = "{still:some( And {still:horse} stays put!)}"
_BEST = "{best:plural(space|spaces)}"

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": (
        "The rainbow is up: they’re off!",
        "Roll up, roll up: they’re off!",
        "Hooves and horns: away they go!",
    ),
    "card revealed": (
        "{card:card} on {horse:horse}, would you believe it!",
        "Somebody has put {card:card} on {horse:horse}!",
        "The cloth comes off: {card:card} for {horse:horse}!",
    ),
    "cards cancelled": ("{cards:list(card)} go up in smoke on {horse:horse}!",),
    "card discarded": ("{by:card} throws out {card:card}: {horse:horse} runs without!",),
    "odds stay": ("No room on the board: {horse:horse} stays at {after:odds}.",),
    "odds up": ("The board turns: {horse:horse} up to {after:odds}!",),
    "odds down": ("The board turns: {horse:horse} down to {after:odds}!",),
    "nobody moves": ("Nobody stirs, from {first:horse} to {last:horse}!",),
    "all move": (
        _BEST + " for them all, from {first:horse} to {last:horse}!",
        "Horn to horn, from {first:horse} to {last:horse}!",
    ),
    "movement card": (
        _GATES + "{horses:list(horse)} {count:agree(flies|fly)} " + _BEST + "!" + _STILL,
        _GATES + _BEST + " for {horses:list(horse)}!" + _STILL,
        _GATES + "{horses:list(horse)} {count:agree(sparkles|sparkle)}: " + _BEST + "!" + _STILL,
    ),
    "sprint": (
        "Here {count:agree(comes|come)} {horses:list(horse)}!",
        "{horses:list(horse)} {count:agree(sprints|sprint)}!",
        "Stardust for {horses:list(horse)}!",
    ),
    "sprint held": ("{horses:list(horse)} cannot answer!",),
    "sprint home": ("{horses:list(horse)} {count:agree(is|are)} home already.",),
    "line crossed": (
        "{horse:horse} is over the line!",
        "{horse:horse} is at the pot of gold!",
        "{horse:horse} reaches the line!",
    ),
    "line flown over": ("{horse:horse} flies over the line, {overshoot} beyond it!",),
    "line stopped at": ("{horse:horse} stops at the line to look at itself!",),
    "photo finish": ("A photo: {horse:horse} by a horn from {others:list(horse)}!",),
    "first": ("{horse:horse} wins the race!", "Into the pot of gold jumps {horse:horse}!"),
    "placed": ("{horse:horse} is {place:ordinal}.",),
    "last": ("And {horse:horse} trots home last.",),
    "ranking": ("The result: {first:horse}, ahead of {second:horse} and {third:horse}!",),
    "at work": ("{card} on {horse:horse}: {does}.",),
}
