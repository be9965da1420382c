"""A nasty meeting in the built page: cards thrown, spaces lit, secrets kept."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page

from game import saves
from tools.driving import playing
from tools.driving.company import until
from tools.driving.pages import expect
from tools.driving.recorded import Recorded, recorded

GAME = "really-nasty/nobody-home.txt"
TITLE = "really-nasty"


def settle_on(page: Page, *settings: str) -> None:
    """Choose these on the sheet of settings."""
    page.locator("#to-settings").click()
    for setting in settings:
        page.locator(f"[data-do='set {setting}']").click()
    page.locator("#overlay-close").click()
    expect(page.locator("#overlay")).to_have_count(0)


def trusting(page: Page) -> None:
    """A table in a hurry: no time is left to speak up, and nothing moves but at once."""
    settle_on(page, "breath off", "by itself off", "motion still")


def begin(page: Page, people: int = 2) -> None:
    """A meeting of so many people who roll by hand, up to the first roll."""
    settle_on(page, "by itself off")
    page.locator(f"[data-do='setup {TITLE}']").first.click()
    while page.locator("[data-field^='name ']").count() > people:
        page.locator("[data-do^='seat remove']").last.click()
    page.locator("[data-do=start]").click()
    for silk in ("red", "blue", "green", "white")[:people]:
        page.locator(f"[data-answer={silk}]").click()
        playing.look_twice(page)
    for person in range(people):
        playing.come_to_question(page)
        if person == 0:
            page.locator("#entry-0").click()
            page.locator("#entry-4").click()
        page.locator("#hand-in").click()
        playing.look_twice(page)
        if person == 0:
            expect(page.locator("#curtain")).to_be_visible()
            assert "Grade" not in page.locator("#page").inner_text(), "nobody else sees entries"
    for _ in range(people):
        playing.come_to_question(page)
        page.locator("[data-answer=none]").click()
        playing.look_twice(page)
    playing.come_to_question(page)
    expect(page.locator("#answer-roll")).to_be_visible()


def on_to_next_roll(page: Page) -> None:
    """Past a double that is offered, to where the next player rolls."""
    playing.come_to_question(page)
    roll_or_stay = page.locator("#answer-roll, #answer-stay")
    expect(roll_or_stay).to_have_count(1)
    if page.locator("#answer-stay").count():
        page.locator("#answer-stay").click()
        playing.come_to_question(page)
    expect(page.locator("#answer-roll")).to_be_visible()


def answers(page: Page) -> list[str]:
    """The answers of the one game that is kept."""
    (text,) = playing.kept(page)
    return list(saves.loads(text).answers)


@pytest.mark.nightly
@pytest.mark.parametrize("engine", ["webkit"], indirect=True)
def test_one_race_of_it_in_french(page: Page) -> None:
    page.locator("#speak-fr").click()
    expect(page.locator("html[lang=fr]")).to_have_count(1)
    game = recorded(GAME)
    whole = game.table
    raced = next(at for at in range(len(whole.answers)) if whole.at(at).view(None).race == 2)
    said = sum(who >= -2 and who != -1 for who in whole.askers[: raced - 1])
    trusting(page)
    playing.set_up(page, game)
    short = Recorded(game.table, game.outcomes, game.answers[:said])
    playing.play(page, short)
    (text,) = playing.kept(page)
    assert saves.loads(text).answers[: raced - 1] == game.table.answers[: raced - 1]
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_horse_is_led_by_keys_and_dragged_and_then_somebody_speaks_up(page: Page) -> None:
    begin(page)
    page.locator("#answer-roll").click()
    led_and_dragged(page)
    on_to_next_roll(page)
    before = answers(page)
    page.locator("[data-do='speak 1']").click()
    page.locator("[data-do=unveil]").click()
    hand = page.locator(".rn-card")
    assert hand.count() >= 5
    refused = page.locator(".rn-card.cannot").first
    playing.press(refused)
    expect(page.locator("#notice")).not_to_be_empty()
    expect(page.locator("#notice-rule")).to_be_visible()
    page.locator("#hush").click()
    assert answers(page) == before
    assert "rn-card" not in page.locator("#table").inner_html()


def led_and_dragged(page: Page) -> None:
    """Two moves, by keys and by a drag."""
    goal = page.locator("[data-answer^='home-']").last
    expect(goal).to_be_attached()
    wanted = goal.get_attribute("data-answer")
    page.wait_for_timeout(900)
    goal.focus()
    page.keyboard.press("Enter")
    on_to_next_roll(page)
    assert wanted in answers(page)
    page.locator("#answer-roll").click()
    expect(page.locator("[data-answer^='home-']").last).to_be_attached()
    page.wait_for_timeout(900)
    goal = page.locator("[data-answer^='home-']").first
    wanted = goal.get_attribute("data-answer")
    horse, to = page.locator(".rr-horse.moves").bounding_box(), goal.bounding_box()
    assert horse is not None and to is not None
    page.mouse.move(horse["x"] + horse["width"] / 2, horse["y"] + horse["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
    page.mouse.up()
    playing.come_to_question(page)
    assert wanted in answers(page)[-4:]


def test_two_people_need_not_roll_and_need_not_look_for_the_shortest_way(page: Page) -> None:
    begin(page)
    settle_on(page, "by itself on")
    with suppress(Error):  # nothing moves: they are asked already
        page.locator("[data-do='speed 4x']").click(timeout=1500)
    for _ in range(2):
        moved = len(answers(page))
        best = page.locator("#best-way")
        expect(best).to_be_visible(timeout=90_000)  # the dice decide how many rolls leave no choice
        best.click()  # the next best way may be there before anybody can see that this one is gone
        until(page, lambda at=moved: len(answers(page)) > at, "the best way answers")
    assert "roll" in answers(page)
