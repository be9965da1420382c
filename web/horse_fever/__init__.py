"""The box Horse Fever, as the first screen announces it."""

from __future__ import annotations

from game.horse_fever.lanes import HORSES
from web.box import Box, Daily
from web.frame.parts import runner
from web.horse_fever.words.saying import say
from web.words import foreign
from web.words.speaking import mark

BOX = Box(
    id="horse-fever",
    titles=("horse-fever/family", "horse-fever/board", "horse-fever/party"),
    name="Horse Fever",
    sign="horse-head",
    lead=mark("Six horses, one tablet, and a family that fixes races."),
    players=mark("1 to 40 players"),
    time=mark("30 to 120 minutes"),
    art=lambda: [runner(colour) for colour in HORSES],
    say=say,
    money=mark("{money:number} D"),
    daily=Daily(
        frozenset(range(7)), "horse-fever/family", (("length", "single"), ("edition", "first"))
    ),
)

foreign.keep("en", ("Board Game", "Family Game", "Party Game"))  # as the printed boxes have them
