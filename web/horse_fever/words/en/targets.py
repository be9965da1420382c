"""What the targets are called in English: the only cards whose names are no names of people."""

from __future__ import annotations

from collections.abc import Mapping

TARGET_NAMES: Mapping[str, str] = {
    "most-stables": "Most stables",
    "most-assistants": "Most assistants",
    "most-horses": "Most horses",
    "most-targets": "Most targets",
    "most-danari": "Most Danari",
    "fewest-stables": "Fewest stables",
    "fewest-vp": "Fewest VP",
}
"""By what a target asks for; twins share their name."""
