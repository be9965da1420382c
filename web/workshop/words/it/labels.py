"""Labels."""

LABELS: dict[str, str] = {}
