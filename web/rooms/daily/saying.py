"""Says the labels of the race of the day."""

from __future__ import annotations

from web.words.speaking import Sayer

say = Sayer("daily")
