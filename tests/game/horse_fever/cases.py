"""What the tests of all titles are told of the three games of Horse Fever."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game import Table
from game.horse_fever.bots.reasons import KINDS
from game.horse_fever.bots.shop_reasons import SHOP_KINDS
from game.horse_fever.view import View
from game.play import Event
from tests.game.horse_fever.hidden import swapped
from tests.game.horse_fever.party.scripted import PARTY, any_line
from tests.game.walks import BOARD, PLAYERS, TITLE
from tests.titles.cases import Cases

WRONG = (
    "win", "win red", "win red 1", "win red 300", "300", "fix", "fix xiii", "behind", "behind red",
    "card 1", "buy", "buy action", "offer 1 target", "offer 9 stable red", "loan", "keep",
    "keep fewest-vp-1", "accept 0", "accept 900", "run", "sell", "no",
)  # fmt: skip
REASONS = {**KINDS, **SHOP_KINDS}
RARE = frozenset({*SHOP_KINDS, "photo against theirs"})
"""Those of the shop are counted in bots/test_shopping.py."""


def on_and_on(table: Table, rng: Random) -> str:
    """A busy host, who ends no party that can go on."""
    said = [any_line(table, rng) for _ in range(20)]
    return next((text for text in said if text != "end"), "end")


def knows(view: View, _told: Sequence[Event]) -> set[object]:
    """Cards in hand, behind horses and in the race, and targets."""
    lanes = [*view.placed.values(), *(view.race.fates.values() if view.race else ())]
    cards = {(card, "") for lane in lanes for _, card, *_ in lane if card is not None}
    targets = {(card, "target") for card in (view.board.targets if view.board else ())}
    return {*cards, *targets, *((card, "") for card in view.hand)}


def three_races(seats: int) -> Mapping[str, str]:
    """A short Board Game, where it can be one."""
    return {"length": "3" if seats < 6 else "normal"}


CASES = {
    TITLE: Cases(
        twice={"photo finish": 1, "stake of the second bet": 6},
        reveals=frozenset({"card revealed"}),
        players=PLAYERS,
        wrong=WRONG,
        reasons=REASONS,
        rare=RARE,
        shrugs=0.2,
        twin=swapped,
        hides={"starred cards": "on"},
        knows=knows,
        rests=30,
        deals=((4, 4), (4, 4), (2, 2)),
        untold=frozenset({"deck reshuffled", "swap impossible", "auctions"}),
    ),
    BOARD: Cases(
        twice={"buy auction": 1, "purchase": 24, "stake of the second bet": 6},
        reveals=frozenset({"card revealed"}),
        players=PLAYERS,
        options=three_races,
        wrong=WRONG,
        reasons=REASONS,
        rare=RARE,
        shrugs=0.2,
        twin=swapped,
        hides={"starred cards": "on"},
        knows=knows,
        rests=60,
        deals=((2, 3), (2, 4), (1, 2)),
    ),
    PARTY: Cases(
        reveals=frozenset({"slips opened"}),
        players=(on_and_on,),
        most=500,
        wrong=(*WRONG, "close", "end"),
        reasons=REASONS,
        rare=RARE,
        shrugs=0.2,
        rests=160,
    ),
}
