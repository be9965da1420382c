"""A seat is somebody's: no way that a phone can go leads to a hand that was another's."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES
from game.play import CHANCE
from tests.titles.phones import laid, moments, press, say, shown, sizes
from web import taps
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.phones import owning, seating
from web.phones.phones_here import Known, phones_of

SECRET = "horse-fever/board"
EVERY = sorted(TITLES)


def begun(title: str, seed: str, phones: int | None = None) -> Desk:
    """A table at which people have answered, and nobody waits for a race to be shown."""
    rng = Random(f"{seed} {title}")
    desk = laid(title, sizes(title)[-1], rng, phones)
    for number, now in enumerate(moments(desk, rng, 200)):
        assert now.table is not None
        if number > 12 and owning.is_begun(now.table) and now.is_level and now.table.ask:
            seating.keep_step(now)
            return now
    raise AssertionError("nobody has answered")


@pytest.mark.parametrize("title", EVERY)
def test_no_phone_has_a_seat_that_was_not_its_own(title: str) -> None:
    """Whatever it does: leave, sit elsewhere, sleep, come back, come under another's name."""
    desk = begun(title, "ways")
    names, seats = desk.at.table.names, len(desk.at.table.names)
    rng, house = Random(f"walk {title}"), phones_of(desk)
    ids = [f"phone {seat}" for seat in range(seats)]
    asked = 0
    for _ in range(300):
        id = rng.choice([*ids, "phone 77"])
        guest = house.guests.get(id)
        if guest is None or not guest.awake:
            guest = seating.arrive(desk, id)
            say(desk, guest, kind="hello", settings={}, tongues=["en"])
        match rng.randrange(5):
            case 0:
                say(desk, guest, kind="tap", do="get-up yes")
            case 1:
                seating.depart(desk, id)
            case 2:
                guest.newcomer = rng.choice(names)
                say(desk, guest, kind="tap", do="come")
            case _:
                say(desk, guest, kind="tap", do=f"sit {rng.randrange(seats)}")
        for one in house.guests.values():
            asked += one.wants is not None
            if one.seat is not None:
                assert one.id == f"phone {one.seat}", "nobody has allowed it"
            else:
                assert not one.awake or 'id="door"' in shown(desk, one)
    assert asked > 20


@pytest.mark.parametrize("title", EVERY)
def test_a_seat_that_is_given_away_is_not_taken_back_unasked(title: str) -> None:
    desk = begun(title, "given")
    house = phones_of(desk)
    first, second = house.guests["phone 0"], house.guests["phone 1"]
    seating.depart(desk, first.id)
    say(desk, second, kind="tap", do="get-up yes")
    say(desk, second, kind="tap", do="sit 0")
    assert (second.seat, second.wants) == (None, 0)
    taps.do(desk, "phone-let yes")
    assert second.seat == 0
    back = seating.arrive(desk, first.id)
    assert back.seat is None and back.name == "Ann", "it is told who it was"
    say(desk, back, kind="tap", do="sit 0")
    assert (back.seat, back.wants, second.seat) == (None, 0, 0)
    taps.do(desk, "phone-let yes")
    assert (back.seat, second.seat) == (0, None)


def test_who_has_played_on_the_tablet_is_asked_for_before_a_phone_shows_the_hand() -> None:
    """At a table where hands are held; before anybody has answered, it is a phone of theirs."""
    desk = begun(SECRET, "tablet", phones=1)
    stranger = seating.arrive(desk, "phone 1")
    say(desk, stranger, kind="tap", do="sit 1")
    assert (stranger.seat, stranger.wants) == (None, 1)
    open_table = begun("dice-derby", "tablet", phones=1)
    stranger = seating.arrive(open_table, "phone 1")
    say(open_table, stranger, kind="tap", do="sit 1")
    assert stranger.seat == 1, "nothing is hidden there"


def test_whose_name_is_like_anothers_has_no_claim_to_the_seat() -> None:
    desk = begun(SECRET, "name", phones=1)
    owning.known(desk)["stranger"] = Known("Ben", "a table of last week")
    stranger = seating.arrive(desk, "stranger")
    assert stranger.name == "Ben" and stranger.seat is None


def test_a_tablet_that_wakes_anew_gives_each_phone_its_own_seat_alone() -> None:
    desk = begun(SECRET, "wake")
    again = Desk(desk.shelf, Random(1))
    playing.resume(again, desk.id)
    seating.was_here(again)
    assert "Ann" in again.notice and "had a phone here" in again.notice
    assert seating.arrive(again, "phone 1").seat == 1
    stranger = seating.arrive(again, "phone 77")
    say(again, stranger, kind="tap", do="sit 0")
    assert (stranger.seat, stranger.wants) == (None, 0)


@pytest.mark.parametrize("anew", ["phone", "tablet"])
def test_who_has_left_sits_down_again_by_a_touch_alone(anew: str) -> None:
    """Whatever is loaded anew; nobody is asked then, as the seat is still theirs."""
    desk = begun(SECRET, "left")
    say(desk, phones_of(desk).guests["phone 0"], kind="tap", do="get-up yes")
    seating.depart(desk, "phone 0")
    if anew == "tablet":
        id, desk = desk.id, Desk(desk.shelf, Random(1))
        playing.resume(desk, id)
        seating.was_here(desk)
        assert "Ann" not in desk.notice and "Ben" in desk.notice
    back = seating.arrive(desk, "phone 0")
    say(desk, back, kind="hello", settings={}, tongues=["en"])
    assert back.seat is None and 'id="sit-0"' in shown(desk, back)
    say(desk, back, kind="tap", do="sit 0")
    assert (back.seat, back.wants) == (0, None)
    seating.depart(desk, "phone 0")
    assert seating.arrive(desk, "phone 0").seat == 0, "it has not left any more"


def test_who_has_looked_at_one_hand_does_not_sit_down_at_another() -> None:
    """Even before anybody has answered."""
    desk = laid(SECRET, 3, Random(2), phones=1)
    guest = phones_of(desk).guests["phone 0"]
    say(desk, guest, kind="tap", do="get-up yes")
    say(desk, guest, kind="tap", do="sit 1")
    assert (guest.seat, guest.wants) == (None, 1)
    say(desk, guest, kind="tap", do="sit 0")
    assert guest.seat == 0


@pytest.mark.parametrize("title", EVERY)
def test_the_second_half_of_a_double_tap_answers_nothing(title: str) -> None:
    """What a page shows belongs to its question; where anybody may answer, to its own next one."""
    rng = Random(f"twice {title}")
    for now in moments(laid(title, sizes(title)[-1], rng), rng, 120):
        table = now.table
        if table is None or table.ask is None or not now.is_level or table.ask.who < 0:
            continue
        guest, text = phones_of(now).at(table.ask.who), str(table.ask.options[0])
        if guest is None or guest.place is None:
            continue
        turn = guest.place.turn
        if not press(now, guest, text) or table.ask is None or not table.ask.options:
            continue
        before, following = table.answers, str(table.ask.options[0])
        assert guest.place.turn != turn
        assert not say(now, guest, kind="tap", answer=following, asked=turn)
        assert table.answers == before and guest.place.desk.second is None
        return
    raise AssertionError("nobody was asked")


def test_where_anybody_may_answer_it_is_another_question_after_ones_own_answer_alone() -> None:
    desk = laid("horse-fever/party", 3, Random(2))
    mine, other = (
        guest
        for guest in phones_of(desk).awake()
        if guest.seat != desk.at.table.view(None).bookmaker
    )
    assert mine.place is not None and mine.seat is not None and other.seat is not None
    turn = mine.place.turn
    assert press(desk, other, f"{other.seat + 1} win red 100") and mine.place.turn == turn
    assert press(desk, mine, f"{mine.seat + 1} win red 100") and mine.place.turn != turn


@pytest.mark.parametrize("title", EVERY)
def test_the_picture_of_a_phone_knows_no_more_than_is_shown(title: str) -> None:
    """While a race is looked at, what will come of it changes nothing on any phone."""
    rng, compared, rolled = Random(f"ahead {title}"), 0, 0
    for game in range(8):
        desk = laid(title, sizes(title)[-1], Random(f"{title} {game}"))
        for now in moments(desk, rng, 200):
            table, its = now.table, now.shown
            if table is None or its is None or not now.is_behind:
                continue
            step = len(its.twin.steps)
            rolled += any(it.asker == CHANCE for it in table.steps[step:])
            other = table.at(step)
            other.deal(Random(f"another future {compared}"))
            if step == len(table.answers) or other.answers == table.answers:
                continue
            pages = []
            for future in (table, other):
                now.table = future
                guests = [one for one in phones_of(now).awake() if one.place is not None]
                for guest in guests:  # the same phone at the same table, but for what comes
                    assert guest.place is not None
                    guest.place.of = future
                    guest.place.desk.table._table = future  # type: ignore[union-attr]
                    guest.place.keep_step()
                pages.append([shown(now, one) for one in guests])
            now.table = table
            for guest in guests:
                assert guest.place is not None
                guest.place.of = None
            seating.keep_step(now)
            assert pages[0] == pages[1]
            compared += 1
        if compared > 5:
            return
    assert compared or not rolled, "something is rolled before it is shown"


def at_setup(*names: str) -> Desk:
    """A set-up with these names, each typed by hand."""
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, "setup horse-fever")
    for number, name in enumerate(names):
        taps.fill(desk, f"name {number}", name)
    return desk


def test_a_name_that_was_typed_is_not_overwritten_by_a_phone() -> None:
    desk = at_setup("Ann", "Grandma")
    desk.form.seats[1].is_typed = False  # she has played the last game, and was typed for that
    guest = seating.arrive(desk, "phone 1")
    seating.come(desk, guest, "Eve")
    assert [line.name for line in desk.form.seats] == ["Ann", "Grandma", "Eve"]
    other = seating.arrive(desk, "phone 2")
    seating.come(desk, other, "Fay")
    assert [line.name for line in desk.form.seats] == ["Ann", "Grandma", "Eve", "Fay"]


def test_a_name_can_be_mended_after_joining() -> None:
    desk = at_setup("Ann", "Ben")
    guest = seating.arrive(desk, "phone 1")
    seating.come(desk, guest, "Even")
    assert 'data-do="rename"' in shown(desk, guest)
    say(desk, guest, kind="tap", do="rename")
    assert 'value="Even"' in shown(desk, guest)
    guest.newcomer = "Eve"
    say(desk, guest, kind="tap", do="come")
    assert guest.name == "Eve" and [line.name for line in desk.form.seats] == ["Ann", "Ben", "Eve"]


@pytest.mark.parametrize("name", ["\u0410nn", "\uff21nn", "ANN"])
def test_a_name_that_looks_like_anothers_is_refused(name: str) -> None:
    desk = at_setup("Ann", "Ben", "Cat")
    guest = seating.arrive(desk, "phone 1")
    seating.come(desk, guest, name)
    assert not guest.name and "looks like Ann" in guest.told
    assert [line.name for line in desk.form.seats] == ["Ann", "Ben", "Cat"]
    seating.come(desk, guest, "Ann")
    assert guest.name == "Ann"
