"""Making a card: its face beside what it can be put together from."""

from __future__ import annotations

from game.decks import (
    LONGEST_CARD_NAME,
    LONGEST_WORDS,
    MOST_COPIES,
    MOST_SYMBOLS,
    Kit,
    symbol_of,
)
from game.play import Refusal
from game.unplayable import card_refused
from web import html as h
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.desk.state import Desk
from web.parts.pieces import button, greyed, toggle, unseen
from web.rooms.workshop import bench, strength, unfinished
from web.rooms.workshop.bench import Bench, Draft, Show
from web.rooms.workshop.parts import COLOURS, group, text
from web.rooms.workshop.saying import say


def maker(desk: Desk, here: Bench, one: Made) -> h.Element:
    """The face of the card as it stands, the parts it can have, and what it is worth."""
    assert here.draft is not None
    draft, show, kit = here.draft, bench.show_of(one.box), decks.kit_of(one.box)
    return h.div(".workshop-maker", data_box=one.box)[
        h.div(".sheet.making-face")[
            show.face(draft.card),
            draft.words and h.q(".makers")[draft.words],
            h.div(".actions")[finished(kit, draft)],
            draft != unfinished.began(one, draft.at) and h.div(".actions")[over(here)],
        ],
        h.section(".sheet.making", aria_labelledby="making-title")[
            h.h2("#making-title", class_="unseen")[say("What is on the card")],
            text("name", say("Name"), draft.name, LONGEST_CARD_NAME),
            kinds(kit, draft, show),
            letters(kit, draft),
            symbols(kit, draft, show),
            *looks(draft, show),
            text("words", say("A line of your own, if you like"), draft.words, LONGEST_WORDS),
            copies(draft),
        ],
        strength.parts(desk),
        strength.comparison(desk),
    ]


def kinds(kit: Kit, draft: Draft, show: Show) -> h.Element:
    """Positive, negative, special."""
    return group(
        say("Kind"),
        "making-kind",
        (toggle(show.signs[it], f"workshop sign {it}", draft.sign == it) for it in kit.signs),
    )


def letters(kit: Kit, draft: Draft) -> h.Node:
    """The letters, for cards that cancel."""
    if draft.sign in kit.plain:
        return None
    return group(
        say("Letter: cancels an opposite card with the same letter"),
        "making-letter",
        (toggle(it, f"workshop letter {it}", draft.letter == it) for it in kit.letters),
    )


def symbols(kit: Kit, draft: Draft, show: Show) -> h.Element:
    """All symbols that such a card can bear; with three on it the others wait."""
    full = len(draft.symbols) >= MOST_SYMBOLS
    moments = {it.split(".")[0] for it in draft.symbols}

    def one(it: str) -> h.Element:
        sign, line = show.symbol(symbol_of(it))
        label = [h.b[sign], h.small[line]]
        waits = full and it not in draft.symbols and it.split(".")[0] not in moments
        refusal = (
            Refusal(say("A card has {most} symbols at most.", most=MOST_SYMBOLS), "")
            if waits
            else None
        )
        return toggle(label, f"workshop symbol {it}", it in draft.symbols, refusal)

    return h.div(".option.symbols", role="group", aria_labelledby="making-symbols")[
        h.h3("#making-symbols")[say("Symbols: one to three")],
        h.div(".symbol-list.stack")[map(one, kit.signs[draft.sign])],
    ]


def looks(draft: Draft, show: Show) -> tuple[h.Element, h.Element]:
    """Its picture, and the colour behind it; without a choice what it does decides."""
    return group(
        say("Picture"),
        "making-picture",
        h.div(".choose-picture.stack")[
            (
                toggle(
                    [show.pictured(it), unseen(name)],
                    f"workshop picture {it}",
                    draft.picture == it,
                )
                for it, name in show.pictures.items()
            )
        ],
    ), group(
        say("Colour behind the picture"),
        "making-colour",
        (
            toggle(
                [h.span(class_=f"ground ground-{it}"), say(name)],
                f"workshop colour {it}",
                draft.colour == it,
            )
            for it, name in COLOURS.items()
        ),
    )


def copies(draft: Draft) -> h.Element:
    """How many there are in the deck."""
    return group(
        say("Copies"),
        "making-copies",
        (
            toggle(str(n), f"workshop copies {n}", draft.copies == n)
            for n in range(1, MOST_COPIES + 1)
        ),
    )


def finished(kit: Kit, draft: Draft) -> h.Element:
    """Into the deck, or what is missing."""
    is_new = draft.at < 0
    label = say("Put it into the deck") if is_new else say("Put it back into the deck")
    if bad := card_refused(kit, draft.card):
        return greyed(label, Refusal(bad.reason, ""), "workshop done", "big", "card-done")
    return button(label, "workshop done", "big go", id="card-done")


def over(here: Bench) -> h.Element:
    """Back to the beginning."""
    is_asked = here.asking.startswith("anew")
    label = say("Tap again to start over") if is_asked else say("Start over")
    return button(label, "workshop anew", "go" if is_asked else "quiet", "card-anew")
