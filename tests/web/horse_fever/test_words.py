"""What cards, people and rules are in words, and that they never contradict the tables."""

from __future__ import annotations

import ast
import re

import pytest

from game.horse_fever.cards import ACTION_CARDS, ROUNDS, STABLE_PRIZES
from game.horse_fever.kinds import KINDS
from game.horse_fever.lanes import HORSES as COLOURS
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, LOANS
from game.racing.effects import Effect
from tests.web import fever
from tests.web.english import FEVER as ENGLISH
from tests.web.spoken import ROOT, is_clean, kinds_in_code, raw, trees
from web.horse_fever import words
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import character_line, person_text
from web.horse_fever.words.saying import say

TITLE = "horse-fever/family"
TITLES = (TITLE, "horse-fever/board")
EDITIONS = ("first", "second")
RULES = {title: {it.id for it in fever.rules(title)} for title in TITLES}


def test_every_kind_in_the_code_has_a_sentence_and_no_other() -> None:
    told = {kind for tables in ENGLISH.values() for kind in tables.log}
    assert kinds_in_code() == told == KINDS


def test_every_rule_number_in_the_code_is_a_rule() -> None:
    number = re.compile(r"[FT]\.\d|\d(\.\d)+|[CHS]")
    found = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and number.fullmatch(node.value)
    }
    assert len(found) > 30
    assert found - {"F.2", "F.3", "F.4"} <= RULES["horse-fever/board"]
    assert found <= RULES[TITLE] | RULES["horse-fever/board"]


def test_the_titles_share_the_rules_of_bets_and_race() -> None:
    family, board = ({it.id: it for it in fever.rules(title)} for title in TITLES)
    shared = set(family) & set(board) - {"F.1", "T.1", "3.3"}
    assert len(shared) > 20
    assert all(family[id] == board[id] for id in shared)


@pytest.mark.parametrize("title", TITLES)
def test_3_3_2_the_rules_say_what_a_stable_brings(title: str) -> None:
    (rule,) = (it for it in fever.rules(title) if it.id == "3.3.2")
    said = [int(number) for number in re.findall(r"(\d+)\sD", rule.paragraphs[0])]
    assert said == [*STABLE_PRIZES.values()]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_card_says_all_its_numbers(edition: str) -> None:
    for id, printed in ACTION_CARDS[edition].items():
        text = card_text(edition, id)
        assert text[:4] == (id, printed.name, printed.sign, printed.letter)
        assert is_clean(text.line)
        assert len(text.symbols) == len(printed.effects)
        said = set(re.findall(r"\d+", text.line))
        for effect, symbol in zip(printed.effects, text.symbols, strict=True):
            if isinstance(effect.value, int) and effect.op not in ("deny", "stop"):
                assert str(abs(effect.value)) in said or "does not move" in text.line, text
                assert str(abs(effect.value)) in symbol
                assert is_signed_as(effect.op, effect.value, symbol)
        assert said <= {str(abs(it.value)) for it in printed.effects if isinstance(it.value, int)}


def is_signed_as(op: str, value: int, symbol: str) -> bool:
    """Whether a symbol says more, less, or just so many, as its effect does."""
    if op == "set":
        return not set("+−▲▼") & set(symbol)
    return bool(set("+▲" if value > 0 else "−▼") & set(symbol))


def test_cards_say_which_way_they_go() -> None:
    assert card_text("first", "aqua-putrida").symbols == ("start −1", "−1 per sprint")
    assert card_text("first", "steven-sting").symbols == ("odds ▼2",)
    assert card_text("second", "boss-off").line.endswith("1 VP less, but never below zero.")
    assert card_text("second", "pecunia-non-olet").symbols == ("bettors +400 D",)
    assert "wins photos" in card_text("first", "fustis-et-radix").symbols
    assert "loses photos" in card_text("second", "mala-tempora").symbols


def test_cards_of_no_edition_are_unknown() -> None:
    with pytest.raises(KeyError):
        card_text("first", "in-igni-veritas")
    with pytest.raises(KeyError):
        fever.rule(TITLE, "9.9")
    with pytest.raises(KeyError):
        fever.rules("horse-fever/nonsense")


def test_an_id_means_one_name_in_both_editions() -> None:
    for pool in (ACTION_CARDS, CHARACTERS, ASSISTANTS, HORSE_CARDS):
        for id in set(pool["first"]) & set(pool["second"]):
            assert pool["first"][id].name == pool["second"][id].name


def test_characters_have_a_line() -> None:
    assert character_line("first", "sigvard-skalle") == (
        "Sigvard Skalle: 4,400 D and the stable at 1:7."
    )
    assert "4,200 D" in character_line("second", "sigvard-skalle")


def numbers(effects: tuple[Effect, ...]) -> set[str]:
    """What a line on these effects must say; swaps and photos have no number, nought is a word."""
    values = [it.value for it in effects if it.op != "swap" and isinstance(it.value, int)]
    return {str(abs(value)) if value else "not" for value in values}


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_say_all_their_numbers(edition: str) -> None:
    effects = {
        **{("character", it.id): it.effects for it in CHARACTERS[edition].values()},
        **{("assistant", it.id): it.effects for it in ASSISTANTS[edition].values()},
        **{("horse", it.id): it.effects for it in HORSE_CARDS[edition].values()},
    }
    for it in fever.all_people(edition):
        assert it == person_text(edition, it.kind, it.id)
        assert is_clean(it.line) and it.name and it.role and it.symbols, it
        assert it.rule in RULES["horse-fever/board"]
        said = set(re.findall(r"\d+|not", it.line.replace(",", "")))
        assert numbers(effects.pop((it.kind, it.id), ())) <= said, it
        assert not any(raw(symbol) for symbol in it.symbols)
    assert not effects


def test_characters_with_a_power_bring_money_and_say_it() -> None:
    for edition in EDITIONS:
        for it in CHARACTERS[edition].values():
            assert words.money(it.money) in character_line(edition, it.id)
    assert character_line("second", "otto-von-alt") == (
        "Otto von Alt: 4,000 D to start with; pays 400 D less for action cards."
    )


def test_targets_and_loans_say_what_they_bring() -> None:
    for copy in (1, 2):
        it = person_text("first", "target", f"fewest-vp-{copy}")
        assert (it.name, it.symbols) == ("Fewest VP", ("+2 VP",))
    for id, (now, back) in LOANS.items():
        line = person_text("second", "loan", id).line
        assert words.money(now) in line and words.money(back) in line


def test_people_of_no_kind_or_edition_are_unknown() -> None:
    for edition, kind, id in (("first", "horse", "troy"), ("first", "stable", "red")):
        with pytest.raises(KeyError):
            person_text(edition, kind, id)


def test_horses_stand_in_lane_order() -> None:
    assert tuple(words.HORSES) == COLOURS
    assert [it.number for it in words.HORSES.values()] == [1, 2, 3, 4, 5, 6]
    assert len({it.name for it in words.HORSES.values()}) == 6
    assert [it.silk for it in words.HORSES.values()] == [
        "hoops", "chevrons", "diamonds", "stripes", "spots", "halves",
    ]  # fmt: skip


def test_answers_in_words() -> None:
    say = words.answer_words
    assert say("first bet", "win red") == "Carmine (red) to win"
    assert say("second bet", "pass") == "no second bet"
    assert say("stake of the first bet", "1300") == "1,300 D"
    assert say("card to fix the race", "fix xiii") == "XIII"
    assert say("horse to fix", "behind red") == "behind number 4, Carmine"
    assert say("sprint dice", "sprint red red") == "red twice"
    order = "red, black, blue, green, yellow, white"
    assert say("stables from 1:7 up to 1:2", order).startswith("red 1:7, black 1:6")


def test_answers_of_the_board_game_in_words() -> None:
    say = words.answer_words
    assert say("purchase", "buy stable red") == "buy the stable El Fragor Rojo (red)"
    assert say("purchase", "offer 2 assistant tommy-style") == "ask player 2 for Tommy Style"
    assert say("purchase", "offer 2 target") == "ask player 2 for a target"
    assert say("target to keep", "keep most-danari-2") == "keep the target Most Danari"
    assert say("swap", "swap 3 troy") == "take Troy from player 3"
    assert say("odds change", "odds red up") == "El Fragor Rojo (red) 2 rows up"
    assert say("sell auction", "accept 900") == "yes for 900 D"
    assert say("horse cards for player 1", "troy, el-guapo") == "Troy and El Guapo"
    asked = ("second bet", "purchase", "odds change", "swap")
    assert len({say(what, "pass") for what in asked}) == 4


def test_money_and_odds() -> None:
    assert words.money(1400) == "1,400 D"
    assert words.odds_text(1) == "1:2" and words.odds_text(6) == "1:7"


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_whole(title: str) -> None:
    rules = fever.rules(title)
    assert len(RULES[title]) == len(rules)
    assert {"0.1", "A"} <= RULES[title]
    for it in rules:
        assert fever.rule(title, it.id) == it
        assert it.heading and it.paragraphs
        assert all(is_clean(text.replace("counter-clockwise", "")) for text in it.paragraphs)
        for id in re.findall(r"\((\d(?:\.\d)+|[CHS])\)", " ".join(it.paragraphs)):
            assert id in RULES[title]


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_call_everybody_everybody(title: str) -> None:
    text = " ".join(text for it in fever.rules(title) for text in it.paragraphs)
    text += " ".join(it.line for edition in EDITIONS for it in fever.all_people(edition))
    assert not re.search(r"\b(he|she|his|her|hers|him)\b", text, re.IGNORECASE)


def test_table_1_is_that_of_the_game() -> None:
    quick, normal, long, none = fever.rule(TITLE, "T.1").paragraphs
    for text, length in ((quick, "quick"), (normal, "normal"), (long, "long")):
        listed = {
            int(seats): int(count) for count, seats in re.findall(r"(\d+) races with (\d+)", text)
        }
        assert listed == ROUNDS[length]
    assert {int(seats) for seats in re.findall(r"\d", none)} == {4, 5}


def test_every_colour_of_the_die_has_its_joke() -> None:
    jokes = {colour: say("{it:joke}", it=colour) for colour in COLOURS}
    assert len(set(jokes.values())) == 6
    assert all(is_clean(line) for line in jokes.values())


def test_the_readme_lists_every_card_as_it_plays() -> None:
    text = (ROOT / "game" / "horse_fever" / "README.md").read_text(encoding="utf-8")
    rows = {line for line in text.splitlines() if line.startswith("| ")}
    for edition, cards in ACTION_CARDS.items():
        for id, printed in cards.items():
            it = card_text(edition, id)
            star = " ★" if printed.star else ""
            cells = [it.name + star, edition, it.sign, it.letter or "–", ", ".join(it.symbols)]
            assert f"| {' | '.join(cells)} |" in rows


def test_the_readme_lists_everybody_as_they_play() -> None:
    text = (ROOT / "game" / "horse_fever" / "README.md").read_text(encoding="utf-8")
    rows = {line.replace(" ★", "") for line in text.splitlines()}
    for edition in EDITIONS:
        for it in fever.all_people(edition):
            if it.kind in ("character", "assistant", "horse"):
                cells = [it.name, edition, it.kind, it.role, ", ".join(it.symbols)]
                assert f"| {' | '.join(cells)} |" in rows
