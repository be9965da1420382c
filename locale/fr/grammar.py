"""What French does that no template can say: words change before a vowel."""

from __future__ import annotations

VOWELS = frozenset("aeiouyhâàäéèêëîïôöûüœAEIOUYHÂÀÄÉÈÊËÎÏÔÖÛÜŒ")


def of(name: str) -> str:
    """`de Ben`, `d’Ann`."""
    return f"d’{name}" if name[:1] in VOWELS else f"de {name}"


def that(name: str) -> str:
    """`que Ben`, `qu’Ann`."""
    return f"qu’{name}" if name[:1] in VOWELS else f"que {name}"


CASES = {"of": of, "that": that}
"""`{seat:of_player}` and `{seat:that_player}`, and so with every other kind."""
