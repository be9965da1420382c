"""Times of day in plain words."""

from __future__ import annotations

from datetime import datetime

MINUTE, HOUR = 60_000, 3_600_000
LONG_AGO = 10**12
"""Milliseconds since 1970: before this (2001) a time is no time, only an order."""
MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def ago(then: int, now: int) -> str:
    """How long ago a moment was; both in milliseconds since 1970."""
    if then < LONG_AGO:
        return "some time ago"
    passed = now - then
    if passed < 2 * MINUTE:
        return "just now"
    if passed < HOUR:
        return f"{passed // MINUTE} minutes ago"
    days = (local(now).date() - local(then).date()).days
    if days == 0:
        hours = passed // HOUR
        return "an hour ago" if hours == 1 else f"{hours} hours ago"
    if days == 1:
        return "yesterday"
    return f"{days} days ago" if days < 7 else f"on {day(then, now)}"


def day(then: int, now: int) -> str:
    """A date, with its year where that is not this one; "" where none is known."""
    if then < LONG_AGO:
        return ""
    date, today = local(then), local(now)
    year = "" if date.year == today.year else f" {date.year}"
    return f"{date.day} {MONTHS[date.month - 1]}{year}"


def local(moment: int) -> datetime:
    """A moment by the clock on this wall."""
    return datetime.fromtimestamp(moment / 1000)
