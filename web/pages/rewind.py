"""The screen on which the whole table decides to go back; nothing secret is on it.

Two steps: first the moment is chosen, then everybody agrees. What goes back stands where nothing
was tapped before: a finger that taps once too often plays on.
"""

from __future__ import annotations

from itertools import groupby

from game.play import Refusal
from web import html as h
from web.acts.past import rewinding
from web.acts.past.rewinding import NONE_YET
from web.desk.screen import words_of
from web.desk.state import Desk
from web.parts.pieces import button, charm, greyed, toggle
from web.words.speaking import say

MOST_LOST = 10


def rewind(desk: Desk) -> h.Element:
    """Choosing the moment, or asking everybody about it."""
    moment = rewinding.chosen(desk)
    body = asking if desk.past.asking and moment is not None else choosing
    return h.section("#rewind", class_="poster", aria_labelledby="rewind-title")[
        h.div(".rays", aria_hidden="true"), body(desk, moment)
    ]


def choosing(desk: Desk, moment: rewinding.Moment | None) -> h.Node:
    """The first step: all moments, the latest first, and what the chosen one would cost."""
    return [
        h.header(".poster-head.row")[
            h.h1("#rewind-title", tabindex="-1")[say("How far back?")],
            h.p[say("The whole table goes back, or nobody does."), " ", rule()],
        ],
        h.div(".rewind-sheets")[
            h.section(".sheet.of-moments", aria_labelledby="moments-title")[
                h.h2("#moments-title")[say("Back to before this")], choices(desk)
            ],
            h.section(".sheet", aria_labelledby="lost-title", aria_live="polite")[
                h.h2("#lost-title")[say("What would be lost")],
                cost(desk, moment) if moment else h.p[say("Choose a moment.")],
            ],
        ],
        h.div(".rewind-bar.row")[
            button(say("No, play on"), "now", "big", id="rewind-no"),
            button(say("Ask everybody"), "rewind-ask", "big go", id="rewind-ask")
            if moment
            else greyed(say("Ask everybody"), NONE_YET, "rewind-ask", "big", "rewind-ask"),
        ],
    ]


def choices(desk: Desk) -> h.Element:
    """Every moment by what happened next, under the race it lies in."""
    names, step = desk.at.table.names, desk.past.step
    words = words_of(desk.at.table.title)
    return h.div(".moments")[
        (
            [
                h.h3[words.chapter(race)],
                h.div(".toggles", role="group", aria_label=words.chapter(race))[
                    [
                        toggle(
                            words.sentence(moment.first, names),
                            f"rewind-to {moment.step}",
                            moment.step == step,
                        )
                        for moment in its
                    ]
                ],
            ]
            for race, its in groupby(rewinding.moments(desk), lambda moment: moment.race)
        )
    ]


def cost(desk: Desk, moment: rewinding.Moment) -> h.Node:
    """How much goes, the first of it by name."""
    gone = words_of(desk.at.table.title).lately(rewinding.lost(desk, moment), desk.at.table.names)
    more = len(gone) - MOST_LOST
    return [
        h.p(".cost")[say("{lost:plural(step|steps)}:", lost=moment.lost)],
        h.ul(".gone-list")[(h.li[text] for text in gone[:MOST_LOST])],
        more > 0 and h.p[say("… and {more} more {more:agree(line|lines)} of the log.", more=more)],
        h.p(".anew")[
            say("Cards are drawn and dice rolled afresh. What somebody has seen stays seen.")
        ],
    ]


def asking(desk: Desk, moment: rewinding.Moment | None) -> h.Node:
    """The second step: everybody says yes, one by one, and only then the table goes back."""
    assert moment is not None
    missing, names = rewinding.missing(desk), desk.at.table.names
    before = words_of(desk.at.table.title).sentence(moment.first, names)
    return [
        h.header(".poster-head.row")[
            h.h1("#rewind-title", tabindex="-1")[say("Does everybody agree?")],
            h.p[say.nodes("Back to before: {moment}", moment=h.b[before])],
        ],
        h.div(".rewind-sheets")[
            h.section(".sheet", aria_labelledby="agree-title")[
                h.h2("#agree-title")[say("Everybody taps for themselves")],
                h.ul(".consents.stack")[
                    (consent(desk, seat, name) for seat, name in enumerate(names))
                ],
                h.p[say("The log and the result will say so."), " ", rule()],
            ],
            h.section(".sheet", aria_labelledby="lost-title")[
                h.h2("#lost-title")[say("What would be lost")], cost(desk, moment)
            ],
        ],
        h.div(".rewind-bar.row")[
            back(missing, names),
            button(say("Another moment"), "rewind-ask no", "", id="rewind-other"),
            button(say("No, play on"), "now", "big", id="rewind-no"),
        ],
    ]


def consent(desk: Desk, seat: int, name: str) -> h.Element:
    """One seat: a person's own button, or a computer, which never objects."""
    if seat in desk.at.table.bots:
        return h.li[charm(seat), h.span[say("{name} agrees, as computers do", name=name)]]
    agreed = seat in desk.past.agreed
    tick = agreed and h.b(aria_hidden="true")["✓"]
    label, look = [charm(seat), say("{name} agrees", name=name), tick], f"consent mark-{seat}"
    return h.li[toggle(label, f"agree {seat}", agreed, None, look, f"agree-{seat}")]


def back(missing: list[int], names: tuple[str, ...]) -> h.Element:
    """The last step, once nobody is missing."""
    if not missing:
        return button(say("Go back"), "go-back", "big go", id="go-back")
    refusal = Refusal(say("Still to agree: {who:players}.", names, who=missing), "U.2")
    return greyed(say("Go back"), refusal, "go-back", "big", "go-back")


def rule() -> h.Element:
    """The way to the rule of going back together."""
    return button(
        say("Rule {rule}", rule="U.2"), "rule U.2", "small quiet", id="rule-of-going-back"
    )
