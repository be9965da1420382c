"""What the targets are called in French: the only cards whose names are no names of people."""

from __future__ import annotations

from collections.abc import Mapping

TARGET_NAMES: Mapping[str, str] = {
    "most-stables": "Le plus d’écuries",
    "most-assistants": "Le plus d’assistants",
    "most-horses": "Le plus de chevaux",
    "most-targets": "Le plus d’objectifs",
    "most-danari": "Le plus de Danari",
    "fewest-stables": "Le moins d’écuries",
    "fewest-vp": "Le moins de P.V.",
}
"""By what a target asks for; twins share their name."""
