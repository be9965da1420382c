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
from tests.game.walks import setups, uniform
from tests.titles.cases import begun, cases

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
CIRCLE, PARTY = "winners-circle", "horse-fever/party"
LEADS_ON = ("unicorn-fever",)
"""Titles in which somebody answers in the open, and then in secret."""
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


def said_of(table, text):
    """What comes of a text: the reason it is refused for, or "" where it is taken."""
    then = table.at(len(table.answers))
    try:
        then.answer(text)
    except IllegalAnswer as refused:
        return refused.reason, refused.rule
    return ""


@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if cases(title).twin])
def test_with_other_secrets_of_the_next_seat_the_refusal_is_the_same(title):
    its, tried = cases(title), 0
    for number in range(many(1, 3)):
        rng, table = Random(number), begun(title, number, None, **its.hides)
        for step in range(120):
            if table.ask is None:
                break
            if table.ask.who >= 0 and not step % 2:
                twin = its.twin(table, table.ask.who, rng)
                for first, text, _ in pairs(table, rng) if twin is not None else ():
                    if first in twin.ask.options:
                        assert said_of(table, text) == said_of(twin, text), text
                        assert table.why_not(text) == twin.why_not(text), text
                        tried += 1
            table.answer(its.players[0](table, rng))
    assert tried > 10 or max(TITLES[title].seats) == 2  # there it is whose secret it is


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_said_aloud_leads_to_nobodys_secret(title):
    """Anybody may ask why an open answer and a hidden one behind it cannot be: it stops there."""
    tried = 0
    for number in range(many(4, 12)):
        rng, table = Random(number), begun(title, number, None, **cases(title).hides)
        for _ in range(150):
            if table.ask is None:
                break
            text = cases(title).players[0](table, rng)
            is_open, who = table.ask.open, table.ask.who
            before = table.at(len(table.answers)) if is_open and who >= 0 else None
            table.answer(text)
            ask = table.ask
            if before is not None and ask is not None and ask.who == who and not ask.open:
                for behind in (*ask.options[:3], "1", "nonsense"):
                    said = before.why_not(f"{text} {behind}")
                    assert said is not None and said.reason == f"Now {table.names[who]} is asked."
                    tried += 1
    assert tried or title not in LEADS_ON


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
