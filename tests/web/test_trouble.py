"""What breaks, wherever it breaks, ends on the trouble screen with the game as it was before."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from game import Table, saves
from game.play import CHANCE
from tools.golden import folder
from tools.staging import leads_on
from web import page as frame
from web import taps
from web.acts import clock, playing, stage, trouble, undoing
from web.acts.kept import keeping
from web.acts.trouble import attempt
from web.desk.kept.shelf import Shelf
from web.desk.kept.stores import Drawer
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.horse_fever import podium
from web.horse_fever.board import table
from web.page import drawn
from web.pages import home
from web.sharing import departures

SECRET = "Ann holds the secret herba-magica"
NAMES = ("Zwerchfell", "Quastenflosser", "Ypsilon", "Xanthippe", "Jodkali", "Wachtmeister")


class Boom(Exception):
    """An error that no part of the page has ever heard of."""


def boom(*_args: object, **_kwargs: object) -> Any:
    raise Boom(SECRET)


def new_desk(table: Table) -> Desk:
    """A table on the screen as it stands, kept, with its question open in front of its player."""
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.build = "Horseburg test"
    crowd = [*NAMES, *(f"Gevatter {n}" for n in range(len(table.names)))]
    names, began = crowd[: len(table.names)], table.began
    fresh = Table(
        table.title.id, names, table.options, bots=table.bots, began=began, rules=table.rules
    )
    for text in table.answers:
        fresh.answer(text)
    playing.lay(desk, "1", fresh)
    keeping.keep(desk)
    desk.shelf.open("1")
    while desk.is_behind or desk.held:
        stage.go_on(desk) if desk.held else stage.skip(desk)
    if desk.curtain is not None:
        playing.unveil(desk)
    return desk


@cache
def questions(title: str) -> dict[str, Table]:
    """Every kind of question that the golden games of a title ask of people."""
    found = dict[str, Table]()
    for path in sorted(folder(title).glob("*.txt")):
        table = saves.loads(path.read_text())
        then = table.at(0)
        for text in table.answers:
            ask = then.ask
            assert ask is not None
            if ask.who != CHANCE and ask.what not in found:
                found[ask.what] = then.at(len(then.answers))
            then.answer(text)
    return found


def asked(title: str = "horse-fever/family", what: str = "first bet") -> Desk:
    """A table at which this is asked."""
    return new_desk(questions(title)[what])


def tap(desk: Desk, wish: str) -> None:
    """Tap a button, as the page does it."""
    attempt(desk, partial(taps.do, desk, wish))


def kept(desk: Desk) -> str:
    return desk.shelf.text("1")


def check_trouble(desk: Desk) -> str:
    """The screen is there with its ways on, and tells neither names nor secrets."""
    html = drawn(desk)
    assert desk.trouble is not None and "Something has broken" in html
    for verb in ("trouble-home", "trouble-download", "trouble-copy"):
        assert f'data-do="{verb}"' in html
    report = desk.trouble.report
    assert "Boom" in report and "Horseburg test" in report
    assert "boom" in report or "torn" in report
    for name in (*NAMES, SECRET, "secret", "herba"):
        assert name not in report and name not in html
    return report


@pytest.mark.parametrize("title", SCREENS)
def test_an_answer_that_breaks_leaves_the_game_as_it_was(title: str) -> None:
    assert questions(title)
    for what in questions(title):
        with pytest.MonkeyPatch.context() as patch:
            check_torn(asked(title, what), patch)


def check_torn(desk: Desk, patch: pytest.MonkeyPatch) -> None:
    """An answer to what is asked here breaks, and the game stays as it was."""
    before, ask, answers = kept(desk), desk.at.ask, desk.at.table.answers
    broken = desk.at.table
    flow = broken._flow

    def torn() -> Iterator[Any]:
        """The rules take the answer and break on the way to the next question."""
        yield
        flow.close()
        raise Boom(SECRET)

    torn_flow = torn()
    next(torn_flow)
    patch.setattr(broken, "_flow", torn_flow)
    attempt(desk, lambda: playing.answer(desk, ask.options[0]))
    report = check_trouble(desk)
    assert f"question {ask.what}, rule {ask.rule}" in report
    assert f"step {len(answers)}" in report
    assert kept(desk) == before
    tap(desk, "trouble-back")
    assert desk.trouble is None and desk.at.table is not broken
    assert desk.at.table.answers == answers and desk.unveiled is None
    assert desk.at.table.ask is not None and desk.at.table.ask.what == ask.what
    check_plays_on(desk)


def check_plays_on(desk: Desk) -> None:
    """Whoever is asked can answer, and that is kept."""
    while leads_on(desk):
        pass
    steps = len(desk.at.table.answers)
    attempt(desk, lambda: playing.answer(desk, desk.at.ask.options[0]))  # type: ignore[union-attr]
    assert desk.trouble is None and len(desk.at.table.answers) > steps
    keeping.keep_up(desk)  # as the page does once it has drawn what is new
    assert saves.loads(kept(desk)).answers == keeping.to_keep(desk).answers


@pytest.mark.parametrize("title", SCREENS)
def test_a_question_that_cannot_be_drawn_is_taken_back(title: str) -> None:
    for what in questions(title):
        check_taken_back(asked(title, what))


def check_taken_back(desk: Desk) -> None:
    """What is asked here cannot be drawn, and is taken back."""
    before = kept(desk)
    with pytest.MonkeyPatch.context() as patch:
        for its in SCREENS.values():
            drawing = sys.modules[its.table.__module__]
            is_drawn = callable(getattr(drawing, "bar", None))
            patch.setattr(drawing, "bar" if is_drawn else "head", boom)
        check_trouble(desk)
        tap(desk, "trouble-back")
        if desk.curtain is not None:
            assert "Something has broken" not in drawn(desk)
            playing.unveil(desk)
        check_trouble(desk)
    assert kept(desk) == before and desk.trouble is not None
    steps = trouble.last_step(desk.table)
    if steps is None:
        assert "trouble-undo" not in drawn(desk)
        return
    steps = undoing.whole(desk.at.table, steps)
    tap(desk, "trouble-undo")
    assert desk.trouble is None
    assert len(desk.at.table.answers) == steps and saves.loads(before).answers[:steps] == (
        desk.at.table.answers
    )
    assert saves.loads(kept(desk)).answers == desk.at.table.answers
    drawn(desk)
    assert desk.trouble is None


def test_undo_past_a_barrier_is_marked_in_the_book() -> None:
    desk = asked(what="photo finish")
    assert desk.at.table.why_no_undo() is not None
    trouble.stumble(desk, Boom())
    tap(desk, "trouble-undo")
    assert len(desk.at.table.rewound) == 1


VIEWS: list[tuple[Any, str]] = [
    (frame, "screen"), (frame, "notice"), (frame, "update"), (table, "stage"),
    (table.head, "head"), (table, "stage"), (table, "bar"), (home, "home"),
    (podium, "podium"),
]  # fmt: skip


@pytest.mark.parametrize(("module", "name"), VIEWS, ids=[name for _, name in VIEWS])
def test_no_view_can_leave_a_blank_page(
    module: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for desk in (asked(), asked("horse-fever/board", "purchase")):
        before = kept(desk)
        monkeypatch.setattr(module, name, boom)
        for show in (lambda: None, partial(playing.go_home, desk), partial(playing.set_up, desk)):
            attempt(desk, show)
            if "Something has broken" in drawn(desk):
                check_trouble(desk)
                tap(desk, "trouble-home")
        monkeypatch.undo()
        assert kept(desk) == before
        tap(desk, "trouble-home")
        assert 'id="home"' in drawn(desk)


SEAMS: list[tuple[type | Any, str, Callable[[Desk], object]]] = [
    (stage, "follow", lambda desk: playing.answer(desk, desk.ask.options[0])),  # type: ignore[union-attr]
    (Shelf, "keep", lambda desk: playing.answer(desk, desk.ask.options[0])),  # type: ignore[union-attr]
    (Shelf, "all", lambda desk: playing.go_home(desk)),
    (Shelf, "take", lambda desk: playing.resume(desk, "1")),
    (Table, "undo", lambda desk: Table.undo(desk.table)),  # type: ignore[arg-type]
    (Table, "why_not", lambda desk: taps.do(desk, "why win red")),
    (playing, "start", lambda desk: taps.do(desk, "start")),
    (departures, "file_name", lambda desk: taps.do(desk, "download 1")),
]


@pytest.mark.parametrize(("owner", "name", "act"), SEAMS, ids=[name for _, name, _ in SEAMS])
def test_no_tap_can_leave_a_blank_page(
    owner: Any, name: str, act: Callable[[Desk], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = asked()
    answers = desk.at.table.answers
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, boom)
        attempt(desk, partial(act, desk))
        check_trouble(desk)
        for verb in ("trouble-home", "trouble-back", "trouble-undo", "trouble-download"):
            tap(desk, verb)
            drawn(desk)
    assert saves.loads(kept(desk)).answers[: len(answers) - 1] == answers[:-1]
    tap(desk, "trouble-home")
    tap(desk, "continue 1")
    assert desk.trouble is None
    assert desk.at.table.answers[: len(answers) - 1] == answers[:-1]


def test_a_tick_that_breaks_stops_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = asked()
    monkeypatch.setattr(stage, "follow", boom)
    attempt(desk, lambda: stage.follow(desk))
    check_trouble(desk)
    assert not clock.is_running(desk)


def test_an_unknown_verb_is_trouble_too() -> None:
    desk = asked()
    tap(desk, "no-such-verb")
    assert desk.trouble is not None and "KeyError" in desk.trouble.report


def test_the_download_is_the_kept_game() -> None:
    desk = asked()
    trouble.stumble(desk, Boom())
    tap(desk, "trouble-download")
    assert desk.offered is not None and desk.offered[1] == kept(desk)
    assert desk.trouble is not None  # one stays where one is


def test_the_report_opens_and_is_copied() -> None:
    desk = asked()
    trouble.stumble(desk, Boom())
    tap(desk, "trouble-copy")
    assert desk.post.wish == "copy-report" and desk.trouble is not None
    desk.trouble.copied(False)
    assert "by hand" in drawn(desk) and "error Boom" in drawn(desk)


def test_a_page_that_wakes_into_trouble_still_gets_home(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = asked().shelf
    again = Desk(shelf, Random(1), build="Horseburg test")
    monkeypatch.setattr(playing, "lay", boom)
    attempt(again, partial(playing.wake, again))
    check_trouble(again)
    tap(again, "trouble-home")
    assert again.trouble is None and 'id="home"' in drawn(again)


def test_trouble_needs_almost_nothing() -> None:
    """No table, a broken shelf, a broken ask: the screen is still drawn."""

    class Broken(Desk):
        curtain = property(boom)  # type: ignore[assignment]
        ask = property(boom)  # type: ignore[assignment]

    desk = Broken(None, None, build="Horseburg test")  # type: ignore[arg-type]
    trouble.stumble(desk, Boom())
    assert "Something has broken" in drawn(desk)
