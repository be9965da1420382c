"""What a computer says in English when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_WORTH = "worth {money:money} to me on average, as I saw it"

REASONS: Mapping[str, str] = {
    "likes the colours": "I like {silk:silk}.",
    "best horse for the money": "My best horse was to run where there is most to win: {race:race}.",
    "not where all run": "In the richest race everybody runs their best, so mine was to win "
    "{race:race}.",
    "any horse anywhere": "I entered them as they came out of the box.",
    "backs its own": "I gave my own horse {chance:percent} chances in 100, at {odds:odds}.",
    "a good price": "{chance:percent} chances in 100 for {horse:player}’s horse, at {odds:odds}: "
    "that is a good price.",
    "no good price": "No price was good enough.",
    "goes for it": "{stake:money} was much, but so was what it could bring.",
    "a careful stake": "{stake:money} was as much as I cared to lose.",
    "only way": "There was no other way.",
    "gives up": "My horse was too far behind to matter.",
    "over the line": "It brought my horse home, {place:ordinal}.",
    "holds back": "My money was on {horse:player}’s horse, so I did not hurry mine.",
    "to double": "A stop there could be doubled: {section:section}.",
    "risks the fence": "I ran the risk of {fence:fence}: it was the best way on.",
    "clear of the fence": "I did not like to stop on {fence:fence}.",
    "blocks": "It put my horse in {horse:player}’s way.",
    "runs on": "{spaces:plural(length|lengths)} nearer to the line.",
    "doubles": "Twice the roll, in {section:section}: {spaces:plural(length|lengths)} more.",
    "stays": "Where it stood it stood better.",
    "wanders": "A loose horse has to go somewhere.",
    "keeps its cards": "I kept my cards for a better moment.",
    "in a temper": "I was in the mood to throw {card}.",
    "stops a horse": "{card} stopped {horse:player}’s horse: " + _WORTH + ".",
    "stops its own": "{card} for my own horse: my money was on another, and it was " + _WORTH + ".",
    "start again": "{card}: a new start was " + _WORTH + ".",
    "back in the saddle": "{card} for {horse:player}’s rider: " + _WORTH + ".",
    "stays down": "{horse:player}’s horse was to be in the way, and not to win: so {card}.",
    "calls the photo": "{card} on {horse:player}’s horse: " + _WORTH + ".",
    "objects": "{card} against {horse:player}’s horse: {chance:percent} chances in 100, "
    + _WORTH
    + ".",
    "all the same": "It was all the same to me.",
}
"""What is said for every kind of reason."""
