"""The words say everything that the Family Game tells and asks, and never contradict its cards."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import Table
from game.horse_fever.cards import ACTION_CARDS, CHARACTERS, ROUNDS
from game.play import CHANCE, Ask, Event
from game.racing.dice import HORSES as COLOURS
from web import words

TITLE = "horse-fever/family"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
ROOT = Path(words.__file__).parents[2]
RULES = {it.id for it in words.rules(TITLE)}
SETUPS = [
    (seed, seats, edition, starred)
    for seed in range(3)
    for seats in (2, 3, 4, 5)
    for edition in ("first", "second")
    for starred in ("off", "on")
]
CALLED = {
    "off",
    "card revealed",
    "cards cancelled",
    "movement card",
    "sprint",
    "line crossed",
    "photo finish",
    "placed",
    "ranking",
    "odds shifted",
}
TIE = "sprint die for the tie"
ASKED = {
    "stables from 1:7 up to 1:2",
    "characters",
    "sprint die for the first player",
    "whom the die fits",
    "cards for player ",
    "first bet",
    "stake of the first bet",
    "card to fix the race",
    "horse to fix",
    "second bet",
    "stake of the second bet",
    "movement card",
    "sprint dice",
    "photo finish",
}
RARE = [
    Event("deck reshuffled", "3.2.1", {}),
    *(Event("tie broken", "F.4", {"seat": 1, "colour": colour}) for colour in COLOURS),
    Event("short", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "horse": "red", "owed": 400}),
    Event("short", "3.3.4", {"seat": 0, "money": -300, "vp": 0, "horse": "red", "owed": 400}),
    Event("eliminated", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "stables": ()}),
    Event("movement card", "3.2.1", {"card": "105", "unit": 4, "moves": {"red": 0, "blue": 0}}),
]


def is_clean(text: str) -> bool:
    """No raw id, no None, no empty braces, no double space, and a whole sentence."""
    return (
        bool(text)
        and not re.search(r"\w-\w|None|[{}\[\]]|  |\.\.|,[,.!?]", text)
        and (text[0].isupper() or text[0].isdigit())
        and text[-1] in ".!?"
    )


def pick(ask: Ask, rng: random.Random, bold: bool) -> str:
    """Any legal answer; a bold player stakes everything."""
    if bold and ask.what.startswith("stake"):
        return ask.options[-1]
    return ask.options[rng.randrange(len(ask.options))]


def moments(seed: int, seats: int, edition: str, starred: str) -> Iterator[Table]:
    """One game without a dealer, at every question of players and of chance, and at its end."""
    options = {"edition": edition, "starred cards": starred}
    options["length"] = "long" if seed else "normal"
    table = Table(TITLE, NAMES[:seats], options)
    rng = random.Random(f"{seed} {seats} {edition} {starred}")
    while table.ask is not None:
        yield table
        table.answer(pick(table.ask, rng, bold=seed == 2))
    yield table


@cache
def events_of(setup: tuple[int, int, str, str]) -> tuple[Event, ...]:
    """Everything told in one game."""
    events: tuple[Event, ...] = ()
    for table in moments(*setup):
        events = tuple(table.events)
    return events


def all_events() -> Iterator[Event]:
    """Everything told in all games, and what luck seldom brings."""
    for setup in SETUPS:
        yield from events_of(setup)
    yield from RARE


def trees() -> Iterator[ast.Module]:
    for folder in ("horse_fever", "racing"):
        for path in sorted((ROOT / "game" / folder).glob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def kind_words(node: ast.expr) -> set[str]:
    """The kinds that an argument can name; `{bet.kind} bet won` names two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.JoinedStr):
        tail = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        return {f"win{tail}", f"show{tail}"}
    return set()


def kinds_in_code() -> set[str]:
    kinds: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kinds |= kind_words(node.args[0])
            if isinstance(node.func, ast.Name) and node.func.id == "settle":
                kinds |= kind_words(node.args[2])
    return kinds


def test_every_kind_in_the_code_has_a_sentence_and_no_other() -> None:
    assert kinds_in_code() == words.EVENT_KINDS


def test_the_games_played_here_tell_every_kind() -> None:
    assert {event.kind for event in all_events()} == words.EVENT_KINDS


def test_every_rule_number_in_the_code_is_a_rule() -> None:
    number = re.compile(r"[FT]\.\d|\d(\.\d)+")
    found = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and number.fullmatch(node.value)
    }
    assert len(found) > 15
    assert found <= RULES


@pytest.mark.parametrize("setup", SETUPS)
def test_every_event_has_words(setup: tuple[int, int, str, str]) -> None:
    for event in (*events_of(setup), *RARE):
        assert is_clean(words.sentence(event, NAMES)), words.sentence(event, NAMES)
        assert words.phase_of(event)
        assert event.rule in RULES


def test_a_sentence_names_its_player_and_its_horse() -> None:
    for event in all_events():
        line = words.sentence(event, NAMES)
        if "seat" in event.facts:
            assert NAMES[event.facts["seat"]] in line
        if event.kind == "round":
            assert NAMES[event.facts["first"]] in line
        for colour in horses_of(event):
            assert words.HORSES[colour].name in line or words.HORSES[colour].stable in line


def horses_of(event: Event) -> list[str]:
    """The horses that an event is about."""
    facts = event.facts
    several = facts.get("moves") or facts.get("ranking") or facts.get("among") or ()
    return [*several, *([facts["horse"]] if "horse" in facts else [])]


def test_amounts_of_the_log_are_those_of_the_accounts() -> None:
    for event in all_events():
        line = words.sentence(event, NAMES)
        if (amount := event.facts.get("money")) and event.kind != "start":
            assert words.money(abs(amount)) in line, line
        if event.kind in ("win bet won", "show bet won", "penalty"):
            assert f"{abs(event.facts['vp'])} VP" in line


def test_the_caller_speaks_on_the_track_only_and_names_number_and_horse() -> None:
    for event in all_events():
        line = words.caller(event, NAMES)
        assert bool(line) == (event.kind in CALLED), (event, line)
        assert line == words.caller(event, NAMES)
        if line:
            assert is_clean(line), line
        if line and "horse" in event.facts:
            it = words.HORSES[event.facts["horse"]]
            assert f"number {it.number}, {it.name}" in line.replace("Number", "number")


def test_the_caller_never_credits_a_horse_that_did_not_move() -> None:
    moves = {"black": 2, "red": 4, "white": 0}
    line = words.caller(
        Event("movement card", "3.2.1", {"card": "99", "unit": 2, "moves": moves}), NAMES
    )
    assert "Carmine" in line and "4" in line
    assert "number 6, Snowdrop, won't move" in line
    assert "Nocturne" not in line
    facts = {"dice": ("red", "blue"), "unit": 3, "moves": {"red": 0}}
    line = words.caller(Event("sprint", "3.2.2", facts), NAMES)
    assert "Number 4, Carmine, can't answer!" in line
    assert "Number 2, Indigo, is home already." in line


def test_the_caller_varies() -> None:
    lines = {
        words.caller(Event("off", "3.2", {"number": number}), NAMES) for number in range(1, 11)
    }
    assert len(lines) == 3


@pytest.mark.parametrize("setup", SETUPS)
def test_every_question_and_answer_has_words(setup: tuple[int, int, str, str]) -> None:
    rng = random.Random(str(setup))
    for table in moments(*setup):
        if (ask := table.ask) is None:
            return
        assert ask.rule in RULES
        seat = None if ask.who == CHANCE else ask.who
        for view in (table.view(seat), table.view(None)):
            check_question(ask, table.names, view)
        count = len(ask.options)
        for at in range(count) if count < 40 else rng.sample(range(count), 10):
            check_answer(ask.what, ask.options[at])


def test_the_games_played_here_ask_everything_but_the_tie() -> None:
    asked = {
        re.sub(r"(?<=player )\d", "", table.ask.what)
        for setup in SETUPS
        for table in moments(*setup)
        if table.ask is not None
    }
    assert asked - {TIE} == ASKED
    check_question(Ask(CHANCE, TIE, ("die red",), rule="F.4"), NAMES, None)


def check_question(ask: Ask, names: tuple[str, ...], view: Any) -> None:
    asked = words.question(ask, names, view)
    assert is_clean(asked.help), asked
    assert asked.title and not re.search(r"\w-\w|None|[{}]", asked.title)
    if ask.who != CHANCE:
        assert names[ask.who] in asked.title


def check_answer(what: str, text: str) -> None:
    said = words.answer_words(what, text)
    assert said and not re.search(r"\w-\w|None|[{}]", said), said
    if " " in text and not text.startswith("player"):
        assert said != text


def test_half_a_choice_is_named_to_its_own_seat_only() -> None:
    seen = 0
    for table in moments(*SETUPS[-1]):
        ask = table.ask
        if ask is None or ask.what not in ("horse to fix", "stake of the first bet"):
            continue
        seen += 1
        own = words.question(ask, table.names, table.view(ask.who))
        public = words.question(ask, table.names, table.view(None))
        assert own.title != public.title
        assert "your card" in public.title or public.title.endswith("how much do you stake?")
    assert seen > 10


@pytest.mark.parametrize("setup", SETUPS[::7])
def test_every_refusal_rests_on_a_rule(setup: tuple[int, int, str, str]) -> None:
    seen = set()
    for step, table in enumerate(moments(*setup)):
        if (ask := table.ask) is None or step > 60:
            break
        menu = () if ask.what.startswith("stake") else ask.menu
        wrong = ["0", "150", "99900"] if ask.what.startswith("stake") else []
        wrong += ["pass"] if ask.what == "first bet" else []
        for text in [*menu, *wrong]:
            if text not in ask.options:
                refusal = table.why_not(text)
                assert refusal is not None and refusal.reason
                assert refusal.rule in RULES
                seen.add(refusal.rule)
    assert {"2.1", "2.1.1"} <= seen


def test_a_refused_length_rests_on_a_rule() -> None:
    refusal = Table(TITLE, NAMES[:2]).title.refuse(5, {"length": "quick"})
    assert refusal is not None and refusal.rule in RULES


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_card_says_all_its_numbers(edition: str) -> None:
    for id, printed in ACTION_CARDS[edition].items():
        text = words.card(edition, id)
        assert text[:4] == (id, printed.name, printed.sign, printed.letter)
        assert is_clean(text.line)
        assert len(text.symbols) == len(printed.effects)
        said = set(re.findall(r"\d+", text.line))
        for effect, symbol in zip(printed.effects, text.symbols, strict=True):
            if isinstance(effect.value, int) and effect.op not in ("deny", "stop"):
                assert str(abs(effect.value)) in said, text
                assert str(abs(effect.value)) in symbol
                assert is_signed_as(effect.op, effect.value, symbol)
        assert said <= {str(abs(it.value)) for it in printed.effects if isinstance(it.value, int)}


def is_signed_as(op: str, value: int, symbol: str) -> bool:
    """Whether a symbol says more, less, or just so many, as its effect does."""
    if op == "set":
        return not set("+−▲▼") & set(symbol)
    return bool(set("+▲" if value > 0 else "−▼") & set(symbol))


def test_cards_say_which_way_they_go() -> None:
    assert words.card("first", "aqua-putrida").symbols == ("start −1", "sprint −1")
    assert words.card("first", "steven-sting").symbols == ("odds ▼2",)
    assert words.card("second", "boss-off").line.endswith("1 VP less.")
    assert words.card("second", "pecunia-non-olet").symbols == ("bettors +400 D",)
    assert "wins photo" in words.card("first", "fustis-et-radix").symbols
    assert "loses photo" in words.card("second", "mala-tempora").symbols


def test_cards_of_no_edition_are_unknown() -> None:
    with pytest.raises(KeyError):
        words.card("first", "in-igni-veritas")
    with pytest.raises(KeyError):
        words.rule(TITLE, "9.9")
    with pytest.raises(KeyError):
        words.rules("horse-fever/nonsense")


def test_an_id_means_one_name_in_both_editions() -> None:
    for pool in (ACTION_CARDS, CHARACTERS):
        for id in set(pool["first"]) & set(pool["second"]):
            assert pool["first"][id].name == pool["second"][id].name


def test_characters_have_a_line() -> None:
    assert words.character_line("first", "sigvard-skalle") == (
        "Sigvard Skalle: 4,400 D and the stable at 1:7."
    )
    assert "4,200 D" in words.character_line("second", "sigvard-skalle")


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


def test_money_and_odds() -> None:
    assert words.money(1400) == "1,400 D"
    assert words.odds_text(1) == "1:2" and words.odds_text(6) == "1:7"


def test_the_rules_are_whole() -> None:
    rules = words.rules(TITLE)
    assert len(RULES) == len(rules)
    assert {"0.1", "A"} <= RULES
    for it in rules:
        assert words.rule(TITLE, it.id) == it
        assert it.heading and it.paragraphs
        assert all(is_clean(text.replace("counter-clockwise", "")) for text in it.paragraphs)
        for id in re.findall(r"\((\d(?:\.\d)+)\)", " ".join(it.paragraphs)):
            assert id in RULES


def test_the_rules_call_everybody_everybody() -> None:
    text = " ".join(text for it in words.rules(TITLE) for text in it.paragraphs)
    assert not re.search(r"\b(he|she|his|her|hers|him)\b", text, re.IGNORECASE)


def test_table_1_is_that_of_the_game() -> None:
    quick, normal, long, none = words.rule(TITLE, "T.1").paragraphs
    for text, length in ((quick, "quick"), (normal, "normal"), (long, "long")):
        listed = {
            int(seats): int(count) for count, seats in re.findall(r"(\d+) races with (\d+)", text)
        }
        assert listed == ROUNDS[length]
    assert {int(seats) for seats in re.findall(r"\d", none)} == {4, 5}


def test_every_colour_of_the_die_has_its_joke() -> None:
    assert set(words.DIE_JOKES) == set(COLOURS)
    assert len(set(words.DIE_JOKES.values())) == 6
    assert all(is_clean(line) for line in words.DIE_JOKES.values())


def test_the_readme_lists_every_card_as_it_plays() -> None:
    text = (ROOT / "game" / "horse_fever" / "README.md").read_text(encoding="utf-8")
    rows = {line for line in text.splitlines() if line.startswith("| ")}
    for edition, cards in ACTION_CARDS.items():
        for id, printed in cards.items():
            it = words.card(edition, id)
            star = " ★" if printed.star else ""
            cells = [it.name + star, edition, it.sign, it.letter or "–", ", ".join(it.symbols)]
            assert f"| {' | '.join(cells)} |" in rows
