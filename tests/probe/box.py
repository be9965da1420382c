"""The probe as the first screen announces it: a part of the house, where the rest is read later."""

from __future__ import annotations

import htpy as h

from web.desk.box import Box


def coin() -> h.Element:
    """The coin, in colours of its own."""
    face = h.circle(cx="50", cy="50", r="46", fill="#7a4fbf", stroke="#2f1d52", stroke_width="6")
    return h.svg(".icon.coin", viewBox="0 0 100 100", aria_hidden="true")[face]


BOX = Box("probe", ("probe",), "A coin", "clover", "Heads or tails.", "2", "1 min", coin)
