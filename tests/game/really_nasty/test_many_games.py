"""Some 60 random meetings with their accounts closed at every answer; `many` plays 5,000."""

from __future__ import annotations

from tests.game.many import many
from tests.game.really_nasty.many import kept


def test_random_meetings_end_with_their_accounts_closed():
    counts = many(kept, 60)
    assert counts["meeting over"] == 60 and counts["race over"] == 360
    assert counts["prize"] and counts["broke"] and counts["false start"] and counts["fell"]
    assert counts["over the line"] >= counts["prize"]
