"""The open book: the guests, the slip of the one in front, and how far the book is."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.view import PartyView
from game.play import Ask, Event
from web import html as h
from web.desk.state import Desk
from web.frame import tools
from web.horse_fever import partying, words
from web.horse_fever.odds.form_slip import guide, opener
from web.horse_fever.party import countdown
from web.horse_fever.party.slip import slip
from web.horse_fever.party.tiles import tiles
from web.horse_fever.words.saying import say
from web.parties.standings import undo
from web.parts.pieces import button, choice, icon, unseen


def parts(desk: Desk, view: PartyView, ask: Ask) -> list[h.Node]:
    """The grid, the slip, the bar."""
    names = desk.at.table.names
    return [guide(desk) or tiles(desk, view, names), slip(desk, view, names), bar(desk, view, ask)]


def bar(desk: Desk, view: PartyView, ask: Ask) -> h.Element:
    """Who keeps the book and why, what is laid and who is missing, the countdown, the end of it."""
    asked = words.party_question(ask, desk.at.table.names, view)
    return h.section("#bar.book-bar", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[asked.title],
            h.p[why(desk, view)],
            just_in(desk),
        ],
        offer(view) or tally(desk, view),
        None if is_late(view) else clock(desk),
        h.div(".book-acts.row")[
            button([icon("person"), say("Guests")], "guests", "small", id="to-guests"),
            tools.why(ask),
            opener(desk),
            undo(desk),
        ],
        close(ask),
    ]


def why(desk: Desk, view: PartyView) -> str:
    """Why this one keeps the book."""
    by = chosen_by(desk.at.shown.events)
    gain = view.guests[view.bookmaker].gain
    return words.why_bookmaker(by, view.bookmaker, gain, desk.at.table.names)


def just_in(desk: Desk) -> h.Node:
    """The line that a computer guest has just handed in."""
    last = desk.at.shown.events[-1] if desk.at.shown.events else None
    laid = last is not None and last.kind == "bet laid" and last.facts["seat"] in desk.at.table.bots
    text = words.party_sentence(last, desk.at.table.names) if last is not None and laid else ""
    return h.p(".just-in", aria_live="polite")[text] if desk.at.table.bots else None


def chosen_by(events: Sequence[Event]) -> str:
    """How the bookmaker has come by the book."""
    for event in reversed(events):
        if event.kind == "bookmaker":
            return str(event.facts["by"])
    return ""


def offer(view: PartyView) -> h.Node:
    """As a party begins: the screen for the whole room. Nothing at a party is secret."""
    has_begun = view.round > 1 or any(partying.bets(guest) for guest in view.guests)
    if has_begun:
        return None
    return h.p(".tally")[
        h.a("#room-screen.button.quiet", href="screen.html", target="_blank", rel="noopener")[
            icon("binoculars"), say("Open the big screen")
        ]
    ]


def tally(desk: Desk, view: PartyView) -> h.Element:
    """Slips and money in the book, and how many are still missing."""
    slips = [bets for guest in view.guests if (bets := partying.bets(guest))]
    total = sum(bet.stake for bets in slips for bet in bets.values())
    left = len(partying.missing(desk, view))
    return h.p(".tally")[
        h.span[
            say.nodes(
                "{number} {count:agree(slip|slips)} in the book",
                number=h.b[str(len(slips))],
                count=len(slips),
            )
        ],
        h.span(".laid-total")[say.nodes("{money} laid", money=h.b[words.money(total)])],
        h.span(class_="left some" if left else "left")[
            say.nodes("{count} missing", count=h.b[str(left)])
        ],
    ]


def is_late(view: PartyView) -> bool:
    """Whether slips on paper are entered after their race: there is no off to count down to."""
    return view.race is not None and bool(view.race.number == view.round)


def clock(desk: Desk) -> h.Element:
    """The countdown to the off, where it runs; else the ways to begin one."""
    if not countdown.is_on(desk):
        return h.div(".countdown", role="group", aria_label=say("Countdown to the off"))[
            h.span(".countdown-label")[icon("pocket-watch"), say("Off in")],
            (
                button(
                    say("{minutes} min", minutes=seconds // 60),
                    f"off-in {seconds}",
                    "small",
                    f"off-in-{seconds}",
                )
                for seconds in countdown.BEGINS
            ),
        ]
    left = countdown.left(desk)
    said = countdown.said(left)
    return h.div(".countdown.counting", role="group", aria_label=say("Countdown to the off"))[
        h.b(role="timer", aria_live="off", class_="time-left soon" if left <= 10 else "time-left")[
            f"{left // 60}:{left % 60:02}"
        ],
        h.span(".unseen", aria_live="polite")[
            say("{seconds:plural(second|seconds)} to the off", seconds=said) if said else ""
        ],
        button(say("+30 s"), "off-later", "small", id="off-later"),
        button(say("Stop"), "off-stop", "small", id="off-stop", name=say("Stop the countdown")),
    ]


def close(ask: Ask) -> h.Element:
    """No more bets: the race."""
    refusal = None if "close" in ask.options else ask.why("close")
    return choice(
        "close",
        [say("Close the book"), unseen(say(", and they are off"))],
        refusal,
        "big go close-book",
    )
