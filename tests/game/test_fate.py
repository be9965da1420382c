"""A seeded table: dice and decks come out alike for everybody, whatever is played."""

from __future__ import annotations

import pytest

from game import BadTable, Table, saves
from game.bots.hindsight import replayed
from game.play import CHANCE
from game.table.fate import Mood
from game.title import TITLES
from tools.staging import seated

ANY = Mood("")
NAMES = ("Ann", "Ben", "Cat")


def seeded(title: str, mind: str, seed: str = "a seed", stop: int = 10_000) -> Table:
    """A single race in which everybody answers anything, by a text."""
    short = {"length": "single"} if "single" in TITLES[title].choices.get("length", ()) else {}
    table = Table(title, NAMES[: seated(title, len(NAMES))], short, ANY, seed=seed)
    anything = Mood(mind)
    while table.ask is not None and len(table.answers) < stop:
        table.answer(table.ask.options[anything.randrange(len(table.ask.options))])
    return table


def by_chance(table: Table, what: str) -> list[str]:
    """What came out whenever chance was asked this."""
    then, found = table.at(0), []
    for text in table.answers:
        assert then.ask is not None
        if then.ask.who == CHANCE and then.ask.what == what:
            found.append(text)
        then.answer(text)
    return found


def test_the_same_dice_and_cards_come_to_everybody() -> None:
    one, other = (seeded("horse-fever/family", mind) for mind in ("bold", "shy"))
    assert one.answers != other.answers
    for what in ("movement card", "sprint die 1", "cards for player 1"):
        pairs = list(zip(by_chance(one, what), by_chance(other, what), strict=False))
        assert all(mine == theirs for mine, theirs in pairs), what
    assert len(by_chance(one, "movement card")) > 2


def test_another_seed_is_another_game() -> None:
    games = {seeded("winners-circle", "bold", f"seed {n}").answers[:12] for n in range(20)}
    assert len(games) == 20


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_save_that_is_opened_goes_on_as_it_would_have(title: str) -> None:
    whole = seeded(title, "bold", stop=150)
    for step in range(0, len(whole.answers), 9):
        text = saves.dumps(whole.at(step))
        assert '\nseed: "a seed"\n' in text
        then = saves.loads(text, ANY)
        mine = [
            text for who, text in zip(whole.askers, whole.answers, strict=True) if who != CHANCE
        ]
        for said in mine[sum(who != CHANCE for who in then.askers) :]:
            then.answer(said)
        assert then.answers[: len(whole.answers)] == whole.answers


def test_a_step_back_brings_no_other_dice() -> None:
    whole = seeded("horse-fever/family", "bold")
    table = whole.at(10_000)
    table.deal(ANY)
    table.rewind(20, range(len(NAMES)))
    own = [text for who, text in zip(whole.askers, whole.answers, strict=True) if who >= 0]
    for said in own[sum(who >= 0 for who in table.askers) :]:
        table.answer(said)
    assert table.answers == whole.answers


def test_a_table_without_a_seed_is_dealt_as_ever() -> None:
    table = Table("winners-circle", NAMES, dealer=ANY)
    assert table.seed == "" and "seed" not in saves.dumps(table)


@pytest.mark.parametrize("seed", ["x" * 61, "two\nlines", 7])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadTable, match="A seed is a short line"):
        Table("winners-circle", NAMES, seed=seed)  # type: ignore[arg-type]


def test_hindsight_with_the_same_answers_is_the_same_game() -> None:
    for title in ("horse-fever/family", "winners-circle"):
        assert TITLES[title].hindsight
        table = seeded(title, "bold")
        own = tuple(
            ("", text) for who, text in zip(table.askers, table.answers, strict=True) if who == 0
        )
        assert replayed(table, 0, own).answers == table.answers
