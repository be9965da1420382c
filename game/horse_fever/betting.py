"""The betting phase: first bet, race fixing, second bet (2.1 to 2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.horse_fever.accounts import cannot_pay, settle
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import KINDS, Bet, Fix, Game, Pending, Player
from game.play import Amounts, Ask, Play, Refusal, choose

STEP = 100
MENU = tuple(f"{kind} {horse}" for horse in HORSES for kind in KINDS)
_BETS = {f"{kind} {horse}": (kind, horse) for horse in HORSES for kind in KINDS}
LANES = tuple(f"behind {horse}" for horse in HORSES)


def first_bet(game: Game) -> Play[None]:
    """Everyone must bet, clockwise; who cannot cover the minimum loses two points, or the game."""
    game.phase = "first bet"
    for player in game.clockwise():
        if game.is_decided:
            return
        if player.money < player.minimum_bet:
            game.tell("cannot bet", "2.1.1", seat=player.seat, minimum=player.minimum_bet)
            cannot_pay(game, player, "2.1.1")
        else:
            yield from bet(game, player, "first bet", "2.1")


def fix_race(game: Game) -> Play[None]:
    """One card at a time, clockwise, face down behind a horse, until every hand is empty."""
    game.phase = "race fixing"
    while any(player.hand for player in game.players):
        for player in game.clockwise():
            if player.hand:
                yield from fix(game, player)


def second_bet(game: Game) -> Play[None]:
    """From the first player's right, counter-clockwise, everyone may bet once more."""
    game.phase = "second bet"
    for player in game.counter_clockwise():
        for _ in range(1 + game.power(player, "second bet", "more")):
            if player.money < player.minimum_bet:
                game.tell("bet passed", "2.3", seat=player.seat, broke=True)
                break
            yield from bet(game, player, "second bet", "2.3", may_pass=True)


def bet(game: Game, player: Player, what: str, rule: str, may_pass: bool = False) -> Play[None]:
    """Ask for kind and horse, then for the stake, and lay the bet in front of the player."""
    bets: Mapping[str, tuple[str, str] | None] = legal_bets(game, player)
    if may_pass:
        bets = {"pass": None, **bets}
    menu = ("pass", *MENU) if may_pass else MENU
    why = partial(bet_objection, game, player)
    choice = yield from choose(player.seat, what, bets, rule, menu, why, open=True)
    if choice is None:
        game.tell("bet passed", rule, seat=player.seat, broke=False)
        return
    game.pending = Pending(player.seat, choice)
    stake = yield from ask_stake(player, what)
    game.pending = None
    lay(game, player, Bet(player.seat, *choice, stake), rule)


def ask_stake(player: Player, what: str) -> Play[int]:
    """How much: from the minimum bet to all the player has, in notes of 100 (2.1.1)."""
    amounts = Amounts(range(player.minimum_bet, player.money + 1, STEP))
    why = partial(stake_objection, player)
    stake = f"stake of the {what}"
    answer = yield Ask(player.seat, stake, amounts, 1, "2.1.1", amounts, why, open=True)
    return int(answer)


def lay(game: Game, player: Player, bet: Bet, rule: str) -> None:
    """Put the stake on the table under a betting token of the horse's colour."""
    game.bets.append(bet)
    game.tokens[bet.horse] -= 1
    settle(
        game, player, "bet laid", rule, money=-bet.stake,
        bet=bet.kind, horse=bet.horse, stake=bet.stake,
    )  # fmt: skip


def legal_bets(game: Game, player: Player) -> dict[str, tuple[str, str]]:
    """Every kind of bet on every horse that has a token left and no twin of this player's."""
    tokens, seat = game.tokens, player.seat
    mine = [(bet.kind, bet.horse) for bet in game.bets if bet.seat == seat]
    if not mine and all(tokens.values()):
        return _BETS
    return {name: bet for name, bet in _BETS.items() if tokens[bet[1]] > 0 and bet not in mine}


def bet_objection(game: Game, player: Player, text: str) -> Refusal | None:
    """Why this bet may not be laid, with its rule."""
    if text == "pass":
        return Refusal(
            "The first bet of a race must be laid; only the second may be passed.",
            "2.1",
        )
    if text not in _BETS:
        return _objection_to_both(game, player, text)
    kind, horse = _BETS[text]
    if game.tokens[horse] < 1:
        return Refusal(
            "All betting tokens for {horse} are taken in this race.", "2.1.4", horse=horse
        )
    if any(bet[:3] == (player.seat, kind, horse) for bet in game.bets):
        other = "show" if kind == "win" else "win"
        return Refusal(
            "You already have a {bet} bet on {horse}; another must be to {other}.", "2.3",
            bet=kind, horse=horse, other=other,
        )  # fmt: skip
    return None


def _objection_to_both(game: Game, player: Player, text: str) -> Refusal | None:
    """Why a bet said along with its stake, `win red 0`, may not be laid."""
    bet, _, stake = text.rpartition(" ")
    if bet not in legal_bets(game, player):
        return bet_objection(game, player, bet) if bet in _BETS else None
    is_legal = stake in Amounts(range(player.minimum_bet, player.money + 1, STEP))
    return None if is_legal else stake_objection(player, stake)


def stake_objection(player: Player, text: str) -> Refusal | None:
    """Why this stake may not be laid: too small, too large, or not in notes of 100."""
    if text == "pass":
        return Refusal("You have said what you bet on; now say how much.", "2.1.1")
    if not (text.isascii() and text.isdigit() and len(text) < 10 and text == str(int(text))):
        return Refusal("A stake is a plain number of Danari, for instance 300.", "2.1.1")
    if int(text) < player.minimum_bet:
        return Refusal(
            "The minimum bet is {minimum} D: 100 D a victory point, at least 100 D.",
            "2.1.1",
            minimum=player.minimum_bet,
        )
    if int(text) > player.money:
        return Refusal("You have {money:number} D.", "2.1.1", money=player.money)
    return Refusal("The smallest note is 100 D, so a stake goes in hundreds.", "2.1.1")


def fix(game: Game, player: Player) -> Play[None]:
    """Ask for a card in hand and the horse to put it behind, face down (2.2)."""
    cards = tuple([f"fix {card}" for card in player.hand])
    why = partial(card_objection, game)
    answer = yield Ask(player.seat, "card to fix the race", cards, 1, "2.2", cards, why)
    card = answer.removeprefix("fix ")
    game.pending = Pending(player.seat, (card,))
    answer = yield Ask(player.seat, "horse to fix", LANES, 1, "2.2", LANES, lane_objection)
    horse = answer.removeprefix("behind ")
    game.pending = None
    player.hand.remove(card)
    game.fixes[horse].append(Fix(player.seat, card))
    game.tell("card placed", "2.2", seat=player.seat, horse=horse)


def card_objection(game: Game, text: str) -> Refusal | None:
    """Why this card may not be placed; nobody learns who holds it."""
    if text == "pass":
        return Refusal("All cards are played before the race; none is kept.", "2.2")
    verb, _, card = text.partition(" ")
    if verb != "fix":
        return None
    if card in game.expected_cards:
        return Refusal("You do not have this card in your hand.", "2.2")
    if any(card in edition for edition in ACTION_CARDS.values()):
        return Refusal("This card is not in the deck of this table.", "2.2")
    return None


def lane_objection(text: str) -> Refusal | None:
    """Why a chosen card must go behind one of the six horses."""
    if text == "pass":
        return Refusal("The card that you have chosen must go behind a horse.", "2.2")
    return None
