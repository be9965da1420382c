"""The texts of a title in the language of the page: those of any game, and its own.

What stands on every front page is the Gazette's catalogue; what a box has for it stands in the
catalogue of the box, in tables whose names begin with `gazette`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from web.rooms.gazette.story import Texts
from web.words import languages, speaking

HOUSE = "gazette"


def every_page(name: str) -> Mapping[str, Any]:
    """What stands on every front page: `page`, `adverts`, `told`."""
    return languages.table(_spoken(), HOUSE, name)


def texts(score: str = "", domain: str = "", *, is_guest: bool = False) -> Callable[[], Texts]:
    """The texts of a title, asked for when a paper is printed.

    `score` says a score; a title without one has it among the words of its own, which `domain`
    names: there are the stories of the title, and what is said of unpaid loans, if anything. A
    guest is no race: it shares no story with the others, and its own words stand on the page.
    """
    return lambda: _texts(_spoken(), score, domain, is_guest)


@cache
def _texts(code: str, score: str, domain: str, is_guest: bool) -> Texts:
    shared = {} if is_guest else languages.table(code, HOUSE, "told")
    if not domain:
        return Texts(shared, score)
    own, said = (languages.table(code, f"{domain}.{HOUSE}", name) for name in ("told", HOUSE))
    loans = (said.get("owing", ""), said.get("debts", ""))
    told, score = {**shared, **own}, score or said["score"]
    if not is_guest:
        return Texts(told, score, *loans)
    return Texts(told, score, *loans, said, languages.table(code, f"{domain}.{HOUSE}", "adverts"))


def _spoken() -> str:
    """The language of the page, if its words are here."""
    is_here = speaking.LANGUAGE in languages.LEARNT
    return speaking.LANGUAGE if is_here else languages.ENGLISH
