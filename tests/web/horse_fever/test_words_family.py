"""The words say everything that the Family Game tells and asks."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from game import Table
from game.horse_fever.lanes import HORSES as COLOURS
from game.play import CHANCE, Ask, Event
from tests.web import fever, spoken
from tests.web.english import speech
from tests.web.spoken import (
    NAMES,
    OF_THE_BOARD,
    check_answer,
    check_event,
    check_question,
    is_clean,
)
from web.horse_fever import words

TITLE = "horse-fever/family"
RULES = {it.id for it in fever.rules(TITLE)}
SETUPS = [
    (seed, seats, edition, starred)
    for seed in range(3)
    for seats in (2, 3, 4, 5)
    for edition in ("first", "second")
    for starred in ("off", "on")
]
CALLED = {
    "off",
    "card revealed",
    "cards cancelled",
    "card discarded",
    "movement card",
    "sprint",
    "line crossed",
    "photo finish",
    "placed",
    "ranking",
    "odds shifted",
}
TIE = "sprint die for the tie"
ASKED = {
    "stables from 1:7 up to 1:2",
    "characters",
    "sprint die for the first player",
    "whom the die fits",
    "cards for player ",
    "first bet",
    "stake of the first bet",
    "card to fix the race",
    "horse to fix",
    "second bet",
    "stake of the second bet",
    "movement card",
    "sprint dice",
    "photo finish",
}
RARE = [
    Event("deck reshuffled", "3.2.1", {}),
    *(Event("tie broken", "F.4", {"seat": 1, "colour": colour}) for colour in COLOURS),
    Event("short", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "horse": "red", "owed": 400}),
    Event("short", "3.3.4", {"seat": 0, "money": -300, "vp": 0, "horse": "red", "owed": 400}),
    Event("eliminated", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "stables": ()}),
    Event("movement card", "3.2.1", {"card": "105", "unit": 4, "moves": {"red": 0, "blue": 0}}),
]


def moments(seed: int, seats: int, edition: str, starred: str) -> Iterator[Table]:
    """One game; those with seed 2 are bold."""
    options = {"edition": edition, "starred cards": starred}
    options["length"] = "long" if seed else "normal"
    return spoken.moments(TITLE, seats, options, f"{seed} {seats} {edition} {starred}", seed == 2)


@cache
def events_of(setup: tuple[int, int, str, str]) -> tuple[Event, ...]:
    """Everything told in one game."""
    events: tuple[Event, ...] = ()
    for table in moments(*setup):
        events = tuple(table.events)
    return events


def all_events() -> Iterator[Event]:
    """Everything told in all games, and what luck seldom brings."""
    for setup in SETUPS:
        yield from events_of(setup)
    yield from RARE


def test_the_games_played_here_tell_every_kind() -> None:
    told = {event.kind for event in all_events()}
    assert told == set(speech("horse_fever").table("log")) - OF_THE_BOARD


@pytest.mark.parametrize("setup", SETUPS)
def test_every_event_has_words(setup: tuple[int, int, str, str]) -> None:
    for event in (*events_of(setup), *RARE):
        check_event(event, NAMES, TITLE)
        assert event.rule in RULES


def test_won_points_are_in_the_sentence() -> None:
    for event in all_events():
        if event.kind in ("win bet won", "show bet won", "penalty"):
            assert f"{abs(event.facts['vp'])} VP" in words.sentence(event, NAMES)


def test_the_caller_speaks_on_the_track_only_and_names_number_and_horse() -> None:
    for event in all_events():
        line = fever.caller(event, NAMES)
        assert bool(line) == (event.kind in CALLED), (event, line)
        assert line == fever.caller(event, NAMES)
        if line:
            assert is_clean(line), line
        if line and "horse" in event.facts:
            it = words.HORSES[event.facts["horse"]]
            assert f"number {it.number}, {it.name}" in line.replace("Number", "number")


def test_the_caller_never_credits_a_horse_that_did_not_move() -> None:
    moves = {"black": 2, "red": 4, "white": 0}
    line = fever.caller(
        Event("movement card", "3.2.1", {"card": "99", "unit": 2, "moves": moves}), NAMES
    )
    assert "Carmine" in line and "4" in line
    assert "number 6, Snowdrop, won’t move" in line
    assert "Nocturne" not in line
    facts = {"dice": ("red", "blue"), "unit": 3, "moves": {"red": 0}}
    line = fever.caller(Event("sprint", "3.2.2", facts), NAMES)
    assert "Number 4, Carmine, can’t answer!" in line
    assert "Number 2, Indigo, is home already." in line


def test_the_caller_varies() -> None:
    lines = {
        fever.caller(Event("off", "3.2", {"number": number}), NAMES) for number in range(1, 11)
    }
    assert len(lines) == 3


@pytest.mark.parametrize("setup", SETUPS)
def test_every_question_and_answer_has_words(setup: tuple[int, int, str, str]) -> None:
    rng = random.Random(str(setup))
    for table in moments(*setup):
        if (ask := table.ask) is None:
            return
        spoken.check_view(table, RULES)
        count = len(ask.options)
        for at in range(count) if count < 40 else rng.sample(range(count), 10):
            check_answer(ask.what, ask.options[at])


def test_the_games_played_here_ask_everything_but_the_tie() -> None:
    asked = {
        re.sub(r"(?<=player )\d", "", table.ask.what)
        for setup in SETUPS
        for table in moments(*setup)
        if table.ask is not None
    }
    assert asked - {TIE} == ASKED
    check_question(Ask(CHANCE, TIE, ("die red",), rule="F.4"), NAMES, None)


def test_half_a_choice_is_named_to_its_own_seat_only() -> None:
    seen = 0
    for table in moments(*SETUPS[-1]):
        ask = table.ask
        if ask is None or ask.what not in ("horse to fix", "stake of the first bet"):
            continue
        seen += 1
        own = words.question(ask, table.names, table.view(ask.who))
        public = words.question(ask, table.names, table.view(None))
        assert own.title != public.title
        assert "your card" in public.title or public.title.endswith("how much do you stake?")
    assert seen > 10


def test_a_refused_length_rests_on_a_rule() -> None:
    refusal = Table(TITLE, NAMES[:2]).title.refuse(5, {"length": "quick"})
    assert refusal is not None and refusal.rule in RULES
