"""The line-up of horse cards, and Eric Change's odds: what is done to the stables."""

from __future__ import annotations

from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View
from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board import beyond
from web.horse_fever.board.betting import why_not
from web.horse_fever.board.people import face
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.parts.pieces import choice, silk, unseen


def line_up(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Every horse card in hand with the stables it may run for."""
    runs = [text.split(" ") for text in beyond.answers(desk, ask, "run ")]
    cards = list(dict.fromkeys(run[1] for run in runs))
    return h.div(".line-up")[
        h.div(".stalls")[
            [stall(desk, ask, view, card, [r for r in runs if r[1] == card]) for card in cards]
        ],
        choice("done", say("No more horses"), why_not(desk, ask, "done"), "big"),
    ]


def stall(desk: Desk, ask: Ask, view: View, card: str, runs: list[list[str]]) -> h.Element:
    """One horse card with its stables; those that are not the player's stand small below."""
    mine = [run for run in runs if " ".join(run) in ask.menu]
    return h.div(".stall", id=f"stall-{card}")[
        face(person_text(view.edition, "horse", card)),
        h.div(".boxes")[
            [box(desk, ask, view, run) for run in mine],
            h.div(".not-mine")[[closed(desk, ask, run) for run in runs if run not in mine]],
        ],
    ]


def box(desk: Desk, ask: Ask, view: View, run: list[str]) -> h.Element:
    """One stable that a horse card may run for."""
    text, colour = " ".join(run), run[2]
    horse = words.HORSES[colour]
    label: list[h.Node] = [
        silk(colour),
        h.span[say.nodes("for {name}", name=h.b[horse.name])],
        h.small[words.odds_text(view.odds[colour])],
    ]
    return choice(text, label, why_not(desk, ask, text), "box")


def closed(desk: Desk, ask: Ask, run: list[str]) -> h.Node:
    """A stable that is not the player's."""
    text = " ".join(run)
    label: list[h.Node] = [silk(run[2]), unseen(say("for {name}", name=words.HORSES[run[2]].name))]
    return choice(text, label, why_not(desk, ask, text), "small silk-chip")


def odds_change(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Two rows up or down for any stable, or leave the board alone."""
    return h.div(".bets-and-pass.stack")[
        h.div(".bets.stack")[(column(desk, ask, view, colour) for colour in HORSES)],
        choice("pass", say("Leave the odds as they are"), why_not(desk, ask, "pass"), "pass"),
    ]


def column(desk: Desk, ask: Ask, view: View, colour: str) -> h.Element:
    """One stable: where it stands, up and down."""
    horse = words.HORSES[colour]
    return h.div(f".bet-column.column-{colour}", role="group", aria_label=horse.name)[
        h.div(".column-head")[
            silk(colour),
            h.span[h.b[str(horse.number)], " ", horse.name],
            h.small[words.odds_text(view.odds[colour])],
        ],
        (
            choice(
                f"odds {colour} {way}",
                h.span(".kind")[say("{sign} {way:which(up=up|down=down)}", sign=sign, way=way)],
                why_not(desk, ask, f"odds {colour} {way}"),
                f"offer shift-{way}",
            )
            for way, sign in (("up", "▲"), ("down", "▼"))
        ),
    ]
