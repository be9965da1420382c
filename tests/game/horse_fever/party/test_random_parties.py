"""Parties of 2 to 40 with comers, leavers and teams: what must hold at every answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import IllegalAnswer, Table, saves
from game.play import ANYBODY, CHANCE
from tests.game.horse_fever.party.scripted import NAMES, PARTY, any_line
from tests.game.walks import face

MONEY = {
    "guest in", "bet laid", "bet torn", "win bet won", "show bet won", "party loan", "charity",
    "purse given", "purse taken",
}  # fmt: skip
FROM_BANK = {"guest in", "win bet won", "show bet won", "party loan", "charity"}
RULES = {f"P.{number}" for number in range(1, 11)}
OPTIONS = [
    {},
    {"broke": "loan", "money": "1000"},
    {"broke": "charity", "bookmaker": "host"},
    {"bookmaker": "host", "broke": "loan", "money": "5000", "card 92": "as printed"},
    {"slips": "after", "broke": "charity"},
]
PARTIES = [(guests, seed) for guests in (2, 3, 7, 20, 40) for seed in range(6)]


class Watch:
    """The accounts of a party kept from its events, held against the purses after every answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = self.bank = 0
        self.money: Counter[int] = Counter()
        self.kinds: Counter[str] = Counter()

    def look(self) -> None:
        for event in self.table.events[self.read :]:
            self.kinds[event.kind] += 1
            assert event.rule in RULES
            money = event.facts.get("money", 0)
            assert not money or event.kind in MONEY
            if money:
                self.money[event.facts["seat"]] += money
            self.bank += money if event.kind in FROM_BANK else 0
            self.bank -= event.facts["total"] if event.kind == "book closed" else 0
        self.read = len(self.table.events)
        self.accounts()
        self.people()

    def accounts(self) -> None:
        """Every purse is what its events add up to, and the room holds what the bank has given."""
        game = self.table.game
        for guest in game.guests:
            assert guest.money == self.money[guest.seat] >= 0
            assert guest.money % 100 == 0
        on_slips = 0 if game.phase == "race" else sum(guest.staked for guest in game.guests)
        assert sum(guest.money for guest in game.guests) + on_slips == self.bank

    def people(self) -> None:
        """Somebody keeps the book, somebody can bet, and teams hang together."""
        game, ask = self.table.game, self.table.ask
        purses = [guest for guest in game.guests if guest.holds_purse]
        for guest in game.guests:
            if guest.team is not None:
                leader = game.guests[guest.team]
                assert guest.here and leader.holds_purse
                assert not guest.money and not guest.slip
            assert guest.holds_purse or not guest.slip
        if ask is None or ask.what == "first bookmaker":
            return
        assert len(purses) >= 2
        asked = ANYBODY if ask.what == "book" else game.bookmaker
        assert ask.who in (CHANCE, asked)
        assert ask.open == (ask.who != CHANCE)
        if ask.what in ("book", "collect"):
            keeper = game.guests[game.bookmaker]
            assert keeper in purses and not keeper.slip
            assert any(not guest.is_broke for guest in purses if guest is not keeper)


def check_question(table: Table, rng: Random) -> None:
    """Options are counted rightly, the menu is legal, and what is expected is legal or refused."""
    ask = table.ask
    assert 0 < len(ask.options) < 2**31
    for _ in range(5):
        assert ask.options[rng.randrange(len(ask.options))] in ask.options
    assert all(text in ask.options for text in ask.menu)
    expected = table.expected()
    assert len(set(expected)) == len(expected)
    for text in rng.sample(expected, min(60, len(expected))):
        refusal = table.why_not(text)
        assert (refusal is None) == (text in ask.options), text
        if refusal is not None:
            assert refusal.reason.endswith(".") and len(refusal.reason) < 160
            assert refusal.rule in RULES
            assert "player " not in refusal.reason.lower() and "no answer" not in refusal.reason
            with pytest.raises(IllegalAnswer):
                table.answer(text)


def check_way_back(table: Table) -> None:
    again = saves.loads(saves.dumps(table))
    assert face(again) == face(table)
    if table.why_no_undo() is None:
        again.undo()
        assert face(again) == face(table.at(len(table.answers) - 1))


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """What has happened at the parties below."""
    return Counter()


@pytest.mark.parametrize(("guests", "seed"), PARTIES)
def test_random_parties_keep_their_accounts_and_end(guests, seed, seen):
    rng = Random(guests * 100 + seed)
    began = guests if seed % 2 or guests < 4 else guests - 2
    table = Table(PARTY, NAMES[:guests], OPTIONS[seed % 5], rng if seed % 3 else None, began=began)
    watch = Watch(table)
    watch.look()
    while table.ask is not None and len(table.answers) < 700:
        if rng.random() < 0.02:
            check_question(table, rng)
            check_way_back(table)
        door = "collect" if table.options["slips"] == "after" else "book"
        if table.ask.what == door and len(table.names) < 40 and rng.random() < 0.005:
            table.welcome(f"Late {len(table.names)}")
        else:
            table.answer(any_line(table, rng))
        watch.look()
    assert watch.kinds["ranking"] >= 1
    check_way_back(table)
    if table.result is not None:
        seats = [standing.seat for standing in table.result.standings]
        assert sorted(seats) == list(range(len(table.game.guests)))
    seen.update(event.facts["by"] for event in table.events if event.kind == "bookmaker")
    seen.update(watch.kinds)


def test_random_parties_reach_everything(seen):
    """It would prove little if nobody ever came or went broke."""
    if not seen:
        pytest.skip("runs with the whole file only")
    assert {*seen} >= {
        *MONEY, "guest out", "team joined", "team left", "team led", "broke", "photo finish",
        "bet lost", "game over", "ranking", "bookmaker", "round", "book closed", "placed", "off",
        "line crossed", "movement card", "slips opened", "lot", "gain", "turn", "host", "left",
    }  # fmt: skip


def test_every_seat_sees_the_same():
    rng = Random(4)
    table = Table(PARTY, NAMES[:7], dealer=rng)
    for _ in range(60):
        table.answer(any_line(table, rng))
        views = {repr(table.view(seat)._replace(seat=None)) for seat in (None, *range(7))}
        assert len(views) == 1
