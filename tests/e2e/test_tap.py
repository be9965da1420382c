"""What a tap does to the page: at once its button is given, then only what is new is put on it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.amount import some
from tools.bench import inp
from tools.driving import browsers, playing, tapping
from web.desk.screen import BOXES

ANSWER = "[data-answer]:not([aria-disabled=true])"

WATCH = """() => {
  globalThis.seen = [];
  const isTable = ([key]) => key.startsWith("horseburg/table/");
  const kept = () => Object.entries(localStorage).filter(isTable);
  const given = () => document.querySelector("[data-given]")?.dataset.answer ?? "";
  addEventListener("click", ({target}) => {
    const wanted = target.closest("[data-answer]").dataset.answer;
    const before = JSON.stringify(kept());
    const told = {wanted, given: given()};
    seen.push(told);
    if (globalThis.leaves) dispatchEvent(new PageTransitionEvent("pagehide"));
    told.isKept = JSON.stringify(kept()) !== before;
    requestAnimationFrame(() => (told.inFrame = given()));
  });
}"""
"""A listener behind those of the page: whether the answer has been given before the frame."""

STANDING = """(page) => {
  const ofTheMoment = ["data-beat", "data-given", "inert", "data-placed", "data-side", "style"];
  const told = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent;
    if (["latest", "breath", "dd-flying"].includes(node.className)) return "";
    const its = [...node.attributes].filter(({name}) => !ofTheMoment.includes(name));
    const named = its.map(({name, value}) => ` ${name}="${value}"`).sort();
    return `<${node.localName}${named.join("")}>${[...node.childNodes].map(told).join("")}</>`;
  };
  return told(page);
}"""
"""The page as text, whatever the order of attributes; not what only a tap of this visit has brought
about: the latest news, a breath, chips that have flown into the pot."""


def asked(page: Page, box: str, people: int = 1) -> None:
    """A game of this box against computers, one tap an answer, its first question asked."""
    playing.for_experts(page)
    page.locator(f"[data-do='setup {box}']").first.click()
    page.locator("#setup-title").wait_for()
    for seat in range(people, page.locator("[data-do^='seat remove']").count()):
        page.locator(f"#bot-{seat}").click()
    page.locator("[data-do^=start]").last.click()
    playing.come_to_question(page)


LOOKS = """() => [...document.querySelectorAll("[data-answer], [data-do]")].filter((one) => {
  const before = getComputedStyle(one).filter;
  one.setAttribute("data-given", "");
  const isSame = getComputedStyle(one).filter === before;
  one.removeAttribute("data-given");
  return isSame;
}).map((one) => one.outerHTML)"""
"""What is touched and looks as before, in the first frame, whatever moves later."""


@pytest.mark.parametrize("box", some(list(BOXES), 5, 2))
def test_whatever_is_touched_looks_so_at_once(page: Page, box: str) -> None:
    assert page.evaluate(LOOKS) == []
    asked(page, box)
    assert page.evaluate(LOOKS) == []
    assert page.locator(ANSWER).count()


def test_the_button_is_given_in_the_frame_before_the_answer(page: Page) -> None:
    asked(page, "winners-circle")
    page.evaluate(WATCH)
    page.locator(ANSWER).first.click()
    expect(page.locator("[data-given]")).to_have_count(0)
    (told,) = page.evaluate("seen")
    assert told["given"] == told["inFrame"] == told["wanted"]
    assert not told["isKept"]


def test_whoever_leaves_in_that_frame_has_answered(page: Page) -> None:
    asked(page, "winners-circle")
    page.evaluate(WATCH)
    page.evaluate("leaves = true")
    page.locator(ANSWER).first.click()
    (told,) = page.evaluate("seen")
    assert told["isKept"]
    assert told["inFrame"] == ""


def by_hand(page: Page) -> None:
    """Nothing goes by itself, which a page that wakes up would wait with."""
    page.locator("#to-settings").click()
    page.locator("[data-do='set by itself off']").click()
    page.locator("#overlay-close").click()


def standing(page: Page) -> str:
    """What stands on the page, but for what is so for the moment."""
    playing.come_to_question(page)
    tapping.settle(page)
    html: str = page.locator("#page").evaluate(STANDING)
    return html


BY_BUTTONS = [box for box in BOXES if box != "risk"]
"""Boxes whose every question has buttons; the guest's is answered on its map."""


@pytest.mark.parametrize("box", some(BY_BUTTONS, 2))
def test_a_page_of_many_taps_is_the_page_that_wakes_up_there(page: Page, box: str) -> None:
    by_hand(page)
    asked(page, box)
    for number in range(8):
        page.locator(ANSWER).filter(visible=True).nth(0 if number % 2 else -1).click()
        standing(page)
        if number % 4 == 3:
            before = standing(page)
            page.reload()
            browsers.wake(page)
            assert standing(page) == before


def test_no_script_makes_the_browser_lay_out_a_page_twice(page: Page) -> None:
    asked(page, "winners-circle")
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=list(inp.FORCED))
    touches = 10
    for _ in range(touches):
        page.locator(ANSWER).first.click()
        playing.come_to_question(page)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    forced = Counter(one["name"] for one in traced if inp.is_forced(one))
    # one where the touch lets go of the focus, one or two where the eye is led on: computers answer
    assert 0 < forced["Layout"] <= 3 * touches
    assert forced["UpdateLayoutTree"] <= 6 * touches
