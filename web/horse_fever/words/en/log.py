"""The log in English: one template for every kind of event that the Family Game tells."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=climbs|down=falls)} from {before:odds} to {after:odds}"
_WON = (
    "comes {place:ordinal}. {stake:money} pays {money:money} and {vp} VP"
    "{boss:some( ({boss:signed} by the cards))}."
)

RACE: Mapping[str, str] = {
    "off": "Race {number} is off.",
    "deck reshuffled": "The movement cards have run out and are shuffled again.",
    "movement card": "Card {unit}, number {card}: {runs:each({horse:horse} {count})}.",
    "line crossed": (
        "{horse:horse} finishes and stands "
        "{overshoot:some({overshoot:plural(space|spaces)} beyond|exactly on)} the line"
        "{changed:some( (cards: {changed:signed}))}."
    ),
    "sprint": (
        "The sprint dice show {twice:some({colour:colour} twice|{dice:list(colour)})}: "
        "{runs:each({horse:horse} "
        "{home:some(is home already|moves {count:plural(space|spaces)})})}."
    ),
    "photo finish": (
        "Photo finish of {among:list(horse)}: {by:which(first player=the first player puts|"
        "odds=the odds put|cards=the cards put)} {horse:horse} ahead."
    ),
    "placed": "{horse:horse} takes {place:ordinal} place.",
    "ranking": "The result: {places:each({place:ordinal} {horse:horse})}.",
}
"""A race, from the off to the ranking."""

BETS: Mapping[str, str] = {
    "bet laid": "{seat:player} bets {stake:money} on {horse:horse} to {bet:bet}.",
    "bet lost": (
        "{seat:player} loses {stake:money}: {horse:horse} to {bet:bet} comes {place:ordinal}."
    ),
}
"""The bets of every game of the box."""

FAMILY: Mapping[str, str] = {
    **RACE,
    **BETS,
    "stables placed": "The odds: {stables:each({horse:horse} {row:odds})}.",
    "start": (
        "{seat:player} is {character:character} and starts with {money:money}"
        "{stable:some(, {vp} VP and the stable {stable:stable}| and {vp} VP)}."
    ),
    "first player": "{seat:player} is the first player{colour:some(| now)}.",
    "die rolled": "The sprint die shows {colour:colour}. {colour:joke}",
    "round": "Race {number} is next. {first:player} is the first player.",
    "cards dealt": "{seat:player} gets {count:plural(action card|action cards)}.",
    "cannot bet": "{seat:player} cannot cover the minimum bet of {minimum:money}.",
    "bet passed": "{seat:player} {broke:some(cannot afford a|lays no)} second bet.",
    "card placed": "{seat:player} puts a card face down behind {horse:horse}.",
    "card revealed": "Behind {horse:horse} lies {card:action}, played by {seat:player}.",
    "cards cancelled": "{cards:list(action)} cancel each other behind {horse:horse}.",
    "card discarded": "{by:action} throws out {card:action} behind {horse:horse}.",
    "odds shifted": (
        "{horse:horse} {way:which(stays=is at the edge of the board and stays at {after:odds}|"
        + _MOVED
        + ")}."
    ),
    "win bet won": "{seat:player} wins: {horse:horse} to win at {row:odds} " + _WON,
    "show bet won": "{seat:player} wins: {horse:horse} to show " + _WON,
    "stable prize": (
        "{seat:player} gets {money:money}: the stable {horse:stable} comes {place:ordinal}."
    ),
    "card cash": (
        "{seat:player} {money:sign(gets|pays)} {money:money} for betting on {horse:horse}, "
        "because of a card."
    ),
    "short": (
        "{seat:player} owes {owed:money} {horse:some(for betting on {horse:horse}|"
        "to {other:player})} but can pay {money:some(only {money:money}|nothing)}."
    ),
    "penalty": "{seat:player} cannot pay and loses {vp:size} VP.",
    "eliminated": (
        "{seat:player} cannot pay and is out of the game.{back:some( To the bank: "
        "{back:each({what:which(money={much:money}|vp={much:size} VP|"
        "the stable {much:stable})})}.)}"
    ),
    "new odds": (
        "{moved:some({moved:each({horse:horse} " + _MOVED + ")}|All stables keep their odds)}."
    ),
    "tie broken": "The die makes {seat:player} the winner.",
    "game over": "The game is over.",
}
