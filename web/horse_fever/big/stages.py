"""What takes the place of the course on the big screen: payoffs, auction, winners' enclosure."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.horse_fever.view import SeatView, View
from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.frame.podium import PIECES, steps
from web.horse_fever.big.standings import size
from web.horse_fever.board.payoffs import amount, line, moved, now, paid, place, turns_of, upset
from web.horse_fever.podium import lost, on_steps, settled, total, verdict
from web.horse_fever.podium import place as placing
from web.horse_fever.podium import why_won as podium_why
from web.horse_fever.seen import ended, race_of
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.pieces import charm, icon
from web.racing.paying import Turns, confetti, slip


def payoffs(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The result above, what the race has brought to everybody below."""
    told = paid(events)
    turns = turns_of(told)
    return h.section(".big-payoffs")[
        h.ol(".result")[(place(*each) for each in enumerate(race_of(view).ranking, 1))],
        upset(names, told),
        h.ul(".big-bills")[(bill(player, names, told, view, turns) for player in view.seats)],
    ]


def bill(
    player: SeatView, names: Sequence[str], events: Sequence[Event], view: View, turns: Turns
) -> h.Element:
    """One person's race: each slip, the sum with the stakes counted in, and the purse now."""
    seat = player.seat
    mine = [event for event in events if event.facts.get("seat") == seat]
    staked = sum(event.facts["stake"] for event in mine if "stake" in event.facts)
    money, points = moved(mine)
    slips = [slip(line(event, names, view.edition), turns.take()) for event in mine]
    after = turns.after_last()
    return h.li(f".big-bill.mark-{seat}", id=f"big-bill-{seat}")[
        h.p(".big-who.row")[charm(seat), h.b(".big-name.fit")[names[seat]]],
        h.ul(".big-paid", data_least=at_least(len(slips)))[slips],
        h.p(".big-sum.sum")[
            amount(money - staked, " D", after),
            amount(points, " VP", after),
        ],
        h.p(".big-now")[now(player, money, points, after)],
    ]


def podium(table: Table) -> h.Element:
    """The first three on their steps, everybody else below, also those who have no place."""
    result, names = ended(table), table.names
    placed = on_steps(table)
    rest = [one for one in result.standings if one.seat not in {step.seat for step in placed}]
    return h.section(".big-podium")[
        h.div(".rays", aria_hidden="true"),
        h.div(".paper-in-the-air")[confetti(PIECES)],
        h.header[icon("laurels-trophy"), h.h2[verdict(result, names)]],
        steps(table, placed),
        rest
        and h.ol(class_=f"big-rest of-{size(len(rest))}")[
            (
                h.li[
                    not lost(one) and h.span(".place")[say("{place:ordinal}", place=one.place)],
                    charm(one.seat),
                    h.b(".big-name.fit")[names[one.seat]],
                    h.span(".vp")[placing(one) if lost(one) else total(one)],
                ]
                for one in rest
            )
        ],
    ]


def why_won(desk: Desk) -> list[str]:
    """What decided, and what put the winner ahead."""
    decided = settled(ended(desk.at.table).settled_by, "auctions" in desk.at.table.options)
    return [told for told in (decided, podium_why(desk)) if told]
