"""What a touch means, and what the page says of it before and after."""

from __future__ import annotations

from game.risk.board import BORDERS
from game.risk.chances import chances
from tools.risk.states import risk
from tools.staging import asks, drive, tapped
from web import taps
from web.acts import playing
from web.desk.state import Desk
from web.page import drawn
from web.risk.places import AT
from web.risk.state import amount, seen
from web.risk.words import voice
from web.risk.world import TALL, home, is_near
from web.words.plain import percent


def test_all_armies_at_a_touch_are_forgotten_in_the_next_turn() -> None:
    desk = drive(risk(3, placing="all by chance"), asks("place"))
    assert amount(desk, desk.at.ask, 9, 1) == 1
    tapped(desk, "armies 0")
    assert amount(desk, desk.at.ask, 9, 1) == 9
    assert 'id="armies-all" class="button toggle" type="button" data-do="armies 0" ' in drawn(desk)
    assert drawn(desk).partition('id="armies-all"')[2].split(">")[0].endswith('pressed="true"')
    turn = seen(desk.view).turns
    drive(
        desk,
        lambda now: now.ask is not None and now.ask.what == "place" and seen(now.view).turns > turn,
    )
    assert amount(desk, desk.at.ask, 9, 1) == 1


def test_what_was_wrong_with_a_touch_is_forgotten_at_the_next_one() -> None:
    desk = drive(risk(3, placing="all by chance"), asks("attack", 5))
    view, seat = seen(desk.view), desk.at.ask.who
    mine = [one for one, owner in view.owner.items() if owner == seat]
    edge = [one for one in mine if any(view.owner[it] != seat for it in BORDERS[one])]
    alone = next(one for one in edge if view.armies[one] == 1)
    armed = next(one for one in mine if view.armies[one] > 1)
    tapped(desk, f"touch land {alone}")
    assert "two to attack" in desk.notice
    tapped(desk, f"touch land {armed}")
    assert desk.notice == "" and "touch what you attack." in drawn(desk)


def test_the_odds_are_those_of_the_armies_that_fight() -> None:
    desk = drive(risk(3, placing="all by chance", chances="on"), asks("attack"))
    armies = seen(desk.view).armies
    fronts = (text.split(" ")[:2] for text in desk.at.ask.options if text.endswith(" to 3"))
    start, goal = next(fronts)
    tapped(desk, f"touch land {start}", f"touch land {goal}")
    for stay in (1, armies[start] - 2):
        taps.fill(desk, "armies", str(stay))
        said = percent(chances(armies[start] - stay, armies[goal]).wins)
        assert f"<b>{said.replace('>', '&gt;')} of 100</b>" in drawn(desk)
    assert stay > 1


def test_two_cards_are_no_set_and_the_page_says_so_in_words() -> None:
    desk = tapped(drive(risk(3, end="15 rounds"), asks("trade")), "unveil")
    one, *_ = desk.at.ask.options[0].split(", ")
    tapped(desk, f"pick-card {one}")
    hand = seen(desk.view).hand
    two = ", ".join([card for card in desk.at.ask.options[0].split(", ") if card != one])
    tapped(desk, f"why {two}")
    assert desk.notice == "A set has three cards." and hand == seen(desk.view).hand


def test_whoever_holds_three_cards_and_no_set_is_asked_and_keeps_them() -> None:
    def stands(desk: Desk) -> bool:
        return desk.ask is not None and tuple(desk.ask.options) == ("keep",)

    desk = tapped(drive(risk(3, end="15 rounds"), stands), "unveil")
    assert 'data-answer="keep"' in drawn(desk)
    for card in seen(desk.view).hand[:3]:
        tapped(desk, f"pick-card {card}")
    three = ", ".join(seen(desk.view).hand[:3])
    tapped(desk, f"why {three}")
    assert desk.notice.startswith("Three alike, three different"), desk.notice
    tapped(desk, f"pick-card {seen(desk.view).hand[0]}", "why ")
    assert desk.notice == "No three of your cards are a set."
    assert desk.at.table.why_not("keep") is None


def test_nobody_resets_the_turn_of_another() -> None:
    desk = drive(risk(3, placing="all by chance", end="8 rounds"), asks("place"))
    first = desk.ask.who if desk.ask is not None else -1
    for what in ("place", "attack", "fortify"):
        if what == "attack":
            assert 'id="reset"' not in drawn(desk), "one step is no turn"
        if what == "fortify":
            assert 'id="reset"' in drawn(desk), "one's own turn"
        answer = {"attack": "stop", "fortify": "stay"}.get(what)
        if answer is None:
            mine = next(it for it, owner in seen(desk.view).owner.items() if owner == first)
            answer = f"{mine} {seen(desk.view).reserve[first]}"
        assert desk.at.ask.what == what
        playing.answer(desk, answer)
    drive(desk, asks("place"))
    assert desk.at.ask.who != first
    assert 'id="undo"' in drawn(desk) and 'id="reset"' not in drawn(desk)


def test_a_mission_names_whom_it_is_about_and_nobody_else_can_be_meant() -> None:
    names = ("Ann", "Ben", "Cat")
    assert voice().mission("eliminate-3", 0, names).startswith("Drive Cat off the map.")
    whole = voice().mission("24-territories", 0, names)
    assert voice().mission("eliminate-1", 0, names) == whole
    assert voice().mission("eliminate-4", 0, names) == whole


def test_an_attack_that_has_failed_says_what_is_left() -> None:
    def failed(now: Desk) -> bool:
        view, ask = seen(now.view), now.ask
        last = view.battle
        if ask is None or ask.what != "attack" or last is None:
            return False
        return view.owner[last.goal] != ask.who

    desk = drive(risk(3, placing="all by chance"), failed)
    last = seen(desk.view).battle
    assert last is not None
    left = seen(desk.view).armies[last.goal]
    assert f"{voice().place(last.goal)} holds with {left} arm" in drawn(desk)


def test_a_turn_begins_where_most_of_ones_own_land_is_seen_at_once() -> None:
    """And not at the sea between two lands of one's own, nor at an army that stands far off."""
    desk = drive(risk(4, placing="all by chance"), asks("place", 40))
    view, seat = seen(desk.view), desk.at.ask.who
    own = [one for one, owner in view.owner.items() if owner == seat]
    x, y = home(view, own) or (0, 0)
    assert f'data-go="{x} {round(1000 * y / TALL)} ' in drawn(desk)
    most = max(sum(is_near(AT[one], AT[heart]) for one in own) for heart in own)
    assert sum(is_near(AT[one], (x, y)) for one in own) >= most > 3
    assert home(view, []) is None
