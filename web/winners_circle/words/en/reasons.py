"""Why a computer did something."""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, str] = {"all the same": "It was all the same to me."}
