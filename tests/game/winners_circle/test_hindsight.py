"""The best line of a single race: nothing else wins more, and a real table pays what it says."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import permutations

import pytest

from game import Table
from game.bots.hindsight import best_line, own_answers, replayed
from game.bots.runner import next_answer
from game.table.fate import Mood
from game.winners_circle import hindsight
from game.winners_circle.bots.hindsight import EVEN
from game.winners_circle.bots.stakes import gain, stakes_of
from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.chances import bets_of, field_of
from game.winners_circle.hindsight.ends import Ends
from game.winners_circle.hindsight.race import race_of, state_of
from game.winners_circle.hindsight.search import MOST, Search, spelt
from game.winners_circle.payoffs import pay_off
from game.winners_circle.rules import ROLL
from game.winners_circle.state import Bet, Game, chips_of
from tests.amount import many, some

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
CASES = [
    ("circle", "off", 4, "sharp", "a"),
    ("circle", "off", 4, "casual", "b"),
    ("circle", "off", 3, "keen", "c"),
    ("circle", "on", 6, "casual", "d"),
    ("royal turf", "off", 5, "keen", "e"),
    ("turf", "off", 4, "keen", "f"),
]
ENDING = 4
"""So many own moves at the end of a race are tried in all ways."""


@cache
def run(track: str, bluff: str, seats: int, level: str, seed: str) -> Table:
    """A race in which the first seat answers anything."""
    options = {"track": track, "bluff": bluff, "length": "single"}
    bots, anything = dict.fromkeys(range(1, seats), level), Mood(seed)
    table = Table("winners-circle", NAMES[:seats], options, Mood(""), bots, seed=seed)
    while (ask := table.ask) is not None:
        said = next_answer(table, bots, table.fate.mood(len(table.answers)))
        table.answer(said or ask.options[anything.randrange(len(ask.options))])
    return table


def layings(game: Game) -> Iterator[tuple[Bet, ...]]:
    """The others' bets with every way to lay the own chips."""
    chips = [int(chip) for chip in chips_of(game.options)]
    others = tuple(bet for bet in game.bets if bet.seat)
    for horses in permutations(HORSES, len(chips)):
        yield (*others, *[Bet(0, *pair) for pair in zip(chips, horses, strict=True)])


def most(game: Game) -> int:
    """What the best chips would have won in a race that was run like this, by the rules."""
    found = []
    for bets in layings(game):
        then = copy(game)
        then.money, then.bets = (0,) * len(game.money), bets
        then.earned, then.events = [{} for _ in game.money], []
        pay_off(then)
        found.append(then.money[0])
    return max(found)


def endings(table: Table, before: tuple[tuple[str, str], ...]) -> Iterator[Game]:
    """The race at its end, after each way to go on from these own answers, by the rules."""
    open = [before]
    while open:
        own = open.pop()
        then = replayed(table, 0, own)  # its next answers are the first of their options
        asked = own_answers(then, 0)
        if len(asked) == len(own):
            yield then.game
            continue
        step = [n for n, who in enumerate(then.askers) if who == 0][len(own)]
        at = then.at(step).ask
        assert at is not None
        open += [(*own, (at.what, text)) for text in at.options]


@pytest.mark.parametrize("case", some(CASES, 3, 1))
def test_no_end_of_a_race_pays_more_than_the_search_says(case: tuple[str, str, int, str, str]):
    table = run(*case)
    own = own_answers(table, 0)
    before = own[:-ENDING]
    ends = list(endings(table, before))
    exact = max(most(game) for game in {(it.finished, it.pace): it for it in ends}.values())

    race = race_of(table.game, 0, lambda roll: table.fate.foretold(ROLL, roll))
    node = race.start(table.game)
    for what, text in before:
        if what == "horse":
            race.roll_to(node[1] + len(race.rows))
            node = race.after(*node, HORSES.index(text))
    search = Search(race, Ends(table.game, 0), node, MOST)
    assert sum(1 for _ in search.steps()) >= 0 and not search.is_cut
    assert search.money == exact and len(ends) > 20


@pytest.mark.parametrize("case", CASES)
def test_a_real_table_pays_the_best_line_and_less_for_any_other(case: tuple[str, ...]):
    table, luck = run(*case), Mood(f"luck of {case}")
    *_, line = best_line(table, 0)
    assert line is not None and line.is_sure
    assert replayed(table, 0, line.answers).game.money[0] == line.money >= table.game.money[0]
    chips = [it for it in line.answers if it[0] == "chip"]
    for turn in range(
        many(10, 40)
    ):  # half of them with the best chips, so that only moves are by chance
        own = [it for it in own_answers(table, 0) if it[0] == "chip"] if turn % 2 else chips
        moves = [("horse", HORSES[luck.randrange(7)]) for _ in range(20)]
        assert replayed(table, 0, (*own, *moves)).game.money[0] <= line.money


@pytest.mark.parametrize("case", CASES)
def test_who_finds_a_horse_moved_chooses_as_a_keen_computer_that_sees_no_own_chip(case):
    table, seen = run(*case), 0
    for step, who in enumerate(table.askers):
        then = table.at(step)
        if who <= 0 or then.ask is None or then.ask.what != "horse":
            continue
        view = replace_bets(then)
        field = field_of(view)
        stakes = stakes_of(view, who, bets_of(view), EVEN)
        lanes = [lane for lane in range(len(HORSES)) if field.free[lane]]
        _, best = max((gain(field, stakes, lane), lane) for lane in lanes)
        assert hindsight.anew(then.game, then.ask, 0) == HORSES[best]
        seen += 1
    assert seen > 20


def replace_bets(table: Table):
    """What the whole table sees, all chips turned up but those of the first seat."""
    return table.view(None)._replace(bets=tuple(bet for bet in table.game.bets if bet.seat))


@pytest.mark.parametrize("case", CASES)
def test_a_race_in_numbers_is_the_race_by_the_rules(case: tuple[str, str, int, str, str]):
    table = run(*case)
    race = race_of(table.game, 0, lambda roll: table.fate.foretold(ROLL, roll))
    node, moves = race.start(table.game), 0
    for step, who in enumerate(table.askers):
        then = table.at(step)
        if who == 0 and then.ask is not None and then.ask.what == "horse":
            assert node[0] == state_of(then.game)
            race.roll_to(node[1] + len(race.rows))
            assert race.runs[node[1]] == race.cards[FACES.index(then.game.die)]
            node, moves = race.after(*node, HORSES.index(table.answers[step])), moves + 1
    assert node[0] == state_of(table.game) and moves > 5


@pytest.mark.parametrize("seed", some(["g", "h", "i", "j"], 4))
@pytest.mark.parametrize("track", ["circle", "turf"])
def test_nothing_is_left_out_that_could_be_better(track: str, seed: str):
    """All ways through a whole race, none left out: with five at the table they can be walked."""
    table = run(track, "off", 5, "casual", seed)
    race = race_of(table.game, 0, lambda roll: table.fate.foretold(ROLL, roll))
    race.roll_to(200)
    ends, start = Ends(table.game, 0), race.start(table.game)
    search = Search(race, ends, start, MOST)
    assert list(search.steps()) is not None and not search.is_cut
    open, most, told = [start], -1, {}
    while open:
        state, roll = open.pop()
        assert told.setdefault(spelt(state), state) == state, "two races are taken for one"
        for lane in [lane for lane in range(len(HORSES)) if not state[1] >> lane & 1]:
            (at, resting, over, pace), then = race.after(state, roll, lane)
            if len(over) < 3:
                open.append(((at, resting, over, pace), then))
            else:
                most = max(most, ends.best[over, pace].money)
    assert search.money == most


def test_a_search_that_gives_up_says_so_and_still_tells_what_is_paid(monkeypatch):
    table = run(*CASES[0])
    *_, whole = best_line(table, 0)
    monkeypatch.setattr(hindsight, "MOST", 3)
    *_, cut = best_line(table, 0)
    assert whole is not None and whole.is_sure and cut is not None and not cut.is_sure
    assert replayed(table, 0, cut.answers).game.money[0] == cut.money <= whole.money
