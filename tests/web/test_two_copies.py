"""Two copies of every table: whatever dies at whatever write, the game stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import saves
from tests.web.dying import Behind, Died, Mortal, Visit, World, answer
from web import taps
from web.acts import handing_over, playing
from web.acts.kept.copies import Copy
from web.desk.kept.about import unmarked
from web.desk.kept.shelf import ABOUT, GONE, PREFIX, Shelf
from web.desk.state import Desk
from web.page import page

LAGS = (0, 1, 3, 99)
ANSWERS = 5


def play(desk: Desk, history: list[tuple[str, ...]]) -> Iterator[str]:
    """A short game, named, thrown away, picked up, thrown away for good, and a second one."""
    taps.do(desk, "setup")
    history.append(())
    taps.do(desk, "start")
    id = desk.id
    history[-1] = desk.at.table.answers
    for _ in range(ANSWERS):
        yield id
        history.append(("?",))  # the answer that is being given
        answer(desk)
        history[-1] = desk.at.table.answers
    yield id
    taps.do(desk, "home")
    taps.do(desk, f"name {id}")
    taps.fill(desk, "table-name", "Sunday")
    taps.do(desk, f"delete {id}")
    taps.do(desk, "pick-up")
    taps.do(desk, f"continue {id}")
    taps.do(desk, "undo")
    yield id


def life(world: World, n: int, after: bool, lag: int) -> tuple[str, list[tuple[str, ...]], bool]:
    """Play until the page dies at the n-th write; the table's id, what was answered, if it died."""
    visit, history, ids = Visit(world, n, after, lag), [], [""]
    try:
        ids.extend(play(visit.wake(), history))
    except Died:
        return ids[-1], history, True
    return ids[-1], history, False


def writes() -> list[str]:
    """Every write of the short game, in order."""
    visit = Visit(World())
    for _ in play(visit.wake(), []):
        pass
    return visit.storage.kinds


KINDS = writes()


def test_the_short_game_writes_in_every_way() -> None:
    assert {"set table", "set about", "set open", "set gone", "remove gone"} <= set(KINDS)
    assert KINDS.index("set table") < KINDS.index("set about")


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("lag", LAGS)
def test_a_page_killed_at_any_write_loses_at_most_the_answer_being_given(
    lag: int, after: bool
) -> None:
    for n in range(1, len(KINDS) + 1):
        world = World()
        id, history, died = life(world, n, after, lag)
        assert died
        before = dict(world.texts)
        again = Visit(world)
        desk = again.wake()
        for slip in desk.shelf.all():
            assert not (slip.damage or slip.note)
            kept = desk.shelf.take(slip.id)
            assert kept.is_whole and kept.table is not None
            answers = kept.table.answers
            whole = history[-2] if history[-1] == ("?",) else history[-1]
            assert answers[: len(whole)] == whole or answers == whole[:-1], (n, KINDS[n - 1])
            assert len(answers) >= len(whole) - 1
        if id and f"{GONE}{id}" not in before:
            assert id in desk.shelf.there(), (n, KINDS[n - 1])
        settled = dict(world.texts), dict(world.copies)
        Visit(world).wake()
        assert (world.texts, world.copies) == settled, "a second visit finds nothing to mend"


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("lag", LAGS)
def test_a_thrown_table_never_comes_back(lag: int, after: bool) -> None:
    for n in range(1, 40):
        world = World()
        desk = Visit(world).wake()
        taps.do(desk, "setup")
        taps.do(desk, "start")
        id = desk.id
        answer(desk)
        visit = Visit(world, n, after, lag)
        try:
            desk = visit.wake()
            taps.do(desk, "home")
            taps.do(desk, f"delete {id}")
            taps.do(desk, "setup")
            visit.vault.settle()
        except Died:
            thrown = GONE + id in world.texts or PREFIX + id not in world.texts
        else:
            assert not {key for key in world.texts if id in key} and not world.copies
            break
        for _ in range(2):
            again = Visit(world).wake()
            assert (id in again.shelf.there()) != thrown, n
        assert thrown == (id not in world.copies)
    else:
        raise AssertionError("it never came to the end")


@pytest.mark.parametrize("after", [False, True])
def test_a_page_killed_while_it_mends_mends_the_next_time(after: bool) -> None:
    """The first copy is lost, old or damaged; the mending dies at every write."""
    harms = {
        "lost": lambda world: world.texts.clear(),
        "cut": lambda world: world.texts.update(
            {key: text[: len(text) // 2] for key, text in world.texts.items() if PREFIX in key}
        ),
        "unreadable": lambda world: world.texts.update(
            {key: "rubbish" for key in world.texts if PREFIX in key or ABOUT in key}
        ),
        "no summary": lambda world: [
            world.texts.pop(key) for key in list(world.texts) if ABOUT in key
        ],
    }
    for harm in harms.values():
        for n in range(1, 30):
            world = World()
            id, _, _ = life(world, 0, False, 0)
            harm(world)
            try:
                Visit(world, n, after).wake()
                is_done = True
            except Died:
                is_done = False
            desk = Visit(world).wake()
            kept = desk.shelf.take(id)
            assert kept.is_whole and kept.table is not None
            assert kept.table.answers == saves.loads(unmarked(world.copies[id].text)).answers
            (slip,) = desk.shelf.all()
            assert slip.about is not None and slip.about.name == "Sunday"
            if is_done:
                break
        else:
            raise AssertionError("it never came to the end")


def kept_world() -> tuple[World, str]:
    """A world with one table in both copies."""
    world = World()
    id, _, _ = life(world, 0, False, 0)
    return world, id


def test_the_older_of_two_copies_gives_way() -> None:
    world, id = kept_world()
    old = dict(world.texts)
    desk = Visit(world).wake()
    taps.do(desk, f"continue {id}") if desk.screen == "home" else None
    answer(desk)
    newest = desk.at.table.answers
    world.texts.clear()
    world.texts.update(old)  # the browser was killed before its storage reached the disk
    again = Visit(world).wake()
    assert (again.restored, again.id) == (1, id)
    assert again.table is not None and again.table.answers == newest


def test_a_table_missing_in_the_vault_is_put_there_damaged_or_not() -> None:
    world, id = kept_world()
    world.copies.clear()
    world.texts[PREFIX + "9"] = "no game at all"
    desk = Visit(world).wake()
    assert set(world.copies) == {id, "9"}
    assert world.copies["9"].text == world.texts[PREFIX + "9"] == "no game at all"
    assert desk.restored == 0


def test_a_table_open_in_another_window_is_left_to_it() -> None:
    world, id = kept_world()
    del world.texts[PREFIX + id]
    visit = Visit(world)
    playing.wake(visit.desk)
    handing_over.compare(visit.desk, list(world.copies.values()), {id})
    assert PREFIX + id not in world.texts


def test_without_a_vault_the_first_copy_stands_alone() -> None:
    world, id = kept_world()
    world.copies.clear()
    visit = Visit(world)
    playing.wake(visit.desk)
    assert not handing_over.compare(visit.desk, None, ())
    assert visit.desk.shelf.take(id).is_whole and not world.copies


class Full(Mortal):
    """No room for tables."""

    def set(self, key: str, text: str) -> None:
        if key.startswith(PREFIX):
            raise OSError("full")
        super().set(key, text)


def test_what_found_no_room_comes_back_from_the_vault() -> None:
    world, id = kept_world()
    visit = Visit(world)
    visit.storage = Full(world)
    visit.desk.shelf = Shelf(visit.storage, visit.now, Behind(world, 0))
    desk = visit.wake()
    if desk.screen == "home":
        taps.do(desk, f"continue {id}")
    answer(desk)
    assert desk.full
    newest = desk.at.table.answers
    again = Visit(world).wake()
    assert again.table is not None and again.table.answers == newest


def test_a_waking_page_writes_nothing_where_nothing_is_amiss() -> None:
    world, _ = kept_world()
    visit = Visit(world)
    visit.wake()
    assert visit.storage.kinds == []


BROUGHT_BACK = "One game was brought back from the second copy."


def test_what_comes_back_is_shown_at_once_and_told() -> None:
    world, id = kept_world()
    desk = Visit(world).wake()
    taps.do(desk, "home")
    del world.texts[PREFIX + id]
    desk = Visit(world).wake()
    assert desk.screen == "table" and "brought back" in desk.notice
    taps.do(desk, "home")
    del world.texts[PREFIX + id]
    visit = Visit(world)
    playing.wake(visit.desk)
    taps.do(visit.desk, "setup")  # somebody is already elsewhere
    handing_over.compare(visit.desk, list(world.copies.values()), ())
    assert visit.desk.screen == "setup"
    taps.do(visit.desk, "home")
    assert BROUGHT_BACK in str(page(visit.desk))


def test_several_that_come_back_are_told_at_home() -> None:
    world, _ = kept_world()
    other = Visit(world).wake()
    taps.do(other, "setup")
    taps.do(other, "start")
    taps.do(other, "home")
    world.texts.clear()
    desk = Visit(world).wake()
    assert desk.screen == "home"
    assert "2 games were brought back from the second copy." in str(page(desk))


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("lag", LAGS)
def test_whoever_is_cut_off_at_a_table_comes_back_to_it(lag: int, after: bool) -> None:
    for n in range(1, 30):
        world = World()
        visit = Visit(world, n, after, lag)
        desk = visit.wake()
        try:
            taps.do(desk, "setup")
            taps.do(desk, "start")
            for _ in range(3):
                answer(desk)
        except Died:
            again = Visit(world).wake()
            is_kept = bool(again.shelf.there())
            assert (again.screen == "table") == is_kept, (n, visit.storage.kinds[-1])
        else:
            break
    else:
        raise AssertionError("it never came to the end")


def test_a_game_that_never_reached_the_disk_is_on_the_screen_again() -> None:
    world = World()
    desk = Visit(world).wake()
    before = dict(world.texts)
    taps.do(desk, "setup")
    taps.do(desk, "start")
    answer(desk)
    world.texts.clear()
    world.texts.update(before)  # the browser died before it wrote anything down
    again = Visit(world).wake()
    assert again.screen == "table" and again.table is not None
    assert again.table.answers == desk.at.table.answers


def test_an_unreadable_first_copy_is_told_of_once() -> None:
    world = World()
    desk = Visit(world).wake()
    taps.do(desk, "setup")
    taps.do(desk, "start")
    answer(desk)
    world.texts[PREFIX + desk.id] = "rubbish"
    again = Visit(world).wake()
    assert again.screen == "table" and again.restored == 0
    assert again.notice == "This game was brought back from its second copy."
    assert "saved game" not in str(page(again))
    taps.do(again, "home")
    assert "brought back" not in str(page(again))


def test_a_second_copy_that_cannot_be_read_is_shown_where_it_is_the_only_one() -> None:
    world = World()
    world.copies["7"] = Copy("7", "horseburg save 1\nrubbish", "", 3)
    desk = Visit(world).wake()
    (slip,) = desk.kept
    assert slip.damage and "download 7" in str(page(desk))
    assert desk.restored == 0


def test_a_table_without_room_says_so_when_the_page_wakes() -> None:
    world, id = kept_world()
    copy = world.copies[id]
    world.copies[id] = copy._replace(writing=copy.writing + 1, text=copy.text + "\n# newer")
    visit = Visit(world)
    visit.storage = Full(world)
    visit.desk.shelf = Shelf(visit.storage, visit.now, Behind(world, 0))
    desk = visit.wake()
    if desk.screen == "home":
        assert "no room left here for 1 game" in str(page(desk))
        taps.do(desk, f"continue {id}")
    assert desk.full and 'id="full"' in str(page(desk))
