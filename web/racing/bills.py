"""The bills of a race, whatever the game: who came in, a bill for every player, the way on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.html.shows import at_least
from web.html.writing import flat
from web.parts.pieces import button, charm
from web.racing.paying import Slip, Turns, counter, slip
from web.words.plain import MINUS
from web.words.speaking import say

MOST_LINES = 14
"""Lines of a bill that the style knows of; a longer one is as small and is scrolled."""


class Unit(NamedTuple):
    """Money of a game: how an amount is `told`, and how a gain or loss is, without its sign."""

    told: Callable[[int], str]
    change: Callable[[int], str]

    def signed(self, number: int, after: int | None = None) -> h.Element:
        """A gain or a loss, which runs when its turn comes."""
        return signed(number, self.change(abs(number)), after)


def since(events: Sequence[Event], kind: str = "ranking") -> list[Event]:
    """What has been told since the last event of this kind, in its order."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind == kind:
            break
        told.append(event)
    return told[::-1]


def sheet(
    title: str,
    result: Iterable[h.Node],
    bills: Sequence[h.Element],
    outsider: h.Node = None,
    beside: h.Node = None,
) -> h.Element:
    """The result on top, and the long shot if there was one; a bill for each player below.

    The longest bill decides how large the letters of all of them are.
    """
    drawn = [flat(one) for one in bills]
    lines = max(one.count("<li") for one in drawn)
    return h.section("#payoffs.stack", aria_labelledby="payoffs-title", tabindex="0")[
        h.header[h.h2("#payoffs-title")[title], h.ol(".result")[result], outsider],
        h.div(
            ".bills.stack",
            data_of=str(len(bills)),
            data_least=at_least(len(bills) + (beside is not None)),
            data_beside=beside is not None,
            data_many=str(min(MOST_LINES, lines)),
        )[drawn, beside],
    ]


def placed(place: int, drawing: h.Node, named: h.Node) -> h.Element:
    """One place of the result."""
    return h.li(class_=f"place-{place}")[
        h.span(".place")[say("{place:ordinal}", place=place)], drawing, h.span[named]
    ]


def bill(
    seat: int,
    name: str,
    slips: Sequence[h.Element],
    brought: h.Node,
    now: h.Node,
    head: h.Node = None,
    said: h.Node = None,
) -> h.Element:
    """One player's slips, what the race has brought, and what the player has now.

    `head` says more than whose bill it is, `said` what a computer says of the race.
    """
    return h.section(f".bill.mark-{seat}", id=f"bill-{seat}", aria_label=name)[
        head or holder(seat, name),
        h.ul[slips or h.li(".nothing")[say("Paid nothing, won nothing.")]],
        said,
        h.p(".sum")[h.span[say("This race")], brought],
        h.p(".sum.now")[h.span[say("Now")], now],
    ]


def settled(
    seat: int,
    name: str,
    lines: Iterable[Slip],
    turns: Turns,
    unit: Unit,
    has: int,
    gained: int,
    staked: int = 0,
    head: h.Node = None,
    said: h.Node = None,
) -> h.Element:
    """A bill in one kind of money: its lines have brought `gained`, and the player `has` so much.

    What was `staked` had left the purse before the race, and is counted in.
    """
    slips = [slip(line, turns.take()) for line in lines]
    after = turns.after_last()
    now = purse(unit.told, has, gained, after)
    return bill(seat, name, slips, unit.signed(gained - staked, after), now, head, said)


def holder(seat: int, name: str) -> h.Element:
    """Whose bill it is."""
    return h.h3[charm(seat), name]


def headed(seat: int, name: str, stakes: h.Node) -> h.Element:
    """Whose bill it is, and what was staked before the race; nothing for no stake."""
    return h.div(".bill-head")[holder(seat, name), stakes and h.p[stakes]]


def signed(number: int, amount: str, after: int | None = None) -> h.Element:
    """A gain or a loss, coloured and worded by its sign; it runs when its turn comes.

    `amount` is the number as it is said, without its sign.
    """
    look = "plus" if number > 0 else "minus" if number < 0 else "zero"
    told = f"{'+' if number > 0 else MINUS if number < 0 else ''}{amount}"
    return h.span(class_=look)[told if after is None else counter(told, after)]


def purse(told: Callable[[int], str], now: int, gained: int, after: int) -> h.Element:
    """What somebody has now, said by `told`; it runs from what there was before the lines."""
    return counter(told(now), after, told(now - gained))


def onward(desk: Desk, end: str) -> str:
    """Where the way on leads: to the next race, or to the `end` of the game or of a first race."""
    if desk.guide is not None:
        return say("End of the first race")
    return end if desk.at.table.ask is None else say("On to the next race")


def bar(title: str, told: h.Node, rule: tuple[str, str], onward: str) -> h.Element:
    """Who pays and how, its rule as number and name, and the way on."""
    number, name = rule
    return h.section("#bar", class_="payoffs-bar", aria_label=say("Payoffs"))[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[title],
            told,
            button("?", f"rule {number}", "round help", name=name),
        ],
        button(onward, "payoffs", "big go", id="next-race"),
    ]
