"""The rest of a table beside its save: it spares waking the long way, and is never needed."""

from __future__ import annotations

from collections.abc import Callable
from pickle import dumps
from random import Random

import pytest

from tests.game.test_resting import counting
from tests.web.desks import laid, played
from web.acts import playing
from web.desk.kept.resting import KEY, written
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk

SPOILT: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "gone": lambda _text: "",
    "cut short": lambda text: text[: len(text) // 2],
    "of another edition": lambda text: text.replace("this", "that", 1),
    "with another check sum": lambda text: text.replace("\n", "\n1", 2),
    "no text of ours": lambda _text: "\x00" * 300,
    "of another kind": lambda text: "\n".join([*text.split("\n")[:3], "c-jhc"]),
    "good in all but what it holds": lambda text: written(
        "this", text.split("\n")[1], dumps(("nothing", "of", "ours"))
    ),
}


def at_work(answers: int = 300) -> Desk:
    """A long game on a shelf whose page has had time to rest."""
    desk = played(laid(5, title="board"), answers)
    desk.shelf.edition = "this"
    desk.shelf.rest(desk.id, desk.at.table)
    return desk


def woken(storage: Drawer, edition: str = "this") -> tuple[Desk, int]:
    """The page wakes; and how many answers it played again."""
    with counting() as played:
        desk = Desk(Shelf(storage, edition=edition), Random(1))
        playing.wake(desk)
    return desk, played[0]


@pytest.mark.parametrize("how", SPOILT)
def test_whatever_has_become_of_it_the_game_wakes_as_it_was(how: str) -> None:
    before = at_work()
    storage = before.shelf.storage
    assert isinstance(storage, Drawer) and before.table is not None
    storage.set(KEY, SPOILT[how](storage.texts[KEY]))
    desk, count = woken(storage)
    assert desk.at.table.answers == before.table.answers
    assert list(desk.at.table.events) == list(before.table.events)
    assert desk.notice == "" and desk.trouble is None
    assert (count < len(desk.at.table.answers)) == (how == "as it is")


def test_another_edition_of_the_page_plays_the_save_from_its_first_answer() -> None:
    storage = at_work().shelf.storage
    assert isinstance(storage, Drawer)
    desk, count = woken(storage, "the next")
    assert count >= len(desk.at.table.answers)


def test_a_full_storage_keeps_no_rest_and_says_nothing() -> None:
    desk = at_work()

    class Full(Drawer):
        def set(self, key: str, text: str) -> None:
            raise OSError

    desk.shelf.storage = Full()
    desk.shelf._rested = ("", 0)
    desk.shelf.rest(desk.id, desk.at.table)
    assert desk.shelf.storage.get(KEY) is None


def test_what_is_thrown_away_leaves_no_rest_behind() -> None:
    desk = at_work()
    storage, id = desk.shelf.storage, desk.id
    desk.shelf.drop("another")
    assert storage.get(KEY) is not None
    desk.shelf.drop(id)
    assert storage.get(KEY) is None
