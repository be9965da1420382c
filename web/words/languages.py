"""The languages of the page: what they are called, which are here, and the words of each.

A language is a folder of `locale/`; nothing else names one. English comes with the page; in the
built site all of another one lie in one archive, which is fetched when somebody wishes for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.words import shelf

ENGLISH = "en"

NAMES: dict[str, str] = shelf.index()
"""Every language, as its own speakers call it."""

LEARNT: set[str] = set()
"""Those beside English whose words are here."""

_READ: dict[tuple[str, str], Mapping[str, shelf.Table]] = {}


def learn(code: str) -> None:
    """The words of this language are here; those of English always are."""
    if code != ENGLISH:
        LEARNT.add(code)


def tables(code: str, domain: str) -> Mapping[str, shelf.Table]:
    """The tables of a domain in one language, read once; none where it does not speak of it.

    Raises FileNotFoundError for the English of a box or room that has not been opened.
    """
    if (code, domain) not in _READ:
        found = shelf.tables(code, domain)
        if code == ENGLISH and not found:
            raise FileNotFoundError(f"The English of {domain} is not here: make words")
        _READ[code, domain] = found
    return _READ[code, domain]


def table(code: str, domain: str, name: str) -> Mapping[str, Any]:
    """One table of a domain in a language; English where the language does not say an entry.

    Its texts stand in the order of the English ones, without their keys.
    """
    english: Mapping[str, Any] = tables(ENGLISH, domain).get(name, {})
    own = None if code == ENGLISH else tables(code, domain).get(name)
    if own is None:
        return english
    said = own if isinstance(own, Mapping) else dict(zip(english, own, strict=True))
    return {**english, **{key: text for key, text in said.items() if text is not None}}


def labels(code: str, domain: str) -> Mapping[str, str]:
    """The labels of a domain in a language by their English; English has none, they are its own."""
    return {} if code == ENGLISH else tables(code, domain).get("labels", {})


def wished(tags: list[str]) -> str:
    """The first language of a browser's wishes that the page speaks, else English."""
    codes = (tag.partition("-")[0].lower() for tag in tags)
    return next((code for code in codes if code in NAMES), ENGLISH)
