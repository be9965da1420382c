"""Every state of every screen, shown without Python, to be measured by many rulers."""

import fcntl
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.longer import lengthen
from tools.build import CACHE, ROOT, fingerprint, source_files
from tools.shots import STATES, write_site
from tools.staging import speaking_in

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "portrait": {"width": 820, "height": 1180},
    "tablet": {"width": 1180, "height": 820},
    "desktop": {"width": 1440, "height": 900},
}


SHOW = """async name => {
  const text = await (await fetch(`${name}.html`)).text();
  const still = new DOMParser().parseFromString(text, 'text/html');
  document.getElementById('app').replaceChildren(...still.getElementById('app').childNodes);
  scrollTo(0, 0);
  await document.fonts.ready;
}"""
"""Changes what is shown as the page itself does: loading every page anew takes far longer."""


def written() -> Path:
    """All states as files: written by one process for all, and kept until a source has changed."""
    kept = CACHE / "stills"
    site = kept / fingerprint(source_files(), ROOT)
    kept.mkdir(parents=True, exist_ok=True)
    with (CACHE / "stills.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            shutil.rmtree(kept)
            write_site(list(STATES), site=kept / "being written").rename(site)
    return site


def spoken(code: str) -> Path:
    """The same in a language."""
    site = written().with_name(f"{written().name}-{code}")
    with (CACHE / "stills.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            with speaking_in(code):
                write_site(list(STATES), site=site.with_name(f"being said in {code}")).rename(site)
    return site


def wordy() -> Path:
    """The same with longer words."""
    plain = written()
    site = plain.with_name(f"{plain.name}-wordy")
    with (CACHE / "stills.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            lengthen(Path(shutil.copytree(plain, site.with_name("being lengthened"))))
            site.with_name("being lengthened").rename(site)
    return site


@contextmanager
def viewer(chromium: Browser, size: str, script: str = "") -> Iterator[Page]:
    """A tab of that size in which nothing moves, so that it can be measured at once."""
    with chromium.new_context(viewport=SIZES[size], reduced_motion="reduce") as context:
        if script:
            context.add_init_script(script)
        yield context.new_page()


def measured(page: Page, stills: str, rulers: Mapping[str, str]) -> str:
    """What each ruler, a script, finds wrong in all states; for a person to read, "" for nothing.

    Showing a state takes far longer than measuring it, so it is shown once for all rulers.
    """
    found: dict[str, dict[str, list[str]]] = {what: {} for what in rulers}
    page.goto(f"{stills}home.html")
    for name in STATES:
        page.evaluate(SHOW, name)
        for what, ruler in rulers.items():
            for wrong in dict.fromkeys(page.evaluate(ruler)):
                found[what].setdefault(wrong, []).append(name)
    return "\n".join(
        f"{what}: {wrong}: {', '.join(states)}"
        for what, wrongs in found.items()
        for wrong, states in wrongs.items()
    )
