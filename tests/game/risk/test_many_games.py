"""Some 65 random games over all set-ups, held against a second book at every answer.

`make prove` plays 5,000 of them; `python -m tests.game.many risk` as many as one likes.
"""

from __future__ import annotations

import pytest

from game import Table
from game.risk.board import BORDERS, TERRITORIES
from game.risk.titles import RISK
from tests.amount import many as so_many
from tests.game.many import many
from tests.game.risk import book
from tests.game.risk.bookkeeper import Bookkeeper
from tests.game.risk.many import SETUPS, TITLE, kept, setup

GAMES = so_many(65, 5000)

ODD = {
    "cards shuffled": 5,
    "ended: alone": 3,
    "ended: mission": 3,
    "ended: rounds": 20,
    "out": 30,
    "answers: claim": 300,
    "answers: defend": 500,
    "answers: neutral": 40,
    "answers: pictured": 20,
    "answers: trade": 200,
    "answers: where": 300,
    "asked without a set": 20,
}
"""What would prove little if it did not come up, and how often it must."""


def test_the_games_go_through_all_set_ups_there_are() -> None:
    wanted = {(seats, *options.values()) for seats, options in SETUPS}
    first = {(seats, *options.values()) for seats, options in map(setup, range(len(SETUPS)))}
    assert first == wanted and len(wanted) == 648
    assert all(RISK.refuse(seats, {**RISK.options, **options}) is None for seats, options in SETUPS)
    assert {seats for seats, _ in SETUPS} == set(RISK.seats)


def test_random_games_agree_with_the_second_book_at_every_answer() -> None:
    counts = many(kept, GAMES)
    assert counts["games"] == GAMES
    assert not {odd: counts[odd] for odd, least in ODD.items() if counts[odd] < least}, counts


def test_the_second_book_has_the_same_borders() -> None:
    pairs = {frozenset((one, other)) for one in TERRITORIES for other in BORDERS[one]}
    assert pairs == book.NEAR and len(pairs) == 83


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("SETS", [4, 6, 8, 10, 12, 14, *range(20, 500, 5)]),
        ("ARMIES", {**book.ARMIES, 4: 31}),
        ("NEAR", book.NEAR - {frozenset(("brazil", "north-africa"))}),
        ("BRINGS", {parts: armies + (armies == 7) for parts, armies in book.BRINGS.items()}),
    ],
    ids=["set", "armies", "border", "continent"],
)
def test_a_wrong_figure_would_be_found(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: object
) -> None:
    for module in ("book", "bookkeeper"):
        monkeypatch.setattr(f"tests.game.risk.{module}.{name}", wrong, raising=False)
    with pytest.raises(AssertionError):
        many(kept, 40)


def test_an_army_too_many_would_be_found() -> None:
    keeper = Bookkeeper(Table(TITLE, ["Ann", "Ben", "Cat"]))
    keeper.table.game.reserve[1] += 1
    keeper.see = keeper.table.view(None)
    with pytest.raises(AssertionError):
        keeper.compare()
