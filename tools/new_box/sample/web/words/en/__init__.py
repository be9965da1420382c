"""The words of the box in English."""

from __future__ import annotations

from tools.new_box.sample.web import KINDS
from web.words.en.grammar import GRAMMAR
from web.words.tables import Tables

ENGLISH = Tables(
    grammar=GRAMMAR,
    kinds=KINDS,
    log={
        "picked": "{seat:player} has picked a side.",
        "doubled": "{seat:player} doubles the toss.",
        "shown": "{seat:player} shows {side:side}.",
        "tossed": "The coin shows {coin:side}. Picked: {picks:picks}.",
    },
    questions={
        "side": ("Heads or tails?", "{seat:player} picks in secret."),
        "before the toss": ("Before the toss", "Anybody may speak up, or the coin flies."),
        "the word": ("You have the word", "Double the toss, or show what you have picked."),
    },
    answers={
        "heads": "Heads",
        "tails": "Tails",
        "toss": "Toss the coin",
        "double": "Double it",
        "show": "Show {side:side}",
        "heads of a seat": "the pick",
        "tails of a seat": "the pick",
        "double of a seat": "{seat:player} doubling",
    },
    about_to={
        "pick": "{seat:player} picks {side:side}.",
        "toss": "The coin is tossed.",
        "double": "{seat:player} doubles the toss.",
        "show": "{seat:player} shows {side:side}.",
        "face down": "{seat:player} plays number {number}, face down.",
    },
    reasons={
        "behind": "I was {points:plural(point|points)} behind, and a double toss brings more.",
        "all the same": "It was all the same to me.",
    },
    rules={
        "C.1": (
            "The aim",
            "Whoever has picked the side on which the coin falls has a point.",
            "There are four tosses. Whoever has most points has won, and so have both if level.",
        ),
        "C.2": (
            "Before the toss",
            "Anybody may double the toss or show the own pick, once.",
        ),
    },
)
