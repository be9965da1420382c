"""What Italian does that no template can say: words change before a vowel."""

from __future__ import annotations

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """Words in a row: `a, b e c`, and `ed` before another e."""
    if len(words) == 1:
        return words[0]
    link = "ed" if words[-1][:1] in "eEèÈ" else "e"
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def to(name: str) -> str:
    """`a Ben`, `ad Ann`."""
    return f"ad {name}" if name[:1] in "aAàÀ" else f"a {name}"


CASES = {"to": to}
"""`{seat:to_player}`, and so with every other kind."""
