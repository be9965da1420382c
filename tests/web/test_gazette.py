"""The Gazette: what it says is true, rare, and never said twice, in every language."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from game import Table, saves
from tests.amount import many
from tests.web.gazette_truth import CHECKS, look
from tools.gazette import FEW, SAMPLE, counted, found, offer_of, offering, played
from tools.golden import GOLDEN
from tools.staging import asked, drive, new_desk, over, speaking_in
from tools.words.proof import Papers
from web import taps
from web.desk.screen import SCREENS
from web.page import drawn
from web.parts import cast
from web.rooms.gazette.choice import ASIDE, SPACE, front, rarity
from web.rooms.gazette.merged import every_page
from web.rooms.gazette.page import lines, sheet
from web.rooms.gazette.story import Meeting, Story, meeting
from web.words.formatter import Teller, fields
from web.words.languages import NAMES

RANDOM = 30
FAMILY, BOARD = "horse-fever/family", "horse-fever/board"


@cache
def golden() -> dict[str, Table]:
    """Every golden game whose title has a Gazette."""
    tables = {
        f"{path.parent.name}/{path.stem}": saves.loads(path.read_text(encoding="utf-8"))
        for path in sorted(GOLDEN.rglob("*.txt"))
    }
    return {name: it for name, it in tables.items() if SCREENS[it.title.id].gazette}


def stories_of(*titles: str) -> list[tuple[str, Table, Story]]:
    """Every story of the golden games of these titles."""
    return [
        (name, table, story)
        for name, table in golden().items()
        if table.title.id in titles
        for story in found(table)
    ]


# patterns and words


def test_there_are_many_patterns_each_with_a_name_of_its_own() -> None:
    kinds = [kind for kind, _, _ in offer_of(BOARD).patterns]
    assert len(kinds) == len(set(kinds)) > 60


@pytest.mark.parametrize("title", offering())
def test_every_pattern_is_told_of_the_same_facts_in_every_language(title: str) -> None:
    offer, say = offer_of(title), SCREENS[title].box.say
    english = offer.words().told
    assert {kind for kind, _, _ in offer.patterns} <= english.keys()
    for code in NAMES:
        with speaking_in(code):
            kinds = Papers(say.teller.kinds)
            teller, told = Teller(say.teller.grammar, kinds), offer.words().told
        for kind, _, _ in offer.patterns:
            known = set().union(*map(fields, chain(*english[kind])))
            for own in chain(*told[kind]):
                teller.parts(own)
                assert fields(own) <= known, own


def test_what_stands_on_every_page_is_there_in_every_language() -> None:
    english = every_page("page")
    for code in set(NAMES) - {"en"}:
        with speaking_in(code):
            assert all(every_page("page")[key] != english[key] for key in ("motto", "by", "order"))


@pytest.mark.parametrize("code", NAMES)
def test_every_story_of_the_golden_games_can_be_told(code: str) -> None:
    with speaking_in(code):
        for table in golden().values():
            for headline, report in lines(table):
                assert headline and report.endswith((".", "!", "?"))
                assert ".." not in report
                assert "{" not in headline + report


# truth


def test_a_story_never_lies() -> None:
    checked: Counter[str] = Counter()
    seen = {name: look(it) for name, it in golden().items() if it.title.id in (FAMILY, BOARD)}
    for name, _, story in stories_of(FAMILY, BOARD):
        if story.kind in CHECKS:
            CHECKS[story.kind](seen[name], story.facts)
            checked[story.kind] += 1
    assert len(checked) >= 12, checked


def test_the_games_of_computers_do_not_lie_either() -> None:
    for title in (FAMILY, BOARD):
        for number in range(many(4, 12)):
            table = played(title, number)
            seen = look(table)
            for story in found(table):
                if story.kind in CHECKS:
                    CHECKS[story.kind](seen, story.facts)


@pytest.mark.parametrize("title", offering())
def test_the_last_purse_is_the_one_of_the_result(title: str) -> None:
    """So the events have told of all money, and of every race."""
    table = played(title, 1)
    opens = [kind for kind, moment in SCREENS[title].moments.items() if moment.opens]
    game = meeting(table, opens, offer_of(title))
    begun = sum(event.kind in (opens or ["round"]) for event in table.events)
    assert len(game.purses) == begun > 1
    assert game.order[0] in table.result.winners


# how rare


def test_nobody_has_won_alone_where_two_have() -> None:
    alone = Meeting(("Ann", "Ben"), {}, (), (1,), (1, 0), {}, {}, ())
    assert alone.winner == 1
    assert alone._replace(winners=(0, 1)).winner is None
    assert alone._replace(winners=()).winner is None


def test_the_counts_come_from_these_finders() -> None:
    """Where rules, computers or finders have changed: python -m tools.gazette."""
    sample = json.loads(Path(SAMPLE).read_text(encoding="utf-8"))
    assert sample.keys() == set(offering())
    for title, then in sample.items():
        assert counted(title, range(FEW)) == then, title


@pytest.mark.parametrize("title", offering())
def test_every_pattern_has_been_looked_for(title: str) -> None:
    games, found_in = offer_of(title).counted
    assert found_in.keys() == {kind for kind, _, _ in offer_of(title).patterns}
    assert games >= 10_000 and max(found_in.values()) <= games


def test_the_rarest_comes_first_and_no_family_twice() -> None:
    for table in golden().values():
        stories, counts = found(table), offer_of(table.title.id).counted
        chosen = front(counts, stories)
        assert len({story.family for story in chosen}) == len(chosen) <= SPACE
        assert "victory" in {story.family for story in chosen}
        leading = [it for it in stories if it.kind not in ASIDE]
        assert rarity(counts, chosen[0].kind) == min(rarity(counts, it.kind) for it in leading)


def test_who_is_level_without_a_win_is_no_headline() -> None:
    level, won = Story("twins", "level", {}), Story("won", "victory", {})
    assert [it.kind for it in front((100, {"twins": 1, "won": 99}), [won, level])] == [
        "won",
        "twins",
    ]


def test_no_two_games_read_alike() -> None:
    tables = {**golden(), **{f"{FAMILY} {it}": played(FAMILY, it) for it in range(RANDOM)}}
    told: dict[tuple[tuple[str, str], ...], str] = {}
    played_so: set[tuple[str, ...]] = set()
    for name, table in tables.items():
        if (answers := tuple(table.answers)) in played_so or name.endswith("-mended"):
            continue  # one game under two names, or under two versions of the rules
        played_so.add(answers)
        paper = tuple(lines(table))
        assert paper not in told, f"{name} reads as {told.get(paper)}: {paper}"
        told[paper] = name


def test_the_same_game_always_reads_the_same() -> None:
    assert lines(played(FAMILY, 5)) == lines(played(FAMILY, 5))


# the page


def test_there_is_no_paper_before_the_end() -> None:
    desk = drive(new_desk(3), asked("second bet", 1))
    assert "to-gazette" not in drawn(desk)
    taps.do(desk, "gazette")
    assert desk.past.what == "" and "front-lead" not in drawn(desk)


def test_the_podium_leads_to_it_and_back() -> None:
    desk = drive(new_desk(3), over)
    assert 'id="to-gazette"' in drawn(desk)
    taps.do(desk, "gazette")
    assert "front-lead" in drawn(desk)
    taps.do(desk, "now")
    assert 'id="podium"' in drawn(desk)


def test_a_finished_game_on_the_shelf_opens_its_paper() -> None:
    desk = drive(new_desk(3), over)
    id = desk.id
    taps.do(desk, "home")
    assert f'data-do="gazette {id}"' in drawn(desk)
    taps.do(desk, f"gazette {id}")
    assert "front-lead" in drawn(desk)


def test_a_running_game_on_the_shelf_has_none() -> None:
    desk = drive(new_desk(3), asked("second bet", 1))
    id = desk.id
    taps.do(desk, "home")
    assert f"gazette {id}" not in drawn(desk)
    taps.do(desk, f"gazette {id}")
    assert "front-lead" not in drawn(desk)


def test_loans_that_stand_before_glory_are_told_in_the_order_of_the_day() -> None:
    sheets = {name: str(sheet(it, "")) for name, it in golden().items() if "unicorn" in name}
    order = sheets["unicorn-fever/three-short"].partition("front-order")[2]
    assert "21 glory<br><small>1 loan unpaid" in order and "Unpaid loans count first" in order
    assert "unpaid" not in sheets["unicorn-fever/five"].lower()


@pytest.mark.parametrize("code", NAMES)
def test_every_player_of_a_small_game_stands_in_the_order_of_the_day(code: str) -> None:
    with speaking_in(code):
        for name, table in golden().items():
            if len(table.names) <= 6:
                order = str(sheet(table, "")).partition("front-order")[2].partition("</ul>")[0]
                assert order.count("<li>") == len(table.names), name


def test_a_computer_has_the_face_of_the_podium_and_a_person_keeps_their_own() -> None:
    table = next(
        it for it in (played(FAMILY, n) for n in range(9)) if it.result.winners[0] in it.bots
    )
    winner = table.result.winners[0]
    likeness = cast.unmasked(table.bots[winner], table.names[winner])
    assert likeness in str(sheet(table, "")).partition("front-oval")[2][:300]
    ours = golden()["horse-fever-family/five-players"]
    assert str(sheet(ours, "")) == str(sheet(ours, ""))
    assert "cast-" in str(sheet(ours, "")).partition("front-oval")[2][:200]


def test_a_headline_names_a_horse_without_its_colour() -> None:
    told = [line for table in golden().values() for line in lines(table)]
    assert not [it.headline for it in told if it.headline.endswith(")")]
    assert [it.report for it in told if "(yellow)" in it.report]


def test_nobody_can_smuggle_anything_in() -> None:
    desk = drive(new_desk(2), over)
    desk.at.table.names = ("<b>Ann</b>", '"><script>')
    taps.do(desk, "gazette")
    html = drawn(desk)
    assert "<b>Ann" not in html and "<script>" not in html
