"""Hundreds of whole games over all seats and options, and what must hold at every answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import IllegalAnswer, Table
from game.bots import BOTS
from game.play import CHANCE
from tests.game.hidden import swapped
from tests.game.walks import PLAYERS, face, laid, law_of_undo, setups

SETUPS = list(setups())
WRONG = ("", "pass", "no such thing", "win", "win red 1", "99999", "0", "fix", "behind", "card 1")
PHASES = {"first bet", "race fixing", "second bet", "race"}


class Watch:
    """The accounts of a game kept from its events, held against the table after every answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0
        self.money: Counter[int] = Counter()
        self.vp: Counter[int] = Counter()

    def look(self) -> None:
        game = self.table.game
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule
            seat = event.facts.get("seat")
            if seat is not None:
                self.money[seat] += event.facts.get("money", 0)
                self.vp[seat] += event.facts.get("vp", 0)
        self.read = len(events)
        for player in game.players:
            assert player.money == self.money[player.seat] >= 0
            assert player.tokens == self.vp[player.seat] >= 0
            assert not (player.out and (player.money or player.tokens or player.stables))
            assert sum(player.origins.values()) == player.tokens
        if game.phase in PHASES:
            self.tokens()
        self.cards()

    def tokens(self) -> None:
        game = self.table.game
        assert sum(game.tokens.values()) + len(game.bets) == 6 * game.tokens_each
        assert min(game.tokens.values()) >= 0
        for horse, left in game.tokens.items():
            assert left + sum(bet.horse == horse for bet in game.bets) == game.tokens_each
        assert len({bet[:3] for bet in game.bets}) == len(game.bets)

    def cards(self) -> None:
        game = self.table.game
        held = [card for player in game.players for card in player.hand]
        held += [fix.card for fixes in game.fixes.values() for fix in fixes]
        assert len(held) == len(set(held))
        assert set(held) <= set(game.cards)
        ask = self.table.ask
        if ask is not None and ask.what.startswith("cards for player"):
            rest = set(ask.options.names)
            starred = self.table.options["starred cards"] == "on"
            deck = {card.id for card in game.cards.values() if starred or not card.star}
            assert rest.isdisjoint(held)
            assert rest | set(held) == deck


def check_menu(table: Table) -> None:
    """Every entry of a menu is legal or has a reason with a rule."""
    ask = table.ask
    assert ask is not None
    assert set(ask.options) <= set(ask.menu) or ask.who == CHANCE
    for entry in ask.menu[:40]:
        if entry not in ask.options:
            reason = ask.why(entry)
            assert reason is not None
            assert reason.reason
            assert reason.rule


def check_refusals(table: Table) -> None:
    """What is refused leaves the table as it was, and gives a reason with a rule."""
    ask = table.ask
    assert ask is not None
    before = face(table)
    for text in (*WRONG, *(entry for entry in ask.menu[:40] if entry not in ask.options)):
        if (refusal := table.why_not(text)) is None:
            continue
        with pytest.raises(IllegalAnswer) as refused:
            table.answer(text)
        assert (refused.value.reason, refused.value.rule) == refusal
        if text in ask.menu:
            assert refusal == ask.why(text)
        assert refusal.reason
        assert refusal.rule
    assert face(table) == before


def check_way_back(table: Table) -> None:
    """Undo is offered by the law alone, and leads to the shorter replay."""
    allowed = law_of_undo(table)
    assert (table.why_no_undo() is None) == allowed
    again = table.at(len(table.answers))
    assert face(again) == face(table)
    if allowed:
        again.undo()
        assert face(again) == face(table.at(len(table.answers) - 1))


def check_end(table: Table) -> None:
    result = table.result
    assert sorted(standing.seat for standing in result.standings) == list(range(len(table.names)))
    for standing in result.standings:
        assert sum(standing.breakdown.values()) == standing.vp
        assert standing.money == table.game.players[standing.seat].money
    ranks = [(not s.out, s.vp, s.money) for s in result.standings if not s.out]
    assert ranks == sorted(ranks, reverse=True)
    best = [s for s in result.standings if not s.out]
    assert len(result.winners) == min(1, len(best))
    if result.settled_by in ("points", "danari", "die"):
        assert table.game.round == table.game.rounds
    assert face(table.at(len(table.answers))) == face(table)


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=lambda n: f"{SETUPS[n][0]}-{n}")
def test_random_games_keep_their_accounts_and_end(number):
    seats, options = SETUPS[number]
    for play, player in enumerate(PLAYERS):
        rng = Random(number * 10 + play)
        table = laid(seats, options, rng if play % 2 else None)
        watch = Watch(table)
        watch.look()
        while table.ask is not None:
            if rng.random() < 0.03:
                check_refusals(table)
                check_way_back(table)
            check_menu(table)
            table.answer(player(table, rng))
            watch.look()
            assert len(table.answers) < 5000
        check_end(table)


def test_there_are_more_than_300_random_games_with_every_kind_of_end():
    """What the walk above reaches: it would prove little if nobody ever went out."""
    assert len(SETUPS) * len(PLAYERS) >= 300
    ends: Counter[str] = Counter()
    for number in range(0, len(SETUPS), 2):
        seats, options = SETUPS[number]
        rng = Random(number * 10 + 1)
        table = laid(seats, options, rng)
        while table.ask is not None:
            table.answer(PLAYERS[1](table, rng))
        ends[table.result.settled_by] += 1
        ends["out"] += any(player.out for player in table.game.players)
        ends["penalty"] += any(event.kind == "penalty" for event in table.events)
    assert ends["out"] > 10
    assert ends["points"] > 3
    assert ends["last one in"] > 3


@pytest.mark.parametrize("level", sorted(BOTS))
@pytest.mark.parametrize("seed", range(16))
def test_a_bot_answers_legally_and_from_what_its_seat_sees(level, seed):
    bot = BOTS[level]
    seats, options = SETUPS[seed * 5 % len(SETUPS)]
    rng, peek = Random(seed), Random(seed)
    table = laid(seats, options, rng)
    compared = 0
    while (ask := table.ask) is not None:
        answer = bot(table.view(ask.who), ask, Random(len(table.answers)))
        assert answer in ask.options
        if peek.random() < 0.15 and (twin := swapped(table, ask.who, peek)) is not None:
            again = bot(twin.view(ask.who), twin.ask, Random(len(table.answers)))
            assert again == answer
            compared += 1
        table.answer(answer)
    assert compared > 2
    assert table.result is not None


def test_a_bot_plays_better_than_chance():
    wins = 0
    for seed in range(40):
        rng = Random(seed)
        table = laid(2, {"length": "quick"}, rng)
        while (ask := table.ask) is not None:
            if ask.who == seed % 2:
                table.answer(BOTS["casual"](table.view(ask.who), ask, rng))
            else:
                table.answer(ask.options[rng.randrange(len(ask.options))])
        wins += table.result.winners == (seed % 2,)
    assert wins >= 26
