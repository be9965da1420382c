"""Everybody at a table, whatever the game: who sits where, who is asked, who plays by computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from web import html as h
from web.parts.cast import computer
from web.parts.pieces import charm, icon, unseen
from web.words.speaking import say

V = TypeVar("V")


def seats(seated: Sequence[h.Node]) -> h.Element:
    """All players, clockwise."""
    return h.section("#seats", class_=f"of-{len(seated)}", aria_label=say("The players"))[
        h.ul[seated]
    ]


def everybody(
    seat: Callable[[V, int, str, str, bool], h.Node],
) -> Callable[[V, Sequence[str], Mapping[int, str], int | None], h.Element]:
    """All players of a view, each drawn by the box: who plays there, and whether it is the turn."""

    def drawn(
        view: V, names: Sequence[str], bots: Mapping[int, str], asked: int | None
    ) -> h.Element:
        return seats(
            [
                seat(view, one, name, bots.get(one, ""), one == asked)
                for one, name in enumerate(names)
            ]
        )

    return drawn


def seat(number: int, state: str, who: h.Node, has: h.Node, title: str = "") -> h.Element:
    """One player, and what lies there; `state` is `asked`, or what the style calls it."""
    look = f"seat mark-{number} {state}".strip()
    return h.li(id=f"player-{number}", class_=look, title=title or None)[who, has]


def who(number: int, name: str, bot: str, first: str = "", purse: h.Node = None) -> h.Element:
    """The charm and the name of a player, and the purse.

    `bot` is who plays in the player's place, `first` the sign that the first player has, "" else.
    """
    return h.div(".who")[
        charm(number),
        h.b(".name.fit")[name],
        bot and h.span(".bot")[computer(bot, name), unseen(say("computer"))],
        first
        and h.span(".first", title=say("First player"))[icon(first), unseen(say("first player"))],
        purse,
    ]
