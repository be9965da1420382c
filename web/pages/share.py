"""The sheet to take a game along, the one to bring a game in, and what has just arrived."""

from __future__ import annotations

from itertools import groupby

import htpy as h

from game import Table
from web.frame.parts import button, icon
from web.frame.sheet import sheet
from web.kept.summary import summary
from web.screen import SCREENS, screen_of, words_of
from web.sharing.post import Arrival, Arrived, Sheet
from web.state import Desk


def over(desk: Desk) -> h.Node:
    """Whichever of the sheets is open."""
    if desk.post.sheet is not None:
        return take_along(desk.post.sheet, desk.post.can_share)
    return bring_in() if desk.post.bringing else None


# taking along


def take_along(it: Sheet, can_share: str) -> h.Element:
    """A file, a link, a code: whatever carries the game to another device."""
    return sheet(
        "Save or share",
        h.div(class_="along with-code" if it.code_open else "along")[
            h.div(".parcel")[description(it.table)],
            it.is_secret and warning(),
            h.div(".ways")[
                way("share-file", "save", "As a file", "To keep, or to send as you like."),
                it.link
                and way("share-link", "paper-plane", "Copy a link", "The whole game is in it."),
                [way(*each) for each in screen_of(it.table).carried(it.table)],
                can_share
                and way("share-device", "megaphone", "Send…", "By the ways of this device."),
            ],
            h.p("#share-told", role="status")[it.told],
            it.link_open and by_hand(it.link),
            code(it),
            big_screen(),
        ],
        "share-sheet",
    )


def big_screen() -> h.Element:
    """The way to the window that the whole room looks at."""
    return h.div(".big-screen")[
        h.a("#big-screen.button.quiet", href="screen.html", target="_blank", rel="noopener")[
            icon("binoculars"), "Open the big screen"
        ],
        h.small[
            "A second window for the whole room, public things only: plug in a cable or cast it."
        ],
    ]


def way(do: str, sign: str, title: str, help: str) -> h.Element:
    """One way to take the game along."""
    return button([icon(sign), h.b[title], h.small[help]], do, "way", id=do)


def warning() -> h.Element:
    """What travels along with a game in progress."""
    return h.p(".secret-warning")[
        h.b["It holds everybody's secrets. "],
        "The game is still on: whoever opens or reads it can find all hidden cards.",
    ]


def by_hand(link: str) -> h.Element:
    """The link to be copied by hand, where the browser would not do it."""
    return h.textarea("#share-by-hand", readonly=True, rows="4", aria_label="The link")[link]


def code(it: Sheet) -> h.Node:
    """The QR code while the game fits into one; of a game in progress when it is asked for."""
    if not it.fits_code:
        return h.p(".code-told")["The game is too long for a QR code: take the file or the link."]
    if not it.code_open:
        return button("Show the QR code", "share-code", "quiet", id="share-code")
    if not it.code:
        return h.p(".code-told", role="status")["Drawing the code…"]
    return h.figure(".code")[drawn(it.code), h.figcaption["Point the other device's camera here."]]


def drawn(rows: str) -> h.Element:
    """A QR code with its blank border, given as rows of 0 and 1, one a line."""
    lines = rows.split("\n")
    path = []
    for y, line in enumerate(lines):
        x = 0
        for dark, run in groupby(line):
            width = len(list(run))
            if dark == "1":
                path.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return h.svg(
        "#share-qr",
        viewBox=f"0 0 {len(lines)} {len(lines)}",
        role="img",
        aria_label="QR code with the whole game",
        shape_rendering="crispEdges",
    )[h.path(d="".join(path))]


# bringing in


def bring_in() -> h.Element:
    """The ways in for a game: a file, or a text or link pasted."""
    return sheet(
        "Open a saved game",
        [
            h.p["From a file: one game, or many that were saved together."],
            h.label(".button.file-button", for_="bring-file")[
                icon("open-folder"), "Choose a file…"
            ],
            h.input("#bring-file.unseen", type="file", accept=".txt,text/plain"),
            h.p["Or paste a link or the text of a game:"],
            h.textarea("#bring-text", rows="5", spellcheck="false", aria_label="Link or text"),
            button("Open it", "bring-text", "go", id="bring-it"),
            h.p(".code-told")["A file can also be dropped anywhere on the home screen."],
        ],
        "bring-sheet",
    )


def arrival(it: Arrival) -> h.Element:
    """A game stands at the door: nothing happens until somebody says so."""
    game = it.games[0]
    return h.section("#arrival", class_="poster", aria_labelledby="arrival-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet.sheet")[
            h.p(".kicker")["On your shelf" if it.original else "By post"],
            h.h1("#arrival-title", tabindex="-1")[title(it)],
            h.ul(".parcels", tabindex="0", aria_label="What has come")[
                (h.li[description(one.opened.table)] for one in it.games)
            ],
            single(it, game) if len(it.games) == 1 else several(it),
            [h.p(".problem")[f"One cannot be read: {problem}"] for problem in it.problems[:3]],
            len(it.problems) > 3 and h.p(".problem")[f"And {len(it.problems) - 3} more cannot."],
        ],
    ]


def title(it: Arrival) -> str:
    """What has happened, in one line."""
    if it.original:
        return "An older game"
    return "A game has arrived" if len(it.games) == 1 else f"{len(it.games)} games have arrived"


def single(it: Arrival, game: Arrived) -> h.Node:
    """What is to be known of one game, and the choice."""
    keep = "Go on from there" if it.original else "Keep it here"
    return [
        [h.p(".note")[text] for text in notes(it, game)],
        h.div(".actions")[
            game.twin and button("Open the one here", "open-twin", "big go", id="open-twin"),
            button(
                "Keep this one as well" if game.twin else keep,
                "keep-arrived",
                "big" if game.twin else "big go",
                id="keep-arrived",
            ),
            it.original
            and button("Download it as it is", f"download {it.original}", "", id="take-original"),
            button("Leave it", "leave-arrived", "big quiet", id="leave-arrived"),
        ],
    ]


def notes(it: Arrival, game: Arrived) -> list[str]:
    """How far it can be opened, and what of it is here already."""
    found = []
    if game.opened.note is not None:
        found.append(game.opened.note.reason)
        far = "It opens at the last moment that is certainly as it was played"
        lost = game.opened.lost
        found.append(f"{far}, {steps(lost)} before its end." if lost else f"{far}.")
        found.append(
            "What is kept stays as it is, letter by letter; a copy goes on."
            if it.original
            else "What came is kept as well, letter by letter; a copy goes on."
        )
    if game.is_here:
        found.append("This very game is on your shelf already.")
    elif game.twin and game.ahead > 0:
        found.append(f"It is on your shelf already; this one is {steps(game.ahead)} further on.")
    elif game.twin:
        found.append(f"It is on your shelf already, {steps(-game.ahead)} further on than this one.")
    return found


def several(it: Arrival) -> h.Node:
    """The choice where many have come together."""
    here, new = len(it.games) - len(it.new), len(it.new)
    return [
        here > 0 and h.p(".note")[f"On your shelf already: {here} of them."],
        h.div(".actions")[
            new > 0 and button(f"Keep {new} here", "keep-arrived", "big go", id="keep-arrived"),
            button("Leave them", "leave-arrived", "big quiet", id="leave-arrived"),
        ],
    ]


def steps(count: int) -> str:
    """A number of steps, in words."""
    return "1 step" if count == 1 else f"{count} steps"


# any game


def description(table: Table) -> h.Node:
    """A game for somebody who has not seen it: who plays what, how far, under which rules."""
    known = SCREENS[table.title.id].options
    chosen = [
        f"{known[key].label.lower()} {known[key].values.get(value, value).lower()}"
        if key in known
        else f"{key} {value}"
        for key, value in table.options.items()
    ]
    return [
        h.b(".parcel-names")[", ".join(table.names)],
        h.span[f"{table.title.name}. {standing(table)}"],
        h.small[", ".join([f"Rules version {table.title.rules}", *chosen])],
    ]


def standing(table: Table) -> str:
    """How far a game is."""
    if table.ask is None:
        return "Finished."
    about = summary(table)
    of = f" of {about.rounds}" if about.rounds and about.round else ""
    return f"{words_of(table.title).chapter(about.round)}{of}."
