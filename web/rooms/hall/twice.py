"""A button that wants a second tap."""

from __future__ import annotations

from web import html as h
from web.parts.pieces import button
from web.rooms.hall.room import Room


def twice(here: Room, do: str, label: str, again: str, look: str) -> h.Element:
    """It says so after the first."""
    asked = here.asking == do
    id = f"hall-{do.partition(' ')[0]}"
    return button(again if asked else label, f"hall {do}", "go" if asked else look, id=id)
