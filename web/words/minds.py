"""How computers play, in words that say what to expect; whoever draws them says them."""

from __future__ import annotations

from typing import NamedTuple

from web.words.speaking import mark, say


class MindText(NamedTuple):
    """A level or a temper: its `name`, what it `means` for whoever plays against it.

    `beside` is the same name in the middle of a sentence.
    """

    name: str
    means: str
    beside: str


LEVELS = {
    "casual": MindText(mark("Casual"), mark("Bets on a whim. For a first game."), mark("casual")),
    "keen": MindText(
        mark("Keen"), mark("Counts its own cards and its money. A fair match."), mark("keen")
    ),
    "sharp": MindText(
        mark("Sharp"), mark("Reads your bets and your cards as well. Hard to beat."), mark("sharp")
    ),
}

SURPRISE = "surprise"

TEMPERS = {
    SURPRISE: MindText(
        mark("A surprise"),
        mark("Drawn when the game begins, told when it is over."),
        mark("temper: a surprise"),
    ),
    "": MindText(mark("Even"), mark("Has no special habits."), mark("even")),
    "cautious": MindText(
        mark("Cautious"),
        mark("Prefers show bets and small stakes, and keeps money in hand."),
        mark("cautious"),
    ),
    "bluffer": MindText(
        mark("Bluffer"),
        mark("Helps a horse before betting on it, and bids high."),
        mark("bluffer"),
    ),
    "banker": MindText(
        mark("Banker"), mark("Likes long odds and stables, and sells dear."), mark("banker")
    ),
}
"""What a computer leans to; which one is told to nobody before the game is over."""


LEANS = {
    "": mark("{level}, with no special habits"),
    "cautious": mark("{level}, and cautious"),
    "bluffer": mark("{level}, a bluffer"),
    "banker": mark("{level}, a banker"),
}


def level_of(name: str) -> str:
    """The level in the name of a computer player, as people may know it during the game."""
    return say(LEVELS[level_id(name)].beside)


def level_id(name: str) -> str:
    """The level of a computer player by its name; a name of an older save is a casual one."""
    level = name.partition(" ")[0]
    return level if level in LEVELS else "casual"


def mind_told(name: str) -> str:
    """A computer player's whole mind, for when the game is over: `keen, a bluffer`."""
    return say(LEANS.get(name.partition(" ")[2], LEANS[""]), level=level_of(name))
