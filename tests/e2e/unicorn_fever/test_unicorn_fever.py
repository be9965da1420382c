"""Unicorn Fever in the built page: tokens, contracts, secrets."""

from __future__ import annotations

from playwright.sync_api import Page

from game import saves
from tools.driving import playing
from tools.driving.pages import expect

FREE = "#fair [data-answer^='bet ']:not([aria-disabled=true])"


def begin(page: Page) -> None:
    """A game as the set-up offers it."""
    page.locator("[data-do='setup unicorn-fever']").first.click()
    page.locator("[data-do=start]").click()
    playing.come_to_question(page)


def answers(page: Page) -> list[str]:
    """The answers of the one game that is kept."""
    (text,) = playing.kept(page)
    return list(saves.loads(text).answers)


def test_a_token_says_what_it_gives_is_taken_and_the_next_one_comes_up(page: Page) -> None:
    begin(page)
    booth = page.locator(".booth-win-bet")
    expect(page.locator("#booths [data-answer='take win-bet']")).to_contain_text(
        "Bet on the winner, with 2 more glory"
    )
    expect(booth.locator(".next")).to_contain_text("Next: 1 more glory")
    booth.click()
    playing.look_twice(page)
    playing.come_to_question(page)
    expect(page.locator("#ask")).to_contain_text("bet")
    assert page.locator(FREE).count() == 6
    page.locator("#fair [data-answer='bet win red']").click()
    expect(page.locator(".uf-slip")).to_contain_text("comes first")
    page.locator("[data-do='stake 3']").click()
    expect(page.locator("[data-answer='3']")).to_contain_text("Bet 3 gold")
    page.locator("[data-answer='3']").click()
    playing.look_twice(page)
    playing.come_to_question(page)
    assert answers(page)[-3:] == ["take win-bet", "bet win red", "3"]
    expect(page.locator("#lane-red .bet-slot.taken")).to_contain_text("3")
    expect(booth.locator(".next")).to_contain_text("nothing more")


def test_a_refused_token_says_which_rule_forbids_it(page: Page) -> None:
    begin(page)
    page.locator("[data-answer='take win-bet']").click()
    playing.look_twice(page)
    playing.come_to_question(page)
    early = page.locator("#answer-bet-early-red")
    expect(early).to_have_attribute("aria-disabled", "true")
    playing.press(early)
    expect(page.locator("#notice")).to_contain_text("win bet only")


def test_magic_is_laid_on_a_unicorn_and_nobody_else_sees_it(page: Page) -> None:
    begin(page)
    page.locator("[data-answer='take magic']").click()
    playing.look_twice(page)
    playing.come_to_question(page)
    card = page.locator(".card-in-hand[aria-pressed=true] .magic-head b").last.inner_text()
    page.locator("#lane-blue .lay-here").click()
    playing.come_to_question(page)
    expect(page.locator("#pile-blue .uf-tile.own")).to_have_count(1)
    page.locator("[data-answer=pass]").click()
    playing.look_twice(page)
    playing.come_to_question(page)
    expect(page.locator("#pile-blue .uf-face-down")).to_have_count(1)
    assert card not in page.locator("#table").inner_html()


def test_cards_lie_face_down_until_they_are_held_open(page: Page) -> None:
    begin(page)
    page.locator("[data-answer='take magic']").click()
    playing.look_twice(page)
    playing.come_to_question(page)
    page.locator("#to-settings").click()
    page.locator("[data-do='set hold to peek on']").click()
    page.locator("#overlay-close").click()
    expect(page.locator("#fair [data-answer^='play ']")).to_have_count(0)
    assert "magic-head" not in page.locator("#table").inner_html()
    page.locator("[data-do='hold 2']").click()
    page.locator("#lay-green").click()
    playing.come_to_question(page)
    assert answers(page)[-1].split(" ")[0::2] == ["play", "green"]


def test_the_contracts_are_a_second_step_and_the_way_back_takes_nothing(page: Page) -> None:
    begin(page)
    before = answers(page)
    expect(page.locator("#booths > button")).to_have_count(5)
    page.locator("#to-contracts").click()
    expect(page.locator("#ask")).to_contain_text("choose a contract")
    expect(page.locator("#contracts [data-answer^='sign ']")).to_have_count(3)
    page.locator("#to-booths").click()
    expect(page.locator("#booths > button")).to_have_count(5)
    assert answers(page) == before
