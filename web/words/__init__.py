"""The English words of Horseburg: rules, cards, log, race caller, questions and answers.

No sentence is kept anywhere: the log, the history and the refusals are ids and numbers until they
are put on the page. Another language is another package beside this one with the same names in
`__all__` (see docs/adding-a-language.md).
"""

from web.words.aloud import aloud
from web.words.caller import at_work, called_out, caller
from web.words.cards import CardText, card
from web.words.horses import HORSES, HorseText, money, odds_text
from web.words.log import EVENT_KINDS, phase_of, sentence
from web.words.log_cards import card_name, cards_of
from web.words.people import PersonText, all_people, character_line, person
from web.words.questions import Question, answer_words, question
from web.words.reasons import reason_told
from web.words.rules import DIE_JOKES, Rule, rule, rules
from web.words.taking_back import often_back, taken_back, went_back, what_if, what_if_name

__all__ = [
    "DIE_JOKES",
    "EVENT_KINDS",
    "HORSES",
    "CardText",
    "HorseText",
    "PersonText",
    "Question",
    "Rule",
    "all_people",
    "aloud",
    "answer_words",
    "at_work",
    "called_out",
    "caller",
    "card",
    "card_name",
    "cards_of",
    "character_line",
    "money",
    "odds_text",
    "often_back",
    "person",
    "phase_of",
    "question",
    "reason_told",
    "rule",
    "rules",
    "sentence",
    "taken_back",
    "went_back",
    "what_if",
    "what_if_name",
]
