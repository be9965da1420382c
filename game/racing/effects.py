"""What cards do to a race: effects as data, cards that cancel, and what a lane adds up to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar


class Effect(NamedTuple):
    """What one symbol of a card does.

    `symbol` is the event it changes: start, sprint, finish, photo, last, first, pace, odds, cancel,
    and what a box adds of its own. `op` is set, once, add, deny, stop, tie, min, max, rows,
    discard, and a box's own; `value` a number or a word.
    """

    symbol: str
    op: str
    value: int | str = 0


class Card(Protocol):
    """A card that lies in a lane: `sign` is positive, negative or another word."""

    @property
    def id(self) -> str: ...
    @property
    def sign(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def effects(self) -> tuple[Effect, ...]: ...


C = TypeVar("C", bound=Card)

MOST_ADDED = 5
"""Spaces that cards of one lane add at most to a start, to a sprint, and at the line."""


@dataclass(slots=True)
class Orders:
    """What the cards in one lane do to its horse; a None leaves the printed distance.

    `sprint_once` is the length of the first sprint only; `pace_min` and `pace_max` bound the
    distance of a movement card. What cards pay (`owner_cash`, `bettor_cash`, `bet_vp`) is for the
    payoffs.
    """

    start: int | None = None
    start_add: int = 0
    sprint: int | None = None
    sprint_once: int | None = None
    sprint_add: int = 0
    no_sprint: bool = False
    finish_add: int = 0
    stops: bool = False
    photo: int = 0
    when_last: int | None = None
    when_first: int | None = None
    pace_min: int | None = None
    pace_max: int | None = None
    owner_cash: int = 0
    bettor_cash: list[int] = field(default_factory=list)
    bet_vp: int = 0


class Judged(NamedTuple, Generic[C]):
    """The cards of one lane: pairs that cancel, (victim, by) that are discarded, those that act."""

    cancelled: list[tuple[C, C]]
    discarded: list[tuple[C, C]]
    acting: list[C]


def judge(cards: Sequence[C]) -> Judged[C]:
    """Cancel letters first, then let cards discard others; what is left acts."""
    cancelled = cancelled_pairs(cards)
    gone = {card.id for pair in cancelled for card in pair}
    discarded = []
    for card in cards:
        if card.id not in gone:
            for victim in discarded_by(card, cards):
                if victim.id not in gone:
                    gone.add(victim.id)
                    discarded.append((victim, card))
    return Judged(cancelled, discarded, [card for card in cards if card.id not in gone])


def cancelled_pairs(cards: Iterable[C]) -> list[tuple[C, C]]:
    """Each positive card with a negative one of its letter, one for one."""
    positives = [card for card in cards if card.sign == "positive"]
    negatives = [card for card in cards if card.sign == "negative"]
    pairs = []
    for card in positives:
        twin = next((other for other in negatives if other.letter == card.letter), None)
        if twin is not None:
            negatives.remove(twin)
            pairs.append((card, twin))
    return pairs


def discarded_by(card: C, cards: Iterable[C]) -> list[C]:
    """The cards of its lane that this card throws out: all of the sign that it names."""
    signs = [effect.value for effect in card.effects if effect.symbol == "cancel"]
    return [other for other in cards if other.sign in signs]


def orders_of(effects: Iterable[Effect]) -> Orders:
    """What the acting cards of a lane add up to for its horse."""
    orders, photos = Orders(), set[int]()
    for symbol, op, value in effects:
        match symbol, op:
            case "start", "set":
                orders.start = lower(orders.start, int(value))
            case "start", "add":
                orders.start_add += int(value)
            case "sprint", "set":
                orders.sprint = lower(orders.sprint, int(value))
            case "sprint", "once":
                orders.sprint_once = int(value)
            case "sprint", "add":
                orders.sprint_add += int(value)
            case "sprint", "deny":
                orders.no_sprint = True
            case "finish", "add":
                orders.finish_add += int(value)
            case "finish", "stop":
                orders.stops = True
            case "photo", "tie":
                photos.add(1 if value == "win" else -1)
            case "last", "set":
                orders.when_last = lower(orders.when_last, int(value))
            case "first", "set":
                orders.when_first = lower(orders.when_first, int(value))
            case "pace", "min":
                orders.pace_min = int(value)
            case "pace", "max":
                orders.pace_max = int(value)
            case "cash", "pay":
                orders.bettor_cash.append(int(value))
            case "cash", "gain":
                orders.owner_cash += int(value)
            case "vp", "add":
                orders.bet_vp += int(value)
    orders.photo = sum(photos)
    orders.start_add = bounded(orders.start_add)
    orders.sprint_add = bounded(orders.sprint_add)
    orders.finish_add = bounded(orders.finish_add)
    return orders


def lower(known: int | None, value: int) -> int:
    """Where two cards set the same thing, the lower number counts, in whatever order they lie."""
    return value if known is None else min(known, value)


def bounded(spaces: int) -> int:
    """What cards add to one thing, however many lie there: printed ones never reach the bound."""
    return max(-MOST_ADDED, min(MOST_ADDED, spaces))
