"""The arena: fair seats, paired chance, right intervals, and games that fail are told."""

from __future__ import annotations

import json
from collections import Counter
from math import isclose, isinf, isnan
from pathlib import Path
from random import Random

import pytest

from game import Table, saves
from game.arena import Played, estimate, match, summary
from game.arena.chance import Chance
from game.arena.cli import main
from game.arena.lineups import BadMatch, in_turn, ladder, names, seatings
from game.arena.playing import play
from game.arena.report import ladder_row, verdict
from game.bots.runner import given, next_answer
from game.decks import read_deck
from game.horse_fever.bots import BOTS
from game.play import CHANCE, Ask, Picks
from tests.game.walks import BOARD, TITLE
from tools import own_decks
from web.acts.kept import decks


def test_an_interval_as_computed_by_hand():
    """Mean 0.625; squared distances 0.6875; a third of it, its root, half of that, times 1.96."""
    told = estimate([0.5, 1.0, 0.0, 1.0])
    assert told.mean == 0.625
    assert isclose(told.half, 1.959964 * (0.6875 / 3) ** 0.5 / 2)
    assert isclose(told.low, 0.15583, abs_tol=1e-4)


def test_intervals_where_nothing_scatters():
    assert estimate([1.0] * 30) == (1.0, 0.1)
    assert isinf(estimate([0.3]).half)
    assert isnan(estimate([]).mean)


@pytest.mark.parametrize("chance", [0.05, 0.5])
def test_intervals_hold_what_they_promise(chance):
    """Of many samples about 95 in a hundred hold the truth."""
    rng = Random(6)
    held = 0
    for _ in range(600):
        told = estimate([float(rng.random() < chance) for _ in range(200)])
        held += told.low <= chance <= told.high
    assert 0.91 < held / 600 < 0.98


@pytest.mark.parametrize(
    ("count", "seats"), [(1, 4), (2, 2), (2, 4), (2, 5), (3, 4), (3, 5), (4, 6)]
)
def test_every_level_sits_on_every_seat_equally_often(count, seats):
    levels = tuple("abcd"[:count])
    ways = seatings(levels, seats)
    for seat in range(seats):
        assert len(set(Counter(way[seat] for way in ways).values())) == 1
    assert len(Counter(level for way in ways for level in way)) == count
    for way in ways:
        counts = Counter(way).values()
        assert max(counts) - min(counts) <= 1


def test_a_given_table_of_levels_keeps_its_order_round_the_table():
    assert set(seatings(("a", "b", "b"), 3)) == {("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")}
    assert in_turn("ab", 2, [0]) == ("a", "b", "a", "b", "a")


def test_too_many_levels_do_not_fit():
    with pytest.raises(BadMatch, match="do not fit"):
        seatings("abc", 2)


def fate(title: str, deal: int, way: int) -> Table:
    """A game of the arena to its end."""
    one = match(title, ("casual", "random"), 4)
    table = Table(title, names(4), bots=dict(enumerate(one.ways[way])))
    chance, rng = Chance(1, deal), Random(way)
    while (ask := table.ask) is not None:
        if ask.who == CHANCE:
            table.answer(chance.answer(ask, table.game.round))
        else:
            table.answer(next_answer(table, table.bots, rng) or "")
    return table


def courses(table: Table) -> dict[tuple[int, int], list[object]]:
    """Movement card and dice of every unit of every race."""
    found: dict[tuple[int, int], list[object]] = {}
    race = 0
    for event in table.events:
        if event.kind == "off":
            race = event.facts["number"]
        if event.kind in ("movement card", "sprint"):
            told = event.facts.get("card", event.facts.get("dice"))
            found.setdefault((race, event.facts["unit"]), []).append(told)
    return found


@pytest.mark.parametrize("title", [TITLE, BOARD])
def test_the_seatings_of_a_deal_share_their_luck(title):
    one, other = fate(title, 5, 0), fate(title, 5, 1)
    assert one.answers != other.answers
    for kind in ("stables placed", "start", "first player"):
        told = [[e.facts for e in table.events if e.kind == kind] for table in (one, other)]
        assert told[0] == told[1] != []
    here, there = courses(one), courses(other)
    shared = here.keys() & there.keys()
    assert len(shared) > 15
    assert all(here[unit] == there[unit] for unit in shared)
    assert courses(fate(title, 6, 0)) != here


def test_a_seat_of_the_family_game_is_dealt_the_same_hand_in_every_seating():
    def hands(table: Table) -> list[str]:
        """Answers that chance gave to a deal: names of two cards, one comma."""
        deals = zip(table.answers, table.askers, strict=True)
        return [text for text, who in deals if who == CHANCE and text.count(",") == 1]

    one, other = (hands(fate(TITLE, 5, way)) for way in (0, 1))
    assert one[:8] == other[:8]
    assert len(set(one)) > 8


def test_chance_is_fair():
    """All picks of two out of four names, and all faces of a die, come equally often."""
    picks = Picks(("a", "b", "c", "d"), 2)
    die = Ask(CHANCE, "die", tuple("123456"))
    found = Counter(Chance(3, deal).answer(Ask(CHANCE, "deal", picks), 1) for deal in range(6000))
    assert set(found) == set(picks)
    assert all(400 < count < 600 for count in found.values())
    rolls = Chance(3, 0)
    found = Counter(rolls.answer(die, 1) for _ in range(6000))
    assert len(found) == 6
    assert all(880 < count < 1120 for count in found.values())


def game(deal: int, levels: str, *shares: float, trouble: str = "") -> Played:
    points, zero = (3, 1), (0, 0)
    origins = ({"start": 1, "bets": 2}, {"start": 1})
    return Played(deal, tuple(levels), shares, points, zero, origins, 50, trouble)


def test_a_summary_as_computed_by_hand():
    """Two deals in two seatings; a deal with a game that failed counts for nothing."""
    one = match("family", ("casual", "random"), 2)._replace(
        levels=("a", "b"), ways=(("a", "b"), ("b", "a"))
    )
    games = [
        game(0, "ab", 1.0, 0.0), game(0, "ba", 0.0, 1.0),
        game(1, "ab", 0.5, 0.5), game(1, "ba", 1.0, 0.0),
        game(2, "ab", 1.0, 0.0), game(2, "ba", trouble="stuck: here"),
    ]  # fmt: skip
    told = summary(one, games, lambda: 2.0)
    a, b = told.lines
    assert (a.wins.mean, b.wins.mean) == (0.625, 0.375)  # deals of 1 and 0.25 for a
    assert isclose(a.wins.half, 1.959964 * 0.375)
    assert (a.even, b.even) == (0.5, 0.5)
    assert (a.vp.mean, b.vp.mean) == (2.0, 2.0)
    assert a.origins == {"start": 1.0, "bets": 1.0}
    assert (told.games, told.deals, told.count("stuck"), told.count("illegal")) == (6, 3, 1, 0)
    assert verdict(a) == "?", "two deals tell nothing"
    assert verdict(a._replace(wins=estimate([0.4, 0.5, 0.5, 0.6]))) == "level"
    assert verdict(a._replace(even=0.2, wins=estimate([0.5, 0.6]))) == "above"
    assert verdict(a._replace(even=0.9, wins=estimate([0.5, 0.6]))) == "below"


def told_by(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(words) == code
    seen = capsys.readouterr()
    return seen.err if code == 2 else seen.out


def test_twenty_games_make_a_sane_table(capsys):
    words = ("family", "--levels", "casual", "random", "--games", "20", "--jobs", "1")
    told = json.loads(told_by(capsys, *words, "--json"))[0]
    assert (told["games"], told["deals"], told["failed"]) == (20, 10, [])
    casual, other = told["lines"]
    assert isclose(casual["wins"]["mean"] + other["wins"]["mean"], 1)
    assert casual["wins"]["mean"] > 0.75
    for line in told["lines"]:
        assert line["even"] == 0.5
        assert isclose(sum(line["origins"].values()), line["vp"]["mean"])
    text = told_by(capsys, *words)
    assert "20 games (10 deals, each in 2 seatings), seed 1" in text
    assert f"{100 * casual['wins']['mean']:.1f} ±" in text
    assert "Illegal answers: 0, stuck games: 0, broken bots: 0." in text


def test_the_same_seed_makes_the_same_table_however_many_play_at_once(capsys):
    def figures(*more: str) -> object:
        words = ("board", "--levels", "casual", "random", "--seats", "3", "--games", "20", *more)
        told = json.loads(told_by(capsys, *words, "--json"))
        return [{**one, "seconds": 0} for one in told]

    assert figures("--jobs", "1") == figures("--jobs", "2")
    assert figures("--jobs", "1") != figures("--jobs", "1", "--seed", "2")


def test_several_matches_are_a_line_each(capsys):
    words = ("--levels", "casual", "random", "--seats", "2", "3", "--games", "6", "--jobs", "1")
    rows = told_by(capsys, *words, "--markdown").splitlines()
    assert [row.split(" | ")[:3] for row in rows[2:4]] == [
        ["| family", "2", "casual v random"],
        ["| family", "3", "casual v random"],
    ]


def test_a_game_that_does_not_end_is_told_and_saved(capsys, tmp_path):
    folder = tmp_path / "failed"
    words = ("--levels", "casual", "--games", "1", "--jobs", "1", "--limit", "40")
    text = told_by(capsys, *words, "--saves", str(folder))
    assert "stuck games: 0" in text and "left out with all of their deal: 1." in text
    assert "-  100.0   ?" in text, "nothing is told of what was not played"
    (save,) = [path for path in folder.iterdir() if not path.name.endswith(".why.txt")]
    assert str(save) in text
    assert len(saves.loads(save.read_text()).answers) == 40
    assert "40 answers" in Path(str(save).replace(".txt", ".why.txt")).read_text()


@pytest.mark.parametrize(
    ("bot", "kind"),
    [(lambda *_: "win nothing", "illegal"), (lambda *_: 1 / 0, "broken")],
    ids=["illegal", "broken"],
)
def test_a_bad_bot_ends_its_own_games_only(bot, kind, tmp_path, monkeypatch):
    def played(title, name, *rest):
        return bot() if name == "bad" else given(title, name, *rest)

    monkeypatch.setattr("game.bots.runner.given", played)
    one = match("family", ("casual",), 2, saves=str(tmp_path))
    bad = one._replace(ways=(("casual", "bad"),))
    told = summary(bad, [play(bad, 0, 0), play(one, 1, 0)], lambda: 1.0)
    assert told.count(kind) == 1
    assert told.deals == 2
    assert saves.loads(Path(told.troubles[0][1]).read_text()).bots == {0: "casual", 1: "bad"}
    wrong = ("1", "0") if kind == "illegal" else ("0", "1")
    assert ladder_row(told)[-3:] == (*wrong, "0")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--levels", "sharpish"), f"player 'sharpish'; there are {', '.join(BOTS)}"),
        (("whist",), "There is no game “whist”; there are horse-fever/family"),
        (("--levels", "random", "--seats", "7"), "takes 2 to 5 players, not 7"),
        (("--levels", "random", "--option", "edition=third"), "the choices are first and second"),
        (("--levels", "random", "--option", "edition"), "KEY=VALUE"),
        (("--levels", "random", "--games", "0"), "begin at 1"),
        (("--levels", "random", "--deck", "nowhere.txt"), "no deck to be read in nowhere.txt"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_in_one_line(words, line, capsys):
    told = told_by(capsys, *words, code=2)
    assert line in told
    assert told.count("\n") == 1


def test_a_deck_from_the_workshop_is_played_with(tmp_path, capsys):
    file = tmp_path / "deck.txt"
    one = decks.Made("1", "horse-fever", read_deck(own_decks.HORSES))
    file.write_text(decks.dumps(decks.Decks([one], [])))
    words = ("board", "--levels", "casual", "random", "--seats", "2", "--games", "2")
    told = told_by(capsys, *words, "--deck", str(file), "--jobs", "1")
    assert "stuck games: 0" in told and "Illegal answers: 0" in told
    played = match("family", ("random",), 2, deck=own_decks.HORSES)
    tables = [play(played._replace(note=lambda it: it), deal, 0).note for deal in range(4)]
    answers = [text for table in tables for text in table.answers]
    assert sum(text.startswith(("fix own~", "play own~")) for text in answers) > 4
    assert "does not know" in told_by(capsys, "unicorn-fever", "--deck", str(file), code=2)


def test_the_ladder_has_a_rung_for_every_step(monkeypatch):
    monkeypatch.setattr(
        "game.arena.lineups.levels_known", lambda: ("sharp", "keen", "casual", "random")
    )
    rungs = list(ladder(["family", "board"], [2, 5], {}))
    assert len(rungs) == 12
    assert {one.levels for one in rungs} == {
        ("sharp", "keen"),
        ("keen", "casual"),
        ("casual", "random"),
    }
    assert {len(one.ways) for one in rungs} == {2, 10}
