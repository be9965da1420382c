"""A table whose seats are played from phones, without browser and wire: what is sent is called."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game import TITLES
from game.floor import options_of
from game.play import ANYBODY, Amounts
from tests.titles.cases import NAMES, cases
from tools.staging import leads_on
from web import phoning
from web.acts import playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.html.parts import whole
from web.phones import seating
from web.phones.phones_here import Guest, phones_of


def laid(
    title: str, seats: int, rng: Random, phones: int | None = None, hides: bool = True
) -> Desk:
    """A table just laid for people; the first so many of them sit down with a phone."""
    desk, its = Desk(Shelf(Drawer()), rng), cases(title)
    desk.form.play(title)
    desk.form.seats = [SeatForm(name) for name in NAMES[:seats]]
    chosen = {**its.options(seats), **(its.hides if hides else {})}
    desk.form.options = {**TITLES[title].options, **chosen}
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    for seat in range(seats if phones is None else phones):
        sit(desk, seat)
    return desk


def sit(desk: Desk, seat: int) -> Guest:
    """A phone comes and takes this seat."""
    guest = seating.arrive(desk, f"phone {seat}")
    assert say(desk, guest, kind="hello", settings={}, tongues=["en"])
    assert say(desk, guest, kind="tap", do=f"sit {seat}")
    assert guest.seat == seat
    return guest


def say(desk: Desk, guest: Guest, **told: object) -> bool:
    """What a phone says."""
    return phoning.hear(desk, guest.id, told)


def shown(desk: Desk, guest: Guest) -> str:
    """The whole page of a phone."""
    return whole(phoning.drawn(desk, guest))


def press(desk: Desk, guest: Guest, text: str) -> bool:
    """Give an answer as a finger does, twice where the page asks for that; whether it was taken."""
    before = len(desk.at.table.answers)
    say(desk, guest, kind="tap", answer=text)
    if len(desk.at.table.answers) == before and guest.place and guest.place.desk.second:
        say(desk, guest, kind="tap", do="do-it")
    return len(desk.at.table.answers) != before


def few(options: object, rng: Random) -> str:
    """One of the first options: stakes are small, so that a game goes on."""
    assert hasattr(options, "__getitem__") and hasattr(options, "__len__")
    most = 3 if isinstance(options, Amounts) else 12
    return str(options[rng.randrange(min(most, len(options)))])


def moments(desk: Desk, rng: Random, answers: int) -> Iterator[Desk]:
    """What is shown of a game that is played from phones alone, and what takes none by the host."""
    while True:
        seating.keep_step(desk)
        yield desk
        if leads_on(desk, watching=True):
            continue
        ask = desk.at.table.ask
        if ask is None or len(desk.at.table.answers) >= answers:
            return
        if ask.who == ANYBODY:
            on_the_floor(desk, rng)
            continue
        guest = phones_of(desk).at(ask.who)
        if guest is None:
            playing.unveil(desk)
            playing.answer(desk, few(ask.options, rng))
            continue
        assert guest.place is not None
        mine = guest.place.desk.ask
        assert mine is not None, (ask.what, "is not put on the phone")
        text = few(mine.options, rng)
        assert press(desk, guest, text), (ask.what, text, guest.place.desk.notice)


def on_the_floor(desk: Desk, rng: Random) -> None:
    """Somebody speaks up if they can, and now and then does; else play goes on at the tablet."""
    table = desk.table
    assert table is not None and table.ask is not None
    before = len(table.answers)
    able = [one for one in phones_of(desk).awake() if one.seat is not None]
    for guest in rng.sample(able, len(able)):
        assert guest.place is not None and guest.seat is not None
        own = options_of(table.ask, guest.seat)
        if not own or rng.random() < 0.5:
            continue
        say(desk, guest, kind="tap", do=f"speak {guest.seat}")
        if desk.speaking == guest.seat or table.ask.open:
            assert press(desk, guest, rng.choice(list(own))), guest.place.desk.notice
            return
    playing.answer(desk, rng.choice(list(options_of(table.ask, None))))
    assert len(table.answers) != before


def sizes(title: str, most: int = 4) -> list[int]:
    """How many sit down, where not more than so many do."""
    return [count for count in TITLES[title].seats if count <= most]
