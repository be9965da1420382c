"""What the tests of all titles are told of Unicorn Fever."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game import Table
from game.play import Event
from game.unicorn_fever.bots.why import KINDS
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.view import View
from tests.game.unicorn_fever.scripted import TITLE
from tests.game.walks import uniform
from tests.titles.cases import Cases


def known(table: Table, seat: int | None) -> set[str]:
    """The magic cards that this seat has ever held or seen."""
    game = table.game
    seen = set(game.discard)
    if game.race is not None:
        seen |= {card for fates in game.race.fates.values() for _, card, _ in fates}
    for lane in table.view(seat).placed.values():
        seen |= {card for _, card in lane if card is not None}
    return seen | set(table.view(seat).hand)


def ever(table: Table, seat: int | None) -> set[str]:
    """All that it has known at any moment of the game."""
    then, found = table.at(0), set[str]()
    for text in table.answers:
        assert then.ask is not None
        if seat is not None and then.ask.what == f"magic for player {seat + 1}":
            found |= set(text.split(", "))
        then.answer(text)
        found |= known(then, seat)
    return found


def twin_of(table: Table, seat: int | None, rng: Random) -> Table | None:
    """The same game with all cards that the seat has never seen renamed among themselves.

    In its first race only: later ones deal cards that have been seen.
    """
    if table.ask is None or any(event.kind == "ranking" for event in table.events):
        return None
    seen = ever(table, seat)
    hidden = [card for card in MAGIC if card not in seen]
    others = hidden[:]
    rng.shuffle(others)
    names = dict(zip(hidden, others, strict=True))
    twin = table.at(0)
    for text in table.answers:
        words = text.replace(",", " ,").split(" ")
        twin.answer(" ".join(names.get(word, word) for word in words).replace(" ,", ","))
    return twin if twin.answers != table.answers else None


def curious(table: Table, rng: Random) -> str:
    """Any answer, but rather one that looks at what lies face down, or will let its player look."""
    assert table.ask is not None
    looks = [
        text
        for text in table.ask.options
        if text.startswith("look ")
        or (text.startswith("sign ") and "look" in CONTRACTS[text.removeprefix("sign ")].powers)
    ]
    return rng.choice(looks) if looks else uniform(table, rng)


def knows(view: View, _told: Sequence[Event]) -> set[object]:
    """Magic in hand and in lanes, until it is judged; and movement cards that were looked at."""
    lanes = [*view.placed.values(), *(view.race.fates.values() if view.race else ())]
    placed = {card for lane in lanes for _, card, *_ in lane if card is not None}
    return {*view.hand, *placed, *view.scouted}


CASES = {
    TITLE: Cases(
        twice={"magic": 12, "stake": 3},
        reveals=frozenset({"card revealed", "looked"}),
        wrong=("win", "1 0", "loan", "scout", "G01", "first 1", "behind 1", "token", "win 1 10"),
        players=(uniform, curious),
        twin=twin_of,
        hides={"clans": "goblins and warlocks"},
        knows=knows,
        reasons=KINDS,
        rare=frozenset({"keeps its gold", "looks first", "a long shot", "had no choice"}),
        deals=((1, 2), (4, 8), (8, 30)),
        rests=60,
        untold=frozenset({"bet returned", "deck reshuffled"}),
    )
}
