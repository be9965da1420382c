"""The horse cards of Winner's Circle and of Royal Turf: what each runs for each face of the die.

The figures are ours, under the printed law: 3 x head + cap + saddle + shoe = 30.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

HORSES = ("grey", "white", "beige", "caramel", "red-brown", "dark-brown", "black")
"""The seven coats, in the order of the gates."""

FACES = ("head", "head", "head", "cap", "saddle", "shoe")
"""The six sides of the die."""


class Card(NamedTuple):
    """A horse card: spaces for each face, and the coat it belongs to where cards have coats."""

    id: str
    name: str
    head: int
    cap: int
    saddle: int
    shoe: int
    coat: str

    def spaces(self, face: str) -> int:
        """How far it runs for this face."""
        spaces: int = getattr(self, face)
        return spaces


CHAMPIONS: Mapping[str, Card] = {
    card.id: card
    for card in (
        Card("W01", "Tin Whistle", 2, 10, 13, 1, "grey"),
        Card("W02", "Brass Lantern", 3, 13, 5, 3, "white"),
        Card("W03", "Quarter Past", 4, 11, 4, 3, "beige"),
        Card("W04", "Plain Sailing", 5, 7, 5, 3, "caramel"),
        Card("W05", "Old Faithless", 6, 5, 4, 3, "red-brown"),
        Card("W06", "Night Mail", 7, 4, 3, 2, "dark-brown"),
        Card("W07", "Early Doors", 8, 3, 2, 1, "black"),
        Card("W08", "Moonshine Ferry", 2, 14, 4, 6, "beige"),
        Card("W09", "Cardinal Sin", 3, 4, 12, 5, "caramel"),
        Card("W10", "Fox and Ferret", 4, 2, 10, 6, "red-brown"),
        Card("W11", "Good Neighbour", 5, 4, 9, 2, "dark-brown"),
        Card("W12", "Copper Kettle", 6, 1, 7, 4, "black"),
        Card("W13", "Postmaster", 7, 1, 5, 3, "grey"),
        Card("W14", "Thunder Loaf", 8, 1, 3, 2, "white"),
        Card("W15", "Second Umbrella", 2, 3, 9, 12, "red-brown"),
        Card("W16", "Velvet Hammer", 3, 2, 8, 11, "dark-brown"),
        Card("W17", "Harbour Bell", 4, 6, 1, 11, "black"),
        Card("W18", "Middle Aisle", 5, 3, 4, 8, "grey"),
        Card("W19", "Sunday Roast", 6, 2, 3, 7, "white"),
        Card("W20", "Clockwork Mary", 7, 2, 1, 6, "beige"),
        Card("W21", "Gate Crasher", 8, 2, 1, 3, "caramel"),
        Card("W22", "Paper Tiger", 2, 8, 5, 11, "black"),
        Card("W23", "Loose Change", 3, 9, 2, 10, "grey"),
        Card("W24", "Marmalade Sky", 4, 8, 7, 3, "white"),
        Card("W25", "Even Stephen", 5, 5, 6, 4, "beige"),
        Card("W26", "Iron Petticoat", 6, 8, 2, 2, "caramel"),
        Card("W27", "Steady Eddy", 7, 3, 4, 2, "red-brown"),
        Card("W28", "Run Ragged", 8, 2, 2, 2, "dark-brown"),
    )
}
"""The 28 cards; four for each head value from 2 to 8, and four for each coat in Turf."""

ROYALS: Mapping[str, Card] = {
    card.id: card
    for card in (
        Card("R-grey-1", "Earl Grey", 7, 5, 2, 2, "grey"),
        Card("R-grey-2", "Earl Grey", 7, 1, 2, 6, "grey"),
        Card("R-grey-3", "Earl Grey", 7, 2, 6, 1, "grey"),
        Card("R-white-1", "Albino", 2, 14, 9, 1, "white"),
        Card("R-white-2", "Albino", 2, 6, 7, 11, "white"),
        Card("R-white-3", "Albino", 2, 12, 2, 10, "white"),
        Card("R-beige-1", "Shortbread", 5, 6, 6, 3, "beige"),
        Card("R-beige-2", "Shortbread", 5, 3, 8, 4, "beige"),
        Card("R-beige-3", "Shortbread", 5, 8, 2, 5, "beige"),
        Card("R-caramel-1", "Toffee Apple", 4, 12, 3, 3, "caramel"),
        Card("R-caramel-2", "Toffee Apple", 4, 5, 4, 9, "caramel"),
        Card("R-caramel-3", "Toffee Apple", 4, 3, 13, 2, "caramel"),
        Card("R-red-brown-1", "Paprika Jack", 3, 14, 3, 4, "red-brown"),
        Card("R-red-brown-2", "Paprika Jack", 3, 6, 10, 5, "red-brown"),
        Card("R-red-brown-3", "Paprika Jack", 3, 1, 7, 13, "red-brown"),
        Card("R-dark-brown-1", "Espresso", 6, 6, 4, 2, "dark-brown"),
        Card("R-dark-brown-2", "Espresso", 6, 3, 6, 3, "dark-brown"),
        Card("R-dark-brown-3", "Espresso", 6, 2, 1, 9, "dark-brown"),
        Card("R-black-1", "Othello", 8, 1, 1, 4, "black"),
        Card("R-black-2", "Othello", 8, 4, 1, 1, "black"),
        Card("R-black-3", "Othello", 8, 1, 4, 1, "black"),
    )
}
"""The 21 cards of Royal Turf: three for each coat, all with the same head value."""

CARDS: Mapping[str, Card] = {**CHAMPIONS, **ROYALS}
