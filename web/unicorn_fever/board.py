"""The odds board: six rows from ×2 to ×7, the last movement card, the dice, places and prizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.racing.movement import CARDS
from game.racing.odds import ROWS
from game.racing.view import RaceView
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.state import OWNER_PRIZES
from game.unicorn_fever.view import View
from web import html as h
from web.parts.pieces import charm, piece, unseen
from web.racing import dice
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import clan, picture, sign
from web.unicorn_fever.words import voice

Form = Callable[[str], h.Node] | None


def board(
    view: View,
    names: Sequence[str],
    racing: bool,
    shifts: Mapping[str, int],
    chances: Form = None,
    after: int | None = None,
) -> h.Element:
    """The whole board; its odds come so many tenths of a second later, where they are news.

    `shifts` are the rows that unicorns have just climbed (fallen below 0), `chances` draws the form
    of a unicorn where the form guide lies open.
    """
    race = view.race if racing else None
    return h.section(
        "#blackboard.side.odds-board",
        aria_labelledby="board-title",
        data_after=None if after is None else str(after),
    )[
        h.h2("#board-title")[say("Odds")],
        h.ol(".ladder")[(rung(view, row, names, race, shifts, chances) for row in ROWS)],
        rage(view),
        race is None and prizes(view),
    ]


def rung(
    view: View,
    row: int,
    names: Sequence[str],
    race: RaceView | None,
    shifts: Mapping[str, int],
    chances: Form,
) -> h.Element:
    """One row: what it pays, who stands on it, and how far the last card moves it."""
    here = [colour for colour in LANES if view.odds.get(colour) == row]
    card = "" if race is None else race.card
    far = CARDS[card][row - 1] if card else None
    return h.li(f".rung.rung-{row}", id=f"odds-{row}", data_touch=f"row {row}")[
        h.b(".pays")[say("{row:odds}", row=row)],
        h.span(".on-rung")[
            (
                [
                    stands(colour, shifts.get(colour, 0), owner(view, colour, names)),
                    chances is not None and chances(colour),
                ]
                for colour in here
            )
        ],
        far is not None and h.b(".far", id=f"far-{row}-{card}")[f"+{far}"],
    ]


@piece
def stands(colour: str, shift: int, owner: tuple[int, str] | None) -> h.Element:
    """A unicorn on its row, with its owner."""
    return h.span(".standing-on", id=f"stands-{colour}", data_touch=f"horse {colour}")[
        sign(colour),
        h.span[UNICORNS[colour]],
        shift != 0 and h.b(".shift")[("▲" if shift > 0 else "▼") + str(abs(shift))],
        owner and h.span(title=owner[1])[charm(owner[0]), unseen(owner[1])],
    ]


def owner(view: View, colour: str, names: Sequence[str]) -> tuple[int, str] | None:
    """Whose unicorn it is: seat and name."""
    seats = [one.seat for one in view.seats if one.owned == colour]
    return (seats[0], names[seats[0]]) if seats else None


def rage(view: View) -> h.Node:
    """Who is enraged, and what that does; there is room to say it of one."""
    if not view.enraged:
        return None
    alone = len(view.enraged) == 1
    return h.div(".rages")[
        h.p[
            (picture(f"power-{colour}") for colour in view.enraged),
            h.span[
                h.b[voice().teller.grammar.listed([UNICORNS[it] for it in view.enraged])],
                " ",
                h.small[voice().power(view.enraged[0]) if alone else say("are enraged")],
            ],
        ]
    ]


def prizes(view: View) -> h.Element:
    """What owners get, and the clans that are in play."""
    return h.div(".uf-prizes")[
        h.p[
            h.small[say("Owners of the first three get ")],
            h.b[" · ".join(map(str, OWNER_PRIZES.values()))],
            h.small[say(" gold")],
        ],
        view.clans and h.p(".in-play")[h.small[say("Clans:")], (clan(name) for name in view.clans)],
    ]


def rolled(thrown: Sequence[str]) -> list[h.Node]:
    """Two dice with a unicorn on each."""
    return dice.rolled(thrown, LANES, sign, UNICORNS.__getitem__)
