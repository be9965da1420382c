"""Computer guests of the Party Game: what they hand in, and how they keep the book.

All bets are fair there (six even lanes), so nobody bets better than another: what is left to choose
is the risk. Who is behind late must dare, who is ahead need not.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.profiles import Chooser, Mind, Reason, mind_of
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import GuestView, PartyView
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import Ask

DARES = {"": 0.5, "cautious": 0.12, "bluffer": 0.75, "banker": 0.35}
"""How often each temper bets to win rather than to show, all else being even."""

SHARES = {"": 0.2, "cautious": 0.08, "bluffer": 0.35, "banker": 0.15}
"""How much of the purse each temper lays on one bet."""

LATE = 3
"""The race from which a sharp guest looks at the standings: an evening may end after any race."""

LARGEST = 100_000

PASS = ""
"""What a guest says who has nothing to hand in: no line of any book."""


def party_entry(name: str, view: PartyView, ask: Ask, rng: Chooser) -> str | None:
    """The line that the guest of this seat hands in now, or None where there is nothing to add.

    `view` is that of the guest's seat, `ask` the open book.
    """
    guest = guest_of(view)
    if ask.what != "book" or guest is None or guest.win or guest.show:
        return None
    kind, stake = kind_and_stake(view, guest, mind_of(name), rng)
    horse = HORSES[int(rng.random() * len(HORSES))]
    line = f"{guest.seat + 1} {kind} {horse} {stake}"
    return line if line in ask.options else None


def party_answer(name: str, view: PartyView, ask: Ask, rng: Chooser) -> str:
    """A guest's line in the open book, PASS for none; a bookmaker's answer to all other questions.

    Slips on paper are written down after the race, but were filled in before it: so the guest does
    not see how it went.
    """
    if ask.what != "book" or ask.who != view.seat:
        return keep_book(view, ask, rng)
    return party_entry(name, before_race(view), ask, rng) or PASS


def random_guest(view: PartyView, ask: Ask, rng: Chooser) -> str:
    """Any bet at all, but one a race, and the book kept as by anybody."""
    if ask.what != "book" or ask.who != view.seat:
        return keep_book(view, ask, rng)
    guest = guest_of(view)
    if guest is None or guest.win or guest.show:
        return PASS
    kind, horse = (some[int(rng.random() * len(some))] for some in (KINDS, HORSES))
    stake = SMALLEST_NOTE * (1 + int(rng.random() * (guest.money // SMALLEST_NOTE)))
    return f"{guest.seat + 1} {kind} {horse} {min(LARGEST, stake)}"


def before_race(view: PartyView) -> PartyView:
    """What a guest saw when the slip was filled in: nothing of the race that is bet on."""
    is_run = view.race is not None and view.race.number == view.round
    return view._replace(race=None) if is_run else view


def guest_of(view: PartyView) -> GuestView | None:
    """The guest whose view this is, where that guest is here with a purse and can bet."""
    if view.seat is None or view.seat >= len(view.guests):
        return None
    guest = view.guests[view.seat]
    can_bet = guest.here and guest.team is None and guest.money >= SMALLEST_NOTE
    return guest if can_bet and view.seat != view.bookmaker else None


def kind_and_stake(view: PartyView, guest: GuestView, mind: Mind, rng: Chooser) -> tuple[str, int]:
    """To win or to show, and how much: by temper, and for sharp guests by the standings."""
    dare, share = DARES[mind.temper], SHARES[mind.temper]
    lead = lead_of(view, guest)
    if mind.level == "sharp" and view.round >= LATE:
        if lead > 0:
            dare, share = dare / 5, share / 3
        elif lead < 0:
            dare, share = 1 - (1 - dare) / 5, min(0.8, 2 * share)
    elif mind.level == "casual":
        share *= 0.5 + rng.random()
    kind = "win" if rng.random() < dare else "show"
    if mind.level != "casual" and lead < 0 and kind == "win":
        share = min(share, needed(lead, guest))
    stake = int(share * guest.money) // SMALLEST_NOTE * SMALLEST_NOTE
    return kind, min(LARGEST, max(SMALLEST_NOTE, stake))


def needed(lead: int, guest: GuestView) -> float:
    """The part of the purse on a win that would bring somebody who is behind past the leader."""
    return (-lead + SMALLEST_NOTE) / 5 / guest.money


def worth_of(guest: GuestView) -> int:
    """A purse with what lies on its slip, what is owed taken off."""
    laid = [one.stake for one in (guest.win, guest.show) if one is not None]
    return guest.money + sum(laid) - guest.debt


def lead_of(view: PartyView, guest: GuestView) -> int:
    """Danari ahead of the best of the others, negative where behind."""
    others = [worth_of(one) for one in view.guests if one.team is None and one.seat != guest.seat]
    return worth_of(guest) - max(others, default=0)


def keep_book(view: PartyView, ask: Ask, rng: Chooser) -> str:
    """As bookmaker: close the book, start the race, decide a photo fairly, and go on.

    Never a stranger welcomed, a guest sent away or the evening ended, where it can go on at all.
    """
    for text in ("close", "race"):
        if text in ask.options:
            return text
    if ask.what == "photo finish":
        return ask.options[int(rng.random() * len(ask.options))]
    if ask.what == "book" and (line := any_bet(view)) in ask.options:
        return line
    return ask.options[0]


def any_bet(view: PartyView) -> str:
    """The smallest bet of somebody who can bet: a book without one cannot be closed."""
    for guest in view.guests:
        able = guest.here and guest.team is None and guest.money >= SMALLEST_NOTE
        if able and guest.seat != view.bookmaker:
            return f"{guest.seat + 1} show {HORSES[0]} {SMALLEST_NOTE}"
    return ""


def why_party(_name: str, view: PartyView, ask: Ask, answer: str, _rng: Chooser) -> Reason:
    """Why a line stands in the book, or why the bookmaker went on."""
    words = answer.split(" ")
    if len(words) != 4 or words[1] not in ("win", "show"):
        fair = {"horse": words[-1]}
        is_photo = ask.what == "photo finish"
        return Reason("a fair photo", fair) if is_photo else Reason("keeps the party going", {})
    guest = view.guests[int(words[0]) - 1]
    facts: Mapping[str, object] = {"kind": words[1], "horse": words[2], "stake": int(words[3])}
    lead = lead_of(view, guest)
    place = dict(zip(view.order, view.places, strict=True)).get(guest.seat, 1)
    if lead < 0 and words[1] == "win":
        return Reason("bold when behind", {**facts, "place": place})
    if lead > 0 and words[1] == "show":
        return Reason("safe when ahead", {**facts, "place": place})
    return Reason("six even lanes", facts)
