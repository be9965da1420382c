"""Beside the board: who holds cards of the horses that run, and what slips on them bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.dice_derby.board import HORSE, HORSES
from game.dice_derby.chances import TO, odds, to_win
from game.dice_derby.view import View
from web import html as h
from web.dice_derby import NAMES, say
from web.dice_derby.horses import mark_of, quilt
from web.parts.pieces import charm, unseen
from web.words.speaking import mark

LABELS = {"win": mark("win"), "place": mark("place"), "show": mark("show")}


def stand(view: View, names: Sequence[str], is_live: bool = False) -> h.Element:
    """A row for each horse that runs; before four are scratched, for all.

    Where it is live, with the chance of each to win from here.
    """
    now = chances_now(view) if is_live else {}
    rows = view.at or [horse for horse in HORSES if horse not in view.scratched]
    board = odds_of(view)
    return h.section("#blackboard.side.dd-stand", aria_label=title(view))[
        h.table[
            h.caption[title(view)],
            h.thead(class_=None if board or now or view.is_party else "unseen")[
                h.tr[
                    h.th(scope="col")[say("Horse")],
                    h.th(scope="col")[headed(view)],
                    now and h.th(scope="col")[say("Wins")],
                    board and [h.th(scope="col")[say(LABELS[to])] for to in TO],
                ]
            ],
            h.tbody[(row(view, names, horse, board, now) for horse in rows)],
        ],
        board and h.p(".dd-method")[say("What a slip of 10 brings, its stake with it.")],
    ]


def title(view: View) -> str:
    """What the rows tell."""
    return say("Owners and bets") if view.is_sold else say("Who holds the cards")


def headed(view: View) -> str:
    """What stands over those who have a share in a horse."""
    if view.is_sold:
        return say("Owner")
    return say("Guests") if view.is_party else say("Cards")


def odds_of(view: View) -> dict[str, dict[int, int]]:
    """What slips bring; nothing where none can be laid, or the seven are not known."""
    if not view.has_bets or not view.at:
        return {}
    lanes = tuple([view.lanes[horse] for horse in view.at])
    return {to: dict(row) for to, row in odds(tuple(view.at), lanes).items()}


def chances_now(view: View) -> Mapping[int, float]:
    """The chance of each horse to win from where it stands; nothing once one is home."""
    to_go = {horse: view.lanes[horse] - at for horse, at in view.at.items()}
    if not to_go or not min(to_go.values()):  # it steps over the line before it is told as home
        return {}
    return to_win(tuple(to_go), tuple(to_go.values()))


def row(
    view: View,
    names: Sequence[str],
    horse: int,
    board: dict[str, dict[int, int]],
    now: Mapping[int, float],
) -> h.Element:
    """One horse: who has a share in it, and what slips on it bring."""
    return h.tr(id=f"stand-{horse}", class_=f"dd-{horse}")[
        h.th(scope="row")[quilt(horse), h.b[str(horse)], unseen(f" {NAMES[horse]}")],
        h.td(".dd-holders")[holders(view, names, horse, bool(now) and view.is_party)],
        now and h.td(".dd-now")[say("{chance:percent}%", chance=now[horse])],
        board and [h.td(data_of=say(LABELS[to]))[slips(view, names, to, horse, board)]
                   for to in TO],
    ]  # fmt: skip


def holders(view: View, names: Sequence[str], horse: int, with_names: bool) -> h.Node:
    """The charm of whoever holds a card of a horse, as often as there are cards; or its owner.

    At a party it is the number, and for a whole room the name with it.
    """
    if view.is_sold:
        owner = view.owners.get(horse)
        return owner is not None and [charm(owner), unseen(names[owner])]
    held = [[HORSE[card] for card in mine].count(horse) for mine in view.cards]
    return [
        h.span(".dd-share", title=names[seat])[
            [mark_of(view, seat)] * count,
            h.span(".dd-holder.fit")[names[seat]]
            if with_names
            else unseen(f"{names[seat]} {count}"),
        ]
        for seat, count in enumerate(held)
        if count
    ]


def slips(
    view: View, names: Sequence[str], to: str, horse: int, board: dict[str, dict[int, int]]
) -> h.Node:
    """What a slip brings, and whose lie there."""
    laid = [bet for bet in view.bets if bet.to == to and bet.horse == horse]
    return [
        str(board[to][horse]),
        laid and h.span(".dd-laids")[
            [h.span(".dd-laid", title=names[it.seat])[charm(it.seat), unseen(names[it.seat])]
             for it in laid]
        ],
    ]  # fmt: skip
