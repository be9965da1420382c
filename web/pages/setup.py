"""The set-up: who plays, how long, and what the rulebooks leave open."""

from __future__ import annotations

import htpy as h

from game.horse_fever.cards import ROUNDS
from game.play import TITLES
from game.table import LONGEST_NAME
from web.desk import Desk
from web.forms import SeatForm, SetupForm
from web.parts import button, greyed, icon, mark, toggle

LABELS = {
    "edition": ("Edition", {"first": "First", "second": "Second"}),
    "card 92": ("Movement card 92", {"corrected": "Corrected", "as printed": "As printed"}),
    "starred cards": ("Starred cards", {"off": "Left out", "on": "Played too"}),
}
HELP = {
    "edition": "Which printed set of action cards and characters is on the table.",
    "card 92": "As printed, card 92 repeats card 91; corrected, all six rows are equally fast.",
    "starred cards": "Cards with a star touch purses and points; the Family Game leaves them out.",
}


def setup(desk: Desk) -> h.Element:
    """One big Start; everything else has a good default."""
    form = desk.form
    return h.section("#setup", class_="poster", aria_labelledby="setup-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head")[
            button([icon("barn"), "Home"], "home", "small quiet", id="to-home"),
            h.h1("#setup-title", tabindex="-1")["Who is betting today?"],
        ],
        h.div(".setup-sheets")[players(form), options(form)],
        h.div(".actions.start-bar")[problem(form), button("Start", "start", "big go", id="start")],
    ]


def problem(form: SetupForm) -> h.Element:
    """Why the table cannot be laid like this, or nothing."""
    refusal = form.why_not(len(form.seats))
    return h.p("#problem", role="alert")[form.problem or (refusal and refusal.reason)]


def players(form: SetupForm) -> h.Element:
    """The seats, with their names."""
    count = len(form.seats)
    refusal = form.why_not(count + 1) if count + 1 not in TITLES[form.title].seats else None
    label: h.Node = [h.b["+"], " One more player"]
    return h.section(".sheet", aria_labelledby="players-title")[
        h.h2("#players-title")["Players, clockwise round the table"],
        h.ol(".seat-lines")[(seat(form, number, line) for number, line in enumerate(form.seats))],
        button(label, "seat add", "quiet", id="seat-add")
        if refusal is None
        else greyed(label, refusal, "seat add", "quiet", "seat-add"),
    ]


def seat(form: SetupForm, number: int, line: SeatForm) -> h.Element:
    """One seat: lucky charm, name, person or computer, and the way out."""
    count = len(form.seats) - 1
    too_few = form.why_not(count) if count not in TITLES[form.title].seats else None
    away = f"seat remove {number}"
    return h.li(id=f"seat-{number}")[
        mark(number),
        name_field(number, line.name),
        who(number, line.bot),
        button("×", away, "round", name=f"Remove player {number + 1}")
        if too_few is None
        else greyed("×", too_few, away, "round"),
    ]


def name_field(number: int, name: str) -> h.VoidElement:
    """Where a name is typed."""
    return h.input(
        id=f"name-{number}",
        data_field=f"name {number}",
        value=name,
        type="text",
        maxlength=str(LONGEST_NAME),
        autocomplete="off",
        spellcheck="false",
        enterkeyhint="done",
        aria_label=f"Name of player {number + 1}",
    )


def who(number: int, bot: str) -> h.Element:
    """Person or computer."""
    sign, word = ("vintage-robot", "Computer") if bot else ("person", "Person")
    return h.button(
        ".button.toggle.who",
        type="button",
        id=f"bot-{number}",
        data_do=f"bot {number}",
        aria_pressed="true" if bot else "false",
        aria_label=f"Player {number + 1}: {word.lower()}",
    )[icon(sign), word]


def options(form: SetupForm) -> h.Element:
    """Length first, the rest below."""
    return h.section(".sheet", aria_labelledby="length-title")[
        h.h2("#length-title")["How long?"],
        h.div(".toggles.lengths", role="group", aria_labelledby="length-title")[
            (length(form, value) for value in TITLES[form.title].choices["length"])
        ],
        h.h2["More options"],
        (option(form, key) for key in LABELS if key in form.options),
    ]


def length(form: SetupForm, value: str) -> h.Element:
    """One length, with its number of races at this table."""
    races = ROUNDS[value].get(len(form.seats))
    label = [h.b[value.capitalize()], h.span[f"{races} races" if races else "not at this table"]]
    refusal = form.why_not(len(form.seats), "length", value) if races is None else None
    return toggle(label, f"option length={value}", form.options["length"] == value, refusal)


def option(form: SetupForm, key: str) -> h.Element:
    """One of the options that the rulebooks leave open."""
    label, values = LABELS[key]
    id = "option-" + key.replace(" ", "-")
    return h.div(".option")[
        h.div[h.h3(id=id)[label], h.p[HELP[key]]],
        h.div(".toggles", role="group", aria_labelledby=id)[
            (
                toggle(name, f"option {key}={value}", form.options[key] == value)
                for value, name in values.items()
            )
        ],
    ]
