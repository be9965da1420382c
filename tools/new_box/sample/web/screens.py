"""What the title hands to the page: one record."""

from __future__ import annotations

from game import Table
from tools.new_box.sample.game.state import ROUNDS
from tools.new_box.sample.game.view import View
from tools.new_box.sample.web import BOX, coin, say
from tools.new_box.sample.web.moments import MOMENTS
from tools.new_box.sample.web.podium import END
from tools.new_box.sample.web.showing import SHOWING
from tools.new_box.sample.web.table import table
from tools.new_box.sample.web.words import words
from web import html as h
from web.desk.box import Poster
from web.desk.pace import chapters
from web.desk.screen import Screen, Summary
from web.desk.state import Desk
from web.words.speaking import mark


def summary(table: Table) -> Summary:
    """How many tosses there have been."""
    return Summary(chapters(table, table.events), ROUNDS, "")


def storybook() -> h.Node:
    """The coin."""
    return h.section(".sheet")[h.h2[BOX.name], h.p[coin(), " ", say("The coin")]]


SCREEN: Screen[Desk, View] = Screen(
    id="probe",
    box=BOX,
    poster=Poster("clover", "A coin", mark("One coin, two players.")),
    words=words,
    moments=MOMENTS,
    table=table,
    showing=SHOWING,
    result=END.podium,
    summary=summary,
    hide=lambda view: view._replace(pick=""),
    is_secret=lambda ask, _view: ask.what == "before the toss" and ask.who >= 0,
    storybook=storybook,
)

SCREENS = (SCREEN,)
