"""What the targets are called in Italian: the only cards whose names are no names of people."""

from __future__ import annotations

from collections.abc import Mapping

TARGET_NAMES: Mapping[str, str] = {
    "most-stables": "Più scuderie",
    "most-assistants": "Più assistenti",
    "most-horses": "Più cavalli",
    "most-targets": "Più obiettivi",
    "most-danari": "Più Danari",
    "fewest-stables": "Meno scuderie",
    "fewest-vp": "Meno PV",
}
"""By what a target asks for; twins share their name."""
