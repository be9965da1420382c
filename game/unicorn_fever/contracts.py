"""The 40 contracts: eight for each clan, signed once and good until the end of the game.

`powers` says by word what a contract does; the phases ask for the words they know. Our own cards,
until somebody sends us the printed ones.

A row is never changed once games have been played with it: they name it in their saves. A mended
one is a row of its own, with the id of the old one and a letter, and a version of the rules plays
with it from then on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

CLANS = ("fairies", "gnomes", "goblins", "leprechauns", "warlocks")


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: its clan, the glory it brings at the end, and its powers with their figures.

    `worth` is a rough value in glory over three races, for the computers and for the balance.
    """

    id: str
    clan: str
    name: str
    end_glory: int
    worth: int
    powers: Mapping[str, int] = field(default_factory=dict)

    @property
    def first_id(self) -> str:
        """The id of its first row; what is said and thought of all its rows goes by that."""
        return self.id[:3]


def _contract(
    id: str, name: str, worth: int, end_glory: int = 0, /, **powers: int
) -> tuple[str, Contract]:
    clan = next(clan for clan in CLANS if clan.startswith(id[:2].lower()))
    return id, Contract(id, clan, name, end_glory, worth, powers)


_FIRST = dict(
    (
        _contract("FA1", "Ribbon Chorus", 4, won_bet_glory=1),
        _contract("FA2", "Silver Runner-Up", 4, second_pays=2, second_glory=1),
        _contract("FA3", "Consolation Bouquet", 3, fourth_pays=1, fourth_glory=1),
        _contract("FA4", "Garland Weavers", 3, place_more=3),
        _contract("FA5", "Petal Press", 3, first_place_glory=1, first_late_glory=2),
        _contract("FA6", "Royal Box", 3, 1, reserve=1),
        _contract("FA7", "Applause Machine", 3, 1, bet_on_winner=4),
        _contract("FA8", "Gala Invitation", 3, 2, last_race_glory=1),
        _contract("GN1", "Deep Vault", 3, round_gold=3),
        _contract("GN2", "Creative Ledger", 3, tax_less=4),
        _contract("GN3", "Friendly Guarantor", 2, loan_cost=20),
        _contract("GN4", "Coin Stretchers", 3, gold_per_glory=12),
        _contract("GN5", "Wholesale Stamp", 3, 1, contract_less=3),
        _contract("GN6", "Stake Insurance", 4, lost_bet_half=2),
        _contract("GN7", "Mint Foremen", 3, gold_action=3),
        _contract("GN8", "Pension Fund", 3, 3),
        _contract("GO1", "Toll Gang", 3, toll=2),
        _contract("GO2", "Mudslingers", 4, push_down=1),
        _contract("GO3", "Professional Hecklers", 3, heckled_gold=2),
        _contract("GO4", "Counterfeit Slips", 3, slips=1),
        _contract("GO5", "Ticket Pickers", 2, lost_by_others=1, lost_by_others_most=4),
        _contract("GO6", "Grudge Collectors", 2, own_last_glory=1, own_last_gold=3),
        _contract("GO7", "Sabotage Crew", 3, 1, extra_negative=1),
        _contract("GO8", "Loud Majority", 3, 1, fewer_contracts=1, fewer_contracts_most=2),
        _contract("LE1", "Lucky Bell", 2, own_die_gold=1),
        _contract("LE2", "Rainbow’s End", 2, prize_times=2),
        _contract("LE3", "Second Cast", 3, reroll=1),
        _contract("LE4", "Longshot Pot", 3, long_shot_from=5, long_shot_gold=6, long_shot_glory=1),
        _contract("LE5", "Keyhole Scouts", 3, scout=2),
        _contract("LE6", "Tailwind Charm", 4, tailwind=1),
        _contract("LE7", "Four-Leaf Sulk", 3, all_lost_gold=5, all_lost_glory=1),
        _contract("LE8", "Gilded Horseshoe", 3, 2, signed_gold=5),
        _contract("WA1", "Crystal Study", 3, hand_more=2),
        _contract("WA2", "Second Breath", 4, extra_magic=1),
        _contract("WA3", "Mirror Ward", 4, ward_negative=1),
        _contract("WA4", "Hexbreakers", 4, break_positive=1),
        _contract("WA5", "Odds Transmuter", 4, swap_odds=1),
        _contract("WA6", "Cancelled Letters", 2, pair_gold=1, pair_gold_most=4),
        _contract("WA7", "Owl at the Window", 3, 1, look=1),
        _contract("WA8", "Tower Archive", 3, 2, signed_draw=2),
    )
)

_ONE_GLORY_MORE = (
    "FA3", "FA4", "GN3", "GN4", "GN5", "GN6", "GN7", "GO2", "GO3", "GO4", "GO5", "GO6",
    "LE1", "LE2", "LE3", "LE4", "LE5", "LE7", "WA1", "WA2", "WA3", "WA4", "WA5", "WA6", "WA7",
)  # fmt: skip
"""Contracts that added no more than one and a half glory to a whole game of computers."""


def _again(id: str, end_glory: int) -> tuple[str, Contract]:
    """The row that takes the place of one, with another glory at the end."""
    first = _FIRST[id]
    return f"{id}b", replace(first, id=f"{id}b", end_glory=end_glory)


_MENDED = dict(
    (
        _contract("FA1b", "Ribbon Chorus", 2, second_bet_glory=1),
        _contract("GN2b", "Creative Ledger", 3, tax_less=3),
        _again("FA6", 0),
        _again("LE8", 1),
        *[_again(id, _FIRST[id].end_glory + 1) for id in _ONE_GLORY_MORE],
    )
)

CONTRACTS: Mapping[str, Contract] = {**_FIRST, **_MENDED}
"""Every contract by id, also those that only games begun earlier are played with."""

_SECOND = tuple([f"{id}b" if f"{id}b" in _MENDED else id for id in _FIRST])

DECKS: Mapping[int, tuple[str, ...]] = {1: tuple(_FIRST), 2: _SECOND, 3: _SECOND}
"""By version of the rules, the forty that are played with; version 3 has mended a token."""

RULES = max(DECKS)
"""Counts up whenever the same answers would play differently than before."""
