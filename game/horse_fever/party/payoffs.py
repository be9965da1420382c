"""After the race: six times the stake, or twice, and something for who is broke (P.6, P.9)."""

from __future__ import annotations

from game.horse_fever.kinds import BET_WON
from game.horse_fever.party.awards import BestBet, LosingRun, Upset
from game.horse_fever.party.state import Guest, Party
from game.horse_fever.payoffs import PAYING_PLACES
from game.horse_fever.state import SMALLEST_NOTE
from game.racing.race import Race

PAYS = {"win": 6, "show": 2}
ROW = {"win": 5, "show": 0}
"""Six times the stake is what 1:6 pays, the fifth row of the blackboard at other tables."""

LOAN, GIFT = 500, 200


def pay_off(game: Party) -> None:
    """Clockwise after the bookmaker: first what is lost, then what is won."""
    game.phase = "payoffs"
    race = game.race
    assert race is not None
    see_upset(game, race)
    order = game.clockwise(game.bookmaker)
    for guest in order:
        tell_lost_bets(game, race, guest)
    for guest in order:
        pay_bets(game, race, guest)
        see_losing(game, race, guest)


def is_won(race: Race, kind: str, horse: str) -> bool:
    """A win bet needs first place, a show bet one of the first three."""
    return race.ranking.index(horse) < PAYING_PLACES[kind]


def tell_lost_bets(game: Party, race: Race, guest: Guest) -> None:
    """The stakes that stay with the bank."""
    for kind, (horse, stake) in guest.slip.items():
        if not is_won(race, kind, horse):
            game.tell(
                "bet lost", "P.6", seat=guest.seat, bet=kind, horse=horse, stake=stake,
                place=race.ranking.index(horse) + 1,
            )  # fmt: skip


def pay_bets(game: Party, race: Race, guest: Guest) -> None:
    """What a slip brings, and what is left of it when its stakes are taken off."""
    guest.gain = -guest.staked
    for kind, (horse, stake) in guest.slip.items():
        if is_won(race, kind, horse):
            paid = PAYS[kind] * stake
            guest.gain += paid
            game.settle(
                guest, BET_WON[kind], "P.6", paid, horse=horse, stake=stake,
                times=PAYS[kind], row=ROW[kind], place=race.ranking.index(horse) + 1, boss=0,
            )  # fmt: skip
            gain = paid - stake
            game.awards.see_bet(BestBet(guest.seat, race.number, kind, horse, stake, gain))


def see_losing(game: Party, race: Race, guest: Guest) -> None:
    """Count the races in a row with bets and none of them paid, and put the slip away."""
    if not guest.slip:
        return
    paid = any(is_won(race, kind, horse) for kind, (horse, _) in guest.slip.items())
    guest.losing = 0 if paid else guest.losing + 1
    if guest.losing:
        game.awards.see_run(LosingRun(guest.seat, guest.losing, race.number))


def see_upset(game: Party, race: Race) -> None:
    """How much of all the stakes lay on the winner."""
    bets = [bet for guest in game.guests for bet in guest.slip.values()]
    staked = sum([stake for horse, stake in bets if horse == race.ranking[0]])
    total = sum([stake for _, stake in bets])
    if not total:  # slips on paper may be none at all
        return
    game.awards.see_race(Upset(race.number, race.ranking[0], staked, total))


def help_broke(game: Party) -> None:
    """Who has not one note left gets what the host has settled: nothing, a loan or a gift."""
    for guest in game.clockwise(game.bookmaker):
        had_bet = bool(guest.slip)
        guest.slip.clear()
        if not guest.holds_purse or guest.money >= SMALLEST_NOTE:
            continue
        match game.options["broke"]:
            case "loan":
                guest.debt += LOAN
                game.settle(guest, "party loan", "P.9", LOAN, debt=guest.debt)
            case "charity":
                game.settle(guest, "charity", "P.9", GIFT)
            case _ if had_bet:
                game.tell("broke", "P.9", seat=guest.seat)
