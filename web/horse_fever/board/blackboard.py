"""The bookmakers' blackboard: odds, the movement card last turned, sprint dice, ranking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.horse_fever.cards import STABLE_PRIZES
from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View
from game.racing.movement import CARD_92_AS_PRINTED, CARDS, Rows
from game.racing.odds import ROWS
from web import html as h
from web.horse_fever import words
from web.horse_fever.seen import Seen, race_of
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.pieces import charm, piece, silk, unseen
from web.racing import dice as sprint
from web.words.speaking import headed

NO_SHIFTS: Mapping[str, int] = {}


Turn = Callable[[Callable[[], h.Node]], h.Node]
"""What makes the face of the board, out of what makes the usual one."""


def as_it_is(usual: Callable[[], h.Node]) -> h.Node:
    """The usual face."""
    return usual()


def blackboard(
    view: View,
    names: Sequence[str],
    racing: bool,
    shifts: Mapping[str, int] = NO_SHIFTS,
    turn: Turn = as_it_is,
    wiped_after: int | None = None,
) -> h.Element:
    """The whole board; `shifts` are the rows that stables have just climbed (fallen below 0).

    `turn` may put something else in the place of the odds. With `wiped_after`, in tenths of a
    second, the odds before these shifts are seen first, and wiped off then.
    """
    return h.section(
        "#blackboard.side",
        aria_labelledby="board-title",
        data_after=None if wiped_after is None else str(wiped_after),
    )[
        h.h2("#board-title.unseen")[say("The blackboard")],
        None if wiped_after is None else wiped(view.odds, shifts),
        turn(lambda: odds(view, names, racing and bool(race_of(view).card), shifts)),
        turned(view) if racing else None,
        ranking(view, racing) if view.race is not None else prizes(),
    ]


def odds(view: View, names: Sequence[str], moving: bool, shifts: Mapping[str, int]) -> h.Element:
    """Six rows from 1:2 down to 1:7, and how far the last card moves each."""
    moves = rows_of(view) if moving else None
    return h.table(".odds-table", data_moves=moves and "yes")[
        h.thead[
            h.tr[
                h.th(scope="col")[say("Odds")],
                h.th(scope="col")[say("Stable and owner")],
                moving and h.th(scope="col")[say("No. {number}", number=race_of(view).card)],
            ]
        ],
        h.tbody[
            (
                h.tr(id=f"odds-{row}", data_touch=f"row {row}")[
                    h.th(scope="row")[words.odds_text(row)],
                    on_row(view, row, names, shifts),
                    moves and move(row, moves[row - 1], race_of(view).card),
                ]
                for row in ROWS
            )
        ],
    ]


def on_row(view: View, row: int, names: Sequence[str], shifts: Mapping[str, int]) -> h.Element:
    """The stables that stand on a row, which cards may have made several."""
    there = [colour for colour in HORSES if view.odds.get(colour) == row]
    return h.td(data_least=at_least(len(there)))[
        (stable(colour, shifts.get(colour, 0), owner(view, colour, names)) for colour in there)
    ]


def wiped(odds: Mapping[str, int], shifts: Mapping[str, int]) -> h.Element:
    """The odds that the race was run at, until the sponge comes; for the eye only."""
    before = {colour: row + shifts.get(colour, 0) for colour, row in odds.items()}
    return h.div(".wiped", aria_hidden="true")[
        h.div(".old-odds")[
            (
                h.p[
                    h.b[words.odds_text(row)],
                    (
                        h.span[silk(colour), str(words.HORSES[colour].number)]
                        for colour in HORSES
                        if before.get(colour) == row
                    ),
                ]
                for row in ROWS
            )
        ],
        h.i(".sponge"),
    ]


def move(row: int, spaces: int, card: str) -> h.Element:
    """How far a row moves; a new card is a new element, so that it is chalked up afresh."""
    return h.td(class_=f"timed move move-{row}", id=f"move-{row}-{card}")[f"+{spaces}"]


def turned(view: View) -> h.Element:
    """The card last turned, face up upon the pile, and the sprint dice since."""
    card = race_of(view).card
    return h.div(".turned.row.timed")[
        h.div(".pack", aria_hidden="true")[
            card
            and h.div(".turning", id=f"turning-{race_of(view).unit}-{card}")[
                h.span(".face")[card], h.span(".back")
            ]
        ],
        dice(view),
    ]


def rows_of(view: View) -> Rows:
    """How far the card last turned moves each row."""
    as_printed = race_of(view).card == "92" and view.card_92 == "as printed"
    return CARD_92_AS_PRINTED if as_printed else CARDS[race_of(view).card]


@piece
def stable(colour: str, shift: int, owner: tuple[int, str] | None) -> h.Element:
    """A stable on the board, with its owner; cards may put several on one row."""
    text = words.HORSES[colour]
    return h.span(
        ".stable.row",
        id=f"stable-{colour}",
        data_touch=f"horse {colour}",
        data_shift=str(shift) if shift else None,
    )[
        silk(colour),
        h.b[str(text.number)],
        h.span(".stable-name")[text.name, " ", h.small[words.colour(colour)]],
        h.span(".shift")[("▲" if shift > 0 else "▼") + str(abs(shift))] if shift else None,
        owner and h.span(title=owner[1])[charm(owner[0]), unseen(owner[1])],
    ]


def owner(view: View, colour: str, names: Sequence[str]) -> tuple[int, str] | None:
    """Whose stable it is: seat and name."""
    seats = [player.seat for player in view.seats if colour in player.stables]
    return (seats[0], names[seats[0]]) if seats else None


def dice(view: View) -> h.Element:
    """The two sprint dice since the last card."""
    race = race_of(view)
    thrown = race.dice
    return h.div(".dice.row", id=f"dice-{race.unit}-{len(thrown)}")[
        h.span(".chalk-label")[say("Sprint")],
        rolled(thrown),
    ]


def rolled(thrown: Sequence[str]) -> list[h.Node]:
    """Two dice with a horse on each."""
    return sprint.rolled(thrown, HORSES, silk, words.colour)


def die(colour: str) -> h.Node:
    """One of them."""
    return sprint.die(colour, 0, HORSES, silk, words.colour)


def ranking(view: Seen, racing: bool) -> h.Element:
    """Places 1 to 6, filled as the horses come in."""
    done = race_of(view).ranking
    return h.div(".ranking.row")[
        h.span(".chalk-label")[
            say("Ranking") if racing else say("Race {number}", number=race_of(view).number)
        ],
        h.ol[
            (
                h.li(class_="taken" if place < len(done) else "free")[
                    h.span(".place")[str(place + 1)],
                    place < len(done) and [silk(done[place]), unseen(words.colour(done[place]))],
                ]
                for place in range(6)
            )
        ],
    ]


def prizes() -> h.Element:
    """Before the first race: what the places bring to the stables."""
    return h.div(".ranking.row.prizes")[
        h.span(".chalk-label")[say("Stable prizes")],
        h.p[
            " · ".join(
                headed(say("{place:ordinal}", place=at), words.money(prize))
                for at, prize in STABLE_PRIZES.items()
            )
        ],
    ]
