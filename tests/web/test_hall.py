"""The hall of fame: a line a finished game, two devices in one, damaged and hostile archives."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game import TITLES, Table, links, saves
from game.saves import DamagedSave
from tests.game.mutations import mutations
from tools.hall_states import filled
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.rooms.hall import lines, seasons, store
from web.rooms.hall.book import MOST, Book, End, Feat, Line, digest, hashed, key, merged
from web.rooms.hall.people import people, records

GOLDEN = Path(__file__).parent.parent / "golden"
NOW = 1_790_000_000_000


@cache
def finished(title: str) -> Table:
    """A finished game of a title, with its computers if it has any."""
    for path in sorted((GOLDEN / title.replace("/", "-")).rglob("*.txt")):
        table = saves.loads(path.read_text())
        if table.result is not None and len(table.bots) < len(table.names):
            return table
    raise AssertionError(title)


def desk() -> Desk:
    return Desk(Shelf(Drawer(), lambda: NOW), Random(1))


def line(id: str, names: str, places: str, when: int = NOW, bots: str = "", **more: object) -> Line:
    """A game by one letter a person: `line("1", "ab", "12")`."""
    ends = tuple(End(100 * len(names) - 100 * int(it), None, int(it)) for it in places)
    levels = {names.index(it): "keen" for it in bots}
    made = Line(digest([id]), when, "horse-fever/family", tuple(names), levels, ends, ())
    return made._replace(**more)  # type: ignore[arg-type]


def book(*found: Line, **more: object) -> Book:
    return Book({one.id: one for one in found}, **more)  # type: ignore[arg-type]


# a line


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_of_every_title_becomes_a_line_that_can_be_read_again(title: str) -> None:
    table, here = finished(title), Book()
    assert store.add(desk(), here, "1", table, NOW)
    (one,) = here.lines.values()
    assert {seat for seat, end in enumerate(one.ends) if end.place == 1} == set(
        table.result.winners
    )
    assert one.names == table.names
    again = lines.loads(lines.dumps(here))
    assert again == here and not again.bad
    assert len(lines.dumps(here)) < 120 + 90 * len(table.names)


WON = ("win", "place", "show", "share", "jockey wins", "for first", "for second")
"""What pays a bet, or in Dice Derby whoever holds the cards or the horse."""


@pytest.mark.parametrize("title", [one for one in TITLES if not SCREENS[one].box.is_guest])
def test_the_best_bets_are_those_that_the_game_has_told(title: str) -> None:
    """Against a count of its own: every event that pays a bet or a win, by what it says itself."""
    table = finished(title)
    paid = [
        it.facts for it in table.events if it.facts.get("money", 0) > 0
        and (it.kind.endswith("bet won") or it.kind in WON)
    ]  # fmt: skip
    for seat, feat in enumerate(store.feats(table)):
        mine = [it for it in paid if it["seat"] == seat]
        assert feat.stroke == max([it["money"] - it.get("stake", 0) for it in mine], default=0)
        times = [it["money"] // it["stake"] for it in mine if "stake" in it]
        assert feat.shot == max(times, default=0)


def test_a_game_that_ends_otherwise_after_all_replaces_its_line() -> None:
    here, it = Book(), desk()
    first = finished("horse-fever/family")
    other = saves.loads((GOLDEN / "horse-fever-family").rglob("*.txt").__next__().read_text())
    assert store.add(it, here, "7", first, NOW)
    assert not store.add(it, here, "7", first, NOW + 5), "written once"
    if other.answers == first.answers:
        other = finished("horse-fever/board")
    assert store.add(it, here, "7", other, NOW)
    assert [one.title for one in here.lines.values()] == [other.title.id]
    assert store.add(it, here, "8", first, NOW) and len(here.lines) == 2


def test_what_if_games_and_games_of_computers_alone_are_none_of_the_house() -> None:
    here, table = Book(), finished("horse-fever/family")
    what_if = saves.loads(saves.dumps(table).replace("\n\n", "\nbranch: 3\n\n", 1))
    assert what_if.result is not None and what_if.branched == 3
    store.add(desk(), here, "1", what_if, NOW)
    bots = {str(seat): "casual" for seat in range(len(table.names))}
    alone = saves.loads(saves.dumps(table).replace("bots: {}", f"bots: {json.dumps(bots)}"))
    assert len(alone.bots) == len(alone.names)
    store.add(desk(), here, "2", alone, NOW)
    assert not here.lines and here.kept == {"1": "", "2": ""}


def test_the_oldest_games_make_room() -> None:
    here = Book()
    for number in range(MOST + 3):
        here.add(line(str(number), "ab", "12", NOW + number))
    assert len(here.lines) == MOST
    assert min(one.when for one in here.lines.values()) == NOW + 3
    assert len(lines.dumps(here)) < 400_000


# people


def test_one_name_is_one_person_however_it_is_written() -> None:
    assert key(" Zoé ") == key("ZOÉ") == key("Zoe\u0301")
    assert key("Zoe") != key("Zo")
    names = [("Zoé", "Ben"), ("zoé", "Ben"), ("ZOÉ ", "Cat")]
    games = [line(str(n), "ab", "12", NOW + n)._replace(names=it) for n, it in enumerate(names)]
    first = people(games)[0]
    assert (first.name, len(first.games), len(first.wins)) == ("ZOÉ ", 3, 3)


def test_who_was_forgotten_by_an_earlier_edition_stays_forgotten() -> None:
    """It took letters with marks and without for one person."""
    it = Book()
    it.forgotten.add(digest(["horseburg", "zoe"]))
    it.add(line("1", "ab", "12")._replace(names=("Zoé", "Ben")))
    assert [one.names for one in it.lines.values()] == [("", "Ben")]
    it.forget("Hà")
    it.add(line("2", "ab", "12")._replace(names=("Hạ", "Ben")))
    assert "Hạ" in [name for one in it.lines.values() for name in one.names]


def test_two_spellings_at_one_table_count_once() -> None:
    one = line("1", "ab", "21")._replace(names=("Zoé", "zoé"))
    (person,) = people([one])
    assert [it.place for it in person.games] == [1]


def test_what_a_person_has_done_is_counted() -> None:
    games = [
        line("1", "abc", "123", NOW + 1),
        line("2", "abc", "213", NOW + 2),
        line("3", "abc", "213", NOW + 3, bots="c"),
        line("4", "abc", "100", NOW + 4),
    ]
    found = {one.name: one for one in people(games)}
    a = found["a"]
    assert [(len(one.games), len(one.wins)) for one in found.values()] == [(4, 2), (4, 2), (3, 0)]
    assert a.nemesis() == ("b", 2, 4)
    assert found["b"].nemesis() == ("a", 2, 4)
    assert a.fortune() == [2, 2, 2, 4]
    assert (a.longest_run(), found["b"].longest_run()) == (1, 2)
    assert a.wins_by_title() == [("horse-fever/family", 4, 2)]


def test_records_tell_when_a_computer_holds_them() -> None:
    plain = line("1", "ab", "12", feats=(Feat(50, 3, "red"), Feat(70, 2, "red")), bots="b")
    held = records([plain, line("2", "ab", "12", NOW + 1, feats=(Feat(70, 3), Feat()))])
    (its,) = held.values()
    assert (its["stroke"].amount, its["stroke"].seat.name, its["stroke"].seat.is_bot) == (
        70,
        "b",
        True,
    )
    assert (its["shot"].amount, its["shot"].seat.line.id) == (3, plain.id)


# seasons


def test_a_season_has_the_games_that_end_in_it_and_one_is_open_at_most() -> None:
    here = Book()
    store.add(desk(), here, "1", finished("horse-fever/family"), NOW)
    seasons.begin(here, "Winter", NOW + 10)
    winter = here.open
    store.add(desk(), here, "2", finished("horse-fever/board"), NOW + 20)
    store.add(desk(), here, "3", finished("winners-circle"), NOW + 5)  # an old one, from the shelf
    seasons.begin(here, "Summer", NOW + 30)
    assert here.seasons[winter].closed == NOW + 30 and here.open != winter
    assert [one.title for one in here.of_season(winter)] == ["horse-fever/board"]
    assert here.of_season(here.open) == []
    seasons.close(here, NOW + 40)
    assert here.open == "" and all(one.closed for one in here.seasons.values())


def test_the_table_of_a_season_counts_among_people() -> None:
    games = [
        line("1", "abc", "231", bots="c"),  # a first, b second
        line("2", "abc", "312"),  # b, c, a
        line("3", "ac", "21", bots="c"),  # alone, behind the computer
    ]
    rows = {row.name: row for row in seasons.table(games)}
    assert {name: (row.points, row.wins, row.games) for name, row in rows.items()} == {
        "a": (4, 1, 3),
        "b": (4, 1, 2),
        "c": (1, 0, 1),
    }
    assert [(row.place, row.name) for row in seasons.table(games)] == [(1, "b"), (2, "a"), (3, "c")]
    assert seasons.winners(games) == ["b"]
    bankrupt = {row.name: row.points for row in seasons.table([line("5", "ab", "10")])}
    assert bankrupt == {"a": 3, "b": 0}
    assert seasons.winners([line("4", "ab", "00")]) == []


def test_5_1_who_could_not_repay_gets_no_points_of_a_season() -> None:
    """Nor is anybody of them second because only one could."""
    text = (GOLDEN / "horse-fever-board" / "only-one-could-repay.txt").read_text()
    begun = {}
    for rules in (2, 3):
        table = saves.loads(text.replace("rules: 2\n", f"rules: {rules}\n"))
        begun[rules] = seasons.table([store.line_of(table, NOW)])
    assert [row.points for row in begun[3]] == [3] + [0] * (len(begun[3]) - 1)
    assert [row.points for row in begun[2]][1] == 1


# two devices


def test_the_same_game_on_two_devices_is_one() -> None:
    one, other = Book(), Book()
    table = finished("unicorn-fever")
    store.add(desk(), one, "1", table, NOW + 9)
    store.add(desk(), other, "5", saves.loads(saves.dumps(table)), NOW)
    both = merged(one, other)
    assert [it.when for it in both.lines.values()] == [NOW]


@pytest.mark.parametrize("seed", range(8))
def test_merging_is_the_same_in_either_order_and_twice_is_once(seed: int) -> None:
    whole = filled(40, seed)
    whole.forget("Cat") if seed % 2 else None
    rng = Random(seed)
    parts = []
    for _ in range(3):
        mine = {id: it for id, it in whole.lines.items() if rng.random() < 0.6}
        later = {id: it._replace(when=it.when + rng.randrange(9)) for id, it in mine.items()}
        parts.append(Book(later, dict(whole.seasons)))
    a, b, c = parts

    def said(it: Book) -> str:
        return lines.sendable(it)

    assert said(merged(a, b)) == said(merged(b, a))
    assert said(merged(merged(a, b), c)) == said(merged(a, merged(b, c)))
    assert said(merged(a, a)) == said(a)
    assert merged(a, b).lines.keys() == a.lines.keys() | b.lines.keys()


def test_a_season_goes_on_on_both_devices_and_ends_for_both() -> None:
    one = Book()
    seasons.begin(one, "Summer", NOW)
    other = merged(Book(), lines.loads(lines.sendable(one), NOW))
    assert other.open == one.open != ""
    game = line("1", "ab", "12", seasons=(other.open,))
    other.add(game)
    seasons.close(other, NOW + 5)
    one = merged(one, lines.loads(lines.sendable(other), NOW))
    assert one.open == "" and list(one.of_season(game.seasons[0])) == [game]


def test_nobody_rewrites_what_was_seen_here() -> None:
    mine = line("1", "ab", "12")
    forged = mine._replace(ends=(End(0, None, 2), End(9, None, 1)), when=NOW - 9)
    assert merged(book(mine), book(forged)).lines[mine.id] == mine
    renamed = mine._replace(names=("a", "Z"))
    assert merged(book(mine), book(renamed)).lines[mine.id] == mine


# forgetting


def test_forgetting_is_complete_and_no_archive_brings_the_name_back() -> None:
    it = filled(30)
    archive = lines.sendable(it)
    seasons.begin(it, "Évé’s summer", NOW + 10**10)
    it.bad.append('["game","Eve"')
    it.forget("Eve")
    for text in (lines.dumps(it), lines.sendable(it)):
        assert '"eve' not in key(text)
    assert hashed("Eve") in it.forgotten and len(it.lines) == 30
    back = merged(it, lines.loads(archive, NOW * 2))
    assert '"eve' not in key(lines.dumps(back)) and len(back.lines) == 30
    store.add(desk(), back, "1", Table("horse-fever/family", ["EVE", "Bo"]), NOW)
    assert '"eve' not in key(lines.dumps(back))
    assert "Ann" in lines.sendable(back)


def test_what_is_forgotten_here_is_nobody_elses_business() -> None:
    """A hostile archive could make a family forget itself."""
    mine, theirs = filled(9), filled(9)
    theirs.forget("Ann")
    both = merged(mine, lines.loads(lines.dumps(theirs), NOW * 2))
    assert not both.forgotten
    assert lines.sendable(both) == lines.sendable(mine)


# damaged, foreign, hostile


def test_a_damaged_line_is_left_out_and_stays_where_it_lies() -> None:
    it = filled(6)
    rows = lines.dumps(it).split("\n")
    at = next(n for n, row in enumerate(rows) if row.startswith('["game"'))
    rows[at] = rows[at][:-3]
    read = lines.loads("\n".join(rows))
    assert (len(read.lines), read.bad) == (5, [rows[at]])
    assert rows[at] in lines.dumps(read).split("\n")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no hall of fame"),
        ("horseburg save 1\n", "no hall of fame"),
        ("horseburg hall 2\n[]", "newer version"),
        ("horseburg hall 1" + " " * 3_000_000, "too large"),
    ],
)
def test_what_is_no_hall_is_told_in_a_line(text: str, why: str) -> None:
    with pytest.raises(DamagedSave, match=why):
        lines.loads(text)


HOSTILE = [
    "[" * 2000,
    '["game"' + ",[" * 300,
    '["game"]',
    '["game",null]',
    '"game"',
    "{}",
    "12",
    '["here",{"open":"","forgotten":["x"],"kept":{}}]',
    '["season","0-00000000","a",1e400,0]',
    '["season","0-00000000","a",true,0]',
    '["season","0-00000000","a\\u0000",1600000000000,0]',
]


@pytest.mark.parametrize("row", HOSTILE)
def test_a_hostile_line_is_only_counted(row: str) -> None:
    good = filled(3)
    read = lines.loads(lines.sendable(good) + row + "\n", NOW * 2)
    assert len(read.bad) == 1 and read.lines == good.lines


def values(at: int, value: object) -> str:
    """A good line with one value changed."""
    one = json.loads(lines.sendable(book(line("1", "ab", "12"))).split("\n")[1])
    one[at] = value
    return json.dumps(one)


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (1, "x"), (1, 5), (2, 0), (2, 10**18), (2, True), (2, 1.5), (3, 7), (3, "x" * 99),
        (4, []), (4, "ab"), (4, ["a"]), (4, ["a", "b" * 41]), (4, ["a", "\u202eb"]),
        (4, ["a"] * 50),
        (5, []), (5, {"x": "keen"}), (5, {"2": "keen"}), (5, {"0": 7}),
        (6, [[1, 2, 3]]), (6, [[1, 2, 3], [1, 2, -1]]), (6, [[10**13, None, 1], [0, None, 2]]),
        (7, [[1, 1, 1], [1, 1, ""]]), (7, [[-1, 1, ""], [1, 1, ""]]), (8, ["<b>"]), (8, "ab"),
    ],
)  # fmt: skip
def test_every_value_of_a_line_is_looked_at(at: int, value: object) -> None:
    read = lines.loads(f"{lines.FIRST_LINE}\n{values(at, value)}\n", NOW)
    assert not read.lines and len(read.bad) == 1


def test_nothing_from_elsewhere_happens_after_tomorrow() -> None:
    far = lines.sendable(book(line("1", "ab", "12", NOW + 10**9)))
    assert lines.loads(far, NOW).bad and not lines.loads(far).bad


def test_whatever_happens_to_an_archive_it_ends_in_a_sentence_or_a_hall() -> None:
    archive = lines.sendable(filled(12))
    mine = lines.sendable(filled(5, 9))
    count = 0
    for text in mutations([archive], 300):
        count += 1
        own = lines.loads(mine)
        try:
            both = merged(own, lines.loads(text, NOW * 2))
        except DamagedSave as damaged:
            assert damaged.reason
            continue
        assert own.lines.items() <= both.lines.items()
    assert count > 100


def test_a_link_carries_a_hall() -> None:
    it = filled(20)
    assert links.unpack(links.pack(lines.sendable(it))) == lines.sendable(it)
