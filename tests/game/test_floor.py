"""The open floor: who speaks, whose options are whose, and the party's book as such a question."""

from __future__ import annotations

from random import Random

import pytest

from game import IllegalAnswer, Table
from game.floor import Joined, anybody, asked_of, is_private, options_of, speaker
from game.play import ANYBODY, CHANCE, Ask
from game.table.steps import Step
from game.table.undo import Line, barrier, turn_start
from tests.game.horse_fever.party.scripted import NAMES, PARTY, any_line, opened
from tests.game.scripted import give as write

HANDS = {0: {"card fog": "fog", "card oil": "oil"}, 2: {"card fog": "fog"}}


def flow():
    return anybody("a card?", HANDS, {"no card": None}, "7.1", menu=("1 card fog",))


def test_anybody_asks_all_seats_at_once():
    ask = next(flow())
    assert (ask.who, ask.what, ask.rule, ask.open) == (ANYBODY, "a card?", "7.1", True)
    assert ask.options == ("1 card fog", "1 card oil", "3 card fog", "no card")
    assert ask.menu == ("1 card fog",)


def test_secret_options_are_no_open_question():
    ask = next(anybody("a card?", HANDS, {"no card": None}, secret=True))
    assert is_private(ask) and not ask.open
    assert not is_private(next(flow()))


@pytest.mark.parametrize(
    ("answer", "value"), [("3 card fog", (2, "fog")), ("no card", (ANYBODY, None))]
)
def test_anybody_gives_who_spoke_and_what_it_means(answer, value):
    asking = flow()
    next(asking)
    with pytest.raises(StopIteration) as stop:
        asking.send(answer)
    assert stop.value.value == value


@pytest.mark.parametrize(
    ("text", "seat"),
    [("1 double", 0), ("12 win red 300", 11), ("300", ANYBODY), ("on", ANYBODY), ("in 3", ANYBODY)],
)
def test_the_speaker_is_the_number_in_front(text, seat):
    assert speaker(text) == seat


def test_each_seat_has_its_own_options():
    ask = next(flow())
    assert options_of(ask, 0) == ("1 card fog", "1 card oil")
    assert options_of(ask, 1) == ()
    assert options_of(ask, None) == ("no card",)
    own = Ask(1, "bet", ("win", "show"))
    assert (options_of(own, 1), options_of(own, 0)) == (("win", "show"), ())


def test_a_seat_is_asked_without_the_secrets_of_others():
    put = asked_of(next(flow()), 2)
    assert (put.who, list(put.options), put.menu) == (2, ["3 card fog", "no card"], ())
    assert "1 card oil" not in put.options


def test_joined_options_are_one_sequence():
    joined = Joined(("a", "b"), (), ("c",))
    assert (len(joined), list(joined)) == (3, ["a", "b", "c"])
    assert (joined[-1], joined[1:]) == ("c", ["b", "c"])
    with pytest.raises(IndexError):
        joined[3]


# the law of undo


def line(askers, next, aloud=None, asked=None):
    """Answers to open floors, unless it says who was `asked`."""
    floors = [CHANCE if who == CHANCE else ANYBODY for who in askers]
    heard = aloud or [who != CHANCE for who in askers]
    steps = [
        Step("", asker, to, "", is_heard, 0)
        for asker, to, is_heard in zip(askers, asked or floors, heard, strict=True)
    ]
    return Line(steps, (), next)


@pytest.mark.parametrize(
    ("askers", "next", "aloud", "is_free"),
    [
        ([2], ANYBODY, [True], True),  # spoken, and the floor is open again
        ([1, 2], ANYBODY, [True, True], True),
        ([2], 2, [True], True),  # spoken, and asked for more
        ([2], 1, [True], True),  # another is asked for an answer to it
        ([2], CHANCE, [True], False),
        ([1], ANYBODY, [False], False),  # a secret answer, before the floor was opened
        ([1], ANYBODY, [True], True),
        ([ANYBODY], ANYBODY, [True], True),  # let go on, to the next open floor
        ([ANYBODY], 1, [True], True),  # let go on, and nobody has answered since
        ([ANYBODY], CHANCE, [True], False),
        ([ANYBODY], None, [True], False),
        ([CHANCE], ANYBODY, [False], False),
    ],
)
def test_the_law_on_an_open_floor(askers, next, aloud, is_free):
    assert (barrier(line(askers, next, aloud), len(askers), ()) is None) == is_free


def test_a_turn_ends_where_another_has_spoken():
    assert turn_start(line([0, 2, 2], ANYBODY), ()) == 1
    assert turn_start(line([2, ANYBODY], ANYBODY), ()) == 1
    assert turn_start(line([CHANCE, 2, 0], ANYBODY), ()) == 2


def test_a_turn_ends_at_what_the_same_player_decided_in_secret():
    """Else the secret would be told to whoever has the tablet while the floor is open."""
    secret = line([1, 1, 1], ANYBODY, [False, False, True], [1, 1, ANYBODY])
    assert turn_start(secret, ()) == 2
    assert turn_start(line([1, 1, 1], 1, [False, False, True], [1, 1, 1]), ()) == 0


# the party's book


def test_a_guests_own_lines_are_those_with_its_number():
    """Looked up as a whole or found one by one, for every guest, in many states of a party."""
    rng, books = Random(3), 0
    table = Table(PARTY, NAMES[:6], {"money": "1000"}, rng, began=5)
    while books < 30:
        if table.ask.what == "book":
            books += 1
            ask = table.ask
            found = {text: speaker(text) for text in ask.options}
            for seat in (*range(6), None):
                wanted = ANYBODY if seat is None else seat
                own = options_of(ask, seat)
                assert list(own) == [text for text, who in found.items() if who == wanted]
                assert all((text in own) == (who == wanted) for text, who in found.items())
        if (text := any_line(table, rng)) != "end":
            table.answer(text)


def test_a_line_of_the_book_is_its_guests_and_all_else_nobodys():
    table = write(opened(4), "2 win red 300", "3 show blue 200", "out 4", "close")
    assert table.askers == (CHANCE, 1, 2, ANYBODY, ANYBODY)


def test_lines_are_taken_back_one_by_one_whoever_wrote_them():
    table = write(opened(4), "2 win red 300", "2 show red 300", "3 show blue 200")
    assert table.reset_would() == ("3 show blue 200",)
    table.undo()
    assert table.reset_would() == ("2 win red 300", "2 show red 300")
    table.reset_turn()
    assert len(table.answers) == 1
    with pytest.raises(IllegalAnswer, match="die rolled"):
        table.undo()


def test_a_late_book_that_was_closed_can_be_opened_again():
    table = opened(3, slips="after")
    table.deal(Random(5))
    table.answer("race")
    while table.ask.what == "photo finish":
        table.answer(table.ask.options[0])
    write(table, "2 win red 300", "close")
    assert table.ask.what == "next race"
    table.undo()
    assert table.ask.what == "book"
