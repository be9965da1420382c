"""The doors by which views and results come in: which of the box's games they are of is said here.

The Family and the Board Game share a view; the party has one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.horse_fever.party.scoring import Result as PartyResult
from game.horse_fever.party.view import PartyView
from game.horse_fever.scoring import Result
from game.horse_fever.state import Offer
from game.horse_fever.view import BoardView, View
from game.racing.view import RaceView
from web.desk.door import door, ended_in

Seen = View | PartyView
"""A view of any game of the box."""


class Field(Protocol):
    """What the course is drawn from: a view of the Family or the Board Game, or a party's."""

    @property
    def race(self) -> RaceView | None: ...
    @property
    def odds(self) -> Mapping[str, int]: ...
    @property
    def placed(self) -> Mapping[str, tuple[tuple[int, str | None], ...]]: ...
    @property
    def board(self) -> BoardView | None: ...
    @property
    def edition(self) -> str: ...


seen = door(View)
"""A view of the Family or the Board Game."""

party_seen = door(PartyView)
"""A view of the party."""


def either(view: object) -> Seen:
    """A view of any game of the box."""
    assert isinstance(view, View | PartyView)
    return view


def board_of(view: View) -> BoardView:
    """What only the Board Game has on the table."""
    assert view.board is not None
    return view.board


def offer_of(view: View) -> Offer:
    """The wish to buy that is being answered."""
    offer = board_of(view).offer
    assert offer is not None
    return offer


def auction_of(view: View) -> tuple[str, int, int | None, tuple[int, ...]]:
    """The auction that is on: its kind, the price, who named it, and who is still in."""
    auction = board_of(view).auction
    assert auction is not None
    return auction


def race_of(view: Field | PartyView) -> RaceView:
    """The race on the stage, or the one that is paid: a view without one shows neither."""
    assert view.race is not None
    return view.race


ended = ended_in(Result)
"""How a Family or a Board Game has ended."""

party_ended = ended_in(PartyResult)
"""How a party has ended."""
