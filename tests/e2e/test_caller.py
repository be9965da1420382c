"""The caller's voice in the page, with an engine that takes its time and notes what it is told."""

from __future__ import annotations

import json

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
ON = {"caller": "on", "sound": "soft"}


def opened(page: Page, voices: list[dict[str, object]], settings: dict[str, str]) -> Page:
    """The page alive on a device with these voices and settings."""
    page.add_init_script(ENGINE.replace("VOICES", json.dumps(voices)))
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('horseburg/settings', {kept})")
    browsers.start(page)
    return page


def said(page: Page) -> list[str]:
    """All sentences so far."""
    texts = page.evaluate("told.filter(({ what }) => what === 'speak').map(({ text }) => text)")
    return [text for text in texts if text.strip()]


def some_said(page: Page, more_than: int = 0) -> list[str]:
    """Wait until more than so many sentences have been said."""
    page.wait_for_function(
        f"told.filter(({{ what, text }}) => what === 'speak' && text.trim()).length > {more_than}"
    )
    return said(page)


def is_hushed(page: Page) -> None:
    """Nothing is being said: the last thing told to the engine is to be silent."""
    page.wait_for_function(
        "told.findLast(({ what }) => ['speak', 'end', 'cancel'].includes(what))?.what !== 'speak'",
        timeout=700,  # sooner than a sentence ends by itself
    )


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
    spoken = page.evaluate("told.filter(({ what, text }) => what === 'speak' && text.trim())")
    assert {one["voice"] for one in spoken} == {"here"}
    assert all(0.25 < one["volume"] <= 0.4 for one in spoken)
    assert page.evaluate("told.some(({ what }) => what === 'duck')")
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


def test_no_sentence_is_more_than_two_seconds_behind_the_picture(unopened: Page) -> None:
    page = opened(unopened, [HERE], {**ON, "breath": "off"})
    page.evaluate(
        """() => new MutationObserver(() => {
          const text = document.querySelector("#caller")?.textContent;
          globalThis.seen ??= [];
          if (text && seen.at(-1)?.[0] !== text) seen.push([text, performance.now()]);
        }).observe(document.body, { subtree: true, childList: true, characterData: true })"""
    )
    to_the_race(page)
    page.wait_for_function("document.querySelector('#to-payoffs')", timeout=60_000)
    late = page.evaluate(
        """told.filter(({ what, text }) => what === "speak" && text.trim()).map(({ text, at }) =>
          at - seen.findLast(([shown, since]) =>
            since <= at && shown.includes(text.slice(0, 9)))?.[1])"""
    )
    assert len(late) > 4
    assert max(late) < 2000, late
