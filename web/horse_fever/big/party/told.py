"""What a race has paid, how everybody stands, and the end of a party, for the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from game import Table
from web.frame.parts import icon, silk, unseen
from web.horse_fever import words
from web.horse_fever.big.party.purses import lines
from web.horse_fever.big.standings import size
from web.horse_fever.board.payoffs import amount, place
from web.horse_fever.party.payoffs import STEPS, Bill, slip, team_sizes, winners_title
from web.horse_fever.party.podium import SIGNS, awards, purses, verdict
from web.horse_fever.words.saying import say

FEW = 8
"""So many bills are told with their slips, losses too."""
MOST = 21
"""So many who gained find room by name."""


def payoffs(view: Any, names: Sequence[str], found: Sequence[Bill]) -> h.Element:
    """Three horses large; below them who has gained, the biggest gain first."""
    gained = [bill for bill in found if bill.gain > 0]
    is_few = len(found) <= FEW
    told = found if is_few else gained[: MOST - (len(gained) > MOST)]
    teams = team_sizes(view)
    return h.section(class_=f"big-paying in-{'few' if is_few else 'many'}")[
        h.ol(".big-first")[(place(*each) for each in enumerate(view.race.ranking[:STEPS], 1))],
        h.p(".big-also")[
            (
                h.span[
                    f"{say('{place:ordinal}', place=at)} ", silk(colour), words.HORSES[colour].name
                ]
                for at, colour in enumerate(view.race.ranking[STEPS:], STEPS + 1)
            )
        ],
        h.h2[winners_title(gained, names)],
        h.ol(".big-gains")[
            (bill(one, names, teams, is_few) for one in told),
            None if is_few else rest(len(gained) - len(told), len(found) - len(gained)),
        ],
    ]


def bill(one: Bill, names: Sequence[str], teams: Any, is_large: bool) -> h.Element:
    """One purse: what the race has brought, and with room enough what with."""
    more = teams.get(one.seat, 0)
    return h.li(id=f"big-bill-{one.seat}", class_="won" if one.gain > 0 else None)[
        h.b(".big-name")[names[one.seat], f" +{more}" if more else None],
        h.span(".big-bets")[slip(one), bool(one.help) and h.small[one.help]]
        if is_large
        else h.span(".big-bets")[map(hit, one.won)],
        h.span(".big-sum")[amount(one.gain, " D")],
    ]


def hit(bet: Mapping[str, Any]) -> h.Element:
    """A bet that was won, where there is room for no more than its horse."""
    return h.span[silk(bet["horse"]), unseen(say("{bet:bet} bet won", bet=bet["bet"]))]


def rest(gained: int, others: int) -> h.Node:
    """Those who find no room, in numbers."""
    told = [say("and {count} more", count=gained)] if gained else []
    told += [say("{count:plural(guest|guests)} gained nothing", count=others)] if others else []
    return bool(told) and h.li(".rest")[", ".join(told)]


def interval(view: Any, names: Sequence[str]) -> h.Element:
    """Between two races: every purse, and what the last race has brought it."""
    return h.section(class_=f"big-interval of-{size(len(view.order))}")[
        h.h2[say("After race {number}", number=view.round)],
        h.ol[lines(view, names, False, gains=True)],
    ]


def podium(table: Table) -> h.Element:
    """The winners, three rosettes, and every purse."""
    result, names = table.result, table.names
    found = purses(result.standings)
    return h.section(".big-podium.big-end")[
        h.div(".rays", aria_hidden="true"),
        h.header[icon("laurels-trophy"), h.h2[verdict(result, names)]],
        h.ul(".big-awards")[(rosette(award) for award in awards(result, names))],
        h.ol(class_=f"big-ends of-{size(len(found))}")[
            (
                h.li(class_="first" if one.place == 1 else None)[
                    h.span(".place")[f"{one.place}."],
                    h.b(".big-name")[names[one.holder.seat], team(one)],
                    h.span(".big-money")[words.money(one.worth)],
                ]
                for one in found
            )
        ],
    ]


def team(purse: Any) -> str:
    """How many share a purse besides its holder."""
    return f" +{len(purse.members)}" if purse.members else ""


def rosette(award: Any) -> h.Element:
    """One award: what for, who, and the sentence."""
    return h.li(id=f"big-{award.id}")[
        h.span(".medal", aria_hidden="true")[icon(SIGNS[award.id])],
        h.small[award.title],
        h.b[award.who],
        h.p[award.told],
    ]
