"""The rules over the screen: found by words, opened by the address."""

from __future__ import annotations

import re
from random import Random

import pytest

from game import TITLES
from tests.web import fever
from tests.web.desks import laid, played, seen, tap
from tools.staging import drive
from web import taps
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import BOXES, SCREENS, box_of, name_of, words_of
from web.desk.state import Desk
from web.page import drawn
from web.pages import rules, searching

TITLE = "horse-fever/family"


def test_the_list_is_that_of_the_rulebook() -> None:
    desk = tap(played(laid(), 20), "rule")
    ids = [it[5:] for it in seen(desk).every("id") if re.match(r"rule-[0-9A-Z]", it)]
    assert ids == [rule.id.replace(".", "-") for rule in fever.rules(TITLE)]
    assert [it for it in seen(desk).every("id") if it.startswith("to-")][-len(ids) :] == [
        f"to-{rule.id}" for rule in fever.rules(TITLE)
    ]
    assert desk.rule == rules.ALL


def test_words_are_found_in_headings_text_and_numbers() -> None:
    every = fever.rules(TITLE)
    assert searching.found(every, "") == searching.found(every, "  ") == list(every)
    assert "3.2.4" in [rule.id for rule in searching.found(every, "PHOTO finish")]
    assert "2.1.2" in [rule.id for rule in searching.found(every, "2.1.2")]
    assert searching.found(every, "photo elephant") == []


@pytest.mark.parametrize("typed", ["photo", "a", "(", "1:2", ".*", "bet win", "ph photo", "\\"])
def test_marking_loses_no_letter(typed: str) -> None:
    for rule in fever.rules(TITLE):
        for text in (rule.heading, *rule.paragraphs):
            pieces = list(searching.marked(text, typed))
            assert "".join(piece for piece, _ in pieces) == text
            marks = [piece.casefold() for piece, hit in pieces if hit]
            assert all(mark in searching.wanted(typed) for mark in marks)
            assert bool(marks) == any(it in text.casefold() for it in searching.wanted(typed))


def test_a_search_marks_what_it_finds_and_forgets_it_when_closed() -> None:
    desk = tap(played(laid(), 20), "rule")
    taps.fill(desk, "sought", "photo")
    page = seen(desk)
    assert "mark" in {tag for tag, _ in page.tags}
    assert f"{len(searching.found(fever.rules(TITLE), 'photo'))} rules" in page.text
    tap(desk, "close")
    assert desk.sought == desk.rule == ""


def test_nothing_found_offers_words_that_find_something() -> None:
    every = fever.rules(TITLE)
    for typed in ("spint", "phto", "xyzzy", "<script>"):
        desk = tap(played(laid(), 20), "rule")
        taps.fill(desk, "sought", typed)
        assert f"Nothing found for “{typed}”" in seen(desk).text
        offers = [it for it in seen(desk).every("data-do") if it.startswith("sought ")]
        assert offers
        for wish in offers:
            assert searching.found(every, wish.partition(" ")[2])
        tap(desk, offers[0])
        assert "Nothing found" not in seen(desk).text


@pytest.mark.parametrize("title", SCREENS)
def test_every_rule_has_an_address_that_opens_it(title: str) -> None:
    desk = played(laid(3, 0, 1, title), 20)
    for rule in words_of(TITLES[title]).rules:
        assert rules.follow(desk, f"#rule-{rule.id}")
        assert rules.address(desk) == f"#rule-{rule.id}"
        assert not rules.follow(desk, rules.address(desk))
        text = seen(desk).text
        assert f"Rule {rule.id}" in text and all(it in text for it in rule.paragraphs)
        tap(desk, "close")
        assert rules.address(desk) == ""


def test_the_list_has_an_address_and_another_address_closes_it() -> None:
    desk = played(laid(), 20)
    assert rules.follow(desk, "#rules") and rules.address(desk) == "#rules"
    assert rules.follow(desk, "") and desk.rule == ""
    assert not rules.follow(desk, "#setup")


def test_a_rule_of_another_game_says_whose_it_is() -> None:
    desk = played(laid(), 20)
    rules.follow(desk, "#rule-1.1.7")
    assert "only in Horse Fever: Board Game" in seen(desk).text


@pytest.mark.parametrize("hash", ["#rule-9.9", "#rule-Z", "#rule-0.0.0.0"])
def test_an_unknown_rule_gets_the_list_with_a_plain_line(hash: str) -> None:
    desk = played(laid(), 20)
    rules.follow(desk, hash)
    assert f"There is no rule {hash[6:]}." in seen(desk).text
    assert {"close", "rule 2.1"} <= set(seen(desk).every("data-do"))
    taps.fill(desk, "sought", "photo")
    assert "rule 2.1" not in seen(desk).every("data-do")


@pytest.mark.parametrize("hash", ["#rule-", "#rule-<b>", "#rulebook", "#rule-" + "9" * 500])
def test_an_address_that_is_no_number_opens_the_list(hash: str) -> None:
    desk = played(laid(), 20)
    assert rules.follow(desk, hash)
    assert desk.rule == "all" and "<b>" not in seen(desk).text


def test_rules_open_behind_the_curtain_and_show_nothing_else() -> None:
    desk = drive(laid(), lambda now: now.curtain is not None)
    rules.follow(desk, "#rule-2.1")
    assert "unveil" in seen(desk).every("data-do") and desk.unveiled is None


@pytest.mark.parametrize("title", sorted(SCREENS))
def test_what_a_rule_speaks_of_stands_beside_it_alone_and_in_the_list(title: str) -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.form.play(title)
    taps.do(desk, "setup " + box_of(title).id)
    desk.form.play(title)
    known = {rule.id for rule in words_of(TITLES[title]).rules}
    wanted = set(SCREENS[title].pictured) & known
    assert wanted or not SCREENS[title].pictured, "no rule of it has a picture"
    desk.rule = "all"
    assert drawn(desk).count('class="rule-picture"') == len(wanted)
    for rule in wanted:
        desk.rule = rule
        assert drawn(desk).count('class="rule-picture"') == 1, rule


def test_every_picture_belongs_to_a_rule() -> None:
    for box in BOXES.values():
        known = {rule.id for title in box.titles for rule in words_of(TITLES[title]).rules}
        for title in box.titles:
            assert set(SCREENS[title].pictured) <= known, title


@pytest.mark.parametrize("rule", ["N.15", "N.16", "N.17", "N.18", "N.19", "N.20", "N.22"])
def test_the_card_beside_a_nasty_rule_is_the_one_it_is_about(rule: str) -> None:
    heading = next(it.heading for it in words_of(TITLES["really-nasty"]).rules if it.id == rule)
    shown = str(SCREENS["really-nasty"].pictured[rule]())
    name = re.search("<b>([^<:]+)", shown)
    assert name is not None and heading.startswith(name[1]), shown


@pytest.mark.parametrize("title", sorted(TITLES))
def test_at_home_the_rules_name_their_game_and_lead_to_those_of_every_box(title: str) -> None:
    its = box_of(title)
    desk = tap(Desk(Shelf(Drawer()), Random(1)), "rule", f"box {its.id}")
    if len(its.titles) > 1:
        tap(desk, f"title {title}")
    assert f"The rules of {name_of(title)}" in seen(desk).text
    ids = {f"rule-{rule.id.replace('.', '-')}" for rule in words_of(TITLES[title]).rules}
    assert ids <= {*seen(desk).every("id")} >= {f"of-{box}" for box in BOXES}
    table = laid(2, title=title) if 2 in TITLES[title].seats else desk
    taps.do(table, "rule")
    assert table is desk or not any(it.startswith("of-") for it in seen(table).every("id"))
