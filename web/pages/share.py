"""The sheet to take a game along, the one to bring a game in, and what has just arrived."""

from __future__ import annotations

from itertools import groupby

from game import Table
from game.saves import Opened
from web import html as h
from web.desk.kept.summary import summary
from web.desk.post import Arrival, Arrived, Sheet
from web.desk.screen import SCREENS, name_of, refused, screen_of, words_of
from web.desk.state import Desk
from web.parts.pieces import button, icon
from web.parts.sheet import sheet
from web.words.speaking import headed, say


def over(desk: Desk) -> h.Node:
    """Whichever of the sheets is open."""
    if desk.post.sheet is not None:
        return take_along(desk.post.sheet, desk.post.can_share)
    return bring_in() if desk.post.bringing else None


# taking along


def take_along(it: Sheet, can_share: str) -> h.Element:
    """A file, a link, a code: whatever carries the game to another device."""
    return sheet(
        say("Save or share"),
        h.div(class_="along with-code" if it.code_open else "along")[
            h.div(".parcel")[description(it.table)],
            it.is_secret and warning(),
            h.div(".ways")[
                way(
                    "share-file", "save", say("As a file"), say("To keep, or to send as you like.")
                ),
                it.link
                and way(
                    "share-link", "paper-plane", say("Copy a link"), say("The whole game is in it.")
                ),
                [way(*each) for each in screen_of(it.table).carried(it.table)],
                can_share
                and way(
                    "share-device", "megaphone", say("Send…"), say("With the apps on this device.")
                ),
            ],
            h.p("#share-told", role="status")[it.told],
            it.link_open and by_hand(it.link),
            code(it),
            big_screen(),
        ],
        "share-sheet code-open" if it.code_open else "share-sheet",
    )


def big_screen() -> h.Element:
    """The ways to the window that the whole room looks at, and to everybody's own phone."""
    return h.div(".big-screen")[
        button([icon("smartphone"), say("Everybody’s own phone")], "phones", "", "to-phones"),
        h.small[say("Cards and slips on the phone of whoever they belong to. No app, no account.")],
        h.a("#big-screen.button.quiet", href="screen.html", target="_blank", rel="noopener")[
            icon("binoculars"), say("Open the big screen")
        ],
        h.small[
            say(
                "A second window for the whole room, public things only: plug in a cable or cast "
                "it."
            )
        ],
    ]


def way(do: str, sign: str, title: str, help: str) -> h.Element:
    """One way to take the game along."""
    return button([icon(sign), h.b[title], h.small[help]], do, "way", id=do)


def warning() -> h.Element:
    """What travels along with a game in progress."""
    return h.p(".secret-warning")[
        h.b[say("The saved game holds everybody’s secrets.")],
        " ",
        say("The game is still on: whoever opens or reads it can find all hidden cards."),
    ]


def by_hand(link: str) -> h.Element:
    """The link to be copied by hand, where the browser would not do it."""
    return h.textarea("#share-by-hand", readonly=True, rows="4", aria_label=say("The link"))[link]


def code(it: Sheet) -> h.Node:
    """The QR code while the game fits into one; of a game in progress when it is asked for."""
    if not it.fits_code:
        return h.p(".code-told")[
            say("The game is too long for a QR code: take the file or the link.")
        ]
    if not it.code_open:
        return button(say("Show the QR code"), "share-code", "quiet", id="share-code")
    if not it.code:
        return h.p(".code-told", role="status")[say("Drawing the code…")]
    return h.figure(".code")[
        drawn(it.code, say("QR code with the whole game")),
        h.figcaption[say("Point the other device’s camera here.")],
    ]


def drawn(rows: str, label: str) -> h.Element:
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
        aria_label=label,
        shape_rendering="crispEdges",
    )[h.path(d="".join(path))]


# bringing in


def bring_in() -> h.Element:
    """The ways in for a game: a file, or a text or link pasted."""
    return sheet(
        say("Open a saved game"),
        [
            h.p[say("From a file: one game, or many that were saved together.")],
            h.label(".button.file-button", for_="bring-file")[
                icon("open-folder"), say("Choose a file…")
            ],
            h.input("#bring-file.unseen", type="file", accept=".txt,text/plain"),
            h.p[say("Or paste a link or the text of a game:")],
            h.textarea("#bring-text", rows="5", spellcheck="false", aria_label=say("Link or text")),
            button(say("Open it"), "bring-text", "go", id="bring-it"),
            h.p(".code-told")[say("A file can also be dropped anywhere on the home screen.")],
        ],
        "bring-sheet",
    )


def arrival(it: Arrival) -> h.Element:
    """A game stands at the door: nothing happens until somebody says so."""
    game = it.games[0]
    return h.section("#arrival", class_="poster", aria_labelledby="arrival-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet.sheet")[
            h.p(".kicker")[say("On your shelf") if it.original else say("Sent here")],
            h.h1("#arrival-title", tabindex="-1")[title(it)],
            h.ul(".parcels.stack", tabindex="0", aria_label=say("What has come"))[
                (h.li[description(one.opened.table)] for one in it.games)
            ],
            single(it, game) if len(it.games) == 1 else several(it),
            [
                h.p(".problem")[say("One cannot be read: {problem}", problem=refused(problem))]
                for problem in it.problems[:3]
            ],
            len(it.problems) > 3
            and h.p(".problem")[say("And {count} more cannot.", count=len(it.problems) - 3)],
        ],
    ]


def title(it: Arrival) -> str:
    """What has happened, in one line."""
    if it.original:
        return kind(it.games[0].opened)
    if len(it.games) == 1:
        return say("A game has arrived")
    return say("{games:plural(game has|games have)} arrived", games=len(it.games))


def kind(opened: Opened) -> str:
    """Why a kept game cannot simply go on."""
    if opened.rules is None:
        return say("A damaged game")
    is_newer = opened.rules > opened.table.rules
    return say("A game of a newer page") if is_newer else say("An older game")


def single(it: Arrival, game: Arrived) -> h.Node:
    """What is to be known of one game, and the choice."""
    keep = say("Go on from there") if it.original else say("Keep it here")
    return [
        [h.p(".note")[text] for text in notes(it, game)],
        h.div(".actions")[
            game.twin and button(say("Open the one here"), "open-twin", "big go", id="open-twin"),
            button(
                say("Keep this one as well") if game.twin else keep,
                "keep-arrived",
                "big" if game.twin else "big go",
                id="keep-arrived",
            ),
            it.original
            and button(
                say("Download it as it is"), f"download {it.original}", "", id="take-original"
            ),
            button(say("Leave it"), "leave-arrived", "big quiet", id="leave-arrived"),
        ],
    ]


def notes(it: Arrival, game: Arrived) -> list[str]:
    """How far it can be opened, and what of it is here already."""
    found = []
    if game.opened.note is not None:
        found.append(refused(game.opened.note.reason))
        found.append(
            say(
                "It opens at the last step that is sure to be right"
                "{lost:some(, {lost:plural(step|steps)} before its end)}.",
                lost=game.opened.lost,
            )
        )
        found.append(
            say("What you kept stays exactly as it is; you play on in a copy.")
            if it.original
            else say("What arrived is kept too, exactly as it is; you play on in a copy.")
        )
    if game.is_here:
        found.append(say("This very game is on your shelf already."))
    elif game.twin and game.ahead > 0:
        found.append(
            say(
                "It is on your shelf already; this one is {ahead:plural(step|steps)} further on.",
                ahead=game.ahead,
            )
        )
    elif game.twin:
        found.append(
            say(
                "It is on your shelf already, {ahead:plural(step|steps)} further on than this one.",
                ahead=-game.ahead,
            )
        )
    return found


def several(it: Arrival) -> h.Node:
    """The choice where many have come together."""
    here, new = len(it.games) - len(it.new), len(it.new)
    return [
        here > 0 and h.p(".note")[say("On your shelf already: {count} of them.", count=here)],
        h.div(".actions")[
            new > 0
            and button(
                say("Keep {count} here", count=new), "keep-arrived", "big go", id="keep-arrived"
            ),
            button(say("Leave them"), "leave-arrived", "big quiet", id="leave-arrived"),
        ],
    ]


# any game


def description(table: Table) -> h.Node:
    """A game for somebody who has not seen it: who plays what, how far, under which rules."""
    return [
        h.b(".parcel-names")[", ".join(table.names)],
        h.span[say("{game}. {standing}", game=name_of(table.title.id), standing=standing(table))],
        h.small[", ".join([say("Rules version {rules}", rules=table.rules), *chosen(table)])],
    ]


def chosen(table: Table) -> list[str]:
    """The options of a game and what was chosen for each."""
    its = SCREENS[table.title.id]
    told = []
    for key, value in table.options.items():
        if (known := its.options.get(key)) is not None:
            label, named = its.box.say(known.label), known.values.get(value, value)
        else:
            label, named = say("Length") if key == "length" else key, value
        told.append(headed(label, its.box.say(named)))
    return told


def standing(table: Table) -> str:
    """How far a game is."""
    if table.ask is None:
        return say("Finished.")
    about = summary(table)
    chapter = words_of(table.title).chapter(about.round)
    if about.rounds and about.round:
        return say("{chapter} of {rounds}.", chapter=chapter, rounds=about.rounds)
    return f"{chapter}."
