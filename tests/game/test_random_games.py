"""Hundreds of whole games over all seats and options, and what must hold at every answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table
from game.horse_fever.bots import BOTS
from game.play import CHANCE
from tests.amount import many, some
from tests.game.hidden import swapped
from tests.game.walks import (
    BOARD,
    CIRCLE,
    PLAYERS,
    TITLE,
    UNPLAYED,
    face,
    laid,
    law_of_undo,
    setups,
    some_setups,
    walked,
)
from tests.game.watch import Watch

MOST = 100
"""So many set-ups of a title are played, each by four kinds of players."""
SETUPS = list(setups())[:MOST]
BOARD_SETUPS = some_setups(BOARD, MOST)
ALL = [(TITLE, *one) for one in SETUPS] + [(BOARD, *one) for one in BOARD_SETUPS]
WRONG = (
    "", "pass", "no such thing", "win", "win red 1", "99999", "0", "fix", "behind", "card 1",
    "buy", "offer 1 target", "offer 9 stable red", "loan", "keep", "accept 0", "run", "sell",
)  # fmt: skip


def check_menu(table: Table) -> None:
    """Every entry of a menu is legal or has a reason with a rule."""
    ask = table.ask
    assert ask is not None
    assert ask.who == CHANCE or set(ask.options) <= set(ask.menu)
    for entry in ask.menu[:40]:
        if entry not in ask.options:
            reason = ask.why(entry)
            assert reason is not None
            assert reason.reason
            assert reason.rule


def check_refusals(table: Table, rng: Random) -> None:
    """What is refused leaves the table as it was, and gives a reason with a rule."""
    ask = table.ask
    assert ask is not None
    before = face(table)
    wrong = [*WRONG, *(entry for entry in ask.menu[:40] if entry not in ask.options)]
    for text in rng.sample(wrong, 10):
        if (refusal := table.why_not(text)) is None:
            continue
        with pytest.raises(IllegalAnswer) as refused:
            table.answer(text)
        assert (refused.value.reason, refused.value.rule) == refusal
        if text in ask.menu:
            assert refusal == ask.why(text)
        assert refusal.reason
        assert refusal.rule
    assert face(table) == before


def check_way_back(table: Table) -> None:
    """Undo is offered by the law alone, and leads to the shorter replay."""
    allowed = law_of_undo(table)
    assert (table.why_no_undo() is None) == allowed
    again = table.at(len(table.answers))
    assert face(again) == face(table)
    if allowed:
        again.undo()
        assert face(again) == face(table.at(len(table.answers) - 1))


def check_end(table: Table) -> None:
    result = table.result
    assert sorted(standing.seat for standing in result.standings) == list(range(len(table.names)))
    for standing in result.standings:
        assert sum(standing.breakdown.values()) == standing.vp
        assert standing.money == table.game.players[standing.seat].money
    purse = table.title.id == TITLE
    best = [s for s in result.standings if not s.out and not s.bankrupt]
    scores = [(s.vp, s.money if purse else 0) for s in best]
    assert scores == sorted(scores, reverse=True)
    behind = [(s.bankrupt, -s.out) for s in result.standings[len(best) :]]
    assert behind == sorted(behind, key=lambda one: (not one[0], one[1]))
    assert result.winners == tuple(s.seat for s in best[:1])
    if result.settled_by in ("points", "danari", "die"):
        assert table.game.round == table.game.rounds
    assert face(table.at(len(table.answers))) == face(table)


@pytest.mark.parametrize("number", some(range(len(ALL)), 4), ids=lambda n: f"{ALL[n][0]}-{n}")
def test_random_games_keep_their_accounts_and_end(number):
    title, seats, options = ALL[number]
    for play, player in enumerate(PLAYERS):
        rng = Random(number * 10 + play)
        table = laid(seats, options, rng if play % 2 else None, title)
        watch = Watch(table)
        watch.look()
        while table.ask is not None:
            if rng.random() < (0.03 if title == TITLE else 0.004):
                check_refusals(table, rng)
                check_way_back(table)
            check_menu(table)
            table.answer(player(table, rng))
            watch.look()
            assert len(table.answers) < 5000
        check_end(table)


@pytest.mark.parametrize(
    ("title", "option"),
    [
        (title, one)
        for title in (TITLE, BOARD, CIRCLE)
        for one in TITLES[title].choices.keys() & UNPLAYED
    ],
)
def test_options_that_are_not_multiplied_are_read_by_no_rule(title, option):
    """Every value gives the same game, answer for answer and event for event."""
    for seed in range(4):
        games = [
            walked(seed, 3, PLAYERS[seed], title, **{option: value})
            for value in TITLES[title].choices[option]
        ]
        assert len(games) > 1
        for other in games[1:]:
            assert other.answers == games[0].answers
            assert list(other.events) == list(games[0].events)
            assert other.result == games[0].result


def test_there_are_more_than_300_random_games_with_every_kind_of_end():
    """What the walk above reaches: it would prove little if nobody ever went out."""
    assert len(SETUPS) * len(PLAYERS) >= 300
    assert len(BOARD_SETUPS) * len(PLAYERS) >= 300
    ends: Counter[str] = Counter()
    for number in range(0, len(SETUPS), 2):
        seats, options = SETUPS[number]
        rng = Random(number * 10 + 1)
        table = laid(seats, options, rng)
        while table.ask is not None:
            table.answer(PLAYERS[1](table, rng))
        ends[table.result.settled_by] += 1
        ends["out"] += any(player.out for player in table.game.players)
        ends["penalty"] += any(event.kind == "penalty" for event in table.events)
    assert ends["out"] > 10
    assert ends["points"] > 3
    assert ends["last one in"] > 3


@pytest.mark.parametrize("level", sorted(BOTS))
@pytest.mark.parametrize("seed", range(many(4, 16)))
def test_a_bot_answers_legally_and_from_what_its_seat_sees(level, seed):
    bot = BOTS[level]
    seats, options = SETUPS[seed * 5 % len(SETUPS)]
    rng, peek = Random(seed), Random(seed)
    table = laid(seats, options, rng)
    compared = 0
    while (ask := table.ask) is not None:
        answer = bot(table.view(ask.who), ask, Random(len(table.answers)))
        assert answer in ask.options
        if peek.random() < 0.3 and (twin := swapped(table, ask.who, peek)) is not None:
            again = bot(twin.view(ask.who), twin.ask, Random(len(table.answers)))
            assert again == answer
            compared += 1
        table.answer(answer)
    assert compared > 2
    assert table.result is not None


def test_a_bot_plays_better_than_chance():
    wins = 0
    for seed in range(40):
        rng = Random(seed)
        table = laid(2, {"length": "quick"}, rng)
        while (ask := table.ask) is not None:
            if ask.who == seed % 2:
                table.answer(BOTS["casual"](table.view(ask.who), ask, rng))
            else:
                table.answer(ask.options[rng.randrange(len(ask.options))])
        wins += table.result.winners == (seed % 2,)
    assert wins >= 26
