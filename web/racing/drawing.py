"""What runs on the stage: legs that gallop under a trunk, and the photograph at the line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from markupsafe import Markup

from game.play import Event
from web import html as h
from web.html.writing import flat
from web.words.speaking import mark, say


@cache
def galloper(sheet: str, colour: str) -> Markup:
    """A horse of a sheet: its legs are a strip of pictures, standing, then the four of a stride."""
    return flat(
        h.div(".gait", aria_hidden="true")[
            h.div(".legs")[
                h.svg(".strip", viewBox="-2 -2 620 72")[h.use(href=f"{sheet}#legs-{colour}")]
            ],
            h.svg(".runner", viewBox="-2 -2 124 72")[h.use(href=f"{sheet}#trunk-{colour}")],
        ]
    )


BY = {
    "cards": mark("the cards decide"),
    "odds": mark("the better odds decide"),
    "first player": mark("the first player decides"),
    "bookmaker": mark("the bookmaker decides"),
}


def photograph(
    event: Event,
    develops: bool,
    lanes: Sequence[str],
    name: Callable[[str], str],
    drawing: Callable[[str], Markup],
    sign: Callable[[str], Markup],
) -> h.Element:
    """The still: a sepia print, the line drawn, the noses; once it is out, who by a nose."""
    first, among = event.facts["horse"], event.facts["among"]
    ahead = "" if develops else first
    return h.figure(".photo-still", id="-".join(("photo", *among)), aria_hidden="true")[
        h.div(".negative", data_many=str(len(among)))[
            (
                h.div(class_="nose ahead" if colour == ahead else "nose")[drawing(colour)]
                for colour in sorted(among, key=lanes.index)
            ),
            h.span(".wire"),
        ],
        h.figcaption[
            h.small[say("Photo finish")],
            [h.b[say("The photo is being developed.")], h.small["\N{NO-BREAK SPACE}"]]
            if develops
            else decided(event, name, sign, [name(colour) for colour in among if colour != first]),
        ],
    ]


def decided(
    event: Event,
    name: Callable[[str], str],
    sign: Callable[[str], Markup],
    beaten: Sequence[str],
) -> h.Node:
    """Who is ahead by a nose, of whom, and by what."""
    first, by = event.facts["horse"], say(BY[event.facts["by"]])
    return [
        h.b[sign(first), say("{name} by a nose", name=name(first))],
        h.small[say("from {beaten:list}; {decided}", beaten=beaten, decided=by)],
    ]
