"""A game alone against three computers, in the built page: pace, skip, note, reload, and why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from game import saves
from tools.driving import browsers, playing

PODIUM = "[data-do=again]"
ANSWER = "[data-answer]:not([aria-disabled=true])"


def answers(page: Page) -> tuple[str, ...]:
    """All answers that are kept of the one table."""
    (text,) = playing.kept(page)
    return saves.loads(text).answers


def bet(page: Page) -> None:
    """Lay the first bet that can be laid, at the least stake."""
    playing.come_to_question(page)
    page.locator("[data-answer^=win]:not([aria-disabled=true])").first.click()
    playing.look_twice(page)


def test_a_game_alone_from_one_tap_to_the_reasons(page: Page) -> None:
    page.locator("#play-alone").click()
    expect(page.locator("#curtain")).to_have_count(0)
    playing.come_to_question(page)
    title = page.locator("#ask").inner_text()
    assert "bet" in title

    # one after the other, each told, and kept before the next
    bet(page)
    bar, caller = page.locator(".waiting-bar"), page.locator("#caller")
    expect(bar).to_be_visible()
    expect(page.locator("#skip")).to_be_visible()
    expect(caller).to_contain_text(" ")
    told = answers(page)
    page.wait_for_timeout(2500)
    assert len(answers(page)) > len(told)

    # a reload goes on from there, and alone nobody needs a curtain
    before = answers(page)
    page.reload()
    browsers.wake(page)
    for _ in range(100):
        if page.locator("#ask").is_visible():
            break
        playing.hurry(page, "skip")
        page.wait_for_timeout(100)
    expect(page.locator("#curtain, #cover")).to_have_count(0)
    assert answers(page)[: len(before)] == before

    # skipping leads to the own turn, and what they did is noted there
    expect(page.locator("#ask")).to_be_visible()
    expect(page.locator(".while-waiting li").first).to_be_visible()

    for _ in range(150):
        playing.come_to_question(page)
        if page.locator(PODIUM).is_visible():
            break
        answer = page.locator(ANSWER).first
        if answer.is_visible():
            answer.click()
        else:
            page.wait_for_timeout(50)
    expect(page.locator(PODIUM)).to_be_visible()

    # nobody could ask before; now every act has its reason
    expect(page.locator(".unmasked li")).to_have_count(3)
    page.locator("#to-whys").click()
    page.locator(".ask-why").first.click()
    expect(page.locator(".because").first).to_be_visible()
    assert len(page.locator(".because").first.inner_text()) > 15
