"""What the tests of all titles are told of The Really Nasty Horse Racing Game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game import Table
from game.play import CHANCE, Event
from game.really_nasty.bots.why import KINDS
from game.really_nasty.cards import CARDS
from game.really_nasty.view import View
from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import TITLE
from tests.titles.cases import Cases


def other_bet(text: str, silks: tuple[str, ...], rng: Random) -> str:
    """Another horse than this one; no bet stays none."""
    return text if text == "none" else rng.choice([silk for silk in silks if silk != text])


def thrown(table: Table) -> set[str]:
    """The cards that have ever been thrown, those of a race that was begun again too."""
    then, found = table.at(0), set[str]()
    for text in table.answers:
        then.answer(text)
        found |= {one.card for one in then.game.spent}
    return found


def twin_of(table: Table, seat: int | None, rng: Random) -> Table | None:
    """The same meeting with all that this seat does not know changed as far as it may be.

    Cards that nobody has played and that are not in its hand change places; entries for races to
    come change places; so do the horses on the slips of others in a race that is not over.
    """
    ask = table.ask
    if ask is None or (ask.who == CHANCE and ask.what.startswith("cards")):
        return None
    game = table.game
    known = thrown(table) | set(() if seat is None else game.hands[seat])
    hidden = [card for card in CARDS if card not in known]
    others = hidden[:]
    rng.shuffle(others)
    names = dict(zip(hidden, others, strict=True))
    began = max((at for at, e in enumerate(table.events) if e.kind == "race"), default=0)
    is_open = any(event.kind == "slips opened" for event in table.events[began:])
    twin, then = table.at(0), table.at(0)
    for text in table.answers:
        put, given = then.ask, text
        assert put is not None
        if put.what.startswith("cards for player"):
            given = ", ".join(names.get(card, card) for card in text.split(", "))
        elif put.what == "entries" and put.who != seat:
            run, grades = max(0, game.race - (not game.lanes)), text.split(", ")
            rest = grades[run:]
            rng.shuffle(rest)
            given = ", ".join([*grades[:run], *rest])
        elif put.what == "bet" and put.who != seat and not is_open and then.game.race == game.race:
            given = other_bet(text, game.silks, rng)
        then.answer(text)
        twin.answer(given)
    return twin if twin.answers != table.answers else None


def knows(view: View, told: Sequence[Event]) -> set[object]:
    """Nasty cards in hand, grades that were entered, and horses on slips."""
    at = view.seat
    open = [event.facts["horses"] for event in told if event.kind == "slips opened"]
    slips = [enumerate(bet and bet.horse for bet in view.bets), *map(enumerate, open)]
    bets = {(seat, horse) for slip in slips for seat, horse in slip if horse is not None}
    if at is not None and view.own_bet is not None and view.own_bet.horse is not None:
        bets |= {(at, view.own_bet.horse)}
    grades = [*enumerate(view.run), *([(at, view.entered)] if at is not None else [])]
    entered = {(seat, race, one) for seat, row in grades for race, one in enumerate(row)}
    return {*view.hand, *bets, *entered}


CASES = {
    TITLE: Cases(
        twice={"entries": 1, "stake": 6},
        reveals=frozenset({"card played", "slips opened"}),
        players=(said,),
        wrong=("roll", "1 whip", "2 false start", "red", "1,2,3,4,5,6", "object 1", "none", "12"),
        twin=twin_of,
        knows=knows,
        reasons=KINDS,
        rare=frozenset({"keeps its cards", "stops its own", "start again", "not where all run"}),
        deals=((4, 12), (4, 8), (4, 4)),
        rests=60,
    )
}
