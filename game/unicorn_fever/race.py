"""The race phase: magic is revealed and judged, contracts speak, the unicorns run (R.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.play import Ask, Play, Refusal, draw_many
from game.racing import movement
from game.racing.dice import Roll, roll_sprint
from game.racing.effects import Effect, cancelled_pairs, discarded_by, orders_of
from game.racing.odds import climbed
from game.racing.race import Race, Rules, run
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import MAGIC, MagicCard
from game.unicorn_fever.state import Game, Player, settle

TURNED_UP = "turned up"
"""What has become of a card while its lane has not yet been judged."""

ACTS = "acts"
SIGNS = ("positive", "negative")


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


def standing(race: Race, lane: str) -> list[MagicCard]:
    """The cards in a lane on which nothing has been said so far, or that act."""
    return [MAGIC[card] for _, card, fate in race.fates[lane] if fate in (TURNED_UP, ACTS)]


def mark(race: Race, lane: str, fates: Mapping[str, str]) -> None:
    """Say what has become of cards in a lane."""
    race.fates[lane] = tuple(
        [(seat, card, fates.get(card, fate)) for seat, card, fate in race.fates[lane]]
    )


def cancel(game: Game, race: Race, lane: str) -> int:
    """Each positive card with a negative one of its letter, one for one; how many pairs."""
    pairs = cancelled_pairs(standing(race, lane))
    for one, other in pairs:
        mark(race, lane, {one.id: "cancelled", other.id: "cancelled"})
        game.tell("cards cancelled", "R.3.2", horse=lane, cards=(one.id, other.id))
    return len(pairs)


def throw_out(game: Game, race: Race, lane: str, card: str, by: str, rule: str) -> None:
    """A card is discarded by another card, a contract, or a unicorn."""
    mark(race, lane, {card: "discarded"})
    game.tell("card discarded", rule, horse=lane, card=card, by=by)


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
        return Refusal("One of these cards goes; the first player says which.", "R.12")
    return None


def speak(game: Game, race: Race, player: Player, pairs: int) -> Play[None]:
    """The contracts of one player that work after the reveal, as signed (R.10)."""
    for id in tuple(player.contracts):
        if id == "WA6":
            most = player.power("pair_gold_most")
            if gold := min(most, pairs * player.power("pair_gold")):
                settle(game, player, "contract pays", "R.10", gold, card=id)
        elif id in SPEAKERS:
            what, offers, act = SPEAKERS[id]
            options = offers(game, race, player)
            if options:
                every = (*options, "pass")
                why = partial(not_there, what)
                answer = yield Ask(player.seat, what, every, 1, "R.10", every, why, True)
                if answer != "pass":
                    game.tell("contract speaks", "R.10", seat=player.seat, card=id)
                    act(game, race, answer)


def not_there(what: str, text: str) -> Refusal | None:
    """Why a contract cannot do this now."""
    verb, _, rest = text.partition(" ")
    if verb == "discard" and rest in MAGIC:
        return Refusal("This contract does not reach that card.", "R.10")
    if verb == "push" and rest in LANES:
        return Refusal("This unicorn is on the lowest row already.", "R.10")
    if verb == "swap" and set(rest.split(" ")) <= set(LANES):
        return Refusal("These two are not on neighbouring rows.", "R.10")
    return None


def pushes(game: Game, _race: Race, _player: Player) -> list[str]:
    """Mudslingers: any unicorn that has a row below."""
    return [f"push {lane}" for lane in LANES if game.odds[lane] < 6]


def push(game: Game, _race: Race, answer: str) -> None:
    """One row down."""
    shift_odds(game, answer.removeprefix("push "), -1, "R.10")


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


def throw(by: str) -> Callable[[Game, Race, str], None]:
    """Throw out the card that was named, for this contract."""

    def act(game: Game, race: Race, answer: str) -> None:
        card = answer.removeprefix("discard ")
        (lane,) = [one for one in LANES if any(it == card for _, it, _ in race.fates[one])]
        throw_out(game, race, lane, card, by, "R.10")

    return act


def swaps(game: Game, _race: Race, _player: Player) -> list[str]:
    """Odds Transmuter: two unicorns on neighbouring rows, the better one first."""
    return [
        f"swap {one} {other}"
        for one in LANES
        for other in LANES
        if game.odds[other] == game.odds[one] + 1
    ]


def swap(game: Game, _race: Race, answer: str) -> None:
    """Each takes the other's row."""
    _, one, other = answer.split(" ")
    shift_odds(game, one, -1, "R.10")
    shift_odds(game, other, 1, "R.10")


Offers = Callable[[Game, Race, Player], list[str]]
Act = Callable[[Game, Race, str], None]

SPEAKERS: Mapping[str, tuple[str, Offers, Act]] = {
    "GO2": ("unicorn to push down", pushes, push),
    "WA3": ("negative card to discard", wards, throw("WA3")),
    "WA4": ("positive card to discard", breaks, throw("WA4")),
    "WA5": ("unicorns to swap", swaps, swap),
}
"""The contracts that ask after the reveal: the question, its answers, what an answer does."""


def purge(game: Game, race: Race, lane: str) -> None:
    """Fountain and Vacuum throw out all cards of the other sign in their lane (letter L)."""
    for card in standing(race, lane):
        if any(effect.symbol == "cancel" for effect in card.effects):
            here = standing(race, lane)
            if card in here:
                for victim in discarded_by(card, here):
                    throw_out(game, race, lane, victim.id, card.id, "R.3.2")


def settle_lane(game: Game, race: Race, lane: str) -> None:
    """What is left acts; odds move at once, the rest waits for its moment (letter H)."""
    cards = standing(race, lane)
    mark(race, lane, {card.id: ACTS for card in cards})
    effects = [effect for card in cards for effect in card.effects]
    race.orders[lane] = orders_of([*effects, *enraged_effects(game.enraged, lane, effects)])
    shift_odds(game, lane, sum(int(e.value) for e in effects if e.symbol == "odds"), "R.3.2")


def enraged_effects(enraged: tuple[str, ...], lane: str, over: list[Effect]) -> list[Effect]:
    """A unicorn's power, but for symbols that a magic card of its lane has too (R.12)."""
    if lane not in enraged:
        return []
    replaced = {effect.symbol for effect in over}
    return [effect for effect in UNICORNS[lane].effects if effect.symbol not in replaced]


def shift_odds(game: Game, lane: str, rows: int, rule: str) -> None:
    """Move a unicorn that many rows up; the edge of the board stops it (R.3.2)."""
    if rows:
        before = game.odds[lane]
        game.odds[lane] = climbed(before, rows)
        game.tell("odds shifted", rule, horse=lane, before=before, after=game.odds[lane])


def run_race(game: Game) -> Play[None]:
    """Scouts look, the tailwind blows, then the race is run to the last place (R.3.3, R.3.4)."""
    race = game.race
    assert race is not None
    game.tell("deck shuffled", "R.3.3")
    for player in game.clockwise():
        for id in tuple(player.contracts):
            if id == "LE5":
                yield from scout(game, race, player)
            elif id == "LE6":
                yield from tailwind(game, race, player)
    yield from run(game, race, RUN)


def scout(game: Game, race: Race, player: Player) -> Play[None]:
    """Keyhole Scouts: one player sees the top two movement cards and orders them (R.10, LE5)."""
    top = yield from draw_many("top movement cards", tuple(race.deck), 2, "R.10")
    game.scouted = top
    game.tell("scouted", "R.10", seat=player.seat, card="LE5")
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
        game.tell("tailwind", "R.10", seat=player.seat, horse=lane, card="LE6")


def no_wind(mine: tuple[str, ...], text: str) -> Refusal | None:
    """Why the tailwind cannot blow there."""
    if text == "pass":
        return Refusal("Choose a unicorn that you have bet on.", "R.10")
    if text.removeprefix("wind ") not in mine:
        return Refusal("You have not bet on this unicorn.", "R.10")
    return None


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
                    "dice rerolled", "R.10", seat=player.seat, dice=dice, unit=race.unit, card="LE3"
                )
                dice = yield from roll_sprint(LANES, "R.3.5")
    for player in game.players:
        shown = 0 if player.owned in race.ranking else dice.count(player.owned)
        if gold := shown * player.power("own_die_gold"):
            settle(game, player, "contract pays", "R.10", gold, card="LE1")
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
