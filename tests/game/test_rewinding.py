"""Reset my turn, go back by consent of the table, "what if": what each takes, what it marks."""

from __future__ import annotations

from random import Random

import pytest

from game import IllegalAnswer, Rewind, Table, saves
from game.play import CHANCE
from tests.game.walks import BOARD, TITLE, face, laid, stopped, stopped_at, uniform, walked

EVERYBODY = (0, 1, 2)


def test_a_turn_is_taken_back_whole():
    table = stopped_at("horse to fix")
    start = len(table.answers) - 1
    assert (table.turn_start(), table.reset_would()) == (start, table.answers[-1:])
    table.answer("behind red")
    table = stopped_at("stake of the first bet", title=BOARD, length="3")
    before = table.turn_start()
    assert before < len(table.answers)
    table.reset_turn()
    assert len(table.answers) == before > table.turn_start(), "the one of the player before"
    assert table.ask.what == "first bet"


def test_a_turn_that_has_not_begun_cannot_be_reset():
    for table in (laid(2, {}), stopped_at("first bet"), walked(1)):
        before = face(table)
        with pytest.raises(IllegalAnswer) as refused:
            table.reset_turn()
        assert refused.value.reason == table.why_no_undo().reason
        assert (table.undo_would(), table.reset_would()) == (None, ())
        assert face(table) == before


def test_back_past_chance_needs_everybody():
    table = stopped(3, 40)
    before = face(table)
    for agreed, missing in (
        ((), "Ann, Ben and Cat have"),
        ((0, 2), "Ben has"),
        ([1], "Ann and Cat have"),
        ((7, -1), "Ann, Ben and Cat have"),
    ):
        with pytest.raises(IllegalAnswer) as refused:
            table.rewind(10, agreed)
        assert f"{missing} not agreed" in refused.value.reason
        assert face(table) == before
        assert table.rewound == ()


def test_computers_always_agree():
    table = Table(TITLE, ["Ann", "Ben"], dealer=Random(1), bots={1: "casual"})
    table.rewind(0, {0})
    assert table.rewound == (Rewind(step=0, taken=3 + len(table.names) + 1),)


@pytest.mark.parametrize("step", [-1, 40, 41, 999])
def test_back_is_only_to_an_earlier_moment(step):
    table = stopped(3, 40)
    with pytest.raises(IllegalAnswer, match="no earlier moment"):
        table.rewind(step, EVERYBODY)


def test_a_table_that_went_back_is_as_it_stood_and_says_so():
    table = stopped(3, 40)
    table.rewind(10, EVERYBODY)
    assert face(table) == face(stopped(3, 40).at(10))
    assert table.rewound == (Rewind(10, 30),)


def test_the_dealer_deals_anew_and_the_mark_tells_of_it():
    table = walked(5)
    first = table.answers.index(next(a for a in table.answers if a.startswith("card ")))
    before = table.answers[: first + 20]
    table.rewind(first, EVERYBODY)
    assert table.ask is None or table.ask.who != CHANCE
    assert table.answers[: first + 20] != before
    assert [mark.step for mark in table.rewound] == [first]


def test_a_mark_is_never_lost_on_the_way():
    table = stopped(3, 40)
    table.rewind(30, EVERYBODY)
    table.rewind(20, EVERYBODY)
    assert table.rewound == (Rewind(20, 10), Rewind(20, 10))
    rng = Random(1)
    while len(table.answers) < 35:
        table.answer(uniform(table, rng))
    again = saves.loads(saves.dumps(table))
    assert again.rewound == table.rewound == table.at(999).rewound == table.at(20).rewound
    assert table.at(19).rewound == ()
    assert saves.dumps(again) == saves.dumps(table)
    assert "rewound: [[20, 10], [20, 10]]\n" in saves.dumps(table)


def test_undo_below_a_mark_takes_it_along():
    table = stopped_at("stake of the first bet")
    here = len(table.answers)
    table.answer("500")
    table.rewind(here, EVERYBODY)
    table.undo()
    assert table.rewound == (Rewind(here - 1, 1),)
    assert table.at(here - 1).rewound == table.rewound


def test_a_refused_answer_does_not_touch_the_marks():
    table = stopped_at("first bet")
    table.rewind(len(table.answers) - 1, EVERYBODY)
    table.deal(Random(1))
    before = table.rewound
    with pytest.raises(IllegalAnswer):
        table.answer("win red 301")
    assert table.rewound == before != ()


def test_what_if_is_a_table_of_its_own_that_says_so():
    table = walked(7, title=BOARD, length="3")
    before = face(table), saves.dumps(table)
    what_if = table.branch(50)
    assert what_if.branched == 50
    assert face(what_if) == face(table.at(50))
    assert (what_if.names, what_if.options, what_if.bots) == (
        table.names, table.options, table.bots,
    )  # fmt: skip
    rng = Random(9)
    while what_if.ask is not None:
        what_if.answer(uniform(what_if, rng))
    assert (face(table), saves.dumps(table)) == before
    assert saves.loads(saves.dumps(what_if)).branched == 50
    assert table.branched is None
    assert "branch" not in saves.dumps(table)


def test_what_if_counts_how_much_is_the_real_game():
    table = stopped(3, 40)
    what_if = table.branch(30)
    what_if.answer(what_if.ask.options[0])
    assert what_if.branch(31).branched == 30
    assert what_if.branch(20).branched == what_if.at(20).branched == 20
    assert table.branch(999).branched == 40
    what_if.rewind(5, EVERYBODY)
    assert what_if.branched == 5
    with pytest.raises(ValueError, match="no step -1"):
        table.branch(-1)


def test_what_if_keeps_the_mark_of_a_game_that_went_back():
    """Nobody gets rid of the mark by branching."""
    table = stopped(3, 40)
    table.rewind(20, EVERYBODY)
    table.answer(table.ask.options[0])
    assert table.branch(21).rewound == table.rewound
    assert table.branch(10).rewound == ()
