"""What a race has paid, how everybody stands, and the end of a party, for the room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game import Table
from game.horse_fever.party.view import PartyView
from web import html as h
from web.frame.podium import PIECES
from web.horse_fever import words
from web.horse_fever.big.party.purses import lines, moves
from web.horse_fever.big.standings import size
from web.horse_fever.board.payoffs import amount, place
from web.horse_fever.party.payoffs import STEPS, Bill, slip, team_sizes, upset, winners_title
from web.horse_fever.party.podium import Purse, awards, purses, rosette, verdict
from web.horse_fever.seen import party_ended, race_of
from web.horse_fever.words.saying import say
from web.parts.pieces import icon, silk, unseen
from web.racing.paying import Turns, confetti

ROOM = ((8, "few"), (12, "some"), (24, "more"), (99, "many"))
"""How large the bills are, by how many there are; each tells its bets even with forty."""
COLUMNS = (8, 20, 99)
"""How many purses one column of the interval holds, how many two, and how many three."""


def payoffs(view: PartyView, names: Sequence[str], found: Sequence[Bill]) -> h.Element:
    """The order on top; below it every guest with bets and gain, the biggest gain first."""
    gained = [bill for bill in found if bill.gain > 0]
    order = race_of(view).ranking
    told, turns = everybody(view, found), Turns(len(found))
    look = next(look for most, look in ROOM if len(told) <= most)
    teams = team_sizes(view)
    return h.section(class_=f"big-paying in-{look}")[
        h.div(".big-order.row")[
            h.ol(".big-first")[(place(*each) for each in enumerate(order[:STEPS], 1))],
            h.p(".big-also")[
                (
                    h.span[
                        f"{say('{place:ordinal}', place=at)} ",
                        silk(colour),
                        unseen(words.HORSES[colour].name),
                    ]
                    for at, colour in enumerate(order[STEPS:], STEPS + 1)
                )
            ],
        ],
        upset(found, names) or h.h2[winners_title(gained, names)],
        h.ol(".big-gains")[(bill(one, names, teams, turns.take()) for one in told)],
    ]


def everybody(view: PartyView, found: Sequence[Bill]) -> list[Bill]:
    """All bills, and an empty one for each guest with a purse who laid nothing."""
    billed = {bill.seat for bill in found}
    idle = [
        Bill(guest.seat)
        for guest in view.guests
        if guest.here and guest.team is None and guest.seat not in billed
    ]
    last = next((at for at, one in enumerate(found) if one.gain < 0), len(found))
    return [*found[:last], *idle, *found[last:]]


def bill(one: Bill, names: Sequence[str], teams: Mapping[int, int], after: int) -> h.Element:
    """One purse: what was laid, and what the race has brought."""
    more = teams.get(one.seat, 0)
    look = "won" if one.gain > 0 else "lost" if one.gain < 0 else None
    return h.li(id=f"big-bill-{one.seat}", class_=look, data_after=str(after))[
        h.b(".big-name.fit")[names[one.seat], f" +{more}" if more else None],
        h.span(".big-bets.row")[
            slip(one) if one.won or one.lost else say("no bet"),
            bool(one.help) and h.small[one.help],
        ],
        h.span(".big-sum")[amount(one.gain, " D", after)],
    ]


def interval(view: PartyView, names: Sequence[str]) -> h.Element:
    """Between two races: who came in, what comes next, and every purse with who rose and fell.

    Purses stand in as few columns as are legible, and those are equally long.
    """
    count = len(view.order)
    columns = next(number for number, most in enumerate(COLUMNS, 1) if count <= most)
    order = view.race.ranking if view.race else ()
    return h.section(class_=f"big-interval in-{columns}", data_many=str(-(-count // columns)))[
        h.h2[say("After race {number}", number=view.round)],
        order and h.ol(".big-first")[(place(*each) for each in enumerate(order[:STEPS], 1))],
        h.p(".big-next.row")[
            icon("checkered-flag"), say("Next: race {number}", number=view.round + 1)
        ],
        h.ol(".big-board")[lines(view, names, False, moves(view))],
    ]


def podium(table: Table) -> h.Element:
    """The winners, three rosettes, and every purse."""
    result, names = party_ended(table), table.names
    found = purses(result.standings)
    return h.section(".big-podium.big-end")[
        h.div(".rays", aria_hidden="true"),
        h.div(".paper-in-the-air")[confetti(PIECES)],
        h.header[icon("laurels-trophy"), h.h2[verdict(result, names)]],
        h.ul(".big-awards")[(rosette(award, "big") for award in awards(result, names))],
        h.ol(class_=f"big-ends of-{size(len(found))}")[
            (
                h.li(class_="first" if one.place == 1 else None)[
                    h.span(".place")[say("{place:ordinal}", place=one.place)],
                    h.b(".big-name.fit")[names[one.holder.seat], team(one)],
                    h.span(".big-money")[words.money(one.worth)],
                ]
                for one in found
            )
        ],
    ]


def team(purse: Purse) -> str:
    """How many share a purse besides its holder."""
    return f" +{len(purse.members)}" if purse.members else ""
