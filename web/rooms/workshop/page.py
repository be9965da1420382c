"""The card workshop: the decks of a box, a deck, and the card that is being made."""

from __future__ import annotations

from game.decks import LONGEST_DECK_NAME, MOST_CARDS
from game.play import Refusal
from web import html as h
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.desk.post import Parcel
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.doors.workshop import Door
from web.pages.share import by_hand, drawn
from web.parts.pieces import button, greyed, icon, toggle
from web.rooms.workshop import bench, maker, sending, unfinished
from web.rooms.workshop.bench import Bench
from web.rooms.workshop.saying import say
from web.words.speaking import say as of_house


def workshop(desk: Desk) -> h.Element:
    """Whatever of the workshop is open."""
    here = bench.of(desk)
    if desk.own(Door).waits:
        sending.arrive(desk, here)
    one = bench.deck_here(desk)
    if one is None:
        return framed(of_house("Card workshop"), here, front(desk, here), "")
    if here.draft is not None and bench.is_draft_open(desk):
        title = say("Change a card") if here.draft.at >= 0 else say("A new card")
        return framed(title, here, maker.maker(desk, here, one), "workshop up")
    return framed(one.deck.name or say("A deck"), here, deck(desk, here, one), "workshop front")


def framed(title: str, here: Bench, body: h.Node, back: str) -> h.Element:
    """A page of the workshop; `back` leads one step out."""
    return h.section("#workshop", class_="poster", aria_labelledby="workshop-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head.row")[
            button([icon("barn"), of_house("Home")], "home", "small quiet", id="to-home"),
            back and button(say("Back"), back, "small", id="workshop-back"),
            h.h1("#workshop-title", tabindex="-1")[title],
        ],
        h.p(".workshop-told", role="status")[here.told],
        body,
    ]


# the entrance


def front(desk: Desk, here: Bench) -> h.Node:
    """The boxes open to new cards, the decks of one of them, and the way to a new deck."""
    box = desk.own(Door).box
    if box not in known_boxes():
        box = desk.own(Door).box = known_boxes()[0]
    its = [it for it in here.decks.made if it.box == box]
    bad = len(here.decks.bad)
    return h.div(".workshop-front")[
        h.div(".toggles.which", role="group", aria_label=of_house("Which box"))[
            (toggle(BOXES[id].name, f"workshop box {id}", id == box) for id in known_boxes())
        ],
        h.section(".sheet", aria_labelledby="decks-title")[
            h.h2("#decks-title")[say("Your decks")],
            h.p[
                say(
                    "Put cards together from the symbols of the game, see how strong they are, "
                    "and play with them: the whole table, computers too."
                )
            ],
            h.div(".deck-list.stack")[
                (
                    button(
                        [
                            icon("card-draw"),
                            h.b[one.deck.name or say("No name")],
                            h.small[
                                say(
                                    "{count:plural(card|cards)} of your own",
                                    count=len(one.deck.ids),
                                )
                            ],
                        ],
                        f"workshop open {one.id}",
                        "deck-button",
                        f"deck-{one.id}",
                    )
                    for one in its
                )
            ],
            h.div(".actions")[
                button(say("A new deck"), "workshop new-deck", "go big", id="new-deck"),
                button(
                    [icon("open-folder"), say("Bring a deck in")], "bring", "quiet", id="to-bring"
                ),
            ],
            bad > 0
            and h.p(".problem")[
                say(
                    "{count:plural(deck|decks)} cannot be read. Nothing is lost: "
                    "{count:agree(it stays as it is|they stay as they are)}.",
                    count=bad,
                )
            ],
        ],
    ]


def known_boxes() -> list[str]:
    """The boxes with games that are played with cards of one’s own."""
    here = {box.id: filter(None, map(SCREENS.get, box.titles)) for box in BOXES.values()}
    return [id for id, its in here.items() if any(one.workshop for one in its)]


# a deck


def deck(desk: Desk, here: Bench, one: Made) -> h.Node:
    """The cards of a deck, the printed ones beside them, and what to do with it."""
    return h.div(".workshop-deck", data_box=one.box)[
        h.section(".sheet", aria_labelledby="own-title")[
            h.h2("#own-title")[say("Cards of your own")],
            h.div(".own-cards")[
                (own_card(desk, here, one, at) for at in range(len(one.deck.lots)))
            ],
            one.deck.lots == () and h.p(".soft")[say("No card yet.")],
            h.div(".actions")[more(desk, one)],
        ],
        h.section(".sheet.deck-ways", aria_labelledby="ways-title")[
            h.h2("#ways-title")[say("This deck")],
            h.label(".workshop-field")[
                h.span[say("Name of the deck")],
                h.input(
                    "#deck-name",
                    type="text",
                    value=one.deck.name if here.naming is None else here.naming,
                    data_field="workshop deck",
                    maxlength=str(LONGEST_DECK_NAME),
                    autocomplete="off",
                ),
            ],
            h.div(".actions")[play(desk, one)],
            h.div(".actions")[
                button(
                    [icon("paper-plane"), say("Share this deck")], "workshop send", "", "deck-send"
                )
            ],
            desk.post.parcel is not None and ways(desk.post.parcel),
            h.div(".actions")[
                button(
                    [icon("scroll-quill"), say("Print the cards")], "print", "quiet", "deck-print"
                ),
                button(
                    say("Tap again to throw it away")
                    if here.asking == "throw"
                    else [icon("trash-can"), say("Throw it away")],
                    "workshop throw",
                    "go" if here.asking == "throw" else "quiet",
                    "deck-throw",
                ),
            ],
        ],
        left_in(one),
    ]


def own_card(desk: Desk, here: Bench, one: Made, at: int) -> h.Element:
    """A card of the deck, with the ways to change it and to throw it away."""
    lot, is_asked = one.deck.lots[at], here.asking == f"drop {at}"
    is_begun = unfinished.of(desk.shelf.storage, one, at) is not None
    return h.div(".own-card-lot")[
        bench.show_of(one.box).face(lot.card),
        lot.words and h.q(".makers")[lot.words],
        is_begun and h.p(".soft")[say("You have begun to change it.")],
        h.div(".actions")[
            h.span(".times")[say("{count:plural(copy|copies)}", count=lot.copies)],
            button(
                say("Change"),
                f"workshop edit {at}",
                "small",
                f"edit-{at}",
                say("Change {card}", card=lot.card.name),
            ),
            button(
                say("Tap again") if is_asked else icon("trash-can"),
                f"workshop drop {at}",
                "small go" if is_asked else "small quiet",
                f"drop-{at}",
                say("Tap again to throw {card} away", card=lot.card.name)
                if is_asked
                else say("Throw {card} away", card=lot.card.name),
            ),
        ],
    ]


def more(desk: Desk, one: Made) -> h.Node:
    """The way to one more card, or to the one that was begun, if there is room for it."""
    if len(one.deck.lots) >= MOST_CARDS:
        full = Refusal(say("A deck has {most} different cards at most.", most=MOST_CARDS), "")
        return greyed(say("A new card"), full, "workshop", "go big", "new-card")
    begun = unfinished.of(desk.shelf.storage, one, -1)
    label = say("A new card") if begun is None else say("Finish the new card")
    return button(label, "workshop new-card", "go big", id="new-card")


def play(desk: Desk, one: Made) -> h.Node:
    """To the table with it, or why not."""
    title = bench.title_of(one.box)
    options = desk.form.options if desk.form.title in BOXES[one.box].titles else None
    bad = decks.why_not(title, dict(options or bench.usual(title)), one.deck)
    if bad is not None:
        refusal = Refusal(bad.reason, "")
        return greyed(say("Play with it"), refusal, "workshop play", "big", "deck-play")
    return button(say("Play with it"), "workshop play", "big go", id="deck-play")


def left_in(one: Made) -> h.Element:
    """The printed cards: which of them are played with, too."""
    show = bench.show_of(one.box)
    names: dict[str, list[str]] = {}
    for id, name in show.names.items():
        names.setdefault(name, []).append(id)
    return h.section(".sheet.left-in", aria_labelledby="printed-title")[
        h.h2("#printed-title")[say("Printed cards")],
        h.p[say("Cards marked dark are in the deck. Tap one to leave it in the box.")],
        h.div(".toggles")[
            (
                toggle(
                    name,
                    f"workshop leave-out {name.replace(' ', '_')}",
                    not set(ids) & set(one.deck.without),
                )
                for name, ids in names.items()
            )
        ],
    ]


def ways(parcel: Parcel) -> h.Element:
    """File, link and code."""
    return h.div(".workshop-ways")[
        h.div(".actions")[
            button([icon("save"), of_house("As a file")], "workshop file", "", id="deck-file"),
            parcel.link
            and button(
                [icon("paper-plane"), of_house("Copy a link")], "share-link", "", id="share-link"
            ),
        ],
        h.p(role="status")[parcel.told],
        parcel.link_open and by_hand(parcel.link),
        parcel.code
        and h.figure(".code")[
            drawn(parcel.code, say("QR code with the deck")),
            h.figcaption[of_house("Point the other device’s camera here.")],
        ],
    ]
