"""What a race has paid, for a whole room: three horses large, who won, who keeps the book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.horse_fever.party.payoffs import PAYS
from game.horse_fever.party.view import PartyView
from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.payoffs import amount
from web.horse_fever.seen import party_seen, race_of
from web.horse_fever.words.saying import say
from web.parts.pieces import icon, silk, unseen
from web.racing import bills as pay
from web.racing.paying import Turns, long_shot
from web.words.speaking import mark

STEPS = 3
"""So many horses stand on steps: a show bet pays for each of them."""
CROWD = 12
"""With more bills than this, losses are told in short."""
MANY = 5
"""With so many bills, a winner that one guest alone has bet on is a long shot."""
HELPED = {"party loan": mark("borrows {money:money}"), "charity": mark("is given {money:money}")}


@dataclass(slots=True)
class Bill:
    """What one purse has won and lost in a race, and what came to it for being broke."""

    seat: int
    gain: int = 0
    won: list[Mapping[str, Any]] = field(default_factory=list)
    lost: list[Mapping[str, Any]] = field(default_factory=list)
    help: str = ""


def bills(events: Sequence[Event]) -> list[Bill]:
    """The bills of the last race, the biggest gain first, of equals the lowest number."""
    found: dict[int, Bill] = {}
    for event in pay.since(events):
        facts = event.facts
        if event.kind in ("bet lost", "win bet won", "show bet won"):
            bill = found.setdefault(facts["seat"], Bill(facts["seat"]))
            bill.gain += facts.get("money", 0) - facts["stake"]
            won = event.kind != "bet lost"
            kind = {"bet": event.kind.split()[0]} if won else {}
            (bill.won if won else bill.lost).append({**facts, **kind})
        elif event.kind in (*HELPED, "broke"):
            bill = found.setdefault(facts["seat"], Bill(facts["seat"]))
            helped = HELPED.get(event.kind)
            bill.help = say(helped, money=facts["money"]) if helped else say("broke")
    return sorted(found.values(), key=lambda bill: (-bill.gain, bill.seat))


def payoffs(desk: Desk, view: PartyView) -> h.Element:
    """The horses on top, then who won what, then the others in short."""
    return results(view, desk.at.table.names, bills(desk.at.shown.events))


def results(view: PartyView, names: Sequence[str], found: Sequence[Bill]) -> h.Element:
    """The same for any race with these bills."""
    gained = [bill for bill in found if bill.gain > 0]
    others = [bill for bill in found if bill.gain <= 0]
    teams = team_sizes(view)
    is_crowd = len(found) > CROWD
    turns = Turns(len(gained))
    return h.section(
        "#payoffs",
        class_=f"party-payoffs stack {'many' if is_crowd else 'few'}",
        aria_labelledby="payoffs-title",
        tabindex="0",
    )[
        h.header[
            h.h2("#payoffs-title")[say("Result of race {number}", number=race_of(view).number)],
            horses(race_of(view).ranking),
        ],
        upset(found, names),
        h.h3[winners_title(gained, names)],
        bool(gained)
        and h.ol(".gains")[(gain(bill, names, teams, turns.take()) for bill in gained)],
        bool(others)
        and h.h3("#others-title")[say("And the others") if gained else say("What it cost")],
        bool(others) and h.ul(".losses")[(loss(bill, names, teams, is_crowd) for bill in others)],
    ]


def winners_title(gained: Sequence[Bill], names: Sequence[str]) -> str:
    """Who has gained most, or that the bank has."""
    if not gained:
        return say("Nobody has gained: the bank dines well tonight")
    best = [bill.seat for bill in gained if bill.gain == gained[0].gain]
    count, more = len(best), len(gained) - len(best)
    if count > 2:
        return say(
            "{count} guests gain most{more:some(, and {more} more {more:agree(gains|gain)})}",
            count=count,
            more=more,
        )
    return say(
        "{best:players} {count:agree(gains|gain)} most"
        "{more:some(, and {more} more {more:agree(gains|gain)})}",
        names,
        best=best,
        count=count,
        more=more,
    )


def horses(ranking: Sequence[str]) -> list[h.Element]:
    """The first three on steps, the others on a line."""
    return [
        h.ol(".party-steps", aria_label=say("The first three"))[
            (step(place, colour) for place, colour in enumerate(ranking[:STEPS], 1))
        ],
        h.ol(".also-ran", start=str(STEPS + 1), aria_label=say("The others"))[
            (
                h.li[
                    say("{place:ordinal}", place=place),
                    " ",
                    silk(colour),
                    h.span[words.HORSES[colour].name],
                ]
                for place, colour in enumerate(ranking[STEPS:], STEPS + 1)
            )
        ],
    ]


def step(place: int, colour: str) -> h.Element:
    """One of the first three, and what a bet on it has paid."""
    win, show = map(words.pays, (PAYS["win"], PAYS["show"]))
    pays = say("a win pays {win}, a show {show}", win=win, show=show)
    if place > 1:
        pays = say("a show pays {show}", show=show)
    return h.li(class_=f"place-{place}")[
        h.span(".place")[say("{place:ordinal}", place=place)],
        silk(colour),
        h.b[words.HORSES[colour].name, unseen(words.colour(colour))],
        h.small[pays],
    ]


def team_sizes(view: PartyView) -> dict[int, int]:
    """How many play out of a purse besides its holder."""
    sizes: dict[int, int] = {}
    for guest in view.guests:
        if guest.team is not None:
            sizes[guest.team] = sizes.get(guest.team, 0) + 1
    return sizes


def guest(seat: int, names: Sequence[str], teams: Mapping[int, int]) -> list[h.Node]:
    """A guest's number and name, and how many are in the team besides."""
    return [
        h.span(".number")[str(seat + 1)],
        h.b(".who")[
            say.nodes(
                "{name} and {others:plural(other|others)}", name=names[seat], others=teams[seat]
            )
            if seat in teams
            else names[seat]
        ],
    ]


def gain(bill: Bill, names: Sequence[str], teams: Mapping[int, int], after: int) -> h.Element:
    """One who has gained, and what with; the counter runs when the turn comes."""
    return h.li(id=f"bill-{bill.seat}", data_after=str(after))[
        guest(bill.seat, names, teams),
        amount(bill.gain, " D", after),
        slip(bill),
    ]


def upset(found: Sequence[Bill], names: Sequence[str]) -> h.Node:
    """A winner that one guest alone has bet on to win, where many have bet."""
    bold = [(bill.seat, facts) for bill in found for facts in bill.won if facts["bet"] == "win"]
    if len(bold) != 1 or len(found) < MANY:
        return None
    [(seat, facts)] = bold
    horse = words.HORSES[facts["horse"]].name
    told = say("{seat:player} alone had {horse} to win.", names, seat=seat, horse=horse)
    return long_shot(say("A long shot!"), told)


def slip(bill: Bill) -> h.Element:
    """All that was on the slip, what is lost struck out."""
    return h.span(".bets-told.row")[
        map(won, bill.won),
        [
            bet(facts, say("{amount:number}", amount=facts["stake"]), lost=True)
            for facts in bill.lost
        ],
    ]


def won(facts: Mapping[str, Any]) -> h.Element:
    """A bet that was won, and how many times it pays."""
    odds = h.span(".times")[words.pays(facts["times"])]
    return bet(
        facts, say.nodes("{stake:number}\u00a0at\u00a0{odds}", stake=facts["stake"], odds=odds)
    )


def bet(facts: Mapping[str, Any], much: h.Node, lost: bool = False) -> h.Element:
    """One bet in few words."""
    horse = words.HORSES[facts["horse"]].name
    told: h.Node = [words.bet(facts["bet"]), unseen(f" {horse}"), " ", much]
    return h.span(".bet.row")[silk(facts["horse"]), h.s[told] if lost else told]


def loss(bill: Bill, names: Sequence[str], teams: Mapping[int, int], in_short: bool) -> h.Element:
    """One who has not gained; where there are few, with what was on the slip."""
    level = h.span(".zero")[say("level")] if bill.won or bill.lost else None
    return h.li(id=f"bill-{bill.seat}", class_="helped" if bill.help else None)[
        guest(bill.seat, names, teams),
        amount(bill.gain, " D") if bill.gain else level,
        None if in_short else slip(bill),
        bill.help and h.small[bill.help],
    ]


def bar(desk: Desk) -> h.Element:
    """Who keeps the book next and why, and the way on."""
    keeper = keeper_told(party_seen(desk.view), desk.at.table.names, desk.at.table.options)
    return pay.bar(
        say("The bookmaker pays"),
        h.p(".keeper")[icon("scroll-quill"), keeper],
        ("P.6", say("Rule: payoffs")),
        say("Go on"),
    )


def keeper_told(view: PartyView, names: Sequence[str], options: Mapping[str, str]) -> str:
    """Who would keep the book if the next race came at once, and why."""
    seat = next_keeper(view, options)
    if seat is None:
        return say("Nobody has a note left to bet with: the party is over.")
    name, gained = names[seat], view.guests[seat].gain
    if options["bookmaker"] == "host":
        return say("{name} keeps the book, as all evening.", name=name)
    if gained > 0:
        return say("{name} gained {gain:money} and keeps the book next.", name=name, gain=gained)
    return say("Nobody else gained, so it is {name}’s turn to keep the book.", name=name)


def next_keeper(view: PartyView, options: Mapping[str, str]) -> int | None:
    """The seat that P.2 hands the book to; None where nobody could bet any more."""
    first = 0 if options["bookmaker"] == "host" else view.bookmaker + 1
    order = [
        guest
        for guest in (*view.guests[first:], *view.guests[:first])
        if guest.here and guest.team is None
    ]
    if options["bookmaker"] != "host":
        order.sort(key=lambda guest: -max(0, guest.gain))
    able = sum(not guest.broke for guest in order)
    return next((guest.seat for guest in order if able > (not guest.broke)), None)
