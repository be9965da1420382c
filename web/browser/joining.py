"""The sheet on which phones join: its code is drawn, its camera looks, its trial of two devices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyscript.js_modules.share import drawCode

from web.browser.guarded import safely
from web.desk.state import Desk
from web.phones.phones_here import phones_of


class Joining:
    """What the browser does for the sheet, by `maker`, the script of the links."""

    def __init__(self, desk: Desk, redraw: Callable[[], None]) -> None:
        self.desk, self.redraw = desk, redraw
        self.is_open = self.looks = False
        self.wish = ""
        self.on_read = safely(desk, redraw, self.read)
        self.on_look = safely(desk, redraw, self.looked)
        self.maker: Any = None

    def serve(self, maker: Any) -> None:
        """Do what a tap has left to the browser."""
        self.maker = maker
        wish, self.wish = self.wish, ""
        if wish:
            WISHES[wish](self)

    def follow(self, maker: Any) -> None:
        """After a draw: the picture of the camera is on the page now, or not any more."""
        if self.is_open and not self.desk.phones.is_open:
            maker.close()
        self.is_open = self.desk.phones.is_open
        if self.looks and self.is_open:
            self.looks = False
            maker.look()

    def open(self) -> None:
        """The sheet has been opened: the camera is asked for, and then a code is drawn."""
        self.looks = True
        if phones_of(self.desk).trial is not None:
            self.maker.mayReach().then(safely(self.desk, self.redraw, self.reached))

    def reached(self, how: str) -> None:
        """Whether the page may reach devices near it, where the browser asks its owner."""
        if (trial := phones_of(self.desk).trial) is not None:
            trial.may_reach = how
            self.redraw()

    def looked(self, why: str, cameras: int = 0) -> None:
        """How the camera is, and how many there are; with one or without, a code is shown now."""
        house = phones_of(self.desk)
        house.camera, house.cameras = why or "on", cameras
        house.typing = house.typing or why in ("none", "denied")
        if not house.code:
            self.code()
        self.redraw()

    def code(self, another: bool = False) -> None:
        """Have a code made and drawn."""
        self.maker.code(another).then(safely(self.desk, self.redraw, self.made))

    def made(self, told: str) -> None:
        """The address that the next phone opens, and those of the tablet that it tells."""
        house = phones_of(self.desk)
        address, *known = told.split("\n")
        house.link, house.addresses = address, ", ".join(known)
        if address.startswith("?"):  # why there is none
            house.camera = address[1:]
            return self.redraw()
        drawCode(address, "medium").then(safely(self.desk, self.redraw, self.rows))
        return None

    def rows(self, rows: str) -> None:
        """The code is drawn."""
        phones_of(self.desk).code = rows
        self.redraw()

    def read(self, what: str) -> None:
        """What became of a code that was read; the next one stands ready."""
        house = phones_of(self.desk)
        if what == "next":
            return self.code(another=True)
        house.told = "" if what == "joined" else what
        if what in ("joined", "taken", "unknown"):
            house.typed = ""
            self.code()
        self.redraw()
        return None

    def next_camera(self) -> None:
        """Look through the next camera of this device."""
        self.maker.nextCamera()

    def take(self) -> None:
        """Let the phone in whose code was typed."""
        self.maker.letIn(phones_of(self.desk).typed)

    # the trial of two devices

    def linked(self, maker: Any, phone: str) -> None:
        """A phone is linked: how fast are words there and back?"""
        trial = phones_of(self.desk).trial
        if trial is None:
            return
        trial.is_back = trial.was_away
        trial.is_linked = True
        maker.measure(phone).then(safely(self.desk, self.redraw, self.measured))

    def unlinked(self, _phone: str) -> None:
        """A phone is away."""
        if (trial := phones_of(self.desk).trial) is not None:
            trial.was_away, trial.is_back = True, False

    def measured(self, milliseconds: float) -> None:
        """The usual time of a word there and back."""
        if (trial := phones_of(self.desk).trial) is not None:
            trial.milliseconds = round(milliseconds)
            self.redraw()


WISHES: dict[str, Callable[[Joining], None]] = {
    "phones": Joining.open,
    "phone-code": lambda its: its.code(True),
    "phone-take": Joining.take,
    "phone-camera": Joining.next_camera,
}
