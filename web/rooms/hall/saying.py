"""Says the labels of the hall."""

from __future__ import annotations

from web.words.speaking import Sayer

say = Sayer("hall")
