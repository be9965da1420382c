"""Names of cards by id, those of one's own among them, which bear them in their ids."""

from __future__ import annotations

from typing import TypeVar

from game.decks import card_of, is_own

D = TypeVar("D")


class CardNames(dict[str, str]):
    """The printed cards of a box by id; a card of one's own is found, and is in it, too."""

    def __missing__(self, id: str) -> str:
        return card_of(id).name

    def __contains__(self, id: object) -> bool:
        return super().__contains__(id) or (isinstance(id, str) and is_own(id))

    def get(self, id: str, default: D = None) -> str | D:  # type: ignore[assignment]
        """The name of a card, else the default."""
        try:
            return self[id]
        except KeyError:
            return default
