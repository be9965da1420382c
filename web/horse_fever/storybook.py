"""The storybook: every part of the page in every state, on one page, to be looked at."""

from __future__ import annotations

from game.horse_fever.lanes import HORSES
from game.play import Refusal
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.cards import card_face, face_down, tile
from web.horse_fever.board.people import face, token
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.parts.pieces import button, charm, greyed, icon, runner, silk, toggle, unseen
from web.words.speaking import mark

EDITION = "first"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
LETTERS = (1, 2, 3, 4, 5, 6)
ACTION_CARDS = ("magna-velocitas", "globus-obscurus", "boss")
PEOPLE = {
    "character": "steve-mcskull",
    "assistant": "brian-ofist",
    "horse": "napoleon",
    "target": "most-stables-1",
    "loan": "bank",
}
SILKS = mark(
    "{horse:colour}, {silk:which(hoops=hoops|chevrons=chevrons|diamonds=diamonds|stripes=stripes|"
    "spots=spots|halves=halves)}"
)
HERE = "studio"
"""What every button of this page does: nothing."""

PAINTS = {
    mark("Paper"): "paper paper-2 paper-3 paper-lit field card card-rim slip seat-out",
    mark("Ink"): "ink ink-soft edge edge-soft rubric red-ink plus minus special grey-ink grey-edge",
    mark("Washes"): "gold-soft win-wash win-wash-lit up-wash down-wash grey-paper",
    mark(
        "Under cream letters"
    ): "on-colour plate red red-lit red-deep pressed pressed-edge sign-plus "
    "sign-minus sign-special kind-character kind-assistant kind-horse kind-target grey-tag",
    mark("On cards"): "kind-assistant-ink kind-horse-ink kind-target-ink",
    mark("Grounds of pictures"): "ground-plus ground-minus ground-special ground-sky ground-teal "
    "ground-gold ground-ember ground-rose ground-slate",
    mark("Seats"): "mark-0 mark-1 mark-2 mark-3 mark-4 mark-5",
    mark("Seats, in print"): "mark-0-ink mark-1-ink mark-2-ink mark-3-ink mark-4-ink mark-5-ink",
    mark("Pale by night too"): "bone print photo photo-rim place-1 place-2 place-3 "
    "post-white post-black code-paper code-ink",
    mark("Photo finish"): "sepia sepia-ink",
    mark("Gilt"): "gold gilt",
    mark("Course"): "lawn turf turf-2 mown green-deep green-night card-back rail edge-on-dark",
    mark("Slate and chalk"): "slate slate-2 chalk chalk-soft chalk-gold wood",
    mark("Lines on slate"): "run-blue run-green run-red run-yellow run-white",
    mark("Sky"): "sun sun-rim ray ray-2 horizon",
    mark("Keyboard"): "focus focus-halo",
}
"""The opaque colours by what they are for; a test holds the list against the style sheet."""


def storybook() -> h.Node:
    """The parts, one group after the other."""
    return [
        part("letters", say("Letters"), [letters(), faces()]),
        part("buttons", say("Buttons"), buttons()),
        part("horses", say("Six horses"), h.ul(".studio-horses")[(horse(c) for c in HORSES)]),
        part("chalk", say("Slate and chalk"), chalk()),
        part("seats", say("Seats and tokens"), seats()),
        part("cards", say("Cards"), cards()),
        part("slips", say("Slips and tags"), slips()),
        part("panels", say("Panels"), panels()),
        part("paints", say("Paints"), paints()),
    ]


def part(id: str, title: str, body: h.Node) -> h.Element:
    """One part with its heading."""
    return h.section(f"#studio-{id}.sheet", aria_labelledby=f"studio-{id}-title")[
        h.h2(id=f"studio-{id}-title")[title], h.div(".studio-part.row")[body]
    ]


def letters() -> h.Element:
    """The scale of letters."""
    return h.div(".studio-scale")[
        (h.p(f".type-{n}")[h.small[str(n)], " ", say("A straight course")] for n in LETTERS)
    ]


def faces() -> h.Element:
    """The three faces."""
    return h.div(".studio-scale")[
        h.p(".studio-display")[say("Display: Grand meeting 1928")],
        h.p(".studio-chalk")[say("Chalk: 1:2 1:3 1:4 1:5 1:6 1:7")],
        h.p(".studio-reading")[
            say("Reading: whoever bets on Carmine to show gets 800 D, and a point.")
        ],
        h.p[h.span(".plus")["+400 D"], " ", h.span(".minus")["−400 D"], " ", h.span(".zero")["0"]],
    ]


def greyed_why() -> Refusal:
    """Why what is greyed here is greyed."""
    return Refusal(say("Not before the first race."), "2.1")


def buttons() -> list[h.Node]:
    """A button in every state."""
    why = greyed_why()
    return [
        button(say("Normal"), HERE),
        button(say("Go"), HERE, "go"),
        button(say("Big and go"), HERE, "big go"),
        button(say("Quiet"), HERE, "quiet"),
        button(say("Small"), HERE, "small"),
        button(say("Small and quiet"), HERE, "small quiet"),
        button("?", HERE, "round help", name=say("Help")),
        button(icon("cog"), HERE, "round quiet", name=say("Round")),
        greyed(say("Greyed"), why, HERE),
        greyed(say("Greyed small"), why, HERE, "small"),
        h.div(".toggles", role="group", aria_label=say("Toggles"))[
            toggle(say("Pressed"), HERE, True),
            toggle(say("Not pressed"), HERE, False),
            toggle(say("Not allowed"), HERE, False, why),
        ],
        h.input(".studio-field", value=say("A field"), aria_label=say("A field")),
        h.input(".studio-slider", type="range", aria_label=say("A slider")),
    ]


def horse(colour: str) -> h.Element:
    """One horse: runner, silk, number, name, pattern, and its bets."""
    text = words.HORSES[colour]
    return h.li(id=f"studio-{colour}")[
        h.div(".studio-turf")[runner(colour)],
        h.p[
            h.span(".studio-silk")[silk(colour)],
            h.b[f"{text.number} {text.name}"],
            h.small[say(SILKS, horse=colour, silk=text.silk)],
        ],
        h.div(".bet-column")[
            button(offer("win", 4, 3), HERE, "choice offer win"),
            greyed(offer("show", 2, 1), greyed_why(), HERE, "choice offer show"),
        ],
    ]


def offer(kind: str, times: int, points: int) -> h.Node:
    """What stands on the button of a bet."""
    return [
        h.span(".kind")[words.bet(kind)],
        h.b(".times")[words.pays(times)],
        h.span(".points")[words.gained(points)],
    ]


def chalk() -> list[h.Node]:
    """Odds, dice, places: what stands on the blackboard and on the turf."""
    return [
        h.div(".studio-slate")[
            h.p(".lane-head.row")[(h.span(".odds")[words.odds_text(row)] for row in range(1, 7))],
            h.p[h.span(".chalk-label")[say("Sprint")], " ", h.span(".shift")["▲1 ▼2"]],
            h.p(".dice.row")[
                (h.span(".die")[silk(c), unseen(words.colour(c))] for c in HORSES),
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
            h.span(".who")[charm(seat), h.b(".name.fit")[name]],
            h.span(".purse")[words.money(1400), " ", h.span(".vp")[words.points(3)]],
        ]
        for seat, name in enumerate(NAMES)
    ]
    return [
        h.ul(".studio-seats")[marks],
        h.p[[token(EDITION, kind, id) for kind, id in PEOPLE.items()]],
    ]


def cards() -> list[h.Node]:
    """Cards of each kind: face up, large, small, face down."""
    texts = [card_text(EDITION, card) for card in ACTION_CARDS]
    return [
        [card_face(text) for text in texts],
        card_face(texts[0], large=True),
        h.span(".card-back")[charm(0)],
        h.span(".studio-tiles")[
            [tile(text, look) for text in texts for look in ("", "cancelled", "discarded")],
            face_down(2, NAMES),
        ],
        [face(person_text(EDITION, kind, id)) for kind, id in PEOPLE.items()],
    ]


def slips() -> list[h.Node]:
    """Bets on the table, the slip of a stake, prices."""
    return [
        h.p[[slip(colour, "win" if n % 2 else "show") for n, colour in enumerate(HORSES)]],
        h.div(".betting-slip")[
            h.p(".slip-horse")[silk("red"), h.b["4"], " Carmine"],
            h.p[say("comes 1st, 2nd or 3rd")],
            h.p(".slip-back")[h.b["800 D"], h.span[say("back, and +{points} VP", points=1)]],
        ],
        h.span(".price-tag")["400 D"],
        h.span(".price-tag", aria_disabled="true")["900 D"],
        h.span(".ribbon")[say("What if")],
    ]


def slip(colour: str, kind: str) -> h.Element:
    """One bet as it lies before a seat."""
    return h.span(class_=f"slip slip-{kind}")[
        silk(colour), unseen(words.colour(colour)), h.b[words.bet(kind)], " 300"
    ]


def panels() -> list[h.Node]:
    """What words stand on: the sheet, the bill, the notice, the slips over a screen."""
    return [
        h.div(".sheet")[
            h.h3[say("A sheet")],
            h.p[
                say.nodes(
                    "Paper with a frame. {rule} and small print below.",
                    rule=h.span(".rule-id")[say("Rule {id}", id="2.1.2")],
                )
            ],
            h.small(".zero")[say("Small print.")],
        ],
        h.div(".bill.mark-3")[
            h.h3[charm(3), say("A bill")],
            h.p(".sum")[h.span[say("Total")], h.span(".plus")["+400 D"]],
        ],
        h.p(".studio-notice")[say("A notice: all betting tokens for red are taken in this race.")],
    ]


def paints() -> list[h.Node]:
    """Every opaque colour by name."""
    return [
        h.div(".studio-paints")[h.h3[say(kind)], h.ul[(swatch(name) for name in names.split())]]
        for kind, names in PAINTS.items()
    ]


def swatch(name: str) -> h.Element:
    """One colour; as an attribute of a drawing, for the policy forbids styles in the page."""
    rect = h.rect(width="48", height="32", rx="5", fill=f"var(--{name})", stroke="var(--edge-soft)")
    return h.li[h.svg(viewBox="0 0 48 32", aria_hidden="true")[rect], h.small(translate="no")[name]]
