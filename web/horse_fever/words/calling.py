"""What the race caller of Horse Fever speaks of, and what the announcer of a party adds."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.names import CARD_NAMES
from web.racing.calling import CALLS as OF_RACES
from web.racing.calling import Call, Facts, Line


def _card_revealed(facts: Facts) -> list[Line]:
    number = len(CARD_NAMES[facts["card"]]) + facts["seat"]
    return [Line("card revealed", number, facts)]


CALLS: Mapping[str, Call] = {**OF_RACES, "card revealed": _card_revealed}
"""What is called out on the track."""


# at a party


def _book_closed(facts: Facts) -> list[Line]:
    return [Line("book closed" if facts["bets"] else "no bets", facts["bets"], facts)]


def _party_placed(facts: Facts) -> list[Line]:
    if facts["place"] == 1:
        return [Line("first", facts["unit"] + facts["overshoot"], facts)]
    return list(CALLS["placed"](facts))


PARTY_CALLS: Mapping[str, Call] = {
    **CALLS,
    "book closed": _book_closed,
    "placed": _party_placed,
}
