"""Some 260 random games over all set-ups, held against a second book at every answer.

`python -m tests.game.many dice-derby` plays as many as one likes.
"""

from __future__ import annotations

import pytest

from game import Table
from tests.game.dice_derby import book, bookkeeper
from tests.game.dice_derby.bookkeeper import Bookkeeper
from tests.game.dice_derby.many import OPTIONS, SEATS, TITLE, kept, party, setup
from tests.game.dice_derby.scripted import DOUBLE
from tests.game.many import many
from tests.game.walks import setups

GAMES = 264
"""A quarter of all set-ups: 24 with each number of seats, all options two or three times."""

ODD = {
    "a placed horse unsold": 10,
    "cannot bid": 100,
    "cannot lay a slip": 100,
    "chips nobody's at the end": 50,
    "chips stay in the pot": 100,
    "less than owed: cards": 10,
    "less than owed: purse": 20,
    "less than owed: race": 100,
    "less than owed: scratch": 10,
    "level at the end": 1,
    "out together": 10,
    "nothing of what is owed": 100,
    "out": 100,
    "purse won": 100,
    "scratched already: race": 100,
    "scratched already: scratch": 100,
    "scratched, but the winner is home": 100,
    "slips won: place": 100,
    "slips won: show": 100,
    "slips won: win": 50,
    "some have one card more": 100,
    "thrown, but home": 100,
    "unsold horses": 20,
}
"""What would prove little if it did not come up, and how often it must."""


def test_the_games_go_through_all_set_ups_there_are():
    every = {(seats, tuple(options.values())) for seats, options in setups(TITLE)}
    first = [setup(number) for number in range(len(SEATS) * len(OPTIONS))]
    assert {(seats, tuple(options.values())) for seats, options in first} == every


def test_random_games_agree_with_the_second_book_at_every_answer():
    counts = many(kept, GAMES)
    assert counts["games"] + counts["goes on for ever"] == GAMES
    assert not {odd: counts[odd] for odd, least in ODD.items() if counts[odd] < least}


def test_parties_agree_with_the_second_book_too():
    counts = many(party, 39)
    assert counts["games"] == 39
    assert min(counts["guests in"], counts["guests out"], counts["newcomers"]) > 39, counts


@pytest.mark.parametrize(
    ("where", "name", "wrong"),
    [
        (book, "JOCKEY", 3),
        (book, "BOXES", [1, 2, 3, 5]),
        (book, "LANES", {**book.LANES, "even": (*book.LANES["even"][:-1], 4)}),
        (book, "PLACES", {"win": 1, "place": 2, "show": 2}),
        (bookkeeper, "MORE", (1, 2, 3, 5, 8, 12, 20, 30, 40)),
    ],
    ids=["purse", "box", "lane", "show", "bid"],
)
def test_a_wrong_figure_would_be_found(monkeypatch, where, name, wrong):
    monkeypatch.setattr(where, name, wrong)
    with pytest.raises(AssertionError):
        many(kept, 40)


def test_one_chip_too_many_would_be_found():
    options = {"length": "one", "bets": "on"}
    keeper = Bookkeeper(Table(TITLE, ["Ann", "Ben"], options))
    keeper.book.money[1] += 1
    with pytest.raises(AssertionError):
        keeper.compare()


def auctioned(bids: dict[tuple[int, int], str], *numbers: int, rules: int) -> Table:
    """Ann and Ben until one is left: 3 to 6 are scratched, they bid so, and throw these numbers."""
    table = Table(TITLE, ["Ann", "Ben"], {"length": "last", "horses": "sold"}, rules=rules)
    left = [3, 4, 5, 6, *numbers]
    while (ask := table.ask) is not None and (left or ask.what != "throw"):
        if ask.what == "bid":
            table.answer(bids.get((ask.who, table.view(None).auction[0]), "pass"))
        else:
            table.answer("throw")
            table.answer(DOUBLE[left.pop(0)])
    return table


def test_d11_who_has_no_chip_left_but_owes_nothing_stays_and_under_version_1_is_out():
    """Ann has paid everything in full, and has no chip left."""
    for rules, out in ((1, (0,)), (2, ())):
        bids = {(0, 2): "50", (0, 7): "50", (1, 8): "1"}
        table = auctioned(bids, 12, 12, 12, 8, *[10] * 8, rules=rules)
        assert table.view(None).money[0] == 0
        assert table.view(None).out == out
        assert (table.ask is None) == bool(out)


def test_d11_under_version_1_a_game_ends_where_all_are_out_at_once():
    """The horses that nobody could buy come in, and nobody has a chip: both have won."""
    bids = {(0, 2): "50", (0, 7): "50", (1, 8): "50", (1, 9): "50"}
    table = auctioned(bids, *[10] * 8, *[11] * 6, rules=1)
    assert table.view(None).money == (0, 0)
    assert table.ask is None and table.result.winners == (0, 1)
    assert auctioned(bids, *[10] * 8, *[11] * 6, rules=2).ask is not None
