"""Writes where counters stand as style, for no element has one: `python -m tools.risk.placed`."""

from __future__ import annotations

from pathlib import Path

from web.risk.places import AT
from web.risk.world import TALL, WIDE

TARGET = (
    Path(__file__).resolve().parent.parent.parent / "web" / "risk" / "style" / "93-risk-places.css"
)
HEAD = "/* Where the armies of each territory stand. Written by `python -m tools.risk.placed`. */\n"


def written() -> str:
    """The sheet: a rule for each territory, in parts of the map."""
    rules = (
        f".rk-at-{name} {{ left: {x / WIDE:.1%}; top: {y / TALL:.1%}; }}\n"
        for name, (x, y) in AT.items()
    )
    return HEAD + "".join(rules)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
