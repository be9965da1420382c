"""The kept games on the home screen: named, in order, thrown away and picked up, cheap to draw."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from game import Table, saves
from tools.staging import leads_on
from web import taps
from web.acts import handing_over, playing
from web.acts.kept import keeping
from web.acts.kept.keeping import ELSEWHERE
from web.desk.kept import about
from web.desk.kept.about import describe, marked
from web.desk.kept.shelf import ABOUT, ORDER, PREFIX, Drawer, Shelf
from web.desk.state import Desk
from web.page import page
from web.parts.ago import ago, day

NOW = 1_785_000_000_000


class Clock:
    """Ticks a minute whenever somebody looks."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> int:
        self.time += 60_000
        return self.time


def desk_with(games: int) -> Desk:
    """A desk at home with so many kept games."""
    desk = Desk(Shelf(Drawer(), Clock()), Random(2))
    for _ in range(games):
        playing.start(desk)
        playing.go_home(desk)
    return desk


def test_games_are_sorted_by_last_use() -> None:
    desk = desk_with(3)
    third, second, first = (slip.id for slip in desk.kept)
    taps.do(desk, f"continue {first}")
    taps.do(desk, "home")
    assert [slip.id for slip in desk.kept] == [first, third, second]


def test_home_plays_no_kept_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_with(20)

    def never(*_: object) -> None:
        raise AssertionError("a game was replayed")

    monkeypatch.setattr(saves, "salvage", never)
    monkeypatch.setattr(saves, "loads", never)
    playing.go_home(desk)
    html = str(page(desk))
    assert html.count("kept-game") == 2 and "18 more games" in html
    taps.do(desk, "all-games")
    html = str(page(desk))
    assert html.count("kept-game") == 20 and "all-games" not in html


def test_games_to_go_on_with_come_before_finished_ones_and_begin_with_their_name() -> None:
    desk = desk_with(3)
    last, *others = desk.kept
    assert last.about is not None
    finished = replace(last.about, over=True, winners=(0,))
    desk.kept = [last._replace(about=finished), *others]
    html = str(page(desk))
    assert f"kept-{last.id}" not in html and "1 more game<" in html
    first = html.partition('class="kept-game">')[2]
    assert first.startswith("<b>Horse Fever: Family Game</b><span>Race 1 of 6 · "), first[:99]
    taps.do(desk, "all-games")
    assert str(page(desk)).rpartition("kept-game")[2].find("Finished: Ann won.") > 0


def test_a_name_is_given_and_taken_away_again() -> None:
    desk = desk_with(1)
    (slip,) = desk.kept
    taps.do(desk, f"name {slip.id}")
    taps.fill(desk, "table-name", "  Sunday\n<b> \x00 with Grandma ")
    assert desk.naming == slip.id
    taps.do(desk, f"name {slip.id}")
    html = str(page(desk))
    assert "Sunday &lt;b&gt; with Grandma" in html and "table-name" not in html
    taps.do(desk, f"continue {slip.id}")
    playing.unveil(desk)
    playing.answer(desk, desk.at.ask.options[0])
    playing.go_home(desk)
    assert desk.kept[0].about is not None
    assert desk.kept[0].about.name == "Sunday <b> with Grandma"
    taps.do(desk, f"name {slip.id}")
    taps.fill(desk, "table-name", "")
    assert desk.kept[0].about is not None and desk.kept[0].about.name == ""


def test_what_is_thrown_away_can_be_picked_up_until_the_next_or_until_home_is_left() -> None:
    desk = desk_with(3)
    third, second, first = (slip.id for slip in desk.kept)
    taps.do(desk, f"delete {second}")
    assert "Thrown away." in str(page(desk))
    taps.do(desk, "pick-up")
    assert [slip.id for slip in desk.kept] == [third, second, first]
    taps.do(desk, f"delete {second}")
    taps.do(desk, f"delete {third}")
    taps.do(desk, "pick-up")
    assert [slip.id for slip in desk.kept] == [third, first]
    assert not [key for key in desk.shelf.storage.names() if second in key]
    taps.do(desk, f"delete {first}")
    taps.do(desk, "setup")
    assert "Thrown away." not in str(page(desk))
    assert not [key for key in desk.shelf.storage.names() if first in key]


@pytest.mark.parametrize(
    "harm", ["", "{}", "[1]", "null", '{"name":1}', "x" * 30_000, "[" * 5000, '{"names":[[]]}']
)
def test_a_damaged_summary_is_made_anew(harm: str) -> None:
    desk = desk_with(1)
    (slip,) = desk.kept
    desk.shelf.storage.set(ABOUT + slip.id, harm)
    playing.go_home(desk)
    assert desk.kept[0].about is not None
    assert desk.kept[0].about.names == ("Ann", "Ben", "Cat")


def test_a_summary_is_read_as_it_was_written() -> None:
    table = Table("horse-fever/board", ["Ann", "Ben", "Cat"], dealer=Random(1))
    text = marked(saves.dumps(table), 7)
    one = describe(table, text, None, NOW).named("x")
    assert about.read(one.json()) == one and one.fits(text) and one.count == 7
    assert not one.fits(text + "1000\n")


def test_tables_of_older_versions_keep_their_order() -> None:
    drawer = Drawer()
    for id in "123":
        table = Table("horse-fever/family", ["Ann", "Ben"], dealer=Random(int(id)))
        drawer.set(PREFIX + id, saves.dumps(table))
    drawer.set(ORDER, "2 3 1")
    shelf = Shelf(drawer, Clock())
    desk = Desk(shelf, Random(1))
    playing.wake(desk)
    assert [slip.id for slip in desk.kept] == ["2", "3", "1"]
    handing_over.compare(desk, None, ())
    assert drawer.get(ABOUT + "2") is not None
    assert [slip.id for slip in shelf.all()] == ["2", "3", "1"]
    assert shelf.new_id() not in "123"


def test_the_picture_of_the_next_visit_changes_nothing() -> None:
    desk = desk_with(2)
    playing.start(desk)
    drawer = desk.shelf.storage
    assert isinstance(drawer, Drawer)
    before = dict(drawer.texts)
    picture = Desk(desk.shelf.reader(), Random(1))
    playing.wake(picture)
    assert (picture.screen, picture.id) == ("table", desk.id)
    playing.go_home(picture)
    assert drawer.texts == before and desk.shelf.open_id() == desk.id


def two_windows() -> tuple[Desk, Desk]:
    """A window that plays and one that follows."""
    drawer, clock = Drawer(), Clock()
    plays = Desk(Shelf(drawer, clock), Random(3))
    playing.start(plays)
    follows = Desk(Shelf(drawer, clock), Random(4))
    playing.wake(follows)
    playing.unveil(follows)
    keeping.follow_along(follows)
    return plays, follows


def step(desk: Desk) -> None:
    """The next thing that anybody does."""
    if not leads_on(desk) and desk.ask is not None:
        playing.answer(desk, desk.ask.options[0])


def test_whoever_follows_sees_what_all_may_see_and_writes_nothing() -> None:
    plays, follows = two_windows()
    drawer = plays.shelf.storage
    assert isinstance(drawer, Drawer)
    for _ in range(150):
        step(plays)
        before = dict(drawer.texts)
        keeping.hear(follows, plays.shelf.raw(plays.id) or "")
        html = str(page(follows))
        assert "data-answer" not in html and "unveil" not in html and "follows" in html
        assert follows.view.seat is None and follows.view.hand == ()
        for act in ("finish", "payoffs", "undo", "reset", "unveil", "again", "share", "branch"):
            taps.do(follows, act)
        playing.answer(follows, "win red")
        assert drawer.texts == before
    assert follows.notice == ELSEWHERE
    assert follows.table is not None and plays.table is not None
    assert follows.table.answers == plays.table.answers


def test_play_here_instead_goes_on_from_the_last_writing() -> None:
    plays, follows = two_windows()
    step(plays)
    step(plays)
    taps.do(follows, "play-here")
    assert follows.wants_table
    keeping.follow_along(plays)
    handing_over.play_here(follows, plays.shelf.raw(plays.id) or "")
    assert plays.follows and not follows.follows
    assert follows.unveiled is None
    step(follows)
    step(follows)
    assert follows.table is not None and plays.table is not None
    assert len(follows.table.answers) > len(plays.table.answers)
    keeping.hear(plays, follows.shelf.raw(follows.id) or "")
    assert plays.table.answers == follows.table.answers


def test_a_window_that_was_overtaken_unawares_overwrites_nothing() -> None:
    plays, follows = two_windows()
    handing_over.play_here(follows)
    for _ in range(2):
        step(follows)
    newest = follows.shelf.raw(follows.id)
    for _ in range(2):
        step(plays)
    assert plays.follows and plays.shelf.raw(plays.id) == newest
    playing.go_home(plays)
    assert not plays.follows and not plays.shelf.only_reads
    assert follows.shelf.open_id() == follows.id, "whoever only watched leaves no trace"


@pytest.mark.parametrize(
    ("minutes", "words"),
    [(0, "just now"), (5, "5 minutes ago"), (59, "59 minutes ago"), (10**5, "on ")],
)
def test_times_in_plain_words(minutes: int, words: str) -> None:
    assert ago(NOW - minutes * 60_000, NOW).startswith(words)


def test_days_in_plain_words() -> None:
    hour = 3_600_000
    assert ago(NOW - 30 * hour, NOW) in ("yesterday", "2 days ago")
    assert ago(NOW - 100 * hour, NOW).endswith("days ago")
    assert ago(5, NOW) == "some time ago" and day(5, NOW) == ""
    assert day(NOW - 400 * 24 * hour, NOW).endswith("2025")


def test_the_words_about_keeping() -> None:
    desk = desk_with(1)
    for stays, words in (("yes", "has promised"), ("no", "may clear your games")):
        desk.promises.stays = stays
        assert words in str(page(desk))
    desk.promises.may_be_erased = True
    assert "seven days" in str(page(desk))
    desk.promises.first = False
    assert "keeps one copy" in str(page(desk))
    desk.promises.second, desk.promises.unread, desk.promises.tells_address = False, 2, True
    told = str(page(desk))
    assert "lets the page keep nothing" in told and "seven days" not in told
    assert "2 second copies of games cannot be read" in told and "begins with http:" in told
    assert keeping.ELSEWHERE not in str(page(desk))


def test_each_box_keeps_its_place_whatever_was_played_last() -> None:
    desk = desk_with(1)
    before = re.findall(r'id="box-([\w-]+)"', str(page(desk)))
    taps.do(desk, "setup dice-derby")
    taps.do(desk, "start")
    taps.do(desk, "home")
    assert re.findall(r'id="box-([\w-]+)"', str(page(desk))) == before != sorted(before)
