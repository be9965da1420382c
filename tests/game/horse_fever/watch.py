"""The accounts and the cards of a Horse Fever game, held against the table at every answer."""

from __future__ import annotations

from collections import Counter

from game import Table
from game.horse_fever.people import LOAN_CARDS
from tests.game.walks import BOARD

MONEY = {
    "start", "bet laid", "win bet won", "show bet won", "stable prize", "card cash", "short",
    "eliminated",
}  # fmt: skip
"""All that moves money in the Family Game."""

BOARD_MONEY = MONEY | {
    "purchase passed", "bought", "stable bought", "loan taken", "loan repaid", "trade paid",
    "trade received", "gift", "friend's gift", "horse cash", "assistant paid", "neighbour paid",
    "neighbour collected", "point sold", "point bought", "auction bonus",
}  # fmt: skip
POINTS = {"start", "win bet won", "show bet won", "penalty", "eliminated"}
BOARD_POINTS = POINTS | {"point sold", "point bought", "target"}

BETTING = {"first bet", "odds change", "race fixing", "second bet", "race"}
"""Phases in which betting tokens may be out."""


class Watch:
    """The accounts of a game kept from its events, held against the table after every answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0
        self.money: Counter[int] = Counter()
        self.vp: Counter[int] = Counter()
        self.is_board = table.title.id == BOARD
        self.whole = {kind: sorted(deck) for kind, deck in table.at(0).game.decks.items()}

    def look(self) -> None:
        """Everything that must hold while a question is open, and at the end."""
        self.events()
        self.accounts()
        if self.table.game.phase in BETTING:
            self.tokens()
        if self.is_board:
            self.cards()
            self.property()
        else:
            self.dealt_cards()

    def events(self) -> None:
        events = self.table.events
        for event in events[self.read :]:
            assert event.rule
            seat, money, vp = (event.facts.get(key, 0) for key in ("seat", "money", "vp"))
            assert not money or event.kind in (BOARD_MONEY if self.is_board else MONEY)
            assert not vp or event.kind in (BOARD_POINTS if self.is_board else POINTS)
            self.money[seat] += money
            self.vp[seat] += vp
        self.read = len(events)

    def accounts(self) -> None:
        for player in self.table.game.players:
            assert player.money == self.money[player.seat] >= 0
            assert player.money % 100 == 0
            assert player.tokens == self.vp[player.seat] >= 0
            assert sum(player.origins.values()) == player.tokens
            if player.out:
                assert not (player.money or player.tokens or player.stables or player.loans)
                assert not (player.hand or player.targets or player.assistants or player.horses)

    def tokens(self) -> None:
        game = self.table.game
        assert sum(game.tokens.values()) + len(game.bets) == 6 * game.tokens_each
        assert min(game.tokens.values()) >= 0
        for horse, left in game.tokens.items():
            assert left + sum(bet.horse == horse for bet in game.bets) == game.tokens_each
        assert len({bet[:3] for bet in game.bets}) == len(game.bets)

    def dealt_cards(self) -> None:
        game = self.table.game
        held = self.held_actions()
        assert len(held) == len(set(held))
        assert set(held) <= set(game.cards)
        ask = self.table.ask
        if ask is not None and ask.what.startswith("cards for player"):
            rest = set(ask.options.names)
            starred = self.table.options["starred cards"] == "on"
            deck = {card.id for card in game.cards.values() if starred or not card.star}
            assert rest.isdisjoint(held)
            assert rest | set(held) == deck

    def held_actions(self) -> list[str]:
        """Action cards in hands and behind lanes."""
        game = self.table.game
        held = [card for player in game.players for card in player.hand]
        return held + [fix.card for fixes in game.fixes.values() for fix in fixes]

    def cards(self) -> None:
        """Every card of the Board Game lies in one place; one just drawn is still in its deck."""
        game = self.table.game
        for kind, whole in self.whole.items():
            found = list(game.decks[kind])
            if kind == "action":
                found += self.held_actions() + game.discard
            else:
                found += [card for player in game.players for card in game.belongings(player, kind)]
            assert sorted(found) == whole, kind
        ask = self.table.ask
        if game.pending is not None and game.pending.words[0] in self.whole:
            kind, *drawn = game.pending.words
            assert set(drawn) <= set(game.decks[kind])
            assert len(drawn) == min(4, len(game.decks[kind]))
            assert ask is not None and ask.who == game.pending.seat

    def property(self) -> None:
        game = self.table.game
        owned = [stable for player in game.players for stable in player.stables]
        assert len(owned) == len(set(owned))
        loans = [loan for player in game.players for loan in player.loans]
        assert len(loans) <= LOAN_CARDS
        for player in game.players:
            assert len(player.loans) == len(set(player.loans))
            if game.phase in BETTING:
                assert game.step == 0 or player.out or len(player.bought) <= 2
        horses = {card: player for player in game.players for card in player.horses}
        assert len(set(game.lineup.values())) == len(game.lineup)
        for stable, card in game.lineup.items():
            assert stable in horses[card].stables
