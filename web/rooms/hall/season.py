"""Seasons on the page: the list with the cups, and a season’s own page."""

from __future__ import annotations

from web import html as h
from web.desk.state import Desk
from web.parts.ago import day
from web.parts.pieces import button, icon
from web.rooms.hall import seasons as rules
from web.rooms.hall.book import Season
from web.rooms.hall.parts import games, number, sheet, table, to_person
from web.rooms.hall.room import Room
from web.rooms.hall.saying import say
from web.rooms.hall.twice import twice
from web.words.speaking import say as of_house


def name_of(one: Season) -> str:
    """What a season is called."""
    return one.name or say("A season")


def seasons(desk: Desk, here: Room) -> h.Element:
    """All seasons, the newest first, and the way to begin one."""
    found = rules.in_order(here.book)
    return sheet(
        "hall-seasons",
        say("Seasons"),
        found and h.ul(".hall-seasons")[(entry(desk, here, one) for one in found)],
        None if here.book.open or here.problem else beginning(here),
    )


def entry(desk: Desk, here: Room, one: Season) -> h.Element:
    """A season in the list: its name, its days, its cup or who leads."""
    lines = here.book.of_season(one.id)
    return h.li[
        button(name_of(one), f"hall season {one.id}", "small", id=f"season-{one.id}"),
        h.span(".soft")[days(one, desk.shelf.now())],
        cup(rules.winners(lines), bool(one.closed)),
    ]


def days(one: Season, now: int) -> str:
    """From when to when."""
    begun = day(one.begun, now)
    if not one.closed:
        return say("open since {begun}", begun=begun)
    return say("{begun} to {closed}", begun=begun, closed=day(one.closed, now))


def cup(winners: list[str], is_closed: bool) -> h.Node:
    """Whose the cup is, or who leads."""
    if not winners:
        return (
            h.span[say("Nobody has a point yet.")]
            if not is_closed
            else h.span[say("Nobody won the cup.")]
        )
    names, seats = winners[:4], range(len(winners[:4]))
    if not is_closed:
        return h.span[
            say("{seats:players} {count:agree(leads|lead)}.", names, seats=seats, count=len(seats))
        ]
    return h.span(".cup")[icon("laurels-trophy"), h.b[say("{seats:players}", names, seats=seats)]]


def beginning(here: Room) -> h.Element:
    """Where a season is named and begun."""
    return h.div(".hall-begin.row")[
        h.label(for_="season-name")[say("A new season, for the games from now on:")],
        h.input(
            "#season-name", type="text", value=here.typed, maxlength=str(rules.LONGEST_NAME),
            placeholder=say("Summer"), data_field="hall", autocomplete="off",
        ),
        button(say("Begin the season"), "hall begin", "", id="hall-begin"),
    ]  # fmt: skip


def page(desk: Desk, here: Room, one: Season) -> h.Node:
    """The table, the games, and the cup or the way to hand it out."""
    lines = here.book.of_season(one.id)
    heads = [of_house("Player"), of_house("Place"), say("Points"), say("Wins"), say("Games")]
    rows = [
        (
            to_person(row.name), of_house("{place:ordinal}", place=row.place),
            h.b[number(row.points)], number(row.wins), number(row.games),
        )
        for row in rules.table(lines)
    ]  # fmt: skip
    return [
        bool(one.closed)
        and h.div(".sheet.the-cup")[
            h.p(".soft")[days(one, desk.shelf.now())], cup(rules.winners(lines), True)
        ],
        sheet(
            "season-table",
            say("The table"),
            table(say("The table"), heads, rows) if rows else h.p[say("No game yet.")],
            h.p(".soft")[
                say(
                    "Three points for a win, one for coming second, counted among people. "
                    "Level: more wins, then fewer games."
                )
            ],
        ),
        sheet("season-games", say("Games of the season"), games(lines, desk.shelf.now())),
        one.id == here.book.open
        and h.div(".sheet.hall-notes")[
            h.p[say("Every game that ends while the season is open counts for it.")],
            twice(here, "close", say("Close the season"), say("Tap again to hand out the cup"), ""),
        ],
    ]
