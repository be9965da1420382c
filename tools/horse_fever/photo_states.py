"""The photograph of a finish with two horses, and with as many as there can be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.horse_fever.lanes import HORSES
from tools.staging import searched
from web.desk.state import Desk


def photographed(among: int) -> Desk:
    """A photograph as it lies on the stage; so many stand in it as are wanted."""
    desk = searched(3, is_photo, "normal")
    assert desk.shown is not None
    event = next(it for it in desk.shown.news if it.kind == "photo finish")
    first = event.facts["horse"]
    wanted = (first, *[it for it in HORSES if it != first][: among - 1])
    event.facts["among"] = tuple(it for it in HORSES if it in wanted)  # type: ignore[index]
    return desk


def is_photo(desk: Desk) -> bool:
    """Stop while a photograph is shown."""
    is_told = desk.shown is not None and any(it.kind == "photo finish" for it in desk.shown.news)
    return desk.is_behind and is_told


PHOTO_STATES: dict[str, Callable[[], Desk]] = {
    f"photo-{count}": partial(photographed, count) for count in range(2, 7)
}
