"""The payoffs of the race just run: the result, and a bill for every player."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from game.really_nasty.cards import RACES
from game.really_nasty.view import View
from web import html as h
from web.desk.state import Desk
from web.racing import bills as pay
from web.racing.paying import Slip, Turns, long_shot
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
    return [event for event in pay.since(events, "race over") if event.kind in PAID]


def bills(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The result of the last race of these events on top, a bill for each player below."""
    settled = paid(events)
    turns = Turns(len(settled))
    return pay.sheet(
        say("Result: {race}", race=RACES[view.races[view.race - 1]].name),
        [
            pay.placed(
                place, bust(view.silks[seat]), [stable(view.silks[seat]), h.small[names[seat]]]
            )
            for place, seat in enumerate(view.placed, 1)
        ]
        or [h.li[say("Nobody has finished: all bets are lost.")]],
        [bill(view, seat, name, settled, turns) for seat, name in enumerate(names)],
        outsider(view, names, settled),
    )


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
    """One player's lines, what the race has brought, the stakes counted in, and the purse."""
    mine = [event for event in settled if event.facts["seat"] == seat]
    gained = sum(event.facts["money"] for event in mine)
    stake = view.stakes[seat]
    head = pay.headed(seat, name, stake > 0 and [say("Stake"), " ", UNIT.signed(-stake)])
    lines = (line(view, event) for event in mine)
    return pay.settled(seat, name, lines, turns, UNIT, view.money[seat], gained, stake, head)


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
    return Slip(event.kind.replace(" ", "-"), sign, what, UNIT.signed(facts["money"]), outcome)


def money(amount: int) -> str:
    """A sum of money, without its sign."""
    return say("{money:money}", money=amount)


UNIT = pay.Unit(money, money)


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    return pay.bar(
        say("The bookie pays"),
        h.p[say("Stake times odds, and the stake back; prizes to the owners.")],
        ("N.26", say("Rule: winning bets")),
        pay.onward(desk, say("To the end of the day")),
    )
