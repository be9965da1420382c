"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from collections.abc import Iterator

from game.unicorn_fever.lanes import LANES
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.unicorn_fever import BOX, UNICORNS, podium, say
from web.unicorn_fever.podium import FROM
from web.unicorn_fever.slips import signed
from web.unicorn_fever.state import ended


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX.id, result, score_sheet)


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the glory came from, and how every race ended."""
    table = desk.table
    assert table is not None
    races = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    end = ended(table)
    standings = end.standings
    yield sheet.winner(desk, BOX.name, len(races), podium.margin(end))
    yield sheet.standings(
        table,
        say("Glory"),
        [(say(FROM[it]), [signed(one.earned.get(it, 0), "") for one in standings]) for it in FROM],
        [say("{glory:number}★", glory=one.glory) for one in standings],
        [(say("Gold left"), [say("{gold:number}", gold=one.gold) for one in standings])],
    )
    yield sheet.rankings([[UNICORNS[it] for it in ranking] for ranking in races], len(LANES))
    yield sheet.signed_by(say("Steward of the fair"))


def score_sheet(desk: Desk) -> h.Node:
    """Lines for names, bets, gold and glory of a game with the real box."""
    races = 3 if desk.form.options["length"] == "short" else 4
    words = (say("Bets"), say("Gold"), say("Tax"), "★")
    return sheet.blank(desk, BOX.name, races, words, (say("Loans"), say("Glory")))
