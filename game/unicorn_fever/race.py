"""The race phase: magic is revealed and judged, contracts speak, the unicorns run (R.3)."""

from __future__ import annotations

from game.play import Ask, Play, Refusal
from game.racing import movement
from game.racing.dice import Roll, roll_sprint
from game.racing.race import Race, Rules, run
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.fates import TURNED_UP, cancel, purge, settle_lane, standing, throw_out
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import is_magic
from game.unicorn_fever.speaking import scout, speak, tailwind
from game.unicorn_fever.state import Game, settle


def reveal(game: Game) -> Play[None]:
    """Turn up all magic, cancel letters, let powers and contracts speak, then L and H (R.3.2)."""
    game.phase = "race"
    race = game.race = Race(
        number=game.round,
        positions=dict.fromkeys(LANES, 0),
        fates=dict.fromkeys(LANES, ()),
        orders={},
        deck=movement.deck("corrected"),
    )
    for lane, spells in game.spells.items():
        race.fates[lane] = tuple([(spell.seat, spell.card, TURNED_UP) for spell in spells])
        for spell in spells:
            game.tell("card revealed", "R.3.2", seat=spell.seat, horse=lane, card=spell.card)
    pairs = sum([cancel(game, race, lane) for lane in LANES])
    yield from ward(game, race)
    for player in game.clockwise():
        yield from speak(game, race, player, pairs)
    for lane in LANES:
        purge(game, race, lane)
    for lane in LANES:
        settle_lane(game, race, lane)
    for lane, spells in game.spells.items():
        game.discard.extend(spell.card for spell in spells)
        game.spells[lane] = []


def ward(game: Game, race: Race) -> Play[None]:
    """The enraged Duskglitter throws out one negative card, the first player says which (R.12)."""
    for lane in game.enraged:
        signs = [e.value for e in UNICORNS[lane].effects if e.symbol == "ward"]
        options = [f"discard {card.id}" for card in standing(race, lane) if card.sign in signs]
        if options:
            answer = options[0]
            if len(options) > 1:
                ask = Ask(
                    game.first, "card for the unicorn to discard", tuple(options), 1, "R.12",
                    tuple(options), must_choose, True,
                )  # fmt: skip
                answer = yield ask
            card = answer.removeprefix("discard ")
            throw_out(game, race, lane, card, lane, "R.12")


def must_choose(text: str) -> Refusal | None:
    """Why the choice cannot be left open."""
    if text == "pass":
        return Refusal("One of these cards is thrown out; the first player says which.", "R.12")
    verb, _, card = text.partition(" ")
    if verb == "discard" and is_magic(card):
        return Refusal("The unicorn throws out only a negative card that lies on it.", "R.12")
    return None


def run_race(game: Game) -> Play[None]:
    """Scouts look, the tailwind blows, then the race is run to the last place (R.3.3, R.3.4)."""
    race = game.race
    assert race is not None
    game.tell("deck shuffled", "R.3.3")
    for player in game.clockwise():
        for id in tuple(player.contracts):
            powers = CONTRACTS[id].powers
            if "scout" in powers:
                yield from scout(game, race, player)
            elif "tailwind" in powers:
                yield from tailwind(game, race, player)
    yield from run(game, race, RUN)


def roll(game: Game, race: Race) -> Play[Roll]:
    """Both dice; Second Cast may roll them again once a race, Lucky Bell pays (R.3.5, R.10)."""
    dice = yield from roll_sprint(LANES, "R.3.5")
    for player in game.clockwise():
        if player.power("reroll") and not player.has_rerolled:
            race.dice = dice
            ask = Ask(player.seat, "dice", ("keep", "reroll"), 1, "R.10", ("keep", "reroll"))
            ask.open = True
            if (yield ask) == "reroll":
                player.has_rerolled = True
                game.tell(
                    "dice rerolled", "R.10", seat=player.seat, dice=dice, unit=race.unit,
                    card=player.contract_with("reroll"),
                )  # fmt: skip
                dice = yield from roll_sprint(LANES, "R.3.5")
    for player in game.players:
        shown = 0 if player.owned in race.ranking else dice.count(player.owned)
        if gold := shown * player.power("own_die_gold"):
            card = player.contract_with("own_die_gold")
            settle(game, player, "contract pays", "R.10", gold, card=card)
    return dice


def fresh(_game: Game) -> dict[str, movement.Rows]:
    """The whole movement deck."""
    return movement.deck("corrected")


def turned_up_before(text: str) -> Refusal | None:
    """Why a movement card cannot come up: only a reshuffle brings it back (R.3.4)."""
    if text.removeprefix(movement.NOTATION) in movement.CARDS and text not in movement.CARDS:
        return Refusal("This card has been turned up already in this race.", "R.3.4")
    return None


RUN = Rules(
    off="R.3.4",
    card="R.3.4",
    sprint="R.3.5",
    crossed="R.3.6",
    photo="R.3.7",
    placed="R.3.8",
    fresh=fresh,
    cannot_come=turned_up_before,
    roll=roll,
)
"""What the race of Unicorn Fever goes by."""
