"""The caller with a real voice: Debian's, in Firefox, into a loudspeaker that is none."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.e2e.test_sound import to_the_race
from tools import programs
from tools.driving import browsers

EAR = """
globalThis.told = []; globalThis.seen = [];
const speak = speechSynthesis.speak.bind(speechSynthesis);
speechSynthesis.speak = (said) => {
  for (const what of ["start", "end", "error"])
    said.addEventListener(what, () => said.text.trim() &&
      told.push({ what, text: said.text, voice: said.voice.lang, at: performance.now() }));
  speak(said);
};
new MutationObserver(() => {
  const text = document.querySelector("#caller")?.textContent;
  if (text && seen.at(-1)?.[0] !== text) seen.push([text, performance.now()]);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes when a line came onto the page, and when a voice began and ended it."""

SOME = """told.filter(({ what }) => what === "start").length > 5
  && told.some(({ what }) => what === "end")"""
BEHIND = """told.filter(({ what }) => what === "start").map(({ text, at }) =>
  at - seen.findLast(([shown, since]) => since <= at && shown.includes(text.slice(0, 9)))?.[1])"""


@pytest.fixture
def speaking(playwright: Playwright, tmp_path: Path) -> Iterator[Browser]:
    """A Firefox with a voice: the daemons of a machine on which somebody is at home."""
    assert programs.voice(), "this machine has no voice: make browsers"
    own = os.environ | {"XDG_RUNTIME_DIR": str(tmp_path)}
    tmp_path.chmod(0o700)
    ears = "module-null-sink", "module-native-protocol-unix"
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"]
    loads = [f"--load={ear}" for ear in ears]
    quiet = subprocess.DEVNULL
    with subprocess.Popen([*command, *loads], env=own, stdout=quiet, stderr=quiet) as sink:
        options = browsers.firefox_options()
        browser = playwright.firefox.launch(
            **{**options, "env": options["env"] | {"XDG_RUNTIME_DIR": str(tmp_path)}}
        )
        yield browser
        browser.close()
        for pid in tmp_path.glob("speech-dispatcher/pid/*"):
            with suppress(OSError, ValueError):
                os.kill(int(pid.read_text()), signal.SIGTERM)
        sink.terminate()


@pytest.mark.firefox
def test_a_real_voice_calls_a_race_and_is_never_two_seconds_behind(
    speaking: Browser, site: str
) -> None:
    page = speaking.new_page()
    page.add_init_script(EAR)
    kept = json.dumps(json.dumps({"caller": "on", "sound": "soft"}))
    page.add_init_script(f"localStorage.setItem('horseburg/settings', {kept})")
    page.goto(site)
    browsers.wake(page)
    page.set_default_timeout(browsers.PATIENCE)
    to_the_race(page)
    page.wait_for_function(SOME, timeout=90_000)
    assert {one["voice"].split("-")[0].lower() for one in page.evaluate("told")} == {"en"}
    behind = page.evaluate(BEHIND)
    assert max(behind) < 2000, behind
