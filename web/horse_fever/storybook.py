"""The storybook: every part of the page in every state, on one page, to be looked at."""

from __future__ import annotations

import htpy as h

from game.play import Refusal
from game.racing.dice import HORSES
from web.frame.parts import button, greyed, icon, mark, runner, silk, toggle, unseen
from web.horse_fever import words
from web.horse_fever.board.cards import card_face, face_down, tile
from web.horse_fever.board.people import face, token

EDITION = "first"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
LETTERS = (1, 2, 3, 4, 5, 6, 7)
ACTION_CARDS = ("magna-velocitas", "globus-obscurus", "boss")
PEOPLE = {
    "character": "steve-mcskull",
    "assistant": "brian-ofist",
    "horse": "napoleon",
    "target": "most-stables-1",
    "loan": "bank",
}
GREYED = Refusal("Not before the first race.", "2.1")
HERE = "studio"
"""What every button of this page does: nothing."""

PAINTS = {
    "Paper": "paper paper-2 paper-3 paper-lit field card card-rim slip seat-out",
    "Ink": "ink ink-soft edge edge-soft rubric red-ink plus minus special grey-ink grey-edge",
    "Washes": "gold-soft win-wash win-wash-lit up-wash down-wash grey-paper",
    "Under cream letters": "on-colour plate red red-lit red-deep pressed pressed-edge sign-plus "
    "sign-minus sign-special kind-character kind-assistant kind-horse kind-target grey-tag",
    "On cards": "kind-assistant-ink kind-horse-ink kind-target-ink",
    "Seats": "mark-0 mark-1 mark-2 mark-3 mark-4 mark-5",
    "Seats, in print": "mark-0-ink mark-1-ink mark-2-ink mark-3-ink mark-4-ink mark-5-ink",
    "Pale by night too": "bone print photo photo-rim place-1 place-2 place-3 "
    "post-white post-black code-paper code-ink",
    "Photo finish": "sepia sepia-deep sepia-ink",
    "Gilt": "gold gilt",
    "Course": "lawn turf turf-2 green-deep green-night card-back rail edge-on-dark",
    "Slate and chalk": "slate slate-2 chalk chalk-soft chalk-gold wood",
    "Lines on slate": "run-blue run-green run-red run-yellow run-white",
    "Sky": "sun sun-rim ray ray-2 horizon",
    "Keyboard": "focus focus-halo",
}
"""The opaque colours by what they are for; a test holds the list against the style sheet."""


def storybook() -> h.Node:
    """The parts, one group after the other."""
    return [
        part("letters", "Letters", [letters(), faces()]),
        part("buttons", "Buttons", buttons()),
        part("horses", "Six horses", h.ul(".studio-horses")[(horse(c) for c in HORSES)]),
        part("chalk", "Slate and chalk", chalk()),
        part("seats", "Seats and tokens", seats()),
        part("cards", "Cards", cards()),
        part("slips", "Slips and tags", slips()),
        part("panels", "Panels", panels()),
        part("paints", "Paints", paints()),
    ]


def part(id: str, title: str, body: h.Node) -> h.Element:
    """One part with its heading."""
    return h.section(f"#studio-{id}.sheet", aria_labelledby=f"studio-{id}-title")[
        h.h2(id=f"studio-{id}-title")[title], h.div(".studio-part")[body]
    ]


def letters() -> h.Element:
    """The scale of letters."""
    return h.div(".studio-scale")[
        (h.p(f".type-{n}")[h.small[str(n)], " A straight course"] for n in LETTERS)
    ]


def faces() -> h.Element:
    """The three faces."""
    return h.div(".studio-scale")[
        h.p(".studio-display")["Display: Grand meeting 1928"],
        h.p(".studio-chalk")["Chalk: 1:2 1:3 1:4 1:5 1:6 1:7"],
        h.p(".studio-reading")["Reading: whoever bets on Carmine to show gets 800 D, and a point."],
        h.p[h.span(".plus")["+400 D"], " ", h.span(".minus")["−400 D"], " ", h.span(".zero")["0"]],
    ]


def buttons() -> list[h.Node]:
    """A button in every state."""
    return [
        button("Normal", HERE),
        button("Go", HERE, "go"),
        button("Big and go", HERE, "big go"),
        button("Quiet", HERE, "quiet"),
        button("Small", HERE, "small"),
        button("Small and quiet", HERE, "small quiet"),
        button("?", HERE, "round help", name="Help"),
        button(icon("cog"), HERE, "round quiet", name="Round"),
        greyed("Greyed", GREYED, HERE),
        greyed("Greyed small", GREYED, HERE, "small"),
        h.div(".toggles", role="group", aria_label="Toggles")[
            toggle("Pressed", HERE, True),
            toggle("Not pressed", HERE, False),
            toggle("Not allowed", HERE, False, GREYED),
        ],
        h.input(".studio-field", value="A field", aria_label="A field"),
        h.input(".studio-slider", type="range", aria_label="A slider"),
    ]


def horse(colour: str) -> h.Element:
    """One horse: runner, silk, number, name, pattern, and its bets."""
    text = words.HORSES[colour]
    return h.li(id=f"studio-{colour}")[
        h.div(".studio-turf")[runner(colour)],
        h.p[
            h.span(".studio-silk")[silk(colour)],
            h.b[f"{text.number} {text.name}"],
            h.small[f"{text.colour}, {text.silk}"],
        ],
        h.div(".bet-column")[
            button(offer("win", 4, 3), HERE, "choice offer win"),
            greyed(offer("show", 2, 1), GREYED, HERE, "choice offer show"),
        ],
    ]


def offer(kind: str, times: int, points: int) -> h.Node:
    """What stands on the button of a bet."""
    return [
        h.span(".kind")[kind],
        h.b(".times")[f"×{times}"],
        h.span(".points")[f"+{points} VP"],
    ]


def chalk() -> list[h.Node]:
    """Odds, dice, places: what stands on the blackboard and on the turf."""
    return [
        h.div(".studio-slate")[
            h.p(".lane-head")[(h.span(".odds")[words.odds_text(row)] for row in range(1, 7))],
            h.p[h.span(".chalk-label")["Sprint"], " ", h.span(".shift")["▲1 ▼2"]],
            h.p(".dice")[
                (h.span(".die")[silk(c), unseen(c)] for c in HORSES),
                h.span(".die.blank")["?"],
            ],
        ],
        h.div(".studio-turf.studio-places")[
            (h.span(class_=f"rosette place-{place}")[str(place)] for place in range(1, 7))
        ],
    ]


def seats() -> list[h.Node]:
    """The six marks, and the tokens of every kind."""
    marks = [
        h.li(class_=f"seat mark-{seat} {'asked' if seat == 1 else 'out' if seat == 5 else ''}")[
            h.span(".who")[mark(seat), h.b(".name")[name]],
            h.span(".purse")[words.money(1400), " ", h.span(".vp")["3 VP"]],
        ]
        for seat, name in enumerate(NAMES)
    ]
    return [
        h.ul(".studio-seats")[marks],
        h.p[[token(EDITION, kind, id) for kind, id in PEOPLE.items()]],
    ]


def cards() -> list[h.Node]:
    """Cards of each kind: face up, large, small, face down."""
    texts = [words.card(EDITION, card) for card in ACTION_CARDS]
    return [
        [card_face(text) for text in texts],
        card_face(texts[0], large=True),
        h.span(".card-back")[mark(0)],
        h.span(".studio-tiles")[
            [tile(text, look) for text in texts for look in ("", "cancelled", "discarded")],
            face_down(2, NAMES),
        ],
        [face(words.person(EDITION, kind, id)) for kind, id in PEOPLE.items()],
    ]


def slips() -> list[h.Node]:
    """Bets on the table, the slip of a stake, prices."""
    return [
        h.p[[slip(colour, "win" if n % 2 else "show") for n, colour in enumerate(HORSES)]],
        h.div(".betting-slip")[
            h.p(".slip-horse")[silk("red"), h.b["4"], " Carmine"],
            h.p["comes 1st, 2nd or 3rd"],
            h.p(".slip-back")[h.b["800 D"], h.span["back, and +1 VP"]],
        ],
        h.span(".price-tag")["400 D"],
        h.span(".price-tag", aria_disabled="true")["900 D"],
        h.span(".ribbon")["What if"],
    ]


def slip(colour: str, kind: str) -> h.Element:
    """One bet as it lies before a seat."""
    return h.span(class_=f"slip slip-{kind}")[silk(colour), unseen(colour), h.b[kind], " 300"]


def panels() -> list[h.Node]:
    """What words stand on: the sheet, the bill, the notice, the slips over a screen."""
    return [
        h.div(".sheet")[
            h.h3["A sheet"],
            h.p[
                "Paper with a frame. ", h.span(".rule-id")["Rule 2.1.2"], " and small print below."
            ],
            h.small(".zero")["Small print."],
        ],
        h.div(".bill.mark-3")[
            h.h3[mark(3), "A bill"],
            h.p(".sum")[h.span["Total"], h.span(".plus")["+400 D"]],
        ],
        h.p(".studio-notice")["A notice: all betting tokens for red are taken in this race."],
    ]


def paints() -> list[h.Node]:
    """Every opaque colour by name."""
    return [
        h.div(".studio-paints")[h.h3[kind], h.ul[(swatch(name) for name in names.split())]]
        for kind, names in PAINTS.items()
    ]


def swatch(name: str) -> h.Element:
    """One colour; as an attribute of a drawing, for the policy forbids styles in the page."""
    rect = h.rect(width="48", height="32", rx="5", fill=f"var(--{name})", stroke="var(--edge-soft)")
    return h.li[h.svg(viewBox="0 0 48 32", aria_hidden="true")[rect], h.small[name]]
