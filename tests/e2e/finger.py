"""A finger: it taps the middle of what is seen, and only what lies on top there.

It plays any title as somebody does who has not read the rules: it goes on where the page offers a
way on, else it answers, else it touches what may lead to an answer.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.e2e.rulers.fit import COVERED, ON_TOP, SMALL
from tools.driving import tapping
from web.acts.confirm import TOO_SOON
from web.acts.double_tap import SOON

SEE = """() => {
  const seen = {visibilityProperty: true, opacityProperty: true};
  const sheet = document.querySelector('#overlay .dialog, .dialog');
  const known = new Map();
  const offered = [];
  for (const one of document.querySelectorAll('[data-answer], [data-do], [data-touch]')) {
    const {answer, do: wish, touch} = one.dataset;
    const name = answer !== undefined ? `answer ${answer}`
      : wish !== undefined ? `do ${wish}` : `touch ${touch}`;
    const at = known.get(name) ?? 0;
    known.set(name, at + 1);
    if (!one.checkVisibility(seen) || getComputedStyle(one).pointerEvents === 'none') continue;
    if (sheet && !sheet.contains(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    offered.push({name, at, greyed: one.ariaDisabled === 'true' || one.disabled === true,
      chosen: one.ariaPressed === 'true'});
  }
  const page = document.getElementById('page') ?? document.body;
  return {offered, sheet: sheet !== null,
    page: page.className, phase: document.getElementById('table')?.className ?? '',
    ids: [...document.querySelectorAll(':is(#page, #table, #bar) > [id]')].map(it => it.id),
    stands: [...document.querySelectorAll('[id$=-end], #trouble')].map(it => `#${it.id}`),
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth};
}"""

POINT = f"""([name, at]) => {{
  {ON_TOP}
  const [kind, ...rest] = name.split(' ');
  const one = document.querySelectorAll(`[data-${{kind}}="${{CSS.escape(rest.join(' '))}}"]`)[at];
  const seen = {{visibilityProperty: true, opacityProperty: true}};
  if (!one || !one.getClientRects().length || !one.checkVisibility(seen)) return null;
  const part = reach(one);
  if (!part) return [0, 0, over(one, 0.5, 0.5)];
  const box = [...one.getClientRects()].find(it => it.width && it.height);
  return [box.left + box.width * part[0], box.top + box.height * part[1], ''];
}}"""
"""Where the finger goes, scrolled to where it lies on top; else what lies over it."""

ONWARD = (
    "do do-it",
    "do lesson-on",
    "do unveil",
    "do finish",
    "do payoffs",
    "do hammer",
    "do skip",
)
"""Ways on, before anything else."""

LEADS = (
    "hold",
    "contracts",
    "held",
    "enter",
    "nasty",
    "pick",
    "stall",
    "swap",
    "speak",
    "slip-bet",
    "slip-next",
    "land",
    "fight",
)
"""Beginnings of taps that bring an answer nearer."""


CURIOUS = 0.1
"""How often something else is touched although an answer could be given."""

CHANCE = """seed => {
  let state = seed * 2654435761 >>> 0 || 1;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state ^= state << 13; state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5; state >>>= 0;
      bytes[at] = state >>> 8;
    }
    return array;
  };
}"""
"""Dice and decks by a number, so that what a finger has found is found again."""


@dataclass
class Finger:
    """One person's finger on one page."""

    page: Page
    rng: Random
    judged: set[tuple[Any, ...]] = field(default_factory=set)
    wrong: Counter[str] = field(default_factory=Counter)
    trembles: bool = False
    taps: int = 0
    trail: list[str] = field(default_factory=list)

    def see(self) -> dict[str, Any]:
        """What is offered now; a page that can be pushed sideways is wrong."""
        seen: dict[str, Any] = self.page.evaluate(SEE)
        if seen["wide"] > 0:
            self.wrong[f"{seen['page']} {seen['phase']} is {seen['wide']} px too wide"] += 1
        return seen

    def judge(self, seen: dict[str, Any]) -> None:
        """Hold the rulers of touch to a screen that has not been seen before."""
        verbs = {one["name"].split()[1] for one in seen["offered"] if one["name"][:2] == "do"}
        kind = (seen["page"], seen["phase"], seen["sheet"], *seen["ids"], *sorted(verbs))
        if kind in self.judged:
            return
        self.judged.add(kind)
        for ruler in (COVERED, SMALL):
            found = self.page.evaluate(ruler)
            if found:  # a camera may be on its way, a card be turned
                self.page.wait_for_timeout(1500)
                found = set(found) & set(self.page.evaluate(ruler))
            for wrong in found:
                self.wrong[f"{seen['phase'] or seen['ids']}: {wrong}"] += 1

    def tap(self, name: str, at: int = 0) -> bool:
        """Touch it where it lies on top; whether it was still there."""
        for _ in range(20):  # what has just come up may still be on its way
            tapping.settle(self.page)
            point = self.page.evaluate(POINT, [name, at])
            if point is None:
                return False
            if not point[2]:
                break
            self.page.wait_for_timeout(100)
        else:
            raise AssertionError(f"{name} lies under {point[2]}; {self.trail[-8:]}")
        tapping.wait(self.page, (point[0], point[1]))
        point = self.page.evaluate(POINT, [name, at])
        if point is None or point[2]:
            return False  # it has gone meanwhile
        self.taps += 1
        self.trail.append(name)
        self.page.touchscreen.tap(point[0], point[1])
        tapping.tapped(self.page, (point[0], point[1]))
        self.page.wait_for_timeout(150)
        return True

    def tremble(self) -> None:
        """Come down once more where something else has come up, before anybody could mean it."""
        when, (x, y), touched = tapping.LAST[self.page]
        now = tapping.lies(self.page, (x, y))
        is_late = time.monotonic() > when + SOON / 1000 + 0.1
        if now[1] is not None and not tapping.is_same(now, touched) and not is_late:
            tapping.pause(when + SOON / 1000)
            self.page.touchscreen.tap(x + 2, y - 2)

    def choose(self, seen: dict[str, Any]) -> dict[str, Any] | None:
        """The way on, else an answer, else something that may lead to one."""
        free = [one for one in seen["offered"] if not one["greyed"]]
        for way in ONWARD:
            if found := [one for one in free if one["name"] == way]:
                return found[0]
        answers = [one for one in free if one["name"].startswith("answer ")]
        leads = [one for one in free if one["name"].split()[1] in LEADS and not one["chosen"]]
        if answers and (not leads or self.rng.random() > CURIOUS):
            return self.rng.choice(answers)
        if leads:
            return self.rng.choice(leads)
        for way in ("do controls", "do hush", "do close"):
            if found := [one for one in free if one["name"] == way]:
                return found[0]
        return None

    def play(self, *ends: str, seconds: float = 240) -> None:
        """Go on until a way that is named is offered: `do setup`, `do lesson-over`."""
        until, idle = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            seen = self.see()
            self.judge(seen)
            names = {*(one["name"] for one in seen["offered"]), *seen["stands"]}
            assert "#trouble" not in names, f"something has broken: {self.trail[-8:]}"
            if any(name.startswith(end) for name in names for end in ends):
                return
            chosen = self.choose(seen)
            if chosen is None:
                idle += 1
                if idle > 120:
                    raise AssertionError(f"nothing leads on: {sorted(names)}; {self.trail[-8:]}")
                self.page.wait_for_timeout(100)
                continue
            idle = 0
            if chosen["name"] == "do do-it":
                self.page.wait_for_timeout(TOO_SOON + 50)
            if self.tap(chosen["name"], chosen["at"]) and self.trembles:
                self.tremble()
        raise AssertionError(f"no end after {self.taps} taps: {self.trail[-20:]}")
