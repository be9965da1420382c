"""What the moment on the screen brings to the course: who gallops, which card speaks up, a photo.

All of it is read out of events that have been told; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.play import Event
from game.racing.effects import Effect
from web.racing.course import Course, Race
from web.racing.stage import Herald
from web.words.speaking import say


class Cards(NamedTuple):
    """What a box says of the cards at work.

    `name` of a card, or of whatever else throws one out; the short `signs` of what it does, and
    its `effects`; the `sign` of one of them. `own` is what a horse brings by itself: a name and
    effects, which a card on the same event outdoes.
    """

    name: Callable[[str], str]
    signs: Callable[[str], Sequence[str]]
    effects: Callable[[str], Sequence[Effect]]
    sign: Callable[[Effect], str]
    own: Callable[[str], tuple[str, Sequence[Effect]]]


class Scene(NamedTuple):
    """One moment: its `kind`, how many events were `told` by then, and what they bring.

    `moves` are the spaces that each horse goes, `heralds` the cards that speak up by horse,
    `working` those of them whose doing nobody else tells, `shifts` the rows that stables climb
    (fallen below 0). A `photo` that develops does not tell yet whose nose it is.
    """

    kind: str = ""
    told: int = 0
    moves: Mapping[str, int] = {}
    heralds: Mapping[str, tuple[Herald, ...]] = {}
    working: tuple[tuple[str, Herald], ...] = ()
    shifts: Mapping[str, int] = {}
    photo: Event | None = None
    develops: bool = False
    off: bool = False


NOTHING = Scene()


def scene(
    news: Sequence[Event], told: int, view: Course, cards: Cards, air: Event | None = None
) -> Scene:
    """The scene that these events make of what may be seen; `air` is told after it."""
    race = view.race
    if race is not None and air is not None and air.kind == "photo finish":
        return Scene(air.kind, told, photo=air, develops=True)
    if not news or race is None:
        return NOTHING
    heralds: dict[str, tuple[Herald, ...]] = {}
    working: list[tuple[str, Herald]] = []
    for event in news:
        for horse, herald in spoken_up(event, race, cards):
            heralds[horse] = (*heralds.get(horse, ()), herald)
            if event.kind in SILENT_WORK:
                working.append((horse, herald))
    return Scene(
        news[-1].kind,
        told,
        moving(news),
        heralds,
        tuple(working),
        shifted(news),
        next((event for event in news if event.kind == "photo finish"), None),
        off=any(event.kind == "off" for event in news),
    )


SILENT_WORK = ("movement card", "sprint", "photo finish")
"""Events in which a card works without the caller's naming it."""


def moving(news: Sequence[Event]) -> dict[str, int]:
    """How far each horse that moves goes on, a bonus beyond the line counted in."""
    gone: dict[str, int] = {}
    for event in news:
        if event.kind in ("movement card", "sprint"):
            for horse, spaces in event.facts["moves"].items():
                gone[horse] = gone.get(horse, 0) + spaces
        elif event.kind == "line crossed" and event.facts["changed"]:
            horse = event.facts["horse"]
            gone[horse] = gone.get(horse, 0) + event.facts["changed"]
    return {horse: spaces for horse, spaces in gone.items() if spaces}


def shifted(news: Sequence[Event]) -> dict[str, int]:
    """How many rows a card has just moved each stable."""
    return {
        event.facts["horse"]: event.facts["before"] - event.facts["after"]
        for event in news
        if event.kind == "odds shifted"
    }


def spoken_up(event: Event, race: Race, cards: Cards) -> Iterator[tuple[str, Herald]]:
    """Every horse on which a card changes something in this event, with the card."""
    facts = event.facts
    match event.kind:
        case "card revealed":
            card = facts["card"]
            yield facts["horse"], Herald(cards.name(card), ", ".join(cards.signs(card)))
        case "cards cancelled":
            for card in facts["cards"]:
                yield facts["horse"], Herald(cards.name(card), say("cancelled"))
        case "card discarded":
            yield facts["horse"], Herald(cards.name(facts["by"]), say("throws out"))
            yield facts["horse"], Herald(cards.name(facts["card"]))
        case "odds shifted":
            yield from at_work(race, cards, facts["horse"], "odds")
        case "movement card":
            yield from on_the_way(event, race, cards)
        case "sprint":
            for horse in facts["moves"]:
                yield from at_work(race, cards, horse, "sprint")
        case "line crossed" if facts["changed"]:
            yield from at_work(race, cards, facts["horse"], "finish")
        case "photo finish" if facts["by"] == "cards":
            for horse in facts["among"]:
                yield from at_work(race, cards, horse, "photo")


def on_the_way(event: Event, race: Race, cards: Cards) -> Iterator[tuple[str, Herald]]:
    """Cards that set what a movement card moves: out of the gates, in the lead, or last."""
    moves: Mapping[str, int] = event.facts["moves"]
    before = {horse: race.positions[horse] - gone for horse, gone in moves.items()}
    front, back = max(before.values()), min(before.values())
    for horse, at in before.items():
        if event.facts["unit"] == 1:
            yield from at_work(race, cards, horse, "start")
        elif at == front and (leading := list(at_work(race, cards, horse, "first"))):
            yield from leading
        elif at == back:
            yield from at_work(race, cards, horse, "last")


def at_work(race: Race, cards: Cards, horse: str, symbol: str) -> Iterator[tuple[str, Herald]]:
    """The cards behind a horse that act on this event; an action card outdoes the horse's own."""
    acting = [card for _, card, fate in race.fates.get(horse, ()) if fate == "acts"]
    done = False
    for card in acting:
        for effect in of_symbol(cards.effects(card), symbol):
            done = True
            yield horse, Herald(cards.name(card), cards.sign(effect))
    if not done and symbol != "odds":
        name, effects = cards.own(horse)
        for effect in of_symbol(effects, symbol):
            yield horse, Herald(name, cards.sign(effect))


def of_symbol(effects: Sequence[Effect], symbol: str) -> list[Effect]:
    """The effects on one event."""
    return [effect for effect in effects if effect.symbol == symbol]
