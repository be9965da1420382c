"""Secrets by twins: other cards in hands and lanes that a seat cannot see, and it cannot tell."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.play import CHANCE, Picks
from game.unicorn_fever.magic import MAGIC
from tests.amount import many
from tests.game.unicorn_fever.scripted import TITLE
from tests.game.walks import laid, walked


def known(table: Table, seat: int | None) -> set[str]:
    """The magic cards that this seat has ever held or seen."""
    game = table.game
    seen = set(game.discard)
    if game.race is not None:
        seen |= {card for fates in game.race.fates.values() for _, card, _ in fates}
    for lane in table.view(seat).placed.values():
        seen |= {card for _, card in lane if card is not None}
    seen |= set(table.view(seat).hand)
    return seen


def ever(table: Table, seat: int | None) -> set[str]:
    """All that it has known at any moment of the game."""
    then, found = table.at(0), set()
    for text in table.answers:
        if seat is not None and then.ask.what == f"magic for player {seat + 1}":
            found |= set(text.split(", "))
        then.answer(text)
        found |= known(then, seat)
    return found


def twin_of(table: Table, seat: int | None, rng: Random) -> Table:
    """The same game with all cards that the seat has never seen renamed among themselves."""
    hidden = [card for card in MAGIC if card not in ever(table, seat)]
    others = hidden[:]
    rng.shuffle(others)
    names = dict(zip(hidden, others, strict=True))
    twin = laid(len(table.names), table.options, title=TITLE)
    for text in table.answers:
        words = text.replace(",", " ,").split(" ")
        said = " ".join(names.get(word, word) for word in words).replace(" ,", ",")
        assert twin.ask is not None
        twin.answer(said)
    return twin


def compare(table: Table, twin: Table, seat: int | None) -> None:
    """Nothing of a table tells `seat` which of the two it sits at."""
    assert twin.view(seat) == table.view(seat)
    assert twin.view(None) == table.view(None)
    assert list(twin.events) == list(table.events)
    assert twin.why_no_undo() == table.why_no_undo()
    assert (twin.ask.who, twin.ask.what, twin.ask.rule, twin.ask.open) == (
        table.ask.who, table.ask.what, table.ask.rule, table.ask.open,
    )  # fmt: skip
    if table.ask.open or table.ask.who == seat:
        assert twin.ask == table.ask
        assert twin.expected() == table.expected()
        for text in table.expected():
            assert twin.why_not(text) == table.why_not(text)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_other_hidden_cards_change_nothing_that_a_seat_or_the_public_sees(seats):
    rng = Random(seats)
    compared = different = 0
    for seed in range(many(2, 4)):
        whole = walked(seed + seats, seats, title=TITLE)
        first = next(at for at, event in enumerate(whole.events) if event.kind == "ranking")
        for step in range(12, len(whole.answers), 5):
            table = whole.at(step)
            if table.ask is None or len(table.events) > first:
                break
            seat = rng.choice([None, *range(seats)])
            twin = twin_of(table, seat, rng)
            compare(table, twin, seat)
            compared += 1
            different += repr(twin.game) != repr(table.game)
    assert compared > many(8, 20) and different > compared * 0.7


def test_the_twins_differ_for_whose_cards_they_are():
    whole = walked(3, 3, title=TITLE)
    step = next(
        at
        for at in range(len(whole.answers))
        if whole.at(at).ask.what in ("magic", "bet and magic")
    )
    table = whole.at(step)
    twin = twin_of(table, None, Random(1))
    assert any(twin.view(seat) != table.view(seat) for seat in range(3))
    with pytest.raises(AssertionError):
        compare(table, twin, table.ask.who)


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
