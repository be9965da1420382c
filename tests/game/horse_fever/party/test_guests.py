"""P.7 and P.8: guests come late, leave and return, put their purses together and part again."""

from __future__ import annotations

import pytest

from game import IllegalAnswer, Table, links, saves
from game.table.undo import missing_consent
from tests.game.horse_fever.party.scripted import NAMES, held, keeper, opened, run
from tests.game.scripted import give as write
from tests.game.scripted import reason, told
from tests.game.walks import TITLE, face


def test_p7_a_newcomer_has_a_name_a_seat_and_the_starting_money():
    table = opened(3, money="1000")
    assert table.welcome("  Zoe ") == 3
    assert (table.names[3], table.answers[-1], held(table)) == ("Zoe", "in 4", [1000] * 4)
    assert told(table, "guest in")[-1] == {"seat": 3, "money": 1000, "vp": 0, "returning": False}
    write(table, "4 win red 300", "close")


def test_p7_nobody_comes_in_without_a_name():
    table = opened(3)
    assert "in 4" not in table.ask.options
    assert reason(table, "in 4") == ("Write down the newcomer’s name first.", "P.7")
    assert reason(table, "in 5") == ("There is no guest 5; they go from 1 to 3.", "P.7")
    assert reason(table, "in 2") == ("Ben 1 is here already.", "P.7")


@pytest.mark.parametrize(
    ("name", "said"), [("Ann 1", "Two players"), ("", "no name"), ("x" * 41, "longer than")]
)
def test_p7_a_newcomers_name_tells_the_guests_apart(name, said):
    table = opened(3)
    before = face(table)
    with pytest.raises(IllegalAnswer, match=said):
        table.welcome(name)
    assert face(table) == before
    assert table.names == NAMES[:3]


def test_p7_forty_are_the_most():
    table = opened(39)
    table.welcome("The fortieth")
    with pytest.raises(IllegalAnswer):
        table.welcome("One too many")
    assert reason(table, "in 41") == ("The house is full: 40 guests have come.", "P.7")


def test_p7_nobody_comes_in_during_a_race_or_after_the_end_or_to_another_game():
    table = write(opened(3), "2 win red 100", "close")
    with pytest.raises(IllegalAnswer):
        table.welcome("Zoe")
    assert len(table.names) == 3
    run(table, "red")
    table.welcome("Zoe")
    write(table, "end")
    for closed in (table, Table(TITLE, NAMES[:3])):
        with pytest.raises(IllegalAnswer, match="join"):
            closed.welcome("Yan")


def test_p7_who_is_expected_later_may_have_a_name_already():
    table = opened(5, began=3)
    assert len(table.view(None).guests) == 3
    assert "in 4" in table.ask.options and "in 5" not in table.ask.options
    write(table, "in 4", "in 5")
    assert held(table) == [2000] * 5


def test_p7_who_leaves_has_the_stake_back_and_comes_back_to_the_same_purse():
    table = write(opened(4), "2 win red 300", "2 show red 300", "out 2")
    assert held(table) == [2000] * 4
    assert not table.view(None).guests[1].here
    assert reason(table, "2 win red 100")[0].startswith("Ben 1 has left the party")
    assert reason(table, "out 2") == ("Ben 1 has left the party already.", "P.7")
    run(write(table, "3 win red 100"), "red")
    write(table, "in 2", "race", "2 win red 2000")
    assert held(table)[1] == 0


def test_p7_the_book_is_handed_on_when_its_keeper_leaves():
    table = write(opened(4, bookmaker=4), "1 win red 300", "2 win red 300", "out 4")
    assert keeper(table) == 0
    assert told(table, "bookmaker")[-1] == {"seat": 0, "by": "left"}
    assert held(table) == [2000, 1700, 2000, 2000]


def test_p7_one_for_the_book_and_one_who_bets_must_stay():
    table = write(opened(3), "out 3")
    for number in (1, 2):
        assert reason(table, f"out {number}")[1] == "P.7"
        assert reason(table, f"out {number}")[0].startswith("Two guests with a purse must stay")
    assert reason(table, "team 1 with 2")[1] == "P.8"


def test_p7_the_last_who_can_bet_must_stay():
    table = run(write(opened(3), "2 win blue 2000", "3 win blue 2000"), "red")
    write(table, "race")
    assert keeper(table) == 1
    assert "out 1" not in table.ask.options
    assert "out 3" in table.ask.options


def test_p8_a_team_plays_out_of_one_purse():
    table = write(opened(4), "3 win red 500", "team 3 with 4")
    assert held(table) == [2000, 2000, 0, 4000]
    assert (table.view(None).guests[2].team, table.view(None).guests[2].win) == (3, None)
    assert reason(table, "3 win red 100") == (
        "Cat 1 shares Dan 1’s purse and cannot bet alone.", "P.8",
    )  # fmt: skip
    write(table, "4 win red 4000")
    assert run(table, "red").ask is not None
    assert held(table)[3] == 24000


def test_p8_who_plays_alone_again_takes_an_equal_share_in_whole_notes():
    table = write(opened(4), "team 3 with 4", "4 win red 300", "alone 3")
    assert held(table) == [2000, 2000, 1800, 1900]
    assert table.view(None).guests[2].team is None


def test_p8_teams_grow_and_the_members_of_a_team_come_along():
    table = write(opened(5), "team 3 with 4", "team 4 with 5")
    assert [guest.team for guest in table.view(None).guests] == [None, None, 4, 4, None]
    assert held(table) == [2000, 2000, 0, 0, 6000]


def test_p8_a_leader_who_leaves_takes_a_share_and_the_next_one_leads():
    table = write(opened(5), "team 3 with 4", "team 5 with 4", "4 win red 500", "out 4")
    assert held(table) == [2000, 2000, 0, 2000, 4000]
    assert [guest.team for guest in table.view(None).guests] == [None, None, 4, None, None]
    assert told(table, "team led") == [{"seat": 4, "members": (2,)}]


def test_p8_a_member_who_leaves_takes_a_share():
    table = write(opened(5), "team 3 with 4", "out 3")
    assert held(table) == [2000] * 5


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("team 1 with 2", "Ann 1 keeps the book; make the team after this race."),
        ("team 2 with 1", "Ann 1 keeps the book; make the team after this race."),
        ("team 2 with 2", "A team takes two."),
        ("team 3 with 2", "Cat 1 shares Dan 1’s purse already."),
        ("team 2 with 3", "Cat 1 shares Dan 1’s purse already."),
        ("team 2 with 9", "There is no guest 9; they go from 1 to 4."),
        ("alone 4", "Dan 1 holds a purse already; members leave a team, not its leader."),
    ],
)
def test_p8_what_teams_cannot_do(text, said):
    assert reason(write(opened(4), "team 3 with 4"), text) == (said, "P.8")


def test_a_grown_party_is_saved_linked_and_replayed():
    table = opened(3)
    table.welcome("Zoe")
    write(table, "4 win red 500", "team 2 with 3", "close")
    while table.ask.what != "next race":
        table.answer(table.ask.options[0])
    table.welcome("Yan")
    text = saves.dumps(table)
    assert "\nbegan: 3\n" in text
    for again in (saves.loads(text), saves.loads(links.unpack(links.pack(text)))):
        assert face(again) == face(table)
        assert again.names == table.names and again.began == 3
        assert saves.dumps(again) == text
    assert saves.salvage(text).note is None


def test_a_party_that_has_not_grown_says_nothing_of_it():
    assert "began" not in saves.dumps(opened(3))


@pytest.mark.parametrize("began", ["1", "9", "-1", "0", "true", "null", "[3]", '"3"', "2.0"])
def test_a_save_cannot_begin_with_guests_it_has_not(began):
    text = saves.dumps(opened(3)).replace("options:", f"began: {began}\noptions:")
    with pytest.raises(saves.DamagedSave):
        saves.loads(text)


def test_another_game_cannot_grow_by_its_save():
    text = saves.dumps(Table(TITLE, NAMES[:3])).replace("options:", "began: 2\noptions:")
    with pytest.raises(saves.DamagedSave, match="cannot begin with 2 of 3 names"):
        saves.loads(text)


def test_a_coming_is_taken_back_and_its_name_makes_room():
    table = opened(3)
    table.welcome("Zoee")
    table.undo()
    assert len(table.view(None).guests) == 3
    assert table.names[3] == "Zoee"
    assert saves.loads(saves.dumps(table)).view(None) == table.view(None)
    assert table.welcome("Zoe") == 3
    assert table.names == (*NAMES[:3], "Zoe")


def test_earlier_moments_of_a_grown_party_look_as_they_did():
    table = write(opened(3), "2 win red 100")
    then = (table.view(None), list(table.events), saves.digests(table))
    table.welcome("Zoe")
    write(table, "4 win red 100")
    early = table.at(2)
    assert (early.view(None), list(early.events), saves.digests(early)) == then
    assert early.welcome("Yan") == 3
    assert table.names[3] == "Zoe"


def test_undo_goes_back_within_the_book_and_stops_at_the_close():
    table = write(opened(3), "2 win red 100", "3 win red 200", "3 win blue 300", "2 tear")
    for money in ([2000, 1900, 1700], [2000, 1900, 1800], [2000, 1900, 2000], [2000] * 3):
        table.undo()
        assert held(table) == money
    assert table.why_no_undo().reason.startswith("A card has been drawn")
    write(table, "2 win red 100", "close")
    assert table.why_no_undo() is not None


def test_going_back_needs_only_those_who_are_still_here():
    table = run(write(opened(4), "2 win red 100", "out 4"), "red")
    with pytest.raises(IllegalAnswer, match="Cat 1 has not agreed"):
        table.rewind(2, {0, 1})
    table.rewind(2, {0, 1, 2})
    assert table.rewound[-1].step == 2
    assert missing_consent(("A", "B"), {}, {0}, (0, 1)) is not None
