"""What a screen reader is told on every screen; `python -m tests.e2e.aria --write` keeps it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from game.play import Event
from tests.e2e.stills import SHOW, viewer
from tests.web import fever
from tools import shots
from tools.driving import browsers
from tools.serve import serving
from tools.staging import drive, new_desk

KEPT = Path(__file__).parent / "aria"
CALLED = "called.txt"
SCREENS = (
    *("home", "setup-3", "curtain", "first-bet", "race-3", "payoffs", "podium", "history"),
    *("rule", "phones", "day", "gazette", "hall-person", "workshop-unfinished"),
    *("board-purchase", "party-book-7", "circle-horse", "fair-action", "nasty-move"),
    *("derby-bets", "risk-attack"),
)
"""One state of each room, and one question of each box."""


def heard(page: Page, stills: str) -> Iterator[tuple[str, str]]:
    """The file and the accessibility tree of each screen."""
    page.goto(f"{stills}home.html")
    for name in SCREENS:
        page.evaluate(SHOW, name)
        yield f"{name}.yml", page.locator("body").aria_snapshot() + "\n"


def called() -> str:
    """All that the caller says in the first race of one fixed game."""
    events: list[Event] = []
    desk = drive(new_desk(4), lambda desk: desk.payoffs_open)
    for event in desk.at.table.events:
        events.append(event)
        if event.kind == "ranking":
            break
    said = [text for event in events if (text := fever.caller(event, desk.at.table.names))]
    return "\n".join(said) + "\n"


def everything(chromium: Browser, stills: str) -> dict[str, str]:
    """Every file as it would be written now."""
    with viewer(chromium, "tablet") as page:
        return {CALLED: called(), **dict(heard(page, stills))}


def main() -> None:
    """Write all files anew, or say which have changed."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = shots.write_site(list(SCREENS), site=Path(folder) / "site")
        browser = browsers.launch_chromium(playwright)
        with serving(site) as address:
            now = everything(browser, address)
        browser.close()
    changed = [name for name, text in now.items() if text != before(name)]
    print(json.dumps(changed))
    if "--write" in sys.argv:
        KEPT.mkdir(exist_ok=True)
        for path in KEPT.iterdir():
            path.unlink()
        for name, text in now.items():
            (KEPT / name).write_text(text, encoding="utf-8")


def before(name: str) -> str:
    """A kept file, "" where there is none."""
    path = KEPT / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    main()
