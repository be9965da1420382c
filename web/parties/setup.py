"""The door of a party: a pasted list of names, who is remembered, and what the host settles."""

from __future__ import annotations

from collections.abc import Mapping

from game import TITLES
from game.play import Refusal
from web import html as h
from web.desk.box import OptionForm
from web.desk.forms import ALL_GUESTS, SetupForm
from web.desk.screen import SCREENS, box_of
from web.desk.state import Desk
from web.parties.door import MOST, names_in, objection
from web.parties.state import Door
from web.parts.fold import fold
from web.parts.minds import mind_button
from web.parts.pieces import bare_button, button, greyed, icon, toggle, unseen
from web.words.speaking import say

SHOWN = 48
"""So many remembered names are shown; more would be a telephone book."""


def sheets(desk: Desk) -> h.Element:
    """The list of guests, then what the host settles."""
    door, offered = desk.own(Door), SCREENS[desk.form.title].options
    return h.div(".setup-sheets.at-the-door")[
        h.section(".sheet.guest-list", aria_labelledby="guests-title")[
            h.h2("#guests-title")[said_of(door)],
            pasting(door),
            listed(door),
            computers(desk.form, door),
            remembered(door),
        ],
        h.section(".sheet", aria_labelledby="host-title")[
            h.h2("#host-title")[say("The host decides")],
            (option(desk.form, key, it) for key, it in offered.items() if it.is_plain),
            fold(
                desk.form,
                changed(desk.form, offered),
                [option(desk.form, key, it) for key, it in offered.items() if not it.is_plain],
            ),
            SCREENS[desk.form.title].length(desk),
            SCREENS[desk.form.title].printing(desk),
        ],
    ]


def changed(form: SetupForm, offered: Mapping[str, OptionForm]) -> list[str]:
    """The folded options that are not as usual."""
    usual, says = TITLES[form.title].options, box_of(form.title).say
    return [
        say("{label}: {value}", label=says(it.label), value=says(it.values[form.options[key]]))
        for key, it in offered.items()
        if not it.is_plain and form.options[key] != usual[key]
    ]


def said_of(door: Door) -> str:
    """How many are on the list."""
    count = len(door.names)
    if not count:
        return say("Who is coming?")
    return say("{count:plural(guest|guests)} of {most}", count=count, most=MOST)


def pasting(door: Door) -> h.Element:
    """Where names are pasted, and the button that puts them on the list."""
    names = names_in(door.pasted)
    label = say("Write them down")
    if names:
        label = say("Write down {count:plural(name|names)}", count=len(names))
    wrong = objection(door.names, names)
    return h.div(".pasting")[
        h.label(for_="door-names")[say("Paste the names, one a line or with commas")],
        h.textarea(
            "#door-names",
            data_field="door-names",
            rows="3",
            autocomplete="off",
            spellcheck="false",
            aria_describedby="door-said",
        )[door.pasted],
        h.div(".pasted")[
            h.p("#door-said", aria_live="polite")[wrong],
            button(label, "door-add", "", id="door-add")
            if names
            else greyed(
                label,
                Refusal(say("Write or paste a name first."), ""),
                "door-add",
                "small",
                "door-add",
            ),
        ],
    ]


def computers(form: SetupForm, door: Door) -> h.Element:
    """Computers that come as guests, and how all of them play."""
    return h.div(".computer-guests.row")[
        button(
            [icon("vintage-robot"), say("A computer guest")], "door-computer", "small", "door-robot"
        ),
        door.computers and mind_button(ALL_GUESTS, form.guests),
    ]


def listed(door: Door) -> h.Node:
    """Everybody on the list with a number; a tap takes a name off."""
    if not door.names:
        return None
    return h.ol(".chips.numbered", aria_label=say("On the list"))[
        (
            h.li(id=f"door-{place}")[
                bare_button(f"door-off {place}", "chip", title=say("Take off the list"))[
                    h.b[str(place + 1)],
                    h.span[name],
                    name in door.computers and [icon("vintage-robot"), unseen(say("computer"))],
                    h.span(".off", aria_hidden="true")["×"],
                    unseen(say("take off the list")),
                ]
            ]
            for place, name in enumerate(door.names)
        )
    ]


def remembered(door: Door) -> h.Node:
    """The last party in one tap, and everybody who has ever come."""
    there = {name.casefold() for name in door.names}
    known = [
        (place, name)
        for place, name in enumerate(door.known or ())
        if door.forgetting or name.casefold() not in there
    ]
    if not known:
        return None
    again = sum(name.casefold() not in there for name in door.last)
    return h.div(".remembered", role="group", aria_labelledby="known-title")[
        h.h3("#known-title")[say("From earlier parties")],
        h.div(".known-tools")[
            again > 0
            and button(
                [icon("anticlockwise-rotation"), say("As last time ({count})", count=again)],
                "door-last",
                "small",
                id="door-last",
            ),
            button(
                say("Done") if door.forgetting else say("Forget a name…"),
                "door-forget",
                "small quiet",
                id="door-forget",
            ),
        ],
        h.ul(class_="chips forgetting" if door.forgetting else "chips")[
            (h.li[chip(place, name, door.forgetting)] for place, name in known[:SHOWN])
        ],
        len(known) > SHOWN and h.p[say("and {count} more", count=len(known) - SHOWN)],
    ]


def chip(place: int, name: str, forgetting: bool) -> h.Element:
    """A remembered name: on the list with it, or away with it."""
    does = say("Forget {name}", name=name) if forgetting else say("{name} comes", name=name)
    sign = h.span(aria_hidden="true")["×" if forgetting else "+"]
    return bare_button(f"door-known {place}", "chip", f"known-{place}", does)[sign, h.span[name]]


def option(form: SetupForm, key: str, it: OptionForm) -> h.Element:
    """One thing that the host settles, in plain words."""
    id, says = f"option-{key.replace(' ', '-')}", box_of(form.title).say
    return h.div(".option.stacked")[
        h.div[h.h3(id=id)[says(it.label)], h.p[says(it.help)]],
        h.div(".toggles", role="group", aria_labelledby=id)[
            (
                toggle(says(name), f"option {key}={value}", form.options[key] == value)
                for value, name in it.values.items()
            )
        ],
    ]
