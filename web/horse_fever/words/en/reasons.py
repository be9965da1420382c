"""What a computer says in English when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.en.log_board import GOODS

_SEEN = "{chance:percent} in 100 as I saw it"
_COMES = "{horse:horse} to {kind:bet}, " + _SEEN
_THEM = "{seats:some({seats:list(player)}|the others)}"
_BET = "{stake:money} on {horse:horse} to {kind:bet}."

BETS: Mapping[str, str] = {
    "bet on the favourite": "A favourite at {row:odds}: " + _COMES + ".",
    "bet on a good chance": "The best chance I found: " + _COMES + ".",
    "my card is behind it": "My own {card:action} lay behind it: " + _COMES + ".",
    "my cards will help it": (
        "I held {cards:some({cards:list(action)}|a card)} to help it along: " + _COMES + "."
    ),
    "my own stable": "It runs for my own stable: " + _COMES + ".",
    "they seem to have helped it": _THEM + " seemed to have helped it: " + _COMES + ".",
    "long odds pay": "Long odds, {times} times the stake, and worth it: " + _COMES + ".",
    "a safe show": "A safe point: {horse:horse} among the first three, " + _SEEN + ".",
    "last race, all or nothing": (
        "The last race, and I was {points:plural(point|points)} behind: all or nothing. "
        + _COMES
        + "."
    ),
    "last race, ahead": (
        "The last race, and I was {points:plural(point|points)} ahead: nothing rash. "
        + _COMES
        + "."
    ),
    "in the mood": "I was in the mood for it.",
    "cannot risk more": (
        "I had {money:money} left and needed {minimum:money} for my next bet, so I risked no more."
    ),
    "no bet worth it": "No second bet was worth it. The best was " + _COMES + ".",
    "the least will do": "{stake:money} was enough: a won bet brings the same points.",
    "a good bet deserves more": (
        "A chance of {chance:percent} in 100 was worth a stake of {stake:money}."
    ),
    "keeps money for later": (
        "{stake:money} of my {money:money}: I wanted to keep {needed:money} for later."
    ),
    "help": "{card:action} helped my bets on {horse:horse}.",
    "spoil": "{card:action} was to spoil {horse:horse} for " + _THEM + ".",
    "help for a second bet": "With {card:action} behind it I meant to bet on {horse:horse} next.",
    "bluff": (
        "A bluff: {card:action} behind {horse:horse} was to make you believe something else."
    ),
    "out of the way": (
        "{card:action} had to go somewhere, and behind {horse:horse} it did me least harm."
    ),
    "photo for my bet": "My money was on {horse:horse}, so it was ahead by a nose.",
    "photo against theirs": "With {horse:horse} ahead there was least in it for " + _THEM + ".",
    "a fair photo": "I had nothing in it; {horse:horse} looked ahead.",
    "bold when behind": "I was {place:ordinal} and had to be bold: " + _BET,
    "safe when ahead": "I was {place:ordinal} and played it safe: " + _BET,
    "six even lanes": "All six run alike here, so {horse:horse} was as good as any.",
    "keeps the party going": "The party had to go on.",
    "all the same": "It was all the same to me.",
}

SHOP: Mapping[str, str] = {
    "keeps money to bet": "I needed my money to bet, and took the {danari:money}.",
    "saves up": "I took the {danari:money} and saved up for something better.",
    "in the mood to shop": "I was in the mood to spend {price:money}.",
    "buys action": "More cards to fix a race with were worth {price:money} to me.",
    "buys target": "A secret target was worth {price:money} to me.",
    "buys assistant": "An assistant was worth {price:money} to me.",
    "buys horse": "A horse of my own was worth {price:money} to me.",
    "a stable earns its keep": (
        "{horse:stable} at {row:odds} is a point in itself, and its prizes would pay the "
        "{price:money} back."
    ),
    "takes a loan": "The money would bring me more than the {owed:money} I owe at the end.",
    "asks another": (
        "{price:money} for " + GOODS + ": a gain for me, and a loss for {seat:player}."
    ),
    "sells dear": ("{price:money} from {seat:player} was more than " + GOODS + " was worth to me."),
    "too cheap to sell": "{price:money} was too little for it.",
    "too dear": "{price:money} was too much for a point.",
    "keeps its point": "A point of mine was worth more than {price:money}.",
    "money is idle": "Money counts for nothing in the end, so {price:money} for a point it was.",
    "sells a point dear": "{price:money} would bring me more than the one point.",
    "buys a point": "A sure point for {price:money} was a good buy.",
    "keeps the best card": "Of those I drew, {card:thing} was the most use to me.",
    "its target leads": "I gave myself {percent} chances in 100 to reach {target:target}.",
    "swaps for the best": "{card:thing} was the best that could be had from {seat:player}.",
    "leaves the stable as it is": "The stables ran well enough as they were.",
    "helps its stable": "{card:thing} would run well for {horse:stable}.",
    "earns by running": "{card:thing} earns by running, wherever it comes in.",
    "leaves the odds alone": "No change of the odds would have helped me.",
    "helps its horse": "Better odds helped {horse:horse}, and so me.",
    "harms their horse": "Worse odds for {horse:horse} hurt the others more than me.",
    "likes the character": "I liked what {character:character} can do.",
}

REASONS: Mapping[str, str] = {**BETS, **SHOP}
"""What is said for every kind of reason."""
