"""What a computer says in English when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

_SAW = "{chance:percent} in 100, as I saw it"

REASONS: Mapping[str, str] = {
    "had no choice": "There was nothing else to do.",
    "all the same": "It was all the same to me.",
    "in the mood": "I just felt like it.",
    "needs gold": "I had {gold:gold} left and wanted more for the bets to come.",
    "borrows to stake": "I had {gold:gold} and wanted to stake more than that.",
    "likes the contract": "{card:card} would pay me back over the races left"
    "{glory:some(, and brings {glory:glory} at the end)}.",
    "wants a bet": "There was a bet I wanted before somebody else took it.",
    "wants magic": "I had cards that could help my bets.",
    "likes the odds": "I liked {horse:horse} for its odds; the bet pays ×{pays}.",
    "a good chance": "{horse:horse} had a good chance: " + _SAW + ".",
    "a long shot": "{horse:horse} was a long shot, " + _SAW + ", and pays ×{pays}.",
    "stakes on an edge": "{horse:horse} would win this bet " + _SAW + "; that was worth "
    "{stake:gold}.",
    "stakes little": "{stake:gold} were enough: it was the glory I wanted.",
    "trusts a favourite": "{horse:horse} was a favourite, so I dared {stake:gold}.",
    "helps its bet": "I had a bet on {horse:horse} and wanted it to run well.",
    "hinders a rival": "{horse:horse} running well would have helped others more than me.",
    "leads astray": "That card on {horse:horse} was to make you think.",
    "keeps its cards": "My other cards would have done me no good there.",
    "keeps its gold": "There was no bet left that I liked.",
    "looks first": "I wanted to know what lies on {horse:horse}.",
    "favours its bet": "I had bet on {horse:horse}.",
    "spares itself": "Any other would have helped the others more, or me less.",
    "best for its bets": "That was best for my bets, as I reckoned it.",
}
"""What is said for every kind of reason."""
