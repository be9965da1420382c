"""Every nasty card in every moment of a race: thrown, or refused with the rule that forbids it.

A hand with one card of each word is held by a seat whose own horse runs. What a moment forbids is
told in a table; nothing but what it names may be thrown there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.play import ANYBODY, CHANCE
from game.really_nasty.cards import CARDS, RULES, WORDS
from game.really_nasty.course import FENCES
from game.really_nasty.state import HOME
from game.really_nasty.stewards import weigh_in
from tests.game.really_nasty.scripted import (
    WORDS as ALL,
)
from tests.game.really_nasty.scripted import (
    Phase,
    Race,
    before_line,
    laid,
    place,
    put,
)

HOLDER = 2
EVERY = {HOLDER: " ".join(ALL)}
"""A seat that holds a card of every word."""

FALLERS = tuple(word for word in ALL if WORDS[word].kind == "faller")
PRESSURE = ("pressure-out", "pressure-in")
ANSWERS = ("remount", "riderless")
STEWARDS = ("objection", "enquiry")

MOVED = "Every horse in the race has left the start."
BROOK = "A horse has reached Briars Brook."
STRAIGHT = "The horse to roll next is not on the final straight."
NOT_HOME = "No rider has crossed the line."
ONLY_ANSWERS = "A horse has just fallen: only an answer to that may be played."
RACE_OVER = "The race is over."

BEFORE_A_ROLL = {
    **{word: f"No horse stands on {FENCES[WORDS[word].fence].name}." for word in FALLERS},
    **dict.fromkeys(ANSWERS, "This card can be played only at once after a Faller."),
    **dict.fromkeys(STEWARDS, "The stewards sit when the race is over."),
}
"""What no moment before a roll allows, but for a faller where a horse stands on its fence."""


def at_the_start() -> Phase:
    return Race(laid(hands=EVERY))


def on_the_flat() -> Phase:
    game = laid(hands=EVERY)
    for seat in range(3):
        put(game, seat, place("home", 8, seat + 1))
    return Race(game)


def past_the_brook() -> Phase:
    phase = on_the_flat()
    assert isinstance(phase, Race)
    put(phase.game, 1, place("back", 7, 2))
    phase.game.brook = True
    return Race(phase.game)


def on_the_final_straight() -> Phase:
    phase = past_the_brook()
    assert isinstance(phase, Race)
    put(phase.game, 0, place("home", 6, 1, 2))
    return Race(phase.game)


def after_the_first_is_home() -> Phase:
    """The first horse crosses the line; the next one is the last that a photo may name."""
    game = laid(hands=EVERY)
    for seat in range(3):
        put(game, seat, before_line(seat + 1, 1 if seat == 0 else 9))
    game.brook = True
    return Race(game).roll(1, "line")


def after_a_fall() -> Phase:
    game = put(laid(hands={**EVERY, 1: "faller-brook"}), 0, place("back", 5, 1))
    return Race(game).answer("2 faller-brook red")


def in_the_stewards_room() -> Phase:
    game = laid(hands=EVERY)
    for seat in range(3):
        game.set_horse(seat, fate=HOME, at=-2)
    game.placed = (0, 1)
    return Phase(weigh_in(game))


MOMENTS: dict[str, tuple[Callable[[], Phase], dict[str, str]]] = {
    "at the start": (
        at_the_start,
        {**BEFORE_A_ROLL, **dict.fromkeys(PRESSURE, STRAIGHT), "photo": NOT_HOME},
    ),
    "on the flat": (
        on_the_flat,
        {**BEFORE_A_ROLL, **dict.fromkeys(PRESSURE, STRAIGHT), "photo": NOT_HOME, "whip": MOVED},
    ),
    "past the brook": (
        past_the_brook,
        {
            **BEFORE_A_ROLL,
            **dict.fromkeys(PRESSURE, STRAIGHT),
            "photo": NOT_HOME,
            "whip": MOVED,
            "false-start": BROOK,
        },
    ),
    "on the final straight": (
        on_the_final_straight,
        {**BEFORE_A_ROLL, "photo": NOT_HOME, "whip": MOVED, "false-start": BROOK},
    ),
    "after the first is home": (
        after_the_first_is_home,
        {**BEFORE_A_ROLL, "whip": MOVED, "false-start": BROOK},
    ),
    "after a fall": (after_a_fall, dict.fromkeys(set(ALL) - {*ANSWERS}, ONLY_ANSWERS)),
    "in the stewards’ room": (
        in_the_stewards_room,
        dict.fromkeys(set(ALL) - {*STEWARDS}, RACE_OVER),
    ),
}


def thrown(phase: Phase) -> dict[str, str]:
    """By its word, an answer with which each card can be thrown now."""
    return {words.partition(" ")[0]: words for words in phase.says(HOLDER)}


@pytest.mark.parametrize("word", ALL)
@pytest.mark.parametrize("moment", MOMENTS)
def test_n14_each_card_is_thrown_in_its_moments_and_refused_in_each_other(moment, word):
    make, forbidden = MOMENTS[moment]
    phase = make()
    assert phase.ask is not None and phase.ask.who == ANYBODY
    if word not in forbidden:
        phase.answer(f"{HOLDER + 1} {thrown(phase)[word]}")
        return
    assert word not in thrown(phase)
    reason, rule = phase.why(f"{HOLDER + 1} {word}")
    assert reason == forbidden[word]
    assert rule == ("N.17" if moment == "after a fall" else rule_of(word))


def rule_of(word: str) -> str:
    """The rule that says when a card is played."""
    return RULES[WORDS[word].kind]


@pytest.mark.parametrize("word", FALLERS)
@pytest.mark.parametrize("fence", FENCES)
def test_n17_each_faller_is_thrown_at_its_fence_and_refused_at_each_other(fence, word):
    its = FENCES[fence]
    race = Race(put(laid(hands=EVERY), 0, place(its.part, its.column, 1)))
    fallers = [one for one in thrown(race) if one in FALLERS]
    assert fallers == [f"faller-{fence}"]
    if word == f"faller-{fence}":
        race.answer(f"{HOLDER + 1} {word} red")
        assert race.what == "after a fall"
    else:
        name = FENCES[WORDS[word].fence].name
        assert race.why(f"{HOLDER + 1} {word}") == (f"No horse stands on {name}.", "N.17")


def test_n14_no_card_is_thrown_while_a_die_rolls_or_a_horse_moves():
    race = at_the_start()
    asked = set()
    for answer in ("roll", "4"):
        race.answer(answer)
        assert race.ask is not None and race.ask.who != ANYBODY
        asked.add(race.what)
        for word in ALL:
            assert f"{HOLDER + 1} {word}" not in race.ask.options
            assert f"{HOLDER + 1} {word} red" not in race.ask.options
    assert asked == {"die", "move"} and race.ask.who != CHANCE


def test_every_word_has_a_moment_and_no_moment_allows_all():
    assert {CARDS[id].word for id in CARDS} == set(ALL)
    allowed = [set(ALL) - forbidden.keys() for _, forbidden in MOMENTS.values()]
    assert set().union(*allowed) == set(ALL) - set(FALLERS)
    assert all(len(one) < len(ALL) for one in allowed)
