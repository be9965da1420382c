"""What a computer says in English when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, str] = {
    "all the same": "It was all the same to me.",
}
"""What is said for every kind of reason."""
