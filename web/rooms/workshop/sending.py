"""Decks from device to device: one is taken along, and others come in."""

from __future__ import annotations

from game import links
from game.saves import DamagedSave
from web.acts.kept import decks
from web.acts.kept.decks import Decks
from web.desk.post import Parcel
from web.desk.screen import BOXES, refused
from web.desk.state import Desk
from web.doors.workshop import LINK, Door
from web.rooms.workshop import bench
from web.rooms.workshop.bench import Bench
from web.rooms.workshop.keeping import free_id, keep
from web.rooms.workshop.saying import say

LONGEST_LINK = 30_000
"""Letters that every browser takes in an address."""


def send(desk: Desk, _here: Bench, _rest: str) -> None:
    """Make the open deck ready to be taken along."""
    one = bench.deck_here(desk)
    if one is not None:
        text = decks.dumps(Decks([one], []))
        link = f"{desk.post.address}{LINK}{links.pack(text)}"
        desk.post.parcel = Parcel(text, link if len(link) < LONGEST_LINK else "", link)
        desk.post.wish = "code"


def file(desk: Desk, _here: Bench, _rest: str) -> None:
    """Offer the open deck as a file."""
    if desk.post.parcel is not None:
        desk.offered = ("horseburg-deck.txt", desk.post.parcel.text)


def arrive(desk: Desk, here: Bench) -> None:
    """Take in what has come to the door: each deck by itself, what is none is told of."""
    door = desk.own(Door)
    text, door.waits = door.waits.strip(), ""
    try:
        found = decks.loads(links.found(text) if links.MARK in text else text)
    except DamagedSave as damaged:
        here.told = refused(damaged.reason)
        return
    made, came = list(here.decks.made), 0
    for one in found.made:
        if one.box in BOXES and not any((it.box, it.deck) == (one.box, one.deck) for it in made):
            made.append(one._replace(id=free_id(made)))
            came, door.box, door.place = came + 1, one.box, f"deck {made[-1].id}"
    if came and not keep(desk, here, made):
        return
    if came:
        here.told = say("{came:plural(deck|decks)} came in.", came=came)
    elif found.made:
        here.told = say("This deck is here already.")
    else:
        here.told = say("This deck cannot be read. Nothing was taken in.")
