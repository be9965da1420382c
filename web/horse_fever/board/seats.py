"""The strip of the players: purse, points, stables, bets, cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.state import Bet
from game.horse_fever.view import SeatView, View
from web import html as h
from web.frame import seats as frame
from web.horse_fever import words
from web.horse_fever.board.people import cards_button
from web.horse_fever.words.people import character_line
from web.horse_fever.words.saying import say
from web.parts.pieces import piece, silk, unseen


def seats(
    view: View, names: Sequence[str], bots: Mapping[int, str], asked: int | None
) -> h.Element:
    """Everybody at the table, clockwise."""
    return frame.seats(
        [
            seat(
                player,
                names[player.seat],
                view.edition,
                bots.get(player.seat, ""),
                player.seat == view.first,
                player.seat == asked,
                view.board is not None,
            )
            for player in view.seats
        ]
    )


@piece
def seat(
    player: SeatView,
    name: str,
    edition: str,
    bot: str,
    is_first: bool,
    is_asked: bool,
    is_board: bool,
) -> h.Element:
    """One player as everybody sees that player."""
    number = player.seat
    state = "out" if player.out else "asked" if is_asked else ""
    first = "horseshoe" if is_first and not player.out else ""
    return frame.seat(
        number,
        state,
        frame.who(number, name, bot, first),
        [
            h.p(".gone")[say("Left the course")]
            if player.out
            else h.div(".belongings.row")[purse(player), stables(player), cards(player)],
            is_board and not player.out and cards_button(player, edition, number),
            h.div(".slips.row")[(bet(laid) for laid in player.bets)],
        ],
        character_line(edition, player.character) if player.character else "",
    )


def purse(player: SeatView) -> h.Element:
    """Danari and victory points; those of a bankrupt are not counted."""
    return h.div(".purse")[
        h.span(".money")[words.money(player.money)],
        h.span(".vp")[say("bankrupt") if player.bankrupt else words.points(player.vp)],
    ]


def stables(player: SeatView) -> h.Node:
    """The stables of a player, as their silks."""
    return [
        h.span(".owned", title=words.HORSES[colour].stable)[
            silk(colour), unseen(words.stable(colour))
        ]
        for colour in player.stables
    ]


def bet(laid: Bet) -> h.Element:
    """A bet on the table: horse, to win or to show, stake."""
    return h.span(class_=f"slip slip-{laid.kind}")[
        silk(laid.horse),
        unseen(words.colour(laid.horse)),
        h.b[words.bet(laid.kind)],
        " ",
        say("{stake:number}", stake=laid.stake),
    ]


def cards(player: SeatView) -> h.Node:
    """How many cards are still in the hand."""
    if not player.cards:
        return None
    backs = (h.span(".back") for _ in range(player.cards))
    return h.span(".hand-count")[
        backs, unseen(say("{count:plural(card|cards)} in hand", count=player.cards))
    ]
