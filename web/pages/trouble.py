"""The trouble screen: what happened in plain words, and four ways on. It asks no table anything."""

from __future__ import annotations

from web import html as h
from web.desk.trouble import Trouble
from web.parts.pieces import button
from web.words.speaking import say


def trouble(it: Trouble) -> h.Element:
    """What broke is not the players' fault, nothing is lost, and this is how to go on."""
    return h.section("#trouble", class_="poster", aria_labelledby="trouble-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")[say("An unplanned stop")],
            h.h1("#trouble-title", tabindex="-1")[say("Something has broken")],
            h.p(".trouble-told")[
                say("A mistake in this page, not in your play."),
                " ",
                say("The game stands as it did before the last tap, and it is kept.")
                if it.has_table
                else say("Your games are kept."),
            ],
            h.div(".actions")[
                button(say("Back to the table"), "trouble-back", "big go", id="trouble-back")
                if it.has_table
                else None,
                button(say("Home"), "trouble-home", "big", id="trouble-home"),
            ],
            it.has_table and h.p[remedy(it)],
            h.div(".actions")[
                it.can_step_back
                and button(say("Undo the last step"), "trouble-undo", "", id="trouble-undo"),
                button(say("Download the game"), "trouble-download", "", id="trouble-download"),
                button(say("Copy a report"), "trouble-copy", "", id="trouble-copy"),
            ],
            h.p("#trouble-news", role="status")[it.told],
            it.report_open and h.pre("#trouble-report", tabindex="0")[it.report],
        ],
    ]


def remedy(it: Trouble) -> str:
    """What to do if it breaks again at the same place."""
    if not it.can_step_back:
        return say("If it breaks again here, download the game.")
    return say(
        "If it breaks again here, undo the last step. Where others have seen it, "
        "the log will say that the table went back."
    )
