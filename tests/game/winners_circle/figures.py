"""Cards and payouts, copied out of the facts for tests to hold the rules to."""

from __future__ import annotations

CHAMPIONS = (
    ("W01", "Tin Whistle", 2, 10, 13, 1, "grey"),
    ("W02", "Brass Lantern", 3, 13, 5, 3, "white"),
    ("W03", "Quarter Past", 4, 11, 4, 3, "beige"),
    ("W04", "Plain Sailing", 5, 7, 5, 3, "caramel"),
    ("W05", "Old Faithless", 6, 5, 4, 3, "red-brown"),
    ("W06", "Night Mail", 7, 4, 3, 2, "dark-brown"),
    ("W07", "Early Doors", 8, 3, 2, 1, "black"),
    ("W08", "Moonshine Ferry", 2, 14, 4, 6, "beige"),
    ("W09", "Cardinal Sin", 3, 4, 12, 5, "caramel"),
    ("W10", "Fox and Ferret", 4, 2, 10, 6, "red-brown"),
    ("W11", "Good Neighbour", 5, 4, 9, 2, "dark-brown"),
    ("W12", "Copper Kettle", 6, 1, 7, 4, "black"),
    ("W13", "Postmaster", 7, 1, 5, 3, "grey"),
    ("W14", "Thunder Loaf", 8, 1, 3, 2, "white"),
    ("W15", "Second Umbrella", 2, 3, 9, 12, "red-brown"),
    ("W16", "Velvet Hammer", 3, 2, 8, 11, "dark-brown"),
    ("W17", "Harbour Bell", 4, 6, 1, 11, "black"),
    ("W18", "Middle Aisle", 5, 3, 4, 8, "grey"),
    ("W19", "Sunday Roast", 6, 2, 3, 7, "white"),
    ("W20", "Clockwork Mary", 7, 2, 1, 6, "beige"),
    ("W21", "Gate Crasher", 8, 2, 1, 3, "caramel"),
    ("W22", "Paper Tiger", 2, 8, 5, 11, "black"),
    ("W23", "Loose Change", 3, 9, 2, 10, "grey"),
    ("W24", "Marmalade Sky", 4, 8, 7, 3, "white"),
    ("W25", "Even Stephen", 5, 5, 6, 4, "beige"),
    ("W26", "Iron Petticoat", 6, 8, 2, 2, "caramel"),
    ("W27", "Steady Eddy", 7, 3, 4, 2, "red-brown"),
    ("W28", "Run Ragged", 8, 2, 2, 2, "dark-brown"),
)
"""The 28 horse cards: id, name, head, cap, saddle, shoe, and the coat it has in Turf."""

ROYAL = (
    ("R-grey-1", "Earl Grey", 7, 5, 2, 2, "grey"),
    ("R-grey-2", "Earl Grey", 7, 1, 2, 6, "grey"),
    ("R-grey-3", "Earl Grey", 7, 2, 6, 1, "grey"),
    ("R-white-1", "Albino", 2, 14, 9, 1, "white"),
    ("R-white-2", "Albino", 2, 6, 7, 11, "white"),
    ("R-white-3", "Albino", 2, 12, 2, 10, "white"),
    ("R-beige-1", "Shortbread", 5, 6, 6, 3, "beige"),
    ("R-beige-2", "Shortbread", 5, 3, 8, 4, "beige"),
    ("R-beige-3", "Shortbread", 5, 8, 2, 5, "beige"),
    ("R-caramel-1", "Toffee Apple", 4, 12, 3, 3, "caramel"),
    ("R-caramel-2", "Toffee Apple", 4, 5, 4, 9, "caramel"),
    ("R-caramel-3", "Toffee Apple", 4, 3, 13, 2, "caramel"),
    ("R-red-brown-1", "Paprika Jack", 3, 14, 3, 4, "red-brown"),
    ("R-red-brown-2", "Paprika Jack", 3, 6, 10, 5, "red-brown"),
    ("R-red-brown-3", "Paprika Jack", 3, 1, 7, 13, "red-brown"),
    ("R-dark-brown-1", "Espresso", 6, 6, 4, 2, "dark-brown"),
    ("R-dark-brown-2", "Espresso", 6, 3, 6, 3, "dark-brown"),
    ("R-dark-brown-3", "Espresso", 6, 2, 1, 9, "dark-brown"),
    ("R-black-1", "Othello", 8, 1, 1, 4, "black"),
    ("R-black-2", "Othello", 8, 4, 1, 1, "black"),
    ("R-black-3", "Othello", 8, 1, 4, 1, "black"),
)
"""The 21 cards of Royal Turf, each with its coat."""

PAYOUT = {
    "win": (400, 350, 300, 250, 200, 150, 100, 100, 100, 100, 100, 100),
    "place": (300, 250, 200, 150, 100, 50, 50, 50, 50, 50, 50, 50),
    "show": (250, 200, 150, 100, 50, 50, 50, 50, 50, 50, 50, 50),
}
"""What one bet brings, by how many bets lie on the horse, from one up."""
