"""The English words of Horseburg: rules, cards, log, race caller, questions and answers."""

from web.words.caller import caller
from web.words.cards import CardText, card
from web.words.horses import HORSES, HorseText, money, odds_text
from web.words.log import EVENT_KINDS, phase_of, sentence
from web.words.people import PersonText, all_people, character_line, person
from web.words.questions import Question, answer_words, question
from web.words.rules import DIE_JOKES, Rule, rule, rules

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
    "answer_words",
    "caller",
    "card",
    "character_line",
    "money",
    "odds_text",
    "person",
    "phase_of",
    "question",
    "rule",
    "rules",
    "sentence",
]
