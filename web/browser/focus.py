"""Where the keyboard is: arrows go from choice to choice, an open sheet keeps the Tab key."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import to_js

CHOICES = "button:not([tabindex='-1']), a[href], input, select, textarea, summary, [role=button]"
GROUPS = "#overlay, #shop, #gallery, #auction, .choices, #bar, #head, [data-zoom], #page"
LEADS = ".choices, #bar, #gallery, #shop, #auction"


def is_free(event: Any) -> bool:
    """Whether a key may mean something: not half of a shortcut, not typed, not held down."""
    if event.ctrlKey or event.altKey or event.metaKey or event.isComposing:
        return False
    if event.key == "Escape":
        return True
    on = event.target.closest
    if event.key == " ":
        return not (event.repeat or on("button, a, input, textarea, select, summary"))
    if event.key.startswith("Arrow"):
        return not on("input, textarea, select, [role=slider]")
    return not (event.repeat or on("input:not([type=range]), textarea, select"))


def lead_to(id: str) -> None:
    """Give the focus to an element, and bring it into sight."""
    if element := js.document.getElementById(id):
        element.focus()


def lead_to_first(*ids: str) -> None:
    """Give the focus to the first of these that is on the page, and leave the page where it is."""
    for id in ids:
        if element := js.document.getElementById(id):
            element.focus(to_js({"preventScroll": True}))
            return


def walk(way: str) -> bool:
    """Go to the nearest choice that way; whether there was one."""
    here = js.document.activeElement
    if here is None or not here.matches(CHOICES):
        return enter(here)
    start = centre(here)
    near = [
        (cost, number, one)
        for number, one in enumerate(choices(here.closest(GROUPS)))
        if not one.isSameNode(here) and (cost := distance(start, centre(one), way)) is not None
    ]
    if near:
        min(near)[2].focus()
    return bool(near)


def enter(here: Any) -> bool:
    """From a heading, or nowhere, to the first answer, else the first choice there is."""
    sheet = js.document.getElementById("overlay")
    groups = [sheet] if sheet else [*js.document.querySelectorAll(LEADS)]
    groups.append(js.document.getElementById("page"))
    first = [
        one for group in groups if group for one in choices(group, "[data-answer], [data-do^=pick]")
    ]
    if found := first or [one for group in groups if group for one in choices(group)]:
        found[0].focus()
    return bool(found)


class Board:
    """One key to the board or the map, to where one was last, and back to the question."""

    def __init__(self) -> None:
        self.last = ""

    def swap(self) -> bool:
        """Go there, or back; whether there was anything to go to."""
        board, here = js.document.getElementById("track"), js.document.activeElement
        if board is None:
            return False
        if here is not None and board.contains(here):
            self.last = here.id or self.last
            return enter(None)
        was = js.document.getElementById(self.last) if self.last else None
        found = [was] if was is not None and board.contains(was) else choices(board)
        if found:
            found[0].focus()
        return bool(found)


def choices(group: Any, kind: str = CHOICES) -> list[Any]:
    """What can be chosen in a group and is to be seen."""
    found = group.querySelectorAll(kind) if group else ()
    return [one for one in found if one.getClientRects().length and not one.closest("[inert]")]


def centre(element: Any) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


def distance(here: tuple[float, float], there: tuple[float, float], way: str) -> float | None:
    """How far it is that way, a step aside counting double; None where it lies another way."""
    right, down = there[0] - here[0], there[1] - here[1]
    ahead, aside = (right, down) if way in ("left", "right") else (down, right)
    if way in ("left", "up"):
        ahead = -ahead
    return ahead + 2 * abs(aside) if ahead > 1 and abs(aside) < 3 * ahead else None
