"""The results of the race just run: a bill for every player, gold and glory, then the new odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Event
from game.unicorn_fever.view import SeatView, View
from web import html as h
from web.desk.state import Desk
from web.racing import bills as pay
from web.racing.paying import Turns, long_shot, slip
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import sign, unicorn
from web.unicorn_fever.slips import PAID, STAKES, Part, before, both, number, parts
from web.unicorn_fever.state import race_of
from web.unicorn_fever.words import voice

OUTSIDER = 5
"""From this row on a winner was a long shot."""


def shifts(desk: Desk) -> Mapping[str, int]:
    """How many rows each unicorn has climbed after the race (fallen below 0)."""
    for event in pay.since(desk.at.shown.events):
        if event.kind == "new odds":
            before, odds = event.facts["before"], event.facts["after"]
            return {lane: before[lane] - odds[lane] for lane in odds if before[lane] != odds[lane]}
    return {}


def rows_of(view: View, events: Sequence[Event]) -> Mapping[str, int]:
    """The row of the odds on which each unicorn ran; the board may show those of the next race."""
    for event in pay.since(events):
        if event.kind == "new odds":
            return event.facts["before"]  # type: ignore[no-any-return]
    return view.odds


def paid(events: Sequence[Event]) -> list[Event]:
    """What stands on the bills of the last race of these events."""
    return [event for event in pay.since(events) if event.kind in PAID]


def by_seat(view: View, told: Sequence[Event]) -> list[list[Event]]:
    """What each player is told of."""
    return [[event for event in told if event.facts["seat"] == one.seat] for one in view.seats]


def list_of(view: View, events: Sequence[Event]) -> list[tuple[Part, ...]]:
    """The slips of each player."""
    rows, mine = rows_of(view, events), by_seat(view, paid(events))
    laid = rows_when_laid(rows, events)
    return [parts(its, view.seats[seat].contracts, rows, laid) for seat, its in enumerate(mine)]


def rows_when_laid(rows: Mapping[str, int], events: Sequence[Event]) -> Mapping[str, int]:
    """The row of each unicorn when somebody first bet on it before the last race (R.3.2, R.10)."""
    found, at, is_before = dict(rows), dict(rows), False
    for event in reversed(events):
        if is_before and event.kind == "round":
            break
        is_before = is_before or event.kind == "ranking"
        if event.kind == "odds shifted":
            at[event.facts["horse"]] = event.facts["before"]
        elif event.kind == "bet laid":
            found[event.facts["horse"]] = at[event.facts["horse"]]
    return found


def turns_of(listed: Sequence[Sequence[Part]]) -> Turns:
    """A turn for every slip."""
    return Turns(sum(len(part.slips) for its in listed for part in its))


def over(view: View, events: Sequence[Event]) -> int:
    """When all is paid, and the new odds may be seen, in tenths of a second."""
    return turns_of(list_of(view, events)).over()


def bills(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The result of the last race of these events on top, a bill for each player below."""
    told, race = paid(events), race_of(view)
    mine = by_seat(view, told)
    earlier = [
        [event for event in run_up(events) if event.facts.get("seat") == one.seat]
        for one in view.seats
    ]
    listed = list_of(view, events)
    turns = turns_of(listed)
    return pay.sheet(
        say("Results of race {number}", number=race.number),
        [
            pay.placed(place, unicorn(colour), [sign(colour), UNICORNS[colour]])
            for place, colour in enumerate(race.ranking[:3], 1)
        ],
        [
            bill(view.seats[seat], name, earlier[seat], mine[seat], listed[seat], turns)
            for seat, name in enumerate(names)
        ],
        outsider(told, names),
    )


def run_up(events: Sequence[Event]) -> list[Event]:
    """What moved gold in the round before the race, stakes apart: those are told by their bets."""
    found: list[Event] = []
    is_before = False
    for event in reversed(events):
        if is_before and event.kind == "round":
            break
        is_before = is_before or event.kind == "ranking"
        if is_before and event.kind != "bet laid" and "money" in event.facts:
            found.append(event)
    return found[::-1]


def outsider(told: Sequence[Event], names: Sequence[str]) -> h.Node:
    """The long shot that somebody believed in."""
    for event in told:
        facts = event.facts
        if event.kind == "bet won" and facts["bet"] == "win" and facts["place"] == 1:
            times = facts["money"] // facts["stake"]
            if times >= OUTSIDER:
                said = say(
                    "{seat:player} had {horse:horse} at ×{times}.",
                    names,
                    seat=facts["seat"],
                    horse=facts["horse"],
                    times=times,
                )
                return long_shot(say("The long shot!"), said)
    return None


def bill(
    one: SeatView,
    name: str,
    earlier: Sequence[Event],
    mine: Sequence[Event],
    listed: Sequence[Part],
    turns: Turns,
) -> h.Element:
    """One player's stakes and contracts, what the whole round has brought, and the purse."""
    gold = sum(event.facts["money"] for event in mine)
    other = sum(event.facts["money"] for event in earlier)
    staked = sum(event.facts["stake"] for event in mine if event.kind in STAKES)
    glory = sum(event.facts["vp"] for event in mine)
    slips = [it for part in listed for it in laid(part, turns)]
    after = turns.after_last()
    now = h.span(".uf-purse")[
        h.span[pay.purse(number, one.gold, gold, after), f"\u00a0{say('gold')}"],
        h.span[pay.purse(number, one.glory, glory, after), "\u00a0★"],
    ]
    stakes = staked > 0 and h.span[say("Stakes"), " ", pay.signed(-staked, number(staked))]
    spent = [it for it in (before(earlier), stakes) if it]
    head = pay.headed(one.seat, name, spent)
    return pay.bill(one.seat, name, slips, both(other + gold - staked, glory, after), now, head)


def laid(part: Part, turns: Turns) -> list[h.Element]:
    """The slips of one part below their heading; where there are none it says so, or nothing."""
    if not part.slips:
        return [h.li(".bill-part.none")[part.none]] if part.none else []
    headed = [h.li(".bill-part")[part.heading]] if part.heading else []
    return headed + [slip(one, turns.take()) for one in part.slips]


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    return pay.bar(
        say("The bank pays"),
        h.p[voice().tables.questions["results"][1]],
        ("R.4.1", say("Rule: prizes and bets")),
        pay.onward(desk, say("To the Master of the Horn")),
    )
