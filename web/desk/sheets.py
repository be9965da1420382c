"""What lies over the screen: one sheet at a time, the topmost."""

from __future__ import annotations

from web.desk.screen import SCREENS
from web.desk.state import Desk


def over(desk: Desk) -> str:
    """The name of what lies over the screen, "" for nothing."""
    keys = "keys" if desk.settings.keys_open else ""
    own = keys or ("settings" if desk.settings.is_open else "")
    phones = "phones" if desk.phones.is_open else ""
    sheets = (desk.post.over, phones, own, desk.rule, desk.card)
    stuck = "stuck" if desk.past.stuck and desk.ask is not None else ""
    log = "log" if desk.log_open else ""
    boxes = next(filter(None, (screen.over(desk) for screen in SCREENS.opened)), "")
    mind = "mind" if desk.form.minded is not None and desk.screen == "setup" else ""
    return next(filter(None, (*sheets, stuck, log, boxes, mind)), "")
