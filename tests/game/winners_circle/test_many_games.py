"""Some 300 random games over all set-ups, held against a second book at every answer.

`python -m tests.game.many winners-circle` plays as many as one likes.
"""

from __future__ import annotations

from functools import partial

import pytest

from tests.game.many import many
from tests.game.walks import setups
from tests.game.winners_circle import bookkeeper
from tests.game.winners_circle.many import VARIANTS, played
from tests.game.winners_circle.scripted import TITLE, TRACKS

GAMES = 50
"""For each of three tracks with and without the bluff."""


def test_the_variants_and_seats_are_all_set_ups_there_are():
    found = {(options["track"], options["bluff"]) for _, options in setups(TITLE)}
    assert found == set(VARIANTS)
    assert {seats for seats, _ in setups(TITLE)} == {2 + seed % 5 for seed in range(GAMES)}


@pytest.mark.parametrize(("track", "bluff"), VARIANTS)
def test_random_games_agree_with_the_second_book_at_every_answer(track, bluff):
    counts = many(partial(played, track, bluff), GAMES)
    assert counts["games"] == GAMES
    assert counts["first by lot"] and counts["first by money"]
    assert counts["cycles"] > GAMES * 9
    assert (counts["blocked"] > GAMES) == (track != "turf")
    assert bool(counts["no step"]) == bool(counts["broke"]) == (track != "turf")
    assert bool(counts["pace outside the first three"]) == (track != "turf")
    assert track != "turf" or not counts["by one at its gate"]
    assert bool(counts["from under the stack"]) == ("royal" in track)


def test_the_odd_things_come_up():
    """What the games reach: they would prove little without an empty place, a shared win, or a
    horse at its gate when another comes round.
    """
    counts = [many(partial(played, track, "on"), 30, first=1000) for track in TRACKS]
    assert sum(count["nobody on a placed horse"] for count in counts) > 20
    assert any(count["level at the end"] for count in counts)
    assert many(partial(played, "royal turf", "off"), 50)["by one at its gate"]


@pytest.mark.parametrize(
    ("name", "cell"), [("win", 0), ("place", 1), ("show", 2)], ids=["win", "place", "show"]
)
def test_a_wrong_payout_would_be_found(monkeypatch, name, cell):
    row = list(bookkeeper.PAYOUT[name])
    row[cell] += 50
    monkeypatch.setitem(bookkeeper.PAYOUT, name, tuple(row))
    with pytest.raises(AssertionError):
        many(partial(played, "circle", "off"), 12)


@pytest.mark.parametrize("track", ["circle", "royal turf"])
def test_games_under_the_first_rules_agree_with_a_book_in_which_gates_block_nobody(track):
    """They may end with two horses on one space, as they always did."""
    counts = many(partial(played, track, "off", rules=1), 12)
    assert counts["games"] == 12 and not counts["by one at its gate"]


def test_a_wrong_card_would_be_found(monkeypatch):
    wrong = tuple((*row[:2], row[2] + 1, *row[3:]) for row in bookkeeper.CHAMPIONS)
    monkeypatch.setattr(bookkeeper, "CHAMPIONS", wrong)
    with pytest.raises(AssertionError):
        played("turf", "off", 1)
