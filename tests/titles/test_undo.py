"""The law of undo, along games of every title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table
from game.bots import LEVELS
from game.bots.runner import next_answer
from game.play import ANYBODY, CHANCE, Refusal
from game.table.undo import TURNED_UP
from tests.amount import many
from tests.game.walks import face, some_setups
from tests.titles.cases import HIDING, NAMES, again, cases, hiding, is_free, steps, whole

GAMES = [(title, number) for title in sorted(TITLES) for number in range(many(2, 12))]
LEAST = 15
"""Fewer answers of which one could learn something would prove little."""

OF_A_KIND = many(2, 20)
"""So many moments of each kind of question, of those that show more; a twin replays the game."""

LOOKED_AT = many(40, 200)
"""So many moments of each game are compared in full; the law is asked at every one."""


def refused(table: Table) -> str:
    """Why undo is refused, which changes nothing."""
    before = face(table)
    with pytest.raises(IllegalAnswer) as why:
        table.undo()
    assert face(table) == before
    return why.value.reason


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_undo_is_offered_exactly_when_the_law_allows(title: str, number: int) -> None:
    game, rng = whole(title, number), Random(number)
    looked_at, reveals = steps(game, LOOKED_AT, rng), cases(title).reveals
    then, start, offered = again(game), 0, 0
    for step, text in enumerate(game.answers, 1):
        before = then.at(step - 1)
        then.answer(text)
        allowed = is_free(before, then, reveals)
        is_same = step > 1 and then.askers[-2] == then.askers[-1]
        start = step if not allowed else start if is_same else step - 1
        assert (then.why_no_undo() is None) == allowed, (step, text)
        assert then.turn_start() == start
        assert then.undo_would() == (text if allowed else None)
        assert then.reset_would() == then.answers[start:]
        offered += allowed
        if step not in looked_at:
            continue
        if not allowed:
            said = then.why_no_undo()
            assert said is not None and refused(then.at(step)) == said.reason
            continue
        back = then.at(step)
        back.undo()
        assert face(back) == face(before)
        back = then.at(step)
        back.reset_turn()
        assert face(back) == face(game.at(start))
    assert offered > 2, "there would be little to see"


@pytest.mark.parametrize("title", sorted(TITLES))
def test_by_consent_the_table_goes_back_and_plays_the_same_on(title: str) -> None:
    game = whole(title, 0)
    table, half = game.at(len(game.answers)), len(game.answers) // 2
    table.rewind(half, range(len(table.names)))
    assert [*table.rewound] == [(half, len(game.answers) - half)]
    assert face(table) == face(game.at(half))
    for text in game.answers[half:]:
        table.answer(text)
    assert list(table.events) == list(game.events) and table.result == game.result


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_game_that_is_over_asks_nothing_takes_nothing_and_goes_nowhere_back(title: str) -> None:
    game, rng = whole(title, 0).at(5), Random(1)
    game.deal(rng)
    bots = dict.fromkeys(range(len(game.names)), "random")
    while (text := next_answer(game, bots, rng, races=1)) is not None:
        game.answer(text)
    assert game.result is not None and game.expected() == ()
    for text in {"", "pass", *game.answers[-5:]}:
        with pytest.raises(IllegalAnswer):
            game.at(len(game.answers)).answer(text)
    assert "over" in refused(game.at(len(game.answers)))


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_dealer_and_chance_asked_aloud_play_the_same_game(title: str) -> None:
    """The law is the same, too: whoever deals, what chance has said stands."""
    dealt, rng = whole(title, 1), Random(1)
    aloud = again(dealt)
    looked_at = steps(dealt, LOOKED_AT // 3, rng)
    for step, text in enumerate(dealt.answers, 1):
        aloud.answer(text)
        if step in looked_at:
            bare = dealt.at(step)
            assert face(bare) == face(aloud) and bare.turn_start() == aloud.turn_start()
    assert face(aloud) == face(dealt)


def private(table: Table, seat: int) -> set[str]:
    """What a seat sees that the whole table does not, piece by piece."""
    own, all = table.view(seat), table.view(None)
    seen = set[str]()
    for name, mine, theirs in zip(own._fields, own, all, strict=True):
        if name != "seat" and mine != theirs:
            seen |= {f"{name}: {one!r}" for one in (mine if isinstance(mine, tuple) else (mine,))}
    return seen


@cache
def played_well(title: str, number: int) -> Table:
    """A whole game with most to hide, in which computers drive each other out."""
    seats, options = some_setups(title, number + 1)[number]
    count = min(max(4, seats), max(TITLES[title].seats), len(NAMES))
    rng, names = Random(f"{title} {number}"), NAMES[:count]
    table = Table(title, names, {**options, **cases(title).hides, **cases(title).shows}, rng)
    bots = {seat: LEVELS[-1 - seat % 2] for seat in range(len(table.names))}
    while table.ask is not None:
        text = next_answer(table, bots, rng, races=2)
        assert text is not None
        table.answer(text)
    return table


def has_learnt(then: Table, text: str, rng: Random) -> bool:
    """Whether an answer shows its giver what was secret: a twin of the table shows something else.

    Before the answer the giver cannot tell the two apart (tests/titles/test_secrets.py).
    """
    ask, twin_of = then.ask, cases(then.title.id).twin
    assert ask is not None and twin_of is not None
    twin = twin_of(then, ask.who, rng)
    if twin is None or twin.why_not(text) is not None:
        return False
    after = then.at(len(then.answers))
    after.answer(text)
    twin.answer(text)
    return bool(after.view(ask.who) != twin.view(ask.who))


def shown_more(game: Table) -> list[int]:
    """The steps at which somebody's answer leads to more that they alone see, or to a reveal.

    Not where chance is next: then nothing is taken back anyhow.
    """
    then, found, reveals = again(game), list[int](), cases(game.title.id).reveals
    for step, text in enumerate(game.answers):
        who, told = then.ask.who if then.ask is not None else CHANCE, len(then.events)
        before = private(then, who) if who >= 0 else set()
        then.answer(text)
        if who >= 0 and then.ask is not None and then.ask.who != CHANCE:
            is_told = any(event.kind in reveals for event in then.events[told:])
            if is_told or private(then, who) - before:
                found.append(step)
    return found


@pytest.mark.parametrize("title", HIDING)
def test_undo_never_takes_back_what_showed_its_giver_something_face_down(title: str) -> None:
    """Where answers show more, and at some other moments."""
    looked, wrong = 0, list[str]()
    for number in range(many(3, 12)):
        game, rng = played_well(title, number), Random(number)
        more = shown_more(game)
        rng.shuffle(more)
        by_kind: dict[str, list[int]] = {}
        for step in more:
            by_kind.setdefault(game.steps[step].what, []).append(step)
        some = {step for found in by_kind.values() for step in found[:OF_A_KIND]}
        some |= {*steps(game, LOOKED_AT // 4, rng)}
        for step in sorted(some - {len(game.answers)}):
            then, text = game.at(step), game.answers[step]
            if then.ask is None or then.ask.who < 0:
                continue
            looked += 1
            if game.at(step + 1).why_no_undo() is None and has_learnt(then, text, rng):
                wrong.append(f"game {number}, step {step}: {then.ask.what} {text}")
    assert not wrong
    assert looked > LEAST


def knowing(table: Table, told: int) -> list[set[object]]:
    """What every seat knows of all that lies face down for somebody."""
    knows, news = cases(table.title.id).knows, table.events[told:]
    if knows is None:
        return [set() for _ in table.names]
    return [knows(table.view(seat), news) for seat in range(len(table.names))]


def shown(game: Table) -> Iterator[tuple[str, Refusal | None]]:
    """Every answer that shows whoever may take it back what only others knew, and why it stands.

    Where anybody may speak, anybody may take an answer back.
    """
    then = again(game)
    for text in game.answers:
        who, told = then.ask.who if then.ask is not None else CHANCE, len(then.events)
        before = knowing(then, told) if who != CHANCE else []
        then.answer(text)
        if who == CHANCE or then.ask is None:
            continue
        after, known = knowing(then, told), set[object]().union(*before)
        seats = range(len(before)) if who == ANYBODY else (who,)
        if any((after[it] - before[it]) & known for it in seats):
            yield text, then.why_no_undo()


@pytest.mark.parametrize("title", HIDING)
def test_what_an_answer_shows_of_others_is_why_it_stands(title: str) -> None:
    """Where dice come next that would do as well, but not in every table, nor for ever."""
    found = 0
    games = [hiding(title, number) for number in range(many(6, 24))]
    games += [played_well(title, number) for number in range(many(3, 12))]
    for game in games:
        for text, why in shown(game):
            assert why is not None and why.reason == TURNED_UP, text
            found += 1
    assert found > 2 or cases(title).knows is None, "nothing was ever shown"
