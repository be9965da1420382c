"""Who answers next where computers sit: the one place that page, arena and tests ask.

Nobody here keeps time or remembers anything: the same table, names and chance give the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.bots import BOTS, Bot, random_legal
from game.bots.minds import Chooser
from game.bots.party import party_entry
from game.horse_fever.party.view import PartyView
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import CHANCE, Ask
from game.racing.dice import HORSES
from game.table import Table

RANDOM = "random"
"""Who gives any legal answer: in the arena only, the page does not offer it."""

FALLBACK = "casual"
"""Who plays for a name that this version does not know: a save of a newer page may hold one."""


def bot_of(name: str, is_party: bool = False) -> Bot:
    """The computer player of this name; a friendly one where nobody is called so.

    A party's book is nothing to play with: there the random one keeps it like the others.
    """
    if name == RANDOM and not is_party:
        return random_legal
    return BOTS.get(name, BOTS[FALLBACK])


def next_answer(
    table: Table, bots: Mapping[int, str], rng: Chooser, races: int | None = None
) -> str | None:
    """What the computers in `bots` (seat -> name) answer now; None where they are not asked.

    None too when the game is over or chance is asked. At a party the computer guests hand in their
    slips first, then whoever keeps the book answers, if that is a computer; with `races` a party
    ends after so many of them, else it never does. Raises nothing: whether the answer is legal is
    for the table to say.
    """
    ask = table.ask
    if ask is None or ask.who == CHANCE:
        return None
    if (entry := next_entry(table, bots, rng)) is not None:
        return entry
    if ask.who not in bots:
        return None
    view = table.view(ask.who)
    if races is not None and is_last(view, ask, races):
        return "end"
    return bot_of(bots[ask.who], isinstance(view, PartyView))(view, ask, rng)


def next_entry(table: Table, bots: Mapping[int, str], rng: Chooser) -> str | None:
    """The next bet that a computer guest hands in at a party (`7 win red 300`), or None.

    Slips on paper are written down after the race, but were filled in before it: so the guest does
    not see how it went.
    """
    ask = table.ask
    if ask is None or ask.what != "book":
        return None
    told: PartyView = table.view(None)
    for seat in sorted(bots):
        if may_bet(told, seat):
            view: PartyView = table.view(seat)
            if view.race is not None and view.race.number == view.round:
                view = view._replace(race=None)
            if (entry := slip(bots[seat], view, ask, rng)) is not None:
                return entry
    return None


def slip(name: str, view: PartyView, ask: Ask, rng: Chooser) -> str | None:
    """What a guest of this name hands in: anything at all from the random one, one bet a race."""
    if name != RANDOM:
        return party_entry(name if name in BOTS else FALLBACK, view, ask, rng)
    assert view.seat is not None
    guest = view.guests[view.seat]
    if guest.win or guest.show:
        return None
    kind, horse = (some[int(rng.random() * len(some))] for some in (KINDS, HORSES))
    stake = SMALLEST_NOTE * (1 + int(rng.random() * (guest.money // SMALLEST_NOTE)))
    return f"{view.seat + 1} {kind} {horse} {stake}"


def may_bet(view: PartyView, seat: int) -> bool:
    """Whether a guest of the open book has a purse, money in it, and half a slip still free."""
    if seat >= len(view.guests) or seat == view.bookmaker:
        return False
    guest = view.guests[seat]
    can_pay = guest.here and guest.team is None and guest.money >= SMALLEST_NOTE
    return can_pay and (guest.win is None or guest.show is None)


def is_last(view: PartyView, ask: Ask, races: int) -> bool:
    """Whether a party ends here: after its `races`, or because nobody has laid a bet."""
    if "end" not in ask.options:
        return False
    if ask.what == "next race":
        return view.round >= races
    return ask.what == "book" and "close" not in ask.options
