"""The whole page for a desk: which screen, what lies over it, and what there is to be told."""

from __future__ import annotations

import htpy as h

from web.boards import horse_fever
from web.desk import Desk
from web.pages import curtain, home, overlay, podium, setup
from web.parts import button


def page(desk: Desk) -> h.Element:
    """Everything inside `<main id="app">`."""
    return h.div(f"#page.screen-{desk.screen}")[
        update(desk),
        screen(desk),
        overlay.overlay(desk),
        notice(desk),
    ]


def screen(desk: Desk) -> h.Node:
    """The screen itself: home, set-up, curtain, podium or table."""
    if desk.screen == "setup":
        return setup.setup(desk)
    if desk.screen == "home" or desk.table is None:
        return home.home(desk)
    if desk.curtain is not None:
        return curtain.curtain(desk, desk.curtain)
    if podium.is_over(desk):
        return podium.podium(desk)
    return horse_fever.board(desk)


def update(desk: Desk) -> h.Node:
    """A new version waits; the game is kept, whoever takes it."""
    if not desk.update_ready:
        return None
    return h.div("#update", role="status")[
        h.p["A fresh edition of Horseburg has arrived. Your games are kept."],
        button("Open it now", "update", "small"),
        button("Later", "later", "small quiet"),
    ]


def notice(desk: Desk) -> h.Element:
    """What has just to be said, read out politely; empty most of the time."""
    return h.div("#notice", role="status", aria_live="polite")[
        desk.notice and [h.p[desk.notice], button("×", "close", "round", name="Got it")]
    ]
