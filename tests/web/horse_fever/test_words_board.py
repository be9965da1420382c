"""The words say everything that the Board Game tells and asks, and give no secret away."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game import Table
from game.horse_fever.people import TARGET_KINDS, target_kind
from game.play import CHANCE, Ask, Event
from tests.web import fever, spoken
from tests.web.english import speech
from tests.web.spoken import NAMES, OF_THE_BOARD, check_answer, check_event, check_question
from web.horse_fever import words
from web.horse_fever.board.payoffs import of_people
from web.horse_fever.words.names import NAMES as PEOPLE
from web.horse_fever.words.names import TARGETS

CARDS = {
    **PEOPLE,
    **{card: speech("horse_fever").teller.said("{it:card}", {"it": card}) for card in TARGETS},
}
"""The name of every card."""

TITLE = "horse-fever/board"
RULES = {it.id for it in fever.rules(TITLE)}
SETUPS = [
    (seed, seats, edition)
    for seed in range(4)
    for seats in (2, 3, 4, 5, 6)
    for edition in ("first", "second")
    if seats < 6 or edition == "second"
]
ASKED = {
    "character",
    "characters",
    "purchase",
    "offer",
    "swap",
    "line-up",
    "odds change",
    "sell auction",
    "buy auction",
    *(f"{kind} to keep" for kind in ("target", "assistant", "horse")),
    *(f"{kind} cards for player " for kind in ("action", "target", "assistant", "horse")),
}
RARE = [
    Event("tie broken", "5.3", {"seat": 1, "colour": "red"}),
    Event("swap impossible", "S", {"seat": 1, "card": "troy"}),
    Event("swap passed", "S", {"seat": 1, "card": "troy"}),
    Event("short", "S", {"seat": 0, "money": -100, "vp": 0, "other": 1, "owed": 200}),
    Event("short", "S", {"seat": 0, "money": 0, "vp": 0, "other": 1, "owed": 200}),
    Event("neighbour collected", "S", {"seat": 0, "money": 0, "vp": 0, "other": 1}),
    Event("loan lost", "5.1", {"seat": 0, "owed": 7500}),
    Event("auction unwanted", "4.1", {"what": "sell"}),
    Event("bought", "1.1.3", {"seat": 0, "money": 0, "vp": 0, "what": "assistant"}),
]


def test_a_bill_names_the_neighbour_who_paid_or_was_paid():
    for kind in ("neighbour paid", "neighbour collected"):
        event = Event(kind, "S", {"seat": 0, "money": 100, "vp": 0, "other": 1})
        said = of_people(event, ("Ann", "Ben"), "second")
        assert "Ben" in said and "Ann" not in said, kind


def moments(seed: int, seats: int, edition: str) -> Iterator[Table]:
    """One game; half are bold, half have the starred cards, characters come both ways."""
    options = {
        "edition": edition,
        "starred cards": "on" if seed % 3 else "off",
        "characters": "chosen" if seed % 2 else "drawn",
        "auctions": "on" if seed > 1 else "by edition",
    }
    return spoken.moments(TITLE, seats, options, f"{seed} {seats} {edition}", seed % 2 == 0)


@cache
def told_and_asked(setup: tuple[int, int, str]) -> tuple[tuple[Event, ...], frozenset[str]]:
    """Everything told in one game, and the kinds of question asked in it."""
    asked: set[str] = set()
    for table in moments(*setup):
        if table.ask is not None:
            asked.add(re.sub(r"(?<=player )\d", "", table.ask.what))
    return tuple(table.events), frozenset(asked)


def all_events() -> list[Event]:
    """Everything told in all games, and what luck seldom brings."""
    return [event for setup in SETUPS for event in told_and_asked(setup)[0]] + RARE


@pytest.mark.parametrize("setup", SETUPS)
def test_every_event_has_words(setup: tuple[int, int, str]) -> None:
    for event in (*told_and_asked(setup)[0], *RARE):
        check_event(event, NAMES, TITLE)
        assert event.rule in RULES


def test_the_games_played_here_tell_every_kind() -> None:
    assert {event.kind for event in all_events()} >= OF_THE_BOARD


def test_the_headings_follow_the_rulebook() -> None:
    headings = {
        (event.kind, event.rule): words.of_title(TITLE).phase(event) for event in all_events()
    }
    assert headings["cards dealt", "1.1.1"] == "Purchases"
    assert headings["horse lined up", "1.3"] == "Line-up"
    assert headings["point sold", "4.1"] == headings["auction bid", "4.2"] == "Auctions"
    assert headings["target", "5.2"] == "Final stage"


@pytest.mark.parametrize("setup", SETUPS)
def test_every_question_and_answer_has_words(setup: tuple[int, int, str]) -> None:
    rng = random.Random(str(setup))
    for table in moments(*setup):
        if (ask := table.ask) is None:
            return
        spoken.check_view(table, RULES)
        texts = [] if ask.what.startswith("stake") else list(ask.menu)
        texts += [ask.options[rng.randrange(len(ask.options))] for _ in range(3)]
        for text in texts:
            check_answer(ask.what, text)


def test_the_games_played_here_ask_everything() -> None:
    asked = {what for setup in SETUPS for what in told_and_asked(setup)[1]}
    assert asked >= ASKED
    for what in ("sprint die for the tie", "whom the die fits"):
        check_question(Ask(CHANCE, what, ("die red",), rule="5.3"), NAMES, None)


def secret_names(view: Any) -> set[str]:
    """The names of the cards that only this seat may know."""
    cards = [*view.hand, *view.pending, *(view.board.targets if view.board else ())]
    return {CARDS[card] for card in cards if card in CARDS}


def test_no_question_for_the_table_names_a_secret() -> None:
    seen = 0
    for setup in SETUPS[::3]:
        for table in moments(*setup):
            ask = table.ask
            if ask is None or ask.who == CHANCE or ask.open:
                continue
            public = words.question(ask, table.names, table.view(None))
            secrets = secret_names(table.view(ask.who))
            seen += bool(secrets)
            assert not any(name in f"{public.title} {public.help}" for name in secrets)
    assert seen > 100


def test_no_sentence_names_a_target_before_it_is_reached() -> None:
    kinds = {CARDS[f"{kind}-1"] for kind in TARGET_KINDS}
    for event in all_events():
        line = words.sentence(event, NAMES)
        named = {name for name in kinds if name in line}
        if event.kind == "target":
            assert named == {CARDS[f"{event.facts['target']}-1"]}
        else:
            assert not named, line


def test_the_log_never_holds_a_card_that_was_dealt_in_secret() -> None:
    for event in all_events():
        if event.kind in ("cards dealt", "bought", "card placed"):
            told = {str(fact) for fact in event.facts.values()}
            assert not told & set(CARDS)
        if event.kind in ("card kept", "trade paid", "trade received", "offer"):
            card, what = event.facts["card"], event.facts["what"]
            assert bool(card) == (what != "target") and target_kind(card) not in TARGET_KINDS


def test_a_refused_length_or_seat_rests_on_a_rule() -> None:
    title = Table(TITLE, NAMES[:2]).title
    for seats, length, edition in ((5, "quick", "first"), (6, "normal", "first")):
        refusal = title.refuse(seats, {"length": length, "edition": edition})
        assert refusal is not None and refusal.rule in RULES


def test_rule_h_tells_what_armand_leaves_alone() -> None:
    told = " ".join(fever.rule(TITLE, "H").paragraphs)
    assert "Armand or Pecunia" in told and "all the same" in told


def test_rule_5_1_tells_what_becomes_of_who_cannot_repay() -> None:
    told = " ".join(fever.rule(TITLE, "5.1").paragraphs)
    assert "VP are not counted" in told and "nobody is placed" in told
