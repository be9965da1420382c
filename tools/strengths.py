"""Measures the printed cards, for the card workshop to compare with: `python -m tools.strengths`.

Writes `game/<box>/strengths.py` of every box that has a `strength.py`; a minute natively.
"""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from game.racing.strength import MEASURES, Tally

ROOT = Path(__file__).resolve().parent.parent
PAIRS = 20_000
SEED = 1928
HEAD = '''"""How strong printed cards are: wins, shows (in 100 races), money, points (of a win bet).

Measured in {pairs:,} pairs of races each by `python -m tools.strengths`.
"""

from collections.abc import Mapping

Strengths = Mapping[str, tuple[float, float, float, float]]

STRENGTHS: Mapping[str, Strengths] = {{
'''


def measured(strength: Any, edition: str, card: str, pairs: int = PAIRS) -> tuple[float, ...]:
    """The means of a printed card, by measure."""
    tally = Tally()
    for differences in islice(strength.trials(edition, card, Random(SEED).random), pairs):
        tally.add(differences)
    figures = tally.strength().figures
    return tuple(round(figures[it].mean, 2 if it == "points" else 1) + 0.0 for it in MEASURES)


def main() -> None:
    """Write every table anew."""
    for path in sorted((ROOT / "game").glob("*/strength.py")):
        if path.parent.name == "racing":
            continue
        strength = import_module(f"game.{path.parent.name}.strength")
        rows = []
        for edition in strength.EDITIONS:
            cards = [
                f'        "{card}": {measured(strength, edition, card)},\n'
                for card in strength.printed(edition)
            ]
            rows.append(f'    "{edition}": {{\n{"".join(cards)}    }},\n')
        target = path.with_name("strengths.py")
        target.write_text(f"{HEAD.format(pairs=PAIRS)}{''.join(rows)}}}\n")


if __name__ == "__main__":
    main()
