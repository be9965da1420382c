"""The figures in the rules, from the rows and the constants that the rules of the box go by."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.cards import ROUNDS, SIX_SEATS_ROUNDS, STABLE_PRICES
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.payoffs import GIFT, LOAN, PAYS
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS
from game.horse_fever.people import LOAN_CARDS, LOANS
from game.horse_fever.state import SMALLEST_NOTE

FIGURES: Mapping[str, object] = {
    **{
        length: [{"races": races, "seats": seats} for seats, races in rounds.items()]
        for length, rounds in ROUNDS.items()
    },
    **{lender: now for lender, (now, _) in LOANS.items()},
    **{f"{lender}_back": back for lender, (_, back) in LOANS.items()},
    "colours": tuple(HORSES),
    "six_seats": SIX_SEATS_ROUNDS,
    "prices": [{"price": price, "row": row} for row, price in STABLE_PRICES.items()],
    "loan_cards": LOAN_CARDS,
    "guests": MOST_GUESTS,
    "note": SMALLEST_NOTE,
    "most": LARGEST_STAKE,
    **PAYS,
    "loan": LOAN,
    "gift": GIFT,
}
"""By the word that a rule names them with."""
