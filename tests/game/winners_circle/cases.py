"""What the tests of all titles are told of Winner's Circle."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game import Table
from game.play import Event
from game.winners_circle.bots.why import KINDS
from game.winners_circle.view import View
from tests.game.winners_circle.scripted import TITLE
from tests.titles.cases import Cases

CHIPS = ("0", "1", "1", "2")


def twin_of(table: Table, seat: int | None, rng: Random) -> Table | None:
    """The same game, in which the others have laid other chips on the same horses in this race."""
    if table.ask is None or not table.view(None).bets or table.game.are_open:
        return None
    race = table.view(None).race
    chips = {who: rng.sample(CHIPS, 4) for who in range(len(table.names)) if who != seat}
    twin, then = table.at(0), table.at(0)
    for text in table.answers:
        assert then.ask is not None
        who, given = then.ask.who, text
        if then.ask.what == "chip" and who in chips and then.view(None).race == race:
            given = f"{chips[who].pop()} {text.split()[1]}"
        then.answer(text)
        twin.answer(given)
    return twin if twin.answers != table.answers else None


def knows(view: View, told: Sequence[Event]) -> set[object]:
    """Which chip lies on which horse."""
    up = [event.facts for event in told if event.kind == "chip turned up"]
    shown = {(it["seat"], it["chip"], it["horse"]) for it in up}
    return {*shown, *(tuple(bet) for bet in view.bets if bet.chip is not None)}


CASES = {
    TITLE: Cases(
        twice={"chip": 3, "horse": 109},
        reveals=frozenset({"chip turned up"}),
        wrong=("0 grey", "1 grey", "2 grey", "2 black", "grey", "black", "3 grey", "hoof", "1"),
        twin=twin_of,
        knows=knows,
        reasons=KINDS,
        deals=((1, 2), (8, 20), (6, 20)),
        hides={"bluff": "on"},
        rests=60,
        untold=frozenset({"length"}),
    )
}
