"""How a computer plays: the button that says it, and the sheet on which it is chosen."""

from __future__ import annotations

from web import html as h
from web.desk.forms import ALL_GUESTS, SeatForm
from web.desk.state import Desk
from web.parts.cast import portrait
from web.parts.pieces import button, icon, toggle, unseen
from web.parts.sheet import sheet
from web.words.minds import LEVELS, TEMPERS, MindText
from web.words.speaking import headed, say


def mind_button(number: int, line: SeatForm) -> h.Element:
    """What a computer is like in two words; a tap opens the sheet."""
    where = "guests" if number == ALL_GUESTS else str(number)
    if number == ALL_GUESTS:
        whom = say("The computer guests")
    else:
        whom = say("Player {number}", number=number + 1)
    return h.button(f"#mind-{where}.button.mind", type="button", data_do=f"mind {where}")[
        unseen(headed(whom, "")),
        h.b[say(LEVELS[line.bot].name)],
        " ",
        h.span[say(TEMPERS[line.temper].beside)],
        unseen(f". {say('Change how the computer plays')}"),
        icon("cog"),
    ]


def minds(desk: Desk) -> h.Node:
    """The sheet: three levels, five tempers, each with what to expect."""
    form, line = desk.form, desk.form.minded
    if line is None:
        return None
    others = sum(bool(seat.bot) for seat in form.seats) > 1 and form.minding != ALL_GUESTS
    if form.minding == ALL_GUESTS:
        title = say("How the computers play")
    else:
        title = say("How {name} plays", name=line.name)
    return sheet(
        title,
        [
            group(say("Strength"), "level", LEVELS, line.bot),
            group(say("Temper"), "temper", TEMPERS, line.temper),
            h.div(".actions")[
                others
                and button(say("All computers like this"), "mind-all", "quiet", id="mind-all"),
                button(say("Done"), "close", "go", id="mind-done"),
            ],
        ],
        "minds",
    )


def group(title: str, what: str, texts: dict[str, MindText], chosen: str) -> h.Element:
    """Some ways to play, one of them pressed in."""
    id = f"mind-{what}s"
    return h.div(".minds-group.stack", role="group", aria_labelledby=id)[
        h.h3(id=id)[title],
        h.div(class_=f"ways ways-{what}")[
            (way(what, key, text, key == chosen) for key, text in texts.items())
        ],
    ]


def way(what: str, key: str, text: MindText, is_chosen: bool) -> h.Element:
    """One way to play."""
    label = [what == "level" and portrait(key), h.b[say(text.name)], h.span[say(text.means)]]
    do, id = f"mind-{what} {key}".strip(), f"{what}-{key or 'even'}"
    return toggle(label, do, is_chosen, None, "toggle way", id)
