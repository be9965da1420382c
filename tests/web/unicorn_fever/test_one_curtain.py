"""One action, one curtain: whoever holds the tablet is not asked twice who it is."""

from __future__ import annotations

from random import Random

from game.unicorn_fever.view import View
from tests.web.desks import laid
from tools.staging import leads_on
from web.acts import playing
from web.desk import undoable
from web.desk.state import Desk


def test_a_stake_between_two_secret_questions_brings_no_second_curtain() -> None:
    """With two people, who bet and then place magic; the hand lies face down at the stake."""
    desk, rng = laid(2, title="unicorn-fever"), Random(5)
    between, last, stakes = list[str](), -1, 0
    for _ in range(900):
        if desk.curtain is not None:
            its_stake = (
                desk.curtain == last and between and set(between) == {"bet and magic", "stake"}
            )
            assert not its_stake, "asked who it is in the middle of an action"
            last, between = desk.curtain, []
        if leads_on(desk):
            continue
        ask = desk.ask
        if ask is None:
            break
        if ask.what == "stake" and between[-1:] == ["bet and magic"]:
            stakes += 1
            assert not hand(desk), "all may look at a stake"
        between.append(ask.what)
        playing.answer(desk, str(rng.choice(list(ask.options)[:3])))
    assert stakes > 3


def test_undo_at_the_stake_brings_the_curtain_back() -> None:
    """All may look at a stake; the secret bet that it belongs to is for one alone."""
    desk, rng = laid(2, title="unicorn-fever"), Random(5)
    for _ in range(200):
        ask = desk.ask
        if leads_on(desk) or ask is None:
            continue
        if ask.what == "stake" and desk.unveiled == ask.who and undoable.why_not(desk) is None:
            playing.undo(desk)
            assert desk.curtain == ask.who and not hand(desk)
            return
        playing.answer(desk, str(rng.choice(list(ask.options)[:3])))
    raise AssertionError("no stake can be taken back")


def hand(desk: Desk) -> tuple[str, ...]:
    """The cards that are drawn open."""
    assert isinstance(desk.view, View)
    return tuple(desk.view.hand)
