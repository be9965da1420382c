"""Cards laid out to choose from: characters, cards drawn, a swap, an offer."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.state import Offer
from game.horse_fever.view import View
from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board import beyond
from web.horse_fever.board.betting import why_not
from web.horse_fever.board.people import face
from web.horse_fever.board.shop import price
from web.horse_fever.seen import board_of, offer_of
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.below import goes_on
from web.parts.pieces import button, charm, choice, icon, silk, unseen


def gallery(title: str, cards: Sequence[h.Node], look: str = "") -> h.Element:
    """A sheet with cards on it, in place of the course."""
    return h.section("#gallery", class_=look, aria_labelledby="gallery-title", tabindex="0")[
        h.header[h.h2("#gallery-title")[title]],
        h.div(".faces", data_least=at_least(len(cards)))[cards],
        goes_on(),
    ]


def characters(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The characters on offer; those already taken stand last."""
    cast = beyond.answers(desk, ask, "be ")
    everybody = sorted(cast, key=lambda text: text not in ask.options)
    faces = laid_out(desk, ask, view, "character", everybody)
    return gallery(say("The cast"), faces, "cast")


def drawn(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The cards just drawn: one stays, the others go back."""
    faces = laid_out(desk, ask, view, ask.what.removesuffix(" to keep"), ask.menu)
    return gallery(say("You drew these. Keep one"), faces, "drawn")


def laid_out(
    desk: Desk, ask: Ask, view: View, kind: str, answers: Sequence[str]
) -> list[h.Element]:
    """Cards of a kind, each a button that gives the answer which names it."""
    cards = [(text, person_text(view.edition, kind, text.partition(" ")[2])) for text in answers]
    return [choice(text, face(it), why_not(desk, ask, text), "card-choice") for text, it in cards]


def swap(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The cards of the others that the mime, or Troy, may be swapped for."""
    return gallery(
        say("Swap it for"), [swapped(desk, ask, view, text) for text in ask.menu], "swap"
    )


def swapped(desk: Desk, ask: Ask, view: View, text: str) -> h.Element:
    """One card of another player, with its owner; or the one just bought, which may be kept."""
    if text == "pass":
        return kept(ask, view)
    _, number, card = text.split(" ")
    seat = int(number) - 1
    kind = "assistant" if card in view.seats[seat].assistants else "horse"
    label: list[h.Node] = [
        h.span(".from")[charm(seat), h.span[desk.at.table.names[seat]]],
        face(person_text(view.edition, kind, card)),
    ]
    return choice(text, label, why_not(desk, ask, text), "card-choice")


def kept(ask: Ask, view: View) -> h.Element:
    """The card just bought, the last of its kind before the player."""
    seat = view.seats[ask.who]
    theirs = [view.seats[int(text.split(" ")[1]) - 1] for text in ask.menu if text != "pass"]
    card = ask.menu[0].split(" ")[2]
    kind = "assistant" if any(card in one.assistants for one in theirs) else "horse"
    own = seat.assistants[-1] if kind == "assistant" else seat.horses[-1]
    label: list[h.Node] = [
        h.span(".from")[charm(ask.who), h.span[say("Keep this card")]],
        face(person_text(view.edition, kind, own)),
    ]
    return choice("pass", label, None, "card-choice")


def offer(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Somebody wants to buy from the unveiled player: who, what, for how much."""
    wish = offer_of(view)
    names = desk.at.table.names
    return gallery(
        say("{buyer:player} offers {price:money}", names, buyer=wish.buyer, price=wish.price),
        [
            h.div(".bid.stack")[
                h.p[charm(wish.buyer), say.nodes("{buyer} wants", buyer=h.b[names[wish.buyer]])],
                h.p[goods(wish.kind)],
                h.p(".bid-price")[price(wish.price, wish.price)],
            ],
            *(wanted(view, wish.kind, card) for card in asked_for(view, wish)),
        ],
        "offer",
    )


def goods(kind: str) -> str:
    """What is wanted, in few words."""
    if kind == "target":
        return say("one of your targets")
    return say(
        "this {kind:which(stable=stable|assistant=assistant|horse=horse)} of yours", kind=kind
    )


def asked_for(view: View, wish: Offer) -> list[str]:
    """The card that is wanted; for a target all of the player’s, to choose from."""
    return list(board_of(view).targets) if wish.kind == "target" else [wish.card]


def wanted(view: View, kind: str, card: str) -> h.Node:
    """The card, or the stable, that is wanted."""
    if kind != "stable":
        return face(person_text(view.edition, kind, card))
    horse = words.HORSES[card]
    return h.span(".person.person-stable")[
        h.span(".person-head")[h.span(".medal")[silk(card)]],
        h.span(".person-role")[say("stable, {row:odds}", row=view.odds[card])],
        h.span(".person-name")[horse.stable],
        h.span(".person-line")[
            say(
                "{name}, the {horse:colour} horse: 1 VP, and the stable prizes.",
                name=horse.name,
                horse=card,
            )
        ],
    ]


def sell(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Sell, or refuse."""
    wish = offer_of(view)
    return h.div(".two-ways")[
        (choice(text, deal(wish, text), why_not(desk, ask, text), way(text)) for text in ask.menu)
    ]


def way(text: str) -> str:
    """The look of a yes or a no."""
    return "big" if text == "refuse" else "big go"


def deal(wish: Offer, text: str) -> h.Node:
    """A yes or a no in words."""
    if text == "refuse":
        return [h.b[say("Refuse")], h.span[say("nothing happens")]]
    card = text.removeprefix("sell ")
    if wish.kind == "target":
        sold = say("Sell “{target}”", target=person_text("first", "target", card).name)
    else:
        sold = say(
            "Sell the {kind:which(stable=stable|assistant=assistant|horse=horse)}", kind=wish.kind
        )
    price = h.span[say("for {price:money}", price=wish.price)]
    return [h.b[sold], price, wish.kind != "target" and unseen(sold_card(wish.kind, card))]


def sold_card(kind: str, card: str) -> str:
    """What is sold, for who cannot see it."""
    if kind == "stable":
        return words.colour(card)
    return say("{card:card}", card=card)


def hint(desk: Desk, ask: Ask, view: View) -> h.Node:
    """Where the choice is made: above the bar; and a way to read a card in peace."""
    if ask.what != "character":
        return h.p(".look-up.row")[icon("card-draw"), say("Tap the card you want.")]
    seat = view.seats[ask.who].seat
    return h.p(".look-up.row")[
        charm(seat), say("Tap a character."), button(say("Rule"), "rule C", "small quiet")
    ]
