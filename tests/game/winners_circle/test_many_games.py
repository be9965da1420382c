"""Some 300 random games over all set-ups, held against a second book at every answer.

The whole 20,000 a variant are played by `python -m tests.game.winners_circle.many`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.game.walks import setups
from tests.game.winners_circle import bookkeeper
from tests.game.winners_circle.many import kept, variant, variants
from tests.game.winners_circle.scripted import TITLE, TRACKS

GAMES = 50
"""For each of three tracks with and without the bluff."""


def test_the_variants_and_seats_are_all_set_ups_there_are():
    played = {(options["track"], options["bluff"]) for _, options in setups(TITLE)}
    assert played == set(variants(None, None))
    assert {seats for seats, _ in setups(TITLE)} == {2 + seed % 5 for seed in range(GAMES)}


@pytest.mark.parametrize(("track", "bluff"), list(variants(None, None)))
def test_random_games_agree_with_the_second_book_at_every_answer(track, bluff):
    counts = variant(GAMES, track, bluff)
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
    counts: Counter[str] = Counter()
    for track in TRACKS:
        counts += variant(30, track, "on", first=1000)
    assert counts["nobody on a placed horse"] > 20
    assert counts["level at the end"]
    assert variant(50, "royal turf", "off")["by one at its gate"]


@pytest.mark.parametrize(
    ("name", "cell"), [("win", 0), ("place", 1), ("show", 2)], ids=["win", "place", "show"]
)
def test_a_wrong_payout_would_be_found(monkeypatch, name, cell):
    row = list(bookkeeper.PAYOUT[name])
    row[cell] += 50
    monkeypatch.setitem(bookkeeper.PAYOUT, name, tuple(row))
    with pytest.raises(AssertionError):
        for seed in range(12):
            kept(seed, 2 + seed % 3, "circle", "off")


@pytest.mark.parametrize("track", ["circle", "royal turf"])
def test_games_under_the_first_rules_agree_with_a_book_in_which_gates_block_nobody(track):
    """They may end with two horses on one space, as they always did."""
    counts: Counter[str] = Counter()
    for seed in range(12):
        counts += kept(seed, 2 + seed % 5, track, "off", rules=1)
    assert counts["games"] == 12 and not counts["by one at its gate"]


def test_a_wrong_card_would_be_found(monkeypatch):
    wrong = tuple((*row[:2], row[2] + 1, *row[3:]) for row in bookkeeper.CHAMPIONS)
    monkeypatch.setattr(bookkeeper, "CHAMPIONS", wrong)
    with pytest.raises(AssertionError):
        kept(1, 2, "turf", "off")
