"""What lies over a screen for a while: a rule, all rules, a card, why undo cannot, the log."""

from __future__ import annotations

import htpy as h

from web.frame import minds
from web.pages import keys, log, rules, settings, stuck
from web.screen import screen_of
from web.state import Desk


def overlay(desk: Desk) -> h.Node:
    """At most one thing at a time; nothing of a card or the log while the curtain is down."""
    if desk.settings.keys_open:
        return keys.keys()
    if desk.settings.is_open:
        return settings.settings(desk)
    if desk.rule:
        return rules.rules(desk)
    if desk.screen == "setup":
        return minds.minds(desk)
    if desk.screen != "table" or desk.table is None or desk.curtain is not None:
        return None
    if desk.card:
        return screen_of(desk.table).card(desk)
    if desk.past.stuck and desk.ask is not None:
        return stuck.stuck(desk)
    if desk.log_open:
        return log.log(desk)
    screen = screen_of(desk.table)
    return screen.sheets[name](desk) if (name := screen.over(desk)) in screen.sheets else None
