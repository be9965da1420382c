"""What a card's page says of a card that people play in different ways."""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from tests.web.desks import laid, played, seen
from web import taps
from web.horse_fever.words.cards import card_text


@pytest.mark.parametrize("edition", ["first", "second"])
def test_only_felis_has_a_note(edition: str) -> None:
    noted = {id for id in ACTION_CARDS[edition] if card_text(edition, id).note}
    assert noted == {"felis-infernalis" if edition == "first" else "felix-infernalis"}


def test_the_page_of_felis_says_who_counts_and_what_others_do() -> None:
    desk = played(laid(), 20)
    taps.do(desk, "card felis-infernalis")
    text = seen(desk).text
    assert "horses still on the track" in text
    assert "Some groups count it, too" in text
    taps.do(desk, "card herba-magica")
    assert "Some groups" not in seen(desk).text
