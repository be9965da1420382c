"""Tells whether a change of style is seen: `python -m tools.pixels take NAME`, then `compare A B`.

`take` photographs every state at every size into shots/pixels/NAME, the big screen and the printed
sheets too; `--sizes phone,tablet` takes only those, `--look dark` by night, and names after that
only those states. `compare` names each state that differs, and lays both photographs and what
differs side by side, in shots/pixels/A-B.html.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from playwright.sync_api import Page

from tools import serve, shots
from tools.house_states import SHELLS
from tools.states import STATES
from web import html as h
from web.html.writing import flat

KEPT = shots.SHOTS / "pixels"
PAPER = {"paper": (794, 1123)}
BETWEEN = {"small": (360, 640), "upright": (768, 1024), "low": (1024, 600), "wide": (1920, 1080)}
"""Sizes between those that all else is measured at: a breakpoint may have moved between two."""
SCREENS = {"screen": (1920, 1080), "screen-small": (1280, 720)}
SIZES = {**shots.SIZES, **BETWEEN, **PAPER, **SCREENS}

SHOW = """async name => {
  const text = await (await fetch(`${name}.html`)).text();
  const still = new DOMParser().parseFromString(text, 'text/html');
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) if (name !== 'data-look') root.removeAttribute(name);
  for (const { name, value } of still.documentElement.attributes) root.setAttribute(name, value);
  document.body.replaceWith(document.adoptNode(still.body));
  scrollTo(0, 0);
  document.body.offsetHeight; // laid out, it knows which letters it lacks
  await document.fonts.ready;
  await Promise.all([...document.images].map(one => one.decode().catch(() => {})));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Goes from state to state as the page itself does: to load each anew takes far longer."""

DIFFER = """async ([before, after]) => {
  const drawn = async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [one, other] = [await drawn(before), await drawn(after)];
  const [{ width, height }, size] = [one, `${one.width} x ${one.height}`];
  if (width !== other.width || height !== other.height)
    return [0, `${size} is now ${other.width} x ${other.height}`];
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const apart = part => Math.abs(one.data[4 * at + part] - other.data[4 * at + part]);
    if ([0, 1, 2].every(part => apart(part) <= 2)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    count += 1;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return [count, `${left},${top} to ${right},${bottom}`];
}"""
"""How many pixels differ by more than an eye sees, and within which edges."""

STYLE = """body { font: 14px sans-serif; background: #999 } section { display: flex; gap: 8px }
img { width: 32vw; display: block } figure { margin: 0; position: relative } h2 { font-size: 16px }
.both img + img { position: absolute; inset: 0; mix-blend-mode: difference }"""


def photograph(address: str, folder: Path, size: str, look: str, names: Sequence[str]) -> None:
    """One picture a state, all of it; nothing moves in them."""

    def shoot(tab: Page, address: str) -> None:
        width, height = SIZES[size]
        tab.set_viewport_size({"width": width, "height": height})
        tab.emulate_media(media="print" if size in PAPER else "screen", reduced_motion="reduce")
        tab.goto(f"{address}{names[0]}.html")
        tab.evaluate("look => (document.documentElement.dataset.look = look)", look)
        for name in names:
            tab.evaluate(SHOW, name)
            path = folder / size / f"{name}.png"
            tab.screenshot(path=path, full_page=True, animations="disabled")

    shots.at_camera(address, shoot)


def take(name: str, sizes: Sequence[str], look: str, wanted: Sequence[str]) -> None:
    """Photographs of all states, or of these, two cameras at a time."""
    from tools import screen_states

    folder = KEPT / name
    shutil.rmtree(folder, ignore_errors=True)
    known = [*STATES, *(name for name in SHELLS if name not in STATES)]
    page = [name for name in known if name in wanted or not wanted]
    screen = [name for name in screen_states.SCREEN_STATES if name in wanted or not wanted]
    shots.write_site(page, folder / "site")
    if set(sizes) & set(SCREENS):
        screen_states.write_site(screen, folder / "site" / "screen")
    with serve.serving(folder / "site") as address, ProcessPoolExecutor(2) as cameras:
        jobs = [
            cameras.submit(
                photograph,
                f"{address}screen/" if size in SCREENS else address,
                folder,
                size,
                look,
                half,
            )
            for size in sizes
            for all_ in [screen if size in SCREENS else page]
            for half in (all_[::2], all_[1::2])
            if half
        ]
        for job in jobs:
            job.result()


def changed(before: Path, after: Path) -> list[str]:
    """The photographs that both folders have and that are not the same to the last byte."""
    found = [path.relative_to(before).as_posix() for path in sorted(before.glob("*/*.png"))]
    return [
        name
        for name in found
        if (after / name).exists() and (after / name).read_bytes() != (before / name).read_bytes()
    ]


def compare(one: str, other: str) -> int:
    """Tell what differs, and write a page to look at it; how many do."""
    names, told = changed(KEPT / one, KEPT / other), []

    def measure(tab: Page, address: str) -> None:
        tab.goto(f"{address}empty.html")
        for name in names:
            pixels, where = tab.evaluate(DIFFER, [f"{one}/{name}", f"{other}/{name}"])
            if pixels or "now" in where:
                told.append((name, f"{pixels} pixels, {where}" if pixels else where))
                print(*told[-1], sep=": ", flush=True)

    (KEPT / "empty.html").write_text("<!doctype html>", encoding="utf-8")
    with serve.serving(KEPT) as address:
        shots.at_camera(address, measure)
    sections = (
        [
            h.h2[name, ": ", what],
            h.section[
                h.figure[h.img(src=f"{one}/{name}", loading="lazy")],
                h.figure[h.img(src=f"{other}/{name}", loading="lazy")],
                h.figure(".both")[
                    h.img(src=f"{one}/{name}", loading="lazy"),
                    h.img(src=f"{other}/{name}", loading="lazy"),
                ],
            ],
        ]
        for name, what in told
    )
    html = flat(h.html[h.head[h.style[STYLE]], h.body[sections]])
    (KEPT / f"{one}-{other}.html").write_text(html, encoding="utf-8")
    print(f"{len(told)} differ: {KEPT / f'{one}-{other}.html'}" if told else "No difference.")
    return len(told)


def main() -> None:
    """Photograph, or compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.pixels", description=__doc__)
    acts = parser.add_subparsers(dest="act", required=True)
    taking = acts.add_parser("take")
    taking.add_argument("name")
    taking.add_argument("states", nargs="*")
    taking.add_argument("--sizes", default=",".join(SIZES))
    taking.add_argument("--look", default="light", choices=shots.LOOKS)
    comparing = acts.add_parser("compare")
    comparing.add_argument("before")
    comparing.add_argument("after")
    asked = parser.parse_args()
    if asked.act == "compare":
        raise SystemExit(min(1, compare(asked.before, asked.after)))
    sizes = asked.sizes.split(",")
    shots.refuse_unknown("size", sizes, list(SIZES))
    take(asked.name, sizes, asked.look, asked.states)


if __name__ == "__main__":
    main()
