"""The results of a race: prizes, bets, contracts, the Glory Tax, then the next race (R.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.play import Play, draw_many
from game.racing.odds import multiplier, new_odds
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.setup import OPEN_CONTRACTS, enrage
from game.unicorn_fever.state import (
    BET_GLORY,
    GOLD_PER_GLORY,
    LOAN_COST,
    OWNER_PRIZES,
    PLACE_PAYS,
    PLACES,
    Bet,
    Game,
    Player,
    borrow,
    settle,
)

LAST = 6
FIRST_BEATEN = 4
"""The first place that no bet names."""


def pay_off(game: Game) -> None:
    """Owner prizes, bets from the first player on, what magic and contracts add (R.4.1)."""
    game.phase = "results"
    race = game.race
    assert race is not None
    places = {lane: place for place, lane in enumerate(race.ranking, 1)}
    for player in game.clockwise():
        pay_owner(game, player, places[player.owned])
    won: dict[int, list[bool]] = {player.seat: [] for player in game.players}
    for player in game.clockwise():
        before: list[str] = []
        for bet in game.bets_of(player.seat):
            outcome = pay_bet(game, player, bet, places[bet.unicorn], before)
            before += [bet.kind] if outcome else []
            won[player.seat].append(outcome or is_returned(player, bet, places[bet.unicorn]))
        player.won_last = bool(before)
    for player in game.clockwise():
        pay_magic(game, player)
    lost = {seat: sum([not one for one in outcomes]) for seat, outcomes in won.items()}
    for player in game.clockwise():
        for id in tuple(player.contracts):
            pay_contract(game, player, id, places, lost)
    game.bets.clear()
    game.reserved.clear()


def pay_owner(game: Game, player: Player, place: int) -> None:
    """The owner of one of the first three gets a small prize (R.4.1)."""
    if prize := OWNER_PRIZES.get(place, 0):
        prize *= player.power("prize_times") or 1
        settle(game, player, "owner prize", "R.4.1", prize, horse=player.owned, place=place)


def is_won(player: Player, bet: Bet, place: int) -> bool:
    """Whether a bet is won: on its places, or second with the Silver Runner-Up (FA2)."""
    return place <= PLACES[bet.kind] or is_second(player, bet, place)


def is_second(player: Player, bet: Bet, place: int) -> bool:
    """Whether only the Silver Runner-Up makes a bet a won one."""
    return bet.kind == "win" and place == 2 and player.power("second_pays") > 0


def is_returned(player: Player, bet: Bet, place: int) -> bool:
    """Whether the Consolation Bouquet gives a place bet back: it is neither won nor lost (FA3)."""
    return bet.kind != "win" and place == FIRST_BEATEN and player.power("fourth_pays") > 0


def pay_bet(game: Game, player: Player, bet: Bet, place: int, before: Sequence[str]) -> bool:
    """Pay one bet, or let it be lost; whether it was won. `before` are the kinds won before it."""
    seen: dict[str, Any] = {
        "bet": bet.kind,
        "horse": bet.unicorn,
        "stake": bet.stake,
        "place": place,
    }
    if is_won(player, bet, place):
        gold, glory, by = winnings(game, player, bet, place, before)
        settle(game, player, "bet won", "R.4.1", gold, glory, **seen, contracts=by)
        return True
    if is_returned(player, bet, place):
        glory, card = player.power("fourth_glory"), player.contract_with("fourth_pays")
        settle(game, player, "bet returned", "R.10", bet.stake, glory, **seen, card=card)
        return False
    back = bet.stake // 2 if player.power("lost_bet_half") else 0
    by = (player.contract_with("lost_bet_half"),) if back else ()
    settle(game, player, "bet lost", "R.4.1", back, **seen, contracts=by)
    return False


def winnings(
    game: Game, player: Player, bet: Bet, place: int, before: Sequence[str]
) -> tuple[int, int, tuple[str, ...]]:
    """The gold and the glory of a won bet, and the contracts that had a hand in it."""
    words: list[str] = []
    row = multiplier(game.odds[bet.unicorn])
    if is_second(player, bet, place):
        gold, glory = bet.stake * player.power("second_pays"), player.power("second_glory")
        words.append("second_pays")
    elif bet.kind == "win":
        gold, glory = bet.stake * row, BET_GLORY["win"] + bet.glory
        if (least := player.power("long_shot_from")) and row >= least:
            gold += player.power("long_shot_gold")
            glory += player.power("long_shot_glory")
            words.append("long_shot_gold")
    else:
        gold = bet.stake * PLACE_PAYS + player.power("place_more")
        glory = BET_GLORY[bet.kind]
        words += ["place_more"] if player.power("place_more") else []
        if player.power("first_place_glory") and {*before} <= {"win"}:
            late = bet.kind == "late"
            glory += player.power("first_late_glory" if late else "first_place_glory")
            words.append("first_place_glory")
    if more := player.power("won_bet_glory"):
        glory += more
        words.append("won_bet_glory")
    if len(before) == 1 and (more := player.power("second_bet_glory")):
        glory += more
        words.append("second_bet_glory")
    glory += sum(e for e in magic_figures(game, bet.unicorn, "glory"))
    return gold, max(0, glory), tuple([player.contract_with(word) for word in words])


def magic_figures(game: Game, lane: str, symbol: str) -> list[int]:
    """What the acting cards in a lane add for one symbol, card by card."""
    return [
        int(effect.value)
        for spell in game.acting(lane)
        for effect in magic_of(spell.card).effects
        if effect.symbol == symbol
    ]


def pay_magic(game: Game, player: Player) -> None:
    """Purses on a unicorn fill or drain everybody who bet on it, once a card (letter K)."""
    for lane in dict.fromkeys(bet.unicorn for bet in game.bets_of(player.seat)):
        for spell in game.acting(lane):
            for effect in magic_of(spell.card).effects:
                if effect.symbol == "gold":
                    gold = max(int(effect.value), -player.gold)
                    settle(game, player, "purse", "R.11", gold, horse=lane, card=spell.card)


def pay_contract(
    game: Game, player: Player, id: str, places: dict[str, int], lost: dict[int, int]
) -> None:
    """What a contract brings once all bets are paid (R.10)."""
    bets = game.bets_of(player.seat)
    powers = CONTRACTS[id].powers
    if "toll" in powers:
        collect_toll(game, player, id)
    gold = glory = 0
    if "bet_on_winner" in powers and any(places[bet.unicorn] == 1 for bet in bets):
        gold = powers["bet_on_winner"]
    elif "heckled_gold" in powers:
        gold = powers["heckled_gold"] * heckled(game, player, places)
    elif "lost_by_others" in powers:
        others = sum(count for seat, count in lost.items() if seat != player.seat)
        gold = min(powers["lost_by_others_most"], others * powers["lost_by_others"])
    elif "own_last_glory" in powers and places[player.owned] == LAST:
        gold, glory = powers["own_last_gold"], powers["own_last_glory"]
    elif "all_lost_glory" in powers and bets and lost[player.seat] == len(bets):
        gold, glory = powers["all_lost_gold"], powers["all_lost_glory"]
    if gold or glory:
        settle(game, player, "contract pays", "R.10", gold, glory, card=id)


def heckled(game: Game, player: Player, places: dict[str, int]) -> int:
    """The unicorns beyond third place with a negative card of this player still on them (GO3)."""
    return sum(
        place >= FIRST_BEATEN
        and any(
            spell.seat == player.seat and magic_of(spell.card).sign == "negative"
            for spell in game.acting(lane)
        )
        for lane, place in places.items()
    )


def collect_toll(game: Game, player: Player, id: str) -> None:
    """The Toll Gang takes gold from everybody with more glory, as far as they have it (GO1)."""
    for other in game.clockwise():
        if other.glory > player.glory and (gold := min(player.power("toll"), other.gold)):
            settle(game, other, "toll paid", "R.10", -gold, card=id, to=player.seat)
            settle(game, player, "toll", "R.10", gold, card=id, of=other.seat)


def tax(game: Game) -> None:
    """A gold for each glory in hand; whoever is short takes loans until it is paid (R.4.2)."""
    for player in game.clockwise():
        due = max(0, player.glory - player.power("tax_less"))
        while player.gold < due and game.loans_left:
            borrow(game, player, "R.4.2")
        paid = min(due, player.gold)
        if due:
            settle(game, player, "glory tax", "R.4.2", -paid, due=due, held=player.glory)


def get_ready(game: Game) -> Play[None]:
    """New odds, new enraged unicorns, new contracts; not after the last race (R.4.3 to R.4.6)."""
    if game.round == game.rounds:
        return
    assert game.race is not None
    before = game.odds
    game.odds = new_odds(before, game.race.ranking)
    game.tell("new odds", "R.4.3", before=dict(before), after=dict(game.odds))
    enrage(game, "R.4.4")
    left = tuple(game.offers)
    if left:
        game.tell("contracts discarded", "R.4.5", cards=left)
    game.offers = yield from draw_many("new contracts", game.contracts, OPEN_CONTRACTS, "R.4.5")
    game.contracts = [id for id in game.contracts if id not in game.offers]
    game.tell("contracts revealed", "R.4.5", cards=tuple(game.offers))


def finish(game: Game) -> None:
    """Loans are paid back, gold becomes glory, contracts bring theirs (R.5)."""
    for player in game.players:
        cost = player.power("loan_cost")
        repay(game, player, cost)
        each = player.power("gold_per_glory")
        convert(game, player, each)
        for id in player.contracts:
            contract = CONTRACTS[id]
            if contract.end_glory:
                end(game, player, id, contract.end_glory)
            if player.won_last:
                end(game, player, id, contract.powers.get("last_race_glory", 0))
            if each := contract.powers.get("fewer_contracts", 0):
                most = contract.powers["fewer_contracts_most"]
                end(game, player, id, min(most, each * fewer(game.players, player)))
    game.phase = "over"
    game.tell("game over", "R.5.3")


def end(game: Game, player: Player, id: str, glory: int) -> None:
    """Glory printed on a contract: it counts at the end only, and is not taxed."""
    if glory:
        player.final_glory += glory
        settle(game, player, "contract glory", "R.5.2", 0, glory, card=id)


def fewer(players: Iterable[Player], player: Player) -> int:
    """How many players have fewer contracts than this one (GO8)."""
    return sum(len(other.contracts) < len(player.contracts) for other in players)


def repay(game: Game, player: Player, cost: int) -> None:
    """As many loans as the gold goes for are paid back; the others stay (R.5.1)."""
    each = cost or LOAN_COST
    count = min(player.loans, player.gold // each)
    if count:
        player.loans -= count
        settle(game, player, "loans repaid", "R.5.1", -count * each, count=count, each=each)
    if player.loans:
        game.tell("loans unpaid", "R.5.1", seat=player.seat, count=player.loans)


def convert(game: Game, player: Player, each: int) -> None:
    """Gold left becomes glory, one for each twenty (R.5.2)."""
    each = each or GOLD_PER_GLORY
    if glory := player.gold // each:
        settle(game, player, "gold for glory", "R.5.2", -glory * each, glory, each=each)
