"""Every state of every screen, shown without Python, to be measured by many rulers."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, ViewportSize

from tools.shots import STATES

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


@contextmanager
def viewer(chromium: Browser, size: str, script: str = "") -> Iterator[Page]:
    """A tab of that size in which nothing moves, so that it can be measured at once."""
    with chromium.new_context(viewport=SIZES[size], reduced_motion="reduce") as context:
        if script:
            context.add_init_script(script)
        yield context.new_page()


def measured(page: Page, stills: str, ruler: str) -> dict[str, list[str]]:
    """What a script finds wrong in each state, where it finds anything."""
    found = {}
    page.goto(f"{stills}home.html")
    for name in STATES:
        page.evaluate(SHOW, name)
        if wrong := page.evaluate(ruler):
            found[name] = wrong
    return found


def told(found: dict[str, list[str]]) -> str:
    """The findings, each once, with the states that have it, for a person to read."""
    where: dict[str, list[str]] = {}
    for state, wrongs in found.items():
        for wrong in dict.fromkeys(wrongs):
            where.setdefault(wrong, []).append(state)
    return "\n".join(f"{wrong}: {', '.join(states)}" for wrong, states in where.items())
