"""The race caller at a party: a music-hall announcer, who also knows what the house has bet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.play import Event
from web.horse_fever.words.commentary import called, turn
from web.horse_fever.words.horses import money
from web.words.plain import listed, ordinal, plural

Facts = Mapping[str, Any]


def _book_closed(facts: Facts) -> str:
    if not facts["bets"]:
        return "Not one slip in the hat: that race was run for the love of it!"
    total = money(facts["total"])
    return turn(
        facts["bets"],
        f"No more bets, please! {total} lie on the table.",
        f"The book is shut! {total}, and not a note more.",
        f"Pencils down, purses shut: {total} are in the book!",
    )


def _off(facts: Facts) -> str:
    return turn(
        facts["number"],
        "Ladies and gentlemen: they're off!",
        "Hats up, voices down, the bell: and they're off!",
        "Maestro, the gallop, please: they're off!",
        "Silence in the gallery! No, not silence: they're off!",
    )


def _photo_finish(facts: Facts) -> str:
    horse = called(facts["horse"])
    others = listed([called(it) for it in facts["among"] if it != facts["horse"]])
    return turn(
        len("".join(facts["among"])),
        f"The bookmaker has looked at the plate, and at nobody's purse: {horse} by a nose from "
        f"{others}!",
        f"The photograph says nothing, the bookmaker says {horse} ahead of {others}. He has not "
        "been bribed!",
        f"A whisker! An honest eye and a clean collar put {horse} ahead of {others}!",
    )


def _placed(facts: Facts) -> str:
    horse, place = called(facts["horse"]), facts["place"]
    if place == 1:
        return turn(
            facts["unit"] + facts["overshoot"],
            f"{horse} takes it! Strike up the band!",
            f"First past the post, ladies and gentlemen: {horse}!",
            f"A bouquet for {horse}, the winner!",
        )
    if place == 6:
        return turn(
            facts["unit"], f"And {horse} comes home last.", f"Last, and a kind hand for {horse}!"
        )
    return f"{horse} is {ordinal(place)}."


def _ranking(facts: Facts) -> str:
    first, second, third = (called(horse) for horse in facts["ranking"][:3])
    return f"The order at the post: first {first} second {second} third {third}!"


PARTY_CALLED: dict[str, Callable[[Facts], str]] = {
    "book closed": _book_closed,
    "off": _off,
    "photo finish": _photo_finish,
    "placed": _placed,
    "ranking": _ranking,
}
"""What he says in other words than at other tables."""


# what he adds, knowing all that has happened before


def patter(told: Sequence[Event]) -> str:
    """What he adds to the last of the events told so far, "" mostly."""
    more = {"off": _favourite, "movement card": _leader, "ranking": _surprise}
    add = more.get(told[-1].kind)
    return add(told) if add else ""


def staked(told: Sequence[Event]) -> Counter[str]:
    """What lies on each horse in the last race."""
    on: Counter[str] = Counter()
    for (_, horse), much in slips(told).items():
        on[horse] += much
    return on


def slips(told: Sequence[Event]) -> Counter[tuple[int, str]]:
    """What each guest has on each horse in the last race, from its bets laid and torn."""
    on: Counter[tuple[int, str]] = Counter()
    for event in _of_race(told):
        if event.kind in ("bet laid", "bet torn"):
            on[event.facts["seat"], event.facts["horse"]] -= event.facts["money"]
    return +on  # what is laid leaves a purse, what is torn comes back


def favourites(told: Sequence[Event]) -> list[str]:
    """The horses on which the house has put most."""
    on = staked(told)
    return [horse for horse, much in on.items() if much == max(on.values())]


def _of_race(told: Sequence[Event]) -> list[Event]:
    """The events since the book of the last race was opened."""
    since: list[Event] = []
    for event in reversed(told):
        if event.kind == "round":
            break
        since.append(event)
    return since[::-1]


def _favourite(told: Sequence[Event]) -> str:
    on, best = staked(told), favourites(told)
    number = told[-1].facts["number"]
    if not best:
        return "The slips are in the hat, and nobody knows what the house fancies!"
    if len(best) > 3:
        return "The house has spread its money fair and square: no favourite today!"
    if len(best) > 1:
        return f"The house cannot choose between {listed([called(horse) for horse in best])}!"
    horse, much = called(best[0]), money(on[best[0]])
    return turn(
        number,
        f"The darling of the house is {horse} with {much} on the silk!",
        f"{much} of your good money ride on {horse} the favourite!",
        f"The house fancies {horse} to the tune of {much}!",
    )


def _leader(told: Sequence[Event]) -> str:
    """A change at the head of the field, from one horse alone to another."""
    race = _since_off(told)
    if any(event.kind == "placed" for event in race):  # the first is home
        return ""
    now, before = _ahead(race), _ahead(race[:-1])
    unit = told[-1].facts["unit"]
    if len(now) != 1 or now == before or unit == 1:
        return ""
    horse = called(now[0])
    if len(before) != 1:
        return turn(unit, f"{horse} alone in front!", f"And now {horse} shows them all its tail!")
    other = called(before[0])
    return turn(
        unit,
        f"{horse} snatches the lead from {other}!",
        f"Good-bye, {other} for {horse} leads!",
        f"Hold on to your hats: {horse} is past {other}!",
    )


def _since_off(told: Sequence[Event]) -> list[Event]:
    """The events since the last race was off."""
    since: list[Event] = []
    for event in reversed(told):
        if event.kind == "off":
            break
        since.append(event)
    return since[::-1]


def _ahead(race: Sequence[Event]) -> list[str]:
    """Who is farthest ahead, the gates being level."""
    at: Counter[str] = Counter()
    for event in race:
        if event.kind == "movement card":
            at.update(event.facts["moves"])
    return sorted(horse for horse, spaces in at.items() if spaces == max(at.values()))


def _surprise(told: Sequence[Event]) -> str:
    """How the house has judged the winner, so far as its bets are known."""
    on, winner = staked(told), told[-1].facts["ranking"][0]
    if not on:
        return "Bring out the slips: let us see who knew!"
    if winner not in on:
        return f"And not one note lay on {called(winner)}. Who would have thought it!"
    backers = {seat for seat, horse in slips(told) if horse == winner}
    if favourites(told) == [winner]:
        return "The favourite of the house: somebody hold the bank's hand!"
    if len(backers) == 1:
        return "One of you has seen it coming. Only one!"
    return f"{plural(len(backers), 'guest')} put money on it. Drinks on them!"
