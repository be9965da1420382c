"""Taking a game along: as a file, a link, a code, or by the device's own share sheet."""

from __future__ import annotations

import re
from collections.abc import Callable

from game import links, saves
from game.saves import DamagedSave
from web.acts.kept import keeping
from web.desk.post import Carried, Sheet
from web.desk.state import Desk
from web.doors.hall import FIRST
from web.sharing import arrivals
from web.sharing.arrivals import GAME
from web.words.speaking import say


def open_sheet(desk: Desk, rest: str) -> None:
    """Open the sheet to take a kept game along, or the one on the table."""
    text = desk.shelf.text(rest)
    if not rest and desk.table is not None:
        text = saves.dumps(keeping.to_keep(desk))
    try:
        table = saves.salvage(text).table
    except DamagedSave as damaged:
        desk.notice = damaged.reason
        return
    try:
        link = desk.post.address + GAME + links.pack(text)
    except DamagedSave:
        link = ""
    if len(link) > links.LONGEST_LINK:
        link = ""  # a file still carries it
    desk.log_open, desk.rule, desk.card, desk.notice = False, "", "", ""
    desk.post.sheet = Sheet(rest or desk.id, text, table, link)
    if desk.post.sheet.fits_code and not desk.post.sheet.is_secret:
        show_code(desk, "")


def show_code(desk: Desk, _rest: str) -> None:
    """Show the QR code; of a game in progress only when it is asked for."""
    if (sheet := desk.post.carried) is not None:
        sheet.code_open = True
        desk.post.wish = "" if sheet.code else "code"


def take_file(desk: Desk, _rest: str) -> None:
    """Offer the open sheet's game as a file."""
    if (sheet := desk.post.sheet) is not None:
        desk.offered = (file_name(sheet.text), sheet.text)


def file_name(text: str) -> str:
    """`horseburg-Ann-Ben.txt`: letters and digits of the names, nothing that a disk dislikes."""
    kind = "hall" if text.startswith(FIRST) else "game"
    found = re.search(r"^seats: (.{0,400})", text, re.M)
    words = re.findall(r"[^\W_]+", found[1]) if found and "\\" not in found[1] else []
    return f"horseburg-{'-'.join(words)[:40].strip('-') or kind}.txt"


def wish(what: str) -> Callable[[Desk, str], None]:
    """Leave it to the browser."""

    def wished(desk: Desk, _rest: str) -> None:
        desk.post.wish = what

    return wished


def open_door(desk: Desk, _rest: str) -> None:
    """Open the sheet to bring a game in."""
    desk.post.bringing, desk.notice = True, ""


# what the browser has done


def link_copied(sheet: Carried, done: bool) -> None:
    """The link is copied, or has to be by hand."""
    sheet.link_open = not done
    if not done:
        sheet.told = say("This browser would not copy it. Copy it from here, by hand.")
    elif sheet.is_secret:
        sheet.told = say("Copied. Whoever has the link has everybody’s cards.")
    else:
        sheet.told = say("The link is copied.")


def code_drawn(sheet: Carried, rows: str) -> None:
    """The code is there, or could not be drawn."""
    sheet.code = rows
    if not rows:
        sheet.code_open, sheet.told = False, say("The code could not be drawn here.")


def handed_on(sheet: Carried, done: bool) -> None:
    """The device has taken the game, or would not."""
    sheet.told = ""
    if not done:
        sheet.told = say("This device would not take it. The file and the link will do.")


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "share": open_sheet,
    "share-file": take_file,
    "share-link": wish("copy"),
    "share-code": show_code,
    "share-device": wish("device"),
    "bring": open_door,
    "bring-text": wish("paste"),
    **arrivals.VERBS,
}
