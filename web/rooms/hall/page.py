"""The hall of fame: who plays, the records of the house, the seasons."""

from __future__ import annotations

from collections.abc import Callable

from web import html as h
from web.desk.screen import amount_of
from web.desk.state import Desk
from web.doors.hall import Door
from web.parts.pieces import button, icon
from web.rooms.hall import faces, person, room, season, store
from web.rooms.hall.parts import facts, game_name, number, sheet, table, to_person, who
from web.rooms.hall.people import Person, Record, people, records
from web.rooms.hall.room import Room
from web.rooms.hall.saying import say
from web.rooms.hall.sending import arrived, sending
from web.rooms.hall.twice import twice
from web.words.speaking import say as of_house

LISTED = 30
"""So many people are listed, those who have played most."""


def hall(desk: Desk) -> h.Element:
    """Whatever of the hall is open."""
    here = room.of(desk)
    kind, _, rest = desk.own(Door).place.partition(" ")
    if here.incoming is not None:
        return framed(say("Another hall of fame"), here, arrived(here.incoming), "")
    if kind == "person" and (found := person.found(here, rest)):
        return framed(found.name, here, person.page(desk, here, found), "hall")
    if kind == "season" and rest in here.book.seasons:
        one = here.book.seasons[rest]
        return framed(season.name_of(one), here, season.page(desk, here, one), "hall")
    return framed(of_house("The hall of fame"), here, front(desk, here), "")


def framed(title: str, here: Room, body: h.Node, back: str) -> h.Element:
    """A page of the hall; `back` leads to its front."""
    return h.section("#hall", class_="poster", aria_labelledby="hall-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head.row")[
            button([icon("barn"), of_house("Home")], "home", "small quiet", id="to-home"),
            back
            and button(
                [icon("laurels-trophy"), of_house("The hall of fame")], back, "small", "to-front"
            ),
            h.h1("#hall-title", tabindex="-1")[title],
        ],
        h.div(".hall-told", role="status")[
            here.problem and h.p(".problem")[here.problem], here.told and h.p[here.told]
        ],
        h.div(".hall-sheets")[body],
        h.div(".actions")[
            here.incoming is None
            and button(
                [icon("scroll-quill"), say("Print this page")], "print", "quiet", id="print-hall"
            ),
        ],
    ]


def front(desk: Desk, here: Room) -> h.Node:
    """The entrance: what is to be told, people, records, seasons, and the ways out and in."""
    lines = here.book.in_order()
    everybody = people(lines)
    return [
        told(desk, here),
        sheet("hall-people", say("Who plays here"), list_of(here, everybody)),
        sheet("hall-records", say("Records of the house"), held(records(lines), everybody)),
        season.seasons(desk, here),
        sending(desk, here),
    ]


def told(desk: Desk, here: Room) -> h.Node:
    """What has found no room, what the shelf has, what could not be read, and what to do then."""
    missing, bad = len(store.missing(desk, here.book)), len(here.book.bad)
    lost = desk.own(Door).lost
    if not (missing or bad or lost or here.before is not None) or here.problem:
        return None
    return h.div(".sheet.hall-notes")[
        lost
        and h.p(".problem")[
            say("There was no room for the last game. It is on your shelf: make room, then add it.")
        ],
        missing > 0
        and h.p[
            say(
                "{count:plural(finished game|finished games)} on your shelf "
                "{count:agree(is|are)} not here yet.",
                count=missing,
            ),
            " ",
            button(say("Add to the hall"), "hall gather", "small", id="hall-gather"),
        ],
        bad > 0
        and h.p(".problem")[
            say(
                "{count:plural(line|lines)} of the hall cannot be read. Nothing is lost: "
                "{count:agree(it stays as it is|they stay as they are)}.",
                count=bad,
            )
        ],
        here.before is not None
        and h.p[
            say("What was taken in last can still go out again."),
            " ",
            twice(here, "back", say("Take it out again"), say("Tap again to take it out"), "small"),
        ],
    ]


def list_of(here: Room, everybody: list[Person]) -> h.Node:
    """People by how much they have played, each with a face."""
    if not everybody:
        return h.p[say("Nobody yet. Play a game to its end, and it stands here.")]
    more = len(everybody) - LISTED
    return [
        h.ul(".hall-faces")[(h.li[card(here, one)] for one in everybody[:LISTED])],
        more > 0 and h.p(".soft")[of_house("and {count} more", count=more)],
    ]


def card(here: Room, one: Person) -> h.Element:
    """Somebody's face, games, wins and cups; the way to their page."""
    games = say("{count:plural(game|games)}", count=len(one.games))
    wins = say("{count:plural(win|wins)}", count=len(one.wins))
    label = [
        faces.face(here.book, one.name),
        h.b[one.name],
        h.small[f"{games}, {wins}"],
        faces.cups(here.book, one),
    ]
    return button(label, f"hall person {one.key}", "quiet hall-face")


def held(found: dict[str, dict[str, Record]], everybody: list[Person]) -> h.Node:
    """The records: of people over all games, then of each game."""
    if not everybody and not found:
        return h.p[say("No record yet.")]
    heads = [say("Game"), say("Most at the end"), say("Best stroke"), say("Longest shot")]
    rows = [
        (game_name(title), *(record(its.get(kind), kind) for kind in ("purse", "stroke", "shot")))
        for title, its in found.items()
    ]
    return [
        facts(
            [
                (say("Most wins"), holders(everybody, lambda one: len(one.wins), 1)),
                (say("Most wins in a row"), holders(everybody, Person.longest_run, 2)),
            ]
        ),
        found and table(say("Records of the house"), heads, rows),
    ]


HOLDERS = 3
"""So many of those who share a record are named."""


def holders(everybody: list[Person], counted: Callable[[Person], int], least: int) -> h.Node:
    """How many the best have, if at least so many, and all who have them."""
    most = max(map(counted, everybody), default=0)
    if most < least:
        return None
    best = [one for one in everybody if counted(one) == most]
    more = len(best) - HOLDERS
    return [
        h.b[number(most)],
        ([" ", to_person(one.name)] for one in best[:HOLDERS]),
        more > 0 and [" ", of_house("and {count} more", count=more)],
    ]


def record(it: Record | None, kind: str) -> h.Node:
    """A record in a cell: how much, and who."""
    if it is None:
        return "–"
    title = it.seat.line.title
    amount = f"×{it.amount}" if kind == "shot" else amount_of(title, it.amount)
    return [h.b[amount], " ", h.span(".by")[who(it.seat, link=False)]]
