"""Desks for tests, played by taps, and what their pages hold."""

from __future__ import annotations

from html.parser import HTMLParser
from random import Random

from game import TITLES
from game.bots.runner import next_answer
from tests.titles.cases import ends
from tools.staging import leads_on, seated
from web import taps
from web.acts import playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.page import drawn

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
HOSTILE = ("<script>x</script>", '"><img onerror=1>', "' onclick='x", "&lt;b&gt; & co", "Ωmega")
LONG = 100
"""Answers after which a game without an end of its own is ended."""


class Seen(HTMLParser):
    """The tags of a page with their attributes, and all its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def every(self, attribute: str) -> list[str]:
        return [attrs[attribute] or "" for _, attrs in self.tags if attribute in attrs]


def laid(seats: int = 3, bots: int = 0, seed: int = 5, title: str = "family") -> Desk:
    """A table just laid, perhaps behind a curtain; the last seats are the computers'."""
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form.play(title if title in TITLES else f"horse-fever/{title}")
    seats = seated(desk.form.title, seats)
    people = seats - bots
    desk.form.seats = [
        SeatForm(name, "casual" if seat >= people else "")
        for seat, name in enumerate(NAMES[:seats])
    ]
    known = TITLES[desk.form.title].choices.get("length", ())
    if length := next((it for it in ("3", "normal") if it in known), ""):
        desk.form.options["length"] = length
    desk.form.options.update(ends(desk.form.title))
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def played(desk: Desk, answers: int = 10_000, seed: int = 3) -> Desk:
    """Play on until somebody is asked after so many answers, or the game is over and shown."""
    rng = Random(seed)
    for _ in range(5000):
        if leads_on(desk):
            continue
        if desk.ask is None or len(desk.at.table.answers) >= answers:
            return desk
        playing.answer(desk, any_answer(desk, rng))
    raise AssertionError("the game never ended")


def any_answer(desk: Desk, rng: Random) -> str:
    """Any of the first options; a game without an end is ended as computers do, after a race."""
    if desk.at.table.title.comings is not None and len(desk.at.table.answers) > LONG:
        everybody = dict.fromkeys(range(len(desk.at.table.names)), "random")
        if (text := next_answer(desk.at.table, everybody, rng, races=1)) is not None:
            return text
    return desk.at.ask.options[rng.randrange(min(len(desk.at.ask.options), 12))]


def tap(desk: Desk, *wishes: str) -> Desk:
    """Some taps, each of which the page must offer, or have in the drawer of the end of a game."""
    for wish in wishes:
        there = seen(desk).every("data-do")
        if wish not in there and "more-ways" in there:
            taps.do(desk, "more-ways")
            there = seen(desk).every("data-do")
        assert wish in there, wish
        taps.do(desk, wish)
    return desk


def seen(desk: Desk) -> Seen:
    """The page as it is now."""
    return Seen(drawn(desk).encode().decode())  # plain text, no Markup


def check_ids(seen: Seen) -> None:
    """Every id stands once, and what is named or told by another is told by one that is there."""
    ids = seen.every("id")
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
    for attribute in ("aria-labelledby", "aria-describedby"):
        assert set(seen.every(attribute)) <= set(ids)


def offered(desk: Desk, id: str) -> dict[str, str | None]:
    """The attributes of the element with this id; KeyError where there is none."""
    return {str(attrs["id"]): attrs for _, attrs in seen(desk).tags if "id" in attrs}[id]
