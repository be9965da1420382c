"""The balance page: what is counted of a game, and means as computed by hand."""

from __future__ import annotations

import re
from math import isclose, isinf

import pytest

from game.arena import Crowd, Estimate, match, play
from game.horse_fever.people import CHARACTERS
from tools import balance as by_title
from tools.horse_fever.balance import Plan, compared, page
from tools.horse_fever.balance_notes import has, lacks, mean_of, mean_over, note, wins

BOARD = match("board", ["casual"], 3, {"starred cards": "on"}, note=note)
GAMES = [play(BOARD, deal, 0) for deal in range(8)]


def test_a_mean_over_games_as_computed_by_hand():
    """Values 3, 1, 1 and 7, 1 in two games: mean 2.6, the games 2.8 below and 2.8 above it."""
    count, told = mean_of([(5, 3), (8, 2)])
    assert (count, told.mean) == (5, 2.6)
    assert isclose(told.half, 1.959964 * (2 * (2.8**2 + 2.8**2)) ** 0.5 / 5)
    assert isinf(mean_of([(5, 3)])[1].half)
    assert mean_of([])[0] == 0


@pytest.mark.parametrize(
    ("one", "told"), [((60, 5), "above"), ((54, 5), "level"), ((40, 4), "below")]
)
def test_only_intervals_that_do_not_meet_are_told_apart(one, told):
    assert compared(Estimate(*one), Estimate(50, 4)) == told


def test_what_is_noted_of_a_game():
    for game in GAMES:
        characters = [card for had in game.note.had for card in had if card.startswith("char")]
        assert len(set(characters)) == 3
        assert {card.split()[1] for card in characters} <= set(CHARACTERS["first"])
        assert game.note.first in range(3)
        assert all(len(order) == 6 and set(order) <= set(range(1, 7)) for order in game.note.rows)
    assert {len(game.note.rows) for game in GAMES} == {6}
    kinds = {card.split()[0] for game in GAMES for had in game.note.had for card in had}
    assert kinds == {"character", "assistant", "horse", "action"}
    assert len({game.note.first for game in GAMES}) > 1


def test_with_and_without_make_all_seats():
    for card in ("character oliver-oil", "action boss"):
        (some, _), (others, _) = (mean_over(GAMES, which(card), wins) for which in (has, lacks))
        assert some + others == 3 * len(GAMES)
        assert some


def test_the_page_holds_every_table():
    with Crowd(1) as crowd:
        text = page(Plan("random", 4, 3, crowd))
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert headings == [
        "Characters", "Assistants", "Horses", "Action cards", "Seats", "Editions", "Card 92",
    ]  # fmt: skip
    assert "level **random** in every seat,\n4 games" in text
    for name in ("Oliver Oil", "Magna Velocitas"):
        assert f"| {name} |" in text
    rows = [line for line in text.splitlines() if line.startswith("| as printed |")]
    assert len(rows) == 2
    assert text.count("**Board Game**, wins in percent") == 1


def test_a_box_without_a_balance_is_told_which_have_one(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["balance", "--title", "tiddlywinks"])
    with pytest.raises(SystemExit, match="horse-fever and really-nasty and unicorn-fever"):
        by_title.main()
    monkeypatch.setattr("sys.argv", ["balance", "--title", "unicorn-fever", "--help"])
    with pytest.raises(SystemExit) as ended:
        by_title.main()
    assert ended.value.code == 0 and "--games" in capsys.readouterr().out
