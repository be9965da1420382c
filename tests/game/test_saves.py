"""Saves: a table to text and back, edited by hand, cut short, or damaged."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game import TITLES, Table, saves
from game.play import CHANCE
from game.saves import DamagedSave, dumps, loads
from tests.game.walks import TITLE, face, laid, setups, stopped, stopped_at, uniform, walked

WHOLE = dumps(walked(11))
HEAD = f'horseburg save 1\ngame: "{TITLE}"\nseats: ["Ann", "Ben"]\n'


def damage(text: str) -> str:
    """The one plain line that is said about this text."""
    with pytest.raises(DamagedSave) as damaged:
        loads(text)
    line = str(damaged.value)
    assert line
    assert len(line) < 400, line[:400]
    assert line.isprintable(), line
    return line


@pytest.mark.parametrize("step", [0, 1, 5, 30, 60, 10_000])
def test_a_save_is_loaded_as_an_equal_table(step):
    table = walked(11, edition="second").at(step)
    again = loads(dumps(table))
    assert face(again) == face(table)
    assert (again.names, again.options, again.bots) == (table.names, table.options, table.bots)
    assert dumps(again) == dumps(table)


def test_every_setup_can_be_saved():
    guides = TITLES[TITLE].choices["form guide"]
    for (seats, played), guide in product(setups(), guides):
        options = played | {"form guide": guide}
        table = laid(seats, options)
        assert loads(dumps(table)).options == options
        assert len(loads(dumps(table)).names) == seats


def test_names_and_computers_are_saved_whatever_they_are_called():
    names = ['# "quoted" \\ name', "Zoë ☺ 馬"]
    table = Table(TITLE, names, bots={1: "casual"})
    again = loads(dumps(table))
    assert again.names == tuple(names)
    assert again.bots == {1: "casual"}


def test_a_loaded_game_goes_on_as_the_first_would_have():
    table = stopped(4, 40)
    again = loads(dumps(table))
    one, other = Random(1), Random(1)
    while table.ask is not None:
        table.answer(uniform(table, one))
        again.answer(uniform(again, other))
    assert face(again) == face(table)


def test_a_dealer_takes_over_after_the_last_answer():
    table = loads(dumps(laid(2, {})), Random(3))
    assert table.ask.who != CHANCE
    assert face(table) == face(laid(2, {}, Random(3)))


def test_a_save_is_small_and_readable():
    assert WHOLE.startswith("horseburg save 1\ngame: ")
    assert len(dumps(walked(1, 4))) < 6000
    for word in ("win ", "card ", "sprint ", "behind "):
        assert f"\n{word}" in WHOLE


def test_a_save_may_be_edited_by_hand():
    table = stopped_at("first bet", seats=2)
    head, _, body = dumps(table).partition("\n\n")
    remarked = f"{head}\n# a remark\n\n# opening\n\n{body}\n   win red 300   \n# end"
    again = loads(remarked)
    table.answer("win red 300")
    assert face(again) == face(table)


def test_a_save_written_on_windows_is_read():
    assert face(loads(WHOLE.replace("\n", "\r\n"))) == face(loads(WHOLE))


CHANGED = {
    "an old Macintosh": lambda text: text.replace("\n", "\r"),
    "indented": lambda text: "".join(f"    {line}\n" for line in text.split("\n")),
    "tabs": lambda text: text.replace("\n", "\n\t"),
    "double-spaced": lambda text: text.replace("\n", "\n\n"),
    "double-spaced on Windows": lambda text: text.replace("\n", "\r\n\r\n"),
    "blanks behind every line": lambda text: text.replace("\n", "  \n"),
    "quoted in a mail": lambda text: "> " + text.replace("\n", "\n> "),
}


@pytest.mark.parametrize("how", CHANGED)
def test_a_save_changed_by_an_editor_or_a_mail_is_read(how):
    assert dumps(loads(CHANGED[how](WHOLE))) == WHOLE
    assert saves.salvage(CHANGED[how](WHOLE)).note is None


def test_a_changed_answer_tells_another_game():
    table = stopped_at("stake of the first bet", seats=2)
    table.answer("400")
    edited = dumps(table).removesuffix("400\n") + "500\n"
    assert loads(edited).answers == (*table.answers[:-1], "500")


def test_options_may_be_left_out():
    assert loads(HEAD).options == Table(TITLE, ["A", "B"]).options


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a saved game"),
        ("hello", "not a saved game"),
        ("<!doctype html>\n<html></html>", "not a saved game"),
        ("horseburg save 2\n", "newer version of this page"),
        ("horseburg save x\n", "not a saved game"),
        ("horseburg save 1", "has no valid “game”"),
        ('horseburg save 1\ngame: "x"', "has no valid “seats”"),
        (HEAD.replace(TITLE, "chess"), "There is no game “chess”"),
        (HEAD + "seats: 5\n", "has no valid “seats”"),
        (HEAD + "seats: [1, 2]\n", "list of names"),
        (HEAD + "speed: 5\n", "“speed”"),
        (HEAD + "options: {\n", "“options” cannot be read"),
        (HEAD + 'options: {"length": "endless"}\n', "the choices are quick"),
        (HEAD + 'bots: {"one": "casual"}\n', "“bots”"),
        (HEAD + 'bots: {"7": "casual"}\n', "no seat 7"),
        (HEAD + "\nred, blue\n", "Line 5"),
    ],
)
def test_a_damaged_save_says_what_is_wrong(text, message):
    assert message in damage(text)


def test_the_line_of_a_wrong_answer_is_named():
    lines = WHOLE.split("\n")
    lines[30] = "nonsense"
    assert damage("\n".join(lines)).startswith("Line 31 of the save:")


def test_an_answer_after_the_end_is_damage():
    assert "over" in damage(WHOLE + "win red\n")


def test_too_large_a_text_is_refused_unread():
    assert "too large" in damage("x" * (saves.LARGEST + 1))
    assert damage(HEAD + "options: " + "[" * 5000)
    assert damage(HEAD + "options: " + "[" * 30_000)


@pytest.mark.parametrize("text", [None, 5, b"horseburg save 1"])
def test_only_a_text_can_be_loaded(text):
    assert damage(text) == "A save is a text."


CONTROL = [
    'game: "a\\nb"',
    'game: "\\u001b[31m"',
    'game: "' + "x" * 5000 + '"',
    'options: {"a\\nb": "c"}',
    'options: {"length": "a\\nb"}',
    'options: {"length": "' + "x" * 5000 + '"}',
    'options: {"length": ["quick"]}',
    'bots: {"0\\n9": "casual"}',
    "\x00: 5",
    "\u2028",
]
IDS = [line[:24].encode("unicode_escape").decode() for line in CONTROL]


@pytest.mark.parametrize("line", CONTROL, ids=IDS)
def test_damage_is_told_in_one_short_plain_line(line):
    assert damage(HEAD + line + "\n")


def test_an_answer_with_control_signs_is_told_in_a_plain_line():
    assert damage(HEAD + "\nred\x1b[31m\u202e\x00\n")


def test_deeply_nested_headers_are_damage_and_no_crash():
    """Whatever the depth at which the interpreter gives up."""
    for depth in range(100, 1100, 2):
        nest = "[" * depth + "]" * depth
        assert damage(f'{HEAD}options: {{"length": {nest}}}\n')
        assert damage(f'{HEAD}bots: {{"0": {nest}, "7": ""}}\n')


def test_a_save_cut_short_is_an_earlier_table_or_damage():
    whole = loads(WHOLE)
    for cut in range(0, len(WHOLE), 7):
        try:
            table = loads(WHOLE[:cut])
        except DamagedSave as damaged:
            assert str(damaged).isprintable()
        else:
            assert len(table.answers) <= len(whole.answers)
            shared = max(0, len(table.answers) - 1)
            assert table.answers[:shared] == whole.answers[:shared]


def loaded_or_plainly_refused(text: str) -> None:
    try:
        table = loads(text)
    except DamagedSave as damaged:
        assert str(damaged)
        assert str(damaged).isprintable()
    else:
        assert dumps(loads(dumps(table))) == dumps(table)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(WHOLE)), st.integers(0, 40), st.text(max_size=12))
@example(17, 0, "\n")
def test_a_mutated_save_is_loaded_or_plainly_refused(at, dropped, put):
    loaded_or_plainly_refused(WHOLE[:at] + put + WHOLE[at + dropped :])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, WHOLE.count("\n")), st.integers(0, WHOLE.count("\n")), st.booleans())
def test_shuffled_lines_are_loaded_or_plainly_refused(one, other, doubled):
    lines = WHOLE.split("\n")
    if doubled:
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    loaded_or_plainly_refused("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from(["game", "seats", "options", "bots"]),
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=5,
    ),
)
def test_any_header_value_is_loaded_or_plainly_refused(key, value):
    loaded_or_plainly_refused(f"{HEAD}{key}: {json.dumps(value)}\n")
