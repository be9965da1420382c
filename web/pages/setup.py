"""The set-up: who plays, how long, and what the rulebooks leave open."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.horse_fever.cards import ROUNDS
from game.horse_fever.state import rounds_of
from game.play import TITLES, Refusal
from game.table import LONGEST_NAME
from web.drawn import PARTY
from web.forms import SeatForm, SetupForm
from web.pages import party_setup
from web.pages.minds import mind_button
from web.parts import button, greyed, icon, mark, toggle
from web.state import Desk
from web.words import form_guide

GAMES = {
    "horse-fever/family": (
        "horse-head",
        "Family Game",
        "Two bets a race, two cards to fix it. Learned in five minutes.",
    ),
    "horse-fever/board": (
        "top-hat",
        "Board Game",
        "Stables, helpers, secret targets, loans: a whole evening.",
    ),
    PARTY: (
        "megaphone",
        "Party Game",
        "Two to forty guests, two bets each, one of them keeps the book.",
    ),
}
LABELS = {
    "edition": ("Edition", {"first": "First", "second": "Second"}),
    "starred cards": ("Starred cards", {"off": "Left out", "on": "Played too"}),
    "characters": ("Characters", {"drawn": "Drawn", "chosen": "Chosen"}),
    "auctions": ("Auctions", {"by edition": "By edition", "on": "On", "off": "Off"}),
    "form guide": (form_guide.TITLE, form_guide.OPTION_NAMES),
    "card 92": ("Movement card 92", {"corrected": "Corrected", "as printed": "As printed"}),
}
HELP = {
    "form guide": form_guide.OPTION_HELP,
    "edition": "Which printed set of cards and characters is on the table.",
    "card 92": "As printed, card 92 repeats card 91; corrected, all six rows are equally fast.",
    "starred cards": "Cards with a star bend more rules; leave them out of a first game.",
    "characters": "Drawn by lot, or everybody picks one.",
    "auctions": "The bank buys and sells points; the first edition does.",
}


def setup(desk: Desk) -> h.Element:
    """One big Start; everything else has a good default."""
    form, is_party = desk.form, desk.form.title == PARTY
    return h.section("#setup", class_="poster", aria_labelledby="setup-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head")[
            button([icon("barn"), "Home"], "home", "small quiet", id="to-home"),
            h.h1("#setup-title", tabindex="-1")["Who is betting today?"],
        ],
        games(form),
        party_setup.sheets(desk)
        if is_party
        else h.div(".setup-sheets")[players(form), options(form)],
        h.div(".actions.start-bar")[
            problem(form),
            button("Start", "door-start" if is_party else "start", "big go", id="start"),
        ],
    ]


def games(form: SetupForm) -> h.Element:
    """Which game of the house."""
    return h.div(".games", role="group", aria_label="Which game")[
        (
            toggle([icon(sign), h.b[name], h.span[line]], f"title {title}", form.title == title)
            for title, (sign, name, line) in GAMES.items()
        )
    ]


def problem(form: SetupForm) -> h.Element:
    """Why the table cannot be laid like this, or nothing."""
    refusal = form.why_not(len(form.seats))
    return h.p("#problem", role="alert")[form.problem or (refusal and refusal.reason)]


def players(form: SetupForm) -> h.Element:
    """The seats, with their names."""
    return h.section(".sheet", aria_labelledby="players-title")[
        h.h2("#players-title")["Players, clockwise round the table"],
        h.ol(".seat-lines")[(seat(form, number, line) for number, line in enumerate(form.seats))],
        h.div(".more-seats")[
            one_more(form, "One more player", "seat add", "seat-add"),
            one_more(form, "A computer", "seat add computer", "seat-add-computer"),
            button("Only me, and computers", "seat alone", "quiet", id="seat-alone"),
        ],
    ]


def one_more(form: SetupForm, word: str, do: str, id: str) -> h.Element:
    """One more at the table, or why there is no chair."""
    label: h.Node = [h.b["+"], f" {word}"]
    if refusal := form.why_no_seats(len(form.seats) + 1):
        return greyed(label, refusal, do, "quiet", id)
    return button(label, do, "quiet", id=id)


def seat(form: SetupForm, number: int, line: SeatForm) -> h.Element:
    """One seat: lucky charm, name, person or computer, and the way out."""
    count = len(form.seats) - 1
    too_few = form.why_no_seats(count)
    away = f"seat remove {number}"
    return h.li(id=f"seat-{number}", class_="plays-itself" if line.bot else None)[
        mark(number),
        name_field(number, line.name),
        who(number, line.bot),
        button("×", away, "round", name=f"Remove player {number + 1}")
        if too_few is None
        else greyed("×", too_few, away, "round"),
        mind_button(number, line) if line.bot else None,
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
            (
                length(form, value)
                for value in TITLES[form.title].choices["length"]
                if value in ROUNDS
            )
        ],
        exactly(form),
        h.h2["More options"],
        (option(form, key) for key in LABELS if key in form.options),
    ]


def races(form: SetupForm, value: str) -> int:
    """How many races a length has at this table, 0 where it is not played."""
    return rounds_of(len(form.seats), {**form.options, "length": value})


def length(form: SetupForm, value: str) -> h.Element:
    """One length, with its number of races at this table."""
    count = races(form, value)
    label = [h.b[value.capitalize()], h.span[f"{count} races" if count else "not at this table"]]
    refusal = None if count else form.why_not(len(form.seats), "length", value)
    return toggle(label, f"option length={value}", form.options["length"] == value, refusal)


def exactly(form: SetupForm) -> h.Node:
    """Any other number of races, one more or less at a tap, where the game has that."""
    numbers = [value for value in TITLES[form.title].choices["length"] if value.isdigit()]
    if not numbers:
        return None
    value = form.options["length"]
    now = races(form, value)
    state = "chosen" if value.isdigit() else ""
    return h.div(class_=f"exactly {state}".strip(), role="group", aria_label="Number of races")[
        h.span["or exactly"],
        step("−", now - 1, numbers, "One race less"),
        h.output[h.b[str(now)], " races"],
        step("+", now + 1, numbers, "One race more"),
    ]


def step(sign: str, number: int, numbers: Sequence[str], name: str) -> h.Element:
    """One race more or less."""
    id = "races-less" if sign == "−" else "races-more"
    if str(number) in numbers:
        return button(sign, f"option length={number}", "round", id, name)
    limit = Refusal(f"A game has {numbers[0]} to {numbers[-1]} races.", "T.1")
    return greyed(sign, limit, f"option length={number}", "round", id)


def option(form: SetupForm, key: str) -> h.Element:
    """One of the options that the rulebooks leave open."""
    label, values = LABELS[key]
    id, count = "option-" + key.replace(" ", "-"), len(form.seats)
    return h.div(".option")[
        h.div[h.h3(id=id)[label], h.p[HELP[key]]],
        h.div(".toggles", role="group", aria_labelledby=id)[
            (
                toggle(
                    name,
                    f"option {key}={value}",
                    form.options[key] == value,
                    form.why_not(count, key, value),
                )
                for value, name in values.items()
            )
        ],
    ]
