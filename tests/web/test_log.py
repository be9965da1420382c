"""The clerk’s book: every event once, under its race and phase, with its rule and its cards."""

from __future__ import annotations

import pytest

from tests.web import fever
from tests.web.desks import laid, offered, played, seen, tap
from tests.web.spoken import is_clean
from web import taps
from web.desk import sheets
from web.horse_fever import words
from web.horse_fever.words.log_cards import card_name
from web.pages.log import written

GAMES = [("family", 2, 1), ("family", 5, 2), ("board", 3, 3), ("board", 5, 4)]


@pytest.mark.parametrize(("title", "seats", "seed"), GAMES)
def test_every_event_is_told_once_with_a_rule_that_exists(
    title: str, seats: int, seed: int
) -> None:
    desk = played(laid(seats, 0, seed, title))
    table = desk.table
    assert table is not None
    lines = list(written(desk))
    assert [line.number for line in lines] == list(range(len(table.events)))
    said = words.of_title(table.title.id)
    rules = {rule.id for rule in fever.rules(table.title.id)}
    for line, event in zip(lines, table.events, strict=True):
        assert line.text == said.sentence(event, table.names) and is_clean(line.text)
        assert line.rule in rules
        assert line.phase == said.phase(event)
    assert [line.race for line in lines] == sorted(line.race for line in lines)


@pytest.mark.parametrize(("title", "seats", "seed"), GAMES)
def test_the_cards_of_a_line_are_the_cards_that_it_names(title: str, seats: int, seed: int) -> None:
    desk = played(laid(seats, 0, seed, title))
    assert desk.table is not None
    opened = set()
    for line in written(desk):
        for card in line.cards:
            name = card_name(card)
            if not card.startswith(("loan:", "target:")):
                assert name in line.text
            opened.add((card, name))
    assert len(opened) > 8
    for card, name in opened:
        taps.do(desk, f"card {card}")
        assert name in seen(desk).text, card


def test_every_card_of_the_reveal_can_be_opened() -> None:
    desk = played(laid(4))
    for line, event in zip(written(desk), desk.at.table.events, strict=True):
        if event.kind == "card revealed":
            assert line.cards == (event.facts["card"],)
        if event.kind == "movement card":
            assert line.cards == ()


def test_the_newest_race_is_open_and_any_can_be_folded() -> None:
    desk = tap(played(laid(), 70), "log")
    now = desk.at.table.view(None).round
    assert now >= 2
    assert offered(desk, f"fold-{now}")["aria-expanded"] == "true"
    assert offered(desk, "fold-1")["aria-expanded"] == "false"
    tap(desk, "fold 1", f"fold {now}")
    assert offered(desk, f"fold-{now}")["aria-expanded"] == "false"
    assert offered(desk, "fold-1")["aria-expanded"] == "true"
    taps.do(desk, "fold nonsense")


def test_either_end_can_be_on_top() -> None:
    desk = tap(played(laid(), 70), "log")

    def chapters() -> list[str]:
        return [id for id in seen(desk).every("id") if id.startswith("chapter-")]

    newest = chapters()
    tap(desk, "order")
    assert chapters() == newest[::-1] != newest


def test_a_rule_or_a_card_from_the_log_gives_the_log_free_again() -> None:
    desk = tap(played(laid(), 70), "log", "fold 1")
    wishes = seen(desk).every("data-do")
    rule = next(it for it in wishes if it.startswith("rule 3"))
    card = next(it for it in wishes if it.startswith("card "))
    for wish in (rule, card):
        tap(desk, wish)
        assert sheets.over(desk) not in ("", "log")
        tap(desk, "close")
        assert sheets.over(desk) == "log"
    tap(desk, "close")
    assert sheets.over(desk) == ""


def test_no_sentence_is_kept_with_the_game() -> None:
    desk = played(laid(2), 70)
    assert desk.table is not None
    text = desk.shelf.text(desk.id)
    assert not [line for line in written(desk) if line.text in text]
