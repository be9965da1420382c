from collections.abc import Mapping

RATINGS: Mapping[str, tuple[float, float]] = {}
