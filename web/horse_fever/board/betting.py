"""The betting questions: which horse, to win or to show, and how much."""

from __future__ import annotations

from game.horse_fever.betting import MENU
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import BET_VP, KINDS
from game.horse_fever.view import View
from game.play import Ask, Refusal
from game.racing.odds import multiplier
from web import html as h
from web.acts import lesson
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.seen import seen
from web.horse_fever.words.saying import say
from web.parts import stake as sliding
from web.parts.pieces import button, choice, greyed, piece, silk

SHOW_TIMES = 2
STEP = 100
ROUND_STAKES = (500, 1000, 2000)
BETS = ("first bet", "second bet")


def why_not(desk: Desk, ask: Ask, text: str) -> Refusal | None:
    """The reason against one entry of the menu, None where it is legal."""
    if refusal := lesson.why_not_answer(desk, text):
        return refusal
    if text in ask.options:
        return None
    return (
        ask.why(text) or desk.at.table.why_not(text) or Refusal(say("Not possible now."), ask.rule)
    )


def bets(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The stake, and a column for every horse: win above, show below; a tap lays the bet.

    In the guided race horse and stake are two steps, each with its own words.
    """
    stakes = stakes_of(ask, view) if desk.guide is None else range(0)
    now = stake_now(desk, stakes)
    grid = h.div(".bets.stack")[
        (
            column(
                colour,
                view.tokens[colour],
                tuple(
                    (kind, times(view, kind, colour), why_not(desk, ask, f"{kind} {colour}"))
                    for kind in KINDS
                ),
                now,
            )
            for colour in HORSES
        )
    ]
    passing = "pass" in ask.menu and choice(
        "pass", say("No second bet: pass"), why_not(desk, ask, "pass"), "pass"
    )
    of = " ".join(["stake"] * bool(now) + ["pass"] * bool(passing))
    return h.div(".bets-and-pass.stack", data_of=of)[
        bet_stake(desk, ask, stakes, now) if now else None, grid, passing
    ]


def bet_stake(desk: Desk, ask: Ask, stakes: range, now: int) -> h.Element:
    """The stake with which the next tap on a horse lays a bet."""
    least, most = stakes[0], stakes[-1]
    return h.div(".bet-stake.row", role="group", aria_labelledby="bet-stake")[
        h.span("#bet-stake")[say("Stake")],
        h.output(".stake-now", for_="stake")[words.money(now)],
        slider(desk, ask, now, least, most),
        h.div(".presets")[(preset(amount, least, most) for amount in presets(least, most))],
        h.div(".bet-chips", aria_hidden="true")[(chip(kind, now) for kind in KINDS)],
    ]


def chip(kind: str, stake: int) -> h.Element:
    """The stake as a chip, to be dragged to a horse; the buttons below do the same."""
    return h.span(f".bet-chip.{kind}", data_drag=f"bet {kind}", title=say("Drag it to a horse"))[
        h.b[words.bet(kind)], h.small[say("{amount:number}", amount=stake)]
    ]


def stakes(desk: Desk) -> range:
    """What whoever is asked for a bet may stake."""
    ask = desk.ask
    return stakes_of(ask, seen(desk.view)) if ask is not None and ask.what in BETS else range(0)


def stakes_of(ask: Ask, view: View) -> range:
    """From the minimum bet to all that the asked player has."""
    seat = view.seats[ask.who]
    return range(seat.minimum_bet, seat.money + 1, STEP)


def stake_now(desk: Desk, stakes: range) -> int:
    """The stake that was set, else the least; 0 where nothing is to be staked here."""
    if not stakes:
        return 0
    return desk.stake if desk.stake in stakes else stakes[0]


@piece
def column(
    colour: str, left: int, offers: tuple[tuple[str, int, Refusal | None], ...], stake: int
) -> h.Element:
    """One horse: its silk, the tokens left, its two bets and what they pay."""
    text = words.HORSES[colour]
    return h.div(f".bet-column.column-{colour}", role="group", aria_label=text.name)[
        h.div(".column-head")[
            silk(colour),
            h.span[h.b[str(text.number)], " ", text.name],
            h.small(title=say("{left:plural(betting token|betting tokens)} left", left=left))[
                say("{left:plural(bet|bets)} left", left=left)
            ],
        ],
        (offer(kind, colour, pays, refusal, stake) for kind, pays, refusal in offers),
    ]


def offer(kind: str, colour: str, pays: int, refusal: Refusal | None, stake: int) -> h.Element:
    """One bet as a button, which lays it at this stake; without one the stake is asked next."""
    label = [
        h.span(".kind")[words.bet(kind)],
        h.b(".times")[words.pays(pays)],
        h.span(".points")[words.gained(BET_VP[kind])],
    ]
    text = f"{kind} {colour}"
    return choice(text, label, refusal, f"offer {kind}", f"{text} {stake}" if stake else text)


def times(view: View, kind: str, colour: str) -> int:
    """What each Danaro staked brings back."""
    return multiplier(view.odds[colour]) if kind == "win" else SHOW_TIMES


def stake(desk: Desk, ask: Ask, view: View) -> h.Element:
    """How much: a slider, a few round sums, and what would come back."""
    least, most = int(ask.options[0]), int(ask.options[-1])
    now = desk.stake if str(desk.stake) in ask.options else least
    return h.div(".stake")[
        slip(view, now),
        h.div(".stake-control.stack")[
            h.output(".stake-now", for_="stake")[words.money(now)],
            slider(desk, ask, now, least, most),
            h.div(".presets")[(preset(amount, least, most) for amount in presets(least, most))],
        ],
        confirm(view, now),
    ]


def slider(desk: Desk, ask: Ask, now: int, least: int, most: int) -> h.Element:
    """The stake by sliding, or by a hundred at a tap; at its ends it says why it ends there."""
    bet = next((text for text in ask.options if text in MENU), "")

    def end(amount: int) -> Refusal | None:
        text = f"{bet} {amount}".strip()
        return None if least <= amount <= most else why_not(desk, ask, text)

    return h.div(".slider.row")[
        nudge("−", now - STEP, end(now - STEP), bet),
        sliding.slider(now, least, most, STEP, say("Stake in Danari"), words.money(now)),
        nudge("+", now + STEP, end(now + STEP), bet),
    ]


def presets(least: int, most: int) -> list[int]:
    """The minimum, a few round sums, everything."""
    return [least, *(sum for sum in ROUND_STAKES if least < sum < most), *({most} - {least})]


def preset(amount: int, least: int, most: int) -> h.Element:
    """A stake at one tap."""
    which = "least" if amount == least else "most" if amount == most else ""
    name = say("{which:which(least=Minimum|most=All|)}", which=which)
    label: list[h.Node] = [h.small[name and f"{name} "], words.money(amount)]
    return button(label, f"stake {amount}", "preset")


def nudge(sign: str, amount: int, refusal: Refusal | None, bet: str) -> h.Element:
    """A hundred more or less; at the end of the range it says why it ends there."""
    id = "stake-less" if sign == "−" else "stake-more"
    if refusal is not None:
        return greyed(sign, refusal, f"why {bet} {amount}".replace("  ", " "), "round", id)
    name = say("{much} less", much=STEP) if sign == "−" else say("{much} more", much=STEP)
    return button(sign, f"stake {amount}", "round", id, name)


def slip(view: View, now: int) -> h.Node:
    """The betting slip: the bet so far and what it would bring."""
    if len(view.pending) != 2:
        return None
    kind, colour = view.pending
    text = words.HORSES[colour]
    back = now * times(view, kind, colour)
    return h.div(".betting-slip")[
        h.p(".slip-horse")[silk(colour), h.b[str(text.number)], " ", text.name],
        h.p[say("comes first" if kind == "win" else "comes 1st, 2nd or 3rd")],
        h.p(".slip-back")[
            h.b[words.money(back)], h.span[say("back, and +{points} VP", points=BET_VP[kind])]
        ],
    ]


def confirm(view: View, now: int) -> h.Element:
    """The one button that lays the bet; its id stays while the slider moves."""
    on = ""
    if len(view.pending) == 2:
        kind, colour = view.pending
        on = say("on {name} to {bet:bet}", name=words.HORSES[colour].name, bet=kind)
    return h.button("#lay-bet.button.big.go.choice", type="button", data_answer=str(now))[
        h.b[say("Bet {stake:money}", stake=now)], h.span[on]
    ]
