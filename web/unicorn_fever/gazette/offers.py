"""What the game hands to the Gazette: the stories that any game can have, in its own money."""

from __future__ import annotations

from web.rooms.gazette.merged import texts
from web.rooms.gazette.shared import patterns
from web.rooms.gazette.story import Offer
from web.unicorn_fever import podium
from web.unicorn_fever.gazette.frequencies import COUNTED

OFFERS = {
    "unicorn-fever": Offer(
        patterns=patterns(nose=1),
        score="glory",
        words=texts("{points:glory}", "unicorn_fever"),
        steps=podium.END.steps,
        counted=COUNTED["unicorn-fever"],
        money="gold",
        owed=lambda one: one.loans,
    )
}
