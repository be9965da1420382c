"""Magic cards and contracts, large, over the screen."""

from __future__ import annotations

import htpy as h

from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import is_magic
from web.frame.own_cards import makers_lines
from web.frame.parts import button
from web.frame.sheet import sheet
from web.state import Desk
from web.unicorn_fever import say
from web.unicorn_fever.parts import clan, contract_card, magic_card


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large."""
    wanted = desk.card.split()
    spells = [large_magic(id) for id in wanted if is_magic(id)]
    signed = [large_contract(id) for id in wanted if id in CONTRACTS]
    return sheet(
        say("Cards") if spells else say("Contracts"),
        [
            h.div(".faces")[spells, signed],
            makers_lines(desk.table.deck, wanted) if desk.table else None,
            h.p(".card-note")[
                say("What these cards do is our own; printed ones may differ."),
                " ",
                button(
                    say("Rule R.11") if spells else say("Rule R.10"),
                    "rule R.11" if spells else "rule R.10",
                    "small quiet",
                ),
            ],
        ],
        "one-card",
    )


def large_magic(id: str) -> h.Element:
    """One magic card."""
    return h.figure(".uf-large", id=f"large-{id}")[magic_card(id, "large")]


def large_contract(id: str) -> h.Element:
    """One contract."""
    return h.figure(".uf-large", id=f"large-{id}")[contract_card(id), clan(CONTRACTS[id].clan)]
