"""Paper: the score sheet or the slips that are being made out, and the word to the printer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.horse_fever.state import rounds_of
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.horse_fever.blanks import Blank, Printing, Slips
from web.horse_fever.seen import party_seen

PARTY = "horse-fever/party"
BLANKS = ("horse-fever/family", "horse-fever/board")
"""Games that have a score sheet; a party has slips."""


def to_slips(desk: Desk, _rest: str) -> None:
    """Open the sheet on which slips are made out, for the party on the table or blank."""
    guests: tuple[tuple[int, str], ...] = ()
    if desk.table is not None and desk.table.title.id == PARTY:
        purses = [
            one for one in party_seen(desk.table.view(None)).guests if one.here and one.team is None
        ]
        guests = tuple([(one.seat + 1, desk.table.names[one.seat]) for one in purses])
    desk.post.close()
    desk.own(Printing).close()
    desk.own(Printing).slips, desk.notice = Slips(guests, 0 if guests else 1), ""


def of_slips(desk: Desk, rest: str) -> None:
    """Whose slips are to be printed."""
    made = desk.own(Printing)
    if made.slips is not None:
        made.slips = made.slips.of(rest)


def usual(desk: Desk) -> Blank:
    """The sheet for the game on the set-up screen; a party has slips, and no sheet."""
    form = desk.form
    if form.title not in BLANKS:
        form = SetupForm.fresh(BLANKS[0])
    seats = len(form.seats)
    return Blank(form.title, seats, rounds_of(seats, form.options)).fitting()


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet on which a score sheet is made out."""
    desk.own(Printing).blank, desk.notice = usual(desk), ""


def changed(field: str, read: Callable[[str], object]) -> Callable[[Desk, str], None]:
    """Set one thing about the score sheet; what no game has is left alone."""

    def change(desk: Desk, rest: str) -> None:
        blank = desk.own(Printing).blank
        if blank is not None and (field != "title" or rest in BLANKS):
            changes: Mapping[str, object] = {field: read(rest)}
            desk.own(Printing).blank = blank._replace(**changes).fitting()  # type: ignore[arg-type]

    return change


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "score-sheet": show,
    "sheet-title": changed("title", str),
    "sheet-seats": changed("seats", int),
    "sheet-races": changed("races", int),
    "slips": to_slips,
    "slips-of": of_slips,
}
