"""Three people, one race, just as the page asks: taps to the start, and hands for the tablet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.amount import many
from tests.web.desks import laid, offered, seen
from web import taps
from web.acts import clock, confirm
from web.desk.state import Desk

MOST_TAPS, MOST_HANDS = 24, 6
"""Before, with a second look at every answer and a curtain before every bet: 46 and 11."""

Chooser = Callable[[list[str], Random], str]


def first(answers: list[str], _rng: Random) -> str:
    """Whatever stands first that is no pass."""
    return next(text for text in answers if text != "pass")


def any_of(answers: list[str], rng: Random) -> str:
    """Any answer on the screen."""
    return rng.choice(answers)


def no_pass(answers: list[str], rng: Random) -> str:
    """Any answer that lays or places something."""
    return rng.choice([text for text in answers if text != "pass"])


def to_the_start(desk: Desk, choose: Chooser, other_card: bool, rng: Random) -> tuple[int, int]:
    """Taps until the horses run, and how often the tablet must be handed on."""
    taken, hands, holder = 0, 0, None
    for _ in range(200):
        if any(event.kind == "off" for event in desk.at.table.events):
            return taken, hands
        if desk.is_behind:
            clock.tick(desk)  # shows what has been done; nobody taps for it
            continue
        page = seen(desk)
        if desk.curtain is not None:
            hands += desk.curtain != holder
            holder = desk.curtain
            assert "unveil" in page.every("data-do")
            taps.do(desk, "unveil")
        elif other_card and offered_as(desk, "held-1") == "false":
            taps.do(desk, "held 1")
        else:
            waits = confirm.on_button(desk)
            text = waits.text if waits else choose(page.every("data-answer"), rng)
            assert text in page.every("data-answer")
            confirm.give(desk, text)
        taken += 1
    raise AssertionError("the race never began")


def offered_as(desk: Desk, id: str) -> str | None:
    """How pressed a button is; None where there is none."""
    if id not in seen(desk).every("id"):
        return None
    return offered(desk, id)["aria-pressed"]


@pytest.mark.parametrize("other_card", [False, True])
@pytest.mark.parametrize("choose", [first, any_of, no_pass])
def test_a_race_of_three_starts_after_few_taps_and_hands(choose: Chooser, other_card: bool) -> None:
    counts = [
        to_the_start(laid(3, 0, seed), choose, other_card, Random(seed))
        for seed in range(many(2, 6))
    ]
    print(choose.__name__, other_card, sorted(set(counts)))
    assert max(taken for taken, _ in counts) <= MOST_TAPS
    assert max(hands for _, hands in counts) <= MOST_HANDS


def test_alone_nothing_is_handed_on_or_covered() -> None:
    desk = laid(3, 2)
    words = ("Pass it to", "Cover", "I am Ann", "handed")
    for _ in range(400):
        assert desk.curtain is None
        text = seen(desk).text
        assert not [word for word in words if word in text]
        if desk.held:
            taps.do(desk, "finish" if desk.finish else "payoffs" if desk.payoffs_open else "hammer")
        elif desk.is_behind or desk.computer is not None:
            clock.tick(desk)
        elif desk.ask is not None:
            confirm.give(desk, seen(desk).every("data-answer")[0])
        else:
            return
