"""What a race has paid, for a whole room: three horses large, who won, who keeps the book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import htpy as h

from game.play import Event
from web.frame.parts import button, icon, silk, unseen
from web.horse_fever import words
from web.horse_fever.board.payoffs import amount
from web.state import Desk
from web.words.plain import ordinal, plural

STEPS = 3
"""So many horses stand on steps: a show bet pays for each of them."""
CROWD = 12
"""With more bills than this, losses are told in short."""
HELPED = {"party loan": "borrows", "charity": "is given"}


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
    for event in since_ranking(events):
        facts = event.facts
        if event.kind in ("bet lost", "win bet won", "show bet won"):
            bill = found.setdefault(facts["seat"], Bill(facts["seat"]))
            bill.gain += facts.get("money", 0) - facts["stake"]
            won = event.kind != "bet lost"
            kind = {"bet": event.kind.split()[0]} if won else {}
            (bill.won if won else bill.lost).append({**facts, **kind})
        elif event.kind in (*HELPED, "broke"):
            bill = found.setdefault(facts["seat"], Bill(facts["seat"]))
            helped = f"{HELPED.get(event.kind, '')} {words.money(facts.get('money', 0))}"
            bill.help = "broke" if event.kind == "broke" else helped
    return sorted(found.values(), key=lambda bill: (-bill.gain, bill.seat))


def since_ranking(events: Sequence[Event]) -> list[Event]:
    """What has been told since the ranking of the last race."""
    since: list[Event] = []
    for event in reversed(events):
        if event.kind == "ranking":
            break
        since.append(event)
    return since[::-1]


def payoffs(desk: Desk, view: Any) -> h.Element:
    """The horses on top, then who won what, then the others in short."""
    assert desk.table is not None and desk.shown is not None
    return results(view, desk.table.names, bills(desk.shown.events))


def results(view: Any, names: Sequence[str], found: Sequence[Bill]) -> h.Element:
    """The same for any race with these bills."""
    gained = [bill for bill in found if bill.gain > 0]
    others = [bill for bill in found if bill.gain <= 0]
    teams = team_sizes(view)
    is_crowd = len(found) > CROWD
    return h.section(
        "#payoffs",
        class_=f"party-payoffs {'many' if is_crowd else 'few'}",
        aria_labelledby="payoffs-title",
        tabindex="0",
    )[
        h.header[
            h.h2("#payoffs-title")[f"Result of race {view.race.number}"],
            horses(view.race.ranking),
        ],
        h.h3[winners_title(gained, names)],
        bool(gained) and h.ol(".gains")[(gain(bill, names, teams) for bill in gained)],
        bool(others) and h.h3("#others-title")["And the others" if gained else "What it cost"],
        bool(others) and h.ul(".losses")[(loss(bill, names, teams, is_crowd) for bill in others)],
    ]


def winners_title(gained: Sequence[Bill], names: Sequence[str]) -> str:
    """Who has gained most, or that the bank has."""
    if not gained:
        return "Nobody has gained: the bank dines well tonight"
    best = [names[bill.seat] for bill in gained if bill.gain == gained[0].gain]
    more = len(gained) - len(best)
    also = f", and {more} more {'gains' if more == 1 else 'gain'}" if more else ""
    if len(best) > 2:
        return f"{len(best)} guests gain most{also}"
    return f"{' and '.join(best)} {'gains' if len(best) == 1 else 'gain'} most{also}"


def horses(ranking: Sequence[str]) -> list[h.Element]:
    """The first three on steps, the others on a line."""
    return [
        h.ol(".party-steps", aria_label="The first three")[
            (step(place, colour) for place, colour in enumerate(ranking[:STEPS], 1))
        ],
        h.ol(".also-ran", start=str(STEPS + 1), aria_label="The others")[
            (
                h.li[f"{ordinal(place)} ", silk(colour), h.span[words.HORSES[colour].name]]
                for place, colour in enumerate(ranking[STEPS:], STEPS + 1)
            )
        ],
    ]


def step(place: int, colour: str) -> h.Element:
    """One of the first three, and what a bet on it has paid."""
    pays = "a win pays 6 to 1, a show 2 to 1" if place == 1 else "a show pays 2 to 1"
    return h.li(class_=f"place-{place}")[
        h.span(".place")[str(place)],
        silk(colour),
        h.b[words.HORSES[colour].name, unseen(colour)],
        h.small[pays],
    ]


def team_sizes(view: Any) -> dict[int, int]:
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
        h.b(".who")[names[seat], f" and {plural(teams[seat], 'other')}" if seat in teams else None],
    ]


def gain(bill: Bill, names: Sequence[str], teams: Mapping[int, int]) -> h.Element:
    """One who has gained, and what with."""
    return h.li(id=f"bill-{bill.seat}")[
        guest(bill.seat, names, teams),
        amount(bill.gain, " D"),
        slip(bill),
    ]


def slip(bill: Bill) -> h.Element:
    """All that was on the slip, what is lost struck out."""
    return h.span(".bets-told")[
        [bet(facts, f"{facts['stake']:,} × {facts['times']}") for facts in bill.won],
        [bet(facts, f"{facts['stake']:,}", lost=True) for facts in bill.lost],
    ]


def bet(facts: Mapping[str, Any], much: str, lost: bool = False) -> h.Element:
    """One bet in few words."""
    horse = words.HORSES[facts["horse"]].name
    told = [facts["bet"], unseen(f" {horse}"), " ", much]
    return h.span(".bet")[silk(facts["horse"]), h.s[told] if lost else told]


def loss(bill: Bill, names: Sequence[str], teams: Mapping[int, int], in_short: bool) -> h.Element:
    """One who has not gained; where there are few, with what was on the slip."""
    level = h.span(".zero")["level"] if bill.won or bill.lost else None
    return h.li(id=f"bill-{bill.seat}", class_="helped" if bill.help else None)[
        guest(bill.seat, names, teams),
        amount(bill.gain, " D") if bill.gain else level,
        None if in_short else slip(bill),
        bill.help and h.small[bill.help],
    ]


def bar(desk: Desk) -> h.Element:
    """Who keeps the book next and why, and the way on."""
    assert desk.table is not None
    return h.section("#bar", class_="payoffs-bar", aria_label="Payoffs")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")["The bookmaker pays"],
            h.p(".keeper")[
                icon("scroll-quill"), keeper_told(desk.view, desk.table.names, desk.table.options)
            ],
            button("?", "rule P.6", "round help", name="Rule: payoffs"),
        ],
        button("Go on", "payoffs", "big go", id="next-race"),
    ]


def keeper_told(view: Any, names: Sequence[str], options: Mapping[str, str]) -> str:
    """Who would keep the book if the next race came at once, and why."""
    seat = next_keeper(view, options)
    if seat is None:
        return "Nobody has a note left to bet with: the party is over."
    name, gained = names[seat], view.guests[seat].gain
    if options["bookmaker"] == "host":
        return f"{name} keeps the book, as all evening."
    if gained > 0:
        return f"{name} gained {words.money(gained)} and keeps the book next."
    return f"Nobody else won, so {name} keeps the book next."


def next_keeper(view: Any, options: Mapping[str, str]) -> int | None:
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
