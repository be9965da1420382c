"""Every state of every screen, shown without Python, to be measured by many rulers."""

import fcntl
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tests.amount import PROVES
from tests.e2e.longer import lengthen
from tests.places import place
from tests.web.walked import DRAWN_ONCE
from tools import shots
from tools.build import CACHE, ROOT, fingerprint, source_files
from tools.shots import dress, still
from tools.staging import speaking_in
from tools.states import STATES
from web.desk.state import Desk
from web.words.languages import NAMES

SIZES: dict[str, ViewportSize] = {
    name: {"width": width, "height": height} for name, (width, height) in shots.SIZES.items()
}

FEW = "few.txt"
WORDY = "wordy"
"""English, each word half as long again."""

SHOW = """async name => {
  const text = await (await fetch(`${name}.html`)).text();
  const still = new DOMParser().parseFromString(text, 'text/html');
  document.getElementById('app').replaceChildren(...still.getElementById('app').childNodes);
  document.documentElement.dataset.shows = still.documentElement.dataset.shows ?? '';
  scrollTo(0, 0);
  document.body.offsetHeight; // laid out, it knows which letters it lacks
  await document.fonts.ready;
}"""
"""Changes what is shown as the page itself does: loading every page anew takes far longer."""

WALK = f"""async ([names, rulers]) => {{
  const show = {SHOW};
  const measures = Object.entries(rulers).map(([what, ruler]) => [what, (0, eval)(ruler)]);
  const found = [];
  const isComing = () => [...document.querySelectorAll('svg [data-touch]')].some(
    one => one.checkVisibility() && !one.getBoundingClientRect().width);
  for (const name of names) {{
    await show(name);
    for (let at = 0; at < 40 && isComing(); at++) // a drawing of a sheet that is fetched
      await new Promise(resolve => setTimeout(resolve, 50));
    for (const [what, measure] of measures)
      for (const wrong of new Set(await measure())) found.push([what, wrong, name]);
  }}
  return found;
}}"""


def written(edition: str = "en") -> Path:
    """All states as files, in a language or with longer words.

    One process writes them for all, and for all languages at once: to play up to a state takes ten
    times as long as to draw it. They are kept until a source has changed.
    """
    kept = CACHE / "stills"
    site = kept / fingerprint(source_files(), ROOT)
    kept.mkdir(parents=True, exist_ok=True)
    with (CACHE / "stills.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            shutil.rmtree(kept)
            write(kept / "being written")
            (kept / "being written").rename(site)
    return site / edition


def write(site: Path) -> None:
    """A folder for each language, and one with longer words."""
    plain, few = site / "en", dict[tuple[object, ...], str]()
    dress(plain)
    for code in set(NAMES) - {"en"}:
        shutil.copytree(plain, site / code)
    for name, play in STATES.items():
        desk = play()
        few.setdefault(place(desk), name)
        for code in NAMES:
            with speaking_in(code):
                page = still(name, play() if name in DRAWN_ONCE else desk)
            (site / code / f"{name}.html").write_text(page, encoding="utf-8")
    (site / FEW).write_text("\n".join(few.values()), encoding="utf-8")
    lengthen(Path(shutil.copytree(plain, site / WORDY)))


def one_of_each() -> list[str]:
    """One state of each kind, by name; in the long proof all states."""
    return list(STATES) if PROVES else (written().parent / FEW).read_text("utf-8").splitlines()


def beside(site: Path, desks: Mapping[str, Desk]) -> Path:
    """A folder with these desks as files: the style and the fonts are taken from the states."""
    shutil.copytree(written(), site, ignore=shutil.ignore_patterns("*.html"))
    for name, desk in desks.items():
        (site / f"{name}.html").write_text(still(name, desk), encoding="utf-8")
    return site


@contextmanager
def viewer(chromium: Browser, size: str, script: str = "") -> Iterator[Page]:
    """A tab of that size in which nothing moves, so that it can be measured at once."""
    with chromium.new_context(viewport=SIZES[size], reduced_motion="reduce") as context:
        if script:
            context.add_init_script(script)
        yield context.new_page()


def measured(
    page: Page, stills: str, rulers: Mapping[str, str], names: Sequence[str] = tuple(STATES)
) -> str:
    """What each ruler, a script, finds wrong in the states; for a person to read, "" for nothing.

    Showing a state takes longer than measuring it, so it is shown once for all rulers; and the page
    goes from state to state by itself, for each word with it from outside takes as long again.
    """
    page.goto(f"{stills}home.html")
    found: dict[tuple[str, str], list[str]] = {}
    for what, wrong, name in page.evaluate(WALK, [list(names), dict(rulers)]):
        found.setdefault((what, wrong), []).append(name)
    return "\n".join(f"{what}: {wrong}: {', '.join(at)}" for (what, wrong), at in found.items())


if __name__ == "__main__":
    written()
