"""The table for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from tools.new_box.sample.web import BOX
from tools.new_box.sample.web.podium import END
from tools.new_box.sample.web.table import players, seen, stage, where
from tools.new_box.sample.web.words import words
from web.desk.state import Desk
from web.frame.showing import Showing


def heard(desk: Desk) -> list[str]:
    """What is called out."""
    return words().lately(desk.at.shown.events[-2:], desk.at.table.names)


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: BOX.name,
    phase=lambda _look: "coin",
    head=lambda look, _kind: (where(look.view), ""),
    heard=heard,
    seats=lambda look: players(look.view, look.names),
    stage=lambda look: stage(look.view),
    side=lambda _look: None,
)
