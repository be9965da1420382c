"""The public face of a game: Table, its answers, reasons, undo, views and names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import TITLES, BadTable, IllegalAnswer, Table
from game.play import ANYBODY, CHANCE, Amounts, Picks
from tests.game.walks import (
    TITLE,
    face,
    laid,
    stopped,
    stopped_at,
    walked,
)

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = [
    "stables from 1:7 up to 1:2",
    "cards for player 1",
    "first bet",
    "stake of the first bet",
    "card to fix the race",
    "horse to fix",
    "second bet",
    "stake of the second bet",
    "movement card",
    "sprint dice",
]


def test_the_readme_lines_work():
    table = Table(TITLE, ["Ann", "Ben"], options={"length": "quick"}, dealer=Random(7))
    assert table.ask.who in (0, 1)
    assert table.ask.what == "first bet"
    table.answer(f"{table.ask.options[0]} 300")
    assert table.result is None


def test_titles_know_their_ids_and_defaults():
    assert TITLE in TITLES
    for name, title in TITLES.items():
        assert name == title.id
        assert title.name
        assert title.seats
        assert set(title.options) == set(title.choices)
        for option, default in title.options.items():
            assert default in title.choices[option]
    table = laid(3, {})
    assert table.options == TITLES[TITLE].options
    assert laid(3, {"edition": "second"}).options == {**TITLES[TITLE].options, "edition": "second"}


def test_a_dealer_answers_for_chance_and_only_for_chance():
    table = laid(3, {}, Random(1))
    assert table.ask.who != CHANCE
    assert set(table.askers) == {CHANCE}


def test_without_a_dealer_chance_is_asked_aloud():
    table = laid(2, {})
    assert (table.ask.who, table.answers) == (CHANCE, ())
    table.answer("red, blue, white, black, yellow, green")
    assert table.askers == (CHANCE,)


def test_a_dealer_may_sit_down_later():
    table = laid(2, {})
    table.deal(Random(1))
    assert table.ask.what == "first bet"
    table.deal(None)
    assert table.dealer is None


def test_the_same_dealer_deals_the_same_game():
    assert face(walked(5)) == face(walked(5))
    assert walked(5).answers != walked(6).answers


@pytest.mark.parametrize("what", QUESTIONS)
def test_every_option_of_an_ask_is_a_legal_answer(what):
    table = stopped_at(what)
    options = table.ask.options
    assert len(options) == len(set(options))
    for text in [options[i] for i in range(0, len(options), max(1, len(options) // 40))]:
        assert text in options
        assert table.why_not(text) is None
        then = table.at(len(table.answers))
        then.answer(text)
        assert then.answers == (*table.answers, text)


def test_large_options_are_lazy():
    assert isinstance(stopped_at("stables from 1:7 up to 1:2").ask.options, Picks)
    assert isinstance(stopped_at("stake of the first bet").ask.options, Amounts)


def test_an_answer_may_hold_several_of_one_player():
    table = stopped_at("first bet")
    other = table.at(len(table.answers))
    table.answer("win red 300")
    other.answer("win red")
    other.answer("300")
    assert table.answers[-2:] == ("win red", "300")
    assert face(table) == face(other)


def test_a_compound_answer_stops_at_the_next_player():
    table = stopped_at("first bet")
    before = face(table)
    with pytest.raises(IllegalAnswer):
        table.answer("win red 300 win blue 300")
    assert face(table) == before


WRONG = [
    "",
    " ",
    "win",
    "win pink",
    "red",
    "300",
    "pass",
    "win red 301",
    "win red 50",
    "win red 99999",
]


@pytest.mark.parametrize(
    "text", [*WRONG, "win red x", "WIN RED", "win red\n\n300x", "card 85", "\x00"]
)
def test_an_illegal_answer_leaves_the_table_as_it_was(text):
    table = stopped_at("first bet")
    before = face(table.at(len(table.answers)))
    assert face(table) == before
    reason = table.why_not(text)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(text)
    assert face(table) == before
    assert (refused.value.reason, refused.value.rule) == reason
    assert refused.value.reason
    assert "\n" not in refused.value.reason


@pytest.mark.parametrize("text", [None, 5, ("win red",), b"win red", ["win", "red"]])
def test_only_a_text_is_an_answer(text):
    table = stopped_at("first bet")
    with pytest.raises(IllegalAnswer):
        table.answer(text)
    assert table.why_not(text) is not None


@settings(max_examples=60, deadline=None)
@given(st.text(), st.sampled_from(QUESTIONS))
def test_no_text_breaks_a_table(text, what):
    table = stopped_at(what)
    if table.why_not(text) is None:
        return
    before = table.answers
    with pytest.raises(IllegalAnswer):
        table.answer(text)
    assert table.answers == before


def test_a_very_long_answer_is_refused_at_once():
    """A pasted page of words must not hang the table."""
    script = (
        "from tests.game.walks import stopped_at\n"
        "table = stopped_at('first bet')\n"
        "assert table.why_not('win red ' * 60_000) is not None"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=8)


def test_why_not_says_the_reason_of_the_rules():
    table = stopped_at("first bet")
    assert table.why_not("win red") is None
    assert table.why_not("win red 300") is None
    assert table.why_not("pass").rule == "2.1"
    assert table.why_not("win red 1").rule == "2.1.1"


def test_why_not_says_the_reason_of_the_half_that_is_wrong():
    """All tokens gone: `win red 300` is refused for the tokens, as `win red` is."""
    table = stopped_at("first bet", seats=2)
    table.answer("win red 300")
    assert table.why_not("win red 300") == table.why_not("win red")
    assert table.why_not("win red").rule == "2.1.4"


@pytest.mark.parametrize("step", [0, 1, 7, 40])
def test_at_is_the_table_of_that_step_and_stands_alone(step):
    whole = walked(3)
    then = whole.at(step)
    assert then.answers == whole.answers[:step]
    assert then.dealer is None
    assert list(then.events) == list(whole.events)[: len(then.events)]
    before = face(whole)
    then.answer(then.ask.options[0])
    assert face(whole) == before
    assert face(whole.at(len(whole.answers))) == before


def test_result_is_none_until_the_game_is_over():
    whole = walked(2)
    assert whole.ask is None
    assert whole.result is not None
    assert all(whole.at(step).result is None for step in range(0, len(whole.answers), 9))
    assert whole.why_not("win red").reason == "The game is over."
    with pytest.raises(IllegalAnswer):
        whole.answer("win red")


def test_views_are_of_seats_that_exist():
    table = stopped(1, 30)
    assert [table.view(seat).seat for seat in (0, 1, 2, None)] == [0, 1, 2, None]
    for seat in (-1, 3, 99):
        with pytest.raises(ValueError, match="There is no seat"):
            table.view(seat)


def test_a_view_is_a_copy():
    table = stopped_at("second bet")
    view = table.view(0)
    view.odds.clear()
    view.tokens.clear()
    view.placed.clear()
    assert table.view(0) != view
    assert len(table.view(0).odds) == 6


def test_events_say_a_kind_and_a_rule():
    for event in walked(4, 4).events:
        assert event.kind
        assert event.rule
        assert set(event.facts.get("moves", {})) <= {
            "black",
            "blue",
            "green",
            "red",
            "yellow",
            "white",
        }


BAD = [
    ("chess", ["A", "B"], {}, {}, "There is no game “chess”; there are"),
    (TITLE, ["A"], {}, {}, "takes 2 to 5 players, not 1"),
    (TITLE, list("ABCDEF"), {}, {}, "takes 2 to 5 players, not 6"),
    (TITLE, "AB", {}, {}, "as a list of names"),
    (TITLE, ["A", 5], {}, {}, "as a list of names"),
    (TITLE, ["A", "  "], {}, {}, "Player 2 has no name"),
    (TITLE, ["A", "B" * 41], {}, {}, "longer than 40 letters"),
    (TITLE, ["A", " A "], {}, {}, "Two players are called A"),
    (TITLE, ["A", "B"], {"speed": "fast"}, {}, "has no option “speed”; it has length, edition"),
    (
        TITLE,
        ["A", "B"],
        {"length": "endless"},
        {},
        "normal, long and single",
    ),
    (TITLE, list("ABCD"), {"length": "quick"}, {}, "only: normal and long"),
    (TITLE, ["A", "B"], {}, {2: "casual"}, "seats are 0 to 1"),
]


@pytest.mark.parametrize(("title", "names", "options", "bots", "message"), BAD)
def test_a_bad_table_says_what_to_change(title, names, options, bots, message):
    with pytest.raises(BadTable) as bad:
        Table(title, names, options, bots=bots)
    assert message in str(bad.value)
    assert "\n" not in str(bad.value)


def test_a_bad_title_names_the_known_ones():
    with pytest.raises(BadTable) as bad:
        Table("horse-fever", ["A", "B"])
    assert all(title in str(bad.value) for title in TITLES)


def test_names_are_tidied_and_may_be_in_any_script():
    assert Table(TITLE, ["  Ann   Lee ", "Łukasz ☺"]).names == ("Ann Lee", "Łukasz ☺")


def test_the_game_needs_nothing_but_the_standard_library():
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom game import Table, TITLES"
    subprocess.run([sys.executable, "-I", "-S", "-c", script], cwd="/", check=True)


def test_a_step_is_what_the_table_knew_when_it_was_answered():
    table = walked(120)
    then = table.at(0)
    for step in table.steps:
        ask = then.ask
        assert (step.what, step.asked, step.told) == (ask.what, ask.who, len(then.events))
        assert (step.answer in ask.options) and step.aloud == (ask.open or ask.who == ANYBODY)
        then.answer(step.answer)
    assert [step.answer for step in table.steps] == list(table.answers)
    assert [step.asker for step in table.steps] == list(table.askers)


def test_a_table_that_follows_takes_what_was_answered_since_and_notices_another_game():
    table = walked(60)
    behind = table.at(10)
    assert behind.follow(table, 3) and len(behind.answers) == 13
    assert behind.follow(table) and behind.answers == table.answers
    assert behind.events == table.events and behind.ask == table.ask
    shorter = table.at(40)
    assert not behind.follow(shorter) and behind.answers == table.answers


def test_a_bet_with_a_stake_that_cannot_be_is_refused_at_once():
    table = stopped_at("first bet")
    most = table.game.players[table.ask.who].money
    for stake in ("0", str(most + 100), "150", "-100", "x"):
        told = table.why_not(f"win red {stake}")
        assert told is not None and told == table.ask.why(f"win red {stake}"), stake
    assert table.ask.why("win red 200") is None is table.why_not("win red 200")
