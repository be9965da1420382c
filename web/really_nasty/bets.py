"""A betting slip: which horse, in secret, then how much, for all to see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import Ask, Refusal
from game.really_nasty.cards import DOUBLES, UNIT
from game.really_nasty.view import View
from web import html as h
from web.acts import lesson
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.parts import peek
from web.parts.pieces import button, charm, choice, greyed
from web.parts.stake import slider
from web.really_nasty import hand, say
from web.really_nasty.grades import chips, on_grades, on_odds
from web.really_nasty.silks import cap, stable

ROUND = (5000, 10000, 20000, 50000)


def horses(desk: Desk, ask: Ask, view: View) -> h.Node:
    """Every horse as a button, and no bet at all."""
    if is_face_down(desk, ask, view):
        return peek.face_down(desk, ask)

    def why_not(text: str) -> Refusal | None:
        return lesson.why_not_answer(desk, text)

    count = len(view.silks)
    look = "rn-bets stack by-two" if count in (2, 4) else "rn-bets stack"
    in_lanes = sorted(range(count), key=lambda seat: view.lanes[seat])
    return h.div(class_=look)[
        h.p(".rn-says")[on_grades("bets"), ". ", on_odds("bets")],
        (offer(view, desk.at.table.names, seat, why_not) for seat in in_lanes),
        choice("none", say("No bet"), why_not("none"), "rn-none"),
        hand.looked_up(desk, ask),
    ]


def offer(
    view: View, names: Sequence[str], seat: int, why_not: Callable[[str], Refusal | None]
) -> h.Element:
    """One horse: whose, from which lane, of which grade, where it doubles, at which odds."""
    silk = view.silks[seat]
    return choice(
        silk,
        [
            cap(silk),
            h.span(".rn-offer")[
                h.b[stable(silk)],
                h.small[charm(seat), names[seat]],
            ],
            h.span(".rn-what.row")[
                h.small[
                    say(
                        "lane {lane}, grade {grade}", lane=view.lanes[seat], grade=view.grades[seat]
                    )
                ],
                chips(view.grades[seat], DOUBLES[view.grades[seat]]),
            ],
            h.b(".rn-odds")[say("{odds}–1", odds=view.odds[seat])],
        ],
        why_not(silk),
        "rn-horse-bet",
    )


def stake(desk: Desk, ask: Ask, view: View) -> h.Element:
    """How much: a slider, round sums, and what would come back."""
    least, most = int(ask.options[0]), int(ask.options[-1])
    now = desk.stake if str(desk.stake) in ask.options else least
    if desk.guide is not None:
        wanted = (int(one) for one in ask.options if not lesson.why_not_answer(desk, one))
        now = next(wanted, now)
    return h.div(".rn-stake")[
        h.output(".rn-stake-now", for_="stake")[say("{money:money}", money=now)],
        h.div(".slider.row")[
            nudge("−", now - UNIT, least, most),
            slider(now, least, most, UNIT, say("Stake in pounds"), say("{money:money}", money=now)),
            nudge("+", now + UNIT, least, most),
        ],
        h.div(".rn-sums")[
            (
                button(say("{money:money}", money=sum), f"stake {sum}", "preset")
                for sum in sums(least, most)
            )
        ],
        lay(view, now, lesson.why_not_answer(desk, str(now))),
    ]


def lay(view: View, now: int, refusal: Refusal | None) -> h.Element:
    """The one button that lays the bet, and what would come back; its id stays."""
    label: list[h.Node] = [h.b[say("Bet {money:money}", money=now)]]
    if view.own_bet is not None and (horse := view.own_bet.horse) is not None:
        back = now * (view.odds[horse] + 1)
        said = say("{horse:silk} pays {money:money}", horse=view.silks[horse], money=back)
        label.append(h.small[said])
    if refusal is not None:
        return greyed(label, refusal, f"why {now}", "big", "lay-bet")
    return h.button("#lay-bet.button.big.go.choice", type="button", data_answer=str(now))[label]


def sums(least: int, most: int) -> list[int]:
    """The least, some round sums, everything."""
    return sorted({least, *(one for one in ROUND if least < one < most), most})


def nudge(sign: str, amount: int, least: int, most: int) -> h.Element:
    """A thousand more or less."""
    inside = min(most, max(least, amount))
    id = "stake-less" if sign == "−" else "stake-more"
    name = (
        say("{much:money} less", much=UNIT) if sign == "−" else say("{much:money} more", much=UNIT)
    )
    return button(sign, f"stake {inside}", "round", id, name)
