"""What the page of a party remembers beside the table: who is expected, and who comes late."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Door:
    """The guests before the party begins.

    `computers` are the names on the list that a computer plays. `known` are names of earlier
    parties on this device, `last` those of the last one, both None until they are looked up;
    `forgetting` says that a tap on one of them forgets it.
    """

    names: list[str] = field(default_factory=list)
    computers: set[str] = field(default_factory=set)
    pasted: str = ""
    known: list[str] | None = None
    last: list[str] = field(default_factory=list)
    forgetting: bool = False


@dataclass(slots=True)
class GuestSheet:
    """The sheet of guests: whether it is open, the seat tapped on it, the newcomer's name."""

    is_open: bool = False
    whom: int | None = None
    newcomer: str = ""

    def leave(self) -> None:
        """Another table comes: nobody is chosen, and no sheet lies open."""
        self.is_open, self.whom = False, None
