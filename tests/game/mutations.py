"""Ways to spoil a text: cut, flipped, shuffled, doubled, stuffed; the same ones for a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

JUNK = (
    "\x00", "\ud800", "\udfff\ud83d", "\u202e", "\u2028", "\x85", "\r", "\x1b[31m", "\ufeff", "#",
    "\n", "\n\n", "9" * 400, "9" * 5000, "-1", "1e999", "NaN", "0x10", "\u0661", "[" * 600,
    "[" * 30_000, '{"a":' * 400, "]" * 50, '"', "\\", "\\ud800", '"\\u0000"', "null", "true",
    "pass", "win red 300", "<script>alert(1)</script>", "../../etc", "%00", "\U0001f40e",
    "a" * 2000,
)  # fmt: skip
"""Signs, numbers and nests that have broken readers before."""

VALUES = (
    "[[0, 0]]", "[[-1, 1]]", "[[1, 1, 1]]", "[[1]]", "[1]", "[[true, 1]]", "[[1e3, 2]]", "0", "-1",
    "true", "null", "1.0", "1000001", "9" * 4300, "9" * 4301, '{"20": "0000"}', '{"020": "0000"}',
    '{"20": 5}', '{"x": ""}', '{"0": "casual", "0": "x"}', '{"00": "casual"}', '{"0": "\\ud800"}',
    '["\\ud800", "B"]', '["A", "A"]', '["A", "\\u0000"]', "[]", "{}", '""', '"horse-fever/board"',
    '{"length": "quick"}', '{"__class__": "x"}', "[" * 5000, '{"' + "9" * 4000 + '": "casual"}',
)  # fmt: skip
KEYS = (
    "game",
    "rules",
    "seats",
    "options",
    "bots",
    "rewound",
    "branch",
    "told",
    "began",
    "__init__",
)


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def flipped(text: str, rng: Random) -> str:
    """A few bits of a few signs."""
    signs = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(signs))
        signs[at] = chr(ord(signs[at]) ^ 1 << rng.randrange(8))
    return "".join(signs)


def stuffed(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(JUNK) + text[at + rng.choice((0, 0, 1, 9)) :]


def shuffled(text: str, rng: Random) -> str:
    """Two lines change places, one goes, or one comes twice."""
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            del lines[one]
        case _:
            lines.insert(other, lines[one])
    return "\n".join(lines)


def headed(text: str, rng: Random) -> str:
    """Another value for something that the header says, or says anew."""
    lines = text.split("\n")
    key, value = rng.choice(KEYS), rng.choice(VALUES)
    there = [at for at, line in enumerate(lines[:12]) if line.startswith(f"{key}:")]
    if there:
        lines[there[0]] = f"{key}: {value}"
    else:
        lines.insert(rng.randint(1, 6), f"{key}: {value}")
    return "\n".join(lines)


def spliced(text: str, rng: Random) -> str:
    """A piece of the text at another place of it."""
    start = rng.randrange(len(text))
    piece = text[start : start + rng.randrange(200)]
    at = rng.randrange(len(text))
    return text[:at] + piece + text[at:]


WAYS: tuple[Callable[[str, Random], str], ...] = (
    cut, flipped, stuffed, shuffled, headed, spliced,
)  # fmt: skip


def mutations(texts: list[str], count: int, seed: int = 1928) -> Iterator[str]:
    """So many spoilt texts, one to three ways each."""
    rng = Random(seed)
    for number in range(count):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 2, 3))):
            text = WAYS[(number + _) % len(WAYS)](text, rng) or "x"
        yield text
