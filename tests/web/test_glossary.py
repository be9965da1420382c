"""Racing words: each has its rule in every game, is marked once in a text, and opens its sheet."""

from __future__ import annotations

import re

import pytest

from game import TITLES
from tests.web import fever
from tests.web.desks import laid, played, seen, tap
from tests.web.english import BOARD
from tools.guide_states import worded as opened
from tools.staging import asked, drive, new_desk
from web import taps
from web.desk import sheets
from web.desk.screen import words_of
from web.horse_fever import BOX
from web.horse_fever.words import of_title
from web.page import page
from web.pages import rules
from web.parts.glossary import worded
from web.words.texts import Term

PARTY = "horse-fever/party"
BY_ID, marked = of_title(BOARD).glossary, of_title(BOARD).marked
GLOSSARY = tuple(BY_ID.values())


@pytest.mark.parametrize("title", BOX.titles)
def test_every_word_has_its_rule_in_every_game_of_its_kind(title: str) -> None:
    known = {rule.id for rule in fever.rules(title)}
    here = {term.rule for term in GLOSSARY if term.rule.startswith("P.") == (title == PARTY)}
    assert here and here <= known
    assert len(BY_ID) == len(GLOSSARY)


@pytest.mark.parametrize("title", sorted(set(TITLES) - set(BOX.titles)))
def test_every_word_of_another_box_has_a_rule_that_uses_it(title: str) -> None:
    spoken = words_of(TITLES[title])
    texts = [text for rule in spoken.rules for text in (rule.heading, *rule.paragraphs)]
    used = {id for text in texts for _, id in spoken.marked(text, frozenset()) if id}
    assert {term.rule for term in spoken.glossary.values()} <= {rule.id for rule in spoken.rules}
    assert used == set(spoken.glossary)
    for text in texts:
        assert "".join(piece for piece, _ in spoken.marked(text, frozenset())) == text


@pytest.mark.parametrize("term", GLOSSARY, ids=lambda term: term.id)
def test_every_word_is_used_by_the_rules(term: Term) -> None:
    listed = [rule for title in BOX.titles for rule in fever.rules(title)]
    texts = [text for rule in listed for text in (rule.heading, *rule.paragraphs)]
    assert term.id in {id for text in texts for _, id in marked(text)}


def test_the_first_time_only_and_nothing_is_lost() -> None:
    text = "Stakes, odds and more odds; sprint dice, and a sprint. The winner is oddsmaker."
    pieces = list(marked(text))
    assert "".join(piece for piece, _ in pieces) == text
    assert [(piece, id) for piece, id in pieces if id] == [
        ("Stakes", "stake"),
        ("odds", "odds"),
        ("sprint dice", "sprint"),
    ]
    assert [id for _, id in marked(text, frozenset({"odds"})) if id] == ["stake", "sprint"]
    assert list(marked("")) == []


def test_no_rule_loses_a_letter() -> None:
    for title in BOX.titles:
        for rule in fever.rules(title):
            for text in rule.paragraphs:
                assert "".join(piece for piece, _ in marked(text)) == text


def test_a_word_of_a_question_opens_its_sheet_and_its_rule() -> None:
    desk = drive(new_desk(3), asked("first bet"))
    wishes = [it for it in seen(desk).every("data-do") if it.startswith("rule word-")]
    assert wishes
    tap(desk, wishes[0])
    term = BY_ID[wishes[0].removeprefix("rule word-")]
    assert f'id="overlay-title">{term.word}<' in str(page(desk))
    assert rules.address(desk) == ""
    tap(desk, f"rule {term.rule}")
    assert rules.address(desk) == f"#rule-{term.rule}"


def test_all_words_are_two_taps_away() -> None:
    desk = played(laid(), 8)
    tap(desk, "rule", "rule words")
    html = str(page(desk))
    assert all(f'id="word-{term.id}"' in html for term in GLOSSARY)
    taps.do(desk, "close")
    assert sheets.over(desk) == ""


def test_a_word_nobody_knows_is_no_page_without_end() -> None:
    assert "There is no rule" in str(page(opened("word-nonsense")))


def test_the_list_of_rules_explains_each_word_once_and_not_while_searching() -> None:
    desk = opened("all")
    wishes = [it for it in seen(desk).every("data-do") if it.startswith("rule word-")]
    assert len(wishes) == len(set(wishes)) > 15
    taps.fill(desk, "sought", "odds")
    assert not [it for it in seen(desk).every("data-do") if it.startswith("rule word-")]


def test_no_button_in_a_button() -> None:
    for desk in (opened("all"), opened("words"), opened("word-odds"), played(laid(), 8)):
        html = re.sub(r"</?(?!button|/button)[^>]*>", "", str(page(desk)))
        assert not re.search(r"<button[^>]*>(?:(?!</button>).)*<button", html, re.S)


def test_ids_are_their_own() -> None:
    for desk in (opened("all"), opened("words"), opened("2.1.2"), played(laid(), 8)):
        ids = seen(desk).every("id")
        assert len(ids) == len(set(ids))


def test_known_words_grow() -> None:
    known: set[str] = set()
    worded(of_title(PARTY), "odds", "here", known)
    assert known == {"odds"}


@pytest.mark.parametrize("title", TITLES)
def test_an_ordinary_place_is_no_word_of_the_game(title: str) -> None:
    spoken = words_of(TITLES[title])
    text = "It needs a second tap, in another place; every card has its place."
    assert [id for _, id in spoken.marked(text, frozenset()) if id] == []


def test_a_place_in_the_race_is_a_word_of_the_game() -> None:
    assert ("free place", "place") in list(marked("It takes the next free place."))


def test_a_stop_stays_with_the_word_before_it_and_no_letter_is_lost() -> None:
    text = "The odds. A stake, a sprint! And (the odds) end"
    html = "".join(str(node) for node in worded(of_title(BOX.titles[0]), text, "here"))
    assert re.sub("<[^>]*>", "", html) == text
    assert re.search(r'class="with-stop"><button[^>]*>odds</button>\.</span> A ', html)
