"""Fingers on the board: touches, cards and chips that are dragged, what stands beside a thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy
from pyscript.js_modules.frame import soon
from pyscript.js_modules.hear import hearOn, hearWhile
from pyscript.js_modules.pointer import bring, point
from pyscript.js_modules.trouble import guard

from web import taps
from web.acts import touching
from web.acts.trouble import attempt
from web.browser.guarded import safely
from web.browser.late import fetch
from web.desk.state import Desk

FAR = 10
"""Pixels that a finger moves before it drags and no longer taps."""

GAP = 8
"""Pixels between a thing and what stands beside it, and to the edges of the page."""

OWN = "#hand, #own, #own-magic"
"""What somebody holds open beside a question."""

PLACED = "[data-beside], [data-peeks] #eye, #sure, #pointer"
"""What on a page has to be placed."""

LATE = {"[data-flung]": "shake", "[data-zoom]": "zoom"}
"""Scripts that hear of fingers, by what has to be on a page for them to be of use."""

TAPPED = "[data-answer], [data-do], [data-field], a, input, select, textarea, summary"
"""What a tap means something on already."""


class Dragging:
    """The finger that touches the board, and what it carries."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk, self.draw = desk, draw
        self.carried: Any = None
        self.ghost: Any = None
        self.shelf: Any = None
        self.from_x = self.from_y = 0.0
        self.at: tuple[float, float] | None = None
        self.pointed, self.late = "", dict(LATE)
        self.on_click, self.on_end = create_proxy(self.swallow), create_proxy(self.forget)
        moves = (
            ("pointermove", self.moved),
            ("pointerup", self.up),
            ("pointercancel", self.let_go),
        )
        self.on_drag = [(kind, safely(desk, draw, heard)) for kind, heard in moves]

    def listen(self) -> None:
        """Hear of fingers."""
        hearOn("pointerdown", "[data-drag]", safely(self.desk, self.draw, self.down))
        hearOn("click", "[data-touch]", safely(self.desk, self.draw, self.clicked))
        hearWhile("click", "#sure", safely(self.desk, self.draw, self.elsewhere))

    def swallow(self, event: Any) -> None:
        """What ends a drag is no tap."""
        event.stopPropagation()
        event.preventDefault()

    def clicked(self, event: Any) -> None:
        """A touch of something on the board that is no button."""
        if event.target.closest(TAPPED):
            return
        thing = event.target.closest("[data-touch]")
        self.at = (event.clientX, event.clientY)
        soon(guard(create_once_callable(partial(self.touch, thing.dataset.touch))), None)

    def elsewhere(self, event: Any) -> None:
        """A tap on nothing while an answer waits for its second tap: it is thought better of."""
        if not event.target.closest(f"{TAPPED}, [data-touch], #sure"):
            taps.do(self.desk, "close")
            self.draw()

    def touch(self, thing: str) -> None:
        """Something on the board has been touched."""
        attempt(self.desk, partial(taps.do, self.desk, f"touch {thing}"))
        self.draw()

    def down(self, event: Any) -> None:
        """A finger on something that can be dragged."""
        if event.isPrimary and event.button == 0:
            self.carried = event.target.closest("[data-drag]")
            self.from_x, self.from_y = event.clientX, event.clientY
            for kind, heard in self.on_drag:
                js.document.addEventListener(kind, heard)

    def moved(self, event: Any) -> None:
        """The finger goes on: far enough, and what is under it comes along."""
        if not event.isPrimary:
            return
        far = max(abs(event.clientX - self.from_x), abs(event.clientY - self.from_y))
        if self.ghost is None:
            if far < FAR:
                return
            self.lift()
        self.ghost.style.transform = (
            f"translate({event.clientX - self.from_x}px, {event.clientY - self.from_y}px)"
        )
        under = self.under(event)
        for thing in js.document.querySelectorAll("[data-over]"):
            if not thing.isSameNode(under):
                thing.removeAttribute("data-over")
        if under and under.hasAttribute("data-open"):
            under.setAttribute("data-over", "")

    def lift(self) -> None:
        """Show a copy that follows the finger, and where it may be put down."""
        card = self.carried
        box, ghost = card.getBoundingClientRect(), card.cloneNode(True)
        shelf = js.document.createElement("div")
        shelf.dataset.box = js.document.getElementById("page").dataset.box or ""
        shelf.appendChild(ghost)
        for name in ("id", "data-drag", "data-answer", "data-do"):
            ghost.removeAttribute(name)
        ghost.classList.add("carried")
        ghost.inert = True
        for side, wide in (("left", box.left), ("top", box.top)):
            ghost.style.setProperty(side, f"{wide}px")
        ghost.style.width, ghost.style.height = f"{box.width}px", f"{box.height}px"
        js.document.body.appendChild(shelf)  # not in the page, which may stand upside down
        self.shelf, self.ghost = shelf, ghost
        things = {
            thing.dataset.touch: thing for thing in js.document.querySelectorAll("[data-touch]")
        }
        for name in touching.accepts(self.desk, card.dataset.drag, list(things)):
            for thing in js.document.querySelectorAll(f'[data-touch="{name}"]'):
                thing.setAttribute("data-open", "")

    def under(self, event: Any) -> Any:
        """What lies under the finger on the board."""
        found = js.document.elementFromPoint(event.clientX, event.clientY)
        return found.closest("[data-touch]") if found else None

    def point(self) -> None:
        """Lay the ring of the first race around what its caption speaks of, brought into sight."""
        pointer = js.document.getElementById("pointer")
        thing = pointer and js.document.querySelector(pointer.dataset.points)
        if not thing:
            return
        if self.pointed != pointer.dataset.points:
            self.pointed = pointer.dataset.points
            bring(thing)
        point(pointer, thing)

    def up(self, event: Any) -> None:
        """Put down what is carried; what is flung does what the button of this name does."""
        if self.ghost is None:
            self.let_go(event)
            return
        thing, card = self.under(event), self.carried.dataset.drag
        flung = self.carried.getAttribute("data-flung")
        self.at = (event.clientX, event.clientY)
        self.let_go(event)
        if flung and (button := js.document.getElementById(flung)):
            button.click()
        js.document.addEventListener("click", self.on_click, True)
        js.setTimeout(self.on_end, 0)
        if thing and not flung:
            taps.do(self.desk, f"drop {card}|{thing.dataset.touch}")
            self.draw()

    def forget(self) -> None:
        """The click that follows a drag has come by now, if one does."""
        js.document.removeEventListener("click", self.on_click, True)

    def let_go(self, _event: Any) -> None:
        """Nothing is carried any more."""
        for kind, heard in self.on_drag:
            js.document.removeEventListener(kind, heard)
        if self.ghost is not None:
            self.shelf.remove()
        self.carried = self.ghost = self.shelf = None
        for thing in js.document.querySelectorAll("[data-open]"):
            thing.removeAttribute("data-open")
            thing.removeAttribute("data-over")

    def reach(self) -> None:
        """From the first thing on that needs such a script, the page has it."""
        for there, name in list(self.late.items()):
            if js.document.querySelector(there):
                del self.late[there]
                fetch(name, lambda: None)  # buttons and keys do the same

    def place(self) -> None:
        """Put what stands beside a thing there: at the finger, else at the middle of the thing."""
        self.point()
        for bubble in js.document.querySelectorAll("[data-beside]"):
            thing = js.document.querySelector(f'[data-touch="{bubble.dataset.beside}"]')
            if not thing:
                continue
            box = thing.getBoundingClientRect()
            x, y = self.at or (box.left + box.width / 2, box.top + box.height / 2)
            put(bubble, x, y, y)
        if eye := js.document.querySelector("[data-peeks] #eye"):
            box = eye.getBoundingClientRect()
            for cards in js.document.querySelectorAll(OWN):
                put(cards, box.left + box.width / 2, box.top, box.bottom)
        told, again = js.document.getElementById("sure"), js.document.getElementById("do-it")
        if told and again and not told.contains(again):
            box = again.getBoundingClientRect()
            put(told, box.left + box.width / 2, box.top, box.bottom)
            make_way(told)


def make_way(told: Any) -> None:
    """A bubble lets taps through, its button does not: where that covers others, it goes."""
    enough = js.document.getElementById("enough")
    if not enough:
        return
    enough.removeAttribute("data-covers")
    box = enough.getBoundingClientRect()
    for at in range(1, 10):
        x, y = box.left + box.width * at / 10, (box.top + box.bottom) / 2
        for thing in js.document.elementsFromPoint(x, y):
            if thing.closest(f"{TAPPED}, [data-touch]") and not told.contains(thing):
                enough.setAttribute("data-covers", "")


def put(bubble: Any, x: float, above: float, below: float) -> None:
    """Put a bubble above a point of the window, or where there is no room below another."""
    own, wide, tall = bubble.getBoundingClientRect(), js.innerWidth, js.innerHeight
    left = min(max(GAP, x - own.width / 2), wide - own.width - GAP)
    top = above - own.height - GAP if above > own.height + 2 * GAP else below + GAP
    bubble.style.left, bubble.style.top = f"{left}px", f"{min(top, tall - own.height)}px"
