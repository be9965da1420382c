"""What English does that no template can say."""

from __future__ import annotations


def ordinal(place: int) -> str:
    """A place: `1st`, `12th`, `22nd`."""
    end = "th" if 10 < place % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{end}"
