"""Says the labels of the box: `say("{stake:money} to win", stake=200)`, with its own kinds."""

from __future__ import annotations

from web.horse_fever.words.en.kinds import KINDS
from web.words.en.grammar import GRAMMAR
from web.words.formatter import Teller
from web.words.speaking import Sayer, Speech

SPOKEN: dict[str, Speech] = {"en": Speech(Teller(GRAMMAR, KINDS), {})}
"""Every language that the box speaks."""

say = Sayer(SPOKEN, "web.horse_fever.words")
