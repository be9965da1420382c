"""The words say everything that the Party Game tells, and the announcer knows what is bet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game import Table, saves
from game.play import Event
from tests.web import fever
from tests.web.english import speech
from tests.web.spoken import check_event, is_clean
from tools.golden import folder
from tools.horse_fever.hosting import host
from web.horse_fever import words
from web.horse_fever.words.headings import PARTY as PARTY_RULES
from web.horse_fever.words.patter import favourites

TITLE = "horse-fever/party"
NAMES = tuple(f"{name}{number}" for number in "xyz" for name in ("Ann", "Ben", "Cat", "Dan"))
RULES = {it.id for it in fever.rules(TITLE)}
OPTIONS: list[Mapping[str, str]] = [
    {},
    {"broke": "loan", "money": "1000"},
    {"broke": "charity", "bookmaker": "host", "money": "1000"},
    {"slips": "after"},
]
PARTIES = [(guests, seed) for guests in (2, 4, 12) for seed in range(8)]
CALLED = {
    *("book closed", "off", "movement card", "line crossed", "photo finish", "placed", "ranking"),
}
RARE = [
    Event("deck reshuffled", "P.4", {}),
    Event("book closed", "P.3", {"bets": 0, "total": 0}),
    Event("team led", "P.8", {"seat": 2, "members": (1, 3)}),
    Event("team led", "P.8", {"seat": 2, "members": ()}),
    Event("party loan", "P.9", {"seat": 0, "money": 500, "vp": 0, "debt": 1000}),
]


@cache
def events_of(party: tuple[int, int]) -> tuple[Event, ...]:
    """Everything told at one party."""
    guests, seed = party
    rng = Random(seed * 100 + guests)
    table = Table(TITLE, NAMES[:guests], OPTIONS[seed % 4], rng, began=max(2, guests - 2))
    write = host(5, 0.15)
    while (ask := table.ask) is not None:
        table.answer(write(table, ask, rng))
    return tuple(table.events)


def all_events() -> Iterator[Event]:
    """Everything told at all parties, and what luck seldom brings."""
    for party in PARTIES:
        yield from events_of(party)
    yield from RARE


def test_the_parties_played_here_tell_every_kind() -> None:
    assert {event.kind for event in all_events()} >= set(
        speech("horse_fever").table("log of the party")
    )


@pytest.mark.parametrize("party", PARTIES)
def test_every_event_has_words(party: tuple[int, int]) -> None:
    for event in (*events_of(party), *RARE):
        assert event.rule in RULES
        check_event(event, NAMES, TITLE)
        line = words.party_sentence(event, NAMES)
        for seat in (*event.facts.get("members", ()), event.facts.get("leader", 0)):
            assert NAMES[seat] in line or "their own team" in line or "leader" not in event.facts


def test_nothing_speaks_of_odds_or_points_which_a_party_does_not_have() -> None:
    for event in all_events():
        said = f"{words.party_sentence(event, NAMES)} {fever.announcer(event, NAMES)}"
        assert not re.search(r"1:\d|\bVP\b|odds", said), said


def test_won_bets_say_how_many_times_they_pay() -> None:
    for event in all_events():
        if event.kind in ("win bet won", "show bet won"):
            line = words.party_sentence(event, NAMES)
            assert f"{event.facts['times']} times" in line
            assert words.money(event.facts["stake"]) in line


def test_the_announcer_speaks_of_book_and_track_and_names_number_and_horse() -> None:
    for event in all_events():
        line = fever.announcer(event, NAMES)
        assert bool(line) == (event.kind in CALLED), (event, line)
        if line:
            assert is_clean(line), line
        if line and "horse" in event.facts:
            it = words.HORSES[event.facts["horse"]]
            assert f"number {it.number}, {it.name}" in line.replace("Number", "number")


def test_the_announcer_varies_without_chance() -> None:
    for kind, least in (("off", 4), ("photo finish", 3), ("placed", 10), ("book closed", 4)):
        assert len({fever.announcer(it, NAMES) for it in all_events() if it.kind == kind}) >= least


def race(*before: Event, ranking: tuple[str, ...] = ()) -> list[Event]:
    """A book with its bets, and what has happened up to the last event."""
    return [Event("round", "P.3", {"number": 2, "first": 0}), *before]


def bet(seat: int, horse: str, money: int) -> Event:
    """A bet laid, or torn where money comes back."""
    kind = "bet laid" if money < 0 else "bet torn"
    return Event(kind, "P.3", {"seat": seat, "money": money, "horse": horse})


OFF = Event("off", "P.4", {"number": 2})
WON = Event("ranking", "P.4", {"ranking": ("red", "blue", "green", "black", "white", "yellow")})


def moved(unit: int, **moves: int) -> Event:
    """A movement card."""
    return Event("movement card", "P.4", {"unit": unit, "card": "83", "moves": moves})


def test_the_favourite_has_most_money_on_it_torn_bets_taken_off() -> None:
    old = [*race(bet(1, "white", -9000)), OFF, WON]
    told = [*old, *race(bet(1, "red", -300), bet(2, "blue", -400), bet(2, "blue", 400)), OFF]
    assert favourites(told) == ["red"]
    assert "number 4, Carmine," in fever.added(told) and "300 D" in fever.added(told)
    both = [*race(bet(1, "red", -300), bet(2, "blue", -300)), OFF]
    assert "Carmine" in fever.added(both) and "Indigo" in fever.added(both)
    assert "nobody knows" in fever.added([*race(), OFF])


def test_the_house_hears_how_it_has_judged_the_winner() -> None:
    bets = race(bet(1, "red", -300), bet(2, "blue", -500), bet(3, "blue", -100))
    assert "Only one" in fever.added([*bets, OFF, WON])
    assert "favourite" in fever.added([*race(bet(1, "red", -300)), OFF, WON])
    assert "not one note" in fever.added([*race(bet(1, "white", -300)), OFF, WON])
    assert "2 guests" in fever.added([*bets, bet(5, "red", -100), OFF, WON])
    assert "slips" in fever.added([*race(), OFF, WON])


def test_a_change_of_the_lead_is_called_and_nothing_else() -> None:
    told = [*race(), OFF, moved(1, red=3, blue=1)]
    assert fever.added(told) == ""
    told.append(moved(2, red=1, blue=2))
    assert fever.added(told) == ""
    told.append(moved(3, red=1, blue=4))
    assert "Indigo" in fever.added(told) and "Carmine" in fever.added(told)
    told.append(moved(4, red=2, blue=0))
    assert fever.added(told) == ""  # level
    told.append(moved(5, red=1, blue=0))
    assert "Carmine" in fever.added(told) and "Indigo" not in fever.added(told)
    told.append(Event("placed", "P.4", {"horse": "red", "place": 1, "unit": 5, "overshoot": 0}))
    assert fever.added([*told, moved(6, blue=9)]) == ""


@pytest.mark.parametrize("party", PARTIES)
def test_all_that_is_called_out_is_clean(party: tuple[int, int]) -> None:
    events = events_of(party)
    said = words.announced(events, 0, NAMES)
    assert all(is_clean(line) for line in said), [line for line in said if not is_clean(line)]
    assert len(said) > sum(bool(fever.announcer(event, NAMES)) for event in events)
    half = len(events) // 2
    again = words.announced(events[:half], 0, NAMES) + words.announced(events, half, NAMES)
    assert said == again


def test_every_rule_has_a_heading_and_whole_sentences() -> None:
    assert [it.id for it in fever.rules(TITLE)][:10] == [f"P.{n}" for n in range(1, 11)]
    assert set(PARTY_RULES) == {it.id for it in fever.rules(TITLE)[:10]}
    for rule in fever.rules(TITLE):
        assert rule.heading
        assert all(is_clean(text) for text in rule.paragraphs), rule


KEPT = Path(__file__).parent / "called_party.txt"


def called() -> str:
    """All that the announcer says at one golden party, race after race."""
    table = saves.loads((folder(TITLE) / "comers-and-leavers.txt").read_text(encoding="utf-8"))
    return "\n".join(words.announced(table.events, 0, table.names)) + "\n"


def test_the_announcer_says_what_he_said_before() -> None:
    """What changes on purpose is written by `python -m tests.web.horse_fever.test_words_party`."""
    assert called() == KEPT.read_text(encoding="utf-8")


if __name__ == "__main__":
    KEPT.write_text(called(), encoding="utf-8")
