"""Payoffs, shortages and the new odds (3.3, 3.4), line by line in the ruled order."""

from __future__ import annotations

from game.horse_fever.accounts import cannot_pay, reward_points, settle
from game.horse_fever.cards import STABLE_PRIZES
from game.horse_fever.kinds import BET_WON, Kind
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import BET_VP, Bet, Game, Player
from game.racing.odds import multiplier, new_odds
from game.racing.race import Race

PAYING_PLACES = {"win": 1, "show": 3}


def pay_off(game: Game) -> None:
    """Lost stakes, won bets, prizes, cards that give, neighbours who take, and last the fines."""
    game.phase = "payoffs"
    race = game.race
    assert race is not None
    for player in game.clockwise():
        tell_lost_bets(game, race, player)
    for player in game.clockwise():
        for bet in won_bets(game, race, player):
            pay_bet(game, race, player, bet)
    for player in game.clockwise():
        pay_prizes(game, race, player)
    for player in game.clockwise():
        pay_horses(game, race, player)
        pay_card_cash(game, race, player, gains=True)
    if game.is_board:
        for player in game.clockwise():
            pay_assistants(game, player)
        for player in game.clockwise():
            collect_from_neighbours(game, player)
    for player in game.clockwise():
        pay_card_cash(game, race, player, gains=False)
    return_tokens(game)


def is_won(game: Game, race: Race, player: Player, bet: Bet) -> bool:
    """A win bet needs first place, a show bet one of the first three; Miss Paris shows fourth."""
    places = PAYING_PLACES[bet.kind]
    if bet.kind == "show":
        places += game.power(player, "show", "places")
    return race.ranking.index(bet.horse) < places


def won_bets(game: Game, race: Race, player: Player) -> list[Bet]:
    """This player's bets that come in, in the order they were laid."""
    mine = [bet for bet in game.bets if bet.seat == player.seat]
    return [bet for bet in mine if is_won(game, race, player, bet)]


def tell_lost_bets(game: Game, race: Race, player: Player) -> None:
    """The stakes of this player that stay with the bank (3.3.1)."""
    for bet in game.bets:
        if bet.seat == player.seat and not is_won(game, race, player, bet):
            game.tell(
                "bet lost", "3.3.1", seat=bet.seat, bet=bet.kind, horse=bet.horse,
                stake=bet.stake, place=race.ranking.index(bet.horse) + 1,
            )  # fmt: skip


def pay_bet(game: Game, race: Race, player: Player, bet: Bet) -> None:
    """A win pays stake times odds and 3 VP, a show twice the stake and 1 VP; Boss shifts the VP."""
    row = game.odds[bet.horse]
    times = multiplier(row) if bet.kind == "win" else 2
    boss = race.orders[bet.horse].bet_vp
    vp = max(0, BET_VP[bet.kind] + boss)
    settle(
        game, player, BET_WON[bet.kind], "2.1.2" if bet.kind == "win" else "2.1.3",
        bet.stake * times, vp, horse=bet.horse, stake=bet.stake, times=times, row=row,
        place=race.ranking.index(bet.horse) + 1, boss=boss,
    )  # fmt: skip
    reward_points(game, player, vp, "2.1.2")


def pay_prizes(game: Game, race: Race, player: Player) -> None:
    """The owner of a stable gets 600, 400 or 200 for the first three places."""
    for stable in player.stables:
        place = race.ranking.index(stable) + 1
        if place in STABLE_PRIZES:
            settle(
                game, player, "stable prize", "3.3.2", STABLE_PRIZES[place],
                horse=stable, place=place,
            )  # fmt: skip


def pay_horses(game: Game, race: Race, player: Player) -> None:
    """Biscuit and Bosson earn their owner something for running at all (H)."""
    for stable in player.stables:
        if cash := race.orders[stable].owner_cash:
            settle(game, player, "horse cash", "H", cash, horse=stable, card=game.lineup[stable])


def pay_assistants(game: Game, player: Player) -> None:
    """What assistants bring in from the bank after every race (S)."""
    if gain := game.power(player, "payoff", "gain"):
        settle(game, player, "assistant paid", "S", gain)


def collect_from_neighbours(game: Game, player: Player) -> None:
    """The collector takes from the right, the strongman from the left; who is short suffers (S)."""
    for side in ("right", "left"):
        owed = game.power(player, side, "collect")
        if not owed or player.out or (victim := game.neighbour(player, side)) is player:
            continue
        paid = min(owed, victim.money)
        kind: Kind = "short" if paid < owed else "neighbour paid"
        settle(game, victim, kind, "S", -paid, other=player.seat, owed=owed)
        settle(game, player, "neighbour collected", "S", paid, other=victim.seat)
        if paid < owed:
            cannot_pay(game, victim, "3.3.4")


def pay_card_cash(game: Game, race: Race, player: Player, gains: bool) -> None:
    """Armand fines everyone who bet on the horse, Pecunia rewards them, once a player and card."""
    backed = [bet.horse for bet in game.bets if bet.seat == player.seat]
    for horse in HORSES:
        for cash in race.orders[horse].bettor_cash if horse in backed else ():
            if player.out or (cash > 0) != gains:
                continue
            if player.money + cash >= 0:
                settle(game, player, "card cash", "3.3.3", cash, horse=horse)
            else:
                settle(
                    game,
                    player,
                    "short",
                    "3.3.4",
                    -player.money,
                    horse=horse,
                    owed=-cash,
                )
                cannot_pay(game, player, "3.3.4")


def return_tokens(game: Game) -> None:
    """Betting tokens go back to the reserve."""
    for bet in game.bets:
        game.tokens[bet.horse] += 1
    game.bets.clear()


def chalk_new_odds(game: Game) -> None:
    """Each stable climbs or falls one row by comparing its horse's place with its row (3.4)."""
    assert game.race is not None
    before = game.odds
    game.odds = new_odds(before, game.race.ranking)
    game.tell("new odds", "3.4", before=before, after=dict(game.odds))
