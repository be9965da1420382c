"""The game of the box."""

from __future__ import annotations

from game.title import Title
from tools.new_box.sample.game.bots import COMPUTERS
from tools.new_box.sample.game.rules import play, result
from tools.new_box.sample.game.state import new
from tools.new_box.sample.game.view import view

COIN = Title(
    id="probe",
    name="A coin",
    seats=(2,),
    options={},
    choices={},
    new=new,
    play=play,
    view=view,
    result=result,
    reveals=frozenset({"shown"}),
    computers=COMPUTERS,
)

TITLES = (COIN,)
