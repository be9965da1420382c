"""Contracts that ask their owner something: after the reveal, and before the race is off (R.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.play import Ask, Play, Refusal, draw_many
from game.racing import movement
from game.racing.race import Race
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.fates import shift_odds, standing, throw_out
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import is_magic
from game.unicorn_fever.state import Game, Player, settle


def speak(game: Game, race: Race, player: Player, pairs: int) -> Play[None]:
    """The contracts of one player that work after the reveal, as signed (R.10)."""
    for id in tuple(player.contracts):
        powers = CONTRACTS[id].powers
        if "pair_gold" in powers:
            if gold := min(powers["pair_gold_most"], pairs * powers["pair_gold"]):
                settle(game, player, "contract pays", "R.10", gold, card=id)
        elif word := next((word for word in powers if word in SPEAKERS), ""):
            what, offers, act = SPEAKERS[word]
            options = offers(game, race, player)
            if options:
                every = (*options, "pass")
                why = partial(not_there, every)
                answer = yield Ask(player.seat, what, every, 1, "R.10", every, why, True)
                if answer != "pass":
                    game.tell("contract speaks", "R.10", seat=player.seat, card=id)
                    act(game, race, answer, id)


def not_there(options: Sequence[str], text: str) -> Refusal | None:
    """Why a contract cannot do this now; nothing of what another contract does."""
    verb, _, rest = text.partition(" ")
    if verb != options[0].partition(" ")[0]:
        return None
    if verb == "discard" and is_magic(rest):
        return Refusal("You cannot throw out this card with that contract.", "R.10")
    if verb == "push" and rest in LANES:
        return Refusal("This unicorn is on the lowest row already.", "R.10")
    two = rest.split(" ")
    if verb == "swap" and len(two) == 2 and set(two) <= set(LANES):
        if f"swap {two[1]} {two[0]}" in options:
            said = "The other way round: name the one with the better odds first."
            return Refusal(said, "R.10")
        return Refusal("These two are not on neighbouring rows.", "R.10")
    return None


def pushes(game: Game, _race: Race, _player: Player) -> list[str]:
    """Mudslingers: any unicorn that has a row below."""
    return [f"push {lane}" for lane in LANES if game.odds[lane] < 6]


def push(game: Game, _race: Race, answer: str, by: str) -> None:
    """So many rows down as the contract says."""
    shift_odds(game, answer.removeprefix("push "), -CONTRACTS[by].powers["push_down"], "R.10")


def own_lanes(game: Game, player: Player) -> set[str]:
    """The unicorns that a player has bet on."""
    return {bet.unicorn for bet in game.bets_of(player.seat)}


def wards(game: Game, race: Race, player: Player) -> list[str]:
    """Mirror Ward: a negative card on a unicorn that one has bet on."""
    mine = own_lanes(game, player)
    return [
        f"discard {card.id}"
        for lane in LANES
        if lane in mine
        for card in standing(race, lane)
        if card.sign == "negative"
    ]


def breaks(game: Game, race: Race, player: Player) -> list[str]:
    """Hexbreakers: a positive card on a unicorn that one has not bet on."""
    mine = own_lanes(game, player)
    return [
        f"discard {card.id}"
        for lane in LANES
        if lane not in mine
        for card in standing(race, lane)
        if card.sign == "positive"
    ]


def throw(game: Game, race: Race, answer: str, by: str) -> None:
    """Throw out the card that was named, for this contract."""
    card = answer.removeprefix("discard ")
    (lane,) = [one for one in LANES if any(it == card for _, it, _ in race.fates[one])]
    throw_out(game, race, lane, card, by, "R.10")


def swaps(game: Game, _race: Race, _player: Player) -> list[str]:
    """Odds Transmuter: two unicorns on neighbouring rows, the better one first."""
    return [
        f"swap {one} {other}"
        for one in LANES
        for other in LANES
        if game.odds[other] == game.odds[one] + 1
    ]


def swap(game: Game, _race: Race, answer: str, _by: str) -> None:
    """Each takes the other's row."""
    _, one, other = answer.split(" ")
    shift_odds(game, one, -1, "R.10")
    shift_odds(game, other, 1, "R.10")


Offers = Callable[[Game, Race, Player], list[str]]
Act = Callable[[Game, Race, str, str], None]

SPEAKERS: Mapping[str, tuple[str, Offers, Act]] = {
    "push_down": ("unicorn to push down", pushes, push),
    "ward_negative": ("negative card to discard", wards, throw),
    "break_positive": ("positive card to discard", breaks, throw),
    "swap_odds": ("unicorns to swap", swaps, swap),
}
"""By the word of a contract that asks after the reveal: question, answers, what an answer does."""


def scout(game: Game, race: Race, player: Player) -> Play[None]:
    """Keyhole Scouts: one player sees the top two movement cards and orders them (R.10, LE5)."""
    top = yield from draw_many("top movement cards", tuple(race.deck), 2, "R.10")
    game.scouted = top
    game.tell("scouted", "R.10", seat=player.seat, card=player.contract_with("scout"))
    one, other = (card.removeprefix(movement.NOTATION) for card in top)
    options = (f"first {one}", f"first {other}")
    answer = yield Ask(player.seat, "movement card on top", options, 1, "R.10", options, must_order)
    race.top = top if answer == options[0] else top[::-1]
    game.scouted = []
    player.scouted = tuple(race.top)


def must_order(text: str) -> Refusal | None:
    """Why the two cards cannot be left."""
    if text == "pass":
        return Refusal("Put the two cards back: say which comes first.", "R.10")
    if text.startswith("first "):
        return Refusal("This is not one of the two cards that you see.", "R.10")
    return None


def tailwind(game: Game, race: Race, player: Player) -> Play[None]:
    """Tailwind Charm: a unicorn that one has bet on starts a space farther (R.10, LE6)."""
    mine = own_lanes(game, player)
    options = tuple([f"wind {lane}" for lane in LANES if lane in mine])
    if options:
        menu = tuple(f"wind {lane}" for lane in LANES)
        why = partial(no_wind, tuple(mine))
        answer = yield Ask(
            player.seat, "unicorn for the tailwind", options, 1, "R.10", menu, why, True
        )
        lane = answer.removeprefix("wind ")
        race.orders[lane].start_add += player.power("tailwind")
        card = player.contract_with("tailwind")
        game.tell("tailwind", "R.10", seat=player.seat, horse=lane, card=card)


def no_wind(mine: tuple[str, ...], text: str) -> Refusal | None:
    """Why the tailwind cannot blow there."""
    if text == "pass":
        return Refusal("Choose a unicorn that you have bet on.", "R.10")
    verb, _, lane = text.partition(" ")
    if verb == "wind" and lane in LANES and lane not in mine:
        return Refusal("You have not bet on this unicorn.", "R.10")
    return None
