"""The probe on the page: the smallest screen that a game can have."""

from __future__ import annotations

from typing import Any

import htpy as h

from game import Table
from tests.probe.box import BOX, coin
from tests.probe.game import ID, ROUNDS, CoinView
from tests.probe.words import ENGLISH
from web.acts.past import history
from web.big import frame
from web.desk.beat import delay
from web.desk.box import Poster
from web.desk.pace import chapters
from web.desk.screen import Moment, Screen, Summary, words_of
from web.desk.state import Desk
from web.frame import floor
from web.frame.head import head
from web.frame.looking_back import bar as past_bar
from web.frame.looking_back import head as past_head
from web.frame.tools import tools
from web.parts.controls import controls
from web.parts.pieces import button, charm, choice
from web.words.taking_back import often_back, what_if

MOMENTS = {
    "picked": Moment("tick", 0.5, act=True, own=True),
    "doubled": Moment("coins", 0.9, act=True, own=True),
    "shown": Moment("card", 0.9, act=True, own=True),
    "tossed": Moment("coins", 1.0, opens=True),
}


def players(view: CoinView, names: tuple[str, ...]) -> h.Element:
    """Who plays, their points, and what they have said before this toss."""
    said = dict.fromkeys(view.doubled, "doubles")
    said |= {seat: f"shows {side}" for seat, side in view.shown}
    return h.section("#seats", aria_label="The players")[
        h.ul[
            (
                h.li(id=f"player-{seat}", class_=f"seat mark-{seat}")[
                    charm(seat), h.b[name], f" {view.points[seat]} ", said.get(seat)
                ]
                for seat, name in enumerate(names)
            )
        ]
    ]


def stage(view: CoinView) -> h.Element:
    """The coin as it fell last, and the own pick for whoever may see it."""
    return h.section(".sheet", aria_label="The coin")[
        h.p[coin(), f" It fell on {view.coin}." if view.coin else " It has not been tossed yet."],
        view.pick and h.p("#own-pick")[f"You have picked {view.pick}."],
    ]


def table(desk: Desk) -> h.Element:
    """Everything on the table."""
    assert desk.table is not None
    view = desk.view
    return h.div("#table")[
        head(desk, f"Toss {view.round} of {ROUNDS}"),
        players(view, desk.table.names),
        stage(view),
        watching(desk) if desk.ask is None else asking(desk),
    ]


def asking(desk: Desk) -> h.Element:
    """The question, and what can be answered by whoever is in front of the page."""
    table, ask = desk.table, desk.ask
    assert table is not None and ask is not None
    asked = ENGLISH.question(ask, table.names, desk.view)
    if ask.what == "side":
        label = ENGLISH.answer
        said: h.Node = [choice(text, label("side", text), None) for text in ask.options]
    else:
        said = floor.answers(desk, ask)
    return h.section("#bar", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[asked.title], h.p[asked.help], tools(desk, ask)
        ],
        h.div(".actions")[said],
    ]


def watching(desk: Desk) -> h.Element:
    """What has just happened, while it is being shown."""
    assert desk.table is not None and desk.shown is not None
    told = ENGLISH.lately(desk.shown.news, desk.table.names)
    return h.section("#bar.race-bar", aria_label="The game")[
        h.div(".caller")[
            h.div("#caller", aria_live="polite", tabindex="-1")[
                [h.p[text] for text in told] or h.p["The others play."]
            ]
        ],
        controls(desk, "Skip ahead"),
    ]


def past(desk: Desk) -> h.Element:
    """The table at an earlier moment."""
    assert desk.table is not None
    film, seen = history.reel(desk), history.view(desk)
    told = film.events[: film.stops[desk.past.index].told]
    return h.div("#table.past")[
        past_head(words_of(desk.table.title), chapters(desk.table, told)),
        players(seen, desk.table.names),
        stage(seen),
        past_bar(desk),
    ]


def won(result: Any, names: tuple[str, ...]) -> str:
    """Who has won."""
    verb = "wins" if len(result.winners) == 1 else "win"
    return f"{' and '.join(names[seat] for seat in result.winners)} {verb}"


def standings(result: Any, names: tuple[str, ...]) -> h.Element:
    """The points in the end."""
    return h.ol[(h.li[f"{names[one.seat]}: {one.vp}"] for one in result.standings)]


def result(desk: Desk) -> h.Element:
    """The end."""
    assert desk.table is not None
    made, names = desk.table.result, desk.table.names
    return h.section("#podium", class_="poster", aria_labelledby="podium-title")[
        h.header(".poster-head")[
            h.h1("#podium-title")[won(made, names)],
            h.p[often_back([taken for _, taken in desk.table.rewound])],
            h.p[what_if(desk.table.branched)],
        ],
        h.div(".sheet")[standings(made, names)],
        h.div(".actions")[
            button("Play again", "again", "big go", id="again"),
            button("Home", "home", "big", id="to-home"),
            button("How it went", "log", "big", id="to-log"),
            button("Save or share", "share", "big", id="to-share"),
            button("Watch it again", "history start", "big", id="watch"),
        ],
    ]


def big(desk: Desk) -> h.Element:
    """What the whole room sees."""
    assert desk.table is not None and desk.shown is not None
    view, events, names = desk.shown.view(None), desk.shown.events, desk.table.names
    told = ENGLISH.lately(events[-2:], names)
    return frame.frame(
        "coin",
        len(events),
        delay(desk),
        frame.head(f"Toss {view.round} of {ROUNDS}", ""),
        standings(desk.table.result, names) if desk.is_over else stage(view),
        players(view, names),
        frame.lines(told),
    )


def summary(table: Table) -> Summary:
    """How many tosses there have been."""
    return Summary(chapters(table, table.events), ROUNDS, "")


def storybook() -> h.Node:
    """The coin."""
    return h.section(".sheet")[h.h2["A coin"], coin()]


SCREEN: Screen[Desk] = Screen(
    id=ID,
    box=BOX,
    poster=Poster("clover", "A coin", "One coin, two players."),
    words=lambda: ENGLISH,
    moments=MOMENTS,
    table=table,
    past=past,
    result=result,
    big=big,
    summary=summary,
    hide=lambda view: view._replace(pick=""),
    is_secret=lambda ask, _view: ask.what == "before the toss" and ask.who >= 0,
    storybook=storybook,
)

SCREENS = (SCREEN,)
