"""Writing the decks down."""

from __future__ import annotations

from game.decks import Deck
from web.acts.kept import decks
from web.acts.kept.decks import Decks, Made
from web.desk.state import Desk
from web.rooms.workshop import bench, unfinished
from web.rooms.workshop.bench import Bench
from web.rooms.workshop.saying import say


def keep(desk: Desk, here: Bench, made: list[Made]) -> bool:
    """Write the decks down; without room, or over those of a newer page, nothing is changed."""
    if here.decks.is_newer:
        here.told = say(
            "A newer version of this page wrote the decks on this device. Nothing was changed."
        )
        return False
    wanted = Decks(made, here.decks.bad)
    try:
        desk.shelf.storage.set(decks.KEY, decks.dumps(wanted))
    except OSError:
        here.told = say("There is no room left on this device: nothing was changed.")
        return False
    here.decks = wanted
    return True


def change(desk: Desk, here: Bench, deck: Deck) -> bool:
    """Keep the open deck as it is now; whether there was room."""
    one = bench.deck_here(desk)
    assert one is not None
    made = [it._replace(deck=deck) if it.id == one.id else it for it in here.decks.made]
    return keep(desk, here, made)


def free_id(made: list[Made]) -> str:
    """A number that no deck has."""
    return str(1 + max((int(it.id) for it in made if it.id.isdecimal()), default=0))


def keep_unfinished(desk: Desk, here: Bench) -> None:
    """Let the card on the bench wait for whoever leaves it, or say that it cannot."""
    one = bench.deck_here(desk)
    if one is None or here.draft is None:
        return
    if not unfinished.keep(desk.shelf.storage, one, here.draft) and not here.told:
        here.told = say("There is no room left on this device: this card is lost if you leave it.")
