"""The bookmaker's hands: whose slip is open, and which bets are laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game import IllegalAnswer
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import GuestView, PartyView
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import Refusal
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.state import Desk
from web.horse_fever.partying import OpenBook, Partying, bets, chosen, may_bet, missing
from web.horse_fever.seen import party_seen
from web.words.speaking import mark

NOBODY = Refusal(mark("Everybody who can bet has a slip, or sits out."), "P.3")

ALL = "all"
PRESETS = ("100", "200", "500", "1000", ALL)


# what is so


def begin_race(desk: Desk, view: PartyView) -> None:
    """Forget who sat out an earlier race, or had handed in all slips for it."""
    kept = desk.own(OpenBook)
    if kept.at != (at := (desk.id, view.round)):
        kept.at, kept.out, kept.settled = at, set(), set()


def limit(guest: GuestView, kind: str) -> int:
    """The most that can be staked; the stake of an earlier bet of this kind comes back first."""
    bet = bets(guest).get(kind)
    return int((guest.money + (bet.stake if bet else 0)) // SMALLEST_NOTE * SMALLEST_NOTE)


def stake(desk: Desk, guest: GuestView, kind: str) -> int:
    """What the next tap on a horse stakes: as on the slip, else the preset, within the purse."""
    bet, preset = bets(guest).get(kind), desk.own(Partying).stakes[kind]
    if bet is not None:
        return int(bet.stake)
    most = limit(guest, kind)
    return most if preset == ALL else min(int(preset), most)


def line(guest: GuestView, kind: str, horse: str, amount: int) -> str:
    """A bet as the rules take it: `7 win red 300`."""
    return f"{guest.seat + 1} {kind} {horse} {amount}"


def why_no_horse(desk: Desk, guest: GuestView, kind: str) -> Refusal | None:
    """Why no horse can be tapped; None where one can."""
    ask = desk.ask
    if ask is None or limit(guest, kind) >= SMALLEST_NOTE:
        return None
    return ask.why(line(guest, kind, HORSES[0], SMALLEST_NOTE))


def why_no_stake(desk: Desk, guest: GuestView, kind: str, amount: int) -> Refusal | None:
    """Why this much cannot be staked; None where it can."""
    ask = desk.ask
    if ask is None or SMALLEST_NOTE <= amount <= limit(guest, kind):
        return None
    return ask.why(line(guest, kind, HORSES[0], amount))


# what taps do


def write(desk: Desk, lines: Sequence[str]) -> None:
    """Several answers at one tap, after which the table is kept and shown once."""
    table = desk.table
    if table is None or desk.ask is None:
        return
    desk.notice, desk.second = "", None
    try:
        for text in lines:
            playing.put(desk, text)
    except IllegalAnswer as refused:
        playing.refuse(desk, Refusal(refused.reason, refused.rule))
    keeping.keep(desk)
    if not desk.follows:  # another window may have gone on meanwhile
        stage.follow(desk)


def open_slip(desk: Desk) -> GuestView | None:
    """The guest whose slip is open while the book is; None otherwise."""
    is_open = desk.ask is not None and desk.ask.what == "book"
    return chosen(desk, party_seen(desk.view)) if is_open else None


def pick(desk: Desk, rest: str) -> None:
    """Open the slip of the guest with this number."""
    if desk.ask is None or desk.ask.what != "book" or not rest.isdecimal():
        return
    view, desk.notice, seat = party_seen(desk.view), "", int(rest) - 1
    if not 0 <= seat < len(view.guests):
        return
    if may_bet(view, view.guests[seat]):
        desk.own(Partying).chosen = seat
        desk.own(OpenBook).out.discard(seat)
    elif refusal := desk.ask.why(f"{seat + 1} win {HORSES[0]} {SMALLEST_NOTE}"):
        playing.refuse(desk, refusal)


def following(desk: Desk, view: PartyView) -> GuestView | None:
    """Who comes next: the nearest clockwise without a slip; None where nobody is left."""
    now = chosen(desk, view)
    left = [one for one in missing(desk, view) if now is None or one.seat != now.seat]
    left = [one for one in left if one.seat not in desk.at.table.bots] or left
    after = [one for one in left if now is None or one.seat > now.seat]
    return next(iter(after or left), None)


def go_next(desk: Desk, _rest: str = "") -> None:
    """On to the next guest without a slip."""
    if open_slip(desk) is None:
        return
    guest, desk.notice = following(desk, party_seen(desk.view)), ""
    if guest is not None:
        desk.own(Partying).chosen = guest.seat
    else:
        playing.refuse(desk, NOBODY)


def bet(desk: Desk, rest: str) -> None:
    """`win red`: lay the bet at once at the stake that is chosen; the same once more is nothing."""
    kind, _, horse = rest.partition(" ")
    guest = open_slip(desk)
    if guest is None or kind not in KINDS:
        return
    laid, desk.own(Partying).chosen = bets(guest).get(kind), guest.seat
    if laid is None or laid.horse != horse:
        playing.answer(desk, line(guest, kind, horse, stake(desk, guest, kind) or SMALLEST_NOTE))


def set_stake(desk: Desk, rest: str) -> None:
    """`win 500` or `win all`: the preset from now on; a bet that is laid is laid anew with it."""
    kind, _, preset = rest.partition(" ")
    guest = open_slip(desk)
    if guest is None or kind not in KINDS or not (preset == ALL or preset.isdecimal()):
        return
    most = limit(guest, kind)
    amount = most if preset == ALL else int(preset) // SMALLEST_NOTE * SMALLEST_NOTE
    if refusal := why_no_stake(desk, guest, kind, amount):
        playing.refuse(desk, refusal)
        return
    desk.own(Partying).stakes[kind], desk.own(Partying).chosen = (
        preset if preset == ALL else str(amount),
        guest.seat,
    )
    desk.notice = ""
    laid = bets(guest).get(kind)
    if laid is not None and laid.stake != amount:
        playing.answer(desk, line(guest, kind, laid.horse, amount))


def tear(desk: Desk, _rest: str) -> None:
    """Tear the slip that is open."""
    if (guest := open_slip(desk)) is not None:
        desk.own(Partying).chosen = guest.seat
        playing.answer(desk, f"{guest.seat + 1} tear")


def take_off(desk: Desk, kind: str) -> None:
    """Take one of the two bets off the slip."""
    guest = open_slip(desk)
    if guest is None or kind not in bets(guest):
        return
    left = [line(guest, other, *bet) for other, bet in bets(guest).items() if other != kind]
    desk.own(Partying).chosen = guest.seat
    playing.answer(desk, " ".join([f"{guest.seat + 1} tear", *left]))


def sit_out(desk: Desk, _rest: str) -> None:
    """No bet from this guest in this race: on to the next."""
    guest = open_slip(desk)
    if guest is None:
        return
    begin_race(desk, party_seen(desk.view))
    desk.own(OpenBook).out.add(guest.seat)
    desk.own(Partying).chosen = guest.seat
    if bets(guest):
        playing.answer(desk, f"{guest.seat + 1} tear")
    go_next(desk)


def another_race(desk: Desk, _rest: str) -> None:
    """Open the next book: nothing is lost by it, so one tap is enough."""
    if desk.ask is not None and desk.ask.what == "next race":
        desk.own(Partying).chosen = None
        playing.answer(desk, "race")


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "slip": pick,
    "slip-next": go_next,
    "slip-bet": bet,
    "slip-stake": set_stake,
    "slip-tear": tear,
    "slip-off": take_off,
    "slip-sit": sit_out,
    "next-race": another_race,
}
