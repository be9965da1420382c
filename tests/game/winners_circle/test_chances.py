"""The odds helper: the races in its head go by the rules, and its counts are right."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

from game import Table
from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.chances import (
    CLOSE,
    Chances,
    Field,
    Order,
    field_of,
    gallop,
    has_chances,
    orders_of,
    wishes,
)
from game.winners_circle.view import Laid, View
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.winners_circle import odds

TRACKS = ("circle", "circle royal", "royal turf", "turf")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


def stopped(phase: str, seed: int = 1, seats: int = 3, steps: int = 0, **options: str) -> Table:
    """A game by chance, so many answers into its first phase of this name."""
    rng = Random(seed)
    table = Table("winners-circle", NAMES[:seats], options, dealer=rng)
    while table.view(None).phase != phase or steps > 0:
        steps -= table.view(None).phase == phase
        table.answer(rng.choice(table.ask.options))
    return table


def standing(field: Field) -> tuple[object, ...]:
    """A race as it can be compared: what is not on the track has no position."""
    at = [at if on else None for at, on in zip(field.at, field.on, strict=True)]
    taken = 0 if field.shares else sum(field.taken)
    return at, field.free, field.left, field.finished, field.pace, field.turn, taken


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_horse_runs_in_the_head_as_on_the_track(track, seats):
    rng = Random(seats)
    table = Table("winners-circle", NAMES[:seats], {"track": track}, dealer=rng)
    moves = blocked = 0
    while table.ask is not None:
        view, ask = table.view(None), table.ask
        answer = rng.choice(ask.options)
        table.answer(answer)
        if ask.what == "horse" and table.view(None).phase == "race":
            after = field_of(view).after(HORSES.index(answer))
            now = field_of(table.view(None))
            assert standing(after) == standing(now)
            moves += 1
            blocked += after.at[HORSES.index(answer)] == view.positions[answer]
    assert moves > 60
    assert track == "turf" or blocked < moves


def chosen(field: Field, order: Order) -> int:
    """The lane that a player moves, said over again."""
    run = field.runs[field.side]
    free = [lane for lane in order.rows[field.side] if field.free[lane]]
    home = [lane for lane in free if field.at[lane] + run[lane] >= field.finish]
    if max(at for at, on in zip(field.at, field.on, strict=True) if on) < field.finish - CLOSE:
        return free[0]
    wanted = [lane for lane in order.wanted if lane in home]
    others = [lane for lane in free if lane not in home or not order.shunned[lane]]
    return (wanted or others or free)[0]


@pytest.mark.parametrize("track", TRACKS)
def test_a_race_written_out_is_the_same_as_move_after_move(track):
    rng = Random(4)
    for seed in range(40):
        field = field_of(stopped("race", seed, steps=seed, track=track).view(None))
        wanted = [[rng.random() - 0.5 for _ in HORSES] for _ in range(3)]
        orders = orders_of(field, wanted, rng.random)
        found = gallop(field, orders, Random(seed).random)
        dice, slow = Random(seed), field
        while len(slow.finished) < 3:
            if slow.side < 0:
                slow.side = int(dice.random() * 6)
            slow = slow.after(chosen(slow, orders[slow.turn]))
        assert (list(found.first), found.pace) == (slow.finished, slow.pace)
        behind = min((slow.at[lane], lane) for lane in range(7) if slow.on[lane])[1]
        assert found.last == (-1 if track == "turf" else behind)


def near_the_end() -> View:
    """Two horses are home, and two could be the third with the next roll; Ann wants the grey."""
    table = stopped("race", 3, 2)
    view = table.view(None)
    runners = dict(zip(HORSES, ("W01", "W02", "W03", "W04", "W05", "W06", "W07"), strict=True))
    return view._replace(
        runners=runners, finished=("red-brown", "dark-brown"), pace="red-brown", turn=0, die="",
        positions={"grey": 33, "white": 36, "beige": 1, "caramel": 2, "black": 3},
        moved=("beige", "caramel", "black"), bets=(Laid(0, 1, "grey"), Laid(1, 1, "white")),
    )  # fmt: skip


def test_chances_agree_with_counting_out_the_sides_of_the_die():
    """Grey runs 2, 10, 13, 1 and stands 4 before its end; white is home with any roll.

    Ann wants the grey: a cap or a saddle brings it home. With the other four sides she moves the
    grey all the same, since the white would be home; then Ben brings the white home, whatever he
    rolls.
    """
    view = near_the_end()
    orders = orders_of(field_of(view), wishes(2, [(0, 1, 0), (1, 1, 1)]), Random(1).random)
    homes = Counter(
        HORSES[gallop(field_of(view._replace(die=face)), orders, Random(3).random).first[2]]
        for face in FACES
    )
    assert homes == {"grey": 2, "white": 4}
    chances = Chances(view)
    chances.run(6000, Random(2))
    assert chances.of("grey").show == pytest.approx(2 / 6, abs=0.02)
    assert chances.of("white").show == pytest.approx(4 / 6, abs=0.02)
    assert chances.of("red-brown")[:3] == (1, 0, 0)
    assert chances.of("dark-brown")[:3] == (0, 1, 0)
    assert chances.of("beige").last == 1


def test_with_one_roll_to_go_chances_are_counted_out_exactly():
    """Only the white may move: a cap wins it the third place, anything else leaves it to others.

    The others stand so that whichever of them moves next is home: the black runs 1 at least.
    """
    view = near_the_end()._replace(
        positions={"white": 30, "black": 36}, moved=("black",), bets=(), die=""
    )
    chances = Chances(view)
    chances.run(8000, Random(5))
    # 3 x head 3, saddle 5, shoe 3: not home; cap 13: home. Then both are free, and one of them
    # is moved by whoever has no wish: the black is home at once, or the white by a cap, else
    # the black alone is left to move.
    cap = 1 / 6
    white = cap + (1 - cap) * 0.5 * cap_or_more(33, 35)
    assert chances.of("white").show == pytest.approx(white, abs=0.03)
    assert chances.of("white").show + chances.of("black").show == pytest.approx(1)
    assert chances.of("white").last == pytest.approx(chances.of("black").show)


def cap_or_more(head: int, saddle: int) -> float:
    """How often white is home from where its head, shoe or saddle has brought it."""
    from_head = sum(head + run >= 37 for run in (3, 3, 3, 13, 5, 3)) / 6
    from_saddle = sum(saddle + run >= 37 for run in (3, 3, 3, 13, 5, 3)) / 6
    return (4 * from_head + from_saddle) / 5


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("phase", ["bets", "race"])
def test_chances_come_to_one_and_the_same_luck_gives_the_same(track, phase):
    view = stopped(phase, 6, 4, steps=5, track=track).view(None)
    one, other = Chances(view), Chances(view)
    one.run(300, Random(1))
    luck = Random(1)
    for races in (7, 0, 190, 103):
        other.run(races, luck)
    found = [one.of(horse) for horse in HORSES]
    assert found == [other.of(horse) for horse in HORSES]
    assert all(chance.races == 300 for chance in found)
    for nth in range(3):
        assert sum(chance[nth] for chance in found) == pytest.approx(1)
    assert sum(chance.last for chance in found) == pytest.approx(0 if track == "turf" else 1)


def test_what_a_chip_face_down_is_worth_is_not_read():
    table = stopped("race", 2, 3, bluff="on")
    assert {bet.chip for bet in table.view(None).bets} == {None}
    table.game.bets = tuple(bet._replace(chip=2 - bet.chip) for bet in table.game.bets)
    found = []
    for view in (table.view(None), stopped("race", 2, 3, bluff="on").view(None)):
        chances = Chances(view)
        chances.run(100, Random(1))
        found.append([chances.of(horse) for horse in HORSES])
    assert found[0] == found[1]


def test_who_backs_a_horse_helps_it():
    view = stopped("race", 3, 4).view(None)
    shares = []
    for bets in ((), tuple(Laid(seat, 2, "beige") for seat in range(3))):
        chances = Chances(view._replace(bets=bets))
        chances.run(800, Random(1))
        shares.append(chances.of("beige").win)
    assert shares[1] > shares[0] + 0.2


def test_before_the_first_race_in_the_head_all_is_nought():
    chances = Chances(stopped("bets").view(None))
    assert chances.of("grey")[:5] == (0, 0, 0, 0, 0)


def test_without_a_race_there_are_no_chances():
    for view in (
        Table("winners-circle", NAMES[:2], {}).view(None),
        stopped("race").view(None)._replace(phase="payoffs"),
    ):
        assert not has_chances(view)
        with pytest.raises(ValueError, match="no race"):
            Chances(view)


def test_a_face_that_lies_on_the_table_is_the_one_that_is_run():
    view = stopped("race", 3, 2).view(None)
    assert FACES[field_of(view).side] == view.die != ""
    assert field_of(view._replace(die="")).side == -1


# the helper beside the table


def desk_of(table: Table) -> Desk:
    """A desk that shows this table as it stands."""
    desk = Desk(Shelf(Drawer()), Random(1), id="t", table=table, screen="table")
    desk.shown = SimpleNamespace(view=table.view, events=table.events)
    return desk


def slices(desk: Desk, number: int) -> list[tuple[str, bool]]:
    """So many slices, each with time for three looks at the clock."""
    worker = odds.Counting(lambda horse, chance: (horse, chance.races))
    told = []
    for _ in range(number):
        looks = count()
        told.append(worker.work(desk, lambda looks=looks: next(looks) < 3))
    return told


def test_the_helper_counts_in_slices_and_stops():
    table = stopped("bets", 1, 3, **{"odds helper": "on"})
    desk = desk_of(table)
    worker = odds.Counting(lambda horse, chance: (horse, chance.races))
    assert worker.is_wanted(desk) and odds.found(desk) is None
    a_slice = 4 * odds.STRIDE
    dumb = (odds.FIRST - 1) // a_slice
    assert slices(desk, dumb) == [("", True)] * dumb and odds.found(desk) is None
    assert slices(desk, 2) == [("now", True), ("soon", True)]
    assert odds.found(desk)["grey"].races == (dumb + 2) * a_slice
    told = slices(desk, odds.MOST // a_slice - dumb - 2)
    assert told[-1] == ("now", False) and not worker.is_wanted(desk)
    assert odds.found(desk)["grey"].races == odds.MOST
    whole = Chances(table.view(None))
    whole.run(odds.MOST, Random(odds.SEED))
    assert odds.found(desk) == {horse: whole.of(horse) for horse in HORSES}
    assert worker.parts(desk)[odds.part("grey")]() == ("grey", odds.MOST)


def test_the_helper_begins_anew_when_anything_has_changed():
    table = stopped("race", 1, 3, **{"odds helper": "on"})
    desk = desk_of(table)
    slices(desk, 10)
    assert odds.found(desk) is not None
    for answer in table.ask.options[:2]:  # taken back and done otherwise, after as many answers
        other = table.at(len(table.answers))
        other.answer(answer)
        desk.shown = SimpleNamespace(view=other.view, events=other.events)
        assert odds.found(desk) is None
        slices(desk, 10)
        assert odds.found(desk) is not None
    desk.id = "another"
    assert odds.found(desk) is None


def test_there_are_no_odds_without_the_option_or_a_race_or_beside_anything_else():
    worker = odds.Counting(lambda horse, chance: (horse, chance.races))
    off = desk_of(stopped("bets", 1, 3))
    over = desk_of(stopped("bets", 1, 3, **{"odds helper": "on"}))
    view = over.table.view(None)._replace(phase="payoffs")
    over.shown = SimpleNamespace(view=lambda _seat: view)
    home = desk_of(stopped("bets", 1, 3, **{"odds helper": "on"}))
    home.screen = "home"
    for desk in (off, over, home):
        assert not worker.is_wanted(desk) and not odds.has_odds(desk)
        assert slices(desk, 1) == [("", False)] and odds.found(desk) is None


def test_the_helper_looks_at_what_everybody_sees():
    table = stopped("race", 2, 3, bluff="on", **{"odds helper": "on"})
    desk = desk_of(table)
    seats = []
    desk.shown = SimpleNamespace(view=lambda seat: seats.append(seat) or table.view(seat))
    desk.unveiled = 1
    slices(desk, 2)
    assert odds.found(desk) is None and set(seats) == {None}
