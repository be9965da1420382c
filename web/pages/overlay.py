"""What lies over a screen for a while: a rule, all rules, a card, why undo cannot, the log."""

from __future__ import annotations

import htpy as h

from web.boards.party import guests
from web.pages import card, keys, log, minds, rules, second, settings, stuck
from web.partying import comings
from web.partying.state import Partying
from web.second import waiting
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
        return card.card(desk)
    if desk.past.stuck and desk.ask is not None:
        return stuck.stuck(desk)
    if desk.log_open:
        return log.log(desk)
    if (waits := waiting(desk)) is not None:
        return second.second(desk, waits)
    return guests.guests(desk) if desk.own(Partying).guests and comings.is_on(desk) else None
