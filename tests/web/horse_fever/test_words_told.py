"""The words say all that Family and Board Game tell and ask, and give no secret away."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from game import Table
from game.horse_fever.lanes import HORSES as COLOURS
from game.horse_fever.people import TARGET_KINDS, target_kind
from game.play import CHANCE, Ask, Event
from tests.amount import many
from tests.game.walks import BOARD, some_setups
from tests.game.walks import TITLE as FAMILY
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
from web.horse_fever.board.payoffs import of_people
from web.horse_fever.words.names import NAMES as PEOPLE
from web.horse_fever.words.names import TARGETS

CARDS = {
    **PEOPLE,
    **{card: speech("horse_fever").teller.said("{it:card}", {"it": card}) for card in TARGETS},
}
"""The name of every card."""

GAMES = many(16, 48)
RULES = {title: {it.id for it in fever.rules(title)} for title in (FAMILY, BOARD)}
EACH = pytest.mark.parametrize(
    ("title", "number"), [(title, number) for title in RULES for number in range(GAMES)]
)
OF_THE_FAMILY = {
    "stables from 1:7 up to 1:2", "characters", "sprint die for the first player",
    "whom the die fits", "cards for player ", "first bet", "stake of the first bet",
    "card to fix the race", "horse to fix", "second bet", "stake of the second bet",
    "movement card", "sprint dice", "photo finish",
}  # fmt: skip
ASKED = {
    FAMILY: OF_THE_FAMILY,
    BOARD: {
        "character", "characters", "purchase", "offer", "swap", "line-up", "odds change",
        "sell auction", "buy auction",
        *(f"{kind} to keep" for kind in ("target", "assistant", "horse")),
        *(f"{kind} cards for player " for kind in ("action", "target", "assistant", "horse")),
    },
}  # fmt: skip
TELLS = {FAMILY: set(speech("horse_fever").table("log")) - OF_THE_BOARD, BOARD: OF_THE_BOARD}
RARE = {
    FAMILY: [
        Event("deck reshuffled", "3.2.1", {}),
        *(Event("tie broken", "F.4", {"seat": 1, "colour": colour}) for colour in COLOURS),
        Event("short", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "horse": "red", "owed": 400}),
        Event("short", "3.3.4", {"seat": 0, "money": -300, "vp": 0, "horse": "red", "owed": 400}),
        Event("eliminated", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "stables": ()}),
        Event("movement card", "3.2.1", {"card": "105", "unit": 4, "moves": {"red": 0, "blue": 0}}),
    ],
    BOARD: [
        Event("tie broken", "5.3", {"seat": 1, "colour": "red"}),
        Event("swap impossible", "S", {"seat": 1, "card": "troy"}),
        Event("swap passed", "S", {"seat": 1, "card": "troy"}),
        Event("short", "S", {"seat": 0, "money": -100, "vp": 0, "other": 1, "owed": 200}),
        Event("short", "S", {"seat": 0, "money": 0, "vp": 0, "other": 1, "owed": 200}),
        Event("neighbour collected", "S", {"seat": 0, "money": 0, "vp": 0, "other": 1}),
        Event("loan lost", "5.1", {"seat": 0, "owed": 7500}),
        Event("auction bonus", "S", {"seat": 0, "money": 300, "vp": 0}),
        Event("auction unwanted", "4.1", {"what": "sell"}),
        Event("bought", "1.1.3", {"seat": 0, "money": 0, "vp": 0, "what": "assistant"}),
    ],
}  # fmt: skip
CALLED = {
    "off", "card revealed", "cards cancelled", "card discarded", "movement card", "sprint",
    "line crossed", "photo finish", "placed", "ranking", "odds shifted",
}  # fmt: skip


class Heard(NamedTuple):
    """What one game told and asked, and at how many questions there was a secret."""

    events: tuple[Event, ...]
    asked: frozenset[str]
    secrets: int


@cache
def heard(title: str, number: int) -> Heard:
    """A whole game; every question and its answers are in words, and none names a secret."""
    seats, options = some_setups(title, GAMES)[number]
    short = {"length": "3"} if title == BOARD and seats < 6 else {"length": "normal"}
    rng, asked, secrets = random.Random(f"{title} {number}"), set(), 0
    games = spoken.moments(title, seats, {**options, **short}, f"{number}", number % 2 == 0)
    for table in games:
        if (ask := table.ask) is None:
            break
        asked.add(re.sub(r"(?<=player )\d", "", ask.what))
        spoken.check_view(table, RULES[title])
        texts = [] if ask.what.startswith("stake") else list(ask.menu)[:60]
        for text in (*texts, *(ask.options[rng.randrange(len(ask.options))] for _ in range(3))):
            check_answer(ask.what, text)
        if ask.who != CHANCE and not ask.open:
            own, public = table.view(ask.who), words.question(ask, table.names, table.view(None))
            hidden = secret_names(own)
            secrets += bool(hidden)
            assert not any(name in f"{public.title} {public.help}" for name in hidden)
            if ask.what in ("horse to fix", "stake of the first bet"):
                assert words.question(ask, table.names, own).title != public.title
    return Heard(tuple(table.events), frozenset(asked), secrets)


def secret_names(view: Any) -> set[str]:
    """The names of the cards that only this seat may know."""
    cards = [*view.hand, *view.pending, *(view.board.targets if view.board else ())]
    return {CARDS[card] for card in cards if card in CARDS}


def events(title: str) -> list[Event]:
    """Everything told in all games of a title, and what luck seldom brings."""
    return [it for n in range(GAMES) for it in heard(title, n).events] + RARE[title]


@EACH
def test_every_event_question_and_answer_has_words(title: str, number: int) -> None:
    for event in (*heard(title, number).events, *RARE[title]):
        check_event(event, NAMES, title)
        assert event.rule in RULES[title]


@pytest.mark.parametrize("title", RULES)
def test_the_games_played_here_tell_and_ask_everything(title: str) -> None:
    told = {event.kind for event in events(title)}
    assert TELLS[title] <= told and (title == BOARD or told <= TELLS[title])
    asked = {what for number in range(GAMES) for what in heard(title, number).asked}
    assert asked >= ASKED[title] and sum(heard(title, n).secrets for n in range(GAMES)) > 100
    for what in ("sprint die for the tie", "whom the die fits"):
        check_question(Ask(CHANCE, what, ("die red",), rule="5.3"), NAMES, None)


def test_won_points_are_in_the_sentence() -> None:
    for event in events(FAMILY):
        if event.kind in ("win bet won", "show bet won", "penalty"):
            assert f"{abs(event.facts['vp'])} VP" in words.sentence(event, NAMES)


def test_the_caller_speaks_on_the_track_only_and_names_number_and_horse() -> None:
    for event in events(FAMILY):
        line = fever.caller(event, NAMES)
        assert bool(line) == (event.kind in CALLED), (event, line)
        assert line == fever.caller(event, NAMES)
        assert not line or is_clean(line), line
        if line and "horse" in event.facts:
            it = words.HORSES[event.facts["horse"]]
            assert f"number {it.number}, {it.name}" in line.replace("Number", "number")


def called(kind: str, rule: str, **facts: Any) -> str:
    return fever.caller(Event(kind, rule, facts), NAMES)


def test_the_caller_never_credits_a_horse_that_did_not_move_and_varies() -> None:
    moves: Mapping[str, int] = {"black": 2, "red": 4, "white": 0}
    line = called("movement card", "3.2.1", card="99", unit=2, moves=moves)
    assert "Carmine" in line and "4" in line and "Nocturne" not in line
    assert "number 6, Snowdrop, won’t move" in line
    line = called("sprint", "3.2.2", dice=("red", "blue"), unit=3, moves={"red": 0})
    assert "Number 4, Carmine, can’t answer!" in line
    assert "Number 2, Indigo, is home already." in line
    assert len({called("off", "3.2", number=number) for number in range(1, 11)}) == 3


def test_the_headings_follow_the_rulebook() -> None:
    headings = {(it.kind, it.rule): words.of_title(BOARD).phase(it) for it in events(BOARD)}
    assert headings["cards dealt", "1.1.1"] == "Purchases"
    assert headings["horse lined up", "1.3"] == "Line-up"
    assert headings["point sold", "4.1"] == headings["auction bid", "4.2"] == "Auctions"
    assert headings["target", "5.2"] == "Final stage"


def test_no_sentence_names_a_card_before_it_is_reached_or_one_dealt_in_secret() -> None:
    kinds = {CARDS[f"{kind}-1"] for kind in TARGET_KINDS}
    for event in events(BOARD):
        line = words.sentence(event, NAMES)
        reached = {CARDS[f"{event.facts['target']}-1"]} if event.kind == "target" else set()
        assert {name for name in kinds if name in line} == reached, line
        if event.kind in ("cards dealt", "bought", "card placed"):
            assert not {str(fact) for fact in event.facts.values()} & set(CARDS)
        if event.kind in ("card kept", "trade paid", "trade received", "offer"):
            card, what = event.facts["card"], event.facts["what"]
            assert bool(card) == (what != "target") and target_kind(card) not in TARGET_KINDS


@pytest.mark.parametrize("kind", ["neighbour paid", "neighbour collected"])
def test_a_bill_names_the_neighbour_who_paid_or_was_paid(kind: str) -> None:
    said = of_people(Event(kind, "S", {"seat": 0, "money": 100, "vp": 0, "other": 1}),
                     ("Ann", "Ben"), "second")  # fmt: skip
    assert "Ben" in said and "Ann" not in said


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        (FAMILY, 5, {"length": "quick"}),
        (BOARD, 5, {"length": "quick", "edition": "first"}),
        (BOARD, 6, {"length": "normal", "edition": "first"}),
    ],
)
def test_a_refused_length_or_seat_rests_on_a_rule(title: str, seats: int, options: dict) -> None:
    refusal = Table(title, NAMES[:2]).title.refuse(seats, options)
    assert refusal is not None and refusal.rule in RULES[title]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("H", ("Armand or Pecunia", "all the same")),
        ("5.1", ("VP are not counted", "nobody is placed")),
    ],
)
def test_rules_tell_what_was_ruled(rule: str, said: tuple[str, str]) -> None:
    told = " ".join(fever.rule(BOARD, rule).paragraphs)
    assert all(one in told for one in said)
