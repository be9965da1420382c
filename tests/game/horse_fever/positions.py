"""The language in which positions of Horse Fever are laid, played and looked at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.horse_fever import (
    BOARD,
    FAMILY,
    auctions,
    betting,
    board,
    family,
    lineup,
    payoffs,
    purchase,
)
from game.horse_fever.accounts import eliminate
from game.horse_fever.race import reveal, run_race
from game.horse_fever.scoring import result
from game.horse_fever.state import Fix, Game, Player, go_by
from tests.game import positions
from tests.game.horse_fever.scripted import bet, give, new, ranked
from tests.game.scripted import Phase

PILES = {"owns": "stable", "hires": "assistant", "holds": "action", "aims": "target",
         "keeps": "horse"}  # fmt: skip
LISTS = {"owns": "stables", "hires": "assistants", "holds": "hand", "aims": "targets",
         "keeps": "horses", "owes": "loans", "bought": "bought"}  # fmt: skip
SUMS = {"D": "money", "VP": "tokens"}
OF_ALL = {"purses": "money", "tokens": "tokens", "points": "vp", "outs": "out"}
COUNTS = ("first", "round", "rounds")
OPTIONS = {"edition": "edition", "stars": "starred cards", "auctions": "auctions"}
PHASES: Mapping[str, Any] = {
    "first bet": betting.first_bet, "second bet": betting.second_bet, "fixing": betting.fix_race,
    "sell auction": auctions.sell_auction, "buy auction": auctions.buy_auction,
    "line up": lineup.line_up, "odds": board.change_odds, "deal": family.deal,
    "final stage": board.final_stage, "finish": family.finish,
    "purchase": purchase.first_purchase, "more purchase": purchase.second_purchase,
}  # fmt: skip
ACTS: Mapping[str, Any] = {
    "start round": board.start_round, "end round": board.end_round, "hand over": family.hand_over,
    "loans": board.repay_loans, "targets": board.judge_targets, "turn up": reveal,
}  # fmt: skip


class Position(positions.Position):
    """Where nothing is said, three play, with 3000 D and one VP each, and no stables.

    What `lay` says of a purse or a pile, `then` asks in the same words.
    """

    def __init__(self, title: Any) -> None:
        self.title, self.seats, self.options = title, 3, dict[str, str]()
        self.laid: Game | None = None

    @property
    def game(self) -> Game:
        if self.laid is None:
            self.laid = new(self.seats, title=self.title, **self.options)
            if self.laid.is_board:
                board.lay_decks(self.laid)
        return self.laid

    def player(self, seat: str) -> Player:
        return self.game.players[int(seat)]

    def lay(self, words: list[str]) -> None:
        match words:
            case [count, "play"]:
                self.seats = int(count)
            case [option, *value] if option in OPTIONS:
                self.options[OPTIONS[option]] = " ".join(value)
            case [("all" | "0" | "1" | "2" | "3") as who, "has", amount, what]:
                for player in self.game.players if who == "all" else [self.player(who)]:
                    setattr(player, SUMS[what], int(amount))
            case [seat, verb, *cards] if verb in PILES:
                give(self.game, int(seat), PILES[verb], *cards)
            case [seat, ("owes" | "bought") as verb, *what]:
                getattr(self.player(seat), LISTS[verb]).extend(what)
            case [seat, "is", "out"]:
                self.player(seat).out = 1
            case [seat, "leaves"]:
                eliminate(self.game, self.player(seat), "3.3.4")
            case [seat, "is", character]:
                self.player(seat).character = character
            case [seat, "runs", card, horse]:
                if horse not in self.player(seat).stables:
                    give(self.game, int(seat), "stable", horse)
                give(self.game, int(seat), "horse", card)
                lineup.run_horse(self.game, self.player(seat), card, horse)
            case [horse, "at", space]:
                if self.game.race is None:
                    reveal(self.game)
                self.game.race.positions[horse] = int(space)
            case [seat, "bets", kind, horse, stake]:
                bet(self.game, int(seat), kind, horse, int(stake))
            case [horse, "hides", *cards]:
                self.game.fixes[horse] += [Fix(0, card) for card in cards]
            case ["odds", horse, row]:
                self.game.odds[horse] = int(row)
            case ["deck", kind, *cards]:
                self.game.decks[kind] = cards
            case ["rules", number]:
                go_by(self.game, int(number))
            case [name, number] if name in COUNTS:
                setattr(self.game, name, int(number))
            case _:
                super().lay(words)

    def play(self, what: str, answers: list[str]) -> None:
        match what.split():
            case ["payoffs"]:
                payoffs.pay_off(ranked(self.game, *" ".join(answers).split()))
                return
            case [("start" | "race") as unit]:
                if self.game.race is None:
                    reveal(self.game)
                self.game.race.unit = int(unit == "race")
                self.phase = Phase(run_race(self.game))
                for turned in answers:
                    card, _, dice = turned.partition(" ")
                    self.phase.answer(f"card {card}", *([f"sprint {dice}"] if dice else []))
                return
            case ["do"]:
                for act in answers:
                    ACTS[act](self.game)
                return
            case [seat, "buys"]:
                flow = purchase.purchase_step(self.game, self.player(seat), 1)
            case [seat, "buys", "again"]:
                flow = purchase.purchase_step(self.game, self.player(seat), 2)
            case [seat, "draws", kind, card]:
                self.game.decks[kind].remove(card)
                flow = purchase.acquire(self.game, self.player(seat), kind, card)
            case ["go", "on"]:
                flow = None
            case _:
                flow = PHASES[what](self.game)
        self.phase = self.phase if flow is None else Phase(flow)
        for said in answers:
            who, _, text = said.partition(" ")
            assert self.phase.ask is not None, f"nobody is asked for {said!r}"
            assert self.phase.ask.who == positions.seat_of(who), said
            self.phase.answer(text)

    def look(self, words: list[str]) -> None:
        game = self.game
        match words:
            case [name, *numbers] if name in OF_ALL:
                found = [getattr(player, OF_ALL[name]) for player in game.players]
                assert found == [int(number) for number in numbers]
            case [seat, "has", amount, what]:
                assert getattr(self.player(seat), SUMS[what]) == int(amount)
            case [seat, verb, *cards] if verb in LISTS:
                assert sorted(getattr(self.player(seat), LISTS[verb])) == sorted(cards)
            case [seat, "is", ("bankrupt" | "solvent") as how]:
                assert self.player(seat).bankrupt == (how == "bankrupt")
            case ["odds", horse, row]:
                assert game.odds[horse] == int(row)
            case ["reserve", number]:
                assert {*game.tokens.values()} == {int(number)}
            case ["reserve", *pairs]:
                assert numbers_of(pairs).items() <= game.tokens.items()
            case [horse, "at", space]:
                assert game.race.positions[horse] == int(space)
            case [horse, ("acts" | "cancelled" | "discarded") as fate, *cards]:
                found = [card for _, card, its in game.race.fates[horse] if its == fate]
                assert sorted(found) == sorted(cards)
            case ["ranking", *horses]:
                assert game.race.ranking == horses
            case ["placed", *horses]:
                assert game.race.ranking[: len(horses)] == horses
            case ["lineup", *pairs]:
                assert game.lineup == dict(pair.split("=") for pair in pairs)
            case ["bets", *laid]:
                assert [f"{it.seat}-{it.kind}-{it.horse}-{it.stake}" for it in game.bets] == laid
            case ["winners", *seats, "by", how]:
                end = result(game)
                assert (end.winners, end.settled_by) == (
                    tuple(map(int, seats)), how.replace("-", " "),
                )  # fmt: skip
            case ["standings", *pairs]:
                assert [f"{it.seat}={it.place}" for it in result(game).standings] == pairs
            case ["breakdown", *pairs]:
                assert result(game).standings[0].breakdown == numbers_of(pairs)
            case ["deck", kind, *cards]:
                assert sorted(game.decks[kind]) == sorted(cards)
            case [name, number] if name in COUNTS:
                assert getattr(game, name) == int(number)
            case _:
                super().look(words)


def numbers_of(pairs: list[str]) -> dict[str, int]:
    """`red=1 blue=2`."""
    return {key: int(number) for key, number in (pair.split("=") for pair in pairs)}


family, the_board = partial(Position, FAMILY), partial(Position, BOARD)
