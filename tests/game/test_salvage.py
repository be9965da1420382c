"""A save that is not whole, edited, or of other rules: as much of it as is sure, and a word why."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game import TITLES, Rewind, saves
from game.horse_fever.cards import STABLE_PRIZES
from game.play import CHANCE
from game.saves import DamagedSave, dumps, loads, salvage
from game.table.digests import STRIDE
from tests.game.mutations import mutations
from tests.game.walks import BOARD, CIRCLE, TITLE, face, laid, stopped, uniform, walked
from tools.golden import folder

FAMILY_GAME = walked(11)
BOARD_GAME = walked(4, title=BOARD, length="3")
CIRCLE_GAME = walked(4, title=CIRCLE, bluff="on")
MUTATIONS = 3000


def changed_answer(text: str, old: str, new: str, at: int = 0) -> str:
    """The save with another answer in one of the lines that say `old`."""
    lines = text.split("\n")
    found = [number for number, line in enumerate(lines) if line == old]
    lines[found[at]] = new
    return "\n".join(lines)


def without(text: str, key: str) -> str:
    return "\n".join(line for line in text.split("\n") if not line.startswith(f"{key}:"))


def of_rules(text: str, number: int) -> str:
    return text.replace("rules: 3\n", f"rules: {number}\n")


@pytest.mark.parametrize(
    "table", [FAMILY_GAME, BOARD_GAME, CIRCLE_GAME, laid(2, {}), stopped(4, 37)]
)
def test_a_whole_save_is_opened_whole(table):
    opened = salvage(dumps(table))
    assert (opened.note, opened.lost) == (None, 0)
    assert face(opened.table) == face(table)
    assert dumps(opened.table) == dumps(table)


def test_a_save_names_the_rules_and_what_was_told():
    head = dumps(FAMILY_GAME).partition("\n\n")[0]
    assert "\nrules: 3\n" in head
    steps = saves.digests(FAMILY_GAME)
    assert [int(step) for step in steps][:2] == [STRIDE, 2 * STRIDE]
    assert str(len(FAMILY_GAME.answers)) in steps
    assert "told:" not in dumps(laid(2, {}))


def test_an_older_save_that_names_neither_is_opened_whole():
    first = loads((folder(BOARD) / "trade.txt").read_text(encoding="utf-8"))
    assert first.rules == 1
    old = without(without(dumps(first), "told"), "rules")
    assert salvage(old).note is None
    assert face(salvage(old).table) == face(first)
    assert dumps(salvage(old).table) == dumps(first)


def test_a_checksum_does_not_depend_on_when_it_was_made():
    table, rng = laid(3, {}, None), Random(11)
    early = {}
    while table.ask is not None:
        table.answer(uniform(table, rng))
        dumps(table)
        early[len(table.answers)] = table.digest(len(table.answers))
        if table.why_no_undo() is None and rng.random() < 0.5:
            table.undo()
    late = table.at(len(table.answers))
    assert all(late.digest(step) == said for step, said in early.items())


def test_an_answer_that_no_longer_fits_stops_there():
    text = changed_answer(dumps(FAMILY_GAME), FAMILY_GAME.answers[50], "nonsense", -1)
    at = text.split("\n").index("nonsense") + 1
    with pytest.raises(DamagedSave, match=f"Line {at} of the save"):
        loads(text)
    opened = salvage(text)
    kept = len(opened.table.answers)
    assert f"Line {at} of the save: “nonsense”" in opened.note.reason
    assert opened.lost == len(FAMILY_GAME.answers) - kept
    assert face(opened.table) == face(FAMILY_GAME.at(kept))


def stake_step() -> int:
    """A step well inside the game at which a stake could have been another."""
    then = FAMILY_GAME.at(0)
    for step, text in enumerate(FAMILY_GAME.answers):
        if step > 45 and then.ask.what.startswith("stake") and len(then.ask.options) > 3:
            return step
        then.answer(text)
    raise AssertionError


def edited_stake() -> tuple[str, int]:
    """The save with another stake, and the step of it."""
    step = stake_step()
    lines = dumps(FAMILY_GAME).split("\n")
    at = lines.index("") + 1 + step
    then = FAMILY_GAME.at(step)
    lines[at] = next(text for text in then.ask.options if text != lines[at])
    return "\n".join(lines[: at + 1]) + "\n", step


def test_the_same_answers_with_another_story_open_where_both_agree():
    text, step = edited_stake()
    assert len(loads(text).answers) == step + 1
    told = dumps(FAMILY_GAME.at(step + 1)).split("\n")
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("told:"):
            lines[number] = next(one for one in told if one.startswith("told:"))
    opened = salvage("\n".join(lines))
    agreed = step // STRIDE * STRIDE
    assert len(opened.table.answers) == agreed
    assert face(opened.table) == face(FAMILY_GAME.at(agreed))
    assert f"After step {agreed}" in opened.note.reason
    assert "edited by hand" in opened.note.reason
    assert opened.lost == step + 1 - agreed


def test_who_means_an_edit_takes_out_the_checksums():
    text, step = edited_stake()
    opened = salvage(without(text, "told"))
    assert (len(opened.table.answers), opened.note) == (step + 1, None)


def test_a_later_version_that_plays_otherwise_opens_the_last_moment_as_it_was(monkeypatch):
    """Every answer may still be legal, but the winner's stable earns more than it did."""
    prizes = [
        number
        for number, event in enumerate(BOARD_GAME.events)
        if event.kind == "stable prize" and event.facts["place"] == 1
    ]
    then = BOARD_GAME.at(0)
    while len(then.events) <= prizes[0]:
        then.answer(BOARD_GAME.answers[len(then.answers)])
    agreed = (len(then.answers) - 1) // STRIDE * STRIDE
    text = dumps(BOARD_GAME)
    monkeypatch.setitem(STABLE_PRIZES, 1, 700)
    monkeypatch.setitem(TITLES, BOARD, replace(TITLES[BOARD], rules=4, versions=None))
    opened = salvage(text)
    assert len(opened.table.answers) == agreed >= STRIDE
    assert list(opened.table.events) == list(BOARD_GAME.events)[: len(opened.table.events)]
    assert "version 3 of the rules, and this is 4" in opened.note.reason
    assert opened.lost == len(BOARD_GAME.answers) - agreed
    assert "\nrules: 4\n" in dumps(opened.table)


def test_under_other_rules_a_refusal_goes_back_to_what_is_proven():
    text = dumps(FAMILY_GAME)
    broken = changed_answer(text, FAMILY_GAME.answers[50], "nonsense", -1)
    kept = len(salvage(broken).table.answers)
    opened = salvage(of_rules(broken, 4))
    assert len(opened.table.answers) == kept // STRIDE * STRIDE
    assert "under version 4 of the rules; this page knows version 3" in opened.note.reason


def test_other_rules_that_play_the_same_are_not_worth_a_word():
    opened = salvage(of_rules(dumps(FAMILY_GAME), 7))
    assert opened.note is None
    assert face(opened.table) == face(FAMILY_GAME)


def test_a_missing_end_is_told():
    text = dumps(FAMILY_GAME)
    lines = text.split("\n")
    opened = salvage("\n".join(lines[:-31]))
    assert "end of the save is missing" in opened.note.reason
    assert opened.lost == 30
    assert len(opened.table.answers) == len(FAMILY_GAME.answers) - 30


def test_a_save_that_goes_on_by_hand_is_whole():
    table = stopped(4, 37)
    opened = salvage(dumps(table) + f"# more\n{table.ask.options[0]}\n")
    assert opened.note is None
    assert len(opened.table.answers) == 38


def test_marks_and_dealer_come_along():
    table = stopped(3, 40)
    table.rewind(25, (0, 1, 2))
    table.deal(Random(1))
    opened = salvage(dumps(table), Random(1))
    assert opened.table.rewound == (Rewind(25, 15),)
    assert opened.table.ask.who != CHANCE
    assert salvage(dumps(table.branch(20))).table.branched == 20


def test_a_shortened_save_keeps_its_marks_within_the_game():
    table = stopped(3, 40)
    table.rewind(30, (0, 1, 2))
    text = "\n".join(dumps(table).split("\n")[:-21]) + "\n"
    assert loads(text).rewound == (Rewind(10, 10),)


@pytest.mark.parametrize(
    "text", ["", "hello", 'horseburg save 1\ngame: "chess"\nseats: ["A"]', None]
)
def test_where_there_is_no_table_nothing_can_be_opened(text):
    with pytest.raises(DamagedSave):
        salvage(text)


def test_spoilt_saves_are_opened_or_refused_in_one_plain_line():
    """Thousands of them, and never another exception."""
    rewound = stopped(3, 60)
    rewound.rewind(33, (0, 1, 2))
    texts = [dumps(one) for one in (FAMILY_GAME, BOARD_GAME, rewound, rewound.branch(7))]
    seen: Counter[str] = Counter()
    for text in mutations(texts, MUTATIONS):
        for read in (loads, salvage):
            try:
                read(text)
            except DamagedSave as damaged:
                line = str(damaged)
                assert line
                assert line.isprintable(), line
                assert len(line) < 400
                seen[f"{read.__name__} refused"] += 1
            else:
                seen[f"{read.__name__} opened"] += 1
    assert sum(seen.values()) == 2 * MUTATIONS
    assert min(seen.values()) > 50, seen
    assert seen["salvage opened"] > seen["loads opened"]


def test_what_is_said_of_a_spoilt_save_is_one_plain_line():
    notes = 0
    for text in mutations([dumps(FAMILY_GAME), dumps(BOARD_GAME)], 600, seed=2):
        try:
            opened = salvage(text)
        except DamagedSave:
            continue
        again = salvage(dumps(opened.table))
        assert (again.note, again.lost) == (None, 0)
        assert face(again.table) == face(opened.table)
        assert opened.lost >= 0
        if opened.note is not None:
            notes += 1
            assert opened.note.reason.isprintable()
            assert len(opened.note.reason) < 500
    assert notes > 100


def test_a_save_of_each_title_names_its_rules():
    assert [laid(2, {}, title=title).title.rules for title in (TITLE, BOARD)] == [3, 3]
