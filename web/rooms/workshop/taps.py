"""What taps in the workshop do: `workshop <verb> <rest>`."""

from __future__ import annotations

from collections.abc import Callable

from game import TITLES
from game.decks import (
    LONGEST_CARD_NAME,
    LONGEST_DECK_NAME,
    LONGEST_WORDS,
    MOST_COPIES,
    Deck,
    tidy,
)
from game.unplayable import card_refused, deck_refused
from web.acts import playing
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.desk.screen import BOXES, refused
from web.desk.state import Desk
from web.doors.workshop import Door
from web.rooms.workshop import bench, unfinished
from web.rooms.workshop.bench import Bench, Draft
from web.rooms.workshop.keeping import change, free_id, keep, keep_unfinished
from web.rooms.workshop.parts import COLOURS
from web.rooms.workshop.saying import say
from web.rooms.workshop.sending import arrive, file, send

TWICE = {"throw", "drop", "anew"}
"""What wants a second tap."""


def do(desk: Desk, text: str) -> None:
    """Carry out a tap; what asked for a second one and got another is let go."""
    verb, _, rest = text.partition(" ")
    here = bench.of(desk)
    was, here.asking = here.asking, ""
    if verb in TWICE and was != text:
        here.asking = text
        return
    if text and verb != "typed":
        here.told, here.naming = "", None
    if desk.own(Door).waits:
        arrive(desk, here)
    VERBS[verb](desk, here, rest)
    keep_unfinished(desk, here)


def entered(_desk: Desk, _here: Bench, _rest: str) -> None:
    """Nothing more: somebody has come in."""


def front(desk: Desk, here: Bench, _rest: str) -> None:
    """Back to the entrance."""
    here.draft, desk.own(Door).place, desk.post.parcel = None, "", None


def up(desk: Desk, here: Bench, _rest: str) -> None:
    """From a card back to its deck."""
    door = desk.own(Door)
    here.draft, door.place = None, door.place.replace("card", "deck", 1)


def box(desk: Desk, here: Bench, rest: str) -> None:
    """Make cards for this box."""
    if rest in BOXES:
        front(desk, here, "")
        desk.own(Door).box, here.edition = rest, ""


# decks


def new_deck(desk: Desk, here: Bench, _rest: str) -> None:
    """An empty deck, and the way into it."""
    made, door = here.decks.made, desk.own(Door)
    id = free_id(made)
    name = say("Deck {number}", number=len([it for it in made if it.box == door.box]) + 1)
    if keep(desk, here, [*made, Made(id, door.box, Deck(name[:LONGEST_DECK_NAME], ()))]):
        door.place = f"deck {id}"


def open_deck(desk: Desk, here: Bench, rest: str) -> None:
    """Go to a deck."""
    if any(it.id == rest for it in here.decks.made):
        desk.own(Door).place, here.draft, desk.post.parcel = f"deck {rest}", None, None


def throw(desk: Desk, here: Bench, _rest: str) -> None:
    """Throw the open deck away."""
    one = bench.deck_here(desk)
    if one is not None and keep(desk, here, [it for it in here.decks.made if it.id != one.id]):
        unfinished.forget_deck(desk.shelf.storage, one)
        if desk.form.deck == one.id:
            desk.form.deck = ""
        front(desk, here, "")


def leave_out(desk: Desk, here: Bench, name: str) -> None:
    """Leave all copies of a printed card in the box, or take them back in."""
    one = bench.deck_here(desk)
    if one is None:
        return
    names = bench.show_of(one.box).names
    found = [id for id, known in names.items() if known.replace(" ", "_") == name]
    out = [id for id in one.deck.without if id not in found]
    if not set(found) & set(one.deck.without):
        out += found
    change(desk, here, one.deck._replace(without=tuple(out)))


def play(desk: Desk, here: Bench, _rest: str) -> None:
    """To the set-up, with this deck chosen if it can be played."""
    one = bench.deck_here(desk)
    if one is None:
        return
    title = bench.title_of(one.box)
    if TITLES[desk.form.title].kit is not decks.kit_of(one.box):
        desk.form.play(title)
    playing.set_up(desk)
    bad = decks.why_not(desk.form.title, desk.form.options, one.deck)
    desk.form.problem = bad.reason if bad else ""
    desk.form.deck = "" if bad else one.id


# a card


def new_card(desk: Desk, here: Bench, _rest: str) -> None:
    """Begin a card, or go on with the one that was begun."""
    take(desk, here, -1)


def edit(desk: Desk, here: Bench, rest: str) -> None:
    """Take a card of the deck onto the bench, with the changes that were begun."""
    one = bench.deck_here(desk)
    if one is not None and rest.isdecimal() and int(rest) < len(one.deck.lots):
        take(desk, here, int(rest))


def take(desk: Desk, here: Bench, at: int) -> None:
    """Take what belongs to a place of the open deck onto the bench."""
    one = bench.deck_here(desk)
    if one is not None:
        left = unfinished.of(desk.shelf.storage, one, at)
        here.draft = left or unfinished.began(one, at)
        desk.own(Door).place = f"card {one.id}"


def anew(desk: Desk, here: Bench, _rest: str) -> None:
    """Back to what the card on the bench was in the beginning."""
    one = bench.deck_here(desk)
    if one is not None and here.draft is not None:
        here.draft = unfinished.began(one, here.draft.at)


def drop(desk: Desk, here: Bench, rest: str) -> None:
    """Throw a card of the deck away."""
    one = bench.deck_here(desk)
    if one is not None and rest.isdecimal():
        lots = tuple(lot for at, lot in enumerate(one.deck.lots) if at != int(rest))
        if change(desk, here, one.deck._replace(lots=lots)):
            unfinished.closed_up(desk.shelf.storage, one, int(rest))
            here.told = say("Thrown away.")


def on_draft(act: Callable[[Desk, Draft, str], None]) -> Callable[[Desk, Bench, str], None]:
    """What changes the card that is being made, if there is one."""

    def changed(desk: Desk, here: Bench, rest: str) -> None:
        if here.draft is not None and bench.deck_here(desk) is not None:
            act(desk, here.draft, rest)

    return changed


def sign(desk: Desk, draft: Draft, rest: str) -> None:
    """Positive, negative or special; symbols that such a card cannot bear fall off."""
    one = bench.deck_here(desk)
    assert one is not None
    kit = decks.kit_of(one.box)
    if rest in kit.signs:
        draft.sign = rest
        draft.letter = "" if rest in kit.plain else draft.letter or kit.letters[0]
        draft.symbols = [it for it in draft.symbols if it in kit.signs[rest]]


def letter(_desk: Desk, draft: Draft, rest: str) -> None:
    """The letter by which it cancels."""
    draft.letter = rest


def symbol(_desk: Desk, draft: Draft, rest: str) -> None:
    """Put a symbol on the card, or take it off; another one for the same moment makes room."""
    if rest in draft.symbols:
        draft.symbols.remove(rest)
        return
    moment = rest.split(".")[0]
    draft.symbols = [it for it in draft.symbols if it.split(".")[0] != moment]
    draft.symbols.append(rest)


def picture(desk: Desk, draft: Draft, rest: str) -> None:
    """What is drawn on it; the same once more leaves it to what the card does."""
    one = bench.deck_here(desk)
    assert one is not None
    if rest in bench.show_of(one.box).pictures:
        draft.picture = "" if draft.picture == rest else rest


def colour(_desk: Desk, draft: Draft, rest: str) -> None:
    """The ground behind it; the same once more gives the usual one."""
    if rest in COLOURS:
        draft.colour = "" if draft.colour == rest else rest


def copies(_desk: Desk, draft: Draft, rest: str) -> None:
    """How many of them there are."""
    if rest.isdecimal():
        draft.copies = max(1, min(MOST_COPIES, int(rest)))


def typed(desk: Desk, here: Bench, rest: str) -> None:
    """The name or the line of a card, or the name of the deck.

    What is being typed stays as it is, a space at its end too, or the next word would stick to it.
    """
    what, _, value = rest.partition(" ")
    one = bench.deck_here(desk)
    if what == "deck" and one is not None:
        here.naming = value[:LONGEST_DECK_NAME]
        change(desk, here, one.deck._replace(name=tidy(value, LONGEST_DECK_NAME)))
    elif here.draft is not None and what == "name":
        here.draft.name = value[:LONGEST_CARD_NAME]
    elif here.draft is not None and what == "words":
        here.draft.words = value[:LONGEST_WORDS]


def done(desk: Desk, here: Bench, _rest: str) -> None:
    """Put the card into the deck, or say why it cannot be."""
    one = bench.deck_here(desk)
    if one is None or here.draft is None:
        return
    kit = decks.kit_of(one.box)
    if bad := card_refused(kit, here.draft.card):
        here.told = refused(bad.reason)
        return
    deck = bench.with_lot(one.deck, here.draft)
    if bad := deck_refused(kit._replace(fewest=0), deck, {}):
        here.told = refused(bad.reason)
    elif change(desk, here, deck):
        unfinished.forget(desk.shelf.storage, one, here.draft.at)
        up(desk, here, "")


def compare(_desk: Desk, here: Bench, rest: str) -> None:
    """Compare by this measure, or with this edition."""
    kind, _, value = rest.partition(" ")
    if kind == "by":
        here.by = value
    elif kind == "with":
        here.edition = value


VERBS: dict[str, Callable[[Desk, Bench, str], None]] = {
    "": entered,
    "front": front,
    "up": up,
    "box": box,
    "new-deck": new_deck,
    "open": open_deck,
    "throw": throw,
    "leave-out": leave_out,
    "play": play,
    "new-card": new_card,
    "edit": edit,
    "anew": anew,
    "drop": drop,
    "sign": on_draft(sign),
    "letter": on_draft(letter),
    "symbol": on_draft(symbol),
    "picture": on_draft(picture),
    "colour": on_draft(colour),
    "copies": on_draft(copies),
    "typed": typed,
    "done": done,
    "compare": compare,
    "send": send,
    "file": file,
}
