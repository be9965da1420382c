"""The line over every table: where the game is, how far it has come, and the ways out."""

from __future__ import annotations

from collections.abc import Iterable

from game import Table
from web import html as h
from web.desk.state import Desk
from web.html.shows import at_least
from web.parts.pieces import button, icon, mute_button
from web.words.speaking import say
from web.words.taking_back import what_if


def head(
    desk: Desk, race: h.Node, phases: Iterable[tuple[str, str]] = (), phase: str = ""
) -> h.Element:
    """The race in words, the phases as (what the rules call it, what people do), the ways out."""
    steps = list(phases)
    return h.header(
        "#head",
        data_phases=at_least(len(steps)),
        data_ribbon=None if desk.table is None or desk.table.branched is None else "yes",
        data_mute="yes",
    )[
        button(
            [icon("horse-head"), h.b["Horseburg"]],
            "home",
            "logo",
            id="to-home",
            name=say("Horseburg, home"),
        ),
        h.h1[race],
        ribbon(desk.table),
        h.ol(".phases", aria_label=say("Phases"))[
            (h.li(aria_current="step" if name == phase else None)[label] for name, label in steps)
        ]
        if steps
        else h.span(".phases"),
        button(icon("paper-plane"), "share", "round quiet", "to-share", say("Save or share")),
        button([icon("scroll-quill"), say("Log")], "log", "small quiet", id="to-log"),
        button(say("Rules"), "rule", "small quiet", id="to-rules"),
        mute_button(desk.settings["sound"]),
        button(icon("cog"), "settings", "round quiet", id="to-settings", name=say("Settings")),
    ]


def race_told(desk: Desk, number: int, races: int, name: str = "") -> h.Node:
    """Which race of how many (0: nobody knows), and its name; a first race stands alone."""
    many = races > 0 and desk.guide is None and say("of {races}", races=races)
    its = name and h.span(".race-name")[many and " ", f"· {name}"]
    of = h.small[many, its] if many or name else None
    return say.nodes("Race {number} {of}", number=str(max(1, number)), of=of)


def ribbon(table: Table | None) -> h.Node:
    """A "what if" table says what it is."""
    if table is None or table.branched is None:
        return None
    return h.span(".ribbon", title=what_if(table.branched))[say("What if")]
