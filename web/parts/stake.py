"""A stake by sliding."""

from __future__ import annotations

from web import html as h


def slider(now: int, least: int, most: int, step: int, label: str, told: str) -> h.Element:
    """The stake between the least and the most; `told` is what it is now, in the money of a box."""
    return h.input(
        "#stake",
        type="range",
        data_field="stake",
        min=str(least),
        max=str(most),
        step=str(step),
        value=str(now),
        aria_label=label,
        aria_valuetext=told,
    )
