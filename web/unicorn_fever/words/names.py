"""What cards are called: magic, contracts, clans."""

from __future__ import annotations

from collections.abc import Mapping

from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.lanes import UNICORNS
from game.unicorn_fever.magic import MAGIC
from web.html import foreign
from web.words.own_names import CardNames
from web.words.speaking import mark

NAMES = CardNames(
    {
        **{id: card.name for id, card in MAGIC.items()},
        **{id: card.name for id, card in CONTRACTS.items()},
        **{colour: one.name for colour, one in UNICORNS.items()},
    }
)
"""Whatever can do something in a lane: a magic card, a contract, a unicorn."""

foreign.keep("en", NAMES.values())

CLANS: Mapping[str, str] = {
    "fairies": mark("Fairies"),
    "gnomes": mark("Gnomes"),
    "goblins": mark("Goblins"),
    "leprechauns": mark("Leprechauns"),
    "warlocks": mark("Warlocks"),
}
