"""Times of day in plain words."""

from __future__ import annotations

from datetime import datetime

from web.words.speaking import mark, say

MINUTE, HOUR = 60_000, 3_600_000
LONG_AGO = 10**12
"""Milliseconds since 1970: before this (2001) a time is no time, only an order."""
MONTHS = (
    *(mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June")),
    *(mark("July"), mark("August"), mark("September"), mark("October"), mark("November")),
    mark("December"),
)


def ago(then: int, now: int) -> str:
    """How long ago a moment was; both in milliseconds since 1970."""
    if then < LONG_AGO:
        return say("some time ago")
    passed = now - then
    if passed < 2 * MINUTE:
        return say("just now")
    if passed < HOUR:
        return say("{minutes:plural(minute|minutes)} ago", minutes=passed // MINUTE)
    days = (local(now).date() - local(then).date()).days
    if days == 0:
        hours = passed // HOUR
        if hours == 1:
            return say("an hour ago")
        return say("{hours:plural(hour|hours)} ago", hours=hours)
    if days == 1:
        return say("yesterday")
    if days < 7:
        return say("{days:plural(day|days)} ago", days=days)
    return say("on {day}", day=day(then, now))


def day(then: int, now: int) -> str:
    """A date, with its year where that is not this one; "" where none is known."""
    if then < LONG_AGO:
        return ""
    date, today = local(then), local(now)
    month = say(MONTHS[date.month - 1])
    if date.year == today.year:
        return say("{day} {month}", day=date.day, month=month)
    return say("{day} {month} {year}", day=date.day, month=month, year=date.year)


def local(moment: int) -> datetime:
    """A moment by the clock on this wall."""
    return datetime.fromtimestamp(moment / 1000)
