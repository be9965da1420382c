"""How loud sound is to the ear: ITU-R BS.1770, in LUFS, of samples at any rate."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import log10, pi, tan

WINDOW = 0.4
"""Seconds of a momentary loudness."""

Filter = tuple[float, float, float, float, float]


def shelf(rate: int) -> Filter:
    """What a head does to what comes from in front."""
    k, q = tan(pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    return (
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )


def cut(rate: int) -> Filter:
    """The deepest tones, which are hardly heard."""
    k, q = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0


def filtered(samples: Sequence[float], by: Filter) -> Sequence[float]:
    """Samples through a filter of second order."""
    b0, b1, b2, a1, a2 = by
    x1 = x2 = y1 = y2 = 0.0
    out = array("d", bytes(8 * len(samples)))
    for at, x in enumerate(samples):
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out[at] = y
    return out


def loudness(samples: Sequence[float], rate: int, whole: bool = False) -> float:
    """LUFS of the loudest 400 ms, silence around it where it is shorter; or of the whole."""
    ear = filtered(filtered(samples, shelf(rate)), cut(rate))
    span = len(ear) if whole else int(WINDOW * rate)
    most = total = 0.0
    for at, one in enumerate(ear):
        total += one * one
        if at >= span:
            total -= ear[at - span] ** 2
        most = max(most, total)
    return -0.691 + 10 * log10(most / span)
