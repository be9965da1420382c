"""The golden games of the box, by title."""

from tools.horse_fever.golden_games import WANTED as TABLES
from tools.horse_fever.golden_games import happened, shopper
from tools.horse_fever.golden_parties import PARTIES
from tools.own_decks import HORSES, laid
from tools.wanted import Wanted

OWN_CARDS = Wanted(
    "cards of the players' own, and the first player decides a photo finish", 3,
    {"edition": "first", "length": "3"}, shopper,
    lambda table: laid(table) >= 7 and bool(happened(table, "photo finish", by="first player")),
    deck=HORSES,
)  # fmt: skip
WANTED = {
    **TABLES,
    "horse-fever/board": {**TABLES["horse-fever/board"], "own-cards": OWN_CARDS},
    "horse-fever/party": PARTIES,
}

REMARKS = {"bookmaker": "player {seat} keeps the book"}
