"""Taking games in, from files, links and the clipboard, and what another version has kept.

Nothing that is kept is ever changed by it; whatever a text sets off ends in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from game import links, saves
from game.saves import FIRST_LINE, DamagedSave
from web.acts import playing, stage
from web.desk.post import Arrival, Arrived
from web.desk.screen import refused
from web.desk.state import Desk
from web.doors import rooms
from web.words.speaking import mark, say

GAME = "#game="
LARGEST = 4_000_000
"""Letters or bytes: room for every game that a browser can keep, too little to choke on."""
MOST_GAMES = 200
NO_GAME = mark("This is no game of Horseburg: a saved one begins with “{first}”.")
TOO_LARGE = mark("This is too large to be a game; nothing was taken in.")


def bring(desk: Desk, text: str) -> None:
    """Show what has come from a file, a link or the clipboard; what is no game, in a sentence."""
    desk.post.bringing = False
    text = "\n".join(saves.lines_of(text.lstrip(saves.BYTE_ORDER_MARK + " \t\r\n")))
    is_save = saves.begins(text.split("\n", 1)[0])
    if not is_save and rooms.knocks(desk, text):
        return
    try:
        desk.post.arrival = arrival(desk, text)
    except DamagedSave as damaged:
        desk.notice = say("{problem} Nothing was taken in.", problem=refused(damaged.reason))
        return
    desk.notice = ""
    stage.cover(desk)


def bring_link(desk: Desk, hash: str) -> bool:
    """Take a game out of the page's own address; False where there is none in it."""
    if len(hash) > links.LONGEST_LINK + len(GAME):
        refuse_large(desk)
        return True
    if rooms.knocks(desk, hash):
        return True
    if not hash.startswith(GAME):
        return False
    bring(desk, hash[len(GAME) :] or "nothing")
    return True


def refuse_large(desk: Desk) -> None:
    """Somebody brings a file whose size alone says that it is no game."""
    desk.post.bringing, desk.notice = False, TOO_LARGE


def arrival(desk: Desk, text: str) -> Arrival:
    """The games in a text; DamagedSave with one plain line where there is none."""
    if len(text) > LARGEST:
        raise DamagedSave(mark("This is too large to be a game."))
    games, problems = [], []
    for one in split(text):
        try:
            games.append(opened(desk, one))
        except DamagedSave as damaged:
            problems.append(damaged.reason)
    if not games:
        raise DamagedSave(problems[0])
    return Arrival(tuple(games), tuple(problems))


def split(text: str) -> list[str]:
    """The saves in a text, or the one in a link; DamagedSave where there is neither."""
    lines = saves.lines_of(text)
    starts = [n for n, line in enumerate(lines) if saves.begins(line)]
    if starts:
        if len(starts) > MOST_GAMES:
            raise DamagedSave(mark("These are more than {most} games at once."), most=MOST_GAMES)
        ends = [*starts[1:], len(lines)]
        return ["\n".join(lines[a:b]) for a, b in zip(starts, ends, strict=True)]
    if links.MARK in text:
        return [links.found(text)]
    raise DamagedSave(NO_GAME, first=FIRST_LINE)


def opened(desk: Desk, text: str) -> Arrived:
    """One game as far as it can be opened, compared with what is kept here."""
    try:
        found = saves.salvage(text)
        found.table.view(None)
        plain = text if found.note else saves.dumps(found.table)
    except DamagedSave:
        raise
    except Exception:  # a text from anywhere must end in a sentence, whatever it sets off
        raise DamagedSave(mark("The rules cannot make sense of this saved game.")) from None
    twin, ahead = twin_of(desk, plain)
    return Arrived(text, found, twin, ahead)


def twin_of(desk: Desk, text: str) -> tuple[str, int]:
    """The kept table whose answers go the same way, the nearest one, and how far it is behind."""
    table, answers = core(text)
    near: list[tuple[int, str, int]] = []
    for id in desk.shelf.ids():
        theirs, kept = core(desk.shelf.text(id))
        both = min(len(answers), len(kept))
        if theirs == table and answers[:both] == kept[:both] and (both or answers == kept):
            ahead = len(answers) - len(kept)
            near.append((abs(ahead), id, ahead))
    return min(near)[1:] if near else ("", 0)


def core(text: str) -> tuple[tuple[str, ...], list[str]]:
    """What makes a save this game and no other: who plays what, and the answers."""
    head, _, rest = text.replace("\r\n", "\n").partition("\n\n")
    keys = ("game:", "seats:", "options:", "bots:")
    lines = (line.strip() for line in rest.split("\n"))
    table = tuple(line for line in head.split("\n") if line.startswith(keys))
    return table, [line for line in lines if line and not line.startswith("#")]


# what taps do


def keep(desk: Desk, _rest: str) -> None:
    """Lay what has arrived on the shelf, each as a table of its own, and open a single one."""
    arrival = desk.post.arrival
    if arrival is None:
        return
    single, full = len(arrival.games) == 1, False
    playing.go_home(desk)  # a window that only watches a table may write once it has left it
    for game in arrival.new:
        id, has_room = shelve(desk, game, single, bool(arrival.original))
        full = full or not has_room
    if single:
        playing.resume(desk, id)
    else:
        playing.go_home(desk)
    desk.notice = news(arrival, single, full)


def news(arrival: Arrival, single: bool, full: bool) -> str:
    """What is to be said once a game is kept."""
    if full:
        return say(
            "There is no room left here: it stays only while this page is open. "
            "Download it, or throw an old game away."
        )
    if not single:
        return say("On your shelf now: {count} more.", count=len(arrival.new))
    if arrival.games[0].opened.note:
        return say("A copy goes on from here. The game as it was is still on your shelf.")
    return ""


def shelve(desk: Desk, game: Arrived, single: bool, is_copy: bool) -> tuple[str, bool]:
    """Keep one game under a new id; gives that, and whether there was room.

    A text that does not open to its end is kept to the letter; a single one goes on as a copy.
    """
    shelf, has_room = desk.shelf, True
    id = shelf.new_id()
    if game.opened.note and not is_copy:
        shelf.put_back(id, game.text, "")
        shelf.vault.put(id, game.text, "", 0)
        has_room = id not in shelf.loose
        if not single:
            return id, has_room
        id = shelf.new_id()
    try:
        shelf.keep(id, game.opened.table)
    except OSError:  # the shelf holds it as long as the page lives
        return id, False
    return id, has_room


def leave(desk: Desk, _rest: str) -> None:
    """Nothing is kept of what has arrived; the page stands as it stood."""
    desk.post.arrival = None
    if desk.screen == "home":
        playing.go_home(desk)


def open_twin(desk: Desk, _rest: str) -> None:
    """Open the table that is here already instead of the one that has arrived."""
    if (arrival := desk.post.arrival) is not None and arrival.games[0].twin:
        twin = arrival.games[0].twin
        desk.post.clear()
        playing.resume(desk, twin)


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "keep-arrived": keep,
    "leave-arrived": leave,
    "open-twin": open_twin,
}
