"""Phones come, sit down, fall asleep and come back; a seat that is taken is given by the owner."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game import IllegalAnswer
from game.table import LONGEST_NAME
from game.table.names import is_seen, is_sound, tidy
from web.acts import breath, stage
from web.desk.screen import refused
from web.desk.state import Desk
from web.parties import late_entry
from web.parties.state import GuestSheet
from web.phones import enlisting, owning, place
from web.phones.phones_here import Guest, PhonesHere, phones_of
from web.phones.tongues import at_the_tablet, spoken
from web.words.speaking import say


def free(desk: Desk) -> list[int]:
    """The seats at this table that people play from here."""
    table = desk.table
    if table is None or desk.guide is not None:
        return []
    here = table.here
    return [seat for seat in desk.people if seat in here]


def keep_step(desk: Desk) -> None:
    """Every phone is where the tablet is: by name at the table that is on it, else at the door."""
    house, seats = phones_of(desk), frozenset(free(desk))
    is_breath = desk.table is not None and breath.left(desk) is not None
    desk.phones.breath = breath.tenths(desk) if is_breath else ""
    for guest in house.guests.values():
        if guest.place is not None and not stays(desk, guest, seats):
            guest.place = guest.wants = guest.at = None
            guest.changes += 1
        if guest.place is None:
            seat_by_name(desk, house, guest)
        if guest.place is not None:
            guest.place.keep_step()
    desk.phones.here = [one.name for one in house.awake()]
    desk.phones.seats = frozenset(
        one.seat for one in house.awake() if one.seat is not None and desk.screen == "table"
    )


def stays(desk: Desk, guest: Guest, seats: Collection[int]) -> bool:
    """Whether the seat of a phone is still one of these, and of that name."""
    seat, table = guest.seat, desk.table
    if table is None or seat is None or seat not in seats:
        return False
    return table.names[seat] == guest.name


def seat_by_name(desk: Desk, house: PhonesHere, guest: Guest) -> None:
    """Give a phone the seat of its name, where it may have that unasked and nobody is on it."""
    seats = free(desk)
    seat = next((one for one in seats if desk.table and desk.table.names[one] == guest.name), None)
    if seat is None or not guest.name or guest.place is not None:
        return
    if house.at(seat) in (None, guest) and owning.may_sit(desk, guest, seat):
        sit(desk, guest, seat)


def sit(desk: Desk, guest: Guest, seat: int) -> None:
    """A phone has this seat from now on; whoever had it before stands at the door, named still."""
    house, table = phones_of(desk), desk.at.table
    for other in house.guests.values():
        if other is not guest and other.seat == seat:
            other.place = None
            other.changes += 1
    if desk.unveiled == seat:  # who has the own cards in hand needs them here no more
        stage.cover(desk)
    guest.place = place.place_of(desk, seat, guest.settings)
    guest.name, guest.told, guest.renames = table.names[seat], "", False
    guest.wants = guest.at = None
    guest.changes += 1
    owning.remember(desk, guest, guest.name, desk.id)


# what comes of a link


def arrive(desk: Desk, id: str) -> Guest:
    """A phone is linked: one that was here before has its seat again."""
    house, known = phones_of(desk), owning.known(desk)
    guest = house.guests.get(id)
    if guest is None:
        was = known.get(id)
        guest = house.guests[id] = Guest(id, "" if was is None or was.left else was.name)
    guest.awake, guest.greets, guest.at = True, False, None
    guest.changes += 1
    if guest.place is None:
        seat_by_name(desk, house, guest)
    if guest.place is not None and desk.table is not None:
        sits_down(desk, guest)
    keep_step(desk)
    return guest


def sits_down(desk: Desk, guest: Guest) -> None:
    """Tell at the tablet who has come."""
    with at_the_tablet(desk):
        desk.notice = say("{name} sits down, with a phone.", name=guest.name)


def depart(desk: Desk, id: str, comes_back: bool = True) -> None:
    """A phone is not heard any more: the tablet plays for its seat, which is told once."""
    guest = phones_of(desk).guests.get(id)
    if guest is None or not guest.awake:
        return
    guest.awake, guest.wants = False, None
    notice = desk.notice
    if guest.seat is not None and guest.seat in (desk.speaking, desk.unveiled):
        stage.cover(desk)
        desk.notice = notice
    if guest.place is not None:
        told = (
            say("{name}’s phone is away. The tablet asks {name} until it is back.", name=guest.name)
            if comes_back
            else say(
                "{name}’s phone is away, and needs a new code to come back. Until then the tablet "
                "asks {name}.",
                name=guest.name,
            )
        )
        desk.notice = told
    else:
        del phones_of(desk).guests[id]
    keep_step(desk)


# what a phone asks for at the door


def choose(desk: Desk, guest: Guest, rest: str) -> None:
    """Sit down at this seat, or ask the owner of the tablet for it."""
    table = desk.table
    if table is None or not rest.isdecimal() or int(rest[:4]) not in free(desk):
        guest.told = say("That seat is not there any more.")
        return
    seat = int(rest)
    if is_free(desk, guest, seat):
        sit(desk, guest, seat)
        sits_down(desk, guest)
    else:
        guest.wants = seat
        guest.told = say("The tablet asks whether you may play for {name}.", name=table.names[seat])


def is_free(desk: Desk, guest: Guest, seat: int) -> bool:
    """Whether this phone can sit down here without leave."""
    return phones_of(desk).at(seat) in (None, guest) and owning.may_sit(desk, guest, seat)


def come(desk: Desk, guest: Guest, name: str) -> None:
    """Somebody new comes under this name: to the set-up, or to a party that has begun."""
    name = tidy(name)
    guest.newcomer = name
    if problem := objection(desk, name):
        guest.told = problem
        return
    if desk.screen == "table":
        guest.told = problem = welcome(desk, name)
    else:
        guest.told = problem = enlisting.enlist(desk, guest, name)
    if not problem:
        guest.name, guest.newcomer, guest.renames = name, "", False
        owning.remember(desk, guest, name, "")
        keep_step(desk)


def rename(_desk: Desk, guest: Guest, rest: str) -> None:
    """Mend the name that was joined with, before the game begins; `rename no` leaves it."""
    guest.renames, guest.newcomer = rest != "no", guest.name
    guest.told = ""


def takes_names(desk: Desk) -> bool:
    """Whether somebody new can write down a name now."""
    if desk.screen == "setup":
        return True
    return desk.screen == "table" and late_entry.is_on(desk)


def objection(desk: Desk, name: str) -> str:
    """Why a name cannot be written down, "" where it can."""
    if not takes_names(desk):
        return say("Nobody new can come now.")
    if not is_seen(name):
        return say("Write down your name first.")
    if len(name) > LONGEST_NAME or not is_sound(name):
        return say("A name has at most {most} letters.", most=LONGEST_NAME)
    return ""


def welcome(desk: Desk, name: str) -> str:
    """Let somebody new in at a party that has begun; why not, "" where it is done."""
    table, sheet = desk.table, desk.own(GuestSheet)
    if table is None:
        return say("Nobody new can come now.")
    if other := enlisting.twin(name, table.names):
        return say("{name} is here already. Touch that name.", name=other)
    before = table.names
    sheet.newcomer, notice = name, desk.notice
    try:
        with at_the_tablet(desk):
            late_entry.welcome(desk, "")
    except IllegalAnswer as no:
        return refused(no.reason)
    sheet.newcomer = ""
    if table.names == before:
        problem, desk.notice = refused(desk.notice), notice
        return problem
    return ""


def leave(desk: Desk, guest: Guest, rest: str) -> None:
    """Whoever holds this phone gets up, once they have said so twice: the tablet plays on."""
    if guest.place is not None and rest != "yes":
        guest.place.desk.phones.leaves = rest != "no"
        return
    owning.get_up(desk, guest)
    guest.place, guest.name = None, ""
    guest.told = say("You have left. Touch your name to sit down again.")
    guest.changes += 1
    keep_step(desk)


# what the owner of the tablet says


def let(desk: Desk, rest: str) -> None:
    """`yes` or `no` to the first phone that wants a seat."""
    guest = phones_of(desk).asking()
    if guest is None or guest.wants is None or desk.table is None:
        return
    seat, guest.wants = guest.wants, None
    if rest == "yes" and seat in free(desk):
        sit(desk, guest, seat)
        sits_down(desk, guest)
    else:
        with spoken(desk, guest):
            guest.told = say("No: that seat stays as it is.")
    guest.changes += 1
    keep_step(desk)


def fetch(desk: Desk, _rest: str) -> None:
    """Bring the question that a phone puts to the tablet, once."""
    if desk.asked_on_phone is not None:
        desk.phones.fetched, desk.unveiled = desk.moment, None
        stage.greet(desk)


def send_away(desk: Desk, id: str) -> None:
    """The owner closes a phone's link for good: it comes back by a new code, as a stranger."""
    house = phones_of(desk)
    guest = house.guests.pop(id, None)
    if guest is None:
        return
    owning.forget(desk, id)
    house.cut.append(id)
    keep_step(desk)
    name = guest.name or say("A phone")
    desk.notice = say("{name} is sent away. Only a new code lets that phone in again.", name=name)


def was_here(desk: Desk) -> None:
    """Tell on a tablet that was loaded anew who had a phone: their links went with the page."""
    table = desk.table
    if table is None or desk.screen != "table" or desk.follows:
        return
    known = owning.known(desk).values()
    mine = {one.name for one in known if one.table == desk.id and not one.left}
    names = [table.names[seat] for seat in free(desk) if table.names[seat] in mine]
    if names and desk.table is not None and desk.table.ask is not None:
        desk.notice = say(
            "{people:list} had a phone here. A new code under “Own phones” brings them back.",
            people=names,
        )


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "phone-let": let,
    "phone-fetch": fetch,
    "phone-away": send_away,
}
