"""Golden games: saves whose every event, view and result are known."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import zip_longest

import pytest

from game import TITLES, saves
from tests.game.walks import UNPLAYED
from tests.titles.cases import cases
from tests.titles.test_reasons import BOXES
from tools import golden
from tools.golden import GOLDEN, IN_FULL, SEAL, differs, folder, sealed, told
from tools.golden_recipes import recipe_of, search

SAVES = sorted(GOLDEN.rglob("*.txt"))


def read(path):
    return path.read_text(encoding="utf-8")


EACH = pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@EACH
def test_a_golden_game_is_told_as_ever(path):
    """Where not: `python -m tools.golden --tell`, here and at the commit before, shows what."""
    assert not differs(read(path))


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.told")), ids=lambda path: path.stem)
def test_a_game_that_is_told_in_full_is_told_as_ever(path):
    expected, now = read(path).splitlines(), told(read(path.with_suffix(".txt"))).splitlines()
    for number, (line, then) in enumerate(zip_longest(now, expected), 1):
        assert line == then, f"line {number} of {path.name}"


def test_a_game_that_is_played_holds_what_is_asked_of_it_and_is_played_again_by_its_remarks(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    asked = ["--about", "a set", "--seats", "2", "--options", "length=one,jockey=on"]
    asked += ["--by", "keen", "--until", "scratched, jockey wins"]
    assert golden.main(["--play", "dice-derby", "short", *asked]) == 0
    path = tmp_path / "dice-derby" / "short.txt"
    text = read(path)
    table = saves.loads(text)
    assert table.options["jockey"] == "on" and len(table.names) == 2 and table.result
    assert {"scratched", "jockey wins"} <= {event.kind for event in table.events}
    assert read(path.with_suffix(".told")) == told(text) and not differs(text)
    path.write_text(text.partition("\n\n")[0] + "\n\n", encoding="utf-8")
    assert golden.main(["--again", "short"]) == 0
    assert read(path) == text
    path.write_text(text.replace("# played by keen until scratched, jockey wins\n", ""))
    for asked, said in (
        (["--again", "short"], "its save does not say who played it"),
        (["--again", "long"], "which golden game? There are dice-derby/short"),
        (["--play", "dice-derby", "x", "--until", "a snowstorm"], "there are bet laid, bet won,"),
        (["--play", "dice-race", "x"], "there is no dice-race; there are horse-fever/"),
        (["--play", "dice-derby", "x", "--seats", "40"], "seats"),
        (["--play", "dice-derby", "x", "--options", "length=ages"], "ages"),
        (["--play", "dice-derby", "x", "--by", "a fool"], "fool"),
    ):
        with pytest.raises(SystemExit):
            golden.main(asked)
        assert said in capsys.readouterr().err, asked
    assert {one.name for one in path.parent.iterdir()} == {"short.told", "short.txt"}


def test_a_game_with_a_deck_of_their_own_is_played_again_with_it():
    text = read(folder("unicorn-fever") / "own-cards.txt")
    first, rest = text.split("\n", 1)
    recipe = recipe_of(f"{first}\n# own\n# played by keen\n{rest}")
    assert recipe.deck is not None and search(recipe).deck is not None


def test_two_games_of_each_title_are_told_in_full():
    in_full = Counter(path.parent for path in GOLDEN.rglob("*.told"))
    assert in_full == {folder(title): IN_FULL for title in TITLES}


def test_a_seal_shows_where_something_else_is_told():
    text = read(folder("horse-fever/family") / "two-players.txt")
    second = [seal for _, seal in SEAL.findall(text)][1]
    assert differs(text.replace(second, "another")) == "after answer 25, up to answer 50"
    assert sealed(SEAL.sub("", text)) == text


@pytest.mark.parametrize("box", BOXES)
def test_the_golden_games_of_a_box_tell_everything_and_cover_seats_and_options(box):
    """What luck never brought is said by the box; of each option that rules read, two values."""
    played = {title: [saves.loads(read(path)) for path in folder(title).glob("*.txt")]
              for title in BOXES[box]}  # fmt: skip
    tables = [table for found in played.values() for table in found]
    kinds = {event.kind for table in tables for event in table.events}
    every = set(import_module(f"game.{box}.kinds").KINDS)
    untold = set().union(*(cases(title).untold for title in BOXES[box]))
    assert kinds == every - untold
    for title in BOXES[box]:
        seats = {len(table.names) for table in played[title]}
        assert seats == {*TITLES[title].seats} or max(TITLES[title].seats) > 6
        for option, values in TITLES[title].choices.items():
            found = {table.options.get(option) for table in tables} & {*values}
            assert len(found) > 1 or option in UNPLAYED | untold, option


@EACH
def test_a_golden_save_carries_remarks(path):
    assert read(path).count("\n# ") > 5
