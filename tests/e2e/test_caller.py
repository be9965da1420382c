"""The caller's voice in the page, with an engine that takes its time and notes what it is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_sound import HIDE, to_the_race
from tools.driving import browsers, playing

ENGINE = """
globalThis.told = [];
const note = (what, more = {}) => told.push({ what, at: performance.now(), ...more });
globalThis.SpeechSynthesisUtterance = class {
  constructor(text) { Object.assign(this, { text, voice: null, rate: 1, volume: 1 }); }
};
let now = null;
const voices = VOICES;
const end = () => { note("end"); const said = now; now = null; said.onend?.(); };
const engine = {
  getVoices: () => voices,
  addEventListener() {},
  speak(said) {
    const { text, voice, rate, volume } = said;
    note("speak", { text, voice: voice?.name, rate, volume });
    now = said;
    if (text.trim()) setTimeout(() => now === said && end(), 900);
  },
  cancel() { note("cancel", { busy: now !== null }); now = null; },
};
Object.defineProperty(globalThis, "speechSynthesis", { value: engine });
addEventListener("horseburg-ducks", ({ detail }) => note(detail ? "duck" : "rise"));
"""
HERE = {"name": "here", "lang": "en-GB", "localService": True, "default": True}
AWAY = {"name": "away", "lang": "en-US", "localService": False, "default": False}
ENGINES = ("speak", "end", "cancel")
ON = {"caller": "on", "sound": "soft"}


def opened(page: Page, voices: list[dict[str, object]], settings: dict[str, str]) -> Page:
    """The page alive on a device with these voices and settings."""
    page.add_init_script(ENGINE.replace("VOICES", json.dumps(voices)))
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('horseburg/settings', {kept})")
    browsers.start(page)
    return page


def noted(page: Page) -> list[dict[str, Any]]:
    """What the engine has been told so far, all but the nothing that opens it on iOS."""
    return [one for one in page.evaluate("() => told") if one.get("text", "-").strip()]


def said(page: Page) -> list[str]:
    """All sentences so far."""
    return [one["text"] for one in noted(page) if one["what"] == "speak"]


def some_said(page: Page, more_than: int = 0) -> None:
    """Wait until more than so many sentences have been said."""
    for _ in range(200):
        if len(said(page)) > more_than:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"only {said(page)}")


def is_hushed(page: Page) -> None:
    """Sooner than a sentence ends by itself, the engine has been told to be silent."""
    for _ in range(7):
        if [one["what"] for one in noted(page) if one["what"] in ENGINES][-1] != "speak":
            return
        page.wait_for_timeout(100)
    raise AssertionError("it went on")


@pytest.mark.parametrize("voices", [[], [AWAY]], ids=["none", "network"])
def test_without_a_voice_of_its_own_the_device_is_told_what_it_lacks(
    unopened: Page, voices: list[dict[str, object]]
) -> None:
    page = opened(unopened, voices, {})
    page.locator("[data-do=settings]").first.click()
    expect(page.locator("#no-voice")).to_contain_text("text-to-speech", timeout=10_000)
    expect(page.locator("[data-do='set caller on']")).to_have_count(0)


def test_one_touch_beside_the_sound_and_the_caller_speaks_until_it_is_told_not_to(
    unopened: Page,
) -> None:
    page = opened(unopened, [AWAY, HERE], {})
    to_the_race(page)
    assert said(page) == []
    playing.raise_controls(page)
    page.locator("[data-do=settings]").first.click()
    page.locator("[data-do='set caller on']").click()
    page.locator("#caller-loudness").fill("4")
    page.keyboard.press("Escape")
    some_said(page, 1)
    spoken = [one for one in noted(page) if one["what"] == "speak"]
    assert {one["voice"] for one in spoken} == {"here"}
    assert all(0.25 < one["volume"] <= 0.4 for one in spoken)
    assert any(one["what"] == "duck" for one in noted(page))
    playing.raise_controls(page)
    page.locator("#mute").click()
    is_hushed(page)
    count = len(said(page))
    page.wait_for_timeout(1500)
    assert len(said(page)) == count


def test_pause_and_another_window_are_silence_at_once_and_skipping_says_nothing_late(
    unopened: Page,
) -> None:
    page = opened(unopened, [HERE], ON)
    to_the_race(page)
    some_said(page, 1)
    playing.raise_controls(page)
    page.locator("#pause").click()
    is_hushed(page)
    playing.raise_controls(page)
    page.locator("#pause").click()
    some_said(page, len(said(page)))
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.evaluate(HIDE, "hidden")
    is_hushed(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: false, configurable: true })")
    page.evaluate(HIDE, "visible")
    playing.raise_controls(page)
    page.locator("#skip").click()
    page.wait_for_function("document.querySelector('#to-payoffs')")
    page.wait_for_timeout(1200)
    assert said(page)[-1].startswith("The result:")


def test_a_big_screen_that_has_been_touched_speaks_and_the_tablet_does_not(
    unopened: Page, site: str
) -> None:
    tablet = opened(unopened, [HERE], ON)
    big = tablet.context.new_page()
    big.add_init_script(ENGINE.replace("VOICES", json.dumps([HERE])))
    big.goto(f"{site}screen.html")
    big.locator("#screen").click()
    tablet.bring_to_front()
    to_the_race(tablet)
    before = len(said(tablet))
    some_said(big, 2)
    assert len(said(tablet)) == before
    playing.raise_controls(tablet)
    tablet.locator("#pause").click()
    is_hushed(big)
    big.evaluate("() => { BroadcastChannel.prototype.postMessage = () => {} }")  # as when killed
    big.close()
    playing.raise_controls(tablet)
    tablet.locator("#pause").click()
    some_said(tablet, before)
