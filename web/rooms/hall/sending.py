"""Taking the hall along, and what has come of another one."""

from __future__ import annotations

from web import html as h
from web.desk.post import Parcel
from web.desk.state import Desk
from web.pages.share import by_hand, drawn
from web.parts.pieces import button, icon
from web.rooms.hall.parts import sheet
from web.rooms.hall.room import Incoming, Room
from web.rooms.hall.saying import say
from web.rooms.hall.twice import twice
from web.words.speaking import say as of_house


def sending(desk: Desk, here: Room) -> h.Node:
    """The ways from one device to another, and names that are forgotten."""
    parcel, forgotten = desk.post.parcel, len(here.book.forgotten)
    if here.problem:
        return None
    return sheet(
        "hall-sending",
        say("From device to device"),
        h.p[
            say(
                "Put the halls of two devices together: the same game counts once, "
                "the same name is one person."
            )
        ],
        h.div(".actions")[
            here.book.lines
            and button(
                [icon("paper-plane"), say("Take the hall along")], "hall send", "", id="hall-send"
            ),
            button(
                [icon("open-folder"), say("Bring in another hall")], "bring", "quiet", id="to-bring"
            ),
        ],
        None if parcel is None else ways(parcel, here),
        forgotten > 0
        and h.p(".hall-forgotten")[
            say(
                "{count:plural(name is|names are)} forgotten here, and not let in.", count=forgotten
            ),
            " ",
            twice(
                here,
                "remember",
                say("Let them in again"),
                say("Tap again to let them in from now on"),
                "small quiet",
            ),
        ],
    )


def ways(parcel: Parcel, here: Room) -> h.Element:
    """File, link and code."""
    count = len(here.book.lines) - here.left_out
    return h.div(".hall-ways.stack")[
        h.div(".actions")[
            button([icon("save"), of_house("As a file")], "hall file", "", id="hall-file"),
            button(
                [icon("paper-plane"), of_house("Copy a link")], "share-link", "", id="share-link"
            ),
        ],
        h.p(role="status")[parcel.told],
        parcel.link_open and by_hand(parcel.link),
        parcel.code_open
        and (
            h.figure(".code")[
                drawn(parcel.code, say("QR code with the hall of fame")),
                h.figcaption[
                    say(
                        "The code holds the newest {count:plural(game|games)} of {all}; "
                        "the file holds all.",
                        count=count,
                        all=len(here.book.lines),
                    )
                    if here.left_out
                    else of_house("Point the other device’s camera here.")
                ],
            ]
            if parcel.code
            else h.p(role="status")[of_house("Drawing the code…")]
        ),
    ]


def arrived(it: Incoming) -> h.Node:
    """A hall from elsewhere: what of it is new, and the choice."""
    games, bad = len(it.book.lines), len(it.book.bad)
    return h.div(".sheet.hall-arrived")[
        h.p[
            say(
                "{games:plural(game|games)}, {new} of them new here; "
                "{seasons:plural(new season|new seasons)}.",
                games=games,
                new=it.new,
                seasons=it.seasons,
            )
        ],
        it.others > 0
        and h.p[
            say(
                "{count:plural(game is|games are)} recorded differently here, and "
                "{count:agree(stays|stay)} so.",
                count=it.others,
            )
        ],
        bad > 0
        and h.p(".problem")[
            say(
                "{count:plural(line|lines)} cannot be read and {count:agree(is|are)} left out.",
                count=bad,
            )
        ],
        h.div(".actions")[
            button(say("Take it in"), "hall take", "big go", id="hall-take"),
            button(say("Leave it"), "hall leave", "big quiet", id="hall-leave"),
        ],
    ]
