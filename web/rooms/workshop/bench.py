"""What lies on the bench: the decks, the card that is being made, and what it is worth so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple, Protocol

from game import TITLES
from game.decks import (
    LONGEST_CARD_NAME,
    LONGEST_WORDS,
    Deck,
    Kit,
    Lot,
    OwnCard,
    read_card,
    tidy,
)
from game.racing.effects import Effect
from game.racing.strength import Tally
from web import html as h
from web.acts.kept import decks
from web.acts.kept.decks import Decks, Made
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.doors.workshop import Door


class Measure(Protocol):
    """How a box runs races in the head (`game/<box>/strength.py`)."""

    @property
    def EDITIONS(self) -> Sequence[str]:
        """The editions of the box, one without a name where there is only one."""

    def printed(self, edition: str) -> list[str]:
        """The printed cards that are compared with, by id."""

    def trials(
        self, edition: str, card: str, random: Callable[[], float]
    ) -> Iterator[tuple[float, ...]]:
        """Pairs of races without end."""


class Show(NamedTuple):
    """What a box shows the workshop: `face` draws a card, finished or not, `large` or small.

    `symbol` says what a symbol does: its short sign, and a sentence. `names` are the printed cards
    by id, `signs` what the signs are called; `pictures` are all that a card may bear, each with
    what it is called, and `pictured` draws one; `money` and `points` say what is counted,
    `currency` and `merit` in one word, where the box has words of its own for money and points.
    """

    face: Callable[[OwnCard], h.Node]
    symbol: Callable[[Effect], tuple[str, str]]
    signs: Mapping[str, str]
    editions: Mapping[str, str]
    money: str
    points: str
    strength: Measure
    strengths: Mapping[str, Mapping[str, tuple[float, ...]]]
    names: Mapping[str, str]
    pictures: Mapping[str, str]
    pictured: Callable[[str], h.Node]
    currency: str = ""
    merit: str = ""


@dataclass(slots=True)
class Draft:
    """A card in the making; `at` is its place in the deck, -1 for a new one."""

    sign: str
    letter: str
    symbols: list[str] = field(default_factory=list)
    name: str = ""
    words: str = ""
    copies: int = 1
    at: int = -1
    picture: str = ""
    colour: str = ""

    @property
    def look(self) -> str:
        """As it is written on a card."""
        return f"{self.picture}.{self.colour}" if self.colour else self.picture

    @property
    def card(self) -> OwnCard:
        """The card as it stands, be it finished or not."""
        name = tidy(self.name, LONGEST_CARD_NAME)
        return OwnCard(self.sign, self.letter, tuple(self.symbols), name, self.look)


@dataclass(slots=True)
class Bench:
    """The open workshop.

    `told` is what the last tap has brought, `asking` what waits for its second tap; `edition` and
    `by` are what is compared with and by which measure. `measured` is what `tally` is about,
    `naming` the name of the deck as it is being typed.
    """

    decks: Decks
    draft: Draft | None = None
    told: str = ""
    asking: str = ""
    edition: str = ""
    by: str = "wins"
    measured: tuple[str, str] = ("", "")
    tally: Tally = field(default_factory=Tally)
    naming: str | None = None
    pairs: Iterator[tuple[float, ...]] | None = None


def of(desk: Desk) -> Bench:
    """The open workshop of this page."""
    door = desk.own(Door)
    if door.room is None:
        door.room = Bench(decks.opened(desk.shelf.storage))
    bench: Bench = door.room
    return bench


def title_of(box: str) -> str:
    """The first game of a box that is played with cards of one's own."""
    return next(id for id in BOXES[box].titles if TITLES[id].kit is not None)


def show_of(box: str) -> Show:
    """What a box shows the workshop."""
    show: Show = import_module(SCREENS[title_of(box)].workshop).show()
    return show


def deck_here(desk: Desk) -> Made | None:
    """The deck that is open."""
    id = desk.own(Door).place.partition(" ")[2]
    return next((it for it in of(desk).decks.made if it.id == id), None)


def is_draft_open(desk: Desk) -> bool:
    """Whether a card is being made."""
    return desk.own(Door).place.startswith("card") and of(desk).draft is not None


def fresh(kit: Kit) -> Draft:
    """A card with nothing on it."""
    sign = next(iter(kit.signs))
    return Draft(sign, "" if sign in kit.plain else kit.letters[0])


def drafted(lot: Lot, at: int) -> Draft:
    """A card of a deck, to be changed."""
    card = lot.card
    at_hand = (card.name, lot.words, lot.copies, at, card.picture, card.colour)
    return Draft(card.sign, card.letter, list(card.symbols), *at_hand)


def with_lot(deck: Deck, draft: Draft) -> Deck:
    """The deck with the card in its place."""
    lots, lot = (
        list(deck.lots),
        Lot(read_card(draft.card.code), draft.copies, tidy(draft.words, LONGEST_WORDS)),
    )
    if 0 <= draft.at < len(lots):
        lots[draft.at] = lot
    else:
        lots.append(lot)
    return deck._replace(lots=tuple(lots))


def usual(title: str) -> Mapping[str, str]:
    """The options with which a game is usually played."""
    return TITLES[title].options
