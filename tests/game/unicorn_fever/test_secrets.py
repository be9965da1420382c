"""Secrets by twins: other cards in hands and lanes that a seat cannot see, and it cannot tell."""

from __future__ import annotations

from game.play import CHANCE, Picks
from tests.game.unicorn_fever.scripted import TITLE
from tests.game.walks import laid, walked


def test_what_scouts_see_is_theirs_alone():
    for seed in range(40):
        whole = walked(seed, 4, title=TITLE, clans="gnomes and leprechauns")
        asked = [at for at, text in enumerate(whole.answers) if text.startswith("first ")]
        for step in asked[:1]:
            table = whole.at(step)
            seat = table.ask.who
            cards = tuple(text.removeprefix("first ") for text in table.ask.options)
            assert not table.ask.open
            assert table.view(seat).scouted == cards
            assert all(
                table.view(other).scouted == () for other in (None, *range(4)) if other != seat
            )
            after = whole.at(step + 1)
            assert set(after.view(seat).scouted) == set(cards)
            assert after.view(None).scouted == ()
            return
    raise AssertionError("no scouts in forty games")


def test_the_draws_of_chance_name_the_deck_to_nobody():
    """A draw lists what may come: the page must not show it, so it belongs to chance alone."""
    table = laid(2, {"length": "normal", "clans": "by lot"}, title=TITLE)
    while not (table.ask.who == CHANCE and table.ask.what.startswith("magic for player")):
        table.answer(table.ask.options[0])
    assert isinstance(table.ask.options, Picks)
    assert table.view(None).deck == 44
