"""The set-up: who plays, how long, and what the rulebooks leave open."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game import TITLES
from game.table import LONGEST_NAME
from web import html as h
from web.desk.forms import SeatForm, SetupForm
from web.desk.screen import BOXES, SCREENS, Screen, box_of, refused
from web.desk.state import Desk
from web.doors import workshop
from web.html.shows import at_least
from web.pages import lesson
from web.parts import phones
from web.parts.fold import fold
from web.parts.minds import mind_button
from web.parts.pieces import button, charm, greyed, icon, toggle
from web.words.speaking import headed, say


def setup(desk: Desk) -> h.Element:
    """One big Start; everything else has a good default."""
    form, its = desk.form, SCREENS[desk.form.title]
    return h.section("#setup", class_="poster", aria_labelledby="setup-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head.row")[
            button([icon("barn"), say("Home")], "home", "small quiet", id="to-home"),
            h.h1("#setup-title", tabindex="-1")[say("Who is playing today?")],
            lesson.at_set_up(desk),
            phones.opener(desk),
            its.setup is None
            and button(say("Play alone"), "seat alone", "small quiet", id="seat-alone"),
        ],
        choosing(form),
        its.setup(desk)
        if its.setup is not None
        else h.div(".setup-sheets")[players(form, phones.names(desk)), options(desk)],
        h.div(".actions.start-bar")[
            problem(form),
            button(say("Start"), its.start, "big go", id="start"),
            h.p("#takes")[its.takes(desk)],
        ],
    ]


def choosing(form: SetupForm) -> h.Node:
    """Which box, where there are several, and which game of it."""
    box = box_of(form.title)
    return [
        len(BOXES) > 1
        and h.div(".which-box", role="group", aria_label=say("Which box"))[
            (
                toggle([icon(one.sign), h.b[one.name]], f"box {one.id}", one.id == box.id)
                for one in BOXES.values()
            )
        ],
        len(box.titles) > 1
        and h.div(
            ".games",
            role="group",
            aria_label=say("Which game"),
            data_least=at_least(len(box.titles)),
        )[(toggle(announced(SCREENS[id]), f"title {id}", form.title == id) for id in box.titles)],
    ]


def announced(its: Screen[Desk, Any]) -> h.Node:
    """A game of the box on its button: its icon, its name, one line."""
    sign, name, line = its.poster
    return [icon(sign), h.b[its.box.say(name)], h.span[its.box.say(line)]]


def problem(form: SetupForm) -> h.Element:
    """Why the table cannot be laid like this, or nothing."""
    refusal = form.why_not(len(form.seats))
    reason = form.problem or (refusal.reason if refusal else "")
    return h.p("#problem", role="alert")[refused(reason)]


def players(form: SetupForm, phoning: Collection[str]) -> h.Element:
    """The seats, with their names, and who of them has a phone."""
    return h.section(".sheet", aria_labelledby="players-title")[
        h.h2("#players-title")[say("Players, clockwise round the table")],
        h.ol(".seat-lines.stack")[
            (
                seat(form, number, line, line.name in phoning and not line.bot)
                for number, line in enumerate(form.seats)
            )
        ],
        h.div(".more-seats")[
            one_more(form, say("One more player"), "seat add", "seat-add"),
            one_more(form, say("A computer"), "seat add computer", "seat-add-computer"),
        ],
    ]


def one_more(form: SetupForm, word: str, do: str, id: str) -> h.Element:
    """One more at the table, or why there is no chair."""
    label: h.Node = [h.b["+"], f" {word}"]
    if refusal := form.why_no_seats(len(form.seats) + 1):
        return greyed(label, refusal, do, "quiet", id)
    return button(label, do, "quiet", id=id)


def seat(form: SetupForm, number: int, line: SeatForm, has_phone: bool) -> h.Element:
    """One seat: lucky charm, name, a phone or none, person or computer, and the way out."""
    count = len(form.seats) - 1
    too_few = form.why_no_seats(count)
    away = f"seat remove {number}"
    return h.li(id=f"seat-{number}", class_="plays-itself" if line.bot else None)[
        charm(number),
        name_field(number, line.name),
        has_phone and phones.sign(),
        who(number, line.bot),
        button("×", away, "round", name=say("Remove player {number}", number=number + 1))
        if too_few is None
        else greyed("×", too_few, away, "round"),
        mind(form, number, line) if line.bot else None,
    ]


def mind(form: SetupForm, number: int, line: SeatForm) -> h.Element:
    """How a computer plays: at its own level, or in a game that has none by chance alone."""
    if TITLES[form.title].computers is not None:
        return mind_button(number, line)
    return h.small(".mind")[say("Plays by chance")]


def name_field(number: int, name: str) -> h.Element:
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
        aria_label=say("Name of player {number}", number=number + 1),
    )


def who(number: int, bot: str) -> h.Element:
    """Person or computer."""
    sign = "vintage-robot" if bot else "person"
    word = say("Computer") if bot else say("Person")
    name = say("Player {number}: computer" if bot else "Player {number}: person", number=number + 1)
    label = [icon(sign), word]
    return toggle(label, f"bot {number}", bool(bot), None, "toggle who", f"bot-{number}", name)


def options(desk: Desk) -> h.Node:
    """How long, where a game has that; what else the rulebooks leave open."""
    form, its = desk.form, SCREENS[desk.form.title]
    known = [key for key in its.options if key in form.options]
    parts: list[h.Node] = [its.length(desk), workshop.at_set_up(desk)]
    parts.append(more(form, known) if known else None)
    if printing := its.printing(desk):  # last: hardly anybody came here to print
        parts.append(h.div(".actions")[printing])
    return h.section(".sheet", aria_label=say("The game"))[parts] if any(parts) else None


def more(form: SetupForm, known: Sequence[str]) -> h.Node:
    """The options that make another game of it, then all others, folded away."""
    its, usual = SCREENS[form.title], TITLES[form.title].options
    plain = [key for key in known if its.options[key].is_plain]
    others = [key for key in known if key not in plain]
    changed = [
        headed(its.box.say(its.options[key].label), its.box.say(its.options[key].values[value]))
        for key in others
        if (value := form.options[key]) != usual[key]
    ]
    return [
        (option(form, key) for key in plain),
        fold(form, changed, [option(form, key) for key in others]) if others else None,
    ]


def option(form: SetupForm, key: str) -> h.Element:
    """One of the options that the rulebooks leave open."""
    its = SCREENS[form.title]
    it, said = its.options[key], its.box.say
    values, drawn = it.values, it.drawn
    id, count = "option-" + key.replace(" ", "-"), len(form.seats)
    look = "option drawn" if any(drawn(value) is not None for value in values) else "option"
    return h.div(class_=look)[
        h.div[h.h3(id=id)[said(it.label)], h.p[said(it.help)]],
        h.div(".toggles", role="group", aria_labelledby=id)[
            (
                toggle(
                    [drawn(value), said(name)],
                    f"option {key}={value}",
                    form.options[key] == value,
                    form.why_not(count, key, value),
                )
                for value, name in values.items()
            )
        ],
    ]
