"""Where anybody may throw a card: who could speak up, how long there is, and what goes on then."""

from __future__ import annotations

from collections.abc import Collection

from game import Table
from game.floor import options_of
from game.play import Ask
from game.really_nasty.fitting import fits, fitting
from game.really_nasty.view import View
from web import html as h
from web.acts import breath, lesson, playing
from web.desk import obvious
from web.desk.state import Desk
from web.parts.pieces import button, charm, choice, greyed, icon
from web.really_nasty import say, ways
from web.really_nasty.die import die
from web.really_nasty.state import Homeward, seen
from web.really_nasty.words import GO_ON, card_name, voice
from web.words.plain import capital


def may_speak(table: Table, _ask: Ask) -> Collection[int]:
    """The seats that could throw a card now, by what everybody can see."""
    view = seen(table.view(None))
    return [seat for seat in range(len(view.in_hand)) if fits(view, seat)]


def floor(desk: Desk, ask: Ask, view: View) -> h.Element:
    """What lets play go on, and everybody's charm, to speak up with."""
    may = desk.people if desk.alone else may_speak(desk.at.table, ask)
    return h.div("#floor.rn-floor.row")[
        h.div(".rn-speakers", role="group", aria_label=say("Who speaks up?"))[
            (speaker(desk, ask, seat, seat in may) for seat in desk.people),
            h.p(".rn-fits")[own_fits(desk) if desk.alone else what_fits(view)],
        ],
        h.div(".rn-onward.row")[
            bring_home(desk, view),
            hold(desk),
            (go_on(desk, ask, view, text) for text in ask.options if text in GO_ON),
        ],
    ]


def speaker(desk: Desk, ask: Ask, seat: int, may: bool) -> h.Element:
    """A player who may speak up; greyed where all can see that no card of theirs fits."""
    told = say("objects") if ask.what == "stewards" else say("plays a card")
    own = say("Object") if ask.what == "stewards" else say("Play a card")
    label: list[h.Node] = [
        charm(seat),
        h.span(".rn-speaks")[
            h.b[own]
            if desk.alone and desk.guide is None
            else [h.b[desk.at.table.names[seat]], h.small[told]]
        ],
    ]
    id = f"speak-{seat}"
    if may:
        asked = desk.at.table.ask
        has_one = desk.alone and asked is not None and options_of(asked, seat)
        look = f"mark-{seat} has-one" if has_one else f"mark-{seat}"
        return button(label, f"speak {seat}", look, id)
    return greyed(label, playing.no_word(desk), f"speak {seat}", f"mark-{seat}", id)


def own_fits(desk: Desk) -> str:
    """The same where one person plays alone, who may know which of these cards they hold."""
    assert desk.at.table.ask is not None
    words = dict.fromkeys(
        text.split(" ")[1] for seat in desk.people for text in options_of(desk.at.table.ask, seat)
    )
    names = [card_name(word) for word in words]
    if not names:
        return say("None of your cards fits now.")
    return say("You could throw: {cards:list}", cards=names)


def what_fits(view: View) -> str:
    """The cards that somebody may still hold and could play now: so nobody need look in vain."""
    names = [card_name(word) for word in fitting(view)]
    if not names:
        return say("No card fits now.")
    return say("Fits now, if somebody holds it: {cards:list}", cards=names)


def hold(desk: Desk) -> h.Node:
    """Where play would go on by itself, the button that holds it, and lets it go again."""
    if desk.paused:
        return button([icon("play-button"), say("Go on")], "pause", "", id="pause")
    if breath.left(desk) is None or not breath.goes_by_itself(desk):
        return None
    return button([icon("pause-button"), say("Pause")], "pause", "", id="pause")


def go_on(desk: Desk, ask: Ask, view: View, text: str) -> h.Element:
    """The button by which play goes on, with the time that is left to speak up."""
    wait = breath.left(desk)
    wanted = desk.own(breath.Breath).wanted if wait is not None else ""
    by_itself = wait is not None and breath.goes_by_itself(desk)
    rolls = say("{seat:player} rolls", desk.at.table.names, seat=view.turn)
    return choice(
        text,
        [
            text == "roll" and die(5),
            h.b[rolls if text == "roll" and by_itself else capital(voice().answer(ask.what, text))],
            wait is not None
            and h.i(
                ".breath",
                id=f"breath-{len(desk.at.table.answers)}",
                data_tenths=breath.tenths(desk),
                aria_hidden="true",
            ),
        ],
        lesson.why_not_answer(desk, text),
        f"big rn-go-on{'' if by_itself else ' go'}{' waits' if wanted == text else ''}",
    )


def is_homeward(desk: Desk, view: View) -> bool:
    """Whether the last horse is being brought home without a question."""
    is_told = desk.own(Homeward).at == (desk.id, view.race)
    return is_told and ways.is_lone(view, desk.people)


def bring_home(desk: Desk, view: View) -> h.Node:
    """The button that brings the last horse home in one go; None where there are others."""
    if not (obvious.is_wanted(desk) and ways.is_lone(view, desk.people)):
        return None
    if is_homeward(desk, view):
        return None
    return button(
        [icon("fast-forward-button"), say("Run to the line")], "homeward", "", id="homeward"
    )


def go_home(desk: Desk, _rest: str) -> None:
    """The last horse runs home, and asks its owner nothing any more."""
    desk.own(Homeward).at = (desk.id, seen(desk.view).race)
    desk.own(obvious.Obvious).at = ("", -1)
