"""What another language weighs, and how long the page takes to speak it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tools.bench import visits
from tools.bench.rows import Row, spread
from tools.serve import size_sent

TIMES = 7
SPEAK = """code => new Promise(done => {
  const root = document.documentElement, begun = performance.now();
  const end = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  new MutationObserver(() => root.lang === code && end()).observe(root, {attributes: true});
  document.querySelector(`#speak-${code}`).click();
})"""
"""From the tap on a language to the frame that speaks it."""


def spoken(browser: Browser, address: str, dist: Path) -> Iterator[Row]:
    """Each language: its archive, and the time from a tap; the second time it is here already."""
    for folder in sorted(dist.glob("??-*")):
        code = folder.name.partition("-")[0]
        if not (dist / f"manifest.{code}.webmanifest").exists():
            continue
        first, again = [], []
        for _ in range(TIMES):
            with visits.fresh(browser) as context:
                page = context.new_page()
                page.goto(address, wait_until="commit")
                page.locator("html[data-ready=yes]").wait_for(state="attached")
                visits.settle(page)
                first.append(page.evaluate(SPEAK, code))
                page.evaluate(SPEAK, "en")
                again.append(page.evaluate(SPEAK, code))
        yield f"{code}, as sent", f"{size_sent(folder / 'code.bin') / 1000:.1f} kB", ""
        yield "  from a tap to the page in it", spread(first, " ms", 0), ""
        yield "  the second time", spread(again, " ms", 0), ""
