"""Before the first race: odds, clans, hands, owner tiles (R.1); and the start of every round."""

from __future__ import annotations

from functools import partial

from game.play import Ask, Play, Refusal, draw, draw_many
from game.unicorn_fever.contracts import CLANS
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import magic_in_play
from game.unicorn_fever.state import KINDS, START_GOLD, Game, Player, settle
from game.unicorn_fever.tokens import stacks_for

DIE = {f"die {lane}": lane for lane in LANES}
OPEN_CONTRACTS = 3


def set_up(game: Game) -> Play[None]:
    """Lay out the table as the rulebook's preparation says (R.1)."""
    for player in game.players:
        settle(game, player, "start", "R.1", START_GOLD)
    yield from choose_clans(game)
    cards = game.contract_deck()
    game.contracts = yield from draw_many("contracts in order", cards, OPEN_CONTRACTS, "R.1")
    rest = [id for id in cards if id not in game.contracts]
    game.offers, game.contracts = game.contracts, rest
    game.tell("contracts revealed", "R.1", cards=tuple(game.offers))
    game.deck = list(magic_in_play(game.own_deck))
    for player in game.players:
        yield from refill(game, player, "R.1")
    seats = {f"player {player.seat + 1}": player.seat for player in game.players}
    game.first = yield from draw("first player", seats, "R.1")
    game.tell("first player", "R.1", seat=game.first)
    order = yield from draw_many("unicorns from x2 down to x7", LANES, 6, "R.1")
    game.odds = {lane: order.index(lane) + 1 for lane in LANES}
    game.tell("odds set", "R.1", odds=dict(game.odds))
    enrage(game, "R.1")
    for player, lane in zip(game.clockwise(), reversed(order), strict=False):
        player.owned = lane
        game.tell("owner", "R.1", seat=player.seat, horse=lane)


def choose_clans(game: Game) -> Play[None]:
    """Two clans are in play, chosen with the options or by lot (R.1)."""
    wanted = game.options["clans"]
    if wanted == "by lot":
        game.clans = tuple(sorted((yield from draw_many("clans", CLANS, 2, "R.1"))))
    else:
        game.clans = tuple(wanted.split(" and "))
    game.tell("clans", "R.1", clans=game.clans)


def enrage(game: Game, rule: str) -> None:
    """The unicorn on the worst row is enraged; all of them, where several share it (R.4.4)."""
    worst = max(game.odds.values())
    game.enraged = tuple([lane for lane, row in game.odds.items() if row == worst])
    game.tell("enraged", rule, unicorns=game.enraged)


def refill(game: Game, player: Player, rule: str, more: int = 0) -> Play[None]:
    """Draw up to the hand limit, and `more`; the discard is shuffled when the deck is empty."""
    wanted = game.hand_limit(player) - len(player.hand) + more
    drawn = 0
    while drawn < wanted and (game.deck or game.discard or game.dropped):
        if not game.deck:
            game.deck = [*game.discard, *game.dropped]
            game.discard, game.dropped = [], []
            game.tell("magic reshuffled", rule)
        # At most five at once: the ways to draw more are too many to be counted.
        count = min(wanted - drawn, len(game.deck), 5)
        cards = yield from draw_many(f"magic for player {player.seat + 1}", game.deck, count, rule)
        game.deck = [card for card in game.deck if card not in cards]
        player.hand.extend(cards)
        drawn += count
    if drawn:
        game.tell("magic drawn", rule, seat=player.seat, count=drawn)


def start_round(game: Game) -> Play[None]:
    """Everything back on the board; contracts that work at the start of a preparation (R.2)."""
    game.round += 1
    game.phase, game.turn, game.race = "preparation", 0, None
    game.tell("round", "R.2", number=game.round)
    game.stacks = stacks_for(len(game.players), game.rules)
    kinds = KINDS if len(game.players) > 3 else KINDS[:2]
    game.free = [f"{kind} {lane}" for kind in kinds for lane in LANES]
    game.removed = ()
    for player in game.players:
        player.taken.clear()
        player.scouted = ()
        player.has_slip = player.has_rerolled = False
    if len(game.players) == 2:
        yield from remove_two(game)
    for player in game.clockwise():
        if gold := player.power("round_gold"):
            card = player.contract_with("round_gold")
            settle(game, player, "contract pays", "R.10", gold, card=card)
        if player.power("reserve"):
            yield from reserve(game, player)


def remove_two(game: Game) -> Play[None]:
    """With two players a die takes one win token and another one early token away (R.7)."""
    for kind in ("win", "early"):
        lane = yield from draw(f"sprint die for the {kind} token", DIE, "R.7")
        game.free.remove(f"{kind} {lane}")
        game.removed += (f"{kind} {lane}",)
        game.tell("token removed", "R.7", bet=kind, horse=lane)


def reserve(game: Game, player: Player) -> Play[None]:
    """The Royal Box keeps one free bet token for its owner alone (R.10, FA6)."""
    options = (*[f"reserve {token}" for token in game.free], "pass")
    kinds = KINDS if len(game.players) > 3 else KINDS[:2]
    menu = (*[f"reserve {kind} {lane}" for kind in kinds for lane in LANES], "pass")
    why = partial(not_free, game, player)
    answer = yield Ask(player.seat, "bet token to reserve", options, 1, "R.10", menu, why, True)
    if answer != "pass":
        token = answer.removeprefix("reserve ")
        game.free.remove(token)
        game.reserved[player.seat] = token
        kind, lane = token.split(" ")
        game.tell("token reserved", "R.10", seat=player.seat, bet=kind, horse=lane)


def not_free(game: Game, player: Player, text: str) -> Refusal | None:
    """Why a bet token cannot be had."""
    token = text.removeprefix("reserve ").removeprefix("bet ")
    kind, _, lane = token.partition(" ")
    if lane not in LANES:
        return None
    if kind == "late" and len(game.players) < 4:
        return Refusal("There are late place bets with four players or more only.", "R.1")
    if token in game.removed:
        return Refusal("The die has taken this bet token out of this race.", "R.7")
    if token in game.reserved.values():
        seat = next(seat for seat, kept in game.reserved.items() if kept == token)
        if seat == player.seat:
            return Refusal("You have reserved this bet token already.", "R.10")
        said = "{seat:player} has reserved this bet token."
        return Refusal(said, "R.10", seat=seat)
    for bet in game.bets:
        if bet.kind == kind and bet.unicorn == lane:
            if bet.seat == player.seat:
                return Refusal("You have this bet token already.", "R.2.2")
            return Refusal("{seat:player} has this bet token already.", "R.2.2", seat=bet.seat)
    return None
