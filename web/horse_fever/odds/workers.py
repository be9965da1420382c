"""What is worked out beside a game: the form guide, chances through a race, the account."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from web import html as h
from web.desk.state import Desk
from web.desk.worker import News, Worker
from web.horse_fever.odds import account, chances, forecast, form_guide
from web.horse_fever.odds.form_guide import FormGuide
from web.horse_fever.odds.form_slip import draw_ahead, guide

STRIDE = 8
"""Simulated races between two looks at the clock: about a millisecond."""


class Sharpening(Worker[Desk]):
    """The form guide: some simulated races where it is offered, many while it lies open."""

    part, opener = "form-guide", "to-form"

    def is_wanted(self, desk: Desk) -> bool:
        """Whether there is a guide that may not be ready; a slice of its own finds out."""
        return form_guide.is_offered(desk)

    def is_open(self, desk: Desk) -> bool:
        """Whether the guide lies on the table."""
        return form_guide.is_open(desk)

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """A form made, a few races, or what the tap will show drawn beforehand.

        The first numbers and the last are told at once.
        """
        if form_guide.prepare(desk):
            return "", True
        if not (forms := form_guide.unsharp(desk)):
            return "", form_guide.is_offered(desk) and draw_ahead(desk)
        was_dumb = any(map(form_guide.is_dumb, forms))
        form_guide.run_all(forms, STRIDE, has_time)
        if not desk.own(FormGuide).open or any(map(form_guide.is_dumb, forms)):
            return "", True
        more = bool(form_guide.unsharp(desk))
        return ("now" if was_dumb or not more else "soon"), more

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """The slip itself."""
        return {"form-guide": partial(guide, desk)}


class Forecasting(Worker[Desk]):
    """Chances through a race and, where `has_account`, the account after the game."""

    def __init__(self, has_account: bool) -> None:
        self.has_account = has_account

    def is_wanted(self, desk: Desk) -> bool:
        """Whether a chart or the account is not sharp yet."""
        return forecast.is_wanted(desk, self.has_account)

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """A bit after the other; a new moment of the race, and the end, are told at once."""
        before, more, bits = forecast.state(desk), True, 0
        while more and (not bits or has_time()):
            more = forecast.work(desk, self.has_account)
            bits += more
        if not bits:
            return "", more
        is_news = forecast.state(desk) != before
        return ("now" if is_news or not more else "soon"), more

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """The chart, and the account."""
        return {
            chances.FIGURE: partial(chances.fresh, desk),
            account.FIGURE: partial(account.body, desk),
        }


SHARPENING = Sharpening()
FORECASTING, PARTY_FORECASTING = Forecasting(True), Forecasting(False)
