"""The payoffs of the race just run: the result, and a bill for every player."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.play import Event
from game.really_nasty.cards import RACES
from game.really_nasty.view import View
from web.desk.state import Desk
from web.parts.pieces import button, charm
from web.parts.shows import at_least
from web.racing.paying import Slip, Turns, counter, long_shot, slip
from web.really_nasty import say
from web.really_nasty.silks import bust, cap, stable
from web.words.speaking import mark

PAID = {
    "prize": mark("Prize"),
    "prize unclaimed": mark("Unclaimed prize"),
    "bet won": mark("Bet won"),
    "bet lost": mark("Bet lost"),
    "deposit": mark("Deposit"),
    "deposit back": mark("Deposit back"),
}
"""What is settled after a race; a stake has left the purse before it."""

EARNED = {"bet laid": mark("Stakes"), **PAID}
"""All that money comes from and goes to."""

OUTSIDER = 10
"""Odds from which a winner is a long shot."""


def paid(events: Sequence[Event]) -> list[Event]:
    """What was settled since the last race was over."""
    settled: list[Event] = []
    for event in reversed(events):
        if event.kind == "race over":
            break
        if event.kind in PAID:
            settled.append(event)
    return settled[::-1]


def payoffs(desk: Desk, view: View) -> h.Element:
    """The result on top, a bill for each player below."""
    assert desk.table is not None and desk.shown is not None
    return bills(view, desk.table.names, paid(desk.shown.events))


def bills(view: View, names: Sequence[str], settled: Sequence[Event]) -> h.Element:
    """The same for any race whose payoffs these events are."""
    turns = Turns(len(settled))
    return h.section("#payoffs", aria_labelledby="payoffs-title", tabindex="0")[
        h.header[
            h.h2("#payoffs-title")[
                say("Result: {race}", race=RACES[view.races[view.race - 1]].name)
            ],
            h.ol(".result")[
                [
                    h.li(class_=f"place-{place}")[
                        h.span(".place")[say("{place:ordinal}", place=place)],
                        bust(view.silks[seat]),
                        h.span[stable(view.silks[seat]), h.small[names[seat]]],
                    ]
                    for place, seat in enumerate(view.placed, 1)
                ]
                or h.li[say("Nobody has finished: all bets are lost.")]
            ],
            outsider(view, names, settled),
        ],
        h.div(".bills", data_of=str(len(names)), data_least=at_least(len(names)))[
            (bill(view, seat, name, settled, turns) for seat, name in enumerate(names))
        ],
    ]


def outsider(view: View, names: Sequence[str], settled: Sequence[Event]) -> h.Node:
    """The long shot that somebody believed in."""
    for event in settled:
        if event.kind == "bet won" and event.facts["odds"] >= OUTSIDER:
            said = say(
                "{seat:player} had {horse:silk} at {odds:odds}.",
                names,
                seat=event.facts["seat"],
                horse=view.silks[event.facts["horse"]],
                odds=event.facts["odds"],
            )
            return long_shot(say("The long shot!"), said)
    return None


def bill(view: View, seat: int, name: str, settled: Sequence[Event], turns: Turns) -> h.Element:
    """One player's lines, what the race has brought, and the purse."""
    mine = [event for event in settled if event.facts["seat"] == seat]
    gained, purse = sum(event.facts["money"] for event in mine), view.money[seat]
    staked = view.stakes[seat]
    slips = [slip(line(view, event), turns.take()) for event in mine]
    after = turns.after_last()
    return h.section(f".bill.mark-{seat}", id=f"bill-{seat}", aria_label=name)[
        h.h3[charm(seat), name],
        h.ul[slips or h.li(".nothing")[say("Nothing paid, nothing got.")]],
        h.p(".sum")[h.span[say("This race")], signed(gained - staked, after)],
        h.p(".sum.now")[
            h.span[say("Now")],
            counter(
                say("{money:money}", money=purse),
                after,
                say("{money:money}", money=max(0, purse - gained)),
            ),
        ],
    ]


def line(view: View, event: Event) -> Slip:
    """One payment: what for, and how much."""
    facts = event.facts
    outcome = {"bet won": "won", "bet lost": "lost"}.get(event.kind, "")
    if event.kind.startswith("bet"):
        what: h.Node = say("{stake:money} to win", stake=facts["stake"])
        if event.kind == "bet won":
            what = [what, " ", say("at {odds:odds}", odds=facts["odds"])]
        sign: h.Node = cap(view.silks[facts["horse"]])
    elif "place" in facts:
        what, sign = (
            [h.b[say("{place:ordinal}", place=facts["place"])], " ", say(PAID[event.kind])],
            cap(view.silks[event.facts["seat"]]),
        )
    else:
        what, sign = say(PAID[event.kind]), None
    return Slip(event.kind.replace(" ", "-"), sign, what, signed(facts["money"]), outcome)


def signed(number: int, after: int | None = None) -> h.Element:
    """A signed sum, coloured and worded by its sign; it runs when its turn comes."""
    look = "plus" if number > 0 else "minus" if number < 0 else "zero"
    sign = "+" if number > 0 else "−" if number < 0 else ""
    told = say("{sign}{amount:money}", sign=sign, amount=number)
    return h.span(class_=look)[told if after is None else counter(told, after)]


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    assert desk.table is not None
    over = desk.table.ask is None
    label = say("To the end of the day") if over else say("On to the next race")
    return h.section("#bar", class_="payoffs-bar", aria_label=say("Payoffs"))[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[say("The bookie pays")],
            h.p[say("Stake times odds, and the stake back; prizes to the owners.")],
            button("?", "rule N.26", "round help", name=say("Rule: winning bets")),
        ],
        button(label, "payoffs", "big go", id="next-race"),
    ]
