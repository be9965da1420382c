"""Every reason against an answer is true of the horses at that moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game import Table
from game.play import ANYBODY, CHANCE
from game.really_nasty.cards import CARDS, WORDS
from game.really_nasty.course import FENCE, FENCES, IS_LAST_STRAIGHT, NAME, SPOTS, place_of
from game.really_nasty.race import may_withdraw
from game.really_nasty.state import RIDERLESS, RUNNING, Game, Horse
from tests.amount import many
from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import TITLE, Race, before_line, laid, place, put
from tests.game.walks import some_setups, walked

FALLERS = [word for word in WORDS if WORDS[word].kind == "faller"]


def of_riderless(fence: str, word: str) -> Race:
    """Red runs riderless and stands on a fence; blue holds a card."""
    its = FENCES[fence]
    game = laid(hands={1: word})
    return Race(put(game, 0, place(its.part, its.column, 1), fate=RIDERLESS))


@pytest.mark.parametrize("word", FALLERS)
def test_a_riderless_horse_on_its_fence_is_not_said_to_stand_nowhere(word):
    race = of_riderless(WORDS[word].fence, word)
    name = FENCES[WORDS[word].fence].name
    assert race.why(f"2 {word}") == (f"The horse on {name} is riderless: it cannot fall.", "N.17")


@pytest.mark.parametrize("word", ["slip", "faller-post"])
def test_a_card_at_a_riderless_horse_is_refused_with_its_reason(word):
    race = of_riderless("stand", word)
    if word != "slip":
        put(race.game, 2, place("home", 14, 3))
    reason, _ = race.why(f"2 {word} red")
    assert reason == "A riderless horse is only in the way: no card touches it."


def test_a_riderless_horse_on_plain_turf_does_not_make_every_horse_stand_on_a_fence():
    game = laid((1, 2), hands={1: "slip"})
    put(game, 0, place("home", 8, 1), fate=RIDERLESS)
    put(game, 1, place("home", 11, 2))
    assert Race(game).why("2 slip")[0] == "Every horse with a rider stands on a fence."


def test_pressure_on_a_riderless_horse_on_the_straight_names_what_is_true():
    game = put(laid(hands={1: "pressure-out"}), 0, before_line(1, 5), fate=RIDERLESS)
    assert Race(game).why("2 pressure-out") == ("The horse to move next is riderless.", "N.21")


def test_a_photo_of_a_riderless_horse_names_what_is_true():
    game = put(laid(range(1, 6), range(1, 6), {1: "photo"}), 0, before_line(1, 5), fate=RIDERLESS)
    game.take_off(4, "home")
    game.placed, game.photo = (4,), True
    assert Race(game).why("2 photo") == ("The horse to move next is riderless.", "N.22")


def test_a_riderless_horse_over_the_line_is_no_rider_over_it():
    game = laid(hands={1: "photo"})
    game.take_off(0, "out")
    game.turn = 1
    assert Race(game).why("2 photo") == ("No rider has crossed the line.", "N.22")


def test_the_double_of_a_six_is_not_said_to_need_a_six():
    game = put(laid(grades=(1, 2, 3)), 0, place("home", 4, 2))
    race = Race(game).answer("roll", "6", "home-10-2")
    assert race.what == "double"
    assert race.why("home-15-1") == ("A double never goes inward, not even that of a six.", "N.12")
    assert race.why("withdraw")[1] == "N.13" and "in place of its move" in race.why("withdraw")[0]


def test_a_card_at_another_horse_than_the_next_to_roll_or_one_that_is_out_says_so():
    game = put(laid(hands={1: "pressure-out whip"}), 0, before_line(1, 5))
    game.take_off(2, "out")
    race = Race(game)
    assert "rolls next" in race.why("2 pressure-out blue")[0]
    assert "not in the race any more" in race.why("2 pressure-out yellow")[0]
    assert race.why("2 whip red")[0] == "This horse has left the start."


def test_the_line_too_far_away_is_refused_by_lengths():
    race = Race(laid()).answer("roll", "3")
    assert race.why("line") == ("A 3 does not take this horse there.", "N.8")
    assert race.why("stand")[0] == "A horse that has room has to run."


def on_fence(game: Game, name: str) -> list[Horse]:
    return [one for one in game.horses if one.at >= 0 and FENCE[one.at]
            and FENCES[FENCE[one.at]].name == name]  # fmt: skip


def truths(game: Game, who: int, text: str, fence: str) -> dict[str, Callable[[], object]]:
    """What must hold of the race for each reason, by a part of it."""
    next_up, runners = game.horses[game.turn], [game.horses[one] for one in game.runners()]
    silk = text.rpartition(" ")[2]
    at = game.horses[game.silks.index(silk)] if silk in game.silks else Horse(-2)
    end = place_of(text, game.horses[who].at) if who >= 0 else None
    return {
        "Every horse in the race has left": lambda: all(one.moved for one in runners),
        "No horse stands on": lambda: not on_fence(game, fence),
        "is riderless: it cannot fall": lambda: all(
            one.fate == RIDERLESS for one in on_fence(game, fence)
        ),
        "not on the final straight": lambda: not IS_LAST_STRAIGHT[next_up.at],
        "to roll next is riderless": lambda: next_up.fate == RIDERLESS,
        "rider has crossed": lambda: not game.placed,
        "Every horse with a rider stands": lambda: all(FENCE[one.at] for one in runners),
        "Your own horse must": lambda: game.horses[int(text[0]) - 1].fate != RUNNING,
        "only in the way": lambda: at.fate == RIDERLESS,
        "not in the race any more": lambda: at.fate not in (RUNNING, RIDERLESS),
        "This horse has left the start": lambda: at.moved,
        "This horse stands on a fence": lambda: FENCE[at.at],
        "does not stand on": lambda: at not in on_fence(game, fence),
        "in the winners": lambda: game.silks.index(silk) not in game.placed,
        "Only a six": lambda: game.die != 6 or abs(end - game.horses[who].at) > 150,
        "Only a horse more": lambda: not may_withdraw(game, who),
        "Another horse": lambda: any(NAME[one.at] == text for one in game.horses if one.at >= 0),
    }


def asked(table: Table) -> list[str]:
    """Answers that somebody may think of: every card of every hand at every horse, every space."""
    game, ask = table.game, table.ask
    if ask.who == ANYBODY:
        return [
            f"{seat + 1} {word}{silk}"
            for seat, hand in enumerate(game.hands)
            for word in {CARDS[id].word for id in hand}
            for silk in ("", *[f" {one}" for one in game.silks])
        ]
    if ask.what in ("move", "double", "wander"):
        near = game.horses[ask.who].at
        spaces = {NAME[at] for at in SPOTS if abs(at % 100 - near % 100) < 8}
        return [*spaces, "line", "withdraw", "stay", "stand"]
    return []


def test_in_meetings_by_chance_every_reason_is_true():
    told: Counter[str] = Counter()
    for number, (seats, options) in enumerate(some_setups(TITLE, many(2, 6))):
        whole = walked(number, seats, said, TITLE, **options)
        for step in range(number, len(whole.answers), 5):
            table = whole.at(step)
            assert table.ask is not None
            if table.ask.who == CHANCE:
                continue
            for text in asked(table):
                refusal = None if text in table.ask.options else table.ask.why(text)
                if refusal is None:
                    continue
                reason = refusal.reason
                fence = getattr(reason, "facts", {}).get("fence", "")
                for part, is_true in truths(table.game, table.ask.who, text, fence).items():
                    if part in reason:
                        told[part] += 1
                        assert is_true(), (table.ask.what, text, reason)
    assert len(told) > many(10, 12), told
