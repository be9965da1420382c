"""The texts of a title in one language: those of any game, and its own."""

from __future__ import annotations

from collections.abc import Mapping

from web.gazette.story import Texts
from web.gazette.words import en, fr, it

SHARED: Mapping[str, Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "en": en.TOLD,
    "fr": fr.TOLD,
    "it": it.TOLD,
}


def texts(
    scores: Mapping[str, str],
    own: Mapping[str, Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] | None = None,
    debts: Mapping[str, tuple[str, str]] | None = None,
) -> dict[str, Texts]:
    """By language: `scores` says a score in each, `own` are the title's stories.

    `debts` says that loans are unpaid, and what that means.
    """
    own, debts = own or {}, debts or {}
    return {
        code: Texts({**told, **own.get(code, {})}, scores[code], *debts.get(code, ()))
        for code, told in SHARED.items()
    }
