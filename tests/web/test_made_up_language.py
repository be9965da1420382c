"""Everything that is made of tables is said in another language, to the last word.

The labels of the page are walked by `test_every_word.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from game import Table, saves
from game.horse_fever.cards import ACTION_CARDS
from game.play import ANYBODY, CHANCE
from tests.web import fever, made_up
from tests.web.desks import Seen, laid, played
from tests.web.english import speech
from tests.web.horse_fever.test_whys import KINDS, SHOP_KINDS, Reason, facts_of
from tests.web.made_up import outside
from tools.golden import folder
from web.acts import playing
from web.desk import screen
from web.desk.state import Desk
from web.horse_fever.words import LANGUAGES, Voice, voices
from web.horse_fever.words.calling import CALLS, PARTY_CALLS
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.language import by_title
from web.horse_fever.words.patter import patter
from web.page import page
from web.pages.log import written
from web.words import speaking
from web.words.formatter import fields

ENGLISH = LANGUAGES["en"]
TITLES = tuple(ENGLISH)
GAMES = 8
"""How many golden games of each title are told here."""


@pytest.fixture(scope="module", autouse=True)
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The made-up language is here."""
    with made_up.learnt(made_up.written(tmp_path_factory.mktemp("made up"))):
        yield


@cache
def turned() -> Mapping[str, Voice]:
    """Every title in it."""
    return voices(by_title(speech("horse_fever", made_up.CODE)))


def both(title: str) -> tuple[Voice, Voice]:
    return ENGLISH[title], turned()[title]


def check(english: str, made_up: str) -> None:
    """Every word is turned round but the names; a capital may have come first in either."""
    assert outside(english).casefold() == made_up.casefold(), (english, made_up)


def golden(title: str) -> Iterator[Table]:
    for path in sorted(folder(title).glob("*.txt"))[:GAMES]:
        yield saves.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_the_log_is_left_as_it_was(title: str) -> None:
    english, made_up = both(title)
    for table in golden(title):
        for event in table.events:
            check(
                english.words.sentence(event, table.names),
                made_up.words.sentence(event, table.names),
            )
            check(english.words.phase(event), made_up.words.phase(event))


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_the_caller_is_left_as_it_was(title: str) -> None:
    english, made_up = both(title)
    calls = PARTY_CALLS if "party" in title else CALLS
    for table in golden(title):
        for at, event in enumerate(table.events):
            lines = list(calls[event.kind](event.facts)) if event.kind in calls else []
            if "party" in title and (more := patter(table.events[: at + 1])):
                lines.append(more)
            for line in lines:
                check(english.caller.said(line), made_up.caller.said(line))
                for way in english.tables.called[line.key]:
                    assert fields(way) <= set(line.facts), line.key


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_a_question_or_an_answer_is_left_as_it_was(title: str) -> None:
    for table in golden(title):
        rng = Random(len(table.answers))
        for step in range(0, len(table.answers), 5):
            check_moment(title, table.at(step), rng)
            if table.askers[step] >= 0:
                check_undo(title, table.answers[max(0, step - 2) : step + 1], table.names)


def check_undo(title: str, answers: Sequence[str], names: Sequence[str]) -> None:
    """At a party lines are taken back as they were written."""
    english, made_up = both(title)
    if "party" not in title:
        say = english.words.taken_back, made_up.words.taken_back
        check(*(taken_back(answers, names) for taken_back in say))


def check_moment(title: str, table: Table, rng: Random) -> None:
    english, made_up = both(title)
    ask, names = table.ask, table.names
    if ask is None:
        return
    view: Any = table.view(ask.who if ask.who not in (CHANCE, ANYBODY) else None)
    for told, turned in zip(
        english.words.question(ask, names, view),
        made_up.words.question(ask, names, view),
        strict=True,
    ):
        check(told, turned)
    text = ask.options[rng.randrange(min(len(ask.options), 50))]
    if ask.what not in ("book", "next race", "collect") or " " not in text:
        check(english.words.answer(ask.what, text), made_up.words.answer(ask.what, text))
        if ask.who != CHANCE:
            say = english.words.about_to, made_up.words.about_to
            check(*(about_to(ask, text, names, view) for about_to in say))
    for text in rng.sample(table.expected(), min(4, len(table.expected()))):
        if refusal := table.why_not(text):
            check_refusal(made_up, refusal.reason)


def check_refusal(made_up: Voice, reason: str) -> None:
    """The reason that the rules give, in the other language."""
    if "is no answer to" not in reason:  # which shows the notation itself
        check(reason, made_up.words.refused(reason))


def test_every_refusal_of_the_rules_has_its_template_in_the_table() -> None:
    voice = turned()[TITLES[0]]
    assert len(voice.tables.refusals) > 70
    for said in voice.tables.refusals.values():
        assert voice.teller.parts(said)


@pytest.mark.parametrize("kind", [*KINDS, *SHOP_KINDS])
def test_no_word_of_a_reason_is_left_as_it_was(kind: str) -> None:
    names = ("Ann", "Ben", "Cat")
    english, made_up = both("horse-fever/board")
    reasons = [Reason(kind, facts_of(kind))]
    check(english.words.reason(reasons, names), made_up.words.reason(reasons, names))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_word_of_a_card_is_left_as_it_was(edition: str) -> None:
    """But the roles of assistants and horses, which are printed on them."""

    def cards() -> list[str]:
        people = [(*it.symbols, it.line) for it in fever.all_people(edition)]
        texts = [card_text(edition, id) for id in ACTION_CARDS[edition]]
        return [text for it in (*people, *((*it.symbols, it.line) for it in texts)) for text in it]

    english = cards()
    with made_up.spoken():
        turned = cards()
    for told, other in zip(english, turned, strict=True):
        check(told, other)


def unveiled() -> Desk:
    """Somebody at the Board Game looks at the first question to a player."""
    desk = played(laid(3, 0, 3, "board"), 4)
    playing.unveil(desk)
    return desk


@pytest.fixture
def switched_on() -> Iterator[None]:
    """The page speaks the made-up language."""
    with made_up.spoken():
        yield


@pytest.mark.usefixtures("switched_on")
def test_the_page_speaks_the_made_up_language() -> None:
    desk = unveiled()
    table = desk.table
    assert table is not None
    asked = turned()["horse-fever/board"].words.question(desk.at.ask, table.names, desk.view)
    told = turned()["horse-fever/board"].words
    drawn = Seen(str(page(desk))).text
    assert asked.help in drawn
    assert [line.text for line in written(desk)] == [
        told.sentence(event, table.names) for event in table.events
    ]
    wrong = next(text for text in desk.at.ask.menu if text not in desk.at.ask.options)
    refusal = table.why_not(wrong)
    assert refusal is not None and told.refused(refusal.reason) in drawn


def test_a_title_that_does_not_speak_the_language_speaks_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speaking, "LANGUAGE", "yy")
    table = Table(TITLES[0], ("Ann", "Ben"))
    assert screen.words_of(table.title) is LANGUAGES["en"][TITLES[0]].words
    assert screen.refused("The game is over.") == "The game is over."


def test_no_piece_is_kept_without_its_language() -> None:
    desk = unveiled()
    before = str(page(desk))
    with made_up.spoken():
        assert str(page(desk)) != before
    assert str(page(desk)) == before
