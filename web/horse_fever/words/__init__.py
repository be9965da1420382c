"""The words of Horse Fever: what is said of what, in no language, and tables for each language.

No sentence is kept anywhere: the log, the history and the refusals are ids and numbers until they
are put on the page. `kinds.py` says facts, `by_title.py` has the voice of each title,
`saying.py` says the labels; the words themselves are in `locale/`.
"""

from web.horse_fever.words.by_title import (
    added,
    aloud,
    announced,
    announcer,
    answer_words,
    at_work,
    called_out,
    caller,
    of_title,
    party_question,
    party_sentence,
    question,
    sentence,
    taken_back,
    why_bookmaker,
)
from web.horse_fever.words.cards import CardText, card
from web.horse_fever.words.horses import HORSES, HorseText, odds_text, pays
from web.horse_fever.words.log_cards import card_name, cards_of
from web.horse_fever.words.people import PersonText, all_people, character_line, person
from web.horse_fever.words.rules import Rule, rule, rules
from web.horse_fever.words.short import (
    bet,
    colour,
    gained,
    length,
    money,
    phase,
    points,
    stable,
)
from web.words.taking_back import often_back, what_if

__all__ = [
    "HORSES",
    "CardText",
    "HorseText",
    "PersonText",
    "Rule",
    "added",
    "all_people",
    "aloud",
    "announced",
    "announcer",
    "answer_words",
    "at_work",
    "bet",
    "called_out",
    "caller",
    "card",
    "card_name",
    "cards_of",
    "character_line",
    "colour",
    "gained",
    "length",
    "money",
    "odds_text",
    "of_title",
    "often_back",
    "party_question",
    "party_sentence",
    "pays",
    "person",
    "phase",
    "points",
    "question",
    "rule",
    "rules",
    "sentence",
    "stable",
    "taken_back",
    "what_if",
    "why_bookmaker",
]
