"""What lies in the middle of the table, and in one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.horse_fever.lanes import HORSES
from game.horse_fever.state import KINDS
from game.horse_fever.zoo.actions import cards
from game.horse_fever.zoo.groups import ROUNDS, SPACES, TOKENS, Group, flags, one_hot, part, turned
from game.racing.movement import CARDS, NOTATION


def table_groups(questions: Sequence[str], seats: int) -> Iterable[Group]:
    """The question, the hour, the first player, the blackboard."""
    yield Group(
        "what is asked of this seat", tuple(f"asked {what}" for what in questions),
        lambda _, ask: flags(() if ask is None else (ask.what,), questions),
    )  # fmt: skip
    yield Group(
        "races run and races left, of 10; second edition; card 92 as printed; starred cards",
        ("round", "rounds left", "second edition", "card 92 as printed", "starred cards"),
        lambda view, _: [
            part(view.round, ROUNDS), part(view.rounds - view.round, ROUNDS),
            float(view.edition == "second"), float(view.card_92 == "as printed"),
            float(view.starred),
        ],
    )  # fmt: skip
    yield Group(
        "who is first player", tuple(f"first +{at}" for at in range(seats)),
        lambda view, _: one_hot(turned(view, view.first), seats),
    )  # fmt: skip
    yield Group(
        "the row of each stable on the blackboard (1 pays 1:2)",
        tuple(f"{horse} row {row}" for horse in HORSES for row in range(1, 7)),
        lambda view, _: [
            float(view.odds.get(horse) == row) for horse in HORSES for row in range(1, 7)
        ],
    )
    yield Group(
        "betting tokens left of each colour, of 5", tuple(f"{horse} tokens" for horse in HORSES),
        lambda view, _: [part(view.tokens.get(horse, 0), TOKENS) for horse in HORSES],
    )  # fmt: skip


def hand_groups() -> Iterable[Group]:
    """One's own cards, and half a choice already made."""
    deck = cards("action")
    halves = (*KINDS, *HORSES, *deck)
    yield Group(
        "action cards in one's hand", tuple(f"hand {card}" for card in deck),
        lambda view, _: flags(view.hand, deck),
    )  # fmt: skip
    yield Group(
        "the half of one's choice already made: bet and horse, or card",
        tuple(f"pending {word}" for word in halves),
        lambda view, _: flags(view.pending, halves),
    )
    yield Group(
        "one's own cards behind each horse",
        tuple(f"own {card} behind {horse}" for horse in HORSES for card in deck),
        lambda view, _: [
            number
            for horse in HORSES
            for number in flags((card for _, card in view.placed.get(horse, ()) if card), deck)
        ],
    )


def race_groups() -> Iterable[Group]:
    """The race that runs, or the last one."""
    yield Group(
        "where each horse is (of 30 spaces) and its place (1 for the first, 1/6 for the last)",
        tuple(f"{horse} {what}" for horse in HORSES for what in ("space", "place")),
        lambda view, _: [
            number
            for horse in HORSES
            for number in (
                part(view.race.positions[horse], SPACES) if view.race else 0.0,
                (6 - view.race.ranking.index(horse)) / 6
                if view.race and horse in view.race.ranking
                else 0.0,
            )
        ],
    )
    yield Group(
        "movement cards not yet turned", tuple(f"left {card}" for card in CARDS),
        lambda view, _: flags(
            view.race.left if view.race else (), [NOTATION + card for card in CARDS]
        ),
    )  # fmt: skip
