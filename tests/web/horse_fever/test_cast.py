"""Everybody on the cards has a drawing of their own."""

from __future__ import annotations

import pytest
from markupsafe import escape

from game.bots.profiles import LEVELS, TEMPERS
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS
from tools.drawings import symbols
from web.horse_fever.board.cards import SIGNS, card_face
from web.horse_fever.board.people import face
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text
from web.parts.cast import GUESTS, KNOWN, guest
from web.parts.minds import group
from web.words.minds import LEVELS as LEVEL_TEXTS

COMPUTERS = {
    *KNOWN.values(),
    *LEVELS,
    *(f"{level}-{temper}" for level in LEVELS for temper in TEMPERS),
}
PEOPLE = {
    id for kind in (CHARACTERS, ASSISTANTS, HORSE_CARDS) for cards in kind.values() for id in cards
}

GUESTS_DRAWN = {f"guest-{number}" for number in range(GUESTS)}
CARDS = {f"card-{id}" for cards in ACTION_CARDS.values() for id in cards}


def test_everybody_is_drawn_and_nobody_else() -> None:
    assert {name.removeprefix("cast-") for name in symbols("cast.svg")} == (
        PEOPLE | COMPUTERS | CARDS | GUESTS_DRAWN
    )


def test_no_two_drawings_are_the_same() -> None:
    drawn = symbols("cast.svg")
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("kind, cards", [("character", CHARACTERS), ("assistant", ASSISTANTS)])
def test_a_card_shows_whom_it_is_about(kind: str, cards: dict[str, dict[str, object]]) -> None:
    for edition, people in cards.items():
        for id in people:
            assert f'href="cast.svg#cast-{id}"' in str(face(person_text(edition, kind, id)))


@pytest.mark.parametrize("edition", ACTION_CARDS)
def test_an_action_card_shows_its_scene_and_its_sentence(edition: str) -> None:
    for id in ACTION_CARDS[edition]:
        text = card_text(edition, id)
        drawn = str(card_face(text))
        assert f'href="cast.svg#cast-card-{id}"' in drawn
        assert escape(text.line) in drawn


def test_the_star_stands_for_starred_cards_alone() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert "★" not in SIGNS.values()


def test_each_level_of_the_computers_has_its_portrait() -> None:
    drawn = str(group("Strength", "level", LEVEL_TEXTS, "keen"))
    assert all(f'href="cast.svg#cast-{level}"' in drawn for level in LEVELS)


def test_a_person_has_one_face_however_the_name_is_written() -> None:
    assert guest("Zoé") == guest(" zoé ") == guest("ZOÉ")
    assert len({guest(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")}) > 1
