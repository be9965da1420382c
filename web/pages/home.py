"""The poster that the evening begins with: games to go on with, and a new one."""

from __future__ import annotations

import htpy as h

from game import Table
from game.racing.dice import HORSES
from web.desk import Desk
from web.parts import button, icon, runner
from web.shelf import Kept


def home(desk: Desk) -> h.Element:
    """The poster and the kept games."""
    return h.section("#home", class_="poster", aria_labelledby="home-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")["Grand meeting · 1928 · straight course"],
            h.h1("#home-title")["Horseburg"],
            h.div(".field", aria_hidden="true")[(runner(colour) for colour in HORSES)],
            h.p(".lead")["Six horses, one tablet, and a family that fixes races."],
            h.div(".actions")[
                button("New game", "setup", "big go", id="new-game"),
                button("The rules", "rule", "big quiet", id="to-rules"),
            ],
        ],
        shelf(desk),
    ]


def shelf(desk: Desk) -> h.Node:
    """The kept games, the last used first."""
    if not desk.kept:
        return None
    return h.section(".sheet.shelf", aria_labelledby="shelf-title")[
        h.h2("#shelf-title")["Go on playing"],
        h.ul[(slip(kept, kept.id == desk.doomed) for kept in desk.kept)],
    ]


def slip(kept: Kept, doomed: bool) -> h.Element:
    """One kept game: who plays and how far it is, or in plain words that it cannot be read."""
    table = kept.table
    return h.li(id=f"kept-{kept.id}", class_="" if table else "damaged")[
        h.div[
            h.b[", ".join(table.names) if table else "A game that cannot be read"],
            h.span[stage(table) if table else f"{kept.damage} You can still take its text away."],
        ],
        h.div(".tools")[
            button("Continue", f"continue {kept.id}", "go") if table else None,
            button(icon("save"), f"download {kept.id}", "round", name="Download this game"),
            button("Really throw away?", f"delete {kept.id}", "danger")
            if doomed
            else button(
                icon("trash-can"), f"delete {kept.id}", "round", name="Throw this game away"
            ),
        ],
    ]


def stage(table: Table) -> str:
    """How far a game is."""
    if table.ask is None:
        return f"{table.title.name}. Finished."
    view = table.view(None)
    return f"{table.title.name}. Race {view.round} of {view.rounds}, {view.phase}."
