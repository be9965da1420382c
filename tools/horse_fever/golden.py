"""The golden games of the box, by title."""

from tools.horse_fever.golden_games import WANTED as TABLES
from tools.horse_fever.golden_parties import PARTIES

WANTED = {**TABLES, "horse-fever/party": PARTIES}
