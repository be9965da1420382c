"""Games played up to the moment that a photograph wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from game import TITLES
from game.play import Ask
from web import taps
from web import titles as _titles  # noqa: F401
from web.acts import clock, playing, stage
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.desk.worker import Worker
from web.words import languages, speaking

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Robin", "Basil", "Leo")

GUESTS = (
    "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kay", "Leo", "Mae",
    "Ned", "Ora", "Pip", "Quentin", "Rosamund", "Sid", "Aunt Theodora", "Uncle Bartholomew",
    "Una", "Vic", "Wilhelmina", "Xenia", "Yul", "Zoe", "Archie", "Birdie", "Clementine", "Dot",
    "Ernest", "Flossie", "Grandmother", "Hubert", "Inge", "Jasper", "Kitty",
    "Lord Ashcombe-Fitzroy", "Mabel",
)  # fmt: skip
"""Forty of a party, long names among them."""

Stop = Callable[[Desk], bool]


def seated(title: str, wanted: int) -> int:
    """How many sit down where so many are wanted: no more and no fewer than the game takes."""
    return min(TITLES[title].seats, key=lambda seats: abs(seats - wanted))


def new_desk(
    players: int = 3, bots: int = 0, seed: int = 7, title: str = "family", **options: str
) -> Desk:
    """A table just laid."""
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form.play(title if title in TITLES else f"horse-fever/{title}")
    players = seated(desk.form.title, players)
    computers = players - bots
    desk.form.seats = [
        SeatForm(name, "casual" if seat >= computers else "")
        for seat, name in enumerate((NAMES if players <= len(NAMES) else GUESTS)[:players])
    ]
    desk.form.options.update(options)
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def pick(ask: Ask, rng: Random) -> str:
    """Any answer, but small stakes, so that games last."""
    if ask.what.startswith("stake"):
        return ask.options[min(len(ask.options) - 1, rng.randrange(4))]
    return ask.options[rng.randrange(len(ask.options))]


def leads_on(desk: Desk, watching: bool = False) -> bool:
    """Do what stands before the next question, if anything does: read, watch, take the tablet."""
    if desk.held:
        stage.go_on(desk)
    elif desk.is_behind:
        clock.tick(desk) if watching else stage.skip(desk)
    elif desk.computer is not None:
        clock.tick(desk)
    elif desk.curtain is not None:
        playing.unveil(desk)
    else:
        return False
    return True


class NeverCame(Exception):
    """A state that this game did not come to."""


@contextmanager
def speaking_in(code: str) -> Iterator[None]:
    """The page speaks this language."""
    before = speaking.LANGUAGE
    languages.learn(code)
    speaking.LANGUAGE = code
    try:
        yield
    finally:
        speaking.LANGUAGE = before


def drive(desk: Desk, stop: Stop, seed: int = 3, rashly: bool = False) -> Desk:
    """Play on like people until `stop` says so; rashly, with any stake."""
    rng = Random(seed)
    for _ in range(5000):
        if stop(desk):
            return desk
        if leads_on(desk, watching=True):
            continue
        if desk.ask is not None:
            ask = desk.ask
            playing.answer(
                desk, ask.options[rng.randrange(len(ask.options))] if rashly else pick(ask, rng)
            )
        else:
            break
    raise NeverCame


def asked(what: str, races: int = 0, cards: int = 0) -> Stop:
    """Stop where `what` is asked of an unveiled player, after some races and some cards placed."""

    def reached(desk: Desk) -> bool:
        ask, table = desk.ask, desk.table
        if ask is None or table is None or ask.what != what or desk.curtain is not None:
            return False
        view: Any = desk.view
        placed = sum(len(pile) for pile in view.placed.values())
        return sum(e.kind == "ranking" for e in table.events) >= races and placed >= cards

    return reached


def asks(what: str, after: int = 0) -> Stop:
    """Stop where this is asked of a person, after so many answers."""

    def reached(desk: Desk) -> bool:
        ask = desk.ask
        is_asked = ask is not None and ask.what == what and desk.curtain is None
        return is_asked and len(desk.at.table.answers) >= after

    return reached


def waited(what: str) -> Stop:
    """Stop where this is asked of somebody who has news of what the others did meanwhile."""

    def reached(desk: Desk) -> bool:
        ask = desk.ask
        if ask is None or ask.what != what or desk.curtain is not None or desk.is_behind:
            return False
        return bool(screen_of(desk.at.table).news(desk.at.shown.events, ask.who))

    return reached


def tells(kind: str, times: int = 1) -> Stop:
    """Stop while this kind of event is on the screen, the so many-th time."""
    seen: set[int] = set()

    def reached(desk: Desk) -> bool:
        if desk.is_behind and any(event.kind == kind for event in desk.at.shown.news):
            seen.add(len(desk.at.shown.events))
        return len(seen) >= times

    return reached


def tapped(desk: Desk, *wishes: str) -> Desk:
    """A desk after some more taps."""
    for wish in wishes:
        taps.do(desk, wish)
    return desk


def peeking(desk: Desk, peeks: bool) -> Desk:
    """Secrets are held open, or lie face down."""
    taps.do(desk, "set hold to peek on")
    desk.settings.peeking = peeks
    return desk


def worked_out(desk: Desk, worker: Worker[Desk]) -> Desk:
    """A worker has worked as far as it goes."""
    while worker.is_wanted(desk):
        worker.work(desk, lambda: True)
    return desk


def in_unit(unit: int, kind: str = "sprint") -> Stop:
    """Stop at the sprint, or the movement card, of a unit of a race being shown."""

    def reached(desk: Desk) -> bool:
        told = [e for e in desk.at.shown.news if e.kind == kind]
        return desk.is_behind and any(e.facts.get("unit", 0) == unit for e in told)

    return reached


def greyed_out(desk: Desk) -> bool:
    """Stop at a second bet that has greyed choices."""
    return asked("second bet")(desk) and any(m not in desk.ask.options for m in desk.ask.menu)  # type: ignore[union-attr]


def photo(desk: Desk) -> bool:
    """Stop at a photo finish that the first player decides."""
    return desk.ask is not None and desk.ask.what == "photo finish"


def one_out(desk: Desk) -> bool:
    """Stop when somebody has had to leave and a bet is open."""
    view: Any = desk.view
    return asked("first bet")(desk) and any(player.out for player in view.seats)


def searched(players: int, stop: Stop, length: str, **options: str) -> Desk:
    """A rare state, searched for among many games."""
    for seed in range(200):
        try:
            return drive(
                new_desk(players, 0, seed, length=length, **options), stop, seed, rashly=True
            )
        except NeverCame:
            continue
    raise SystemExit("horseburg: this state never came up")


def over(desk: Desk) -> bool:
    """Stop when the game is over and shown."""
    return desk.at.table.ask is None and not desk.is_behind and not desk.held
