"""Winner's Circle in the built page: the choice after the roll, bluffs."""

from __future__ import annotations

from playwright.sync_api import Page

from game import saves
from tools.driving import playing
from tools.driving.pages import expect

TELLING = ('aria-label="A chip of', "worth-")
"""What a chip that lies open is made of."""

FREE = "#programme [data-answer]:not([aria-disabled=true])"


def begin(page: Page, *options: str) -> None:
    """A game of three, its options as the set-up says them."""
    page.locator("[data-do='setup winners-circle']").first.click()
    for option in options:
        playing.choose(page, *option.split("="))
    page.locator("[data-do=start]").click()
    playing.come_to_question(page)


def to_the_race(page: Page) -> None:
    """Lay every chip on the first horse that is free."""
    for _ in range(20):
        playing.come_to_question(page)
        if page.locator(".ask-horse").count():
            return
        page.locator(FREE).first.click()
        playing.look_twice(page)
    raise AssertionError("the bets have no end")


def test_a_horse_is_chosen_with_one_tap_and_runs_with_the_next(page: Page) -> None:
    begin(page)
    to_the_race(page)
    count = page.locator(".ghost").count()
    assert count == page.locator(FREE).count() == 7
    page.locator(FREE).first.click()
    expect(page.locator("#overlay")).to_have_count(0)
    expect(page.locator("#programme .chosen")).to_have_count(1)
    expect(page.locator("#ask")).to_contain_text("moves")
    before = len(saves.loads(playing.kept(page)[0]).answers)
    playing.press(page.locator("#ghost-white"))
    expect(page.locator("#card-white.chosen")).to_have_count(1)
    page.locator("#change-it").click()
    expect(page.locator("#programme .chosen")).to_have_count(0)
    page.locator("[data-answer=white]").click()
    page.locator("#again-white").click()
    expect(page.locator("#card-white.moved")).to_have_count(1)
    answers = saves.loads(playing.kept(page)[0]).answers
    assert answers[before] == "white" and len(answers) == before + 2
    playing.press(page.locator("#answer-white"))
    expect(page.locator("#notice")).to_contain_text("waits until all others have")


def test_nobody_sees_what_a_chip_face_down_is_worth(page: Page) -> None:
    begin(page, "bluff=on")
    page.locator("#to-settings").click()
    page.locator("[data-do='set hold to peek on']").click()
    page.locator("#overlay-close").click()
    expect(page.locator("#programme [data-answer]")).to_have_count(0)
    assert not any(told in page.locator("#table").inner_html() for told in TELLING)
    page.locator("[data-do='hold 3']").click()
    page.locator("#lay-black").click()
    (text,) = playing.kept(page)
    assert saves.loads(text).answers[-1] == "2 black"
    playing.come_to_question(page)
    expect(page.locator("#card-black .face-down")).to_have_count(1)
    assert "worth-" not in page.locator("#table").inner_html()


def test_numbers_choose_horses_and_the_odds_helper_tells_chances(page: Page) -> None:
    begin(page, "odds helper=on")
    expect(page.locator(".wc-chance")).to_have_count(4 * 7)
    page.keyboard.press("3")
    playing.come_to_question(page)
    expect(page.locator("#card-beige .wc-chip")).to_have_count(1)
    expect(page.locator(".wc-chance")).to_have_count(4 * 7)
