"""What the game hands to the Gazette: the stories that any game can have, in its own money."""

from __future__ import annotations

from web.really_nasty import podium
from web.really_nasty.gazette.frequencies import COUNTED
from web.rooms.gazette.merged import texts
from web.rooms.gazette.shared import patterns
from web.rooms.gazette.story import Offer

OFFERS = {
    "really-nasty": Offer(
        patterns=patterns(nose=1000),
        score="money",
        words=texts("{points:money}"),
        steps=podium.END.steps,
        counted=COUNTED["really-nasty"],
    )
}
