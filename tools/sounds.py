"""Every sound of the page, measured: `python -m tools.sounds [FOLDER]`.

Each is made by the built page’s own script in a real browser, and its loudness and its highest
sample are told; then the loudest mix there can be. With a folder each is written there as a file,
to be listened to. Needs `make site`.
"""

from __future__ import annotations

import struct
import sys
import wave
from array import array
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tools import serve
from tools.driving import browsers
from tools.loudness import loudness
from web.acts.sounds import SOUNDS

DIST = Path("dist")
GROUNDS = ("turf", "sand", "mud")
HERDS = (1, 3, 6)

MAKE = """async ([short, herds]) => {
  const app = `horseburg-${document.documentElement.dataset.version}`;
  const made = await import(new URL(`${app}/js/made.js`, location.href));
  const { ZZFX } = await import(new URL("vendor/zzfx.mjs", location.href));
  const build = ZZFX.buildSamples.bind(ZZFX);
  const every = {};
  for (const name of short) every[name] = made.short(name, build);
  for (const [horses, ground] of herds)
    every[`${horses} on ${ground}`] = made.gallop(horses, ground);
  every.murmur = made.voices(false);
  every.cheers = made.voices(true);

  const context = new OfflineAudioContext(1, 3 * made.RATE, made.RATE);
  const { curve, gain } = made.bend();
  const mix = new GainNode(context, { gain });
  mix.connect(new WaveShaperNode(context, { curve })).connect(context.destination);
  for (const name of [...short, "murmur", "cheers", "6 on turf"]) {
    const buffer = context.createBuffer(1, every[name].length, made.RATE);
    buffer.getChannelData(0).set(every[name]);
    const source = new AudioBufferSourceNode(context, { buffer, loop: name.includes(" ") });
    source.connect(mix);
    source.start(0.5);
  }
  every["all at once"] = (await context.startRendering()).getChannelData(0);
  return Object.entries(every).map(([name, samples]) => {
    const bytes = new Uint8Array(samples.buffer.slice(samples.byteOffset,
      samples.byteOffset + samples.byteLength));
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return [name, btoa(text), made.RATE];
  });
}"""


class Made(NamedTuple):
    """A sound as it is made: its samples from -1 to 1, so many a second."""

    samples: array[float]
    rate: int

    @property
    def peak(self) -> float:
        """The highest sample, without its sign."""
        return max(map(abs, self.samples))

    def loudness(self, whole: bool) -> float:
        """LUFS, of the loudest 400 ms or of the whole."""
        return loudness(self.samples, self.rate, whole)


def every(page: Page) -> dict[str, Made]:
    """All sounds by name, and `all at once`: the loudest mix, as it leaves the page."""
    herds = [(horses, ground) for ground in GROUNDS for horses in HERDS]
    found = page.evaluate(MAKE, [list(SOUNDS), herds])
    return {name: Made(array("f", b64decode(text)), int(rate)) for name, text, rate in found}


def lasts(name: str) -> bool:
    """Whether a sound goes on and on."""
    return name in ("murmur", "cheers") or " on " in name


def write(path: Path, made: Made) -> None:
    """A sound as a file of 16 bits."""
    whole = [max(-1.0, min(1.0, it)) * 32767 for it in made.samples]
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, made.rate, 0, "NONE", ""))
        file.writeframes(struct.pack(f"<{len(whole)}h", *map(round, whole)))


def main(arguments: list[str]) -> None:
    """Measure all, and write them where a folder is named."""
    with sync_playwright() as playwright, serve.serving(DIST) as address:
        browser = browsers.launch_lean_chromium(playwright)
        page = browser.new_page()
        page.goto(address)
        found = every(page)
        browser.close()
    print(f"{'sound':14} {'LUFS':>6} {'peak':>6}")
    for name, made in found.items():
        print(f"{name:14} {made.loudness(lasts(name)):6.1f} {made.peak:6.2f}")
        if arguments:
            folder = Path(arguments[0])
            folder.mkdir(parents=True, exist_ok=True)
            write(folder / f"{name.replace(' ', '-')}.wav", made)


if __name__ == "__main__":
    main(sys.argv[1:])
