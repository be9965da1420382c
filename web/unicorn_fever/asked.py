"""What stands in the bar for each question: booths, the hand, the stake, and small choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.play import Ask
from game.racing.movement import CARDS
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.state import BET_GLORY, LOAN, LOAN_COST, PLACE_PAYS
from game.unicorn_fever.view import View
from web import html as h
from web.acts import lesson
from web.desk.fingers import fingers
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.parts import peek
from web.parts.pieces import bare_button, button, charm, choice, icon, toggle
from web.parts.stake import slider
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.booths import booths, contracts, printed_too
from web.unicorn_fever.parts import glory, gold, magic_card, named, pictured, sign, unicorn
from web.unicorn_fever.state import is_at_notary, seen
from web.unicorn_fever.words import is_cards_first, magic, voice
from web.unicorn_fever.words.names import NAMES

PRESETS = (1, 2, 3, 5, 8, 10, 15, 20, 30, 50)
"""Stakes at one tap, beside all there is."""


BESIDE = frozenset({"action", "bet", "stake", "bet token to reserve"})
"""Open questions beside which a player may hold their magic open."""


def answers(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The choices of this question that do not lie on the board, and the player’s magic."""
    found = ANSWERS.get(ask.what, plain)(desk, ask, view)
    return [found, own_magic(view) if ask.what in BESIDE and view.hand else None]


def own_magic(view: View) -> h.Element:
    """The player’s hand in one line, to be read large at a tap."""
    return bare_button(f"card {' '.join(view.hand)}", "own-magic", "own-magic")[
        icon("spell-book"),
        h.span(".own-title")[say("Your magic, for any unicorn:")],
        (
            h.span(class_=f"own-card {magic_of(id).sign}")[
                pictured(id),
                h.b[magic_of(id).letter],
                h.span(".own-name")[NAMES[id]],
                h.small[", ".join(magic(id).signs)],
            ]
            for id in view.hand
        ),
    ]


def powers(view: View, seat: int) -> dict[str, int]:
    """What the contracts of a player do."""
    found: dict[str, int] = {}
    for id in view.seats[seat].contracts:
        found |= CONTRACTS[id].powers
    return found


def action(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The booths or the contracts, and the way to a loan."""
    why_not = partial(lesson.why_not_answer, desk)
    if is_at_notary(desk):
        label: h.Node = [
            icon("anticlockwise-rotation"),
            h.span[say("Back: take nothing yet")],
        ]
        back = desk.guide is None and button(label, "booths", "small aside", id="to-booths")
        return [contracts(view, ask, why_not), beside(desk, ask, back)]
    return [
        booths(view, ask, why_not),
        beside(desk, ask, desk.guide is None and printed_too(view, ask)),
    ]


def beside(desk: Desk, ask: Ask, more: h.Node = None) -> h.Node:
    """Whatever is always there: a loan, and leaving the rest; before it what else there is."""
    found = [more] if more else []
    if "loan" in (*ask.menu, *ask.options):
        refusal = lesson.why_not_answer(desk, "loan")
        refusal = refusal or (None if "loan" in ask.options else ask.why("loan"))
        label: h.Node = [
            icon("bank"),
            h.span[say("Loan: {gold} now, {back} back", gold=LOAN, back=LOAN_COST)],
        ]
        found.append(choice("loan", label, refusal, "small aside"))
    if "pass" in ask.options:
        goes_on = is_cards_first(ask, seen(desk.view))
        label = say("Leave it") if ask.what == "bet" else say("That is all")
        label = say("Now the bet") if goes_on else label
        style = "go aside" if goes_on else "small aside"
        found.append(choice("pass", label, lesson.why_not_answer(desk, "pass"), style))
    return found and h.div(".asides")[found]


def bet(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The bet tokens lie in the lanes; here is what is won by whom."""
    return [
        h.div(".how-to-bet.row")[
            h.p[icon("podium-winner"), say("1st: the stake times its odds at the start")],
            only_to_win(view)
            or h.p[icon("podium"), say("1st, 2nd or 3rd: the stake times {n}", n=PLACE_PAYS)],
            view.doing is not None
            and view.doing.glory > 0
            and h.p[glory(view.doing.glory), say("more on this bet")],
        ],
        beside(desk, ask),
    ]


def only_to_win(view: View) -> h.Node:
    """Why the other bets are grey, where the token lets one bet on winners only."""
    if view.doing is None or view.doing.bet != "win":
        return None
    return h.p(".only")[icon("podium"), say("Not with this token: it is for a win bet only")]


NONE = -1
"""The number of no card."""


def in_fingers(desk: Desk, cards: Sequence[str | None]) -> int:
    """The number of the card that a tap on a lane plays; in a first race the recorded one.

    NONE where no card is wanted there.
    """
    led = lesson.led(desk)
    if led is not None and desk.table is not None:
        wanted = led.script.wanted(desk.table).split(" ")
        if wanted[0] != "play":
            return NONE
        if wanted[1] in cards:
            return cards.index(wanted[1])
    return fingers(desk).of(cards)


def hand(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The player’s magic: the card that is pressed is played by the next tap on a lane."""
    covered = is_face_down(desk, ask, view)
    cards: list[str | None] = [None] * view.seats[ask.who].cards if covered else [*view.hand]
    chosen = in_fingers(desk, cards)
    left = (
        view.doing.magic - view.doing.played if view.doing is not None and view.doing.magic else 0
    )
    return [
        h.div("#magic-hand.magic-hand")[
            left > 0
            and h.p(".left")[say("{count:plural(card|cards)} of this action left", count=left)],
            h.div(
                ".cards-in-hand.stack",
                role="group",
                aria_label=say("Your magic"),
                data_cards=str(len(cards)),
            )[(in_hand(number, id, number == chosen, ask.who) for number, id in enumerate(cards))],
        ],
        beside(desk, ask),
    ]


def in_hand(number: int, id: str | None, chosen: bool, seat: int) -> h.Element:
    """A card of the hand, to be taken in the fingers or dragged to a lane."""
    at, look = f"card-{number}", "toggle card-in-hand"
    drawn = h.span(".magic-card.face-down")[charm(seat)] if id is None else magic_card(id)
    name = say("A card face down") if id is None else ""
    return toggle(drawn, f"hold {number}", chosen, None, look, at, name, f"card {number}")


def stake(desk: Desk, ask: Ask, view: View) -> h.Node:
    """How much: by sliding, a few sums at one tap, one more or less, and what would come back."""
    most = len(ask.options)
    now = desk.stake if 1 <= desk.stake <= most else -(-most // 3)
    if (led := lesson.led(desk)) is not None and desk.table is not None:
        now = int(led.script.wanted(desk.table))
    assert view.doing is not None
    bet, colour = view.doing.staking.split(" ")
    sums = [amount for amount in PRESETS if amount < most]
    return h.div(".uf-stake")[
        h.div(".uf-slip")[
            h.p[named(colour)], back(view, ask.who, view.doing.glory, bet, colour, now)
        ],
        h.div(".uf-sums")[
            h.div(".slider.row")[
                button("−", f"stake {max(1, now - 1)}", "round", "stake-less", say("1 less")),
                slider(now, 1, most, 1, say("Stake in gold"), say("{stake:gold}", stake=now)),
                button("+", f"stake {min(most, now + 1)}", "round", "stake-more", say("1 more")),
            ],
            (preset(amount, str(amount), amount == now) for amount in sums),
            preset(most, say("all {most}", most=most), most == now),
        ],
        choice(
            str(now),
            [h.b[say("Bet {stake:gold}", stake=now)]],
            lesson.why_not_answer(desk, str(now)),
            "big go lay-bet",
        ),
    ]


def preset(amount: int, label: str, is_now: bool) -> h.Element:
    """A stake at one tap."""
    return toggle(label, f"stake {amount}", is_now, None, "toggle preset", f"sum-{amount}")


def back(view: View, seat: int, more: int, bet: str, colour: str, stake: int) -> h.Element:
    """What the bet would bring: `more` glory by the action with which it is laid."""
    own = powers(view, seat)
    times = view.odds[colour] + 1 if bet == "win" else PLACE_PAYS
    stars = BET_GLORY[bet] + more + own.get("won_bet_glory", 0)
    first = say("comes first, if it stays at ×{times}", times=times)
    where = first if bet == "win" else say("comes 1st, 2nd or 3rd")
    return h.p(".uf-brings")[h.span[where], gold(stake * times), glory(stars)]


def plain(desk: Desk, ask: Ask, view: View) -> h.Node:
    """One button for each answer."""
    if is_face_down(desk, ask, view):
        return peek.face_down(desk, ask)
    return h.div(".uf-choices")[
        (
            choice(
                text,
                face(desk, ask, view, text),
                lesson.why_not_answer(desk, text)
                or (None if text in ask.options else ask.why(text)),
                "big uf-choice",
            )
            for text in dict.fromkeys((*ask.menu, *ask.options))
        )
    ]


def face(desk: Desk, ask: Ask, view: View, text: str) -> h.Node:
    """What an answer looks like: a card, a unicorn, two of them, or words."""
    verb, *rest = text.split(" ")
    if verb in ("drop", "discard"):
        lane = next(
            (one for one, fates in fates_of(view).items() if rest[0] in [c for _, c, _ in fates]),
            "",
        )
        return [magic_card(rest[0]), lane and h.span(".on")[sign(lane), UNICORNS[lane]]]
    if verb in ("push", "wind", "ahead"):
        return h.span(".of-unicorn")[unicorn(rest[0]), h.span[named(rest[0])]]
    if verb == "swap":
        one, other = rest[:2]
        return h.span(".of-two")[
            h.span[named(one)], h.span(aria_hidden="true")["⇄"], h.span[named(other)]
        ]
    if verb == "first":
        rows = CARDS[rest[0]]
        return [
            h.b[say("No. {number}", number=rest[0])],
            h.span(".rows")[
                (h.span[h.small[f"×{at}"], h.b[str(far)]] for at, far in enumerate(rows, 2))
            ],
        ]
    words = voice().answer(ask.what, text)
    return {"pass": say("Leave it"), "keep": say("Keep them"), "reroll": say("Roll again")}.get(
        text, words
    )


def fates_of(view: View) -> Mapping[str, tuple[tuple[int, str, str], ...]]:
    """The cards that lie open in the lanes."""
    return {} if view.race is None else view.race.fates


ANSWERS: dict[str, Callable[[Desk, Ask, View], h.Node]] = {
    "action": action,
    "bet": bet,
    "magic": hand,
    "bet and magic": hand,
    "stake": stake,
    "bet token to reserve": lambda desk, ask, _view: beside(desk, ask),
}
"""By question; all others have a button for each answer."""
