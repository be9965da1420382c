"""How computers play, in words that say what to expect."""

from __future__ import annotations

from typing import NamedTuple


class MindText(NamedTuple):
    """A level or a temper: its `name`, and what it `means` for whoever plays against it."""

    name: str
    means: str


LEVELS = {
    "casual": MindText("Casual", "Bets as the mood takes it. For a first game."),
    "keen": MindText("Keen", "Counts its own cards and its money. A fair match."),
    "sharp": MindText("Sharp", "Reads your bets and your cards as well. Hard to beat."),
}

SURPRISE = "surprise"

TEMPERS = {
    SURPRISE: MindText("A surprise", "Drawn when the game begins, told when it is over."),
    "": MindText("Even", "No leaning at all."),
    "cautious": MindText("Cautious", "Shows rather than wins, small stakes, a full purse."),
    "bluffer": MindText("Bluffer", "Helps a horse before betting on it, and bids high."),
    "banker": MindText("Banker", "Likes long odds and stables, and sells dear."),
}
"""What a computer leans to; which one is told to nobody before the game is over."""


LEANS = {
    "": "with no leaning",
    "cautious": "and cautious",
    "bluffer": "a bluffer",
    "banker": "a banker",
}


def level_of(name: str) -> str:
    """The level in the name of a computer player, as people may know it during the game."""
    level = name.partition(" ")[0]
    return LEVELS[level].name.lower() if level in LEVELS else "casual"


def mind_told(name: str) -> str:
    """A computer player's whole mind, for when the game is over: `keen, a bluffer`."""
    return f"{level_of(name)}, {LEANS.get(name.partition(' ')[2], LEANS[''])}"
