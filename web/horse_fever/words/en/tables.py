"""All tables of Horse Fever in English, title by title."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.en.headings import HEADINGS
from web.horse_fever.words.en.kinds import KINDS
from web.horse_fever.words.en.log import BETS, FAMILY, RACE
from web.horse_fever.words.en.log_board import BOARD
from web.horse_fever.words.en.log_party import PARTY
from web.horse_fever.words.language import Tables
from web.words.en.grammar import GRAMMAR

ENGLISH: Mapping[str, Tables] = {
    "horse-fever/family": Tables(GRAMMAR, KINDS, FAMILY, HEADINGS),
    "horse-fever/board": Tables(GRAMMAR, KINDS, {**FAMILY, **BOARD}, HEADINGS),
    "horse-fever/party": Tables(GRAMMAR, KINDS, {**RACE, **BETS, **PARTY}, HEADINGS),
}
