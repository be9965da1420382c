"""Small pieces of the workshop: a line that is typed, a row of choices under its name."""

from __future__ import annotations

from web import html as h
from web.words.speaking import mark

COLOURS = {
    "sky": mark("Sky"),
    "teal": mark("Water"),
    "plus": mark("Meadow"),
    "gold": mark("Gold"),
    "ember": mark("Fire"),
    "minus": mark("Brick"),
    "rose": mark("Rose"),
    "special": mark("Lilac"),
    "slate": mark("Stone"),
}
"""The colours behind the picture of a card, by their token `--ground-...`."""


def text(what: str, label: str, value: str, most: int) -> h.Element:
    """A line that is typed."""
    return h.label(".workshop-field")[
        h.span[label],
        h.input(
            id=f"card-{what}",
            type="text",
            value=value,
            data_field=f"workshop {what}",
            maxlength=str(most),
            autocomplete="off",
            enterkeyhint="done",
        ),
    ]


def group(label: str, id: str, *body: h.Node) -> h.Element:
    """A row of choices under its name."""
    return h.div(".option", role="group", aria_labelledby=id)[
        h.h3(id=id)[label], h.div(".toggles")[body]
    ]
