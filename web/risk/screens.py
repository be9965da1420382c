"""Risk on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game import Table
from game.play import Ask, Event
from game.risk.board import PICTURE, PICTURES, WILDS
from game.risk.view import View
from web import html as h
from web.desk.box import Poster
from web.desk.screen import Screen, Summary
from web.desk.state import Desk
from web.risk import BOX, say
from web.risk.asked import BESIDE, at_once, pick_card
from web.risk.cards import faces
from web.risk.dice import in_air
from web.risk.film import again
from web.risk.halting import shown_to, stop
from web.risk.lesson import LESSON
from web.risk.losses import news
from web.risk.moments import MOMENTS, pace
from web.risk.options import OPTIONS, takes
from web.risk.paper import paper, to_list
from web.risk.pictured import PICTURED, armies
from web.risk.podium import END
from web.risk.showing import SHOWING
from web.risk.state import seen
from web.risk.table import table
from web.risk.touch import pour, slide, touched
from web.risk.words import voice
from web.words.speaking import mark


def summary(table: Table) -> Summary:
    """Round and phase, and how many territories everybody has."""
    view = seen(table.view(None))
    owned = Counter(view.owner.values())
    standing = tuple([(owned[seat], None) for seat in range(len(table.names))])
    return Summary(view.round, view.rounds, view.phase, standing)


def strokes(events: Sequence[Event]) -> Mapping[int, int]:
    """The most territories that each player took in one turn."""
    best = Counter[int]()
    taken = 0
    for event in events:
        if event.kind == "turn":
            taken = 0
        elif event.kind == "conquered":
            taken += 1
            seat = event.facts["seat"]
            best[seat] = max(best[seat], taken)
    return best


def hide(view: View) -> View:
    """Own cards and mission face down."""
    return view._replace(hand=(), mission="")


def is_secret(ask: Ask, _view: View) -> bool:
    """Whether the answers themselves are: sets of cards."""
    return ask.what == "trade"


def has_secrets(table: Table, seat: int) -> bool:
    """Whether there is anything that this seat could look at: everybody sees how many cards."""
    return table.options["mission"] == "on" or seen(table.view(None)).hands[seat] > 0


def hands(view: View) -> tuple[str, ...]:
    """The hidden cards of a view."""
    return view.hand


def storybook() -> h.Node:
    """Pieces and cards."""
    one = [next(card for card, its in PICTURE.items() if its == it) for it in PICTURES]
    return h.section(".sheet")[h.h2[say("Pieces and cards")], armies(), faces([*one, WILDS[0]])]


SCREEN: Screen[Desk, View] = Screen(
    id="risk",
    box=BOX,
    poster=Poster("compass", mark("Risk"), mark("Take the world, one territory after the other.")),
    words=lambda: voice().words,
    moments=MOMENTS,
    pace=pace,
    in_air=in_air,
    table=table,
    showing=SHOWING,
    result=END.podium,
    plan="bar-aside question-first",
    one_tap=frozenset({"attack", "claim", "place", "neutral", "fortify", "defend"}),
    summary=summary,
    hide=hide,
    is_secret=is_secret,
    beside=BESIDE,
    holds=has_secrets,
    news=news,
    strokes=strokes,
    hands=hands,
    does=lambda _view, card: "" if card in WILDS else voice().name(PICTURE[card]),
    pictured=PICTURED,
    options=OPTIONS,
    takes=takes,
    printing=to_list,
    paper=paper,
    storybook=storybook,
    lesson=LESSON,
    gazette="web.risk.gazette.offers",
    touched=touched,
    taps={
        "fight": at_once,
        "pour": pour,
        "armies": slide,
        "pick-card": pick_card,
        "halt": stop,
        "film": again,
    },
    hosting=frozenset({"halt"}),
    shown_to=shown_to,
    fields={"armies": slide},
)

SCREENS = (SCREEN,)
