"""The bar at a question: what is asked, and everything that can be tapped to answer it."""

from __future__ import annotations

from functools import partial

from game.play import Ask
from game.really_nasty.cards import DOUBLES
from game.really_nasty.course import (
    FENCE,
    FENCES,
    OVER,
    SECTION,
    SPACE,
    lane_of,
    left_of,
)
from game.really_nasty.moving import ends, wanderings
from game.really_nasty.race import SIX, names_of
from game.really_nasty.view import View
from web import html as h
from web.acts import confirm, lesson
from web.desk.state import Desk
from web.frame import question
from web.frame.tools import tools
from web.parts.pieces import button, choice, greyed, icon
from web.really_nasty import SILKS, bets, entries, hand, say, ways
from web.really_nasty.course import NOBODY, Choosing
from web.really_nasty.die import die
from web.really_nasty.floor import bring_home, floor, is_homeward
from web.really_nasty.silks import bust, stable
from web.really_nasty.state import fallers, seen
from web.really_nasty.words import voice
from web.words.plain import capital

MOVES = ("move", "double", "wander")
ROLLED = (*MOVES, "hemmed in")
FLOORS = ("before the roll", "after a fall", "stewards")


def choosing(desk: Desk, view: View) -> Choosing:
    """Where the asked player's horse could go."""
    ask = desk.ask
    if ask is None or ask.what not in MOVES:
        return NOBODY
    its = view.horses[ask.who]
    others = [SPACE[one.at] for seat, one in enumerate(view.horses)
              if one.at >= 0 and seat != ask.who]  # fmt: skip
    if ask.what == "wander":
        found = wanderings(its.at, view.die, others)
    else:
        inward = ask.what == "move" and view.die == SIX
        found = ends(its.at, view.die, others, inward)
    known = names_of(found)
    rows = [(text, known[text], found[known[text]]) for text in ask.options if text in known]
    best = "" if ask.what == "wander" else ways.best(rows)
    own = DOUBLES[view.grades[ask.who]] if ask.what != "wander" else ()
    hand = seen(desk.table.view(ask.who)).hand if desk.table and desk.alone else ()
    return Choosing(
        ask.who,
        rows,
        tuple(one for one in own if one not in its.doubled),
        best,
        partial(lesson.why_not_answer, desk),
        tuple(hand),
    )


def obvious(desk: Desk, ask: Ask) -> str:
    """The answer to a move that needs no decision, and all of a horse that is brought home."""
    view = seen(desk.view)
    if ask.what not in ROLLED:
        return ""
    found = choosing(desk, view)
    return ways.homeward(ask, found) if is_homeward(desk, view) else ways.obvious(ask, found)


def bar(desk: Desk, view: View, ask: Ask) -> h.Element:
    """The question on the left, the answers beside it."""
    asked = voice().question(ask, desk.at.table.names, view)
    return question.asking(
        ask,
        [ask.what in ROLLED and die(view.die), h.span[asked.title]],
        asked.help,
        tools(desk, ask),
        answers(desk, ask, view),
        "speaking" if desk.speaking is not None else "",
    )


def answers(desk: Desk, ask: Ask, view: View) -> h.Node:
    """What can be tapped."""
    if ask.what in FLOORS:
        return hand.hand(desk, ask, view) if desk.speaking is not None else floor(desk, ask, view)
    if ask.what in ROLLED:
        return moves(desk, ask, view)
    if ask.what == "entries":
        return h.div(".actions")[entries.send(desk)]
    if ask.what == "bet":
        return bets.horses(desk, ask, view)
    if ask.what == "stake":
        return bets.stake(desk, ask, view)
    return h.div(".rn-colours.stack")[(colours(desk, ask, silk) for silk in SILKS)]


def colours(desk: Desk, ask: Ask, silk: str) -> h.Element:
    """A stable to choose, or whose it is."""
    refusal = None if silk in ask.options else desk.at.table.why_not(silk)
    refusal = refusal or lesson.why_not_answer(desk, silk)
    return choice(silk, [bust(silk), h.b[stable(silk)]], refusal, "rn-colour")


def moves(desk: Desk, ask: Ask, view: View) -> h.Element:
    """What the lit spaces risk, and what can be done without moving."""
    found = choosing(desk, view)
    fences = dict.fromkeys(FENCE[end] for _, end, _ in found.ends if end != OVER and FENCE[end])
    return h.div(".rn-moves.row")[
        h.ul(".rn-legend")[
            any(end == OVER for _, end, _ in found.ends)
            and h.li(".over")[icon("checkered-flag"), say("Over the line!")],
            found.doubles
            and any(end != OVER and is_double(found, end) for _, end, _ in found.ends)
            and h.li(".doubles")[h.b["×2"], say("stop here and you may run the roll again")],
            ask.what != "wander"
            and [
                risk(fence, left)
                for fence in fences
                if (left := fallers(view, fence, found.own))
            ],
        ],
        h.div(".actions")[
            best_way(view, ask, found),
            bring_home(desk, view),
            (
                choice(text, capital(voice().answer(ask.what, text)),
                       lesson.why_not_answer(desk, text), "")
                for text in ask.options
                if text in ("stay", "stand", "withdraw")
            )
        ],
    ]  # fmt: skip


def best_way(view: View, ask: Ask, found: Choosing) -> h.Node:
    """The way that leaves the fewest lengths, as one large button."""
    end = next((end for text, end, _ in found.ends if text == found.best), None)
    if end is None:
        return None
    fence = FENCE[end] if end != OVER else ""
    label = [
        icon("checkered-flag") if end == OVER else None,
        h.span[
            h.b[say("Over the line") if end == OVER else say("The shortest way")],
            end != OVER
            and h.small[
                say(
                    "lane {lane}, {left:plural(length|lengths)} to run{fence:some(, on {name})}",
                    lane=lane_of(end),
                    left=left_of(end),
                    fence=fence,
                    name=FENCES[fence].name if fence else "",
                )
            ],
        ],
    ]
    refusal = found.why_not(found.best)
    if refusal is not None:
        return greyed(label, refusal, f"why {found.best}", "big rn-best", "best-way")
    return button(label, "best-way", "big go rn-best", "best-way")


def go_best(desk: Desk, _rest: str) -> None:
    """Run the way that leaves the fewest lengths."""
    if desk.ask is not None and (best := choosing(desk, seen(desk.view)).best):
        confirm.give(desk, best)


def is_double(found: Choosing, end: int) -> bool:
    """Whether stop here and you may run the roll again."""
    return SECTION[end] in found.doubles


def risk(fence: str, count: int) -> h.Element:
    """What a stop on this fence risks: the Faller cards that have not been played."""
    return h.li(".risk")[
        h.b["!"],
        say(
            "{fence}: {count:plural(Faller card|Faller cards)} not played yet",
            fence=FENCES[fence].name,
            count=count,
        ),
    ]
