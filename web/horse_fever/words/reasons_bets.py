"""What a computer says for its bets, stakes, cards and photo finishes when it is asked why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from web.horse_fever.words.cards import CARD_NAMES
from web.horse_fever.words.horses import horse, money, odds_text
from web.words.plain import listed, ordinal, plural

Facts = Mapping[str, Any]
Sayer = Callable[[Facts, Sequence[str]], str]


def percent(chance: float) -> str:
    """A chance from 0 to 1 as people say it."""
    return f"{round(100 * chance)} in 100"


def comes(facts: Facts) -> str:
    """The horse, what it has to do, and how likely the computer thought it."""
    return f"{horse(facts['horse'])} to {facts['kind']}, {percent(facts['chance'])} as I saw it"


def them(seats: Iterable[int], names: Sequence[str]) -> str:
    """Whom a reason is about, by name."""
    told = [names[seat] for seat in seats if seat < len(names)]
    return listed(told) if told else "the others"


def _favourite(facts: Facts, names: Sequence[str]) -> str:
    return f"A favourite at {odds_text(facts['row'])}: {comes(facts)}."


def _good_chance(facts: Facts, names: Sequence[str]) -> str:
    return f"The best chance I found: {comes(facts)}."


def _my_card(facts: Facts, names: Sequence[str]) -> str:
    return f"My own {CARD_NAMES[facts['card']]} lay behind it: {comes(facts)}."


def _my_cards(facts: Facts, names: Sequence[str]) -> str:
    cards = listed([CARD_NAMES[card] for card in facts["cards"]]) if facts["cards"] else "a card"
    return f"I held {cards} to help it along: {comes(facts)}."


def _my_stable(facts: Facts, names: Sequence[str]) -> str:
    return f"It runs for my own stable: {comes(facts)}."


def _they_helped(facts: Facts, names: Sequence[str]) -> str:
    return f"{them(facts['seats'], names)} seemed to have helped it: {comes(facts)}."


def _long_odds(facts: Facts, names: Sequence[str]) -> str:
    return f"Long odds, {facts['times']} times the stake, and worth it: {comes(facts)}."


def _safe_show(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"A safe point: {horse(facts['horse'])} among the first three, "
        f"{percent(facts['chance'])} as I saw it."
    )


def _all_or_nothing(facts: Facts, names: Sequence[str]) -> str:
    behind = plural(abs(round(facts["behind"])), "point")
    return f"The last race, and I was {behind} behind: all or nothing. {comes(facts)}."


def _last_ahead(facts: Facts, names: Sequence[str]) -> str:
    ahead = plural(abs(round(facts["ahead"])), "point")
    return f"The last race, and I was {ahead} ahead: nothing rash. {comes(facts)}."


def _mood(facts: Facts, names: Sequence[str]) -> str:
    return "I was in the mood for it."


def _cannot_risk(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"I had {money(facts['money'])} left and must be able to lay {money(facts['minimum'])} "
        "again: nothing more to risk."
    )


def _not_worth_it(facts: Facts, names: Sequence[str]) -> str:
    return f"No second bet was worth it. The best was {comes(facts)}."


def _least(facts: Facts, names: Sequence[str]) -> str:
    return f"{money(facts['stake'])} was enough: a won bet brings the same points."


def _more(facts: Facts, names: Sequence[str]) -> str:
    return f"A bet with {percent(facts['chance'])} deserved {money(facts['stake'])}."


def _keeps(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{money(facts['stake'])} of my {money(facts['money'])}: I wanted to keep "
        f"{money(facts['needed'])} for later."
    )


def _help(facts: Facts, names: Sequence[str]) -> str:
    return f"{CARD_NAMES[facts['card']]} helped my bets on {horse(facts['horse'])}."


def _spoil(facts: Facts, names: Sequence[str]) -> str:
    whom = them(facts["seats"], names)
    return f"{CARD_NAMES[facts['card']]} was to spoil {horse(facts['horse'])} for {whom}."


def _second_bet(facts: Facts, names: Sequence[str]) -> str:
    card, it = CARD_NAMES[facts["card"]], horse(facts["horse"])
    return f"With {card} behind it I meant to bet on {it} next."


def _bluff(facts: Facts, names: Sequence[str]) -> str:
    card, it = CARD_NAMES[facts["card"]], horse(facts["horse"])
    return f"A bluff: {card} behind {it} was to make you believe something else."


def _out_of_the_way(facts: Facts, names: Sequence[str]) -> str:
    card, it = CARD_NAMES[facts["card"]], horse(facts["horse"])
    return f"{card} had to go somewhere, and behind {it} it did me least harm."


def _photo_mine(facts: Facts, names: Sequence[str]) -> str:
    return f"My money was on {horse(facts['horse'])}, so it was ahead by a nose."


def _photo_theirs(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"With {horse(facts['horse'])} ahead there was least in it for "
        f"{them(facts['seats'], names)}."
    )


def _photo_fair(facts: Facts, names: Sequence[str]) -> str:
    return f"I had nothing in it; {horse(facts['horse'])} looked ahead."


def _bold(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"I was {_place(facts['place'])} and had to be bold: {money(facts['stake'])} on "
        f"{horse(facts['horse'])} to {facts['kind']}."
    )


def _safe(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"I was {_place(facts['place'])} and played it safe: {money(facts['stake'])} on "
        f"{horse(facts['horse'])} to {facts['kind']}."
    )


def _place(place: int) -> str:
    return ordinal(place) if place <= 6 else f"{place}th"


def _even_lanes(facts: Facts, names: Sequence[str]) -> str:
    return f"All six run alike here, so {horse(facts['horse'])} was as good as any."


def _party(facts: Facts, names: Sequence[str]) -> str:
    return "The party had to go on."


def _all_the_same(facts: Facts, names: Sequence[str]) -> str:
    return "It was all the same to me."


BETS: dict[str, Sayer] = {
    "bet on the favourite": _favourite,
    "bet on a good chance": _good_chance,
    "my card is behind it": _my_card,
    "my cards will help it": _my_cards,
    "my own stable": _my_stable,
    "they seem to have helped it": _they_helped,
    "long odds pay": _long_odds,
    "a safe show": _safe_show,
    "last race, all or nothing": _all_or_nothing,
    "last race, ahead": _last_ahead,
    "in the mood": _mood,
    "cannot risk more": _cannot_risk,
    "no bet worth it": _not_worth_it,
    "the least will do": _least,
    "a good bet deserves more": _more,
    "keeps money for later": _keeps,
    "help": _help,
    "spoil": _spoil,
    "help for a second bet": _second_bet,
    "bluff": _bluff,
    "out of the way": _out_of_the_way,
    "photo for my bet": _photo_mine,
    "photo against theirs": _photo_theirs,
    "a fair photo": _photo_fair,
    "bold when behind": _bold,
    "safe when ahead": _safe,
    "six even lanes": _even_lanes,
    "keeps the party going": _party,
    "all the same": _all_the_same,
}
"""What is said for every kind of reason that concerns a race."""
