"""The box as the first screen announces it, and who says its labels: read before it is opened."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box
from web.parts import scene
from web.words.speaking import Sayer, mark

say = Sayer("a_coin", "tools.new_box.sample.web.words.kinds")


def coin() -> h.Element:
    """The coin, in colours of its own."""
    face = h.circle(cx="50", cy="50", r="46", fill="#7a4fbf", stroke="#2f1d52", stroke_width="6")
    return h.svg(".icon.coin", viewBox="0 0 100 100", aria_hidden="true")[face]


def poster_art() -> h.Element:
    """What matters in a square of 120, and what fills wider places round it."""
    return scene.picture(
        scene.ground(-200, "#c7d3a0"),
        scene.band(84, 300, "#8fa35c"),
        h.circle(cx="60", cy="58", r="40", fill="#7a4fbf", stroke="#2f1d52", stroke_width="5"),
        scene.sign("clover", 36, 34, 48, "#fffaf0"),
    )


BOX = Box(
    id="probe",
    titles=("probe",),
    name="A coin",
    sign="clover",
    lead=mark("Heads or tails."),
    players=mark("2 players"),
    time=mark("A minute"),
    art=poster_art,
    say=say,
    is_guest=True,
)
