"""Every title that can be played on the page: one line a box, the only file here that names one."""

from __future__ import annotations

from web.desk.screen import BOXES, SCREENS
from web.dice_derby import BOX as DICE_DERBY
from web.horse_fever import BOX as HORSE_FEVER
from web.html import foreign
from web.really_nasty import BOX as REALLY_NASTY
from web.risk import BOX as RISK
from web.unicorn_fever import BOX as UNICORN_FEVER
from web.winners_circle import BOX as WINNERS_CIRCLE

for _box, _module in (
    (HORSE_FEVER, "web.horse_fever.screens"),
    (WINNERS_CIRCLE, "web.winners_circle.screens"),
    (UNICORN_FEVER, "web.unicorn_fever.screens"),
    (REALLY_NASTY, "web.really_nasty.screens"),
    (DICE_DERBY, "web.dice_derby.screens"),
    (RISK, "web.risk.screens"),
):
    BOXES[_box.id] = _box
    foreign.keep("en", (_box.name,))
    SCREENS.add(_module, *_box.titles)

SCREENS[HORSE_FEVER.titles[0]]  # the box that lies in the memory is open

WAKES_WITH = (HORSE_FEVER.id,)
"""Boxes that lie in the memory with which the page wakes; each other is read when it is opened."""
