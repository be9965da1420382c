"""What the game hands to the Gazette: the stories that any game can have, in its own money."""

from __future__ import annotations

from web.rooms.gazette.merged import texts
from web.rooms.gazette.shared import patterns
from web.rooms.gazette.story import Offer
from web.winners_circle import podium
from web.winners_circle.gazette.frequencies import COUNTED

OFFERS = {
    "winners-circle": Offer(
        patterns=patterns(nose=50),
        score="money",
        words=texts("{points:money}"),
        steps=podium.END.steps,
        counted=COUNTED["winners-circle"],
    )
}
