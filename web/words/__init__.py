"""The English words of Horseburg: rules, cards, log, race caller, questions and answers."""

from web.words.caller import caller
from web.words.cards import CardText, card, character_line
from web.words.horses import HORSES, HorseText, money, odds_text
from web.words.log import EVENT_KINDS, phase_of, sentence
from web.words.questions import Question, answer_words, question
from web.words.rules import DIE_JOKES, Rule, rule, rules

__all__ = [
    "DIE_JOKES",
    "EVENT_KINDS",
    "HORSES",
    "CardText",
    "HorseText",
    "Question",
    "Rule",
    "answer_words",
    "caller",
    "card",
    "character_line",
    "money",
    "odds_text",
    "phase_of",
    "question",
    "rule",
    "rules",
    "sentence",
]
