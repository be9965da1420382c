"""Sound in the page: none before a touch, some after, none while muted, held or out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tools.driving import browsers, playing
from tools.driving.recorded import recorded

GAME = "horse-fever-family/three-players.txt"
SPY = """
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
  constructor(...told) { super(...told); contexts.push(this); }
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to === this.context.destination) {
    globalThis.master = this;
    globalThis.meter = new AnalyserNode(this.context, { fftSize: 32768 });
    connect.call(this, meter);
  }
  return connect.call(this, to, ...more);
};
"""
"""Counts the contexts, and hangs a meter on what goes to the loudspeaker."""

LOUD = """() => {
  if (!globalThis.meter || contexts[0].state !== "running") return 0;
  const heard = new Float32Array(meter.fftSize);
  meter.getFloatTimeDomainData(heard);
  return Math.max(...heard.slice(-8192).map(Math.abs));
}"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def contexts(page: Page) -> int:
    """How many audio contexts there have been."""
    return int(page.evaluate("contexts.length"))


def loudness(page: Page) -> float:
    """The loudest sample of the last fifth of a second, 0 while nothing can be heard."""
    return float(page.evaluate(LOUD))


def until(page: Page, heard: bool) -> None:
    """Wait until something, or for a while nothing, is heard."""
    for _ in range(60):
        page.wait_for_timeout(100)
        if (loudness(page) > 0.002) == heard:
            return
    raise AssertionError(f"never {'heard' if heard else 'silent'}: {loudness(page)}")


@pytest.fixture
def spied(unopened: Page) -> Page:
    """The page alive, spied on from its beginning."""
    unopened.add_init_script(SPY)
    browsers.start(unopened)
    return unopened


def to_the_race(page: Page) -> None:
    """Play until the first race runs."""
    game = recorded(GAME)
    playing.set_up(page, game)
    for what, text in game.answers:
        for _ in range(3):
            if (unveil := page.locator("[data-do=unveil]")).is_visible():
                unveil.click()
        if page.locator("#skip").is_visible():
            return
        playing.give(page, what, text)
    raise AssertionError("no race came")


def test_nothing_is_fetched_or_sounds_before_a_touch(spied: Page) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    spied.on("request", note)
    spied.wait_for_timeout(500)
    assert contexts(spied) == 0
    assert not any("sound" in url or "zzfx" in url for url in asked)
    spied.locator("[data-do^=setup]").first.click()
    expect(spied.locator("[data-do=start]")).to_be_visible()
    for _ in range(50):
        spied.wait_for_timeout(100)
        if contexts(spied):
            break
    assert contexts(spied) == 1
    assert spied.evaluate("contexts[0].state") == "running"


def test_a_race_is_heard_and_stops_when_held_muted_or_hidden(spied: Page) -> None:
    to_the_race(spied)
    until(spied, True)
    playing.raise_controls(spied)
    spied.locator("#pause").click()
    until(spied, False)
    spied.wait_for_timeout(600)
    assert loudness(spied) < 0.002, "hooves went on while the race was held"
    playing.raise_controls(spied)
    spied.locator("#pause").click()
    until(spied, True)
    spied.evaluate(HIDE, "hidden")
    until(spied, False)
    assert spied.evaluate("contexts[0].state") == "suspended"
    spied.evaluate(HIDE, "visible")
    until(spied, True)
    spied.locator("#mute").click()
    expect(spied.locator("#mute")).to_have_attribute("aria-pressed", "true")
    assert spied.evaluate("master.gain.value") == 0
    until(spied, False)
    assert contexts(spied) == 1


def test_mute_is_kept_over_a_reload_and_then_nothing_is_even_fetched(spied: Page) -> None:
    to_the_race(spied)
    playing.raise_controls(spied)
    spied.locator("#mute").click()
    spied.reload()
    browsers.wake(spied)
    expect(spied.locator("#mute")).to_have_attribute("aria-pressed", "true")
    playing.raise_controls(spied)
    spied.locator("#pause").click()
    spied.wait_for_timeout(500)
    assert contexts(spied) == 0
    playing.raise_controls(spied)
    spied.locator("#pause").click()
    spied.locator("#mute").click()
    until(spied, True)
