"""P.1 to P.3: the door, the bookmaker, and a book in which everything can be corrected."""

from __future__ import annotations

import pytest

from game import TITLES, BadTable, IllegalAnswer, Table
from game.play import CHANCE
from tests.game.horse_fever.party.scripted import NAMES, PARTY, held, keeper, opened, run
from tests.game.scripted import give as write
from tests.game.scripted import reason, told


@pytest.mark.parametrize("money", ["2000", "1000", "5000"])
def test_p1_everyone_gets_the_same_money(money):
    assert held(opened(4, money=money)) == [int(money)] * 4


@pytest.mark.parametrize("guests", [2, 3, 7, 20, 40])
def test_p1_two_to_forty_can_come(guests):
    assert len(opened(guests).view(None).guests) == guests


@pytest.mark.parametrize("guests", [0, 1, 41])
def test_p1_one_is_no_party_and_forty_one_are_too_many(guests):
    with pytest.raises(BadTable, match="2 to 40"):
        Table(PARTY, [f"Guest {number}" for number in range(guests)])


def test_p2_the_first_bookmaker_is_drawn_by_lot():
    table = Table(PARTY, NAMES[:3])
    assert (table.ask.who, table.ask.what) == (CHANCE, "first bookmaker")
    assert table.ask.options == ("player 1", "player 2", "player 3")
    table.answer("player 2")
    assert (keeper(table), table.ask.what, table.ask.open) == (1, "book", True)
    assert told(table, "bookmaker") == [{"seat": 1, "by": "lot"}]


def test_p2_the_host_keeps_the_book_where_that_is_wanted():
    table = Table(PARTY, NAMES[:3], {"bookmaker": "host"})
    assert keeper(table) == 0
    run(write(table, "2 win red 100"), "red")
    write(table, "race")
    assert keeper(table) == 0
    assert [facts["by"] for facts in told(table, "bookmaker")] == ["host", "host"]


def test_p2_the_bookmaker_does_not_bet():
    table = opened(3, bookmaker=2)
    assert "2 win red 100" not in table.ask.options
    said, rule = reason(table, "2 win red 100")
    assert (said, rule) == ("Ben 1 keeps the book in this race, and bookmakers do not bet.", "P.2")


def test_p2_the_next_bookmaker_is_who_gained_most():
    table = opened(4)
    write(table, "2 win red 100", "3 win red 300", "4 show red 500")
    run(table, "red")
    write(table, "race")
    assert keeper(table) == 2
    assert told(table, "bookmaker")[-1] == {"seat": 2, "by": "gain"}


def test_p2_stakes_are_taken_off_the_gain():
    """Seat 2 is paid 1,200 but lost 1,000 of it; seat 3 is paid 600."""
    table = write(opened(4), "2 win red 200", "2 show black 1000", "3 win red 100")
    run(table, "red", "blue", "green", "white", "yellow")
    assert [guest.gain for guest in table.view(None).guests] == [0, 0, 500, 0]
    assert keeper(write(table, "race")) == 2


def test_p2_of_equals_the_nearest_clockwise_after_the_old_one():
    table = write(opened(5, bookmaker=3), "1 win red 100", "2 win red 100", "5 win red 100")
    assert keeper(write(run(table, "red"), "race")) == 4


def test_p2_nobody_has_gained_so_the_next_one_clockwise():
    table = write(opened(3, bookmaker=3), "1 win red 100", "2 win red 100")
    assert keeper(write(run(table, "blue"), "race")) == 0
    assert told(table, "bookmaker")[-1]["by"] == "turn"


def test_p2_who_gained_most_but_has_gone_does_not_count():
    table = run(write(opened(4), "2 win red 300", "3 win red 200"), "red")
    assert keeper(write(table, "out 2", "race")) == 2


def test_p2_the_only_one_with_money_bets_and_another_keeps_the_book():
    table = write(opened(2), "2 win blue 2000")
    run(table, "red")
    write(table, "race")
    assert keeper(table) == 1
    assert "1 win red 100" in table.ask.options


def test_p3_one_bet_to_win_and_one_to_show():
    table = write(opened(), "2 win red 300", "2 show green 200")
    guest = table.view(None).guests[1]
    assert (guest.win, guest.show, guest.money) == (("red", 300), ("green", 200), 1500)


def test_p3_laying_again_replaces_the_earlier_bet():
    table = write(opened(), "2 win red 300", "2 win blue 2000")
    assert table.view(None).guests[1].win == ("blue", 2000)
    assert held(table)[1] == 0
    assert [facts["money"] for facts in told(table, "bet torn")] == [300]


def test_p3_a_torn_slip_gives_both_stakes_back():
    table = write(opened(), "2 win red 300", "2 show red 400", "2 tear")
    assert held(table) == [2000] * 3
    assert table.view(None).guests[1][3:5] == (None, None)
    assert "close" not in table.ask.options


def test_p3_both_bets_may_be_on_one_horse_and_one_bet_is_enough():
    table = write(opened(), "2 win red 300", "2 show red 400", "3 show blue 100", "close")
    assert told(table, "book closed") == [{"bets": 3, "total": 800}]


def test_p3_several_lines_may_be_said_at_once():
    table = opened()
    table.answer("2 win red 300 2 show blue 200 3 win white 100")
    assert table.answers[1:] == ("2 win red 300", "2 show blue 200", "3 win white 100")
    with pytest.raises(IllegalAnswer, match="Cat 1 has 2,000 D"):
        table.answer("2 win blue 100 3 win white 9900")
    assert table.view(None).guests[1].win == ("red", 300)


def test_p3_stakes_go_as_far_as_the_purse_with_the_old_stake_in_it():
    table = write(opened(), "2 win red 1500", "2 show red 500")
    options = table.ask.options
    assert "2 win blue 1500" in options and "2 win blue 1600" not in options
    assert "2 show blue 500" in options and "2 show blue 600" not in options


@pytest.mark.parametrize(
    ("text", "said", "rule"),
    [
        ("2 win red 50", "The smallest bet is one note, 100 D.", "P.3"),
        ("2 win red 0", "The smallest bet is one note, 100 D.", "P.3"),
        ("2 win red 150", "The smallest note is 100 D, so a stake goes in hundreds.", "P.3"),
        ("2 win red 2100", "Ben 1 has 2,000 D.", "P.3"),
        ("3 win red 1700", "Cat 1 has 2,000 D, of which 400 D is on blue to show.", "P.3"),
        ("2 win red 100100", "The house takes 100,000 D at most on one bet.", "P.3"),
        ("2 win red 0300", "“2 win red 0300” is written “2 win red 300”.", "P.3"),
        ("2 win red lots", "A stake is a plain number of Danari, for instance 300.", "P.3"),
        ("2 win red", "A bet names its horse and its stake: 7 win red 300.", "P.3"),
        ("2 win", "A bet names its horse and its stake: 7 win red 300.", "P.3"),
        ("2 place red 300", "A bet is to win or to show, not to “place”.", "P.3"),
        ("2 win pink 300", "No horse is called “pink”; there are black, blue,", "P.3"),
        ("9 win red 100", "There is no guest 9; they go from 1 to 4.", "P.3"),
        ("0 win red 100", "There is no guest 0; they go from 1 to 4.", "P.3"),
        ("Ann win red 100", "Say the guest’s number first, for instance 7.", "P.3"),
        ("02 win red 100", "“02 win red 100” is written “2 win red 100”.", "P.3"),
        ("2 tear", "Ben 1 has no slip to tear.", "P.3"),
        ("1 win red 100", "Ann 1 keeps the book in this race, and bookmakers do not bet.", "P.2"),
        ("pass", "Anyone who does not want to bet is simply left out; close the book.", "P.3"),
        ("race", "The book is open; close it, and they are off.", "P.3"),
        ("end", "Run one race first; nothing has been won or lost yet.", "P.10"),
    ],
)
def test_p3_what_cannot_be_written_down(text, said, rule):
    table = write(opened(4), "3 show blue 400")
    found, under = reason(table, text)
    assert found.startswith(said)
    assert under == rule
    with pytest.raises(IllegalAnswer):
        table.answer(text)


def test_p3_an_empty_book_cannot_be_closed():
    assert reason(opened(), "close") == (
        "Nobody has bet yet; a race needs at least one bet.",
        "P.3",
    )


def test_p3_the_house_limit_holds_for_the_richest():
    table = opened(3)
    table.game.guests[1].money = 10**9
    assert "2 win red 100000" in table.ask.options
    assert "2 win red 100100" not in table.ask.options
    assert len(table.ask.options) < 2**31


def test_p3_the_answers_are_counted_and_each_is_found():
    table = write(opened(5), "2 win red 300", "3 show blue 2000", "team 4 with 5")
    options = table.ask.options
    spelt = list(options)
    assert len(spelt) == len(set(spelt)) == len(options)
    assert all(text in options for text in spelt)
    assert options[-1] == spelt[-1] and options[2:5] == spelt[2:5]
    assert 12 * (20 + 20 + 20) <= len(spelt) <= 12 * 80
    for text in ("2 win red 2100", "1 win red 100", "in 6", "team 4 with 2", "x", 7):
        assert text not in options
    with pytest.raises(IndexError):
        options[len(options)]


def test_p10_the_title_says_what_can_be_chosen():
    title = TITLES[PARTY]
    assert title.options == {
        "bookmaker": "winner", "money": "2000", "broke": "out", "card 92": "corrected",
        "slips": "before", "form guide": "off",
    }  # fmt: skip
