"""The states of the house that are photographed: shelf, post, settings, trouble, bars, waking."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from tools.past_states import mid_game
from tools.staging import asked, drive, new_desk, over, tapped, tells
from web import taps
from web.acts import playing
from web.acts.trouble import stumble
from web.desk.kept.promises import Promises
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.desk.trouble import Trouble
from web.phones import seating
from web.phones.phones_here import Trial, phones_of
from web.sharing import arrivals
from web.words.languages import NAMES

NOW = 1_785_000_000_000
HOUR = 3_600_000
INDEX = Path(__file__).resolve().parent.parent / "index.html"
FAILED = 'data-ready="failed"'
BROKEN = "A part of the page is missing: core.js. Please try again later."
CUT_OFF = "A part of the page is missing, and there is no network. It comes when there is."


class Clock:
    """Every look at it is five hours later."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> int:
        self.time += 5 * HOUR
        return self.time


def full_shelf() -> Desk:
    """The home screen of a family that plays much."""
    desk = Desk(Shelf(Drawer(), Clock()), Random(3))
    for number in range(15):
        desk.form.play("horse-fever/board" if number % 3 == 0 else "horse-fever/family")
        playing.start(desk)
        drive(desk, asked("first bet", number % 3), number)
        playing.go_home(desk)
    first = desk.kept[1].id
    return tapped(desk, f"name {first}", f"name {first}")


def thrown() -> Desk:
    """A game that has just been thrown away."""
    desk = full_shelf()
    return tapped(desk, f"delete {desk.kept[0].id}")


def named() -> Desk:
    """A game whose name is being typed."""
    desk = full_shelf()
    taps.do(desk, f"name {desk.kept[0].id}")
    taps.fill(desk, "table-name", "Sunday at Grandmother's")
    return desk


def posted(games: int) -> Desk:
    """Games that have come from elsewhere."""
    text = "\n\n".join(
        desk.shelf.text(desk.id)
        for desk in (drive(new_desk(4, 0, 7 + n), asked("second bet", 1)) for n in range(games))
    )
    desk = Desk(Shelf(Drawer()), Random(1))
    arrivals.bring(desk, text)
    return desk


def at_home(*wishes: str) -> Desk:
    """The home screen of somebody new, after some taps."""
    return tapped(Desk(Shelf(Drawer()), Random(1)), *wishes)


def with_a_voice() -> Desk:
    """The settings of a device that speaks every language of the page."""
    desk = at_home("settings", "set caller on")
    desk.settings.voices = frozenset(NAMES)
    return desk


def broken(*wishes: str) -> Desk:
    """A table on which something has broken."""
    desk = drive(new_desk(3), asked("second bet", 1))
    stumble(desk, ZeroDivisionError("a photograph"))
    return tapped(desk, *wishes)


def barred(bar: str) -> Desk:
    """A table with something to be told above it."""
    desk = drive(new_desk(3), asked("second bet", 1))
    setattr(desk, bar, True)
    return desk


def unkept() -> Desk:
    """A table in a browser that lets the page keep nothing."""
    desk = drive(new_desk(3), asked("second bet", 1))
    desk.promises = Promises(first=False, second=False)
    return desk


def hardly_kept() -> Desk:
    """The home screen where much is amiss with what is kept, at an address by plain http."""
    desk = thrown()
    desk.promises = Promises(stays="no", second=False, unread=2, tells_address=True)
    desk.restored = 2
    desk.shelf.loose = {"1": ("", "")}
    return desk


def peeking(wish: str = "") -> Desk:
    """Own secrets lie face down, unless they are held open."""
    desk = drive(new_desk(4), asked("card to fix the race", 0, 3))
    desk.settings.choose("hold to peek", "on")
    return tapped(desk, *filter(None, [wish]))


def touched_up(name: str, html: str) -> str:
    """What only a finger on the page does: a slip's menu open."""
    return (
        str(html).replace('<details class="more"', '<details open class="more"', 1)
        if (name == "shelf-menu")
        else html
    )


def phones(*seats: int) -> Desk:
    """A game in which a card is chosen in private, and these seats have a phone."""
    desk = drive(new_desk(4), asked("card to fix the race", 0, 3))
    for seat in seats:
        guest = seating.arrive(desk, f"phone {seat}")
        seating.sit(desk, guest, seat)
    desk.notice = ""
    seating.keep_step(desk)
    return desk


def joining(camera: str = "on", told: str = "", trial: bool = False) -> Desk:
    """The sheet with which phones join; the code is any."""
    desk = phones(1, 2)
    taps.do(desk, "phones")
    house = phones_of(desk)
    house.code = "\n".join("".join(str((x * y + x) % 3 % 2) for x in range(41)) for y in range(41))
    house.camera, house.told, house.typing = camera, told, camera != "on"
    if trial:
        house.addresses, house.trial = "192.168.178.34", Trial(True, "", 12, True)
    return desk


def stumbled() -> Desk:
    """The same, once a page has broken on somebody's phone."""
    desk = joining()
    phones_of(desk).trouble = Trouble("error KeyError", has_table=True)
    return desk


def setting_up() -> Desk:
    """The set-up, to which two have come with a phone."""
    desk = tapped(new_desk(4), "home", "setup horse-fever")
    for name in ("Ann", "Cat"):
        guest = seating.arrive(desk, f"phone of {name}")
        seating.come(desk, guest, name)
    return desk


def all_in() -> Desk:
    """The same, with the sheet still open on which they have come."""
    return tapped(setting_up(), "phones")


def race_on_phone() -> Desk:
    """What the phone of a seat with bets shows while the race runs."""
    desk = drive(new_desk(4), tells("movement card", 2))
    guest = seating.arrive(desk, "phone 0")
    seating.sit(desk, guest, 0)
    seating.keep_step(desk)
    assert guest.place is not None
    return guest.place.desk


def on_phone(seat: int, *wishes: str) -> Desk:
    """What the phone of a seat shows after some taps on it."""
    desk = phones(*range(4))
    place = next(one.place for one in phones_of(desk).guests.values() if one.seat == seat)
    assert place is not None
    return tapped(place.desk, *wishes)


def asked_now() -> int:
    """Whose turn it is there."""
    table = phones().table
    assert table is not None and table.ask is not None
    return table.ask.who


def seat_wanted() -> Desk:
    """A phone wants a seat that another one has."""
    desk = phones(1)
    seating.choose(desk, seating.arrive(desk, "another"), "1")
    desk.notice = ""
    return desk


HOUSE_STATES: dict[str, Callable[[], Desk]] = {
    "shelf": full_shelf,
    "shelf-menu": full_shelf,
    "shelf-all": lambda: tapped(full_shelf(), "all-games"),
    "shelf-thrown": thrown,
    "shelf-naming": named,
    "share": lambda: tapped(drive(new_desk(5), over), "share"),
    "share-secret": lambda: tapped(mid_game(), "share"),
    "bring": lambda: at_home("bring"),
    "arrival": lambda: posted(1),
    "arrivals": lambda: posted(4),
    "settings": with_a_voice,
    "score-sheet": lambda: at_home("score-sheet"),
    "trouble": broken,
    "trouble-report": lambda: broken("trouble-copy"),
    "follows": lambda: barred("follows"),
    "full": lambda: barred("full"),
    "not-kept": unkept,
    "hardly-kept": hardly_kept,
    "update": lambda: barred("update_ready"),
    "peek-down": peeking,
    "peek-open": lambda: peeking("peek on"),
    "second-visit": lambda: new_desk(4),
    "phones": joining,
    "phones-denied": lambda: joining("denied"),
    "phones-unreachable": lambda: joining(told="unreachable"),
    "phones-set-up": setting_up,
    "phones-all-in": all_in,
    "phones-stumbled": stumbled,
    "phones-trial": lambda: joining(trial=True),
    "phones-asked": lambda: phones(*range(4)),
    "phones-wanted": seat_wanted,
    "on-phone": lambda: on_phone(asked_now()),
    "on-phone-waiting": lambda: on_phone((asked_now() + 1) % 4),
    "on-phone-race": race_on_phone,
    "on-phone-settings": lambda: on_phone(asked_now(), "settings"),
}


def shell(said: str = "Waking the horses…", part: float = 0, old: bool = False) -> str:
    """The shell of the page, as its scripts leave it."""
    found = re.search(r'<div id="shell">.*?</div>', INDEX.read_text(encoding="utf-8"), re.S)
    assert found is not None
    html = re.sub(r"<noscript>.*?</noscript>", "", found[0]).replace("{megabytes}", "8.9")
    html = html.replace("Waking the horses…", said)
    if part:
        html = re.sub(r"(<progress.*?) hidden>", rf'\1 value="{part}">', html)
    if old:
        html = html.replace('id="old" hidden', 'id="old"').replace(
            'id="waking"', 'id="waking" hidden'
        )
    return html


SHELLS = {
    "waking": ("data-watched", shell()),
    "waking-fetching": ("data-watched", shell("Fetching the horses: 3.1 of 8.9 MB", 0.35)),
    "waking-late": ("data-watched data-late", shell("Nothing has come for half a minute.")),
    "waking-too-old": (FAILED, shell(old=True)),
    "waking-failed": (FAILED, shell(BROKEN)),
    "waking-offline": ("data-watched", shell(CUT_OFF)),
    "second-visit": ('data-picture="yes" data-watched', shell()),
}
"""The page before Python is up: the attributes of its root, and its shell."""
