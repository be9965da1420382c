"""Everybody at the table: gold, glory, their unicorn, contracts, cards, and actions done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Event
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.state import ACTIONS
from game.unicorn_fever.view import SeatView, View
from web import html as h
from web.frame import seats as frame
from web.parts.pieces import bare_button, icon, unseen
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import glory, gold, seal, sign
from web.unicorn_fever.words.names import NAMES

Lit = Mapping[tuple[int, str], str]
"""By seat and contract: what it has just brought."""


def seats(
    view: View, names: Sequence[str], bots: Mapping[int, str], asked: int | None, lit: Lit
) -> h.Element:
    """All players, clockwise."""
    return frame.seats(
        [
            seat(view, one, names[one.seat], bots.get(one.seat, ""), one.seat == asked, lit)
            for one in view.seats
        ]
    )


def seat(view: View, one: SeatView, name: str, bot: str, is_asked: bool, lit: Lit) -> h.Element:
    """One player."""
    number, first = one.seat, "carrot" if one.seat == view.first else ""
    purse = h.span(".purse")[gold(one.gold), glory(one.glory)]
    return frame.seat(
        number,
        "asked" if is_asked else "",
        frame.who(number, name, bot, first, purse),
        h.div(".belongings.row")[
            one.owned
            and h.span(".owns", title=say("Owner of {name}", name=UNICORNS[one.owned]))[
                sign(one.owned), unseen(say("owner of {name}", name=UNICORNS[one.owned]))
            ],
            one.contracts and signed(number, one.contracts, lit),
            one.loans > 0
            and h.span(".loans", title=say("{count:plural(loan|loans)}", count=one.loans))[
                icon("bank"),
                h.b[str(one.loans)],
                unseen(say("{count:plural(loan|loans)}", count=one.loans)),
            ],
            h.span(".held")[
                icon("spell-book"),
                h.b[str(one.cards)],
                unseen(say("{count:plural(magic card|magic cards)}", count=one.cards)),
            ],
            view.phase == "preparation"
            and h.span(".done", role="img", aria_label=done(len(one.taken)))[
                (h.i(class_="is-done" if at < len(one.taken) else None) for at in range(ACTIONS))
            ],
        ],
    )


def done(count: int) -> str:
    """How many actions a player has done."""
    return say("{count} of 3 actions done", count=count)


def signed(seat: int, contracts: Sequence[str], lit: Lit) -> h.Element:
    """The contracts of a player, small; those that have just paid say how much."""
    return bare_button(f"card {' '.join(contracts)}", "contracts", f"contracts-{seat}")[
        unseen(say("Contracts: {list}", list=", ".join(NAMES[id] for id in contracts))),
        (
            h.span(
                class_="signed is-lit" if (seat, id) in lit else "signed",
                id=f"signed-{id}",
                title=NAMES[id],
            )[seal(id), (seat, id) in lit and h.b[lit[seat, id]]]
            for id in contracts
        ),
    ]


PAY = frozenset({"contract pays", "bet returned", "contract glory", "toll"})


def lit_by(events: Sequence[Event]) -> Lit:
    """The contracts that have brought something in these events, and how much."""
    found: dict[tuple[int, str], tuple[int, int]] = {}
    for event in events:
        facts = event.facts
        parts = [(id, *had_a_hand(id, facts)) for id in facts.get("contracts", ())]
        if event.kind in PAY:
            parts.append((facts["card"], facts["money"], facts["vp"]))
        for id, gold_, glory_ in parts:
            before = found.get((facts["seat"], id), (0, 0))
            found[facts["seat"], id] = before[0] + gold_, before[1] + glory_
    return {key: brought(*much) for key, much in found.items()}


def had_a_hand(id: str, told: Mapping[str, Any]) -> tuple[int, int]:
    """The gold and the glory that a contract has added to this bet, by the figures of its row."""
    by = CONTRACTS[id].powers
    late = told["bet"] == "late"
    gold_ = by.get("second_pays", 0) * told["stake"] + by.get("long_shot_gold", 0)
    gold_ += by.get("place_more", 0) + (told["money"] if "lost_bet_half" in by else 0)
    glory_ = by.get("second_glory", 0) + by.get("long_shot_glory", 0)
    glory_ += by.get("won_bet_glory", 0) + by.get("second_bet_glory", 0)
    return gold_, glory_ + by.get("first_late_glory" if late else "first_place_glory", 0)


def brought(gold_: int, glory_: int) -> str:
    """So much gold and glory, as short as can be."""
    told = [f"+{gold_}" if gold_ else "", f"+{glory_}★" if glory_ else ""]
    return " ".join(filter(None, told))
