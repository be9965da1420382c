"""Everybody's own phone, at every title: whole games, no secret sent, no other's answer given."""

from __future__ import annotations

import ast
import re
from collections import Counter
from random import Random

import pytest

from game import TITLES
from game.floor import is_private, options_of, speaker
from game.play import ANYBODY
from tests.amount import many
from tests.syntax import ROOT, modules
from tests.titles.cases import cases
from tests.titles.phones import laid, moments, press, say, shown, sizes
from tests.titles.test_page_secrets import copied
from tools.staging import leads_on
from web import phoning, taps
from web.acts import breath, clock, playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS, screen_of
from web.desk.state import Desk
from web.html.parts import Parts, news, whole
from web.page import drawn
from web.phones import seating
from web.phones.pages import turn
from web.phones.phones_here import Guest, PhonesHere, phones_of
from web.phones.place import Stumbled

ANSWERS = many(60, 400)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_game_is_played_from_phones_alone(title: str) -> None:
    """The tablet is only looked at, every phone can be drawn at every moment, and none stumbles."""
    rng, pages, by_hand = Random(title), 0, 0
    for _ in range(20):
        desk = laid(title, sizes(title)[-1], rng, hides=False)
        pages += seen_whole(desk, rng)
        by_hand += len([step for step in desk.at.table.steps if step.asker >= 0])
        if pages > 20 and (by_hand > 10 or desk.at.table.title.comings is not None):
            return  # a short game has few such moments
    raise AssertionError(f"{pages} pages and {by_hand} answers")


def seen_whole(desk: Desk, rng: Random) -> int:
    """How many pages were drawn while a game was played to its end, or long enough."""
    house, pages = phones_of(desk), 0
    for now in moments(desk, rng, ANSWERS):
        assert now.curtain is None
        if rng.random() < 0.3:
            for guest in house.awake():
                has_gone = guest.seat is None  # a guest of a party who has gone home
                assert ("screen-door" if has_gone else 'id="mine"') in shown(now, guest)
                pages += not has_gone
        assert not house.trouble, house.trouble
    return pages


HIDING = [title for title in sorted(TITLES) if cases(title).twin is not None]


def on_twin(desk: Desk, guest: Guest, rng: Random) -> tuple[Desk, Desk] | None:
    """The table, and one with other secrets than this phone knows; None where there are none."""
    table, look_for = desk.table, cases(desk.title).twin
    if desk.is_behind or table is None or table.ask is None or look_for is None:
        return None
    twin = look_for(table, guest.seat, rng)
    if twin is None or repr(twin.game) == repr(table.game):
        return None
    return copied(desk, table.at(len(table.answers))), copied(desk, twin)


def phone_at(desk: Desk, like: Guest) -> Guest:
    """The same phone at a copy of the table, with the same things open on its page."""
    guest = Guest(like.id, like.name, settings=like.settings)
    desk.owned[PhonesHere] = PhonesHere(guests={like.id: guest}, known={})
    assert like.seat is not None
    seating.sit(desk, guest, like.seat)
    seating.keep_step(desk)
    return guest


SENT = ("log", "rule", "history", "settings", "why pass", "why 1", "speak {seat}", "close")


@pytest.mark.parametrize("title", HIDING)
def test_a_phone_is_sent_no_secret_of_others(title: str) -> None:
    """What is sent is the same, whatever is hidden from this seat, also after a tap."""
    rng, different = Random(title), 0
    for _ in range(9):
        if different > many(12, 60):
            break
        desk = laid(title, sizes(title)[-1], rng)
        for now in moments(desk, rng, ANSWERS):
            if rng.random() > 0.35:
                continue
            guest = rng.choice(list(phones_of(now).awake()))
            pair = on_twin(now, guest, rng)
            if pair is None:
                continue
            one, other = pair
            first, second = phone_at(one, guest), phone_at(other, guest)
            assert shown(one, first) == shown(other, second)
            wish = rng.choice(SENT).format(seat=guest.seat)
            assert say(one, first, kind="tap", do=wish) == say(other, second, kind="tap", do=wish)
            assert shown(one, first) == shown(other, second), wish
            different += 1
    assert different > many(12, 60), different


@pytest.mark.parametrize("title", HIDING)
def test_a_secret_that_is_sent_is_caught(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that shows its neighbour's page: so the comparison can fail."""
    draw = phoning.drawn

    def as_neighbour(desk: Desk, guest: Guest) -> object:
        assert guest.place is not None
        place = guest.place
        place.desk.phones.mine = place.seat = (place.seat + 1) % len(desk.at.table.names)
        place.of = None
        place.keep_step()
        return draw(desk, guest)

    monkeypatch.setattr(phoning, "drawn", as_neighbour)
    with pytest.raises(AssertionError):
        for seed in range(5):
            rng = Random(f"{title} {seed}")
            desk = laid(title, sizes(title)[-1], rng)
            for now in moments(desk, rng, ANSWERS):
                guest = next(phones_of(now).awake())
                if (pair := on_twin(now, guest, rng)) is not None:
                    one, other = pair
                    assert shown(one, phone_at(one, guest)) == shown(other, phone_at(other, guest))
        raise RuntimeError("nothing was caught")


JUNK: tuple[object, ...] = (
    None, 7, "x" * 300, [], {}, [[]], {"kind": "tap"}, True, -1, "\x00", "home", "undo", "rewind",
)  # fmt: skip
KINDS = ("tap", "fill", "hello", "seen", "whole", "sit", "come", "picture", "", "__class__")
VERBS = """
home
start
undo
reset
rewind
agree 0
go-back
branch
share
download 1
play-here
unveil
cover
finish
payoffs
hammer
skip
step
pause
speed 4x
speak 0
speak 1
speak 9
hush
do-it
sit 0
sit 1
sit 99
get-up
come
phone-let yes
phone-away phone 0
phone-fetch
phones
set second look off
set look dark
guests
welcome
guest-does out 1
door-add
door-start
next-race
off-in 60
slip 2
slip-bet win red
slip-tear
nasty 0
hold 0
lay
throw-for 1
pick 0
card 1
rule 1
log
history start
reel last
look-as open
trouble-undo
""".strip().split("\n")
"""What a finger does, on a phone or on the tablet alone."""


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_hostile_phone_does_nothing_that_is_not_its_own(title: str) -> None:
    """Messages of every kind at a table where another is asked: it stands as it stood."""
    rng = Random(f"hostile {title}")
    desk = laid(title, sizes(title)[-1], rng)
    house = phones_of(desk)
    for now in moments(desk, rng, many(40, 160)):
        table = now.table
        if table is None or table.ask is None or (now.ask is None and now.asked_on_phone is None):
            continue
        seats = [one for one in house.awake() if one.seat not in (table.ask.who, None)]
        if not seats or rng.random() < 0.6:
            continue
        villain = rng.choice(seats)
        before, options = others(now, villain), list(table.ask.options)[:40]
        for _ in range(many(40, 170)):
            told = junk(rng, options)
            phoning.hear(now, villain.id, told)
            assert others(now, villain) == before, told
        assert now.table is table and now.screen == "table" and now.trouble is None
        assert house.at(villain.seat or 0) is villain or villain.place is None
        for guest in house.guests.values():
            if guest.place is None or guest is villain:
                seating.choose(now, guest, villain.id.split()[-1] if guest is villain else "0")
    assert sum(guest.refused for guest in house.guests.values()) > many(100, 2000)


def others(desk: Desk, villain: Guest) -> list[str]:
    """What other people than the holder of this phone have answered."""
    table = desk.table
    assert table is not None
    seat = int(villain.id.split()[-1])
    hosted = screen_of(table).hosted
    return [
        step.answer
        for step in table.steps
        if step.asker >= 0 and seat != (speaker(step.answer) if step.what in hosted else step.asker)
    ]


def junk(rng: Random, options: list[str]) -> object:
    """Anything that somebody could send."""
    if rng.random() < 0.2:
        return rng.choice(JUNK)
    told: dict[str, object] = {"kind": rng.choice(KINDS)}
    for name in rng.sample(("do", "answer", "field", "value", "settings", "tongues", "step"), 3):
        told[name] = rng.choice((rng.choice(JUNK), rng.choice(VERBS), rng.choice(options)))
    if rng.random() < 0.6:
        told = {"kind": "tap", rng.choice(("do", "answer")): rng.choice((*VERBS, *options))}
    return told


def test_no_box_has_a_line_for_phones() -> None:
    """Whoever adds a game need not know that there are phones."""
    boxes = {f"web.{id.partition('/')[0].replace('-', '_')}" for id in TITLES}
    own = [one for one in modules("web") if one.name.startswith(tuple(boxes))]
    assert len(own) > 100
    for one in own:
        said = [node for node in ast.walk(one.tree) if isinstance(node, ast.Attribute)]
        assert not [node for node in said if node.attr == "phones"], one.name
        assert not [it for it in one.imports.values() if "phon" in it], one.name
    for sheet in (ROOT / "web").glob("*/style/*.css"):
        assert not re.search(r"data-phone|#mine|#held", sheet.read_text()), sheet.name
    games = modules("game")
    assert not [it for one in games for it in one.imports.values() if "phon" in it]


def test_a_seat_that_is_taken_is_given_by_the_owner_alone() -> None:
    rng = Random(3)
    desk = laid("horse-fever/family", 3, rng, phones=2)
    house = phones_of(desk)
    ann = house.at(0)
    stranger = seating.arrive(desk, "stranger")
    say(desk, stranger, kind="tap", do="sit 0")
    assert stranger.seat is None and house.at(0) is ann and house.asking() is stranger
    seating.let(desk, "no")
    assert stranger.seat is None and "stays" in stranger.told
    say(desk, stranger, kind="tap", do="sit 0")
    seating.let(desk, "yes")
    assert house.at(0) is stranger and ann is not None and ann.seat is None


def test_a_phone_that_is_away_leaves_its_seat_to_the_tablet_and_comes_back() -> None:
    rng = Random(4)
    desk = laid("horse-fever/family", 3, rng)
    table = desk.table
    assert table is not None and table.ask is not None
    seat = table.ask.who
    assert desk.curtain is None and 0 <= seat < 3
    seating.depart(desk, f"phone {seat}")
    assert "away" in desk.notice and seat not in desk.phones.seats
    assert desk.ask is not None
    back = seating.arrive(desk, f"phone {seat}")
    assert back.seat == seat and seat in desk.phones.seats


def test_the_tablet_that_wakes_anew_knows_whose_phone_each_is() -> None:
    rng = Random(5)
    desk = laid("winners-circle", 3, rng)
    again = Desk(desk.shelf, rng)
    playing_on(again, desk)
    guest = seating.arrive(again, "phone 1")
    assert guest.seat == 1 and guest.name == "Ben"


def playing_on(again: Desk, desk: Desk) -> None:
    """Open the same table in a page that has just woken."""
    playing.resume(again, desk.id)
    assert again.table is not None


def test_what_a_phone_has_shown_is_looked_at() -> None:
    """Ben's own question has stood on his phone: what Ann answered before it stands."""
    rng = Random(6)
    desk = laid("really-nasty", 3, rng)
    for now in moments(desk, rng, 60):
        table = now.table
        assert table is not None
        steps, ask = table.steps, table.ask
        if not steps or ask is None or ask.open or ask.who in (ANYBODY, steps[-1].asker):
            continue
        if ask.who < 0 or steps[-1].asker < 0 or table.why_no_undo() is not None:
            continue
        first, then = phones_of(now).at(steps[-1].asker), phones_of(now).at(ask.who)
        assert first is not None and then is not None and first.place is not None
        say(now, first, kind="tap", do="undo")
        assert len(table.steps) == len(steps) - 1, first.place.desk.notice
        assert press(now, first, steps[-1].answer)
        say(now, then, kind="seen", step=len(table.answers))
        say(now, first, kind="tap", do="undo")
        assert len(table.steps) == len(steps)
        return
    raise AssertionError("nobody was asked in private after another")


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_new_can_be_told_apart_from_what_is_not(title: str) -> None:
    """Each picture is told by what differs from the last one, and gives the same page."""
    rng, told = Random(f"news {title}"), 0
    for _ in range(20):
        before: dict[str, Parts] = {}
        for now in moments(laid(title, sizes(title)[-1], rng), rng, ANSWERS):
            for guest in phones_of(now).awake():
                parts = phoning.drawn(now, guest)
                if guest.id in before:
                    new = news(parts, before[guest.id])
                    stubs = re.findall(r'<(\w+) id="([^"]+)" data-same>', new)
                    page = whole(before[guest.id])
                    assert all(f"<{tag}" in page and f' id="{id}"' in page for tag, id in stubs)
                    told += len(stubs)
                before[guest.id] = parts
        if told > 100:
            return
    raise AssertionError(f"{told} parts were the same")


def test_a_table_that_breaks_at_an_answer_is_the_tablets_trouble(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A phone must not hide it: the table is laid anew there, as after a tap on the tablet."""
    desk = laid("horse-fever/family", 3, Random(8))
    while leads_on(desk, watching=True):
        seating.keep_step(desk)
    seating.keep_step(desk)
    table = desk.table
    assert table is not None and table.ask is not None

    take = playing.take

    def breaks(at: Desk, text: str, who: int) -> None:
        if at is desk:
            raise KeyError("a mistake in the rules")
        take(at, text, who)

    monkeypatch.setattr(playing, "take", breaks)
    guest = phones_of(desk).at(table.ask.who)
    assert guest is not None
    with pytest.raises(Stumbled):
        press(desk, guest, table.ask.options[0])


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_phone_tells_whose_it_is_to_answer(title: str) -> None:
    """Each that has an answer to give says so, of however many, and no other does."""
    rng, told = Random(f"turn {title}"), Counter[str]()
    for now in moments(laid(title, sizes(title)[-1], rng), rng, ANSWERS):
        ask = now.ask if now.is_level else None
        for guest in phones_of(now).awake():
            if guest.place is None or ask is None or guest.seat is None:
                continue
            says = turn(guest.place.desk)
            told[says] += 1
            if ask.who == guest.seat:
                assert says == "yours"
            elif ask.who == ANYBODY and any(True for _ in options_of(ask, guest.seat)):
                assert says == "floor"
            elif ask.who != ANYBODY and ask.what not in screen_of(now.table).hosted:
                assert says == "others"
    assert told["yours"] + told["floor"] > 5, told


def test_what_is_wished_on_a_phone_for_later_is_known_to_the_tablet() -> None:
    """Whoever has the dice thrown for them is not asked again, by anybody."""
    desk = laid("dice-derby", 3, Random(5))
    guest = asked(desk, "throw")
    wish = f"throw-for {guest.seat}"
    desk.settings.choose("by itself", "off")
    seating.keep_step(desk)
    assert wish not in shown(desk, guest)
    desk.settings.choose("by itself", "on")
    seating.keep_step(desk)
    assert wish in shown(desk, guest)
    assert "throw-for-all" not in shown(desk, guest)
    assert not say(desk, guest, kind="tap", do="throw-for-all"), "that is the tablet's"
    assert say(desk, guest, kind="tap", do=wish)
    table = desk.table
    assert table is not None
    while table.ask is not None and table.ask.what == "throw":
        other = phones_of(desk).at(table.ask.who)
        if clock.next_tick(desk) is not None:
            clock.tick(desk)
        elif not leads_on(desk, watching=True):
            assert other is not None and other is not guest, "who has wished otherwise is asked"
            assert press(desk, other, "throw")
    threw = [step for step in table.steps if step.what == "throw" and step.asker == guest.seat]
    assert len(threw) > 1


def to_floor(desk: Desk) -> tuple[Guest, list[Guest]]:
    """The first floor at which somebody has a card that fits: that phone, and all others."""
    for now in moments(desk, Random("floor"), 4000):
        ask = None if now.table is None else now.table.ask
        if ask is None or not now.is_level or not is_private(ask) or breath.left(now) is None:
            continue
        its = [one for one in phones_of(now).awake() if options_of(ask, one.seat or 0)]
        if its:
            return its[0], [one for one in phones_of(now).awake() if one is not its[0]]
    raise AssertionError("nobody can ever speak up")


def test_a_card_that_fits_stops_the_clock_and_everybody_is_told_who_has_spoken_up() -> None:
    """All see how long there is; the others cannot speak then, and the tablet says who does."""
    desk = laid("really-nasty", 3, Random(3))
    guest, others = to_floor(desk)
    name = guest.name
    for one in (guest, *others):
        assert f'data-tenths="{breath.tenths(desk)}"' in shown(desk, one)
    assert "You can speak up now." in shown(desk, guest)
    lit = re.findall(r"<button [^>]*fits[^>]*>", shown(desk, guest))
    assert lit and all(f'data-do="speak {guest.seat}"' in one for one in lit)
    assert say(desk, guest, kind="tap", do=f"speak {guest.seat}")
    assert desk.speaking == guest.seat and breath.left(desk) is None
    for one in others:
        page = shown(desk, one)
        assert f"{name} has spoken up." in page and "data-tenths" not in page
        assert f'data-do="speak {one.seat}"' not in page
    assert f"{name} has spoken up" in drawn(desk)


def test_what_was_told_on_a_phone_goes_with_its_moment() -> None:
    desk = laid("dice-derby", 3, Random(5))
    guest = asked(desk, "throw")
    other = next(one for one in phones_of(desk).awake() if one is not guest)
    assert other.place is not None
    other.place.desk.notice = "That does not go."
    assert say(desk, other, kind="tap", do="log") and other.place.desk.notice
    assert press(desk, guest, "throw")
    assert not other.place.desk.notice


def test_who_leaves_is_told_how_to_come_back_and_who_is_sent_away_is_told_no_such_thing() -> None:
    desk = laid("horse-fever/family", 2, Random(8))
    first, second = (phones_of(desk).guests[f"phone {seat}"] for seat in (0, 1))
    assert say(desk, first, kind="tap", do="get-up")
    assert first.seat == 0 and "Leave the table?" in shown(desk, first)
    assert say(desk, first, kind="tap", do="get-up no")
    assert first.seat == 0 and "Leave the table?" not in shown(desk, first)
    assert say(desk, first, kind="tap", do="get-up yes")
    assert "You have left." in shown(desk, first)
    taps.do(desk, "phone-away phone 1")
    assert phones_of(desk).cut == ["phone 1"] and "phone 1" not in phones_of(desk).guests
    assert "Ben is sent away." in desk.notice and 1 not in desk.phones.seats
    assert not say(desk, second, kind="tap", do="sit 1")
    assert seating.arrive(desk, "phone 1").seat is None, "a new code makes it a stranger"


def test_nobody_takes_a_name_that_has_a_phone() -> None:
    """At the set-up; and the set-up shows who has one."""
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, "setup horse-fever")
    first, second = (seating.arrive(desk, f"phone {number}") for number in (1, 2))
    assert drawn(desk).count("has-phone") == 0
    seating.come(desk, first, "Zoe")
    seating.come(desk, second, " zoe")
    assert (first.name, second.name) == ("Zoe", "")
    assert second.told == "zoe has a phone already. Write another name."
    assert drawn(desk).count("has-phone") == 1
    seating.come(desk, second, "Yul")
    assert second.name == "Yul" and drawn(desk).count("has-phone") == 2


def test_a_phone_says_so_when_another_window_plays_its_table() -> None:
    desk = laid("dice-derby", 3, Random(5))
    guest = asked(desk, "throw")
    desk.follows = True
    seating.keep_step(desk)
    assert 'data-now="elsewhere"' in shown(desk, guest)
    assert not press(desk, guest, "throw")
    desk.follows = False
    seating.keep_step(desk)
    assert 'data-now="yours"' in shown(desk, guest)
    assert press(desk, guest, "throw")


def asked(desk: Desk, what: str) -> Guest:
    """The phone that is asked this, once somebody's is."""
    for now in moments(desk, Random(what), 400):
        table = now.table
        if table is not None and table.ask is not None and table.ask.what == what:
            guest = phones_of(now).at(table.ask.who)
            if guest is not None and now.is_level:
                return guest
    raise AssertionError(f"nobody is asked {what}")


@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if SCREENS[title].beside])
def test_nobody_holds_cards_open_on_the_tablet_who_has_them_on_a_phone(title: str) -> None:
    """Who has none can, at the same questions."""
    rng, seen = Random(f"peek {title}"), 0
    for now in moments(laid(title, sizes(title)[-1], rng), rng, ANSWERS):
        assert not now.may_peek and 'id="eye"' not in drawn(now)
        if now.ask is None or not now.ask.open or now.ask.who < 0:
            continue
        now.phones.seats = frozenset()
        seen += now.may_peek
        seating.keep_step(now)
    assert seen > 3


def test_a_page_that_breaks_on_a_phone_can_be_read_about_on_the_tablet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The table goes on, and so does the phone once what broke is whole again."""
    desk = laid("horse-fever/family", 2, Random(8))
    guest = phones_of(desk).at(0)
    assert guest is not None
    assert "phone-trouble" not in drawn(desk)

    def breaks(at: Desk) -> None:
        if at is not desk:
            raise KeyError("a mistake in the page")

    with monkeypatch.context() as broken:
        broken.setattr("web.page.screen", breaks)
        assert 'id="door-again"' in shown(desk, guest)
    assert "mistake" not in shown(desk, guest) and 'id="mine"' in shown(desk, guest)
    taps.do(desk, "phones")
    assert "phone-trouble" in drawn(desk)
    taps.do(desk, "phone-trouble")
    assert desk.trouble is not None and "KeyError" in desk.trouble.report
    assert 'id="trouble-copy"' in drawn(desk)
    taps.do(desk, "trouble-back")
    assert desk.screen == "table" and "phone-trouble" not in drawn(desk)
