"""The end of a party: the standings with shared places, and three rosettes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

import htpy as h

from web.frame.parts import icon
from web.horse_fever import words
from web.horse_fever.podium import unmasked, ways_on
from web.state import Desk
from web.words.plain import plural

NAMED = 3
"""So many winners are named in the headline."""
SETTLED = {
    "danari": "The fullest purse, loans taken off.",
    "level": "Same points, same money: they share the place.",
}
SIGNS = {"best-bet": "two-coins", "upset": "trojan-horse", "losing-run": "pointy-hat"}
"""What is on the rosettes."""


class Purse(NamedTuple):
    """One line of the standings: its place and worth, its holder, the team, and what is owed."""

    place: int
    worth: int
    holder: Any
    members: tuple[Any, ...]

    @property
    def debt(self) -> int:
        """What all who play out of it have borrowed."""
        return sum(one.debt for one in (self.holder, *self.members))


class Award(NamedTuple):
    """A rosette: what for, who has earned it, and the sentence."""

    id: str
    title: str
    who: str
    told: str


def purses(standings: Sequence[Any]) -> list[Purse]:
    """The standings purse by purse, members with their holder."""
    found = []
    for _, group in groupby(standings, lambda one: one.seat if one.team is None else one.team):
        holder, *members = group
        found.append(Purse(holder.place, holder.worth, holder, tuple(members)))
    return found


def verdict(result: Any, names: Sequence[str]) -> str:
    """Who won, as a headline that forty can share."""
    winners = [names[seat] for seat in result.winners]
    if len(winners) > NAMED:
        return f"{winners[0]}, {winners[1]} and {len(winners) - 2} others win"
    return f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}"


def settled(result: Any) -> str:
    """What put the winners ahead."""
    return SETTLED[result.settled_by]


def awards(result: Any, names: Sequence[str]) -> list[Award]:
    """Whatever has been earned, in words."""
    found = []
    if bet := result.awards.best_bet:
        found.append(
            Award(
                "best-bet", "The best bet", names[bet.seat],
                f"{words.money(bet.stake)} on {words.HORSES[bet.horse].name} to {bet.kind} in race "
                f"{bet.race} gained {words.money(bet.gain)}.",
            )
        )  # fmt: skip
    if upset := result.awards.upset:
        found.append(Award("upset", "The biggest upset", *upset_told(upset)))
    if run := result.awards.losing_run:
        races = "One race" if run.races == 1 else f"{run.races} races in a row"
        found.append(
            Award(
                "losing-run", "The longest losing run", names[run.seat],
                f"{races} without a winning bet, up to race {run.race}.",
            )
        )  # fmt: skip
    return found


def upset_told(upset: Any) -> tuple[str, str]:
    """The horse that few believed in, and how few."""
    horse, total = words.HORSES[upset.horse].name, words.money(upset.total)
    if not upset.staked:
        return horse, f"Won race {upset.race} with not one note on it of {total}."
    on = words.money(upset.staked)
    return horse, f"Won race {upset.race} with {on} on it of {total} in all."


def podium(desk: Desk) -> h.Element:
    """The winners' enclosure of a party."""
    assert desk.table is not None
    result, names = desk.table.result, desk.table.names
    found = purses(result.standings)
    return h.section("#podium", class_="poster party-podium", aria_labelledby="podium-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head")[
            icon("laurels-trophy"),
            h.div[
                h.h1("#podium-title")[verdict(result, names)],
                h.p[settled(result), " ", h.span[evening(desk)]],
            ],
        ],
        rosettes(awards(result, names)),
        standings(found, names),
        unmasked(desk.table.bots, names),
        ways_on(),
    ]


def evening(desk: Desk) -> str:
    """How long it was, and whether it went back or off."""
    table = desk.table
    assert table is not None
    races = sum(event.kind == "ranking" for event in table.events)
    told = f"{plural(races, 'race')}, {plural(len(table.result.standings), 'guest')}."
    back = words.often_back([taken for _, taken in table.rewound])
    return " ".join(filter(None, (told, back, words.what_if(table.branched))))


def rosettes(found: Sequence[Award]) -> h.Node:
    """The awards side by side."""
    return (
        found
        and h.ul(".rosettes", aria_label="Awards")[
            (
                h.li(id=f"award-{award.id}")[
                    h.span(".medal", aria_hidden="true")[icon(SIGNS[award.id])],
                    h.small[award.title],
                    h.b[award.who],
                    h.p[award.told],
                ]
                for award in found
            )
        ]
    )


def standings(found: Sequence[Purse], names: Sequence[str]) -> h.Element:
    """Every purse, in columns where there are many."""
    crowd = "many" if len(found) > 12 else "few"
    return h.div(".sheet.standings-sheet", role="region", aria_label="The standings", tabindex="0")[
        h.ol(class_=f"purses {crowd}")[(line(purse, names) for purse in found)]
    ]


def line(purse: Purse, names: Sequence[str]) -> h.Element:
    """One purse: its place, who plays out of it, what it is worth, and what is taken off."""
    seat, team = purse.holder.seat, [names[one.seat] for one in purse.members]
    return h.li(id=f"standing-{seat}", class_="first" if purse.place == 1 else None)[
        h.span(".place")[f"{purse.place}."],
        h.span(".who")[
            h.b[names[seat]],
            team and h.span(".team")[f" with {', '.join(team)}"],
            notes(purse) and h.small[notes(purse)],
        ],
        h.span(".danari")[words.money(purse.worth)],
    ]


def notes(purse: Purse) -> str:
    """What is to be known of a purse besides its worth."""
    told = [f"{words.money(purse.debt)} borrowed"] if purse.debt else []
    told += ["gone home"] if not purse.holder.here else []
    return ", ".join(told)
