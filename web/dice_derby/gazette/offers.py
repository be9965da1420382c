"""What the game hands to the Gazette: the stories that any game can have, in chips."""

from __future__ import annotations

from web.dice_derby import podium
from web.dice_derby.gazette.frequencies import COUNTED
from web.rooms.gazette.merged import texts
from web.rooms.gazette.shared import patterns
from web.rooms.gazette.story import Offer

OFFERS = {
    title: Offer(
        patterns=patterns(nose=3),
        score="money",
        words=texts("{points:chips}"),
        steps=podium.END.steps,
        counted=COUNTED[title],
    )
    for title in ("dice-derby", "dice-derby/party")
}
