"""The random and golden Board games together reach every card, answer and shortage."""

from __future__ import annotations

from collections import Counter

from game import saves
from tests.game.horse_fever.reach import missing, reached
from tests.game.walks import BOARD, PLAYERS, some_setups, thrifty, walked
from tools.golden import folder


def test_everything_is_reached_by_random_or_golden_games():
    seen: Counter[str] = Counter()
    for number, (seats, options) in enumerate(some_setups(BOARD, 250)):
        player = PLAYERS[number // 5 % 4] if number % 2 else thrifty
        seen += reached(walked(number, seats, player, BOARD, **options))
    for path in folder(BOARD).glob("*.txt"):
        seen += reached(saves.loads(path.read_text(encoding="utf-8")))
    assert missing(seen) == []
