"""Says the labels of the box: `say("{stake:money} to win", stake=200)`, with its own kinds."""

from __future__ import annotations

from web.words.speaking import Sayer

say = Sayer("horse_fever", "web.horse_fever.words.kinds")
