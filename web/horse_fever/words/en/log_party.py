"""The log of a party in English: what only a party has, or tells in other words."""

from __future__ import annotations

from collections.abc import Mapping

_WON = "comes {place:ordinal}. {stake:money} pays {money:money}, {times} times the stake."

PARTY: Mapping[str, str] = {
    # the door
    "guest in": (
        "{seat:player} {returning:some(is back and finds the purse as it was|"
        "comes in with {money:money}, as number {number})}."
    ),
    "guest out": "{seat:player} leaves the party.",
    # the bookmaker and the book
    "bookmaker": (
        "{seat:player} {by:which(lot=draws the lot and keeps the book|"
        "host=is the host and keeps the book|"
        "gain=gained most in the last race and keeps the book|"
        "turn=is next and keeps the book|left=takes the book over)}."
    ),
    "round": "Race {number}: {first:player} takes the bets.",
    "slips opened": "{seat:player} opens the slips that were handed in before the off.",
    "bet torn": (
        "{seat:player} takes {money:money} back: {horse:horse} to {bet:bet} is struck out."
    ),
    "book closed": (
        "The book is closed{bets:some(: {bets:plural(bet|bets)}, {total:money} in all|"
        " with no bet in it)}."
    ),
    # the race
    "photo finish": (
        "Photo finish of {among:list(horse)}: the bookmaker puts {horse:horse} ahead."
    ),
    "win bet won": "{seat:player} wins: {horse:horse} to win " + _WON,
    "show bet won": "{seat:player} wins: {horse:horse} to show " + _WON,
    # purses
    "party loan": (
        "{seat:player} is broke and borrows {money:money}{more:some(, {debt:money} in all)}."
    ),
    "charity": "{seat:player} is broke; the hat goes round and brings {money:money}.",
    "broke": "{seat:player} has not one note left.",
    "team joined": "{seat:player} plays in the team of {leader:player} now.",
    "team left": "{seat:player} leaves {own:some(their own team|the team of {leader:player})}.",
    "team led": (
        "{seat:player} {members:some(now holds the team's purse, shared with "
        "{members:list(player)}|is the last of the team and keeps the purse)}."
    ),
    "purse given": "{seat:player} hands {money:money} to {other:player}.",
    "purse taken": "{seat:player} puts {money:money} from {other:player} into the purse.",
    "game over": "The party is over: the purses are counted.",
}
