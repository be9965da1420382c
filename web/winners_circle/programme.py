"""The race cards: seven horses with their figures, their bets, and what could be done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.play import Ask, Refusal
from game.winners_circle.cards import CARDS
from game.winners_circle.chances import Chance
from game.winners_circle.state import FIRST_THREE
from game.winners_circle.view import View
from web import html as h
from web.html.shows import at_least
from web.parts.pieces import button, charm, choice, greyed, icon, unseen
from web.winners_circle import say
from web.winners_circle.odds import part
from web.winners_circle.portraits import cloth, portrait
from web.winners_circle.standing import (
    Run,
    Worth,
    after,
    backing,
    course_of,
    order,
    payouts,
    run_of,
    worths,
)
from web.winners_circle.track import SIGNS
from web.winners_circle.words.names import NAMES, STYLES

Odds = Mapping[str, Chance] | None


class Asking(NamedTuple):
    """What a tap on a card means: the question, the chip it would lay, "" where that is face down.

    `waits` is the horse that has been tapped once and waits for a second tap. `why_not` says why
    the page does not take an answer that is legal: in a first race only one is meant.
    """

    ask: Ask | None = None
    chip: str = ""
    waits: str = ""
    why_not: Callable[[str], Refusal | None] = lambda _text: None


NOT_ASKED = Asking()


def programme(
    view: View, names: Sequence[str], asking: Asking = NOT_ASKED, odds: Odds = None
) -> h.Element:
    """All seven cards; with a question, each is the button that answers it for that horse."""
    worth = worths(view)
    return h.section("#programme.side", aria_label=say("The race card"))[
        h.ol[
            (
                h.li(
                    id=f"card-{horse}",
                    data_touch=f"horse {horse}",
                    data_keeps="first",
                    class_=f"race-card {state(view, horse, asking.waits)}",
                )[
                    card(view, names, horse, worth[horse], asking),
                    None if odds is None else chances(horse, odds.get(horse)),
                ]
                for horse in view.runners
            )
        ]
    ]


def state(view: View, horse: str, waits: str) -> str:
    """What the card looks like: chosen, home, moved, or face up."""
    if horse == waits:
        return "chosen"
    if horse in view.finished:
        return "home"
    return "moved" if horse in view.moved else "face-up"


def card(view: View, names: Sequence[str], horse: str, worth: Worth, asking: Asking) -> h.Element:
    """One card, as a button where it answers the question, else to be read large."""
    ask = asking.ask
    run = run_of(view, horse) if ask is not None and ask.what == "horse" else None
    face = [
        h.span(".picture")[portrait(view.runners[horse], horse), cloth(horse)],
        h.span(".name")[
            h.b[NAMES[view.runners[horse]]], h.small(".fit")[say(STYLES[view.runners[horse]])]
        ],
        figures(view.runners[horse], view.die if ask is not None or view.die else ""),
        fate(view, horse, run, worths(after(view, horse))[horse] if run else worth),
        chips(view, names, horse),
    ]
    if ask is None or ask.what not in ("chip", "horse"):
        return button(face, f"card {view.runners[horse]}", "choice", id=f"read-{horse}")
    if horse == asking.waits:
        return button(face, "do-it", "choice", id=f"again-{horse}")
    if ask.what == "chip" and not asking.chip:
        return lying(face, ask, horse)
    text = f"{asking.chip} {horse}" if ask.what == "chip" else horse
    return choice(text, face, asking.why_not(text) or refusal(ask, text))


def lying(face: h.Node, ask: Ask, horse: str) -> h.Element:
    """A card on which a chip can be laid that nobody sees, not even in what the page is made of."""
    if any(text.endswith(f" {horse}") for text in ask.options):
        return button(face, f"lay {horse}", "choice", id=f"lay-{horse}")
    return greyed(face, HAS_ONE, f"lay {horse}", "choice", f"lay-{horse}")


HAS_ONE = Refusal("You have a chip on this horse already.", "W.3")


def refusal(ask: Ask, text: str) -> Refusal | None:
    """Why this may not be answered; None where it may."""
    return None if text in ask.options else ask.why(text)


def figures(id: str, face: str) -> h.Element:
    """How far the horse runs for each side of the die, the rolled one lit."""
    its = CARDS[id]
    return h.span(".figures")[
        (
            h.span(class_=f"figure of-{sign}{' rolled' if sign == face else ''}")[
                icon(SIGNS[sign]), unseen(say("{face:face}", face=sign)), h.b[str(its.spaces(sign))]
            ]
            for sign in SIGNS
        )
    ]


def fate(view: View, horse: str, run: Run | None, worth: Worth) -> h.Element:
    """Where this roll would take it; else how it lies; and what a chip of 1 would bring there."""
    return h.span(".fate")[
        [on_space(view, horse), " ", goes(view, run)] if run else lies(view, horse, worth),
        pays(view, horse, worth),
    ]


def goes(view: View, run: Run) -> h.Node:
    """Where this roll would take it."""
    course = course_of(view)
    if run.over:
        return h.b(".goes.over")[say("Over the line!")]
    if run.end == run.start:
        return h.b(".goes.stuck")[say("Cannot move")]
    to = say("to space {space}", space=course.label(run.end))
    if run.blocked:
        return h.b(".goes.blocked")[
            to,
            " ",
            h.small[say("only {ran} of {spaces}", ran=run.end - run.start, spaces=run.spaces)],
        ]
    return h.b(".goes")[to]


def lies(view: View, horse: str, worth: Worth) -> h.Node:
    """Its place, "now" until the race is over, or that it has moved in this turn of all."""
    if view.phase in ("line-up", "bets"):
        if course_of(view).shares:
            return h.b(".lies")[say("At the start")]
        gate = list(view.runners).index(horse) + 1
        return h.b(".lies")[say("Gate {gate}", gate=gate)]
    if horse in view.finished:
        return h.b(".lies.in")[say("Home {place:ordinal}", place=view.finished.index(horse) + 1)]
    place = order(view).index(horse) + 1
    if len(view.finished) == FIRST_THREE:
        return h.b(".lies")[nth(place), on_space(view, horse)]
    said = say("Now {place:ordinal}", place=place)
    moved = (
        horse in view.moved and h.small(".has-moved")[" ", icon("horseshoe"), unseen(say("moved"))]
    )
    return h.b(".lies")[said, on_space(view, horse), moved]


def on_space(view: View, horse: str) -> h.Element:
    """Where it stands, for whoever cannot look at the course."""
    space = course_of(view).label(view.positions[horse])
    return unseen(f" {say('on space {space}', space=space)} ")


def pays(view: View, horse: str, worth: Worth) -> h.Element:
    """What a chip of 1 would bring now; before the race, for each of the three places."""
    if view.phase in ("line-up", "bets"):
        bets, are_open = backing(view, horse), not view.is_bluff
        win, place, show = payouts(view, max(1, bets))
        return h.span(".pays", title=say("What a chip of 1 brings: win, place, show"))[
            are_open
            and bets > 0
            and h.b(".bets-on")[
                unseen(", "), say("{bets:plural(bet|bets)}", bets=bets), unseen(", ")
            ],
            unseen(say("A chip of 1 brings ")),
            f"{win} · {place} · {show}",
        ]
    if worth.sum > 0:
        return h.span(".pays.plus")[
            say.nodes("pays {money:number}{each}", money=worth.sum, each=each())
        ]
    if worth.sum < 0:
        return h.span(".pays.minus")[
            say.nodes("costs {money:number}{each}", money=-worth.sum, each=each())
        ]
    return h.span(".pays")[say("pays nothing")]


def each() -> h.Element:
    """That it is for a chip of 1; a phone has no room to say so every time."""
    return h.span(".each")[" ", say("a chip")]


def chips(view: View, names: Sequence[str], horse: str) -> h.Element:
    """The chips beside this horse, each with its player's charm."""
    laid = [bet for bet in view.bets if bet.horse == horse]
    said = [
        say(
            "{seat:player} {chip}",
            names,
            seat=bet.seat,
            chip="?" if bet.chip is None else bet.chip,
        )
        for bet in laid
    ]
    return h.span(".wc-chips", data_least=at_least(len(laid)))[
        (chip(bet.seat, bet.chip) for bet in laid),
        said and unseen(say("Chips: {list}", list=", ".join(said))),
    ]


def chip(seat: int, value: int | None) -> h.Element:
    """A chip as it lies on the table: a question mark where it lies face down."""
    look = "face-down" if value is None else f"worth-{value}"
    return h.span(class_=f"wc-chip mark-{seat} {look}", aria_hidden="true")[
        charm(seat), h.b["?" if value is None else str(value)]
    ]


def nth(place: int) -> str:
    """A place: `1st`."""
    return say("{place:ordinal}", place=place)


def chances(horse: str, chance: Chance | None) -> h.Element:
    """How often it wins, comes second, third and last, in the races run in the head."""
    if chance is None:
        return h.span(".wc-chances", id=part(horse))
    rows = (
        ("win", say("Win"), chance.win),
        ("place", nth(2), chance.place),
        ("show", nth(3), chance.show),
        ("last", say("Last"), chance.last),
    )
    return h.span(".wc-chances", id=part(horse))[
        (
            h.span(class_=f"wc-chance chance-{kind}")[
                h.small[label], h.b[say("{chance:percent} %", chance=(each, error))]
            ]
            for (kind, label, each), error in zip(rows, chance.errors(), strict=True)
        )
    ]
