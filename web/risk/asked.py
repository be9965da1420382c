"""What can be answered, below or beside the map: armies, dice, sets of cards, the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.play import Amounts, Ask
from game.risk.attacking import RED, STOP
from game.risk.chances import chances
from game.risk.fortifying import STAY
from game.risk.missions import SEEN
from game.risk.reinforcing import KEEP
from game.risk.view import View
from web import html as h
from web.acts import lesson, playing
from web.acts.touching import open_ask
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.parts import peek
from web.parts.pieces import button, choice, greyed, toggle
from web.parts.stake import slider
from web.risk import cards, say
from web.risk.halting import to_stop
from web.risk.state import Picked, aimed, amount, place_of, seen
from web.risk.words import voice

BESIDE = frozenset({"claim", "place", "neutral", "attack", "fortify", "move in"})
"""Questions at which whoever is asked may hold the own cards open."""


def answers(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The buttons of the open question, and the own cards where they are held open."""
    return h.div(class_=f"actions rk-answers rk-{ask.what.replace(' ', '-')}")[
        ASKED.get(ask.what, each)(desk, ask, view),
        ask.what in BESIDE and cards.own(view, desk.at.table.names),
    ]


def plain(desk: Desk, ask: Ask, text: str, look: str = "big") -> h.Element:
    """An answer in its words."""
    label = voice().words.answer(ask.what, text)
    return choice(text, label, lesson.why_not_answer(desk, text), look)


def each(desk: Desk, ask: Ask, _view: View) -> h.Node:
    """A button for each answer."""
    return [plain(desk, ask, text) for text in ask.options]


def on_the_map(_desk: Desk, _ask: Ask, _view: View) -> h.Node:
    """The map itself has the answers."""
    return None


def place(desk: Desk, ask: Ask, view: View) -> h.Node:
    """How many armies a touch of the map places."""
    if ask.rule == "R.4" or desk.guide is not None:
        return None
    left = view.reserve[ask.who]
    now = amount(desk, ask, left, 1)
    ways = [count for count in (1, 5, 10) if count < left]
    return [
        h.div(".toggles", role="group", aria_label=say("Armies"))[
            (at_a_touch(str(count), str(count), now == count) for count in ways),
            at_a_touch(say("All {count}", count=left), "all", now == left),
        ]
        if left > 1
        else None,
        left > 1 and armies(now, 1, left, say("Armies per tap: {count}", count=counted(now))),
    ]


def at_a_touch(label: str, count: str, is_chosen: bool) -> h.Element:
    """So many armies from now on; the chosen button is pressed in."""
    do = f"armies {0 if count == 'all' else count}"
    return toggle(label, do, is_chosen, id=f"armies-{count}")


def armies(now: int, least: int, most: int, told: str) -> h.Element:
    """A wheel of armies, and what it says now."""
    return h.label(".rk-wheel")[
        h.span[told],
        h.input(
            "#armies", type="range", data_field="armies", min=str(least), max=str(most),
            value=str(now), aria_label=say("Armies"), aria_valuetext=told,
        ),
    ]  # fmt: skip


def counted(count: int) -> str:
    """So many armies in words."""
    return say("{count:plural(army|armies)}", count=count)


def attack(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The attack that the finger points at: once, or until it is decided; and the end of it."""
    start, goal = aimed(desk, ask)
    return [panel(desk, ask, view, start, goal) if goal else None, plain(desk, ask, STOP, "quiet")]


def panel(desk: Desk, ask: Ask, view: View, start: str, goal: str) -> h.Element:
    """Who against whom, with how many dice."""
    here, there = view.armies[start], view.armies[goal]
    dice = min(RED, here - 1)
    stay = amount(desk, ask, here - 1, 1)
    until = say("Attack until won, or {count:plural(army|armies)} left", count=stay)
    against = say("{start} ({here}) against {goal} ({there})", start=voice().place(start),
                  here=here, goal=voice().place(goal), there=there)  # fmt: skip
    return h.div(".rk-panel")[
        h.p(".rk-against")[against],
        odds(view, here, there, stay),
        h.div(".rk-once.row", role="group", aria_label=say("Attack once"))[
            h.span[say("Once:")],
            (
                fight(desk, f"{start} {goal} {count}", f"dice-{count}", dice_told(count))
                for count in range(dice, 0, -1)
            ),
        ],
        fight(desk, f"{start} {goal} to {stay}", "until", until, "big go"),
        here > 2
        and desk.guide is None
        and armies(
            stay, 1, here - 1, say("Stop with {count:plural(army|armies)} left", count=stay)
        ),
    ]


def dice_told(count: int) -> str:
    """So many dice in words."""
    return say("{count:plural(die|dice)}", count=count)


def fight(desk: Desk, text: str, id: str, label: str, look: str = "choice") -> h.Element:
    """A button that rolls at once: to point and to say how is decision enough."""
    if refusal := lesson.why_not_answer(desk, text):
        return greyed(label, refusal, f"why {text}", look, id)
    if desk.guide is not None:
        return choice(text, label, None, look.removeprefix("choice").strip())
    return button(label, f"fight {text}", look, id)


def odds(view: View, here: int, there: int, stay: int) -> h.Node:
    """How likely it falls, where the table plays with that."""
    if view.options["chances"] == "off" or here <= stay:
        return None
    its = chances(here - stay, there)
    return h.p(".rk-odds")[
        h.b[say("{chance:percent} of 100", chance=its.wins)],
        say(
            "If you win, {left} remain; if not, {held} hold",
            left=round(its.left) + stay,
            held=round(its.held),
        ),
    ]


def mission(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The own mission, and that it has been read."""
    return [cards.own(view, desk.at.table.names), plain(desk, ask, SEEN)]


def defend(desk: Desk, ask: Ask, _view: View) -> h.Node:
    """One die or two; the attacker may stop before the defence has said."""
    return [
        [
            fight(desk, text, f"defend-{text}", voice().words.answer(ask.what, text), "choice big")
            for text in ask.options
        ],
        to_stop(desk),
    ]


def move_in(desk: Desk, ask: Ask, _view: View) -> h.Node:
    """How many go along: the least, all, or as many as the slider says."""
    assert isinstance(ask.options, Amounts)
    amounts = ask.options.amounts
    least, most, now = amounts[0], amounts[-1], desk.stake
    between = str(now) if least < now < most else ""
    told = say("{count} move in, {left} stay", count=now, left=most + 1 - now)
    return [
        most - least > 1
        and h.label(".rk-wheel")[
            h.span[told], slider(now, least, most, 1, say("Armies that move in"), told)
        ],
        plain(desk, ask, str(most)),
        between and plain(desk, ask, between),
        plain(desk, ask, str(least), "big" if not between else ""),
    ]


def fortify(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The move that the finger points at, with how many; or none."""
    start, goal = aimed(desk, ask)
    if not goal:
        return plain(desk, ask, STAY)
    most = view.armies[start] - 1
    now = amount(desk, ask, most, 0)
    return [
        plain(desk, ask, f"{start} {goal} {now}"),
        most > 1 and armies(now, 1, most, counted(now)),
        plain(desk, ask, STAY, "quiet"),
    ]


def trade(desk: Desk, ask: Ask, view: View) -> h.Node:
    """The own cards, of which three are chosen; what they bring; and the way to keep them."""
    if is_face_down(desk, ask, view):
        return peek.face_down(desk, ask)
    three = chosen(desk, ask, view.hand)
    label = say("Trade in for {armies}", armies=counted(view.next_set))
    return [
        h.div(".rk-faces", role="group", aria_label=say("Your secret cards"))[
            (
                toggle(
                    cards.face(card), f"pick-card {card}", card in three, None, "rk-pick",
                    f"pick-{at}",
                )
                for at, card in enumerate(view.hand)
            )
        ],
        traded(desk, ask, ", ".join(three), label),
        KEEP in ask.options and plain(desk, ask, KEEP, "quiet" if len(ask.options) > 1 else "big"),
    ]  # fmt: skip


def traded(desk: Desk, ask: Ask, text: str, label: str) -> h.Element:
    """The button that trades, or why these cards are no set."""
    refusal = lesson.why_not_answer(desk, text)
    if refusal is None and text not in ask.options:
        refusal = ask.why(text)
    return choice(text, label, refusal, "big go")


def chosen(desk: Desk, ask: Ask, hand: Sequence[str]) -> list[str]:
    """The cards that have been chosen, in the order of the hand; at first those of a set."""
    kept = desk.own(Picked)
    if kept.where != place_of(desk, ask) or not set(kept.cards) <= set(hand):
        first = next((text for text in ask.options if text != KEEP), "")
        return first.split(", ") if first else []
    return [card for card in hand if card in kept.cards]


def pick_card(desk: Desk, card: str) -> None:
    """Take a card up, or put it back."""
    ask, view = desk.ask, seen(desk.view)
    if ask is not None and ask.what == "trade" and card in view.hand:
        now, kept = chosen(desk, ask, view.hand), desk.own(Picked)
        kept.cards = [one for one in now if one != card] if card in now else [*now, card]
        kept.where = place_of(desk, ask)


ASKED: Mapping[str, Callable[[Desk, Ask, View], h.Node]] = {
    "claim": on_the_map,
    "neutral": on_the_map,
    "place": place,
    "attack": attack,
    "defend": defend,
    "mission": mission,
    "move in": move_in,
    "fortify": fortify,
    "trade": trade,
}
"""By the question; any other has a button for each answer."""


def at_once(desk: Desk, text: str) -> None:
    """Roll: this answer asks for no second tap."""
    ask = open_ask(desk)
    if ask is not None and ask.what in ("attack", "defend") and text in ask.options:
        playing.answer(desk, text)
