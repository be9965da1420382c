"""Says the labels of the workshop."""

from __future__ import annotations

from web.words.speaking import Sayer

say = Sayer("workshop")
