"""A race in a real browser: it moves, it stands still for who wants that, the setting decides."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.amount import some
from tests.e2e.stills import written
from tools.driving import browsers, playing

pytestmark = pytest.mark.unopened

WATCH = """() => {
    globalThis.moved = new Set();
    const look = () => {
        document.getAnimations().forEach((one) => moved.add(
            one.animationName ?? `${one.transitionProperty} of ${one.effect.target.className}`));
        if (!document.querySelector("#to-payoffs")) requestAnimationFrame(look);
    };
    look();
}"""
STYLES = """() => [...document.querySelectorAll("#app *")].flatMap((one) =>
    ["", "::before", "::after"].map((part) => getComputedStyle(one, part || null))
    .filter((style) => style.animationName !== "none" || style.transitionDuration !== "0s"
        && style.transitionProperty !== "none")
    .map((style) => `${one.className} ${style.animationName} ${style.transitionProperty}`))"""

PRINTS = """async (html) => {
    const boot = document.querySelector("link[href$='js/boot.js']").href;
    const { drawn } = await import(new URL("drawings.js", boot));
    document.documentElement.dataset.motion = "still";
    const still = new DOMParser().parseFromString(drawn(html), "text/html");
    document.getElementById("app").replaceChildren(...still.getElementById("app").childNodes);
    const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round); };
    return [...document.querySelectorAll(".negative, .print")].map((print) => ({
        print: box(print),
        horses: [...print.querySelectorAll("use")].map((one) => ({
            box: box(one), is_seen: one.closest("svg").checkVisibility(
                { opacityProperty: true, visibilityProperty: true }) })) }));
}"""

Asked = Literal["reduce", "no-preference"]


def to_the_race(page: Page, motion: str, device: Asked) -> None:
    """A first race, the setting and the device as given."""
    page.emulate_media(reduced_motion=device)
    page.evaluate("text => localStorage.setItem('horseburg/settings', text)", settings(motion))
    browsers.start(page)
    expect(page.locator("html")).to_have_attribute("data-motion", motion)
    playing.to_race(page)


def watched(page: Page) -> list[str]:
    """The names of all that moves until the race is run, four times as fast as usual."""
    page.evaluate(WATCH)
    playing.raise_controls(page)
    page.locator("[data-do='speed 4x']").click()
    playing.to_finish(page)
    moved: list[str] = page.evaluate("[...moved]")
    return moved


def settings(motion: str) -> str:
    """As the page keeps them."""
    return json.dumps({"motion": motion})


@pytest.mark.parametrize(
    ("motion", "device"),
    some([("still", "no-preference"), ("auto", "reduce"), ("still", "reduce")], 3),
)
def test_nothing_moves_for_who_wants_it_still(page: Page, motion: str, device: Asked) -> None:
    to_the_race(page, motion, device)
    assert page.evaluate(STYLES) == []
    assert watched(page) == []
    expect(page.locator("#caller p").last).to_contain_text("The result:")


@pytest.mark.parametrize(
    ("motion", "device"), some([("full", "reduce"), ("auto", "no-preference")], 2)
)
def test_horses_gallop_dice_roll_and_the_card_turns(page: Page, motion: str, device: Asked) -> None:
    to_the_race(page, motion, device)
    seen = set(watched(page))
    wanted = {"gallop-a", "lope-a", "faces", "tumble", "card-turn", "herald"}
    assert wanted <= seen
    assert any(name.startswith("transform of mount") for name in seen)


def test_held_horses_stand_and_a_step_shows_one_moment(page: Page) -> None:
    to_the_race(page, "full", "no-preference")
    playing.raise_controls(page)
    step = page.locator("#step")
    for _ in range(60):
        step.click()
        if page.locator("[data-gallops]").count():
            break
    expect(page.locator("#pause")).to_have_text("Go on")
    said = page.locator("#caller").inner_text()
    page.wait_for_timeout(1800)
    assert page.locator("#caller").inner_text() == said
    galloping = "document.getAnimations().filter(one => one.animationName?.startsWith('gallop'))"
    assert page.evaluate(f"{galloping}.length") == 0


@pytest.mark.parametrize("state", ["photo-finish", "guide-photo"])
def test_a_photograph_shows_its_horses(page: Page, state: str) -> None:
    """As the page draws it: the horses on the course behind it must not take their place."""
    browsers.start(page)
    for size in (browsers.TABLET, browsers.PHONE, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        prints = page.evaluate(PRINTS, (written() / f"{state}.html").read_text())
        assert prints, size
        for print in prints:
            assert print["horses"], size
            for horse in print["horses"]:
                left, top, right, bottom = horse["box"]
                assert horse["is_seen"] and right - left > 60 and bottom - top > 30, (size, horse)
                edge = print["print"]
                assert edge[0] <= left < right <= edge[2], (size, print)
                assert edge[1] <= top < bottom <= edge[3], (size, print)
