"""Several answers in one text: where the next is somebody else's, a refusal says whose, no more.

What that seat may answer is often its secret, and so is whether the next word would have been it.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from game import TITLES, IllegalAnswer, Table
from game.arena.playing import run
from game.play import ANYBODY, CHANCE, Picks
from game.zoo.environment import NoEnvironment, env
from tests.amount import many
from tests.game.hidden import swapped
from tests.game.walks import BOARD, TITLE, setups, uniform

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
CIRCLE, PARTY = "winners-circle", "horse-fever/party"
GAMES, STRIDE, FIRST, SECOND = many(1, 2), many(13, 7), 3, 12
"""Games of each title; one question in seven is tried, with so many answers to it and behind."""


def laid(title, rng):
    """A game of this title with one of its set-ups, chosen by chance."""
    seats, options = rng.choice(list(setups(title))[:200])
    return Table(title, NAMES[: min(seats, 4)], options)


def some(texts, count, rng):
    """So many of these, or all; a pick out of thousands is not gone through."""
    if len(texts) > 400:
        return [texts[rng.randrange(len(texts))] for _ in range(count)]
    return rng.sample(list(dict.fromkeys(texts)), min(count, len(set(texts))))


def pairs(table, rng):
    """Own answers with one of the next seat's behind it, legal or not, and what is asked there."""
    for first in some(table.ask.options, FIRST, rng):
        then = table.at(len(table.answers))
        then.answer(first)
        if then.ask is None or then.ask.who in (table.ask.who, ANYBODY):
            continue
        menu = then.ask.options if isinstance(then.ask.options, Picks) else then.expected()
        for second in (*some(menu, SECOND, rng), "nonsense"):
            yield first, f"{first} {second}", then.ask


def refusals(table, rng):
    """What is said of every such pair, with what should be."""
    for first, text, ask in pairs(table, rng):
        who = "chance" if ask.who == CHANCE else table.names[ask.who]
        if text not in table.ask.options:
            yield first, text, table.why_not(text), f"Now {who} is asked."


@pytest.mark.parametrize("title", sorted(TITLES))
def test_no_refusal_tells_what_another_seat_may_answer(title):
    tried = 0
    for seed in range(GAMES):
        rng = Random(seed)
        table = laid(title, rng)
        for step in range(160):
            if table.ask is None:
                break
            if not step % STRIDE and table.ask.who >= 0:
                for _, text, refusal, said in refusals(table, rng):
                    assert refusal is not None and refusal.reason == said, text
                    tried += 1
            table.answer(uniform(table, rng))
    assert tried > many(4, 20) or title == PARTY  # there nobody is asked behind somebody else


def twin_of(table, seat, rng):
    """The same table with other secrets than this seat's own; None where there are none."""
    if table.title.id != CIRCLE:
        return swapped(table, seat, rng)
    twin, swap = table.at(0), {"0": "2", "2": "0"}
    for who, text in zip(table.askers, table.answers, strict=True):
        chip, _, horse = text.partition(" ")
        hidden = who not in (seat, CHANCE) and chip in swap
        twin.answer(f"{swap[chip]} {horse}" if hidden else text)
    return twin if twin.answers != table.answers else None


def said_of(table, text):
    """What comes of a text: the reason it is refused for, or "" where it is taken."""
    then = table.at(len(table.answers))
    try:
        then.answer(text)
    except IllegalAnswer as refused:
        return refused.reason, refused.rule
    return ""


@pytest.mark.parametrize("title", [TITLE, BOARD, CIRCLE])
def test_with_other_secrets_of_the_next_seat_the_refusal_is_the_same(title):
    tried = 0
    for seed in range(3):
        rng = Random(seed)
        options = {"bluff": "on"} if title == CIRCLE else {}
        table = Table(title, NAMES[:3], options)
        for step in range(60 if title != CIRCLE else 20):  # there the bets of one race
            if table.ask.who >= 0 and not step % 2:
                seat = table.ask.who
                twin = twin_of(table, seat, rng)
                for first, text, _ in pairs(table, rng) if twin is not None else ():
                    if first in twin.ask.options:
                        assert said_of(table, text) == said_of(twin, text), text
                        assert table.why_not(text) == twin.why_not(text), text
                        tried += 1
            table.answer(uniform(table, rng))
    assert tried > 100


@pytest.mark.parametrize(("text", "rest"), [("1 grey 2 white", "2 white"), ("1 grey 0 white", "")])
def test_an_answer_that_the_next_seat_could_give_is_not_called_none(text, rest):
    table = Table(CIRCLE, NAMES[:2], dealer=Random(2))
    first, second = (NAMES[(table.ask.who + more) % 2] for more in (0, 1))
    refusal = table.why_not(text)
    assert (refusal.reason, refusal.rule) == (f"Now {second} is asked.", "W.3")
    table.answer("1 grey")
    assert table.names[table.ask.who] == second != first
    assert not rest or table.why_not(rest) is None


def test_chance_that_nobody_has_answered_yet_is_named_as_well():
    table = Table(CIRCLE, NAMES[:2])
    while table.ask.what != "horse":
        table.answer(table.ask.options[0])
    horse = table.ask.options[0]
    assert table.why_not(f"{horse} hoof").reason == "Now chance is asked."


@pytest.mark.parametrize("title", sorted(TITLES))
def test_the_zoo_says_no_more_of_it(title):
    try:
        zoo = env(title, 3)
    except NoEnvironment:
        return
    zoo.reset(seed=5)
    rng, tried = Random(5), 0
    for _ in range(40):
        if zoo.table.ask is None:
            break
        for _, text, _, said in refusals(zoo.table, rng):
            with pytest.raises(IllegalAnswer) as refused:
                zoo.answer(text)
            assert refused.value.reason == said
            tried += 1
        zoo.answer(uniform(zoo.table, rng))
    assert tried


def test_the_arena_says_no_more_of_it(monkeypatch):
    """A computer that answers for the next one, too, is told of by what its own seat may know."""
    table = Table(CIRCLE, NAMES[:2], {"bluff": "on"}, dealer=Random(2), bots={0: "keen", 1: "keen"})
    monkeypatch.setattr("game.arena.playing.next_answer", lambda *_: "1 grey 0 white")
    match = SimpleNamespace(limit=1000, races=None)
    other = NAMES[1 - table.ask.who]
    assert run(table, match, None, Random(1)) == f"illegal: Now {other} is asked."
