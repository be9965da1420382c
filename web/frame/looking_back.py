"""Looking back: what happened at a stop, the slider over all of them, the way into a "what if"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.play import Event
from web import html as h
from web.acts.past import history
from web.desk.past import OPEN, TABLE
from web.desk.screen import SCREENS, words_of
from web.desk.state import Desk
from web.desk.wording import AnyWords
from web.parts.controls import speeds
from web.parts.pieces import button, charm, greyed, icon, toggle
from web.words.speaking import say

MOST_TOLD = 4


class Stop(NamedTuple):
    """The moment looked at: its kind, how much had been told by then, all of that, what was new."""

    kind: str
    told: int
    events: Sequence[Event]
    news: Sequence[Event]


def stop(desk: Desk) -> Stop:
    """The stop of the reel that is looked at."""
    film, index = history.reel(desk), desk.past.index
    its = film.stops[index]
    return Stop(its.kind, its.told, film.events[: its.told], film.news(index))


def table(
    desk: Desk, look: str, chapter: int, drawn: Sequence[h.Node], secrets: bool = True
) -> h.Element:
    """The table as it was to be seen at a stop in this chapter of the log.

    `drawn` is what the game draws of it; without `secrets` there is nobody to look as.
    """
    return h.div("#table", class_=f"past {look}".strip())[
        head(words_of(desk.at.table.title), chapter), drawn, bar(desk, secrets)
    ]


def head(words: AnyWords, race: int) -> h.Element:
    """Which race this was, and the way back to the present."""
    return h.header("#head")[
        h.h1("#past-title.row", tabindex="-1")[
            icon("binoculars"),
            words.chapter(race),
            " ",
            h.small[say("as it was")],
        ],
        h.p(".looking")[say("Looking back: nothing here changes the game.")],
        button([icon("scroll-quill"), say("Log")], "log", "small quiet", id="to-log"),
        button(say("Back to the game"), "now", "small go", id="to-now"),
    ]


def bar(desk: Desk, secrets: bool = True) -> h.Element:
    """What happened at this stop, the slider, and what can be done from here."""
    film, index, names = history.reel(desk), desk.past.index, desk.at.table.names
    told = words_of(desk.at.table.title).lately(film.news(index), names)
    return h.section("#bar.past-bar", aria_label=say("The game so far"))[
        h.div(".caller", tabindex="0")[
            h.div("#caller", aria_live="off" if desk.past.playing else "polite")[
                [h.p[text] for text in told[-MOST_TOLD:]] or h.p[say("The beginning.")]
            ]
        ],
        h.div(".reel.stack")[
            slider(index, history.end(desk), told[-1] if told else say("The beginning")),
            winding(desk),
        ],
        h.div(".from-here.stack")[
            secrets and desk.is_over and viewers(desk, names),
            what_if(desk),
        ],
        hands(history.hands(desk), names, words_of(desk.at.table.title)),
    ]


def slider(index: int, last: int, said: str) -> h.Element:
    """All stops on one line."""
    return h.div(".slider.row")[
        h.input(
            "#moment",
            type="range",
            min="0",
            max=str(last),
            value=str(index),
            aria_label=say("Moment of the game"),
            aria_valuetext=said,
            data_field="reel",
        ),
        h.output[say("{index} of {last}", index=index, last=last)],
    ]


def winding(desk: Desk) -> h.Element:
    """To the first stop, one back, play, one on, to the last."""
    playing = desk.past.playing
    return h.div(".winding")[
        button("«", "reel first", "", id="reel-first", name=say("First moment")),
        button("‹", "reel back", "", id="reel-back", name=say("Previous moment")),
        button(
            [icon("pause-button"), say("Pause")] if playing else [icon("play-button"), say("Play")],
            "reel play",
            "go",
            id="reel-play",
        ),
        button("›", "reel on", "", id="reel-on", name=say("Next moment")),
        button("»", "reel last", "", id="reel-last", name=say("Last moment")),
        h.div(".toggles", role="group", aria_label=say("Speed"))[speeds(desk.speed)],
    ]


def viewers(desk: Desk, names: Sequence[str]) -> h.Element:
    """Who looks: the table, a seat, or somebody who sees every card."""
    viewer, can_open = desk.past.viewer, SCREENS[desk.title].opened_up is not None
    return h.div(".toggles.viewers", role="group", aria_label=say("Who looks"))[
        toggle(say("The table"), "look-as table", viewer == TABLE),
        (
            toggle([charm(seat), name], f"look-as {seat}", viewer == seat)
            for seat, name in enumerate(names)
        ),
        can_open and toggle(say("All cards open"), "look-as open", viewer == OPEN),
    ]


def what_if(desk: Desk) -> h.Node:
    """Play on from here on a table of its own, or why not yet."""
    if desk.follows:
        return None
    if refusal := history.why_no_branch(desk):
        return greyed(say("What if, from here"), refusal, "branch", "small", "what-if")
    return button(say("What if, from here"), "branch", "small", id="what-if")


def hands(held: Mapping[int, tuple[str, ...]], names: Sequence[str], words: AnyWords) -> h.Node:
    """The hidden cards of whoever looks; a tap shows one large."""
    held = {seat: cards for seat, cards in held.items() if cards}
    if not held:
        return None
    return h.ul(".past-hands", aria_label=say("Hidden cards"))[
        (
            h.li[
                charm(seat),
                h.b[names[seat]],
                [
                    button(words.card_name(card), f"card {card}", "small", id=f"held-{seat}-{at}")
                    for at, card in enumerate(cards)
                ],
            ]
            for seat, cards in held.items()
        )
    ]
