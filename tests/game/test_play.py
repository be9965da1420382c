"""The kernel: questions, lazy options, and generators that ask."""

from __future__ import annotations

from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play import CHANCE, Amounts, Ask, IllegalAnswer, Picks, choose, draw, draw_many


def answered(flow, text):
    """Drive a generator that asks once; give back the question and what became of the answer."""
    ask = next(flow)
    with pytest.raises(StopIteration) as stop:
        flow.send(text)
    return ask, stop.value.value


def test_choose_asks_a_player_and_returns_what_the_word_stands_for():
    ask, value = answered(choose(2, "colour", {"red": 1, "blue": 2}, "9.9", ("red", "x")), "blue")
    assert (ask.who, ask.what, ask.options, ask.rule) == (2, "colour", ("red", "blue"), "9.9")
    assert ask.menu == ("red", "x")
    assert value == 2


def test_draw_asks_chance():
    ask, value = answered(draw("a die", {"one": 1, "two": 2}, "1.1"), "one")
    assert (ask.who, ask.options, ask.rule) == (CHANCE, ("one", "two"), "1.1")
    assert value == 1


def test_draw_many_asks_chance_for_several_in_order():
    ask, value = answered(draw_many("a deal", ("a", "b", "c"), 2, "1.1"), "c, a")
    assert (ask.who, ask.count, len(ask.options)) == (CHANCE, 2, 6)
    assert value == ["c", "a"]


def test_an_ask_without_a_reason_gives_none():
    assert Ask(0, "what", ("a",)).why("b") is None


def test_an_illegal_answer_carries_reason_and_rule():
    error = IllegalAnswer("Not now.", "2.1")
    assert (str(error), error.reason, error.rule) == ("Not now.", "Not now.", "2.1")
    assert isinstance(error, ValueError)
    assert IllegalAnswer("No.").rule == ""


@pytest.mark.parametrize(("names", "count"), [("ab", 1), ("abc", 2), ("abcd", 4), ("abcde", 3)])
def test_picks_are_all_ordered_choices_and_nothing_else(names, count):
    picks = Picks(names, count)
    wanted = {", ".join(choice) for choice in permutations(names, count)}
    assert len(picks) == len(wanted)
    assert set(picks) == wanted
    assert [picks[i] for i in range(len(picks))] == list(picks)
    assert all(text in picks for text in wanted)


@pytest.mark.parametrize(
    "text",
    ["", "a", "a,b", "a,  b", "a, a", "a, b, c", "a, d", " a, b", "b, ", 5, None, ("a", "b")],
)
def test_picks_refuse_other_spellings(text):
    assert text not in Picks("abc", 2)


def test_picks_are_counted_and_not_stored():
    """60 cards, 5 drawn: 655 million answers, which nobody may write out."""
    many = Picks([f"card-{number}" for number in range(60)], 5)
    assert len(many) == 60 * 59 * 58 * 57 * 56
    assert many[0] == "card-0, card-1, card-2, card-3, card-4"
    assert many[-1] in many
    assert list(islice(many, 2))[1].startswith("card-1, card-0")


def test_picks_can_be_sliced_and_stop_at_their_end():
    picks = Picks("abc", 2)
    assert list(picks[1:3]) == [picks[1], picks[2]]
    with pytest.raises(IndexError):
        picks[6]


@given(st.integers(-5, 20), st.integers(-5, 20), st.integers(1, 7))
def test_amounts_are_the_digits_of_a_range(start, stop, step):
    start = max(0, start)
    amounts = Amounts(range(start, stop, step))
    spelt = [str(number) for number in range(start, stop, step)]
    assert list(amounts) == spelt
    assert len(amounts) == len(spelt)
    assert [text for text in map(str, range(30)) if text in amounts] == spelt
    assert list(amounts[1:]) == spelt[1:]


@pytest.mark.parametrize(
    "text",
    ["", "0100", "+100", "1e2", "100.0", " 100", "1_00", "-100", "\u0661\u0660\u0660", 100, None],
)
def test_amounts_refuse_other_spellings(text):
    assert "100" in Amounts(range(0, 500, 100))
    assert text not in Amounts(range(0, 500, 100))


def test_amounts_are_counted_and_not_stored():
    many = Amounts(range(100, 2_000_000_000, 100))
    assert (len(many), many[0], many[-1]) == (19_999_999, "100", "1999999900")


@given(st.text())
def test_no_text_breaks_the_lazy_options(text):
    names = ("a", "b", "c")
    wanted = {", ".join(choice) for choice in permutations(names, 2)}
    assert (text in Picks(names, 2)) == (text in wanted)
    assert (text in Amounts(range(0, 1000))) == (text in set(map(str, range(1000))))


def test_where_a_pick_stands_is_known_without_going_through_those_before_it():
    few = Picks(("a", "b", "c", "d"), 3)
    assert [few.index(text) for text in few] == list(range(len(few)))
    many = Picks(tuple(map(str, range(24))), 7)
    assert many[many.index("23, 0, 22, 1, 21, 2, 20")] == "23, 0, 22, 1, 21, 2, 20"
    with pytest.raises(ValueError, match="none of these"):
        few.index("a, a, b")
