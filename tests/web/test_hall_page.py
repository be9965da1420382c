"""The hall of fame on the page: the way in, forgetting, seasons, another hall, a full storage."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table, links
from tests.web.desks import laid, played, seen, tap
from tests.web.test_hall import finished
from tools.hall_states import filled, in_hall
from web import taps
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.doors import hall
from web.html.writing import flat
from web.rooms.hall import lines, room, store
from web.rooms.hall.book import End, Line
from web.rooms.hall.page import holders
from web.rooms.hall.people import Person, Seat
from web.sharing import arrivals

NOW = 1_790_000_000_000


def text_of(desk: Desk) -> str:
    """What lies in the storage."""
    return desk.shelf.storage.get(hall.KEY) or ""


def said(desk: Desk) -> str:
    """The page's words."""
    return seen(desk).text


def ended(title: str = "horse-fever/family") -> Desk:
    """A game that has just ended, and what the page does then."""
    desk = laid(title=title)
    if title == "horse-fever/party":  # which goes on as long as somebody likes
        playing.lay(desk, desk.id, finished(title))
    played(desk)
    assert hall.is_due(desk)
    hall.remember(desk)
    assert not hall.is_due(desk)
    return desk


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_ends_stands_in_the_hall(title: str) -> None:
    desk = ended(title)
    (line,) = store.opened(desk).lines.values()
    assert line.title == title and line.names == desk.table.names  # type: ignore[union-attr]
    tap(desk, "hall", f"hall person {line.names[0].casefold()}")
    assert "All in all" in said(desk) and desk.screen == hall.SCREEN
    tap(desk, "hall", "home")
    assert desk.screen == "home"


def test_a_record_that_several_share_names_them_all() -> None:
    one, other, third = (Person(name) for name in ("ann", "ben", "cat"))
    for person, wins in ((one, 2), (other, 2), (third, 1)):
        person.games = [
            Seat(Line("1", 0, "risk", (person.key,), {}, (End(0, None, 1),), ()), 0)
        ] * wins
    held = str(flat(holders([one, other, third], lambda it: len(it.wins), 1)))
    assert "<b>2</b>" in held and "ann" in held and "ben" in held and "cat" not in held
    assert holders([one], lambda it: len(it.wins), 3) is None


def test_a_running_game_is_not_told_of() -> None:
    """Nothing of a game is in the hall before its end has been shown."""
    desk = laid(3, 1)
    while desk.table is not None and desk.table.ask is not None:
        assert not hall.is_due(desk)
        played(desk, len(desk.table.answers) + 1)
        if desk.table.ask is not None:
            tap(desk)  # drawn
            assert not hall.is_due(desk) and text_of(desk) == ""
    assert hall.is_due(desk)


def test_the_way_in_is_there_once_a_game_has_been_finished() -> None:
    desk = laid()
    playing.go_home(desk)
    assert "hall" not in seen(desk).every("data-do")
    playing.resume(desk, desk.kept[0].id)
    played(desk)
    assert "hall" in seen(desk).every("data-do")
    playing.go_home(desk)
    assert "hall" in seen(desk).every("data-do")


def test_an_old_game_comes_in_when_it_is_opened_or_from_the_shelf() -> None:
    desk = ended()
    before = text_of(desk)
    desk.shelf.storage.remove(hall.KEY)
    playing.go_home(desk)
    playing.resume(desk, desk.kept[0].id)
    played(desk)
    desk.owned.clear()
    assert hall.is_due(desk)
    hall.remember(desk)
    assert text_of(desk) == before
    desk.shelf.storage.remove(hall.KEY)
    tap(desk, "hall")
    assert "1 finished game on your shelf is not here yet" in said(desk)
    tap(desk, "hall gather")
    assert text_of(desk) == before and "not here yet" not in said(desk)


class Full(Drawer):
    """A storage that has room for anything but the hall."""

    is_full = True

    def set(self, key: str, text: str) -> None:
        if self.is_full and key == hall.KEY:
            raise OSError("no room left")
        super().set(key, text)


def test_a_full_storage_ends_no_game_and_is_told_of() -> None:
    desk = laid()
    drawer = Full()
    desk.shelf.storage = drawer
    played(desk)
    hall.remember(desk)
    assert desk.is_over and not desk.full and not hall.is_due(desk)
    assert saves_of(desk)
    tap(desk, "hall")
    assert "There was no room for the last game." in said(desk)
    tap(desk, "hall gather")
    assert "nothing was changed" in said(desk) and text_of(desk) == ""
    drawer.is_full = False
    tap(desk, "hall gather")
    assert "no room" not in said(desk) and len(store.opened(desk).lines) == 1


def saves_of(desk: Desk) -> list[str]:
    """The kept tables."""
    return [id for id in desk.shelf.ids() if desk.shelf.take(id).is_whole]


def test_forgetting_wants_a_second_tap_on_the_same_button() -> None:
    desk = in_hall(filled(9), "hall person ben")
    tap(desk, "hall forget ben")
    assert '"Ben"' in text_of(desk) and "Tap again to forget Ben for good" in said(desk)
    tap(desk, "hall", "hall person ben")
    tap(desk, "hall forget ben")
    assert '"Ben"' in text_of(desk), "another tap has let the first one go"
    tap(desk, "hall forget ben")
    assert '"Ben"' not in text_of(desk) and "somebody" not in seen(desk).every("data-do")
    assert "Forgotten." in said(desk) and "Ben" not in said(desk)
    tap(desk, "hall remember", "hall remember")
    assert store.opened(desk).forgotten == set()


def test_a_season_is_begun_and_closed_with_a_cup() -> None:
    desk = in_hall(None)
    tap(desk, "hall begin")
    assert "Give the season a name first." in said(desk)
    taps.fill(desk, "hall", "  Winter <b>by</b> the fire ")
    tap(desk, "hall begin")
    (season,) = store.opened(desk).seasons.values()
    assert season.name == "Winter <b>by</b> the fire" and store.opened(desk).open == season.id
    assert "<b>by</b>" not in "".join(seen(desk).every("data-do"))
    desk = playing_on(desk)
    tap(desk, "hall", f"hall season {season.id}", "hall close")
    assert store.opened(desk).open
    tap(desk, "hall close")
    assert store.opened(desk).open == ""
    (line,) = store.opened(desk).lines.values()
    assert line.seasons == (season.id,)


def playing_on(desk: Desk) -> Desk:
    """Another game on the same shelf, to its end."""
    playing.go_home(desk)
    playing.set_up(desk)
    playing.start(desk)
    played(desk)
    hall.remember(desk)
    return desk


# another hall


def test_another_hall_is_looked_at_taken_in_and_taken_out_again() -> None:
    desk = in_hall(filled(9))
    before, theirs = store.opened(desk), filled(20, 8)
    arrivals.bring(desk, "\ufeff" + lines.sendable(theirs) + "[]\n")
    assert "20 games, 20 of them new here" in said(desk) and "1 line cannot be read" in said(desk)
    assert store.opened(desk) == before, "nothing is taken before somebody says so"
    tap(desk, "hall leave")
    assert store.opened(desk) == before
    arrivals.bring(desk, lines.sendable(theirs))
    tap(desk, "hall take")
    assert len(store.opened(desk).lines) == 29
    tap(desk, "hall back", "hall back")
    assert store.opened(desk) == before


def test_a_link_from_another_device_opens_the_hall() -> None:
    desk = Desk(Shelf(Drawer(), lambda: NOW), Random(1))
    playing.wake(desk)
    link = links.pack(lines.sendable(filled(5)))
    assert arrivals.bring_link(desk, hall.LINK + link)
    assert desk.screen == hall.SCREEN and "5 games, 5 of them new here" in said(desk)
    tap(desk, "hall take")
    assert len(store.opened(desk).lines) == 5


@pytest.mark.parametrize(
    "text",
    [
        "horseburg hall 7\n",
        "https://x/#hall=",
        "#hall=horseburg1.AAAA",
        "#hall=\n",
        "horseburg hall x",
    ],
)
def test_what_is_no_hall_changes_nothing(text: str) -> None:
    desk = in_hall(filled(4))
    before = text_of(desk)
    arrivals.bring(desk, text)
    assert "Nothing was taken in." in said(desk)
    assert text_of(desk) == before


def test_a_hall_of_a_newer_page_is_never_written_over() -> None:
    desk = played(laid())
    desk.shelf.storage.set(hall.KEY, "horseburg hall 2\nwhat is this")
    hall.remember(desk)
    tap(desk, "hall")
    assert "A newer version of this page wrote this hall" in said(desk)
    for wish in ("gather", "begin", "take", "close", "remember"):
        taps.do(desk, f"hall {wish}")
        taps.do(desk, f"hall {wish}")
    assert text_of(desk) == "horseburg hall 2\nwhat is this"


def test_what_another_window_has_written_stays() -> None:
    desk = in_hall(filled(4))
    other = store.opened(desk)
    store.add(desk, other, "9", played(laid()).table, NOW)  # type: ignore[arg-type]
    store.keep(desk, other)
    season = store.opened(desk).open
    tap(desk, f"hall season {season}", "hall close", "hall close")
    assert len(store.opened(desk).lines) == 5 and not store.opened(desk).open


def test_the_code_holds_the_newest_games_and_says_how_many() -> None:
    desk = in_hall(filled(200), "hall send")
    parcel = desk.post.parcel
    assert len(parcel.scanned) <= 2953 < len(parcel.link)
    inside = lines.loads(links.unpack(parcel.scanned.partition(hall.LINK)[2]))
    newest = store.opened(desk).in_order()[-len(inside.lines) :]
    assert inside.in_order() == newest and 10 < len(newest) < 200
    parcel.code = "1"
    assert f"newest {len(newest)} games of 200" in said(desk)
    tap(desk, "hall file")
    assert desk.offered == ("horseburg-hall.txt", lines.sendable(store.opened(desk)))


def test_a_full_hall_takes_in_no_more_than_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.rooms.hall.taps.MOST", 10)
    desk = in_hall(filled(6))
    arrivals.bring(desk, lines.sendable(filled(9, 8)))
    tap(desk, "hall take")
    assert "more than fit here" in said(desk) and len(store.opened(desk).lines) == 6


def test_names_from_elsewhere_are_only_text() -> None:
    name = "<img src=x onerror=alert(1)>"
    table = Table("horse-fever/family", [name, "Ann"], dealer=Random(1))
    book = filled(1)
    (line,) = book.lines.values()
    book.lines = {line.id: line._replace(names=(name, *line.names[1:]), title=name)}
    desk = in_hall(book, f"hall person {name}")
    assert table.names[0] == name
    assert "img" not in seen(desk).tags and name in said(desk)
    assert room.of(desk).book.lines
