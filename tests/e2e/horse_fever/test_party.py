"""A party of forty in a real browser: pasted names, three races, every tap counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.staging import GUESTS
from web.acts.confirm import TOO_SOON

HORSES = ("black", "blue", "green", "red", "yellow", "white")


def tap(page: Page, wish: str) -> None:
    """A real tap on what does this."""
    if wish == "do-it":
        page.wait_for_timeout(TOO_SOON + 50)
    if wish == "skip":  # the race may be over by the time a finger is there
        playing.hurry(page, wish)
        return
    page.locator(f"[data-do='{wish}']:visible").first.click()


def run_race(page: Page) -> None:
    """Close the book, look twice, skip the race, decide every photo, read the payoffs."""
    page.locator("[data-answer=close]").click()
    tap(page, "do-it")
    for _ in range(40):
        for wanted in ("do-it", "skip", "finish", "payoffs"):
            button = page.locator(f"[data-do={wanted}]:visible")
            if button.count():
                tap(page, wanted)
                break
        else:
            if page.locator("#next-race[data-do=next-race]").count():
                return
            page.locator("#bar [data-answer^='ahead ']").first.click()
    raise AssertionError("the race never ended")


def missing(page: Page) -> int:
    """How many the page says have no slip yet."""
    left = page.locator(".tally .left b")
    return int(left.inner_text()) if left.count() else page.locator(".tile-of.missing").count()


def write_slips(page: Page) -> int:
    """A slip for everybody who is missing, stakes by preset; the most taps that one took."""
    most = 0
    for turn in range(40):
        tiles = page.locator(".tile-of.missing")
        if not tiles.count():
            return most
        taps = 1
        tiles.first.click()
        for kind, stake in (("win", "125"[turn % 3] + "00"), ("show", "15"[turn % 2] + "00")):
            wish = f"slip-bet {kind} {HORSES[(turn + len(kind)) % 6]}"
            offered = page.locator(f"[data-do='{wish}']").first.get_attribute("aria-disabled")
            if offered == "true":  # the win bet has taken the last of the purse
                continue
            tap(page, wish)
            preset = page.locator(f"#stake-{kind}-{stake}")
            taps += 1
            if preset.get_attribute("aria-pressed") == "false":
                preset.click()
                taps += 1
        most = max(most, taps)
    return most


@pytest.mark.nightly
def test_a_party_of_forty_from_pasted_names_to_the_third_race(page: Page, site: str) -> None:
    screen = page.context.new_page()  # the second window beside it, through the whole party
    screen.goto(f"{site}screen.html")
    page.bring_to_front()
    tap(page, "setup horse-fever")
    tap(page, "title horse-fever/party")
    page.locator("#door-names").fill("\n".join(GUESTS))
    tap(page, "door-add")
    expect(page.locator(".chips.numbered li")).to_have_count(40)
    tap(page, "options-more")
    tap(page, "option broke=loan")
    tap(page, "door-start")
    expect(page.locator(".tile-of")).to_have_count(40)
    assert missing(page) == 39

    assert write_slips(page) <= 5
    assert missing(page) == 0
    expect(screen.locator(".big-missing")).to_have_text("Every slip is in the book.")

    # a mistake is corrected, and the page opened again in the middle of the book
    page.locator(".tile-of").nth(30).click()
    slip = page.locator("#guest-31 .slip-of")
    if "keeps" not in slip.inner_text():
        tap(page, "slip-tear")
        assert missing(page) == 1
        page.reload()
        expect(page.locator(".tile-of.missing")).to_have_count(1)
        write_slips(page)
    run_race(page)

    # between races: one comes, one goes, two share a purse
    expect(page.locator("#standings li")).to_have_count(40)
    tap(page, "guests")
    tap(page, "guest 3")
    tap(page, "guest-does out 3")
    tap(page, "guest 5")
    tap(page, "team-up")
    tap(page, "guest 6")
    page.locator("#overlay-close").click()
    expect(page.locator("#standings li")).to_have_count(39)
    expect(page.locator("#stands-6")).to_contain_text("with Eve")
    tap(page, "next-race")

    # the second book: as the last time in one tap, the rest by hand
    before = missing(page)
    tap(page, "slip-last-all")
    assert missing(page) < before
    assert write_slips(page) <= 5
    run_race(page)
    tap(page, "next-race")
    expect(page.locator("#head h1")).to_have_text("Race 3")
    tap(page, "slip-last-all")
    write_slips(page)
    run_race(page)
    expect(page.locator("#standings-title")).to_have_text("After race 3")
    expect(screen.locator("#screen")).to_contain_text("After race 3")
    for line in page.locator("#standings li").all():
        name = line.locator("b, .name, .who").first.inner_text().split("\n")[0]
        expect(screen.locator("#screen")).to_contain_text(name)


def test_somebody_comes_late_in_the_middle_of_the_book(page: Page) -> None:
    tap(page, "setup horse-fever")
    tap(page, "title horse-fever/party")
    page.locator("#door-names").fill("Ann, Ben, Cat")
    tap(page, "door-start")
    write_slips(page)
    tap(page, "guests")
    page.locator("#newcomer").fill("Zoe")
    tap(page, "welcome")
    expect(page.locator("#notice")).to_contain_text("number 4")
    page.reload()
    browsers.wake(page)
    expect(page.locator("#guest-4")).to_contain_text("Zoe")
    write_slips(page)
    run_race(page)
    expect(page.locator("#standings")).to_contain_text("Zoe")


def test_a_countdown_ticks_and_is_gone_after_a_reload(page: Page) -> None:
    tap(page, "setup horse-fever")
    tap(page, "title horse-fever/party")
    page.locator("#door-names").fill("Ann, Ben, Cat")
    tap(page, "door-start")
    write_slips(page)
    tap(page, "off-in 60")
    expect(page.locator(".time-left")).to_have_text("0:58")
    tap(page, "off-later")
    expect(page.locator(".time-left")).to_contain_text("1:2")
    page.reload()
    expect(page.locator("[data-do='off-in 60']")).to_be_visible()
    expect(page.locator(".tile-of.laid")).to_have_count(2)


@played_in("firefox", "webkit")
def test_a_party_of_three_with_a_reload_in_the_middle_of_the_book(page: Page) -> None:
    tap(page, "setup horse-fever")
    tap(page, "title horse-fever/party")
    page.locator("#door-names").fill("Ann, Ben, Cat")
    tap(page, "door-start")
    page.locator(".tile-of.missing").first.click()
    tap(page, "slip-bet win green")
    page.reload()
    browsers.wake(page)
    expect(page.locator(".tile-of.laid")).to_have_count(1)
    write_slips(page)
    run_race(page)
    expect(page.locator("#standings li")).to_have_count(3)
