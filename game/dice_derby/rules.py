"""The order of play of Dice Derby: deal, scratch four, bet, race, pay; then the next race."""

from __future__ import annotations

from game.dice_derby import guests, leaving, selling, slips
from game.dice_derby.board import DECK, DICE, HORSE, QUARTERS, SCRATCHES
from game.dice_derby.state import JOCKEY, LAST, MINUTES, RACES, Game, runners
from game.play import CHANCE, Ask, Play, Refusal, choose, draw_many
from game.rounds import rounds

ROLL = Ask(CHANCE, "dice", tuple(DICE), 1, "D.3")
"""The same question at every throw."""

PACKET = 5
"""Cards are drawn from the deck five at a time; they are dealt one by one all the same."""


def play(game: Game) -> Play[None]:
    """Race after race, with a rest before each phase."""
    yield from rounds(game, PHASES, goes_on)
    if game.phase != "over":
        game.phase = "over"
        if game.pot:
            game.tell("stays", "D.6", chips=game.pot)
        game.tell("game over", "D.11")


def goes_on(game: Game) -> bool:
    """Whether there is another race, or this one is not over."""
    if game.step or not game.race:
        return True
    length = game.options["length"]
    if length == LAST:
        return len(game.out) < len(game.money) - 1
    return game.race < RACES[length] if length in RACES else game.is_on


def deal(game: Game) -> Play[None]:
    """All cards go round the table, face up; with the auction none are dealt (D.2)."""
    game.race += 1
    game.phase = "deal"
    game.scratched = game.home = ()
    game.bets, game.dice = (), ()
    game.at, game.owners = {}, {}
    game.cards = game.numbers = ((),) * len(game.money)
    game.broke = ()
    game.tell("race", "D.2", number=game.race)
    game.first = game.turn = game.after(game.first)
    if game.options["jockey"] == "on":
        for seat in game.here():
            game.purse -= game.settle(seat, "purse", "D.8", -JOCKEY)
    if not game.is_sold:
        yield from deal_cards(game)


def deal_cards(game: Game) -> Play[None]:
    """One card at a time, from whoever has the dice first; some get one more (D.2)."""
    left, drawn = list(DECK), list[str]()
    while left:
        packet = yield from draw_many("cards", left, min(PACKET, len(left)), "D.2")
        drawn += packet
        left = [card for card in left if card not in packet]
    here = game.here()
    dealt: list[tuple[str, ...]] = [()] * len(game.money)
    for place, seat in enumerate(here):
        mine = drawn[place :: len(here)]
        dealt[seat] = tuple(sorted(mine, key=DECK.index))
    game.cards = tuple(dealt)
    game.numbers = tuple([tuple([HORSE[card] for card in mine]) for mine in dealt])
    game.tell("dealt", "D.2", seat=game.first, cards=game.cards)


def throw(game: Game) -> Play[int]:
    """Whoever has the dice throws them (D.3, D.7); the number they show."""
    seat = game.turn
    yield Ask(seat, "throw", THROW, 1, "D.7", (), no_other_way, True)
    answer = yield ROLL
    game.dice = DICE[answer]
    game.turn = game.after(seat)
    number = sum(game.dice)
    game.tell("thrown", "D.4" if game.phase == "race" else "D.3", seat=seat, dice=game.dice,
              number=number)  # fmt: skip
    return number


THROW = ("throw",)
"""Nobody decides anything there; but the dice are in somebody's hand."""


def no_other_way(text: str) -> Refusal | None:
    """Nobody passes the dice on."""
    return Refusal("Whoever has the dice must throw them.", "D.7") if text == "pass" else None


def scratch(game: Game) -> Play[None]:
    """The dice go round until four horses are scratched, each dearer than the last (D.3)."""
    game.phase = "scratch"
    while len(game.scratched) < SCRATCHES:
        seat = game.turn
        horse = yield from throw(game)
        if horse in game.scratched:
            pay_in(game, seat, horse)
        else:
            take_out(game, horse)
    game.at = dict.fromkeys(runners(game.scratched), 0)


def take_out(game: Game, horse: int) -> None:
    """A horse goes into the next box, and each of its cards costs what the box says (D.3)."""
    game.scratched += (horse,)
    fee = game.fee(horse)
    game.tell("scratched", "D.3", horse=horse, box=len(game.scratched), each=fee)
    for seat in game.here():
        if held := game.held(seat, horse):
            owed = fee * held
            game.pot -= game.settle(
                seat, "scratch fee", "D.3", -owed, horse=horse, cards=held, owed=owed
            )


def pay_in(game: Game, seat: int, horse: int) -> None:
    """The number of a scratched horse costs whoever has thrown it what the box says (D.5)."""
    owed = game.fee(horse)
    game.pot -= game.settle(seat, "pays in", "D.5", -owed, horse=horse, owed=owed)


def wager(game: Game) -> Play[None]:
    """Between the scratches and the race: horses are sold, slips are laid (D.9, D.10)."""
    if game.is_sold:
        game.phase = "auction"
        yield from selling.sell(game)
    if game.has_bets:
        game.phase = "bets"
        yield from slips.lay_slips(game)


def off(game: Game) -> None:
    """They are off."""
    game.phase = "race"
    game.tell("off", "D.4", seat=game.turn)


def run(game: Game) -> Play[bool]:
    """The dice go once round the table; each number is a step (D.4). False until all are home."""
    for _ in game.here():
        seat = game.turn
        horse = yield from throw(game)
        if horse not in game.at:
            if not game.home:
                pay_in(game, seat, horse)
        elif horse not in game.home:
            step(game, seat, horse)
            if len(game.home) == game.wanted:
                game.tell("ranking", "D.4", horses=game.home)
                return True
    return False


def step(game: Game, seat: int, horse: int) -> None:
    """One step; the first over the line wins, and whoever has thrown that step is its jockey."""
    game.at = {**game.at, horse: game.at[horse] + 1}
    game.tell("stepped", "D.4", seat=seat, horse=horse, at=game.at[horse], of=game.lanes[horse])
    if game.at[horse] == game.lanes[horse]:
        game.home += (horse,)
        game.tell("home", "D.4", horse=horse, place=len(game.home))
        if len(game.home) == 1 and game.purse:
            game.purse -= game.settle(seat, "jockey wins", "D.8", game.purse, horse=horse)


def pay(game: Game) -> None:
    """The pot goes by quarters to the cards of the winner, or the pool to the owners (D.6)."""
    game.phase = "payoffs"
    if game.is_sold:
        selling.share(game)
    else:
        winner, quarter = game.home[0], game.pot // QUARTERS
        for seat in game.here():
            if quarter and (held := game.held(seat, winner)):
                game.pot -= game.settle(
                    seat, "share", "D.6", quarter * held, horse=winner, cards=held
                )
    slips.pay(game)
    game.tell("paid off", "D.6", number=game.race, chips=game.pot)


def again(game: Game) -> Play[None]:
    """Who goes on; by the clock, the next to throw says whether there is time (D.11);
    at a party, who comes and goes (D.12).
    """
    if game.options["length"] == LAST:
        leaving.leave(game)
    elif game.is_party:
        game.is_on = yield from guests.between_races(game)
    elif game.options["length"] in MINUTES:
        yield from another(game)


def another(game: Game) -> Play[None]:
    """The next to throw says whether there is time; a race called the last is asked for once."""
    game.phase = "deal"
    said = {"race": (True, False), "last": (True, True), "end": (False, False)}
    if not game.rulings.last_is_named:
        del said["last"]
    if game.is_last:
        game.is_on = False
    else:
        who = game.after(game.first)
        game.is_on, game.is_last = yield from choose(who, "another race", said, "D.11", open=True)


PHASES = (deal, scratch, wager, off, run, pay, again)
"""A race from its deal to its payoffs; `Game.step` counts along it."""


def expected(_game: Game, ask: Ask) -> tuple[str, ...]:
    """What a player may think of beyond the menu."""
    return () if ask.who == CHANCE else ("pass",)
