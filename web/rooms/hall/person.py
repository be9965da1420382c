"""A person’s page."""

from __future__ import annotations

from web import html as h
from web.desk.screen import SCREENS, amount_of
from web.desk.state import Desk
from web.rooms.hall import faces
from web.rooms.hall.parts import facts, fortune, game_name, games, number, sheet, table, to_person
from web.rooms.hall.people import Person, Record, best, people
from web.rooms.hall.room import Room
from web.rooms.hall.saying import say
from web.rooms.hall.twice import twice


def found(here: Room, who: str) -> Person | None:
    """The person of this key, None where nobody of that name has played."""
    return next((one for one in people(here.book.in_order()) if one.key == who), None)


def page(desk: Desk, here: Room, one: Person) -> h.Node:
    """Games and wins, the best bets, nemesis and favourite horse, and the line of fortune."""
    return [
        sheet(
            "hall-sum",
            say("All in all"),
            h.div(".hall-portrait")[faces.face(here.book, one.name), faces.cups(here.book, one)],
            facts(sums(one)),
        ),
        sheet("hall-fortune", say("Fortune"), fortune(one.fortune(), began(one))),
        sheet("hall-titles", say("Game by game"), by_title(one)),
        sheet(
            "hall-last",
            say("The last games"),
            games([seat.line for seat in one.games], desk.shelf.now()),
        ),
        h.div(".sheet.hall-notes")[
            h.p[
                say(
                    "Forget this person: the name goes out of every game, season and record here, "
                    "and does not come back. Saved games on the shelf are not touched."
                )
            ],
            twice(
                here,
                f"forget {one.key}",
                say("Forget {name}", name=one.name),
                say("Tap again to forget {name} for good", name=one.name),
                "quiet",
            ),
        ],
    ]


def sums(one: Person) -> list[tuple[str, h.Node]]:
    """What is known of somebody, a head and its text each."""
    stroke, shot, nemesis = best(one.games, "stroke"), best(one.games, "shot"), one.nemesis()
    return [
        (say("Games"), h.b[number(len(one.games))]),
        (say("Wins"), h.b[number(len(one.wins))]),
        (say("Most wins in a row"), h.b[number(one.longest_run())]),
        (say("Best stroke"), stroke and done(in_money(stroke), stroke)),
        (say("Longest shot"), shot and done(f"×{shot.amount}", shot)),
        (
            say("Nemesis"),
            nemesis
            and [
                to_person(nemesis[0]),
                h.small[
                    say(
                        "ahead in {ahead} of {games:plural(game|games)}",
                        ahead=nemesis[1],
                        games=nemesis[2],
                    )
                ],
            ],
        ),
        (say("Favourite horse"), favourite(one)),
    ]


def in_money(it: Record) -> str:
    """An amount in the money of its game."""
    return amount_of(it.seat.line.title, it.amount)


def done(amount: str, it: Record) -> h.Node:
    """How much, and in which game."""
    return [h.b[amount], h.small[game_name(it.seat.line.title)]]


def favourite(one: Person) -> h.Node:
    """The horse that this person bet on most in most games, by the name that its game gives it."""
    for title, horse, count in one.horses():
        bets = SCREENS[title].bets if title in SCREENS else None
        if bets is None or bets.horse is None:
            continue
        try:
            name = bets.horse(horse)
        except KeyError:  # what comes from elsewhere may name any horse
            continue
        drawn = bets.drawn and h.span(".favourite", aria_hidden="true")[bets.drawn(horse)]
        return [drawn, h.b[name], h.small[say("in {count:plural(game|games)}", count=count)]]
    return None


def began(one: Person) -> list[int]:
    """The games of this person with which a season began."""
    seen: set[str] = set()
    marks = []
    for at, seat in enumerate(one.games, 1):
        if fresh := set(seat.line.seasons) - seen:
            seen |= fresh
            marks.append(at)
    return marks


def by_title(one: Person) -> h.Element:
    """Games and wins of each title."""
    rows = [
        (game_name(title), number(count), number(wins))
        for title, count, wins in one.wins_by_title()
    ]
    return table(say("Game by game"), [say("Game"), say("Games"), say("Wins")], rows)
