"""Games that leave and come: nothing kept is touched, all ends in a table or a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game import Table, links, saves
from tests.amount import many
from tests.game.mutations import mutations
from tools.staging import speaking_in
from web import taps
from web.acts import clock, playing, stage
from web.acts.kept import keeping
from web.desk.kept.shelf import PREFIX, Shelf
from web.desk.kept.stores import Drawer
from web.desk.state import Desk
from web.page import drawn
from web.sharing import arrivals
from web.words import languages

GOLDEN = Path(__file__).parent.parent / "golden"
FAMILY = GOLDEN / "horse-fever-family"
ADDRESS = "https://example.org/horseburg/"


def game(name: str = "horse-fever-family/card-92-as-printed", steps: int | None = 70) -> str:
    """A golden game after so many answers, or the whole of it."""
    table = saves.loads((GOLDEN / f"{name}.txt").read_text())
    return saves.dumps(table if steps is None else table.at(steps))


def new_desk(*texts: str) -> Desk:
    """At home, with games on the shelf."""
    desk = Desk(Shelf(Drawer()), Random(1))
    for number, text in enumerate(texts, 1):
        desk.shelf.keep(str(number), saves.loads(text))
    desk.post.address = ADDRESS
    playing.wake(desk)
    return desk


def kept(desk: Desk) -> dict[str, str]:
    """Every kept game, to the letter."""
    storage = desk.shelf.storage
    return {k: storage.get(k) or "" for k in storage.names() if k.startswith(PREFIX)}


def link(text: str) -> str:
    return arrivals.GAME + links.pack(text)


# mutations


def spoilt() -> Iterator[str]:
    """Spoilt saves, files of several, and links, as somebody might bring them."""
    texts = [game(), game("horse-fever-board/first-edition-2", 60), game(steps=9)]
    yield from mutations(texts, many(500, 1300))
    yield from mutations(["\n\n".join(texts[1:]), "\n\n".join(texts[::-1])], many(120, 300), 7)
    yield from mutations([link(text) for text in texts], many(200, 500), 11)
    yield from (link(text) for text in mutations(texts, many(120, 300), 13) if text.isascii())


def check_sentence(desk: Desk) -> None:
    assert desk.notice.endswith((".", "!")) and "\n" not in desk.notice
    assert 10 < len(desk.notice) < 400
    assert all(sign.isprintable() for sign in desk.notice)


def test_spoilt_games_end_in_a_sentence_or_a_table() -> None:
    mine = game(steps=30)
    opened = refused = 0
    for text in spoilt():
        desk = new_desk(mine)
        before = kept(desk)
        if not arrivals.bring_link(desk, text):
            arrivals.bring(desk, text)
        html = drawn(desk)
        assert desk.trouble is None and kept(desk) == before
        if desk.post.arrival is None:
            check_sentence(desk)
            assert 'id="home"' in html
            refused += 1
            continue
        assert 'id="arrival"' in html
        taps.do(desk, "keep-arrived")
        html = drawn(desk)
        assert desk.trouble is None and "<script" not in html
        assert before.items() <= kept(desk).items()
        opened += 1
    assert opened + refused >= many(800, 2000)
    assert opened > many(40, 100) and refused > many(200, 500)


BOMBS = {
    "nothing": "",
    "blank": " \n\n ",
    "too large": "horseburg save 1\n" + "#" * arrivals.LARGEST,
    "one line": "x" * 3_000_000,
    "deep": 'horseburg save 1\ngame: "horse-fever/family"\nseats: ' + "[" * 19_000,
    "deep object": "horseburg save 1\noptions: " + '{"a":' * 3_000,
    "huge number": "horseburg save 1\nrules: " + "9" * 19_000,
    "surrogates": 'horseburg save 1\ngame: "\ud800"\n\ud800\n\n\udfff',
    "binary": "PK\x03\x04\x00\x00\x08" + "\x00\xff" * 5000,
    "html": "<html><script>window.__pwned = 1</script></html>",
    "bare mark": "horseburg1.",
    "link in prose": "see horseburg1.$$$ for more",
    "many": "horseburg save 1\n\n" * (arrivals.MOST_GAMES + 1),
    "many starts": "horseburg save 1\n" * 300_000,
    "json": '{"game": "horse-fever/family"}',
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_end_in_a_sentence(name: str) -> None:
    desk = new_desk(game())
    before = kept(desk)
    arrivals.bring(desk, BOMBS[name])
    assert desk.post.arrival is None
    check_sentence(desk)
    drawn(desk)
    assert desk.trouble is None and kept(desk) == before


@pytest.mark.parametrize("hash", ["#game=", "#game=x", "#game=%00", "#game=horseburg1.AAAA"])
def test_bad_links_end_in_a_sentence(hash: str) -> None:
    desk = new_desk()
    assert arrivals.bring_link(desk, hash)
    check_sentence(desk)


def test_what_stumbles_over_a_save_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = new_desk()
    monkeypatch.setattr(saves, "salvage", lambda text: 1 / 0)
    arrivals.bring(desk, game())
    assert "cannot make sense" in desk.notice and desk.post.arrival is None


def test_hostile_names_are_text() -> None:
    table = Table("horse-fever/family", ["<script>x</script>", "<img onerror=1>"], dealer=Random(1))
    desk = new_desk()
    arrivals.bring(desk, saves.dumps(table))
    assert "&lt;script&gt;" in drawn(desk) and "<script" not in drawn(desk)
    taps.do(desk, "keep-arrived")
    taps.do(desk, "share")
    assert "<script" not in drawn(desk) and "<img" not in drawn(desk)


# coming in


def test_a_link_becomes_a_new_table_with_the_curtain_down() -> None:
    mine, theirs = game(steps=30), game("horse-fever-board/first-edition-2", 80)
    desk = new_desk(mine)
    before = kept(desk)
    arrivals.bring_link(desk, link(theirs))
    html = drawn(desk)
    assert "A game has arrived" in html and "Horse Fever: Board Game" in html
    taps.do(desk, "keep-arrived")
    assert (desk.screen, desk.unveiled) == ("table", None) and desk.id not in ("", "1")
    assert desk.at.table.answers[:80] == saves.loads(theirs).answers
    assert before.items() < kept(desk).items()


def test_leaving_it_leaves_everything() -> None:
    desk = new_desk(game(steps=30))
    before = kept(desk)
    arrivals.bring_link(desk, link(game(steps=60)))
    taps.do(desk, "leave-arrived")
    assert kept(desk) == before and desk.post.arrival is None and 'id="home"' in drawn(desk)


def test_a_game_that_arrives_under_an_open_table_covers_it() -> None:
    desk = new_desk(game(steps=30))
    playing.resume(desk, "1")
    while desk.is_behind or desk.held:
        stage.go_on(desk) if desk.held else clock.tick(desk)
    playing.unveil(desk)
    assert desk.unveiled is not None
    arrivals.bring_link(desk, link(game("horse-fever-board/first-edition-2", 80)))
    assert desk.unveiled is None and not clock.is_running(desk)
    taps.do(desk, "leave-arrived")
    assert desk.screen == "table" and desk.id == "1" and desk.unveiled is None


@pytest.mark.parametrize(
    ("here", "comes", "says"),
    [(60, 60, "already"), (40, 60, "20 steps further on"), (60, 40, "20 steps further on than")],
)
def test_the_same_game_is_known_again(here: int, comes: int, says: str) -> None:
    desk = new_desk(game("horse-fever-board/first-edition-2"), game(steps=here))
    arrivals.bring(desk, game(steps=comes))
    html = drawn(desk)
    assert says in html and "Open the one here" in html
    taps.do(desk, "open-twin")
    assert desk.id == "2" and len(kept(desk)) == 2


def test_another_game_of_the_same_people_is_no_twin() -> None:
    names = ("Ann", "Ben")
    one, other = (Table("horse-fever/family", names, dealer=Random(n)) for n in (1, 2))
    desk = new_desk(saves.dumps(one))
    arrivals.bring(desk, saves.dumps(other))
    assert desk.post.arrival is not None and not desk.post.arrival.games[0].twin


def test_a_game_by_other_rules_of_the_house_is_no_twin() -> None:
    names = ("Ann", "Ben")
    one, other = (
        Table("horse-fever/family", names, {"length": length}, dealer=Random(1))
        for length in ("quick", "long")
    )
    assert other.answers[: len(one.answers)] == one.answers
    desk = new_desk(saves.dumps(one))
    arrivals.bring(desk, saves.dumps(other))
    assert desk.post.arrival is not None and not desk.post.arrival.games[0].twin


def test_a_rescue_file_brings_all_its_games() -> None:
    texts = [game(steps=30), game("horse-fever-board/first-edition-2", 80), game(steps=None)]
    desk = new_desk(game("horse-fever-board/first-edition-2", 80))
    arrivals.bring(desk, "\n\n".join([*texts, "horseburg save 1\nrubbish\n"]))
    html = drawn(desk)
    for words in ("3 games have arrived", "already: 1 of them", "cannot be read"):
        assert words in html
    taps.do(desk, "keep-arrived")
    assert len(kept(desk)) == 3 and desk.screen == "home" and "2 more" in desk.notice


@pytest.mark.parametrize("code", sorted(languages.NAMES.keys() - {"en"}))
def test_what_has_become_of_arrived_games_is_said_in_every_language(code: str) -> None:
    with speaking_in(code):
        desk = new_desk()
        arrivals.bring(desk, "\n\n".join([game(steps=30), game(steps=None)]))
        taps.do(desk, "keep-arrived")
        assert "2" in desk.notice and "shelf" not in desk.notice


def test_a_pasted_address_is_a_link() -> None:
    desk = new_desk()
    arrivals.bring(desk, f"Look: {ADDRESS}{link(game())}\nsee you")
    assert desk.post.arrival is not None


def test_a_link_of_two_megabytes_is_refused_before_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = new_desk()
    monkeypatch.setattr(arrivals, "bring", lambda *_: pytest.fail("it was looked at"))
    for door in ("#game=", "#hall=", "#deck="):
        desk.notice = ""
        assert arrivals.bring_link(desk, door + links.MARK + "A" * 2_000_000)
        assert desk.notice == arrivals.TOO_LARGE and desk.screen == "home"


def test_a_link_broken_by_a_mail_arrives() -> None:
    desk = new_desk()
    broken = "\r\n".join((ADDRESS + link(game()))[at:][:76] for at in range(0, 20_000, 76))
    arrivals.bring(desk, f"Our game: <{broken.strip()}>")
    assert desk.post.arrival is not None


class Full(Drawer):
    """A storage with no room left."""

    def set(self, key: str, text: str) -> None:
        raise OSError("full")


def test_without_room_the_game_goes_on_and_that_is_told() -> None:
    desk = Desk(Shelf(Full()), Random(1))
    playing.wake(desk)
    arrivals.bring(desk, game())
    taps.do(desk, "keep-arrived")
    assert "no room" in desk.notice
    drawn(desk)


# versions


def parted(text: str) -> str:
    """The same save with another story told from somewhere on."""
    line = next(line for line in text.split("\n") if line.startswith("told:"))
    return text.replace(line, line[:-3] + ("00" if line[-3:-1] != "00" else "11") + line[-2:])


def foreign() -> str:
    """A save of another version that this one would play differently at its end."""
    return parted(game()).replace("rules: ", "rules: 9")


def test_a_kept_game_of_another_version_goes_on_as_a_copy() -> None:
    desk, text = new_desk(), foreign()
    desk.shelf.storage.set(PREFIX + "7", text)
    playing.resume(desk, "7")
    html = drawn(desk)
    assert "A game of a newer page" in html and "download 7" in html
    assert "A newer version of this page wrote it, under version 9" in html
    taps.do(desk, "download 7")
    assert desk.offered is not None and desk.offered[1] == text
    taps.do(desk, "keep-arrived")
    assert desk.id != "7" and "copy" in desk.notice
    assert kept(desk)[PREFIX + "7"] == text
    playing.resume(desk, desk.id)
    assert desk.post.arrival is None and desk.screen == "table"


def test_a_kept_game_with_an_answer_that_cannot_be_given_is_a_damaged_one() -> None:
    desk = new_desk()
    lines = game().rstrip("\n").split("\n")
    desk.shelf.storage.set(PREFIX + "7", "\n".join([*lines[:-2], "win the moon", ""]))
    playing.resume(desk, "7")
    html = drawn(desk)
    assert "A damaged game" in html and "older" not in html and "download 7" in html


def test_a_save_of_a_later_format_says_who_can_read_it() -> None:
    desk = new_desk()
    later = game().replace("horseburg save 1", "horseburg save 2")
    arrivals.bring(desk, later)
    assert desk.notice.startswith("A newer version of this page wrote this game.")
    desk.shelf.storage.set(PREFIX + "7", later)
    playing.resume(desk, "7")
    assert "A newer version of this page wrote this game." in drawn(desk)
    assert desk.screen == "home" and kept(desk)[PREFIX + "7"] == later


def test_a_game_of_a_newer_page_on_the_screen_when_the_page_wakes_asks_first() -> None:
    desk = new_desk()
    desk.shelf.storage.set(PREFIX + "7", foreign())
    desk.shelf.open("7")
    again = Desk(desk.shelf, Random(2))
    playing.wake(again)
    assert "A game of a newer page" in drawn(again)
    taps.do(again, "leave-arrived")
    assert again.screen == "home" and list(kept(again)) == [PREFIX + "7"]


def test_a_damaged_file_is_kept_to_the_letter_beside_its_copy() -> None:
    desk, text = new_desk(), foreign()
    arrivals.bring(desk, text)
    assert "kept too, exactly as it is" in drawn(desk)
    taps.do(desk, "keep-arrived")
    assert len(kept(desk)) == 2 and text in kept(desk).values()
    assert desk.screen == "table"


# going out


def test_the_sheet_says_what_it_is_and_that_it_holds_secrets() -> None:
    desk = new_desk(game())
    taps.do(desk, "share 1")
    html = drawn(desk)
    for words in ("everybody’s secrets", "Rules version 1", "Edition: ", "Show the QR code"):
        assert words in html
    assert "share-qr" not in html and links.MARK not in html
    taps.do(desk, "share-code")
    assert desk.post.wish == "code"
    taps.do(desk, "close")
    assert desk.post.sheet is None


def test_a_finished_game_has_no_secrets_and_shows_its_code_at_once() -> None:
    desk = new_desk(game(steps=None))
    taps.do(desk, "share 1")
    assert "secrets" not in drawn(desk) and desk.post.wish == "code"
    assert desk.post.sheet is not None
    desk.post.sheet.code = "101\n010\n111"
    assert 'viewBox="0 0 3 3"' in drawn(desk) and "M2 0h1v1h-1zM1 1h1" in drawn(desk)


def test_what_is_sent_arrives() -> None:
    desk = new_desk(game())
    taps.do(desk, "share 1")
    assert desk.post.sheet is not None
    other = new_desk()
    other_link = desk.post.sheet.link.removeprefix(ADDRESS)
    arrivals.bring_link(other, other_link)
    taps.do(other, "keep-arrived")
    assert other.table is not None and other.table.answers[:70] == saves.loads(game()).answers
    taps.do(desk, "share-file")
    assert desk.offered is not None
    third = new_desk()
    arrivals.bring(third, desk.offered[1])
    taps.do(third, "keep-arrived")
    assert third.table is not None and third.table.answers[:70] == other.table.answers[:70]


@pytest.mark.parametrize(
    ("names", "file"),
    [
        (["Ann", "Ben"], "horseburg-Ann-Ben.txt"),
        (["../../etc", "a:b*c?"], "horseburg-etc-a-b-c.txt"),
        (["!!!", "??"], "horseburg-game.txt"),
    ],
)
def test_file_names_are_kind_to_every_disk(names: list[str], file: str) -> None:
    desk = new_desk()
    playing.lay(desk, "1", Table("horse-fever/family", names, dealer=Random(1)))
    keeping.keep(desk)
    taps.do(desk, "share")
    taps.do(desk, "share-file")
    assert desk.offered is not None and desk.offered[0] == file


LONG = ("really-nasty", "risk")
"""Games of so many answers that some of them go as a file."""


def test_the_longest_golden_game_fits_into_a_link_and_a_code() -> None:
    """But a nasty meeting of six, and a war for the whole world: they go as a file, it says so."""
    tables = [saves.loads(path.read_text()) for path in sorted(GOLDEN.rglob("*.txt"))]
    longest = max([saves.dumps(it) for it in tables if it.title.id not in LONG], key=len)
    desk = new_desk(longest)
    taps.do(desk, "share 1")
    assert desk.post.sheet is not None and desk.post.sheet.fits_code
    assert len(desk.post.sheet.link) < 2000
    meeting = new_desk(max([saves.dumps(it) for it in tables], key=len))
    taps.do(meeting, "share 1")
    assert meeting.post.sheet is not None and not meeting.post.sheet.fits_code
    assert "The game is too long for a QR code" in drawn(meeting)
