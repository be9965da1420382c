"""The slip of the guest in front of the bookmaker: two rows of horses, two rows of stakes."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.payoffs import PAYS
from game.horse_fever.party.state import Stake
from game.horse_fever.party.view import GuestView, PartyView
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import Refusal
from web import html as h
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.party import book, last_time
from web.horse_fever.partying import Partying
from web.horse_fever.words.saying import say
from web.parts.pieces import button, greyed, icon, silk, toggle, unseen
from web.words.speaking import mark

KIND = {"win": mark("To win"), "show": mark("To show")}


def slip(desk: Desk, view: PartyView, names: Sequence[str]) -> h.Element:
    """The whole slip; where nobody can bet it says so."""
    guest = partying.chosen(desk, view)
    if guest is None:
        keeps = view.bookmaker in desk.people and partying.others(desk)
        return h.section("#slip", aria_label=say("The slip"))[
            h.p[
                say("You keep the book in this race.")
                if keeps
                else say("Nobody here can bet. Let somebody in, or end the party.")
            ]
        ]
    return h.section("#slip", aria_labelledby="slip-title")[
        head(guest, names[guest.seat]),
        (half(desk, guest, kind) for kind in KINDS),
        acts(desk, view, guest, names),
    ]


def head(guest: GuestView, name: str) -> h.Element:
    """Whose slip it is, the purse, and the way to any other number."""
    number = guest.seat + 1
    return h.header[
        h.span(".no")[str(number)],
        h.h2("#slip-title")[name],
        h.span(".purse-of")[words.money(guest.money)],
        h.label(".to-number.row")[
            say("Slip no."),
            h.input(
                "#slip-number",
                type="number",
                min="1",
                inputmode="numeric",
                data_field="slip-number",
                value=str(number),
                autocomplete="off",
            ),
        ],
    ]


def half(desk: Desk, guest: GuestView, kind: str) -> h.Element:
    """One bet: six horses, of which a tap lays it at once, and its stake."""
    bet = partying.bets(guest).get(kind)
    now = book.stake(desk, guest, kind)
    refusal = book.why_no_horse(desk, guest, kind)
    return h.div(class_=f"half-slip {kind}", role="group", aria_labelledby=f"label-{kind}")[
        h.p(".half-head.row", id=f"label-{kind}")[
            h.b[say(KIND[kind])], h.span(".times")[words.pays(PAYS[kind])], laid(kind, bet, now)
        ],
        h.div(".slip-horses")[(horse(kind, colour, bet, refusal) for colour in HORSES),],
        h.div(".slip-stakes")[
            (preset(desk, guest, kind, value, now) for value in book.PRESETS),
            stepper(desk, guest, kind, now),
        ],
    ]


def laid(kind: str, bet: Stake | None, now: int) -> h.Node:
    """What is on the slip, and what it would bring."""
    if bet is None:
        return h.span(".on-slip")[say("{stake:money} on …", stake=now)] if now else None
    told = say.nodes(
        "{stake:money} on {horse}: {brings}",
        stake=bet.stake,
        horse=words.HORSES[bet.horse].name,
        brings=h.b[say("brings {money:money}", money=bet.stake * PAYS[kind])],
    )
    off = say("Take the {bet:bet} bet off", bet=kind)
    return [
        h.span(".on-slip.on")[told],
        button("×", f"slip-off {kind}", "take-off", f"off-{kind}", off),
    ]


def horse(kind: str, colour: str, bet: Stake | None, refusal: Refusal | None) -> h.Element:
    """One horse to tap."""
    text = words.HORSES[colour]
    do, id = f"slip-bet {kind} {colour}", f"{kind}-{colour}"
    label: list[h.Node] = [silk(colour), unseen(str(text.number)), h.span[text.name]]
    is_on = bet is not None and bet.horse == colour
    return toggle(label, do, is_on, refusal, "pick-horse", id)


def preset(desk: Desk, guest: GuestView, kind: str, value: str, now: int) -> h.Element:
    """A stake in one tap; it stays for the next guest."""
    most = book.limit(guest, kind)
    amount = most if value == book.ALL else int(value)
    label = say("All") if value == book.ALL else say("{amount:number}", amount=amount)
    do, id = f"slip-stake {kind} {value}", f"stake-{kind}-{value}"
    if refusal := book.why_no_stake(desk, guest, kind, amount):
        return greyed(label, refusal, do, "preset small", id)
    is_all = desk.own(Partying).stakes[kind] == book.ALL and now == most
    pressed = is_all if value == book.ALL else now == amount and not is_all
    return toggle(label, do, pressed, None, "small preset", id)


def stepper(desk: Desk, guest: GuestView, kind: str, now: int) -> h.Element:
    """Any other stake, in hundreds."""
    return h.div(".stepper.row")[
        step(desk, guest, kind, "−", now - SMALLEST_NOTE),
        h.input(
            type="number",
            id=f"amount-{kind}",
            data_field=f"slip-{kind}",
            min=str(SMALLEST_NOTE),
            step=str(SMALLEST_NOTE),
            max=str(max(SMALLEST_NOTE, book.limit(guest, kind))),
            inputmode="numeric",
            value=str(now),
            aria_label=say("Stake to {bet:bet}, in hundreds", bet=kind),
            autocomplete="off",
        ),
        step(desk, guest, kind, "+", now + SMALLEST_NOTE),
    ]


def step(desk: Desk, guest: GuestView, kind: str, sign: str, amount: int) -> h.Element:
    """A note more or less; at the end it says why it ends there."""
    is_more = sign == "+"
    do, id = f"slip-stake {kind} {max(0, amount)}", f"{'more' if is_more else 'less'}-{kind}"
    if refusal := book.why_no_stake(desk, guest, kind, amount):
        return greyed(sign, refusal, do, "round", id)
    said = say(
        "{note} more to {bet:bet}" if is_more else "{note} less to {bet:bet}",
        note=SMALLEST_NOTE,
        bet=kind,
    )
    return button(sign, do, "round", id, said)


def acts(desk: Desk, view: PartyView, guest: GuestView, names: Sequence[str]) -> h.Element:
    """The last slip once more, sit out or tear, and on to the next."""
    name, has_bets = names[guest.seat], bool(partying.bets(guest))
    return h.div(".slip-acts")[
        as_last_time(desk, guest, name),
        button(say("Tear the slip"), "slip-tear", "small", id="slip-tear")
        if has_bets
        else button(say("Sits out"), "slip-sit", "small", id="slip-sit"),
        all_as_last(desk, view),
        onward(desk, view, names),
    ]


def as_last_time(desk: Desk, guest: GuestView, name: str) -> h.Element:
    """The whole last slip in one tap."""
    last = last_time.lasts(desk).get(guest.seat)
    label: list[h.Node] = [icon("anticlockwise-rotation"), say("As last time")]
    if refusal := last_time.why_no_last(guest, last, name):
        return greyed(label, refusal, "slip-last", "small", "slip-last")
    assert last is not None
    shown = [
        h.span(class_=f"half half-{kind}")[
            silk(last[kind][0]), say("{amount:number}", amount=last[kind][1])
        ]
        for kind in KINDS
        if kind in last
    ]
    said = "; ".join(
        say("{bet:bet} {horse:colour} {stake}", bet=kind, horse=horse, stake=stake)
        for kind, (horse, stake) in last.items()
    )
    label += [h.span(".last-slip", aria_hidden="true")[shown], unseen(said)]
    return button(label, "slip-last", "small", id="slip-last")


def all_as_last(desk: Desk, view: PartyView) -> h.Node:
    """Everybody who is left as the last time, where more than one can."""
    count = len(last_time.repeatable(desk, view))
    if count < 2:
        return None
    label = [
        icon("anticlockwise-rotation"),
        say("All {count} who are left: as last time", count=count),
    ]
    return button(label, "slip-last-all", "small", id="slip-last-all")


def onward(desk: Desk, view: PartyView, names: Sequence[str]) -> h.Element:
    """To the next without a slip, whose name it says."""
    guest = book.following(desk, view)
    if guest is None:
        return greyed(say("Next"), book.NOBODY, "slip-next", "small next", "slip-next")
    label = say.nodes(
        "Next: {number} {name}", number=h.b[str(guest.seat + 1)], name=h.span[names[guest.seat]]
    )
    return button(label, "slip-next", "small next", id="slip-next")
