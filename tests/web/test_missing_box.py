"""A box whose code has not come: its games wait on the shelf, all others play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game import TITLES, saves
from game.registry import NotHere, Registry
from game.saves import NOT_HERE
from tests.web.desks import laid, played, seen, tap
from web import taps
from web.acts import awaited, clock, playing
from web.acts.awaited import Awaited
from web.acts.kept import copies
from web.acts.kept.copies import Copy
from web.acts.trouble import attempt
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.rooms.hall.parts import game_name
from web.rooms.studio.storybook import storybook
from web.rooms.workshop.page import known_boxes
from web.titles import WAKES_WITH

LATE = [id for id in BOXES if id not in WAKES_WITH]
Lose = Callable[[str], Callable[[], None]]


@pytest.fixture
def lose(monkeypatch: pytest.MonkeyPatch) -> Lose:
    """Call it with a box, and its code is not here; call what it gives, and it has come."""

    def lost(box: str) -> Callable[[], None]:
        before: list[tuple[Registry[Any], dict[str, Any], dict[str, str]]] = []
        for registry in (TITLES, SCREENS):
            here, modules = dict(registry._here), dict(registry._modules)
            before.append((registry, here, modules))
            left = {id: it for id, it in here.items() if id not in BOXES[box].titles}
            nowhere = dict.fromkeys(BOXES[box].titles, "game.nowhere")
            monkeypatch.setattr(registry, "_here", left)
            monkeypatch.setattr(registry, "_modules", modules | nowhere)

        def come() -> None:
            for registry, here, modules in before:
                registry._here, registry._modules = here, modules

        return come

    return lost


def kept(box: str) -> Desk:
    """The page as it is loaded again after a game of this box was on the screen."""
    desk = played(laid(2, title=BOXES[box].titles[0]), 3)
    assert desk.shelf.open_id() == desk.id
    return Desk(Shelf(desk.shelf.storage, tab=desk.shelf.tab), Random(1))


@pytest.mark.parametrize("box", LATE)
def test_a_kept_game_of_a_missing_box_keeps_no_other_from_being_played(
    box: str, lose: Lose
) -> None:
    desk = kept(box)
    lose(box)
    attempt(desk, lambda: awaited.wake(desk))
    assert desk.trouble is None and desk.screen == "home"
    page = seen(desk)
    assert NOT_HERE in page.text
    assert not any(wish.startswith("continue") for wish in page.every("data-do"))
    tap(desk, f"setup {WAKES_WITH[0]}", "start")
    assert desk.trouble is None


def test_an_old_window_never_says_that_what_it_lacks_will_come(lose: Lose) -> None:
    desk = kept(LATE[0])
    lose(LATE[0])
    attempt(desk, lambda: awaited.wake(desk))
    awaited.tell_older(desk)
    told = desk.notice
    attempt(desk, lambda: tap(desk, f"setup {LATE[0]}"))
    assert desk.notice == told and desk.own(Awaited).asks
    desk.notice = "The storybook could not be opened."
    awaited.insist(desk)
    assert desk.notice == told


@pytest.mark.parametrize("box", LATE)
def test_the_game_that_was_on_the_screen_comes_back_with_its_box(box: str, lose: Lose) -> None:
    desk = kept(box)
    id, come = desk.shelf.open_id(), lose(box)
    attempt(desk, lambda: awaited.wake(desk))
    awaited.come(desk)  # something else has come
    assert desk.table is None and NOT_HERE in seen(desk).text
    come()
    awaited.come(desk)
    assert desk.id == id and desk.notice == ""


def test_whoever_has_gone_elsewhere_stays_there_when_the_box_comes(lose: Lose) -> None:
    box = LATE[0]
    desk = kept(box)
    come = lose(box)
    attempt(desk, lambda: awaited.wake(desk))
    playing.set_up(desk)
    come()
    awaited.come(desk)
    assert desk.screen == "setup" and desk.table is None


@pytest.mark.parametrize("box", LATE)
def test_a_poster_of_a_missing_box_says_so_and_opens_when_it_has_come(box: str, lose: Lose) -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.wake(desk)
    come = lose(box)
    attempt(desk, lambda: taps.do(desk, f"setup {box}"))
    assert desk.trouble is None and desk.screen == "home"
    assert BOXES[box].name in desk.notice and desk.notice in seen(desk).text
    assert desk.own(Awaited).asks
    come()
    awaited.come(desk)
    assert desk.notice == ""
    attempt(desk, lambda: taps.do(desk, f"setup {box}"))
    assert desk.screen == "setup" and desk.form.title in BOXES[box].titles


def test_an_answer_waits_for_the_computers_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = laid(2, bots=1)
    monkeypatch.setattr("game.bots.runner.given", _missing)
    while desk.computer is None:
        playing.unveil(desk)
        playing.answer(desk, desk.at.ask.options[0])
    attempt(desk, lambda: clock.tick(desk))
    assert desk.trouble is None and desk.computer is not None
    assert "computer players" in seen(desk).text


def _missing(*_args: object) -> str:
    raise NotHere("minds")


def test_a_newer_second_copy_is_not_overwritten_while_its_box_is_missing(lose: Lose) -> None:
    """Which of two copies is the better one cannot be seen without the rules."""
    box = LATE[0]
    desk = kept(box)
    id = desk.shelf.ids()[0]
    text = desk.shelf.raw(id) or ""
    newer = text.replace("# kept ", "# kept 9")
    vault: dict[str, str] = {id: newer}

    class Written:
        def put(self, id: str, text: str, about: str, count: int) -> None:
            vault[id] = text

        def remove(self, id: str, done: Callable[[], None]) -> None:
            raise AssertionError

    desk.shelf.vault = Written()
    come = lose(box)
    copies.reconcile(desk.shelf, [Copy(id, newer, "", 10**9)])
    assert vault[id] == newer and desk.shelf.raw(id) == text
    come()
    assert copies.reconcile(desk.shelf, [Copy(id, newer, "", 10**9)]) == [id]
    assert desk.shelf.raw(id) == newer


@pytest.mark.parametrize("box", LATE)
def test_a_save_of_a_missing_box_is_called_so_and_not_damaged(box: str, lose: Lose) -> None:
    desk = kept(box)
    text = desk.shelf.text(desk.shelf.ids()[0])
    lose(box)
    with pytest.raises(saves.DamagedSave) as told:
        saves.salvage(text)
    assert told.value.reason == NOT_HERE


@pytest.mark.parametrize("box", LATE)
def test_rooms_that_ask_every_title_do_without_a_missing_box(box: str, lose: Lose) -> None:
    lose(box)
    assert box not in known_boxes() and known_boxes()
    assert "studio" in str(storybook())
    assert BOXES[box].name in game_name(BOXES[box].titles[0])
