"""P.3 with slips on paper: handed in before the off, entered after it, never undone past it."""

from __future__ import annotations

import pytest

from game import IllegalAnswer, saves
from tests.game.horse_fever.party.scripted import held, opened, run
from tests.game.scripted import give as write
from tests.game.scripted import reason, told


def after(guests: int = 4, began: int | None = None):
    """A party whose first slips are being filled in."""
    return opened(guests, began=began, slips="after")


def raced(winner: str = "red", *then: str, guests: int = 4):
    """The same when its race has been run."""
    return run(write(after(guests), "race"), winner, *then)


def test_p3_slips_are_filled_in_before_the_race():
    table = after()
    assert (table.ask.who, table.ask.what, table.ask.open) == (0, "collect", True)
    assert table.view(None).phase == "collect"
    assert "race" in table.ask.options and "end" not in table.ask.options
    assert "2 win red 300" not in table.ask.options
    assert told(table, "round") == [{"number": 1, "first": 0}]


def test_p3_slips_are_entered_when_the_ranking_is_known_and_then_paid():
    table = raced("red", "blue", "green")
    assert (table.ask.what, table.view(None).phase) == ("book", "book")
    write(table, "2 win red 300", "3 show green 200", "4 win white 500", "close")
    assert held(table) == [2000, 3500, 2200, 1500]
    assert table.ask.what == "next race"
    kinds = [event.kind for event in table.events]
    assert kinds.index("ranking") < kinds.index("bet laid") < kinds.index("win bet won")
    assert write(table, "race").ask.what == "collect"
    assert (table.ask.who, table.view(None).round) == (1, 2)
    assert "end" in table.ask.options


def test_p3_an_entry_is_corrected_until_the_book_closes():
    table = write(raced(), "2 win red 300", "2 win blue 400", "3 show red 100", "3 tear")
    assert held(table) == [2000, 1600, 2000, 2000]
    assert table.view(None).guests[1].win == ("blue", 400)


def test_p3_nobody_handed_in_a_slip():
    table = write(raced(), "close")
    assert held(table) == [2000] * 4
    assert table.view(None).awards.upset is None
    write(table, "race", "race")
    write(run(table, "blue"), "1 win blue 100", "3 win red 300", "close")
    assert table.view(None).awards.upset == (2, "blue", 100, 400)


def test_p3_undo_never_goes_behind_the_race():
    table = write(raced(), "2 win red 300")
    table.undo()
    assert table.why_no_undo() is not None
    assert saves.loads(saves.dumps(after())).ask.what == "collect"


def test_p3_a_photo_that_the_bookmaker_has_decided_stays_decided():
    """The last answer of the race may be his own, and he is about to see who has bet on what."""
    table = write(after(), "race")
    while table.ask.what != "book":
        text = table.answers[-1]
        table.answer(table.ask.options[0])
        if table.ask.what == "book" and not table.answers[-1].startswith("ahead"):
            table = write(after(), "race")
            table.game.race.positions.update(dict.fromkeys(table.game.race.positions, 20))
    assert table.answers[-1].startswith("ahead"), text
    assert table.why_no_undo() is not None


def test_p2_who_keeps_the_book_neither_bets_nor_joins():
    assert reason(write(raced()), "1 win red 100")[1] == "P.2"
    assert reason(after(), "team 1 with 2") == (
        "Ann 1 keeps the book; make the team after this race.",
        "P.8",
    )


def test_p7_guests_come_and_go_while_slips_are_filled_in_but_not_while_they_are_entered():
    table = write(after(5, began=4), "in 5", "out 1")
    assert (table.ask.who, table.ask.what) == (1, "collect")
    run(write(table, "race"), "red")
    for text in ("in 1", "out 3", "team 3 with 4", "alone 3"):
        assert reason(table, text) == ("Come and go when this race has been paid.", "P.7")
    with pytest.raises(IllegalAnswer, match="has been paid"):
        table.welcome("Zoe")
    write(table, "close", "in 1")


def test_p7_two_purses_must_stay_while_slips_are_filled_in():
    table = after(2)
    assert reason(table, "out 2")[1] == "P.7"


@pytest.mark.parametrize(
    ("text", "rule"),
    [("close", "P.3"), ("pass", "P.3"), ("2 win red 300", "P.3"), ("2 tear", "P.3"),
     ("end", "P.10"), ("in 9", "P.7")],
)  # fmt: skip
def test_p3_what_cannot_be_said_while_slips_are_filled_in(text, rule):
    assert reason(after(), text)[1] == rule


@pytest.mark.parametrize(
    ("text", "rule"),
    [("race", "P.3"), ("pass", "P.3"), ("2 win red 5000", "P.3"), ("end", "P.10")],
)
def test_p3_what_cannot_be_said_while_slips_are_entered(text, rule):
    assert reason(raced(), text)[1] == rule


def test_p10_a_party_on_paper_ends_before_the_next_race():
    table = write(raced(), "2 win red 100", "close", "race", "end")
    assert table.ask is None
    assert table.view(None).round == 1
    assert table.result.winners == (1,)
