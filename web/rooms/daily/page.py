"""The page of the race of the day: what it brought, what there was to win, the row of days."""

from __future__ import annotations

from datetime import date, timedelta

from game import TITLES, Table
from web import html as h
from web.desk.screen import amount_of, box_of, screen_of, words_of
from web.desk.state import Desk
from web.doors.day import ADDRESS, in_a_row
from web.parts.ago import MONTHS
from web.parts.pieces import button, icon, unseen
from web.rooms.daily import days, today
from web.rooms.daily.days import Day, Days
from web.rooms.daily.saying import say
from web.words import speaking
from web.words.speaking import mark

FULL, EMPTY, MARKED = "◆", "◇", "*"
MANY = 8
"""More answers than this stand in columns."""

TOLD = {
    "clock": mark("Played while the clock showed another day."),
    "again": mark("Begun more than once."),
    "back": mark("The table went back in between."),
}


WEEK = mark("Mo Tu We Th Fr Sa Su")


def said_day(on: str) -> str:
    """A date in words, without its year."""
    at = date.fromisoformat(on)
    return speaking.say("{day} {month}", day=at.day, month=speaking.say(MONTHS[at.month - 1]))


def signs(day: Day) -> str:
    """How good a race was, giving nothing away."""
    return FULL * day.signs + EMPTY * (days.SIGNS - day.signs)


def page(desk: Desk) -> h.Element:
    """Everything on it."""
    on, kept, day = shown(desk)
    game = box_of(day.title).name if day.title in TITLES else ""
    return h.section("#day.poster", aria_labelledby="day-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head.row")[
            button([icon("barn"), speaking.say("Home")], "home", "small quiet", id="to-home"),
            h.p(".kicker")[speaking.say("Race of the day")],
            h.h1("#day-title", tabindex="-1")[said_day(on)],
            game and h.p[game],
        ],
        parts(desk),
        lost(kept),
        ways_on(desk),
    ]


def shown(desk: Desk) -> tuple[str, Days, Day]:
    """The day that the page is about, all days, and what is known of that one."""
    on = today.day_of(desk.table) if desk.table is not None else ""
    on = on or today.today(desk)
    kept = today.kept_days(desk)
    return on, kept, kept.days.get(on) or Day("")


def parts(desk: Desk) -> h.Element:
    """What it brought and what there was to win, drawn anew when that is known; and the month."""
    on, kept, day = shown(desk)
    return h.div("#day-parts.day-parts")[
        h.div(".day-sheet")[result(day), best(desk, day), share(desk, on, day, kept)],
        calendar(on, kept),
    ]


def ways_on(desk: Desk) -> h.Element:
    """Back to the table that it tells of."""
    back = [icon("binoculars"), say("Back to the table")]
    return h.div(".actions")[
        (desk.table is not None or today.laid(desk, today.today(desk)) is not None)
        and button(back, "day-table", "big", id="day-table"),
    ]


def result(day: Day) -> h.Node:
    """The own money and place, as a bar against the best there was."""
    if day.own is None:
        return None
    share = 100 if not day.best else max(2, min(100, 100 * day.own // day.best))
    return h.div(".day-result")[
        h.p(".day-own")[
            say.nodes("You ended with {money}.", money=h.b[amount_of(day.title, day.own)]),
            " ",
            say(
                "By the rules of the game: place {place} of {seats}.",
                place=day.place,
                seats=day.seats,
            ),
        ],
        day.best is not None
        and [
            h.p(".day-signs", aria_hidden="true")[signs(day)],
            h.p(".day-how")[
                say(
                    "{filled:plural(diamond|diamonds)} out of {signs}: "
                    "the more, the nearer to the best.",
                    filled=day.signs,
                    signs=days.SIGNS,
                )
            ],
            h.svg(".day-bar", viewBox="0 0 100 4", preserveAspectRatio="none", aria_hidden="true")[
                h.rect(width="100", height="4"), h.rect(".own", width=str(share), height="4")
            ],
        ],
        day.mark and h.p(".day-mark")[MARKED, " ", say(TOLD[day.mark])],
    ]


def best(desk: Desk, day: Day) -> h.Element:
    """What there was to win, and by which answers; being worked out while that is not known."""
    line, table = today.found(desk), desk.table
    if line is None and day.best is None:
        waits = say("Working out what there was to win …")
        return h.div("#day-best")[
            h.p("#day-told", class_="waits", aria_live="polite")[table is not None and waits]
        ]
    best = day.best or 0 if line is None else line.money
    money = h.b[amount_of(day.title, best)]
    is_sure = day.is_sure if line is None else line.is_sure
    told = (
        say.nodes("The best there was to win: {money}.", money=money)
        if is_sure
        else say.nodes("The best that was found, though not all was tried: {money}.", money=money)
    )
    return h.div("#day-best")[
        h.p("#day-told", aria_live="polite")[told],
        line is not None and table is not None and how(table, desk.own(today.Search)),
    ]


def how(table: Table, search: today.Search) -> h.Node:
    """The answers that would have won so much, and what they bring in the end."""
    rows, sentence = spoken(table, search), words_of(table.title).sentence
    return [
        h.p[say("This is how:")],
        h.ol(class_="many" if len(rows) > MANY else None)[(h.li[row] for row in rows)],
        h.p[say("And it ends like this:")],
        h.ul(".day-end")[(h.li[sentence(event, table.names)] for event in search.end)],
        h.p(".day-how")[
            say(
                "With the same dice and cards, everybody else playing as they did where they could."
            )
        ],
    ]


def spoken(table: Table, search: today.Search) -> list[str]:
    """The answers in sentences; of those that are given as one, a bet and its stake, the last."""
    words, halves, rows = words_of(table.title), screen_of(table).halves, list[str]()
    for ask, text, view in search.own:
        if tuple(ask.options) == (ask.what,):  # `throw`, for instance: an act, and no decision
            continue
        if ask.what in halves:
            rows.pop()
        rows.append(words.about_to(ask, text, table.names, view))
    return rows


def share(desk: Desk, on: str, day: Day, kept: Days) -> h.Node:
    """A line to send to others who play the same race: how good it was, and not how it went."""
    if day.own is None or day.best is None:
        return None
    line, label = shared(on, day, kept), [icon("paper-plane"), say("Copy this line")]
    where = desk.post.address and desk.post.address + ADDRESS
    whole = " ".join(filter(None, (line, where)))
    return h.div(".day-share.row")[
        h.p("#day-line")[line, where and [" ", h.span(".day-address")[where]]],
        button(label, f"day-copy {whole}", "small", id="day-copy"),
        h.p(role="status")[desk.own(today.Shown).told],
    ]


def shared(on: str, day: Day, kept: Days) -> str:
    """The line itself; a result that is marked says so."""
    line = say(
        "Horseburg, race of {day} ({game}): {signs} place {place} of {seats}",
        day=said_day(on), game=box_of(day.title).name, signs=signs(day), place=day.place,
        seats=day.seats,
    )  # fmt: skip
    streak = kept.streak(on)
    row = in_a_row(streak) if streak > 1 else ""
    return " · ".join(filter(None, (line, row, day.mark and MARKED)))


def calendar(on: str, kept: Days) -> h.Element:
    """The month of this day, a square a day, and how many were run in a row."""
    at = date.fromisoformat(on)
    first = at.replace(day=1)
    length = ((first + timedelta(days=31)).replace(day=1) - first).days
    return h.div(".day-month")[
        h.h2[say("{month} {year}", month=speaking.say(MONTHS[at.month - 1]), year=at.year)],
        h.div(".calendar.week", aria_hidden="true")[(h.span[it] for it in say(WEEK).split())],
        h.ol(".calendar", data_first=str(first.weekday()))[
            (square(date(at.year, at.month, number), on, kept) for number in range(1, length + 1))
        ],
        any(kept.days[it].own is not None for it in kept.days if it[:7] == on[:7])
        and h.p(".day-how")[say("Green: raced. Red: the best result possible.")],
        [h.p(".streak")[told] for told in come_again(on, kept)],
    ]


def come_again(on: str, kept: Days) -> list[str]:
    """The row of days so far, and when it goes on."""
    streak, day = kept.streak(on), kept.days.get(on)
    if not streak:
        return [say("A new race every day.")]
    row = in_a_row(streak) if streak > 1 else say("Day 1 of your streak.")
    is_run = day is not None and day.own is not None
    return [row, say("The next race comes at midnight.")] if is_run else [row]


def square(at: date, on: str, kept: Days) -> h.Element:
    """One day of the month: run or not, and how well."""
    day = kept.days.get(at.isoformat())
    is_run = day is not None and day.own is not None
    filled = 0 if day is None else day.signs
    look = f"run signs-{filled}" if is_run else ""
    told = say("{filled} of {signs}", filled=filled, signs=days.SIGNS)
    return h.li(class_=f"{look} {'now' if at.isoformat() == on else ''}".strip() or None)[
        str(at.day), is_run and unseen(f", {told}")
    ]


def lost(kept: Days) -> h.Node:
    """Days that could not be read lie aside, and can be fetched."""
    if not kept.lost:
        return None
    return h.div(".day-lost", role="status")[
        h.p[say("The days before could not be read. They are kept as they are.")],
        button(say("Save them as a file"), "day-lost", "small", id="day-lost"),
    ]
