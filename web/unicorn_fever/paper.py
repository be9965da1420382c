"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.unicorn_fever import BOX, say
from web.unicorn_fever.podium import END


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX, END, score_sheet)


def score_sheet(desk: Desk) -> h.Node:
    """Lines for names, bets, gold and glory of a game with the real box."""
    races = 3 if desk.form.options["length"] == "short" else 4
    words = (say("Bets"), say("Gold"), say("Tax"), "★")
    return sheet.blank(desk, BOX.name, races, words, (say("Loans"), say("Glory")))
