"""Some 120 random games with their accounts closed at every answer; `many` plays 20,000."""

from __future__ import annotations

from tests.game.many import many
from tests.game.unicorn_fever.many import kept, played

ALL = {
    "bet laid", "bet lost", "bet returned", "bet won", "card discarded", "card revealed",
    "cards cancelled", "clans", "contract glory", "contract pays", "contract signed",
    "contract speaks", "contracts discarded", "contracts revealed", "deck shuffled",
    "dice rerolled", "enraged", "first player", "game over", "glory tax", "gold action",
    "gold for glory", "line crossed", "loan", "loans repaid", "loans unpaid", "looked",
    "magic drawn", "magic dropped", "magic played", "magic reshuffled", "movement card",
    "new odds", "odds set", "odds shifted", "off", "owner", "owner prize", "photo finish",
    "placed", "purse", "ranking", "round", "scouted", "sprint", "start", "tailwind",
    "token removed", "token reserved", "token taken", "toll", "toll paid",
}  # fmt: skip
"""Every kind of event there is."""


def test_random_games_end_with_their_accounts_closed_and_reach_every_kind_of_event():
    counts = many(kept, 121)
    assert counts["game over"] == 121
    assert set(counts) == ALL


def test_the_short_game_has_three_races():
    assert played(1, 6, length="short")["ranking"] == 3
    assert played(1, 6)["ranking"] == 4
