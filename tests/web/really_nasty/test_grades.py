"""Grade, odds and sections are explained where they stand, and in the words of the box."""

from __future__ import annotations

import re

import pytest

from game.really_nasty.cards import DOUBLES, GRADES, UNIT
from game.really_nasty.course import FENCES, SECTIONS, START
from game.really_nasty.state import Bet
from game.really_nasty.stewards import pay_off
from tests.game.really_nasty.scripted import Phase, gains, laid
from tests.web.desks import seen, tap
from tools.really_nasty.states import a_floor, meeting
from tools.staging import asks, drive, speaking_in
from web.desk.state import Desk
from web.page import drawn
from web.really_nasty import say
from web.really_nasty.grades import EXAMPLE
from web.really_nasty.words import voice
from web.really_nasty.words.names import SECTION_SIGNS

HEADS = ("lane", "grade", "odds", "length")
PAGES = {"bet": "bets", "entries": "entries"}


def asked_for(what: str) -> Desk:
    """Somebody fills in a slip or a form."""
    return drive(meeting(6), asks(what))


def explained(desk: Desk, where: str) -> list[str]:
    """The words that can be tapped there, each of which opens its sheet and closes again."""
    words = (
        tag for _, tag in seen(desk).tags if (tag.get("id") or "").startswith(f"{where}-word-")
    )
    wishes = [str(tag["data-do"]) for tag in words]
    for wish in wishes:
        term = voice().words.glossary[wish.removeprefix("rule word-")]
        page = seen(tap(desk, wish))
        assert term.word in page.text and term.text in page.text
        tap(desk, "close")
    return [wish.removeprefix("rule word-") for wish in wishes]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("what", PAGES)
def test_each_word_that_a_bet_or_an_entry_is_made_by_can_be_tapped(
    what: str, language: str
) -> None:
    with speaking_in(language):
        found = explained(asked_for(what), PAGES[what])
    wanted = {"grade", "double", *SECTIONS} | ({"odds"} if what == "bet" else set())
    assert set(found) == wanted and len(found) == len(wanted)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_each_column_of_the_board_but_the_horse_is_explained_at_its_head(language: str) -> None:
    with speaking_in(language):
        assert explained(drive(meeting(4), a_floor(60)), "board") == list(HEADS)


@pytest.mark.parametrize("what", PAGES)
def test_it_is_said_in_how_many_sections_the_best_and_the_worst_grade_double(what: str) -> None:
    best, worst = len(DOUBLES[1]), len(DOUBLES[6])
    said = f"Grade 1 doubles its roll in {best} sections, grade 6 in {worst}:"
    assert said in seen(asked_for(what)).text
    assert all(worst <= len(DOUBLES[grade]) <= best for grade in GRADES)


def test_the_example_of_odds_is_what_such_a_bet_is_paid() -> None:
    game = laid(lanes=(1, 2), grades=(EXAMPLE, 1))
    assert game.odds(0) == EXAMPLE
    game.bets, game.placed = (Bet(None, 0), Bet(0, UNIT)), (0,)
    assert Phase(pay_off(game)).ask is None
    paid = gains(game, 1, "bet won")
    said = f"Odds {EXAMPLE}–1: a winning bet of £{UNIT:,} pays back £{paid:,}."
    assert said in seen(asked_for("bet")).text


def test_a_horse_to_bet_on_shows_the_sections_of_its_grade_and_no_others() -> None:
    desk = asked_for("bet")
    html, view = drawn(desk), desk.view
    for seat, silk in enumerate(view.silks):
        offer = html.partition(f'id="answer-{silk}"')[2].partition("</button>")[0]
        letters = re.findall(r'<i class="on" aria-hidden="true">(..)</i>', offer)
        assert tuple(letters) == DOUBLES[view.grades[seat]] and offer.count("<i") == len(letters)


def test_the_sections_lie_where_their_words_say() -> None:
    at = {id: (one.part, one.column) for id, one in FENCES.items()}
    early, quicken, finish = (SECTIONS[id] for id in ("EP", "QU", "FW"))
    assert (early.lap, early.part) == (1, at["stand"][0])
    assert (early.columns[0], early.columns[-1]) == (START + 1, at["stand"][1] - 1)
    assert quicken.part == at["rails"][0] == at["gorse"][0]
    assert at["rails"][1] < quicken.columns[0] and quicken.columns[-1] == at["gorse"][1] - 1
    assert (finish.part, finish.lap, finish.columns[0]) == ("home", 2, 1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("section", SECTIONS)
def test_the_word_of_a_section_names_the_grades_that_double_there(
    section: str, language: str
) -> None:
    with speaking_in(language):
        text, sign = voice().words.glossary[section].text, say(SECTION_SIGNS[section])
    told = [int(number) for number in re.findall(r"\d", text)]
    assert told == [grade for grade in GRADES if section in DOUBLES[grade]]
    assert text.startswith(f"{sign},")
