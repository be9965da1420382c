"""The figures in the rules and the glossary, from the rows that the rules of the box go by."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import (
    CAPITAL,
    CARDS,
    DEAL,
    DEPOSIT,
    DOUBLES,
    GRADES,
    LOST_TURNS,
    RACES,
    UNIT,
    UPHELD,
    odds_of,
    paid_places,
)
from game.really_nasty.course import FENCES, LANES
from game.really_nasty.refused import FAR_BEHIND


def _odds(table: str) -> list[Mapping[str, object]]:
    """The odds of each lane for all grades."""
    return [
        {"lane": lane, "odds": ", ".join(str(odds_of(table, lane, grade)) for grade in GRADES)}
        for lane in LANES
    ]


def _prizes(id: str) -> Mapping[str, object]:
    """A race and its three prizes."""
    return dict(zip(("race", "first", "second", "third"), (id, *RACES[id].prizes), strict=True))


FIGURES: Mapping[str, object] = {
    "races": [_prizes(id) for id in RACES],
    "capital": CAPITAL,
    "cards": len(CARDS),
    "deal": [{"players": players, "count": count} for players, count in DEAL.items()],
    "fair": _odds("fair"),
    "printed": _odds("printed"),
    "unit": UNIT,
    "obstacles": len(FENCES),
    "fences": tuple(FENCES),
    "doubles": [{"grade": grade, "sections": DOUBLES[grade]} for grade in GRADES],
    "early": "EP",
    "far": FAR_BEHIND,
    "turns": LOST_TURNS,
    "deposit": DEPOSIT["objection"],
    "objection": UPHELD["objection"][0],
    "enquiry": UPHELD["enquiry"][0],
    "other": UPHELD["enquiry"][1],
    "paid": [{"runners": runners, "places": paid_places(runners)} for runners in DEAL],
    "stand": "stand",
    "rails": "rails",
    "gorse": "gorse",
    **{
        section.lower(): [str(grade) for grade, its in DOUBLES.items() if section in its]
        for section in ("EP", "QU", "FW")
    },
}
"""By the word that a text names them with."""
