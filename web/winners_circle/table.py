"""The table of Winner's Circle: players, course, race cards, and the question to answer next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.play import CHANCE, Ask
from game.winners_circle.chances import Chance
from game.winners_circle.courses import PACE_BONUS
from game.winners_circle.view import View
from web import html as h
from web.acts import confirm, lesson
from web.desk.fingers import fingers
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.frame import question, waited
from web.frame import seats as frame
from web.frame.head import head, race_told
from web.frame.tools import tools
from web.parts.pieces import button, charm, heads, unseen
from web.racing import bar as bar_below
from web.winners_circle import odds, payoffs, say
from web.winners_circle.heard import heard
from web.winners_circle.parade import is_over, parade
from web.winners_circle.portraits import cloth, portrait
from web.winners_circle.programme import Asking, chip, nth, programme
from web.winners_circle.standing import course_of, factor, payouts
from web.winners_circle.state import seen
from web.winners_circle.track import die, track
from web.winners_circle.words import voice
from web.winners_circle.words.names import NAMES
from web.words.confirm import in_question

ORDER = ("line-up", "bets", "race", "payoffs")
LINES = 2
"""So many sentences stand in the bar while others play."""


def table(desk: Desk) -> h.Element:
    """Everything on the table, drawn from what the people in front of it may see."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    phase = "payoffs" if desk.payoffs_open else view.phase
    asked = ask.who if ask is not None and ask.who != CHANCE else acting(desk, view)
    waits = waiting(desk)
    chip = fingers(desk).held(view.chips) if ask is not None and ask.what == "chip" else ""
    asking = Asking(ask, chip, waits, partial(lesson.why_not_answer, desk))
    return h.div("#table", class_=f"phase-{phase} pace-{desk.speed}")[
        head(
            desk,
            race_told(desk, view.race, view.races),
            [(one, voice().tables.phases[one]) for one in ORDER],
            phase,
        ),
        seats(view, names, desk.at.table.bots, asked),
        payoffs.bills(view, desk.at.table.names, desk.at.shown.events)
        if desk.payoffs_open
        else parade(view)
        if is_over(desk.at.shown.news)
        else track(
            unlit(desk, view),
            infield(view, names, asked),
            ask is not None and ask.what == "horse",
            waits,
            desk.at.shown.news,
            waited.on_stage(desk, "chip"),
        ),
        programme(unlit(desk, view), names, asking, chances_of(desk)),
        bar(desk, view, ask),
    ]


def unlit(desk: Desk, view: View) -> View:
    """The view whose die is still rolling: no row is lit before it lies."""
    return view if desk.at.shown.air is None else view._replace(die="")


def chances_of(desk: Desk) -> Mapping[str, Chance] | None:
    """What the odds helper has found so far, for every horse; None where it does not help."""
    return (odds.found(desk) or {}) if odds.has_odds(desk) else None


def waiting(desk: Desk) -> str:
    """The horse that has been tapped once and waits for a second tap; "" for none."""
    second = confirm.waiting(desk)
    return "" if second is None else second.text.rpartition(" ")[2]


def acting(desk: Desk, view: View) -> int | None:
    """Whose turn it is while nobody is asked on the screen."""
    return view.turn if view.phase in ("bets", "race") and not desk.is_over else None


def seat(view: View, number: int, name: str, bot: str, is_asked: bool) -> h.Element:
    """One player: name, money, and the chips still in hand or where they lie."""
    laid = [bet for bet in view.bets if bet.seat == number]
    first = "horseshoe" if number == view.first and view.race else ""
    money = h.span(".money")[say("{money:number}", money=view.money[number])]
    return frame.seat(
        number,
        "asked" if is_asked else "",
        frame.who(number, name, bot, first, money),
        h.div(".slips.row")[
            (
                h.span(".laid", title=NAMES[view.runners[bet.horse]])[
                    cloth(bet.horse),
                    unseen(f" {NAMES[view.runners[bet.horse]]} "),
                    h.b["?" if bet.chip is None else str(bet.chip)],
                ]
                for bet in laid
            ),
            view.phase in ("line-up", "bets")
            and [h.span(".unlaid", aria_hidden="true") for _ in range(view.in_hand[number])],
        ],
    )


seats = frame.everybody(seat)
"""Everybody at the table with purse and chips, clockwise."""


def infield(view: View, names: Sequence[str], asked: int | None) -> h.Node:
    """In the middle of the oval: the die and who rolls, the first three, what is paid."""
    return [
        h.div(".winners", aria_label=say("First three"), role="group")[
            (spot(view, place) for place in range(3))
        ],
        rolled(view, names, asked) if view.phase == "race" else paying(view),
    ]


def spot(view: View, place: int) -> h.Element:
    """A spot in the winner's circle: the horse that came to this place, or its number."""
    if place < len(view.finished):
        horse = view.finished[place]
        return h.div(class_=f"spot is-taken place-{place + 1}", id=f"spot-{place + 1}")[
            portrait(view.runners[horse], horse),
            cloth(horse),
            h.b[nth(place + 1)],
            unseen(f" {NAMES[view.runners[horse]]}"),
        ]
    return h.div(class_=f"spot place-{place + 1}", id=f"spot-{place + 1}")[h.b[nth(place + 1)]]


def rolled(view: View, names: Sequence[str], asked: int | None) -> h.Element:
    """The die as it fell, and for whom."""
    number = f"{view.race}-{view.turn}-{len(view.moved)}-{view.die}"
    return h.div(".throw")[
        view.die and h.span(id=f"die-{number}")[die(view.die)],
        h.p[
            charm(view.turn),
            h.b[names[view.turn]] if view.turn < len(names) else None,
        ],
        double(view),
    ]


def double(view: View) -> h.Node:
    """That the last race counts double."""
    return view.race == view.races and h.p(".double")[say("Everything counts double")]


BETS = range(1, 8)
"""So many columns of the payout table stand in the middle; the rest pay as the last of them."""


def paying(view: View) -> h.Element:
    """The payout table, as it lies in the middle of the board."""
    course = course_of(view)
    columns = [payouts(view, bets) for bets in BETS]
    rows = zip((say("Win"), say("Place"), say("Show")), zip(*columns, strict=True), strict=True)
    return h.div(".throw")[
        h.table(".payout-table")[
            h.caption[say("What a chip of 1 brings, by the bets on its horse")],
            heads(unseen(say("Comes in")), *(say("{bets}", bets=bets) for bets in BETS)),
            h.tbody[
                (
                    h.tr[h.th(scope="row")[label], (h.td[str(each)] for each in row)]
                    for label, row in rows
                )
            ],
        ],
        (course.penalty or course.pace)
        and h.p[
            course.penalty > 0
            and say("Last: −{penalty} a chip", penalty=factor(view) * course.penalty),
            course.pace > 0 and " · ",
            course.pace > 0
            and say(
                "First at space {space}: +{bonus}",
                space=course.pace,
                bonus=factor(view) * PACE_BONUS,
            ),
        ],
        double(view),
    ]


def bar(desk: Desk, view: View, ask: Ask | None) -> h.Element:
    """What to tap next: the open question, what the others do, or the payoffs."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if ask is None:
        return watching(desk)
    if waiting(desk):
        return once_more(desk, view, ask)
    asked = voice().question(ask, desk.at.table.names, view)
    title: h.Node = h.span[asked.title]
    if ask.what == "horse":
        fallen = say("{face:face}", face=view.die)
        title = [die(view.die), h.span[asked.title, unseen(f" {fallen}")]]
    return question.asking(
        ask,
        title,
        asked.help,
        tools(desk, ask),
        chips(desk, ask, view) if ask.what == "chip" else h.div(".latest")[told(desk)],
    )


def once_more(desk: Desk, view: View, ask: Ask) -> h.Element:
    """An answer that cannot be taken back, before it is given."""
    assert desk.second is not None
    text, names, words = desk.second.text, desk.at.table.names, voice().words
    if is_face_down(desk, ask, view):
        about = words.about_to_unseen(ask, text, names)
    else:
        about = words.about_to(ask, text, names, view)
    return question.asking(
        ask,
        in_question(about),
        say("Tap the same horse again, or another one. No undo after this."),
        None,
        h.div(".actions")[
            button(say("Change it"), "close", "big", "change-it"),
            button(
                say("Run!") if ask.what == "horse" else say("Lay it"), "do-it", "big go", "do-it"
            ),
        ],
        "once-more",
    )


def chips(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The chips in hand: the one that is pressed is laid by the next tap on a horse."""
    covered = is_face_down(desk, ask, view)
    in_hand = [None] * view.in_hand[ask.who] if covered else [int(one) for one in view.chips]
    chosen = fingers(desk).of(in_hand)
    return [
        h.div(".chips-in-hand", role="group", aria_label=say("Your chips"))[
            (in_fingers(ask.who, *it, it[0] == chosen) for it in enumerate(in_hand))
        ],
        (covered or 2 in in_hand) and h.p("#two-bets")[say("A chip of 2 counts as two bets.")],
    ]


def in_fingers(seat: int, number: int, worth: int | None, chosen: bool) -> h.Element:
    """One chip in hand."""
    return h.button(
        ".button.toggle.chip-choice",
        id=f"chip-{number}",
        type="button",
        data_do=f"hold {number}",
        data_drag=f"chip {number}",
        data_chip=None if worth is None else str(worth),
        aria_pressed="true" if chosen else "false",
        aria_label=say("A chip face down")
        if worth is None
        else say("A chip of {chip}", chip=worth),
    )[chip(seat, worth)]


def told(desk: Desk) -> list[h.Element]:
    """What has happened since this player's last turn, the newest last."""
    return [h.p[text] for text in heard(desk)[-LINES:]]


def watching(desk: Desk) -> h.Element:
    """While others play: the caller, and the buttons that hurry or hold it."""
    skip = bar_below.to_a_turn(desk) if seen(desk.view).phase == "race" else ""
    return bar_below.watching(desk, heard(desk)[-LINES:], skip)
