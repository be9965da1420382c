"""The language in which races of The Really Nasty are laid, played and looked at.

    lay: lanes 1 2; race vase; 0 at back-5-1; 1 holds slip     spaces as the game names them
    race: 2 slip red / roll 3 back-8-1                          a roll with its die and the move
    then: on 1; 0 is out; 1 says whip red | whip blue           who could throw what

Where nothing is said, three horses in lanes 1 to 3, of grades 1 to 3, run for the cup from the
start. `home-6-1 again` is the second pass, `3 to go` counts from the line. In answers players are
counted from 1, as in the game, everywhere else from 0.
"""

from __future__ import annotations

from game.really_nasty.cards import CARDS
from game.really_nasty.course import NAME, lane_of
from game.really_nasty.state import Bet
from game.title import go_by
from tests.game import positions
from tests.game.really_nasty.scripted import (
    Race,
    at,
    before_line,
    deal,
    kinds,
    laid,
    place,
    put,
)

FATES = ("running", "out", "home", "riderless")


class Position(positions.Position):
    """A race, and the state of it."""

    def __init__(self) -> None:
        self.lanes, self.grades, self.race = (1, 2, 3), (1, 2, 3), "cup"
        self._game = None

    @property
    def game(self):
        if self._game is None:
            self._game = laid(self.lanes, self.grades, race=self.race)
        return self._game

    def lay(self, words: list[str]) -> None:
        game = self.game if words[0] not in ("lanes", "grades", "race") else None
        match words:
            case ["lanes", *lanes]:
                self.lanes = self.grades = tuple(map(int, lanes))
            case ["grades", *grades]:
                self.grades = tuple(map(int, grades))
            case ["race", race]:
                self.race = race
            case ["turn", seat]:
                game.turn = int(seat)
            case ["number", race]:
                game.race = int(race)
            case ["rules", number]:
                go_by(game, int(number))
            case [seat, "holds", *cards]:
                deal(game, {int(seat): " ".join(cards)})
            case [seat, "spent", *cards]:
                for card in cards:
                    game.spend(int(seat), card)
            case [seat, "at", space, *again]:
                part, column, lane = space.split("-")
                put(game, int(seat), place(part, int(column), int(lane), 1 + bool(again)))
            case [seat, spaces, "to", "go"]:
                lane = game.lanes[int(seat)]
                put(game, int(seat), before_line(lane, int(spaces)))
            case [seat, "doubled", *sections]:
                game.set_horse(int(seat), doubled=tuple(sections))
            case [seat, "is", "riderless"]:
                game.set_horse(int(seat), fate="riderless")
            case [seat, "is", fate]:
                game.take_off(int(seat), fate)
                game.placed += (int(seat),) * (fate == "home")
            case [seat, "bets", stake, *horse]:
                bet = Bet(int(horse[0]) if horse else None, int(stake))
                game.bets = (*game.bets[: int(seat)], bet, *game.bets[int(seat) + 1 :])
            case _:
                super().lay(words)

    def play(self, what: str, answers: list[str]) -> None:
        if what == "race":
            self.phase = Race(self.game)
        for said in answers:
            verb, *more = said.split()
            self.phase.answer(*([verb, *more] if verb == "roll" else [said]))

    def look(self, words: list[str]) -> None:
        game = self.game
        match words:
            case ["on", seat]:
                assert game.turn == int(seat)
            case ["over"]:
                assert self.phase.over
            case ["goes", "on"]:
                assert not self.phase.over
            case ["last", *kind]:
                assert kinds(game)[-1] == " ".join(kind)
            case ["placed", *seats]:
                assert game.placed == tuple(map(int, seats))
            case ["none", "says"]:
                assert not any(self.phase.says(seat) for seat in range(len(game.lanes)))
            case [seat, "says", *cards]:
                wanted = [text for text in " ".join(cards).split(" | ") if text]
                assert self.phase.says(int(seat)) == wanted
            case [seat, "at", space]:
                assert at(game, int(seat)) == space
            case [seat, "is", *fates] if fates[0] in FATES:
                assert game.horses[int(seat)].fate == fates[0]
            case [seat, "lost", turns]:
                assert game.horses[int(seat)].lost == int(turns)
            case [seat, "holds", *cards]:
                found = sorted(CARDS[id].word for id in game.hands[int(seat)])
                assert found == sorted(cards)
            case [seat, "doubled", *sections] if seat.isdigit():
                assert game.horses[int(seat)].doubled == tuple(sections)
            case ["spent", *cards]:
                assert sorted(CARDS[one.card].word for one in game.spent) == sorted(cards)
            case ["at", "start"]:
                starts = [NAME[horse.at] for horse in game.horses]
                assert starts == [f"home-4-{lane_of(horse.at)}" for horse in game.horses]
                assert not any(one.moved or one.doubled or one.lost for one in game.horses)
            case _:
                super().look(words)
