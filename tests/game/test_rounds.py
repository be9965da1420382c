"""A game that goes by phases: each in its turn, with a rest before it, where it can be taken up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.play import REST, Play, choose
from game.rounds import rounds


@dataclass
class Meeting:
    """A game of two phases; the first counts rounds, the second is run over and over until won."""

    step: int = 0
    round: int = 0
    told: list[str] = field(default_factory=list)


def bets(game: Meeting) -> None:
    """A phase that asks nobody."""
    game.round += 1
    game.told.append(f"bets {game.round}")


def turn(game: Meeting) -> Play[bool]:
    """A phase that asks, and is over when somebody has won."""
    word = yield from choose(0, "turn", {"on": "on", "won": "won"})
    game.told.append(word)
    return word == "won"


def played(game: Meeting, answers: Iterator[str]) -> list[str]:
    """What is asked, until the game is over or the answers are at an end."""
    asked, play = [], rounds(game, (bets, turn), lambda it: it.round < 2 or it.step)
    ask = next(play, None)
    while ask is not None:
        asked.append(ask.what)
        if ask is REST:
            answer: str | None = "on"
        else:
            answer = next(answers, None)
        if answer is None:
            break
        try:
            ask = play.send(answer)
        except StopIteration:
            ask = None
    return asked


def test_a_phase_that_is_not_over_comes_once_more_after_another_rest():
    game = Meeting()
    asked = played(game, iter(["on", "won", "won"]))
    assert game.told == ["bets 1", "on", "won", "bets 2", "won"]
    assert asked == ["rest", "rest", "turn", "rest", "turn", "rest", "rest", "turn"]


def test_the_game_is_over_after_its_last_phase_and_not_in_the_middle_of_a_round():
    game = Meeting(round=1)
    played(game, iter(["won"]))
    assert game.told == ["bets 2", "won"] and game.step == 0


def test_a_game_is_taken_up_with_the_phase_at_which_it_rested():
    game = Meeting()
    played(game, iter(["on"]))
    again = Meeting(game.step, game.round)
    played(again, iter(["won", "won"]))
    assert again.told == ["won", "bets 2", "won"]
