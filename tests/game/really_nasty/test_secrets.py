"""Secrets by twins: other hands, entries and slips that a seat cannot see, and it cannot tell."""

from __future__ import annotations

from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import TITLE
from tests.game.walks import walked


def test_a_view_has_no_more_than_it_says():
    whole = walked(4, 4, said, TITLE)
    for step in range(30, len(whole.answers), 40):
        table = whole.at(step)
        for seat in (None, *range(4)):
            seen = table.view(seat)
            hidden = [
                card
                for at, hand in enumerate(table.game.hands)
                if at != seat
                for card in hand
            ]  # fmt: skip
            assert not any(f"'{card}'" in repr(seen._replace(spent=())) for card in hidden)
            if table.game.phase in ("bets", "race", "stewards"):
                assert seen.bets == ()
            assert len(seen.run) <= 6 and all(len(row) <= table.game.race for row in seen.run)
