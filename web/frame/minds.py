"""How a computer plays: the button that says it, and the sheet on which it is chosen."""

from __future__ import annotations

import htpy as h

from web.forms import ALL_GUESTS, SeatForm
from web.frame.parts import button, icon, unseen
from web.frame.sheet import sheet
from web.state import Desk
from web.words.minds import LEVELS, TEMPERS, MindText


def mind_button(number: int, line: SeatForm) -> h.Element:
    """What a computer is like in two words; a tap opens the sheet."""
    level, temper = LEVELS[line.bot].name, TEMPERS[line.temper].name.lower()
    where = "guests" if number == ALL_GUESTS else str(number)
    whom = "The computer guests" if number == ALL_GUESTS else f"Player {number + 1}"
    return h.button(f"#mind-{where}.button.mind", type="button", data_do=f"mind {where}")[
        unseen(f"{whom}: "),
        h.b[level],
        " ",
        h.span[temper],
        unseen(". Change how the computer plays"),
        icon("cog"),
    ]


def minds(desk: Desk) -> h.Node:
    """The sheet: three levels, five tempers, each with what to expect."""
    form, line = desk.form, desk.form.minded
    if line is None:
        return None
    others = sum(bool(seat.bot) for seat in form.seats) > 1 and form.minding != ALL_GUESTS
    title = "How the computers play" if form.minding == ALL_GUESTS else f"How {line.name} plays"
    return sheet(
        title,
        [
            group("How well", "level", LEVELS, line.bot),
            group("In what spirit", "temper", TEMPERS, line.temper),
            h.div(".actions")[
                others and button("All computers like this", "mind-all", "quiet", id="mind-all"),
                button("Done", "close", "go", id="mind-done"),
            ],
        ],
        "minds",
    )


def group(title: str, what: str, texts: dict[str, MindText], chosen: str) -> h.Element:
    """Some ways to play, one of them pressed in."""
    id = f"mind-{what}s"
    return h.div(".minds-group", role="group", aria_labelledby=id)[
        h.h3(id=id)[title],
        h.div(class_=f"ways ways-{what}")[
            (
                h.button(
                    ".button.toggle.way",
                    type="button",
                    id=f"{what}-{key or 'even'}",
                    data_do=f"mind-{what} {key}".strip(),
                    aria_pressed="true" if key == chosen else "false",
                )[h.b[text.name], h.span[text.means]]
                for key, text in texts.items()
            )
        ],
    ]
