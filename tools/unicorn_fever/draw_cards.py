"""Draws web/static/svg/fair.svg: a picture for every magic card, contract, clan and power.

Run `python -m tools.unicorn_fever.draw_cards` after a change. Every picture has one idea, which is
what its card does or what it is called, and is known by its shape before its colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools.unicorn_fever.pictures import fairies, gnomes, goblins, leprechauns, magic, warlocks
from tools.unicorn_fever.pictures.clans import CLANS, POWERS
from tools.unicorn_fever.pictures.pen import INK

TARGET = Path(__file__).resolve().parents[2] / "web" / "static" / "svg" / "fair.svg"

CONTRACTS = {
    id: drawn
    for clan in (fairies, gnomes, goblins, leprechauns, warlocks)
    for id, drawn in clan.PICTURES.items()
}


def symbols(kind: str, pictures: Mapping[str, str]) -> list[str]:
    """The pictures of one kind, by their names."""
    return [
        f'<symbol id="{kind}-{id}" viewBox="0 0 64 64"><g fill="none" stroke="{INK}"'
        f' stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{drawn}</g></symbol>'
        for id, drawn in pictures.items()
    ]


def sheet() -> str:
    """The whole file."""
    parts = [
        *symbols("magic", magic.PICTURES),
        *symbols("contract", CONTRACTS),
        *symbols("clan", CLANS),
        *symbols("power", POWERS),
    ]
    lines = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
