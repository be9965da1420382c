"""What can be answered: a throw, a slip, a bid, another race."""

from __future__ import annotations

from collections.abc import Sequence

from game.dice_derby.chances import TO
from game.dice_derby.selling import PASS
from game.dice_derby.view import View
from game.play import Ask
from web import html as h
from web.acts import lesson
from web.desk.state import Desk
from web.dice_derby import NAMES, say
from web.dice_derby.dice import thrown
from web.dice_derby.horses import quilt
from web.dice_derby.stand import LABELS, odds_of
from web.dice_derby.throwing import can_be_thrown_for, may_throw_for_all, minutes_gone
from web.dice_derby.words import voice
from web.parts.pieces import button, choice, unseen

LAST = "last"
"""Once the time is over no race begins but one, which is called the last (D.11)."""


def answers(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The buttons of the open question."""
    if ask.what == "throw":
        return throw(desk, ask, view.is_party)
    if ask.what == "bet":
        return bets(desk, ask, view)
    if ask.what == "bid":
        return bids(desk, ask)
    is_over = ask.what == "another race" and minutes_gone(desk) >= view.minutes
    texts = [
        text for text in ask.options if not (is_over and text == "race" and LAST in ask.options)
    ]
    return h.div(".actions")[(plain(desk, ask, text) for text in texts)]


def plain(desk: Desk, ask: Ask, text: str, look: str = "big") -> h.Element:
    """An answer in its words."""
    why = lesson.why_not_answer(desk, text)
    return choice(text, voice().words.answer(ask.what, text), why, look)


def throw(desk: Desk, ask: Ask, is_party: bool) -> h.Element:
    """Two dice in the hand: a tap, a flick or a shake throws them, or they go by themselves.

    The last button is shown where a browser has to be asked before it tells of shakes.
    """
    why = lesson.why_not_answer(desk, "throw")
    label = [thrown((), "in-hand", "answer-throw"), h.b[voice().words.answer(ask.what, "throw")]]
    for_all = may_throw_for_all(desk)
    ways = " dd-two-ways" if for_all and not is_party else ""
    return h.div(class_=f"actions dd-throw{ways}")[
        choice("throw", label, why, "big go dd-cup"),
        can_be_thrown_for(desk)
        and not is_party
        and button(say("Throw for me from now on"), f"throw-for {ask.who}", "", "throw-for-me"),
        for_all
        and button(say("Throw for everybody from now on"), "throw-for-all", "", "throw-for-all"),
        h.button(".button.quiet.dd-shake", type="button", data_asks="motion")[
            say("Shake to throw")
        ],
    ]


def bets(desk: Desk, ask: Ask, view: View) -> h.Element:
    """A column for each horse that runs, a row for win, place and show."""
    board = odds_of(view)
    return h.div(".dd-bets.stack")[
        h.div(".dd-bet-table", role="group", aria_label=say("Slips"))[
            (
                h.div(".dd-bet-column")[
                    h.span(".dd-bet-head")[quilt(horse), h.b[str(horse)]],
                    (slip(desk, to, horse, board[to][horse]) for to in TO),
                ]
                for horse in view.at
            )
        ],
        plain(desk, ask, PASS, "quiet"),
    ]


def slip(desk: Desk, to: str, horse: int, pays: int) -> h.Element:
    """One slip: what for, and what it brings."""
    text = f"{to} {horse}"
    label = [h.small[say(LABELS[to])], h.b[str(pays)], unseen(f" {horse} {NAMES[horse]}")]
    return choice(text, label, lesson.why_not_answer(desk, text), "dd-slip")


def bids(desk: Desk, ask: Ask) -> h.Element:
    """What may be bid, and the way to let the horse go."""
    said: Sequence[str] = [text for text in ask.options if text != PASS]
    return h.div(".actions.dd-bids")[
        (plain(desk, ask, text, "big") for text in said), plain(desk, ask, PASS, "quiet")
    ]
