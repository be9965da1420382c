"""Who comes to the party: names pasted as a list, and names remembered from party to party."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from game.table import LONGEST_NAME
from game.table.names import is_seen, is_sound, looks, tidy
from web.acts import playing
from web.desk.forms import COMPUTER_NAMES, SeatForm, ready_name
from web.desk.kept import notes
from web.desk.kept.stores import Storage
from web.desk.state import Desk
from web.parties.state import Door
from web.words.speaking import say

KEY = "horseburg/guests"
MOST_KNOWN = 200
LONGEST = 40_000
"""Letters of what is kept."""

BETWEEN = re.compile(r"[\n\r,;\t]+")
COUNTED = re.compile(r"^(\d{1,3}[.):]|[-*•])\s+")
MOST, FEWEST = 40, 2


def names_in(text: str) -> list[str]:
    """The names of a pasted list, one a line or with commas; numbers before them are left out."""
    parts = (COUNTED.sub("", tidy(part)) for part in BETWEEN.split(text))
    return [part for part in parts if is_seen(part)]


def objection(there: Sequence[str], coming: Sequence[str]) -> str:
    """Why these names cannot be added, naming the culprit; "" where they can."""
    seen = {looks(name).casefold() for name in there}
    for name in coming:
        if len(name) > LONGEST_NAME:
            return say(
                "“{start}…” is longer than {most} letters; shorten it.",
                start=name[:LONGEST_NAME],
                most=LONGEST_NAME,
            )
        if not is_sound(name):
            return say("One of the names contains a character that cannot be shown.")
        if looks(name).casefold() in seen:
            return say(
                "{name} is on the list twice; give each guest a name of their own.", name=name
            )
        seen.add(looks(name).casefold())
    if len(there) + len(coming) > MOST:
        return say(
            "The house holds {most}, and these are {count}: {name} is one too many.",
            most=MOST,
            count=len(there) + len(coming),
            name=coming[MOST - len(there)],
        )
    return ""


def read(storage: Storage) -> tuple[list[str], list[str]]:
    """The names of the last party, and all that are known; nothing where what is kept is odd."""
    kept = notes.read(storage, KEY, LONGEST)
    return sound(kept.get("last"))[:MOST], sound(kept.get("known"))[:MOST_KNOWN]


def sound(names: object) -> list[str]:
    """What of a kept list can really be names, each once."""
    good: list[str] = []
    for name in names if isinstance(names, list) else ():
        if isinstance(name, str) and name.strip() and not objection(good[:1], [name]):
            good.append(name)
    return list(dict.fromkeys(good))


def look_up(desk: Desk) -> None:
    """Look up who is known, once a visit."""
    door = desk.own(Door)
    if door.known is None:
        door.last, door.known = read(desk.shelf.storage)


def write(desk: Desk) -> None:
    """Write down who is known; without room it lasts until the page closes."""
    door = desk.own(Door)
    notes.write(desk.shelf.storage, KEY, {"last": door.last, "known": door.known})


def remember(desk: Desk, names: Sequence[str], last: bool = True) -> None:
    """These came to a party; the latest are remembered first."""
    look_up(desk)
    door = desk.own(Door)
    door.known = list(dict.fromkeys([*names, *(door.known or ())]))[:MOST_KNOWN]
    if last:
        door.last = list(names)
    write(desk)


# what taps do


def paste(desk: Desk, text: str) -> None:
    """Something has been typed or pasted."""
    desk.own(Door).pasted = text
    desk.form.problem = ""


def add(desk: Desk, _rest: str = "") -> None:
    """Write the pasted names on the list, all or none."""
    door = desk.own(Door)
    names = names_in(door.pasted)
    desk.notice = "" if names else say("Write or paste a name first.")
    come(desk, names)
    if not desk.form.problem:
        door.pasted = ""


def come(desk: Desk, names: Sequence[str]) -> None:
    """Add names to the list, or say why not."""
    door = desk.own(Door)
    desk.form.problem = objection(door.names, names)
    if not desk.form.problem:
        door.names += names


def take_off(desk: Desk, rest: str) -> None:
    """Take the guest with this place, counted from 0, off the list."""
    names = desk.own(Door).names
    if rest.isdecimal() and int(rest) < len(names):
        desk.own(Door).computers.discard(names.pop(int(rest)))
    desk.form.problem = ""


def add_computer(desk: Desk, _rest: str) -> None:
    """A computer comes, under a ready name."""
    door = desk.own(Door)
    name = ready_name(COMPUTER_NAMES, door.names) or say(
        "Robot {number}", number=len(door.computers) + 1
    )
    come(desk, [name])
    if not desk.form.problem:
        door.computers.add(name)


def as_last_time(desk: Desk, _rest: str) -> None:
    """The same people as at the last party; who is on the list already stays there."""
    names = desk.own(Door).names
    there = {name.casefold() for name in names}
    come(desk, [name for name in desk.own(Door).last if name.casefold() not in there])


def known(desk: Desk, rest: str) -> None:
    """A remembered name, by its place: on the list with it, or forget it."""
    door = desk.own(Door)
    if not rest.isdecimal() or int(rest) >= len(door.known or ()):
        return
    assert door.known is not None
    name = door.known[int(rest)]
    if not door.forgetting:
        come(desk, [name])
        return
    door.known = [one for one in door.known if one != name]
    door.last = [one for one in door.last if one != name]
    door.forgetting = bool(door.known)
    write(desk)


def forget(desk: Desk, _rest: str) -> None:
    """Begin to forget names, or leave off."""
    desk.own(Door).forgetting = not desk.own(Door).forgetting


def start(desk: Desk, _rest: str) -> None:
    """Open the party, with what has been typed and not yet added counted in."""
    add(desk)
    names = desk.own(Door).names
    if desk.form.problem:
        return
    if len(names) < FEWEST:
        desk.form.problem = say(
            "{guests:some({first} is alone|Nobody has come yet)}: a party takes {fewest} at least.",
            guests=names,
            first="".join(names),
            fewest=FEWEST,
        )
        return
    door, guests = desk.own(Door), desk.form.guests
    people = [name for name in names if name not in door.computers]
    desk.form.seats = [
        SeatForm(name) if name in people else SeatForm(name, guests.bot, guests.temper)
        for name in names
    ]
    playing.start(desk)
    if not desk.form.problem:
        remember(desk, people)
        door.names, door.computers = [], set()


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "door-add": add,
    "door-off": take_off,
    "door-computer": add_computer,
    "door-last": as_last_time,
    "door-known": known,
    "door-forget": forget,
    "door-start": start,
}
