"""Attacks: who may attack whom, the dice, what they cost, and what a conquest brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.counted import Listed
from game.floor import Joined
from game.play import CHANCE, Amounts, Ask, Play, Refusal, choose
from game.risk import reinforcing
from game.risk.board import CONTINENT
from game.risk.spelt import Headed, Paired, Throws, thrown
from game.risk.state import NEUTRAL, Assault, Battle, Game
from game.risk.winning import end_if_won

STOP = "stop"
RED, WHITE = 3, 2
"""The most dice of an attack, and of a defence."""

MOST_CARDS = 6
FEWEST_LEFT = 4
"""With so many cards after an elimination, sets are traded until so few are left (R.16)."""


def fronts(game: Game, seat: int) -> Iterator[tuple[str, str]]:
    """From where to where this seat could attack (R.11)."""
    for start in game.own(seat):
        if game.armies[start] > 1:
            for goal in game.beside(start):
                if game.owner[goal] != seat:
                    yield start, goal


def attack(game: Game) -> Play[bool]:
    """One roll, of a new attack or of one that goes on (R.11); True when there are no more."""
    if game.assault is None:
        game.assault = yield from begin(game)
    assault = game.assault
    if assault is None:
        return True
    start, goal = assault.start, assault.goal
    yield from battle(game, start, goal, assault.dice or red_dice(game, assault))
    left = None if assault.rolls is None else assault.rolls - 1
    is_taken = game.owner[goal] == game.turn
    is_over = is_taken or left == 0 or game.armies[start] <= assault.keep
    game.assault = None if is_over else assault._replace(rolls=left)
    if is_taken:
        yield from spoils(game)
    return len(game.here()) == 1


def red_dice(game: Game, assault: Assault) -> int:
    """As many dice as there are armies that may fight (R.12); those to be left do not (R.11)."""
    behind = assault.keep if game.rulings.stop_is_kept else 1
    return min(RED, game.armies[assault.start] - behind)


def begin(game: Game) -> Play[Assault | None]:
    """Ask for an attack, for some rolls or until it is decided; None where there is to be none."""
    seat = game.turn
    ways = list[Listed]()
    for start, goal in fronts(game, seat):
        armies = game.armies[start]
        ways.append(Headed(f"{start} {goal}", range(1, min(RED, armies - 1) + 1)))
        ways.append(Headed(f"{start} {goal} to", range(1, armies)))
        rolls = range(1, armies + game.armies[goal] - 1)
        ways.append(Headed(f"{start} {goal} for", rolls))
        ways.append(Paired(f"{start} {goal} until", range(1, armies), "for", rolls))
    if not ways:
        return None
    why = partial(why_no_attack, game)
    answer = yield Ask(seat, "attack", Joined((STOP,), *ways), 1, "R.11", (), why, True)
    if answer == STOP:
        return None
    start, goal, *how = answer.split(" ")
    if len(how) == 1:
        return Assault(start, goal, dice=int(how[0]), rolls=1)
    told = dict(zip(how[::2], map(int, how[1::2]), strict=True))
    return Assault(start, goal, keep=told.get("to", told.get("until", 1)), rolls=told.get("for"))


def cut_short(answer: str, rolls: int) -> str:
    """An attack that goes on, stopped after so many rolls: all that was rolled follows from it."""
    start, goal, *how = answer.split(" ")
    if len(how) == 1:
        return answer
    kept = () if how[0] == "for" else ("until", how[1])
    return " ".join([start, goal, *kept, "for", str(rolls)])


def why_no_attack(game: Game, text: str) -> Refusal | None:
    """Which rule forbids it."""
    start, goal, *how = [*text.split(" "), ""]
    seat = game.turn
    if start not in game.owner or goal not in game.owner:
        return None
    if game.owner[start] != seat:
        return Refusal("An attack begins in a territory of your own.", "R.11")
    if game.owner[goal] == seat:
        return Refusal("That territory is yours.", "R.11")
    if goal not in game.beside(start):
        return Refusal("These two do not touch.", "R.11")
    if game.armies[start] < 2:
        return Refusal("One army stays behind: it takes two to attack.", "R.11")
    if how[0].isdecimal():
        return Refusal(
            "An attack has one to three dice, and at least one army more than dice.", "R.12"
        )
    return None


def battle(game: Game, start: str, goal: str, red: int) -> Play[None]:
    """One roll: the highest dice are compared, then the next; level, the defence holds (R.13)."""
    white = yield from defend(game, start, goal, red)
    answer = yield Ask(CHANCE, "battle", Throws(red, white), 1, "R.13")
    dice = thrown(answer)
    pairs = list(zip(*dice, strict=False))
    here = sum([high <= other for high, other in pairs])
    there = len(pairs) - here
    game.put(start, -here)
    game.put(goal, -there)
    game.battle = Battle(game.turn, start, goal, *dice, (here, there))
    game.tell("battle", "R.13", seat=game.turn, start=start, goal=goal, owner=game.owner[goal],
              attack=dice[0], defence=dice[1], lost=here, beaten=there)  # fmt: skip
    if not game.armies[goal]:
        yield from conquer(game, start, goal, red)


def defend(game: Game, start: str, goal: str, red: int) -> Play[int]:
    """How many dice the defence has: two where it can, unless it wants to say so itself (R.12)."""
    most = min(WHITE, game.armies[goal])
    who = game.owner[goal]
    if most == 1 or game.options["defence"] == "two":
        return most
    if who == NEUTRAL:
        who = game.after(game.turn)
    game.battle = Battle(game.turn, start, goal, (0,) * red, (), (0, 0))
    return (yield from choose(who, "defend", {"2": 2, "1": 1}, "R.12", open=True))


def conquer(game: Game, start: str, goal: str, red: int) -> Play[None]:
    """The last army there has fallen: at least as many as dice were rolled move in (R.14)."""
    seat, loser = game.turn, game.owner[goal]
    lost = game.whole(loser) if loser != NEUTRAL else []
    game.owner[goal] = seat
    game.conquered = True
    game.tell("conquered", "R.14", seat=seat, territory=goal, start=start, owner=loser)
    name = CONTINENT[goal]
    if name in lost:
        game.tell("continent lost", "R.5", seat=loser, continent=name)
    most = game.armies[start] - 1
    count = red
    if red < most:
        amounts = Amounts(range(red, most + 1))
        answer = yield Ask(
            seat, "move in", amounts, 1, "R.14", (), partial(why_not, red, most), True
        )
        count = int(answer)
    game.put(start, -count)
    game.put(goal, count)
    game.tell("moved in", "R.14", seat=seat, start=start, territory=goal, count=count)
    if name in game.whole(seat):
        game.tell("continent", "R.5", seat=seat, continent=name)


def why_not(red: int, most: int, text: str) -> Refusal | None:
    """Between which numbers it must be."""
    if text.isdecimal():
        return Refusal(
            "From {red} to {most} move in: at least as many as dice were rolled, and one stays.",
            "R.14", red=red, most=most,
        )  # fmt: skip
    return None


def spoils(game: Game) -> Play[None]:
    """Whoever has lost the last territory is out, and leaves the cards to the conqueror (R.16)."""
    seat = game.turn
    for loser in game.here():
        if loser != seat and loser not in game.owner.values():
            cards = game.hands[loser]
            game.hands[seat] += cards
            game.hands[loser] = ()
            game.out = {**game.out, loser: (game.turns, seat)}
            game.tell("eliminated", "R.16", seat=loser, by=seat)
            if cards:
                game.tell("cards taken", "R.16", seat=seat, owner=loser, count=len(cards))
            if len(game.here()) == 1 or (game.rulings.mission_first and end_if_won(game)):
                return
            yield from trade_down(game)


def trade_down(game: Game) -> Play[None]:
    """With six cards or more, sets go at once until four or fewer are left (R.16)."""
    if len(game.hands[game.turn]) < MOST_CARDS:
        return
    if game.rulings.trades_no_more:
        yield from reinforcing.must_trade(game, FEWEST_LEFT)
    else:
        yield from reinforcing.may_trade(game, FEWEST_LEFT)
    while not (yield from reinforcing.place(game)):
        pass
