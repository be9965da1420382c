"""How well this browser keeps games, told on the first screen."""

from __future__ import annotations

from collections.abc import Iterator

from web import html as h
from web.desk.state import Desk
from web.words.speaking import say


def keeping(desk: Desk) -> h.Node:
    """What somebody should know before the first game is begun here."""
    if not desk.kept and (told := list(told_at_once(desk))):
        return h.section(".sheet.keeping", role="status")[(h.p[text] for text in told)]
    return None


def told_at_once(desk: Desk) -> Iterator[str]:
    """What this browser or this address cannot do."""
    promises = desk.promises
    if promises.keeps_nothing:
        yield say(
            "This browser lets the page keep nothing: a game lasts until the page is closed. "
            "To keep one, save it to a file."
        )
    elif not (promises.first and promises.second):
        yield say("This browser keeps one copy of each game here, where there should be two.")
    if promises.unread:
        yield say(
            "{count:plural(second copy|second copies)} of games cannot be read. "
            "Everything that can be read is on this screen.",
            count=promises.unread,
        )
    if promises.tells_address:
        yield say(
            "At an address that begins with http: browsers do not let a page be used without a "
            "network, installed or shared. Everything else works, and your games are kept."
        )


def told_of_keeping(desk: Desk) -> Iterator[str]:
    """What is to be said below the kept games."""
    yield from told_at_once(desk)
    if desk.restored:
        yield (
            say("One game was brought back from the second copy.")
            if desk.restored == 1
            else say("{games} games were brought back from the second copy.", games=desk.restored)
        )
    if loose := len(desk.shelf.loose):
        yield say(
            "There is no room left here for {count:plural(game|games)}: "
            "save {count:agree(it|them)} to a file before you close the page.",
            count=loose,
        )
    promises = desk.promises
    if promises.keeps_nothing:
        return
    if promises.may_be_erased:
        yield say(
            "On an iPad or iPhone, Safari erases a page with all its games when it is not used "
            "for seven days. Put Horseburg on the Home Screen (Share, then Add to Home "
            "Screen), or save your games to a file."
        )
    elif promises.stays == "yes":
        yield say("This browser has promised to keep your games for good.")
    elif promises.stays == "no":
        yield say(
            "This browser may clear your games when it runs short of room. "
            "Save those that you love to a file."
        )
