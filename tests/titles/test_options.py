"""Options of every title: those that no rule reads leave the same game, card for card."""

from __future__ import annotations

import pytest

from game import TITLES
from tests.game.walks import UNPLAYED
from tests.titles.cases import again, cases, whole

UNREAD = [
    (title, one) for title in sorted(TITLES) for one in TITLES[title].choices.keys() & UNPLAYED
]


@pytest.mark.parametrize(("title", "option"), sorted(UNREAD))
def test_options_that_are_not_multiplied_are_read_by_no_rule(title: str, option: str) -> None:
    for number in range(len(cases(title).players)):
        game = whole(title, number)
        for value in TITLES[title].choices[option]:
            other = again(game, **{option: value})
            for text in game.answers:
                other.answer(text)
            assert list(other.events) == list(game.events)
            assert other.result == game.result and other.ask == game.ask
