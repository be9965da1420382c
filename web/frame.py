"""The whole page for a desk: which screen, what lies over it, and what there is to be told."""

from __future__ import annotations

import htpy as h

from web.boards import horse_fever, party
from web.drawn import PARTY
from web.guide import lesson
from web.pages import (
    account,
    bars,
    curtain,
    guide,
    home,
    overlay,
    paper,
    party_history,
    party_podium,
    podium,
    rewind,
    setup,
    share,
    studio,
)
from web.pages.history import looking_back
from web.pages.trouble import trouble
from web.parts import button
from web.state import Desk
from web.trouble import stumble
from web.turned import turned


def drawn(desk: Desk) -> str:
    """The page as HTML; one that cannot be drawn is the trouble screen, which needs no table."""
    if desk.trouble is None:
        try:
            return str(page(desk))
        except Exception as error:  # a blank page helps nobody
            stumble(desk, error)
    assert desk.trouble is not None
    return str(h.div("#page.screen-trouble")[trouble(desk.trouble)])


def page(desk: Desk) -> h.Element:
    """Everything inside `<main id="app">`."""
    look = f"screen-{desk.screen}{guide.look(desk)}"
    return h.div("#page", class_=look, data_turned=turned(desk))[
        paper.paper(desk),
        update(desk),
        bars.bars(desk),
        screen(desk),
        guide.caption(desk),
        share.over(desk) or overlay.overlay(desk),
        notice(desk),
    ]


def screen(desk: Desk) -> h.Node:
    """The screen itself: home, set-up, curtain, podium or table."""
    if desk.post.arrival is not None:
        return share.arrival(desk.post.arrival)
    if desk.screen == "studio":
        return studio.studio()
    if desk.screen == "setup":
        return setup.setup(desk)
    if desk.screen == "home" or desk.table is None:
        return home.home(desk)
    is_party = desk.table.title.id == PARTY
    if desk.past.what:
        if desk.past.what == "rewind":
            return rewind.rewind(desk)
        if desk.past.what == "account":
            return account.account(desk)
        return party_history.looking_back(desk) if is_party else looking_back(desk)
    if desk.curtain is not None:
        return curtain.curtain(desk, desk.curtain)
    if lesson.is_done(desk):
        return guide.end(desk)
    if podium.is_over(desk):
        return party_podium.podium(desk) if is_party else podium.podium(desk)
    return party.board(desk) if is_party else horse_fever.board(desk)


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
        desk.notice
        and [h.p[desk.notice], rule_link(desk), button("×", "close", "round", name="Got it")]
    ]


def rule_link(desk: Desk) -> h.Node:
    """The way to the rule that a refusal rests on, as long as the refusal is what is being told."""
    refused = desk.refused
    if refused is None or refused.reason != desk.notice or not refused.rule:
        return None
    return button(f"Rule {refused.rule}", f"rule {refused.rule}", "small", id="notice-rule")
