"""Which stories a front page tells: the rarest, no two of one family, and always who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from web.rooms.gazette.story import Counted, Story

SPACE = 3
"""Stories on a front page."""
VICTORY = "victory"
ASIDE = ("twins",)
"""Stories that never lead, however rare: who is level where nobody has won is no headline."""


def rarity(counted: Counted, kind: str) -> float:
    """In what part of the counted games of its title this story was found."""
    games, found = counted
    return found.get(kind, 0) / games if games else 0.5


def front(counted: Counted, stories: Iterable[Story]) -> list[Story]:
    """The stories of a front page, the rarest first, but for what never leads."""
    by_family: dict[str, Story] = {}
    for story in sorted(stories, key=lambda one: (rarity(counted, one.kind), one.kind)):
        by_family.setdefault(story.family, story)
    chosen = list(by_family.values())[:SPACE]
    victory = by_family.get(VICTORY)
    if victory is not None and victory not in chosen:
        chosen[SPACE - 1 :] = [victory]
    return sorted(chosen, key=lambda one: one.kind in ASIDE)


def counts(of_games: Iterable[Iterable[Story]]) -> Mapping[str, int]:
    """In how many of these games each kind of story was found."""
    found: dict[str, int] = {}
    for stories in of_games:
        for kind in {story.kind for story in stories}:
            found[kind] = found.get(kind, 0) + 1
    return dict(sorted(found.items()))
