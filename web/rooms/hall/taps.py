"""What taps in the hall do: `hall <verb> <rest>`."""

from __future__ import annotations

from collections.abc import Callable

from web.desk.kept.about import tidy
from web.desk.state import Desk
from web.doors.hall import Door
from web.rooms.hall import lines, room, seasons, store
from web.rooms.hall.book import MOST, merged
from web.rooms.hall.people import people
from web.rooms.hall.room import Room
from web.rooms.hall.saying import say

TWICE = {"forget", "remember", "close", "back"}
"""What wants a second tap."""


def do(desk: Desk, text: str) -> None:
    """Carry out a tap; what asked for a second one and got another is let go."""
    verb, _, rest = text.partition(" ")
    here = room.of(desk)
    was, here.asking = here.asking, ""
    if verb in TWICE and was != text:
        here.asking = text
        return
    if verb in WRITING:
        if here.problem:
            return
        here.book = store.opened(desk)  # another window may have written
    if text:
        here.told = ""
    VERBS[verb](desk, here, rest)


def typed(_desk: Desk, here: Room, text: str) -> None:
    """The name of a season is being typed."""
    here.typed = text


def front(desk: Desk, here: Room, _rest: str) -> None:
    """Back to the entrance."""
    desk.own(Door).place = ""
    desk.post.parcel = None


def to(kind: str) -> Callable[[Desk, Room, str], None]:
    """Go to somebody’s page, or to that of a season."""

    def go(desk: Desk, _here: Room, rest: str) -> None:
        desk.own(Door).place = f"{kind} {rest}"
        desk.post.parcel = None

    return go


def write(desk: Desk, here: Room) -> bool:
    """Write the hall down; without room what is on the page is all there is, and that is told."""
    try:
        store.keep(desk, here.book)
    except OSError:
        here.told = say("There is no room left on this device: nothing was changed.")
        here.book = store.opened(desk)
        return False
    return True


def gather(desk: Desk, here: Room, _rest: str) -> None:
    """Take in what the shelf has of finished games."""
    came = store.gather(desk, here.book, store.missing(desk, here.book))
    if write(desk, here):
        desk.own(Door).lost = False
        here.told = say("{came:plural(game|games)} came in from the shelf.", came=came)


# people


def forget(desk: Desk, here: Room, who: str) -> None:
    """Forget a person."""
    found = next((one for one in people(here.book.in_order()) if one.key == who), None)
    if found is None:
        return
    here.before = None  # there is no way back
    here.incoming = None
    here.book.forget(found.name)
    if write(desk, here):
        front(desk, here, "")
        here.told = say("Forgotten. Their games stay, with somebody in that seat.")


def remember(desk: Desk, here: Room, _rest: str) -> None:
    """From now on names that were forgotten may come in again."""
    here.book.forgotten.clear()
    write(desk, here)


# seasons


def begin(desk: Desk, here: Room, _rest: str) -> None:
    """Open a season under the name that was typed."""
    name = tidy(here.typed)[: seasons.LONGEST_NAME]
    if not name:
        here.told = say("Give the season a name first.")
    elif len(here.book.seasons) >= lines.MOST_SEASONS:
        here.told = say("There are as many seasons here as fit.")
    else:
        seasons.begin(here.book, name, desk.shelf.now())
        here.typed = ""
        write(desk, here)


def close(desk: Desk, here: Room, _rest: str) -> None:
    """Close the open season."""
    seasons.close(here.book, desk.shelf.now())
    write(desk, here)


# taking along, taking in


def send(desk: Desk, here: Room, _rest: str) -> None:
    """Show the ways to take the hall along, its code at once."""
    if desk.post.parcel is not None:
        desk.post.parcel = None
        return
    desk.post.parcel = room.parcel(desk, here)
    desk.post.parcel.code_open, desk.post.wish = True, "code"


def as_file(desk: Desk, here: Room, _rest: str) -> None:
    """Give the hall out as a file."""
    desk.offered = ("horseburg-hall.txt", lines.sendable(here.book))


def take(desk: Desk, here: Room, _rest: str) -> None:
    """Take in what has come."""
    incoming, here.incoming = here.incoming, None
    if incoming is None:
        return
    before, both = lines.dumps(here.book), merged(here.book, incoming.book)
    if len(both.lines) > MOST or len(both.seasons) > lines.MOST_SEASONS:
        here.told = say("Both together are more than fit here: nothing was taken in.")
        return
    here.book = both
    if write(desk, here):
        here.before = before
        here.told = say("{games:plural(new game|new games)} taken in.", games=incoming.new)


def leave(_desk: Desk, here: Room, _rest: str) -> None:
    """Take in nothing."""
    here.incoming = None
    here.told = ""


def back(desk: Desk, here: Room, _rest: str) -> None:
    """The hall as it was before something was taken in."""
    if here.before is not None:
        here.book, here.before = lines.loads(here.before), None
        if write(desk, here):
            here.told = say("The hall is as it was before.")


VERBS: dict[str, Callable[[Desk, Room, str], None]] = {
    "": front,
    "typed": typed,
    "person": to("person"),
    "season": to("season"),
    "gather": gather,
    "forget": forget,
    "remember": remember,
    "begin": begin,
    "close": close,
    "send": send,
    "file": as_file,
    "take": take,
    "leave": leave,
    "back": back,
}
WRITING = {"gather", "forget", "remember", "begin", "close", "take", "back"}
"""What is not done to a hall that this page cannot read."""
