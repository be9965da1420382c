"""What takes the place of the course on the big screen: payoffs, auction, winners' enclosure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from game import Table
from game.play import Event
from web.frame.parts import charm, icon, silk
from web.horse_fever.big.standings import FEW, size
from web.horse_fever.board.payoffs import amount, of_people, paid, place, what
from web.horse_fever.podium import lost, on_steps, settled, steps, total, verdict
from web.horse_fever.podium import place as placing


def payoffs(view: Any, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The result above, what the race has brought to everybody below."""
    told = paid(events)
    return h.section(class_=f"big-payoffs of-{size(len(view.seats))}")[
        h.ol(".result")[(place(*each) for each in enumerate(view.race.ranking, 1))],
        h.ul(".big-bills")[(bill(player.seat, names, told, view) for player in view.seats)],
    ]


def bill(seat: int, names: Sequence[str], events: Sequence[Event], view: Any) -> h.Element:
    """One person's race: what paid and what did not, and the sum, the stakes counted in."""
    mine = [event for event in events if event.facts.get("seat") == seat]
    staked = sum(event.facts["stake"] for event in mine if "stake" in event.facts)
    return h.li(f".big-bill.mark-{seat}", id=f"big-bill-{seat}")[
        h.p(".big-who")[charm(seat), h.b(".big-name")[names[seat]]],
        len(names) <= FEW
        and h.p(".big-paid")[(one_paid(event, names, view.edition) for event in mine)],
        h.p(".big-sum")[
            amount(sum(event.facts.get("money", 0) for event in mine) - staked, " D"),
            amount(sum(event.facts.get("vp", 0) for event in mine), " VP"),
        ],
    ]


def one_paid(event: Event, names: Sequence[str], edition: str) -> h.Element:
    """One payoff in few words."""
    return h.span(class_=f"chit paid-{event.kind.replace(' ', '-')}")[
        silk(event.facts["horse"]) if "horse" in event.facts else None,
        h.span[what(event) or of_people(event, names, edition)],
    ]


def podium(table: Table) -> h.Element:
    """The first three on their steps, everybody else below, also those who have no place."""
    result, names = table.result, table.names
    placed = on_steps(result.standings)
    rest = [one for one in result.standings if one not in placed]
    return h.section(".big-podium")[
        h.div(".rays", aria_hidden="true"),
        h.header[icon("laurels-trophy"), h.h2[verdict(result, names)]],
        steps(result.standings, names),
        rest
        and h.ol(class_=f"big-rest of-{size(len(rest))}")[
            (
                h.li[
                    not lost(one) and h.span(".place")[str(one.place)],
                    charm(one.seat),
                    h.b(".big-name")[names[one.seat]],
                    h.span(".vp")[placing(one) if lost(one) else total(one)],
                ]
                for one in rest
            )
        ],
    ]


def why_won(table: Table) -> str:
    """What put the winner ahead."""
    return settled(table.result.settled_by, "auctions" in table.options)
