"""Dice Derby on the page: the board, the dice, slips, bids, and who is thrown for."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.dice_derby.board import LANES
from game.play import CHANCE
from tests.syntax import ROOT
from tests.web.desks import seen, tap
from tools.sheets import repeated
from tools.staging import asks, drive, leads_on, new_desk, over, speaking_in, tells
from web.acts import clock, confirm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.dice_derby import NAMES
from web.dice_derby.payoffs import TOGETHER, added, paid
from web.page import drawn
from web.words.languages import NAMES as LANGUAGES

TITLE = "dice-derby"


def derby(players: int = 4, bots: int = 0, **options: str) -> Desk:
    """A table just laid."""
    return new_desk(players, bots, 7, TITLE, **options)


@pytest.mark.parametrize("options", [{}, {"bets": "on"}, {"horses": "sold", "jockey": "on"}])
def test_a_game_is_played_from_home_to_its_end_by_what_the_page_offers(
    options: dict[str, str],
) -> None:
    rng, desk = Random(3), Desk(Shelf(Drawer()), Random(3))
    tap(desk, f"setup {TITLE}")
    desk.form.options.update({"length": "one", **options})
    tap(desk, "start")
    for _ in range(3000):
        if desk.is_over:
            break
        if leads_on(desk):
            continue
        offered = seen(desk).every("data-answer")
        assert set(offered) <= set(desk.at.ask.options)
        assert len(set(offered)) == len(desk.at.ask.options)
        confirm.give(desk, rng.choice(offered))
    assert desk.is_over and 'id="podium"' in str(SCREENS[TITLE].result(desk))


def test_a_throw_needs_one_tap() -> None:
    desk = drive(derby(), asks("throw"))
    before = len(desk.at.table.answers)
    confirm.give(desk, "throw")
    assert len(desk.at.table.answers) > before and desk.second is None


def test_the_dice_on_the_board_are_those_thrown_and_roll_once_a_throw() -> None:
    desk = drive(derby(4, 3), tells("thrown", 9))
    dice = [e for e in desk.at.shown.events if e.kind == "thrown"][-1].facts["dice"]
    html = str(SCREENS[TITLE].table(desk))
    board = html[html.index('id="dd-thrown"') :]
    assert [int(it) for it in re.findall(r"dd-up-(\d)", board)[:2]] == list(dice)
    assert f'id="dice-{sum(e.kind == "thrown" for e in desk.at.shown.events)}"' in html


def test_every_horse_has_its_lane_and_its_steps() -> None:
    desk = drive(derby(), asks("throw", 70))
    html, view = str(SCREENS[TITLE].table(desk)), desk.view
    for horse, steps in view.lanes.items():
        lane = html[html.index(f'id="lane-{horse}"') :].split("</li>")[0]
        assert f'data-steps="{steps}" data-at="{view.at.get(horse, 0)}"' in lane
        assert NAMES[horse] in lane
        assert ("scratched" in lane) == (horse in view.scratched)


def test_slips_say_what_they_bring() -> None:
    desk = drive(derby(bets="on"), asks("bet"))
    found = seen(desk)
    assert len(found.every("data-answer")) == 3 * 7 + 1
    confirm.give(desk, "win 12")
    if desk.second is not None:
        confirm.give(desk, "win 12")
    (laid_there,) = desk.view.bets
    assert (laid_there.to, laid_there.horse) == ("win", 12)


def throws_of(desk: Desk, seat: int) -> int:
    """How often somebody has thrown."""
    return sum(e.kind == "thrown" and e.facts["seat"] == seat for e in desk.at.table.events)


def run_on(desk: Desk, seat: int) -> None:
    """Answer for all but this seat, and let time do the rest, until the race is over."""
    for _ in range(2000):
        if desk.is_over or desk.payoffs_open or desk.held == "finish":
            return
        ask = desk.ask
        if ask is not None and ask.who not in (CHANCE, seat):
            confirm.give(desk, ask.options[0])
        elif clock.next_tick(desk) is not None:
            clock.tick(desk)
        else:
            raise AssertionError(ask)
    raise AssertionError("no end")


def test_who_wishes_is_thrown_for_in_the_next_race_too() -> None:
    desk = drive(derby(2), asks("throw"))
    seat = desk.at.ask.who
    tap(desk, f"throw-for {seat}")
    run_on(desk, seat)
    assert throws_of(desk, seat) > 5
    thrown = throws_of(desk, seat)
    while desk.view.race == 1 or throws_of(desk, seat) == thrown:
        if clock.next_tick(desk) is not None:
            clock.tick(desk)
        elif not leads_on(desk) and desk.ask is not None:
            assert desk.ask.who != seat or desk.ask.what != "throw", "asked in the next race"
            confirm.give(desk, desk.ask.options[0])


def test_one_tap_throws_for_everybody_to_the_end_of_the_race() -> None:
    desk = drive(derby(3), asks("throw"))
    tap(desk, "throw-for-all")
    while not desk.payoffs_open and desk.held != "finish":
        assert clock.next_tick(desk) is not None, "somebody has to do something"
        clock.tick(desk)
    assert all(throws_of(desk, seat) > 3 for seat in range(3))


def test_throws_that_go_by_themselves_end_at_a_tap() -> None:
    desk = drive(derby(3), asks("throw"))
    assert "throw-by-hand" not in str(SCREENS[TITLE].table(desk))
    tap(desk, "throw-for-all")
    for _ in range(6):
        clock.tick(desk)
    assert "throw-by-hand" in str(SCREENS[TITLE].table(desk))
    tap(desk, "throw-by-hand")
    thrown = sum(throws_of(desk, seat) for seat in range(3))
    while clock.next_tick(desk) is not None:
        clock.tick(desk)
    assert desk.ask is not None and desk.ask.what == "throw"
    assert sum(throws_of(desk, seat) for seat in range(3)) <= thrown + 1
    assert "throw-by-hand" not in str(SCREENS[TITLE].table(desk))


def test_a_horse_one_step_from_the_line_is_waited_for() -> None:
    desk = drive(derby(2), lambda desk: 1 in left(desk).values())
    html = str(SCREENS[TITLE].table(desk))
    for horse, to_go in left(desk).items():
        lane = html[html.index(f'id="lane-{horse}"') :].split("</li>")[0]
        assert ('data-is="next"' in lane) == (to_go == 1)


def test_as_a_race_is_over_the_winner_shines_and_no_number_thrown() -> None:
    told = drawn(drive(derby(4, 3), tells("ranking")))
    lanes = re.findall(r'class="dd-lane dd-\d+" data-is="(\w+)"( data-hit="yes")?', told)
    assert [is_hit for _, is_hit in lanes if is_hit] == []
    assert [what for what, _ in lanes].count("home") == 1 and "next" not in dict(lanes)
    style = (ROOT / "web" / "dice_derby" / "style" / "92-derby.css").read_text()
    assert '[data-is="home"]) .dd-lane-name {' in style


def left(desk: Desk) -> dict[int, int]:
    """How many steps each horse that runs has to go."""
    view = desk.view
    going = view.at.items() if view.phase == "race" else ()
    return {horse: view.lanes[horse] - at for horse, at in going}


def test_nobody_is_thrown_for_where_all_goes_by_a_tap() -> None:
    desk = drive(derby(2), asks("throw"))
    desk.settings.chosen["by itself"] = "off"
    assert "throw-for" not in str(SCREENS[TITLE].table(desk))


def test_the_bids_are_those_of_the_rules_and_letting_go() -> None:
    desk = drive(derby(horses="sold"), asks("bid", 2))
    assert seen(desk).every("data-answer") == list(desk.at.ask.options)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_speaks_every_language(code: str) -> None:
    with speaking_in(code):
        said = SCREENS[TITLE].box.say.now()
        desk = derby(2, length="one")
        assert said.labels.get("Pot", "Pot") in seen(drive(desk, asks("throw"))).text
        assert said.code == code


def test_the_style_knows_every_number_of_steps() -> None:
    sheet = repeated((ROOT / "web" / "dice_derby" / "style" / "92-derby.css").read_text())
    for lanes in LANES.values():
        for steps in lanes.values():
            assert f'[data-steps="{steps}"]' in sheet
            assert all(f'[data-at="{at}"]' in sheet for at in range(steps + 1))
        assert max(lanes.values()) == 17 or f'[data-most="{max(lanes.values())}"]' in sheet


def test_the_payoffs_tell_how_this_game_shares() -> None:
    for options, told in (({}, "A quarter of the pot"), ({"horses": "sold"}, "Three quarters")):
        desk = drive(derby(**options), lambda desk: desk.payoffs_open)
        assert told in str(SCREENS[TITLE].table(desk))


def test_a_bill_tells_fees_and_fines_in_a_line_each_that_adds_up() -> None:
    desk = drive(derby(3), lambda desk: desk.payoffs_open)
    for seat in range(3):
        mine = [
            {**event.facts, "kind": event.kind}
            for event in paid(desk.at.shown.events)
            if event.facts["seat"] == seat
        ]
        lines = added(mine)
        kinds = [one["kind"] for one in lines]
        assert all(kinds.count(kind) == 1 for kind in TOGETHER & set(kinds))
        assert sum(one["money"] for one in lines) == sum(one["money"] for one in mine)
        assert kinds.count("scratch fee") and len(lines) < len(mine)


def test_the_page_keeps_the_clock_and_asks_when_the_time_is_over() -> None:
    desk = drive(derby(length="20 minutes"), asks("another race"))
    while leads_on(desk):
        pass
    laid, asked = desk.shelf.noted(desk.id), desk.ask
    assert laid is not None and asked is not None
    for gone, goes in ((19, "race"), (20, ""), (600, "")):
        desk.shelf.now = lambda gone=gone: laid.begun + gone * 60_000
        assert SCREENS[TITLE].obvious(desk, asked) == goes
        assert f"{gone} minutes have gone by." in seen(desk).text
        page = str(SCREENS[TITLE].table(desk))
        assert 'data-answer="last"' in page, "one more, which is called the last (D.11)"
        assert ('data-answer="race"' in page) == (gone < 20)
    assert "You wanted to play for 20 minutes." in seen(desk).text


def test_chips_fly_into_the_pot_as_many_as_are_paid_and_once() -> None:
    desk = drive(derby(4, 3), tells("pays in", 2))
    news, page = desk.at.shown.news, str(SCREENS[TITLE].table(desk))
    paid = -sum(event.facts["money"] for event in news if event.kind == "pays in")
    assert paid > 0 and f'data-count="{paid}"' in page
    calm = drive(derby(), asks("throw"))
    assert "dd-flying" not in str(SCREENS[TITLE].table(calm))


def test_the_bill_of_whoever_could_not_pay_says_so_and_that_it_is_the_end() -> None:
    desk = drive(derby(3, length="last"), lambda desk: desk.payoffs_open and bool(broke(desk)))
    page = str(SCREENS[TITLE].table(desk))
    for seat in range(3):
        bill = page.partition(f'id="bill-{seat}"')[2].partition("</section>")[0]
        assert ("Still owes chips: out." in bill) == (seat in broke(desk))
    drive(desk, over)
    assert "All others are out." in str(SCREENS[TITLE].result(desk))


def broke(desk: Desk) -> tuple[int, ...]:
    """Who still owes something after the race just run."""
    game = desk.at.table.game
    return tuple(game.out)


def test_while_throws_go_by_themselves_nobody_is_asked() -> None:
    desk = drive(derby(), asks("throw", 12))
    assert "answer-throw" in str(SCREENS[TITLE].table(desk))
    tap(desk, f"throw-for {desk.at.ask.who}")
    for _ in range(40):
        if not leads_on(desk) and desk.ask is not None:
            asked = "answer-throw" in str(SCREENS[TITLE].table(desk))
            assert asked == (SCREENS[TITLE].obvious(desk, desk.at.ask) == "")
            confirm.give(desk, "throw")


def test_the_frame_stays_with_whoever_has_thrown_while_the_dice_are_read() -> None:
    desk = drive(derby(4, 3), tells("thrown", 9))
    thrower = next(e.facts["seat"] for e in desk.at.shown.news if e.kind == "thrown")
    page = str(SCREENS[TITLE].table(desk))
    assert re.findall(r'id="player-(\d+)" class="[^"]*asked', page) == [str(thrower)] or re.findall(
        r'class="[^"]*asked[^"]*" id="player-(\d+)"', page
    ) == [str(thrower)]


def test_who_has_only_thrown_dice_is_not_asked_why() -> None:
    plain, bid = (drive(derby(bots=2, **its), over) for its in ({}, {"horses": "sold"}))
    assert "was" in drawn(plain) and 'id="to-whys"' not in drawn(plain)
    assert 'id="to-whys"' in drawn(bid)
