"""Everybody's own phone: what comes by the links, and what is drawn for each phone beside the game.

The phone that was touched is drawn at once. All others are drawn one by one when nobody waits, and
only where what they show has changed; of a page only what is new is sent.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyscript.js_modules.frame import isAwaited

from game.outside import parsed
from game.play import ANYBODY
from web import phoning
from web.browser import joining, tongue
from web.browser.guarded import safely
from web.browser.joining import Joining
from web.browser.late import fetch
from web.browser.standing import DRESS
from web.desk.screen import box_of
from web.desk.settings import ON_PHONE
from web.desk.state import Desk
from web.html.parts import Parts, news, whole
from web.parties.state import Door
from web.phones import pages, seating
from web.phones.phones_here import Guest, phones_of
from web.phones.tongues import tongue as tongue_of
from web.words import languages

REST, QUIET_REST = 2, 0.5
"""After a phone has been drawn, so many times as long goes by until the next: taps come first."""

LONGEST = 6_000
"""Letters of what a phone says, as the script hands it on."""

QUIET = 600
"""Milliseconds without a tap, on the tablet or on a phone, after which the rest may be shorter."""

LEAST = 20
"""Milliseconds between two of them."""

SPEAKS = 1
"""The version of what tablets and phones say to one another; that of the page changes oftener."""

CALM = 250
"""Milliseconds between two pictures that a phone gets before its turn: a hostile one waits, too."""

TOGETHER = 30
"""Milliseconds until the tablet shows what a phone has done: forty may bet in one second."""


class Phones:
    """The links to the phones, once somebody has asked for them."""

    def __init__(self, desk: Desk, show: Callable[[Callable[[], object]], None]) -> None:
        self.desk, self.show = desk, show
        self.maker: Any = None
        self.is_fetched = False
        self.sent: dict[str, Parts] = {}
        self.turns: dict[str, str] = {}
        self.drawn: dict[str, float] = {}
        self.asked: set[str] = set()
        self.touched: set[str] = set()
        self.timer = self.showing = 0
        self.tapped = 0.0
        draw = partial(show, lambda: None)
        self.on_missed = safely(desk, draw, self.missed)
        self.on_show = safely(desk, draw, self.show_all)
        self.on_slice = safely(desk, draw, self.slice)
        self.on_come = safely(desk, draw, self.come)
        self.on_joined = safely(desk, draw, self.joined)
        self.on_lost = safely(desk, draw, self.lost)
        self.on_heard = safely(desk, draw, self.heard)
        self.joining = Joining(desk, draw)

    def serve(self) -> None:
        """Do what a tap has left to the browser; the links are fetched at the first."""
        self.close_cut()
        post = self.desk.post
        if post.wish not in joining.WISHES:
            return
        self.joining.wish, post.wish = post.wish, ""
        if self.maker is not None:
            self.joining.serve(self.maker)
        elif not self.is_fetched:
            self.is_fetched = True
            js.addEventListener("horseburg-phones", self.on_come)
            fetch("phones", self.on_missed)

    def missed(self) -> None:
        """The script of the links could not be fetched: it is said, and can be asked for again."""
        self.is_fetched, phones_of(self.desk).camera = False, "missing"
        self.show(lambda: None)

    def close_cut(self) -> None:
        """Close the links of phones that were sent away."""
        house = phones_of(self.desk)
        while house.cut and self.maker is not None:
            phone = house.cut.pop()
            for kept in (self.sent, self.turns, self.drawn):
                kept.pop(phone, None)
            self.maker.drop(phone)

    def come(self, event: Any) -> None:
        """The links can be made from now on."""
        self.maker = event.detail
        self.maker.listen(
            self.on_joined, self.on_lost, self.on_heard, self.joining.on_read, self.joining.on_look
        )
        self.joining.serve(self.maker)
        self.joining.follow(self.maker)

    # links

    def joined(self, phone: str) -> None:
        """A phone is linked, for the first time or again."""
        self.sent.pop(phone, None)
        self.show(partial(seating.arrive, self.desk, phone))
        self.joining.linked(self.maker, phone)

    def lost(self, phone: str, comes_back: bool) -> None:
        """A phone is not heard any more."""
        self.joining.unlinked(phone)
        self.show(partial(seating.depart, self.desk, phone, comes_back))

    def heard(self, phone: str, text: str) -> None:
        """A phone says something: it is answered first, then the tablet shows what came of it.

        The script has made it an object of a known kind, flat and bounded (`spoken.js`).
        """
        try:
            told = parsed(text, LONGEST)
        except ValueError:
            return
        if told["kind"] == "seen":
            phoning.hear(self.desk, phone, told)
            return
        before, self.tapped = self.face(), js.performance.now()
        phoning.hear(self.desk, phone, told)
        if told["kind"] in ("hello", "whole"):
            self.sent.pop(phone, None)
        guest = phones_of(self.desk).guests.get(phone)
        if guest is not None and self.is_calm(guest):
            self.send(guest)
        else:
            self.touched.add(phone)
            self.plan(LEAST)
        if self.face() != before and not self.showing:
            self.showing = js.setTimeout(self.on_show, TOGETHER)

    def show_all(self) -> None:
        """Show on the tablet what phones have done, several at once where several did."""
        self.showing = 0
        self.show(lambda: None)

    def face(self) -> object:
        """What of the tablet's page a phone can change."""
        desk = self.desk
        names = [line.name for line in desk.form.seats], desk.form.problem
        guests = [
            (one.id, one.seat, one.awake, one.wants, one.name)
            for one in phones_of(desk).guests.values()
        ]
        moment = (desk.moment, desk.speaking, desk.notice, desk.screen, desk.second, desk.paused)
        return moment, names, guests, repr(desk.own(Door).names), repr(desk.shared)

    # pictures

    def level(self) -> None:
        """Before the tablet is drawn: every phone's desk is where the table is."""
        if phones_of(self.desk).guests:
            seating.keep_step(self.desk)

    def follow(self) -> None:
        """After the tablet has been drawn: draw for the phones, whoever is asked first."""
        if self.maker is None:
            return
        self.tapped = js.performance.now()
        self.joining.follow(self.maker)
        self.plan(LEAST)

    def plan(self, wait: float) -> None:
        """Go on drawing in a while."""
        if not self.timer and phones_of(self.desk).guests:
            self.timer = js.setTimeout(self.on_slice, wait)

    def is_calm(self, guest: Guest) -> bool:
        """Whether a phone has had no picture for a while."""
        return bool(js.performance.now() - self.drawn.get(guest.id, -CALM) >= CALM)

    def due(self) -> Guest | None:
        """The phone to be drawn next: one that was touched or is asked, else drawn longest ago."""
        late = [one for one in phones_of(self.desk).awake() if self.is_late(one)]
        return min(late, key=self.turn_of, default=None)

    def turn_of(self, guest: Guest) -> tuple[bool, bool, float]:
        """Where a phone stands among those that wait to be drawn; the least comes first."""
        is_touched = guest.id in self.touched and self.is_calm(guest)
        return not is_touched, self.may_wait(guest), self.drawn.get(guest.id, 0)

    def is_late(self, guest: Guest) -> bool:
        """Whether a phone shows something old."""
        is_old = guest.greets and guest.at != phoning.stands(self.desk, guest)
        return is_old and not self.maker.isSlow(guest.id)

    def may_wait(self, guest: Guest) -> bool:
        """Whether nothing is asked of a phone, and it has something to show."""
        ask = None if self.desk.table is None else self.desk.table.ask
        return guest.at is not None and ask is not None and ask.who not in (guest.seat, ANYBODY)

    def slice(self) -> None:
        """Draw one phone, and plan the next."""
        self.timer = 0
        if isAwaited():
            return self.plan(LEAST)
        guest = self.due()
        if guest is None:
            return None
        began = js.performance.now()
        self.send(guest)
        following = self.due()
        if following is not None:
            now = js.performance.now()
            rest = REST if now - self.tapped < QUIET else QUIET_REST
            self.plan(max(LEAST, rest * (now - began)))
        return None

    def send(self, guest: Guest) -> None:
        """Draw a phone's page and send what of it is new."""
        code = tongue_of(guest)
        if code != languages.ENGLISH and code not in languages.LEARNT:
            self.learn(guest, code)
        self.touched.discard(guest.id)
        desk, stands = self.desk, phoning.stands(self.desk, guest)
        if stands == guest.at:
            return
        parts = phoning.drawn(desk, guest)
        before = self.sent.get(guest.id)
        guest.at, self.sent[guest.id], self.drawn[guest.id] = stands, parts, js.performance.now()
        html = whole(parts) if before is None else news(parts, before)
        called = self.is_called(guest)
        self.maker.show(guest.id, html, *self.about(guest, code))
        if called:
            self.maker.call(guest.id)

    def about(self, guest: Guest, code: str) -> tuple[str, str, str]:
        """How a phone's page is dressed, its box, and what else goes with a picture."""
        known = code if code in languages.LEARNT or code == languages.ENGLISH else "en"
        dress = {name: guest.settings[name] for name in (*DRESS, "sound")}
        more = {
            "step": self.desk.moment[1] if self.desk.is_level else 0,
            "asked": "" if guest.place is None else guest.place.turn,
            "speaks": SPEAKS,
            "version": guest.version,
            "chosen": {name: guest.settings[name] for name in ON_PHONE},
            "goes": self.turns.get(guest.id, ""),
            "title": f"{guest.name} · Horseburg" if guest.name else "Horseburg",
        }
        box = box_of(self.desk.title).id.replace("-", "_")
        return json.dumps({**dress, "language": known}), box, json.dumps(more)

    def is_called(self, guest: Guest) -> bool:
        """Whether it has just become the turn of this phone."""
        now = "" if guest.place is None else pages.turn(guest.place.desk)
        before, self.turns[guest.id] = self.turns.get(guest.id, ""), now
        return now == "yours" and before not in ("", "yours")

    def learn(self, guest: Guest, code: str) -> None:
        """Fetch a language that a phone wants; once, and without it the phone has the tablet's."""
        if code in self.asked:
            return
        self.asked.add(code)

        def come() -> None:
            for one in phones_of(self.desk).guests.values():
                one.at = None
            self.plan(LEAST)

        tongue.learn(code, come, lambda: self.asked.discard(code))
