"""What is drawn for a phone beside the game: the door, and the line above the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markupsafe import escape

from game.floor import Joined, is_private, options_of
from game.play import ANYBODY, Ask
from game.table import LONGEST_NAME
from web import html as h
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk
from web.html.writing import Edit
from web.parts.pieces import button, charm, icon, unseen
from web.phones import may, watching
from web.phones.phones_here import Guest, phones_of
from web.phones.seating import free, is_free, takes_names
from web.words.speaking import say

# on the phone


def door(desk: Desk, guest: Guest) -> h.Element:
    """Who are you? Or, while there is no table, that it waits for the tablet."""
    return h.div("#page.screen-door", data_phone="yes")[
        h.section("#door.poster", aria_labelledby="door-title")[
            h.div(".rays", aria_hidden="true"),
            h.div(".poster-sheet")[
                h.p(".kicker")["Horseburg"],
                asking(desk, guest),
                h.p("#door-told", role="status")[guest.told],
            ],
        ],
        h.div("#notice", role="status", aria_live="polite"),
    ]


def broken(desk: Desk, guest: Guest) -> h.Element:
    """A page that could not be drawn: the table goes on, and the tablet asks meanwhile."""
    return h.div("#page.screen-door", data_phone="yes")[
        h.section("#door.poster", aria_labelledby="door-title")[
            h.div(".poster-sheet")[
                h.h1("#door-title", tabindex="-1")[say("Something went wrong")],
                h.p[
                    say(
                        "The game on the tablet goes on, {name}: touch “Ask on the tablet” there.",
                        name=guest.name,
                    )
                ],
                button(say("Try again"), "close", "go", id="door-again"),
            ]
        ],
        h.div("#notice", role="status", aria_live="polite"),
    ]


def asking(desk: Desk, guest: Guest) -> h.Node:
    """What can be chosen at the door."""
    if desk.screen == "table" and free(desk):
        return [
            h.h1("#door-title", tabindex="-1")[say("Who are you?")],
            h.ul(".door-seats")[(h.li[seat(desk, guest, one)] for one in free(desk))],
            takes_names(desk) and writing(guest, say("Or are you new here?")),
        ]
    if takes_names(desk) and (guest.renames or not guest.name):
        return [
            h.h1("#door-title", tabindex="-1")[say("Who are you?")],
            writing(guest, say("Your name:")),
            guest.renames and button(say("Cancel"), "rename no", "quiet", id="rename-no"),
        ]
    return [
        h.h1("#door-title", tabindex="-1")[
            say("You are in, {name}", name=guest.name) if guest.name else say("You are in")
        ],
        h.p[
            say("A first race is being played on the tablet. The next game is yours.")
            if desk.guide is not None
            else say("The game is being chosen on the tablet. This page goes on by itself.")
        ],
        takes_names(desk) and button(say("Change my name"), "rename", "quiet", id="rename"),
    ]


def seat(desk: Desk, guest: Guest, number: int) -> h.Element:
    """A seat to sit down at; of one that is somebody's it says that the tablet is asked."""
    told = (
        say("has a phone")
        if phones_of(desk).at(number) is not None
        else None
        if is_free(desk, guest, number)
        else say("the tablet asks first")
    )
    return h.button(".button.choice", type="button", data_do=f"sit {number}", id=f"sit-{number}")[
        charm(number), h.b[desk.at.table.names[number]], told and h.small[told]
    ]


def writing(guest: Guest, label: str) -> h.Element:
    """Where a newcomer writes down a name."""
    return h.div(".door-new")[
        h.label(for_="door-name")[label],
        h.input(
            "#door-name",
            type="text",
            data_field="door-name",
            value=guest.newcomer,
            maxlength=str(LONGEST_NAME),
            autocomplete="given-name",
            enterkeyhint="go",
        ),
        button(say("Join"), "come", "go", id="come"),
    ]


def line(desk: Desk) -> h.Node:
    """Above the table on a phone: whose it is, and what goes on."""
    seat, table = desk.phones.mine, desk.table
    if seat is None or table is None:
        return None
    now, hides = turn(desk), screen_of(table).has_secrets
    return [
        h.div("#mine", data_now=now, data_secrets="yes" if hides else None)[
            charm(seat),
            h.b[table.names[seat]],
            h.span(".mine-now", role="status")[
                say("Leave the table?") if desk.phones.leaves else told(desk, now)
            ],
            hides and not desk.phones.leaves and hider(),
            leaving(desk),
            time_left(desk),
        ],
        held(desk),
    ]


def hider() -> h.Element:
    """Turns the phone's page face down; its script does that (`web/static/js/face.js`)."""
    return h.button(
        "#face-down.button.small.quiet.round",
        type="button",
        aria_label=say("Turn my cards face down"),
    )[icon("semi-closed-eye")]


def leaving(desk: Desk) -> h.Node:
    """The way out, which is asked for twice: it lies where one also touches other things."""
    if not desk.phones.leaves:
        return button(say("Leave"), "get-up", "small quiet", id="get-up")
    return [
        button(say("Stay"), "get-up no", "small", id="get-up-no"),
        button(say("Leave"), "get-up yes", "small go", id="get-up-yes"),
    ]


def time_left(desk: Desk) -> h.Node:
    """How long there is to speak up, where play goes on by itself."""
    if not desk.phones.breath or desk.is_behind or desk.table is None:
        return None
    id = f"mine-breath-{len(desk.table.answers)}"
    return h.i(".breath", id=id, data_tenths=desk.phones.breath, aria_hidden="true")


def held(desk: Desk) -> h.Node:
    """The cards in hand and what they do, in sight on the own phone; a tap shows one large.

    One that can be played where anybody may speak up stops the clock, and can be chosen then.
    """
    if desk.table is None or desk.phones.hand is None or desk.is_over:
        return None
    its = screen_of(desk.table)
    cards = its.hands(desk.phones.hand)
    if not cards:
        return None
    names = list(map(words_of(desk.table.title).card_name, cards))
    does = [its.does(desk.phones.hand, card) for card in cards]
    lit, seat = fitting_now(desk, names), desk.phones.mine
    may_speak = desk.phones.speaker is None and desk.phones.breath
    return h.ul("#held", aria_label=say("Your cards"))[
        (
            h.li[
                button(
                    [
                        h.b[name],
                        name in lit and unseen(f" {say('can be played now')}"),
                        line and h.small[line],
                    ],
                    f"speak {seat}" if name in lit and may_speak else f"card {card}",
                    "small fits" if name in lit else "small",
                    id=f"held-{at}",
                )
            ]
            for at, (card, name, line) in enumerate(zip(cards, names, does, strict=True))
        )
    ]


def fitting_now(desk: Desk, names: Sequence[str]) -> set[str]:
    """The cards that could be played where anybody may speak up: an answer names them."""
    table, seat = desk.table, desk.phones.mine
    if table is None or table.ask is None or seat is None or not desk.is_level:
        return set()
    if not is_private(table.ask):
        return set()
    words, what = words_of(table.title), table.ask.what
    said = {words.answer(what, text) for text in some(options_of(table.ask, seat))}
    return {name for name in names if any(name in text for text in said)}


def turn(desk: Desk) -> str:
    """What goes on for this seat: `yours`, `floor`, `fetched`, `elsewhere`, `race`, or `others`."""
    seat, table, ask = desk.phones.mine, desk.table, desk.ask
    if table is None:
        return "others"
    if desk.phones.elsewhere:
        return "elsewhere"
    if desk.is_behind or desk.held:
        return "race"
    if table.ask is None:
        return "others"
    if desk.phones.speaker not in (None, seat):
        return "others"
    if desk.phones.fetched == desk.moment and table.ask.who == seat:
        return "fetched"
    if ask is not None and (ask.who == seat or desk.speaking == seat):
        return "yours"
    if ask is not None and seat is not None and may_answer(desk, ask, seat):
        return "floor"
    return "others"


def may_answer(desk: Desk, ask: Ask, seat: int) -> bool:
    """Whether this seat has an answer to a question that is not put to it alone."""
    whole = desk.table.ask if desk.table is not None else None
    if whole is not None and whole.who == ANYBODY:
        texts: Sequence[str] = Joined(options_of(whole, seat), options_of(ask, None))
    else:
        texts = ask.menu or ask.options
    return any(map(may.answering(desk), some(texts)))


def some(options: object) -> Iterator[str]:
    """The first options of a question, of which there may be very many."""
    for number, text in enumerate(options):  # type: ignore[var-annotated, arg-type]
        if number > 500:
            return
        yield text


def told(desk: Desk, now: str) -> str:
    """The same in words."""
    table = desk.at.table
    match now:
        case "yours":
            return say("It is your turn.")
        case "floor":
            is_hidden = table.ask is not None and is_private(table.ask)
            return say("You can speak up now.") if is_hidden else say("You can answer now.")
        case "fetched":
            return say("You are asked on the tablet.")
        case "race":
            return say("Look at the tablet!")
        case "elsewhere":
            return say("The game goes on in another window on the tablet.")
    if table.ask is None:
        return say("The game is over.")
    if desk.phones.speaker is not None:
        return say("{name} has spoken up.", name=table.names[desk.phones.speaker])
    who = table.ask.who
    return say("It is {name}’s turn.", name=table.names[who]) if who >= 0 else ""


SILENT = re.compile(r'(<div id="caller"[^>]*>)</div>')


class Turn(Edit):
    """Where a bar says nothing while others play, it says on a phone what was done last.

    Whose turn it is stands above the table.
    """

    def __init__(self, desk: Desk) -> None:
        self.words = escape(watching.latest(desk) or told(desk, turn(desk)))

    def closed(self, element: h.Element, text: str) -> str:
        """The bar, not silent."""
        if element.attrs.get("id") != "bar":
            return text
        return SILENT.sub(lambda found: f"{found[1]}<p>{self.words}</p></div>", text)
