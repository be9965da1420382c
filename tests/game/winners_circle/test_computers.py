"""The computer players: legal, blind to chips face down, each level better than the one below."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.arena.figures import summary
from game.arena.lineups import match
from game.arena.playing import play_deals
from game.bots import NAMES, RANDOM
from game.bots.profiles import mind_of
from game.play import CHANCE
from game.winners_circle.bots import COMPUTERS
from game.winners_circle.bots.stakes import rivals
from game.winners_circle.bots.why import KINDS
from tests.amount import many, some
from tests.web.english import tables
from web.words.formatter import fields

TRACKS = ("circle", "circle royal", "royal turf", "turf")
PEOPLE = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


def laid(seed: int, seats: int, **options: str) -> Table:
    return Table("winners-circle", PEOPLE[:seats], options, dealer=Random(seed))


@pytest.mark.parametrize("number", some(range(len(NAMES)), 3))
def test_everybody_answers_legally_on_every_track(number):
    """Half of the answers come from chance, so that they find themselves anywhere."""
    rng = Random(number)
    options = {"track": TRACKS[number % 3], "bluff": ("off", "on")[number % 2]}
    table = laid(number, 2 + number % 5, **options)
    while (ask := table.ask) is not None:
        assert ask.who != CHANCE
        answer = rng.choice(ask.options)
        if rng.random() < 0.5:
            answer = COMPUTERS.answer(NAMES[number], table.view(ask.who), ask, rng)
        assert answer in ask.options
        table.answer(answer)


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("bluff", ["off", "on"])
def test_every_level_plays_a_race_at_every_table(level, track, bluff):
    for seats in (2, 6) if level == "sharp" else (2, 3, 4, 5, 6)[:: many(2, 1)]:
        rng = Random(seats)
        table = laid(seats, seats, track=track, bluff=bluff)
        while (ask := table.ask) is not None and table.game.race < 2:
            answer = COMPUTERS.answer(level, table.view(ask.who), ask, rng)
            assert answer in ask.options
            table.answer(answer)


@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_nobody_is_a_rival_of_its_own(level):
    view = laid(3, 4).view(0)._replace(money=(900, 300, 0, 300))
    weights = rivals(view, 0, mind_of(level))
    assert weights[0] == 0 and sum(weights) == pytest.approx(1)
    assert (weights[1] > weights[2]) is (level == "sharp")


@pytest.mark.parametrize("level", ["keen", "sharp"])
@pytest.mark.parametrize("temper", ["cautious", "bluffer", "banker"])
def test_a_temper_changes_what_is_done_now_and_then(level, temper):
    """Shown the same tables, the even mind and this one part ways, but not all the time."""
    other = asked = 0
    for bluff in ("off", "on"):
        table, rng = laid(3, 4, bluff=bluff), Random(3)
        while (ask := table.ask) is not None and table.game.race < 2:
            view, step = table.view(ask.who), len(table.answers)
            even, leaning = (
                COMPUTERS.answer(name, view, ask, Random(step))
                for name in (level, f"{level} {temper}")
            )
            other += even != leaning
            asked += 1
            table.answer(rng.choice(ask.options) if step % 3 else even)
    assert 0 < other < asked / 2


@pytest.mark.parametrize(
    ("levels", "deals"),
    [
        (("sharp", "keen"), many(1, 2)),
        (("keen", "casual"), many(8, 20)),
        (("casual", RANDOM), many(6, 20)),
    ],
)
def test_each_level_beats_the_next_one_down(levels, deals):
    """A few deals of a fixed seed; `docs/researchers.md` has the thousands that prove it."""
    one = match("winners-circle", levels, 3)
    told = summary(one, play_deals(one, range(deals)), lambda: 0.0)
    assert not told.troubles
    assert told.lines[0].wins.mean > 0.55


def test_every_reason_is_one_of_those_told_of_and_has_its_words():
    seen: Counter[str] = Counter()
    names = ("sharp", "keen", "casual", "keen bluffer")
    for seed, track in enumerate((*TRACKS, "circle")):
        rng = Random(seed)
        table = laid(seed, 4, track=track, bluff=("off", "on")[seed % 2])
        while (ask := table.ask) is not None:
            view, name = table.view(ask.who), names[ask.who]
            answer = COMPUTERS.answer(name, view, ask, rng)
            reason = COMPUTERS.why(name, view, ask, answer, rng)
            assert tuple(sorted(reason.facts)) == tuple(sorted(KINDS[reason.kind])), reason
            seen[reason.kind] += 1
            table.answer(answer)
    assert set(seen) == set(KINDS)
    assert seen["all the same"] < sum(seen.values()) / 10


def test_words_and_kinds_of_reasons_are_the_same():
    told = tables("winners_circle")[""].reasons
    assert set(told) == set(KINDS)
    for kind, template in told.items():
        assert fields(template) <= set(KINDS[kind]), kind
        assert template.endswith(".")


def test_nobody_else_is_known():
    with pytest.raises(ValueError, match="there is no computer player"):
        COMPUTERS.answer("dull", None, None, Random(1))
