"""Nothing is told before the die rests or the card lies, by the clock of the animation."""

from __future__ import annotations

from typing import Any

import pytest

from game import Table
from game.play import CHANCE
from tests.e2e.engines import nightly
from tests.e2e.test_waking import keep
from tools.driving import playing
from tools.driving.recorded import recorded

GAMES = {
    "horse-fever-family/two-players.txt": "movement card",
    "unicorn-fever/two.txt": "movement card",
    "winners-circle/circle-two.txt": "rolled",
    "really-nasty/two-runners-photo.txt": "rolled",
    "dice-derby/two.txt": "thrown",
    "risk/two.txt": "battle",
}
"""A game of each box, and what is rolled in it, or turned."""

TRIES = 3
"""A machine that paints few pictures a second may show the end of a roll late; never each time."""

ROLLS = (
    *("dd-roll", "dd-roll-too", "rk-roll", "wc-tumble", "rn-tumble"),
    *("tumble", "faces", "card-turn"),
)
"""The animations of dice that roll and cards that are turned."""

PATIENT = """{"sound": "off", "breath": "off"}"""
"""Nothing is rolled by itself, so that there is time to listen before it is, on any machine."""

TOLD = "#caller, .latest, #seats, .rk-shield, .ranking, .lane-number"
"""What tells what has happened: sentences, purses, shields, rows."""

LISTEN = """([rolls, told]) => {
  const { promise, resolve } = Promise.withResolvers();
  const early = [], rolling = new Set();
  let rolled = 0, rested = 0;
  const now = () => rolling.size && document.getAnimations().some(
    ({ animationName, playState, currentTime }) =>
      rolls.includes(animationName) && playState === "running" && currentTime > 40);
  const called = ({ animationName, target, pseudoElement }) =>
    rolls.includes(animationName) ? [animationName, target.id, pseudoElement].join() : "";
  addEventListener("animationstart", (event) => {
    if (called(event)) rolled += rolling.add(called(event)).size;
  });
  for (const end of ["animationend", "animationcancel"])
    addEventListener(end, (event) => {
      if (rolling.delete(called(event))) rested = performance.now();
    });
  new MutationObserver((all) => {
    if (!rolled) return;
    const said = all.map(({ target }) => target.nodeType === 1 ? target : target.parentElement)
      .filter((one) => one?.isConnected && one.closest(told)).map((one) => one.textContent.trim());
    if (!said.length) return;
    if (now()) early.push(said.join(" | "));
    else resolve({ early, rolled, waited: performance.now() - rested });
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  setTimeout(() => resolve({ early, rolled: 0 }), 60_000);
  globalThis.heard = promise;
}"""
"""Nothing is looked at in every frame: that would make the page itself slow."""


def before(table: Table, kind: str) -> tuple[Table, str, str]:
    """The game at the last question to a player before this comes up; what is asked and said."""
    first = next(n for n, event in enumerate(table.events) if event.kind == kind)
    step = next(n for n, it in enumerate(table.steps) if it.told > first) - 1
    while table.steps[step].asker == CHANCE:
        step -= 1
    return table.at(step), table.steps[step].what, table.steps[step].answer


def give(page: Any, what: str, text: str) -> None:
    """Tap the answer; what is attacked on the map is pointed at first."""
    if what != "attack":
        return playing.give(page, what, text)
    for place in text.split(" ")[:2]:
        page.locator(f"[data-touch='land {place}']").last.click()
    page.locator("[data-do^='fight ']").first.click()


CASES = [
    *(("chromium", name) for name in GAMES),
    *(nightly(engine, name) for name in GAMES for engine in ("firefox", "webkit")),
]


@pytest.mark.parametrize(("engine", "name"), CASES, indirect=["engine"])
def test_sentence_purse_row_and_shield_wait_until_it_rests(page: Any, name: str) -> None:
    table, what, text = before(recorded(name).table, GAMES[name])
    heard = {}
    page.evaluate("text => void (localStorage['horseburg/settings'] = text)", PATIENT)
    for _ in range(TRIES):
        keep(page, table, "table")
        playing.come_to_question(page)
        page.evaluate(LISTEN, [ROLLS, TOLD])
        give(page, what, text)
        heard = page.evaluate("heard")
        if heard["early"] == [] and heard["rolled"]:
            return
    pytest.fail(f"told before it lay, {TRIES} times: {heard}")
