"""The box Winner's Circle, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box, Daily
from web.html import foreign
from web.parts import scene
from web.words.speaking import Sayer, mark

say = Sayer("winners_circle", "web.winners_circle.words.kinds")

FIELD = (
    *((88, 84, "#9aa3a8"), (102, 58, "#f4efe4"), (88, 29, "#d9bd8c"), (58, 28, "#c98637")),
    *((31, 33, "#95452a"), (18, 58, "#553522"), (29, 86, "#25242a")),
)
"""Seven horses on the poster, from the first to the last: where, and their coat."""


def poster_art() -> h.Element:
    """The oval from above, with its seven horses and the die in its middle."""
    oval = {"fill": "none", "stroke": "#fffaf0", "stroke_width": "2.5"}
    return scene.picture(
        scene.ground(-200, "#a9b965"),
        h.g(fill="#9fb05b")[
            (h.rect(x=f"{40 * n - 200}", y="-200", width="20", height="520") for n in range(13))
        ],
        h.rect(x="3", y="16", width="114", height="88", rx="44", fill="#7f9f4e"),
        h.rect(x="3", y="16", width="114", height="88", rx="44", **oval),
        h.rect(x="29", y="44", width="62", height="32", rx="16", fill="#a9b965"),
        h.rect(x="29", y="44", width="62", height="32", rx="16", **oval),
        h.path(d="M60 78V103", stroke="#a8231f", stroke_width="5", stroke_dasharray="5 4"),
        [horse(*one) for one in FIELD],
        h.g(transform="rotate(-12 60 60)")[
            h.rect(x="47", y="47", width="26", height="26", rx="6", fill="#fffaf0",
                   stroke="#2b1a0f", stroke_width="2"),
            scene.sign("horse-head", 50, 50, 20, "#a8231f"),
        ],
    )  # fmt: skip


def horse(x: int, y: int, coat: str) -> h.Element:
    """A horse on the poster: to the right on the near side, to the left on the far one."""
    way = f"translate({x} {y}) scale({1 if y > 50 else -1} 1)"
    return h.g(transform=way, fill=coat, stroke="#2b1a0f", stroke_width="3")[
        h.use(href="silks.svg#gallop", x="-15", y="-9", width="31", height="18")
    ]


BOX = Box(
    id="winners-circle",
    titles=("winners-circle",),
    name="Winner’s Circle",
    sign="horseshoe",
    lead=mark("Seven champions, one oval, and a die that everybody shares."),
    players=mark("2 to 6 players"),
    time=mark("30 to 45 minutes"),
    art=poster_art,
    say=say,
    daily=Daily(frozenset({6}), "winners-circle", (("length", "single"),)),
)

foreign.keep("en", ("Royal Turf", "Turf"))
