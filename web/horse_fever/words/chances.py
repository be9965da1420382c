"""What is said of chances: through a race, and in the account of luck and judgement."""

from __future__ import annotations

from collections.abc import Sequence

from web.horse_fever.words import money
from web.horse_fever.words.saying import say
from web.words.plain import MINUS, percent
from web.words.speaking import mark

FACES = {"chances": mark("Chances"), "numbers": mark("Numbers")}
ODDS, STAKES = mark("Odds"), mark("Stakes")
CHART = mark("Chance to win")
CAPTION = mark("Chance to win after each card, in percent")
WAITS = mark("The bookmakers reckon …")
IN_NUMBERS = mark("In numbers")

TITLE = mark("Luck and judgement")
BACK = mark("Back to the enclosure")
JUDGEMENT = mark(
    "Judgement: how much more your bets were worth, by what you knew when you laid them, "
    "than an average bet."
)
LUCK = mark("Luck: what the cards behind the horses, and then the race, made of them.")
SUMS_LABEL = mark("Player by player")
SUMS = mark("Average bets, judgement, cards and race add up to what your bets brought, stakes off.")
PARTY = mark(
    "Six equal horses: one win bet in six is won and pays six times the stake; one show bet in "
    "two is won and pays double. So every bet is fair, and all you won or lost is luck."
)
COLUMNS = (
    mark("Average bets"),
    mark("Judgement"),
    mark("The cards"),
    mark("The race"),
    mark("Brought"),
)
BET_BY_BET = mark("Bet by bet")
BETS_CAPTION = mark("Every bet, and what came of it")
BET_COLUMNS = (
    mark("Bet"),
    mark("As the table saw it"),
    mark("As its player knew"),
    *COLUMNS[2:],
)
WORKING = mark("The bookmakers go through every bet again. This takes a moment.")


def unit(number: int) -> str:
    """A moment of a race, short: `down`, `up`, `3`."""
    return say("{unit:which(-1=down|0=up|{unit})}", unit=number)


def unit_long(number: int) -> str:
    """A moment of a race for who hears it."""
    return say("{unit:which(-1=cards face down|0=cards open|after card {unit})}", unit=number)


def points(vp: float) -> str:
    """Victory points to a tenth, with their sign: `+1.4 VP`."""
    return say("{points} VP", points=signed_to(vp, 1))


def danari(amount: float) -> str:
    """Danari to the nearest ten, with their sign: `+140 D`."""
    whole = int(round(amount, -1))
    return f"{'+' if whole > 0 else ''}{money(whole)}"


def signed_to(number: float, digits: int) -> str:
    """A number with its sign; no sign before a plain 0."""
    rounded = round(number, digits)
    sign = "+" if rounded > 0 else MINUS if rounded < 0 else ""
    return say.figures(f"{sign}{abs(rounded):.{digits}f}")


def missed(race: int, kind: str, horse: str, chance: float, stake: int, worth: str) -> str:
    """The best bet that nobody made."""
    return say(
        "{name} to {bet:bet} in race {race}: it had a {chance} % chance once the cards were shown, "
        "so {stake:money} on it was worth {worth}.",
        name=horse,
        bet=kind,
        race=race,
        chance=percent(chance),
        stake=stake,
        worth=worth,
    )


def worth(vp: float, amount: float) -> str:
    """What a bet is worth: `+1.4 VP and +140 D`."""
    return say("{points} and {danari}", points=points(vp), danari=danari(amount))


def upset(race: int, horse: str, chance: float) -> str:
    """The biggest upset."""
    return say(
        "{name} won race {race} with a {chance} % chance at the off.",
        name=horse,
        race=race,
        chance=percent(chance),
    )


def rather(races: int) -> str:
    """How sure the account is."""
    return say(
        "Every number comes from at least {races} simulated races, so it may be a little off.",
        races=races,
    )


def ahead(names: Sequence[str], first: int, second: int, lead: int, parts: str) -> str:
    """By how much the winner leads, and what the lead is made of."""
    return say(
        "{first:player} finished {lead} VP ahead of {second:player}{parts:some(: {parts})}.",
        names,
        first=first,
        second=second,
        lead=lead,
        parts=parts,
    )


def parts_of_lead(judged: float, lucky: float, rest: float) -> str:
    """The parts of a lead, the largest first; they add up to it."""
    found = [
        (judged, say("judgement {points}", points=signed_to(judged, 1))),
        (lucky, say("luck {points}", points=signed_to(lucky, 1))),
        (rest, say("all the rest {points}", points=signed_to(rest, 1))),
    ]
    return ", ".join(told for _, told in sorted(found, key=lambda one: -one[0]))
