"""What the set-up of the Family Game and the Board Game asks beyond seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.cards import ROUNDS
from game.horse_fever.state import rounds_of
from game.play import Refusal
from game.title import TITLES
from web import html as h
from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.words import form_guide
from web.horse_fever.words.saying import say
from web.parts.length import about
from web.parts.pieces import button, greyed, toggle
from web.words.plain import capital
from web.words.speaking import mark

LABELS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "edition": (mark("Edition"), {"first": mark("First"), "second": mark("Second")}),
    "starred cards": (
        mark("Starred cards"),
        {"off": mark("Leave them out"), "on": mark("Play with them")},
    ),
    "characters": (mark("Characters"), {"drawn": mark("Drawn"), "chosen": mark("Chosen")}),
    "auctions": (
        mark("Auctions"),
        {"by edition": mark("By edition"), "on": mark("On"), "off": mark("Off")},
    ),
    "form guide": (form_guide.TITLE, form_guide.OPTION_NAMES),
    "card 92": (
        mark("Movement card 92"),
        {"corrected": mark("Corrected"), "as printed": mark("As printed")},
    ),
}
HELP = {
    "form guide": form_guide.OPTION_HELP,
    "edition": mark("Which printed set of cards and characters is on the table."),
    "card 92": mark(
        "As printed, card 92 repeats card 91; corrected, all six rows are equally fast."
    ),
    "starred cards": mark("Cards with a star change more rules; leave them out of a first game."),
    "characters": mark("Drawn by lot, or everybody picks one."),
    "auctions": mark("The bank buys and sells points; the first edition does."),
}
OPTIONS = {key: OptionForm(label, HELP[key], values) for key, (label, values) in LABELS.items()}


def length_of_game(desk: Desk) -> h.Node:
    """How many races."""
    form = desk.form
    return [
        h.h2("#length-title")[say("How long?")],
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
    how_many = say("{count:plural(race|races)}", count=count) if count else say("not at this table")
    label = [h.b[capital(words.length(value))], h.span[how_many]]
    refusal = None if count else form.why_not(len(form.seats), "length", value)
    return toggle(label, f"option length={value}", form.options["length"] == value, refusal)


def exactly(form: SetupForm) -> h.Node:
    """Any other number of races, one more or less at a tap, where the game has that."""
    numbers = [value for value in TITLES[form.title].choices["length"] if value.isdigit()]
    if not numbers:
        return None
    value = form.options["length"]
    now = races(form, value)
    counted = say.nodes("{number} {count:agree(race|races)}", number=h.b[str(now)], count=now)
    state = "chosen" if value.isdigit() else ""
    return h.div(
        class_=f"exactly row {state}".strip(), role="group", aria_label=say("Number of races")
    )[
        h.span[say("or exactly")],
        step("−", now - 1, numbers, say("One race less")),
        h.output[counted],
        step("+", now + 1, numbers, say("One race more")),
    ]


def step(sign: str, number: int, numbers: Sequence[str], name: str) -> h.Element:
    """One race more or less."""
    id = "races-less" if sign == "−" else "races-more"
    if str(number) in numbers:
        return button(sign, f"option length={number}", "round", id, name)
    why = say("A game has {least} to {most} races.", least=numbers[0], most=numbers[-1])
    return greyed(sign, Refusal(why, "T.1"), f"option length={number}", "round", id)


RACE = 2.0
TURNS = {"horse-fever/family": 1.4, "horse-fever/board": 2.8}
"""Minutes that a race takes besides, and for each person in it, bets and cards and purchases."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes."""
    form = desk.form
    count = races(form, form.options["length"])
    return about(form, count, RACE, TURNS[form.title]) if count else ""
