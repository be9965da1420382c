"""What Risk hands to the Gazette: stories of its own, told in territories."""

from __future__ import annotations

from web.risk import podium
from web.risk.gazette.frequencies import COUNTED
from web.risk.gazette.map import pictured
from web.risk.gazette.stories import PATTERNS
from web.risk.gazette.war import held
from web.rooms.gazette.merged import texts
from web.rooms.gazette.story import Offer

OFFERS = {
    "risk": Offer(
        patterns=PATTERNS,
        score="territories",
        words=texts("{points:held}", "risk", is_guest=True),
        steps=podium.END.steps,
        counted=COUNTED["risk"],
        money="held",
        purses=held,
        pictured=pictured,
        film=podium.END.picture,
    )
}
