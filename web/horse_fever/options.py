"""What the set-up of the Family Game and the Board Game asks beyond seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h

from game.horse_fever.cards import ROUNDS
from game.horse_fever.state import rounds_of
from game.play import TITLES, Refusal
from web.forms import SetupForm
from web.frame.parts import button, greyed, toggle
from web.horse_fever.words import form_guide
from web.screen import OptionForm
from web.state import Desk

LABELS: Mapping[str, tuple[str, Mapping[str, str]]] = {
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
OPTIONS = {key: OptionForm(label, HELP[key], values) for key, (label, values) in LABELS.items()}


def length_of_game(desk: Desk) -> h.Node:
    """How many races."""
    form = desk.form
    return [
        h.h2("#length-title")["How long?"],
        h.div(".toggles.lengths", role="group", aria_labelledby="length-title")[
            (
                length(form, value)
                for value in TITLES[form.title].choices["length"]
                if value in ROUNDS
            )
        ],
        exactly(form),
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
