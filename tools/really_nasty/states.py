"""The states of a nasty meeting that are photographed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game import saves
from game.floor import is_private, options_of
from game.play import ANYBODY
from game.really_nasty.course import OVER
from tools.golden import folder
from tools.staging import (
    NeverCame,
    Stop,
    asks,
    drive,
    leads_on,
    new_desk,
    over,
    peeking,
    pick,
    tapped,
    tells,
    waited,
)
from web.acts import playing
from web.desk import obvious
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.really_nasty import asked, rail, ways
from web.really_nasty.state import seen

TITLE = "really-nasty"


def meeting(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid."""
    return new_desk(players, bots, seed, TITLE, **options)


def by_hand(players: int) -> Desk:
    """A table just laid at which nothing goes by itself."""
    return tapped(meeting(players), "set by itself off")


def nastily(desk: Desk, stop: Stop, word: str, seed: int = 3) -> Desk:
    """Play on like people who throw every card of this word as soon as they can."""
    rng = Random(seed)
    for _ in range(6000):
        if stop(desk):
            return desk
        if leads_on(desk, watching=True):
            continue
        table, ask = desk.table, desk.ask
        if table is None or table.ask is None or ask is None:
            break
        if is_private(table.ask) and desk.speaking is None and speaks(desk, word):
            continue
        playing.answer(desk, pick(ask, rng))
    raise NeverCame


def speaks(desk: Desk, word: str) -> bool:
    """Let whoever can throw such a card throw it."""
    table = desk.table
    assert table is not None and table.ask is not None
    for seat in desk.people:
        for text in options_of(table.ask, seat):
            if text.split(" ")[1].startswith(tuple(word.split())):
                playing.speak(desk, seat)
                playing.unveil(desk)
                playing.answer(desk, text)
                return True
    return False


def thrown(word: str, stop: Stop, players: int = 4) -> Desk:
    """A game in which somebody has such a card, played to this point."""
    for seed in range(60):
        try:
            return nastily(meeting(players, 0, seed), stop, word, seed)
        except NeverCame:
            continue
    raise SystemExit("horseburg: this state never came up")


def riderless() -> Desk:
    """Somebody falls, and the horse runs on; its owner is asked where to."""
    for seed in range(200):
        try:
            return nastily(meeting(6, 0, seed), asks("wander"), "faller riderless", seed)
        except NeverCame:
            continue
    raise SystemExit("horseburg: this state never came up")


def hemmed_in() -> Desk:
    """A horse far behind has no room, and its owner is asked; chance hardly ever comes to it."""
    table = saves.loads((folder(TITLE) / "hemmed-in.txt").read_text(encoding="utf-8"))
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.shelf.keep("1", table.at(table.answers.index("stand")))
    playing.resume(desk, "1")
    return desk


def speaking(desk: Desk, card: int = -1) -> Desk:
    """Somebody has spoken up, and looks at the cards, one of them in the fingers."""
    playing.speak(desk, desk.people[0])
    playing.unveil(desk)
    return tapped(desk, f"nasty {card}") if card >= 0 else desk


def a_floor(answers: int) -> Stop:
    """Stop before a roll, after so many answers."""

    def reached(desk: Desk) -> bool:
        ask = desk.ask
        at_it = ask is not None and ask.who == ANYBODY and ask.what == "before the roll"
        return at_it and len(desk.at.table.answers) >= answers

    return reached


def decides(what: str, after: int = 0) -> Stop:
    """Stop where a person has to decide this, after so many answers; nothing obvious is asked."""

    def reached(desk: Desk) -> bool:
        return asks(what, after)(desk) and not obvious.answer(desk)

    return reached


def goes(far: Callable[[int, int], bool]) -> Stop:
    """Stop at a move one of whose ends is such: how many ends there are, and the last of them."""

    def reached(desk: Desk) -> bool:
        if not asks("move")(desk):
            return False
        ends = asked.choosing(desk, seen(desk.view)).ends
        return any(far(len(ends), end) for _, end, _ in ends)

    return reached


def wide(desk: Desk) -> bool:
    """Stop at a move along the outer lanes of a bend, which are long."""
    ask = desk.ask
    names = ask.options if ask is not None and asks("move")(desk) else ()
    return any(name.startswith("bend-") and name.endswith("-6") for name in names) and any(
        name.startswith("back-") for name in names
    )


def lone(desk: Desk) -> bool:
    """Stop before a roll of the last horse."""
    return a_floor(0)(desk) and ways.is_lone(seen(desk.view), desk.people)


def jumping(desk: Desk) -> bool:
    """Stop while a horse clears a fence on its way."""
    if not desk.is_behind or desk.shown is None or not tells("moved")(desk):
        return False
    (event,) = [event for event in desk.shown.news if event.kind == "moved"]
    return bool(rail.leaps((event.facts["start"], event.facts["way"])))


SCREENS = (
    "nasty-entries",
    "nasty-bet",
    "nasty-thrown",
    "nasty-fall",
    "nasty-payoffs",
    "nasty-podium",
)
"""Those that are photographed on the big screen too."""

STATES: dict[str, Callable[[], Desk]] = {
    "nasty-setup": lambda: tapped(meeting(), "home", f"setup {TITLE}"),
    "nasty-silks": lambda: drive(meeting(6), asks("silks", 2)),
    "nasty-entries": lambda: tapped(drive(meeting(), asks("entries")), "enter 2"),
    "nasty-entries-covered": lambda: peeking(drive(meeting(), asks("entries")), False),
    "nasty-bet": lambda: drive(meeting(6), asks("bet")),
    "nasty-bet-two": lambda: drive(meeting(2), asks("bet", 12)),
    "nasty-stake": lambda: drive(meeting(), asks("stake")),
    "nasty-start": lambda: drive(meeting(6), a_floor(0)),
    "nasty-roll": lambda: drive(meeting(4), a_floor(80)),
    "nasty-roll-alone": lambda: drive(meeting(4, 3), a_floor(70)),
    "nasty-speaking": lambda: speaking(drive(meeting(4), a_floor(60))),
    "nasty-victims": lambda: speaking(drive(meeting(6), a_floor(40)), 0),
    "nasty-hand-of-six": lambda: speaking(drive(meeting(3, 0, 0), a_floor(40)), 0),
    "nasty-covered": lambda: speaking(peeking(drive(meeting(4), a_floor(60)), False), 0),
    "nasty-move": lambda: drive(meeting(6), decides("move", 60)),
    "nasty-move-six": lambda: drive(by_hand(4), goes(lambda count, _end: count > 9)),
    "nasty-bend": lambda: drive(meeting(4), decides("move", 130)),
    "nasty-bend-wide": lambda: drive(by_hand(6), wide),
    "nasty-double": lambda: drive(meeting(4), decides("double")),
    "nasty-run-in": lambda: drive(by_hand(3), goes(lambda _count, end: end == OVER)),
    "nasty-waited": lambda: drive(meeting(4, 3), waited("bet")),
    "nasty-watching": lambda: drive(meeting(4, 3), tells("moved", 20)),
    "nasty-thrown": lambda: thrown("whip", tells("card played")),
    "nasty-fall": lambda: thrown("faller", tells("fell")),
    "nasty-after-fall": lambda: thrown("faller", asks("after a fall")),
    "nasty-riderless": riderless,
    "nasty-hemmed-in": hemmed_in,
    "nasty-jump": lambda: drive(meeting(4, 3), jumping),
    "nasty-slipped": lambda: thrown("slip", tells("slipped")),
    "nasty-whipped": lambda: thrown("whip", tells("turn lost")),
    "nasty-home": lambda: drive(meeting(4), tells("over the line")),
    "nasty-run": lambda: drive(meeting(4), tells("race over")),
    "nasty-from-above": lambda: tapped(drive(meeting(6), decides("move", 60)), "course"),
    "nasty-lone": lambda: drive(meeting(3), lone),
    "nasty-stewards": lambda: drive(meeting(5), asks("stewards")),
    "nasty-payoffs": lambda: drive(meeting(5), lambda desk: desk.payoffs_open),
    "nasty-payoffs-two": lambda: drive(meeting(2), lambda desk: desk.payoffs_open),
    "nasty-podium": lambda: drive(meeting(5, 2), over),
    "nasty-card": lambda: tapped(drive(meeting(), a_floor(60)), "card N07 N19"),
    "nasty-past": lambda: tapped(drive(meeting(), over), "history 90"),
}
