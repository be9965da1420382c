"""What a player may not answer, and how it is said."""

from __future__ import annotations

from random import Random

from game import Table
from game.play import CHANCE
from tests.game.scripted import NAMES
from tests.game.winners_circle.scripted import TITLE
from tests.titles.cases import whole


def test_every_reason_that_there_can_be_comes_up_and_no_other() -> None:
    refused, games = set(), [whole(TITLE, number) for number in range(12)]
    for number, game in enumerate(games):
        for step in range(number, len(game.answers), 5):
            table = game.at(step)
            assert table.ask is not None
            if table.ask.who != CHANCE:
                assert {*table.ask.options, *table.ask.menu, "pass"} == set(table.expected())
                refused |= {table.why_not(text) for text in table.expected()} - {None}
    assert {one.reason for one in refused} == {
        "You have a chip on this horse already.", "You have laid all your chips of this kind.",
        "Every chip must be laid; nobody passes.", "You must move a horse; nobody passes.",
        "This horse is over the line already.",
        "This horse has moved; it waits until all others have.",
    }  # fmt: skip
    assert {one.rule for one in refused} <= {"W.3", "W.4", "W.7"}


def test_a_refusal_names_no_side_of_the_die_twice_and_does_not_end_in_four_dots() -> None:
    table = Table(TITLE, NAMES[:4])
    while table.ask.what != "who bets first":
        table.answer(table.ask.options[0])
    said = table.why_not("player 9").reason
    assert said.endswith("Possible: player 1, player 2, player 3, player 4.")
    table = Table(TITLE, NAMES[:4], dealer=Random(1))
    said = table.why_not("something").reason
    assert said.endswith("Possible are 1 grey, 1 white, 1 beige, 1 caramel, 1 red-brown, "
                         "1 dark-brown and more.")  # fmt: skip
    while table.ask.what != "horse":
        table.answer(table.ask.options[0])
    table = table.at(len(table.answers) - 1)
    assert table.ask.what == "die"
    assert table.why_not("hoof").reason.endswith("Possible: head, cap, saddle, shoe.")
