"""Why a computer player answered as it did, told as data; the words are the screen's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """One reason: its `kind`, and ids and numbers as `facts`."""

    kind: str
    facts: Mapping[str, Any]
