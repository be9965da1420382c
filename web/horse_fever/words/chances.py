"""What is said of chances: through a race, and in the account of luck and judgement."""

from __future__ import annotations

from web.horse_fever.words.horses import money
from web.words.plain import MINUS

FACES = {"chances": "Chances", "numbers": "Numbers"}
ODDS, STAKES = "Odds", "Stakes"
CHART = "Chance to win"
CAPTION = "Chance to win after each unit, in percent"
WAITS = "The bookmakers reckon …"
IN_NUMBERS = "In numbers"

TITLE = "Luck and judgement"
BACK = "Back to the enclosure"
JUDGEMENT = (
    "Judgement: how much more your bets were worth, by what you knew when you laid them, "
    "than an average bet."
)
LUCK = "Luck: what the cards behind the horses, and then the race, made of them."
SUMS_LABEL = "Player by player"
SUMS = "Average bets, judgement, cards and race add up to what your bets brought, stakes off."
PARTY = (
    "Six equal horses: a win bet comes in once in six times and pays six, a show bet every "
    "other time and pays two. So every bet is fair, and all you won or lost is luck."
)
COLUMNS = ("Average bets", "Judgement", "The cards", "The race", "Brought")
BET_BY_BET = "Bet by bet"
BETS_CAPTION = "Every bet, and what came of it"
BET_COLUMNS = ("Bet", "As the table saw it", "As its player knew", *COLUMNS[2:])
WORKING = "The bookmakers go through every bet again. This takes a moment."


def unit(number: int) -> str:
    """A moment of a race, short: `down`, `up`, `3`."""
    return {-1: "down", 0: "up"}.get(number, str(number))


def unit_long(number: int) -> str:
    """A moment of a race for who hears it."""
    return {-1: "cards face down", 0: "cards open"}.get(number, f"after unit {number}")


def percent(chance: float, error: float = 0.0) -> str:
    """A chance as a whole percentage; only what is certain, not only likely, is 0 or 100."""
    whole = round(100 * chance)
    if whole == 0 and (chance or error):
        return "<1"
    if whole == 100 and (chance < 1 or error):
        return ">99"
    return str(whole)


def points(vp: float) -> str:
    """Victory points to a tenth, with their sign: `+1.4 VP`."""
    return f"{signed_to(vp, 1)} VP"


def danari(amount: float) -> str:
    """Danari to the nearest ten, with their sign: `+140 D`."""
    whole = int(round(amount, -1))
    return f"{'+' if whole > 0 else ''}{money(whole)}"


def signed_to(number: float, digits: int) -> str:
    """A number with its sign; no sign before a plain 0."""
    rounded = round(number, digits)
    sign = "+" if rounded > 0 else MINUS if rounded < 0 else ""
    return f"{sign}{abs(rounded):.{digits}f}"


def missed(race: int, kind: str, horse: str, chance: float, stake: int, worth: str) -> str:
    """The best bet that nobody made."""
    return (
        f"{horse} to {kind} in race {race}: it had a {percent(chance)} % chance once the cards "
        f"were shown, so {money(stake)} on it was worth {worth}."
    )


def upset(race: int, horse: str, chance: float) -> str:
    """The biggest upset."""
    return f"{horse} won race {race} with a {percent(chance)} % chance at the off."


def rather(races: int) -> str:
    """How sure the account is."""
    return f"Every number comes from at least {races} simulated races, so it may be a little off."
