"""A race: everybody in turn hears what the others throw, rolls, moves, and perhaps doubles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.play import ANYBODY, CHANCE, Ask, Play
from game.really_nasty import moving
from game.really_nasty.course import (
    ALL_JUMPED,
    BROOK_JUMPED,
    FENCE,
    JUMPED,
    NAME,
    NOWHERE,
    OVER,
    SECTION,
)
from game.really_nasty.floors import before_roll, floor, known_gone
from game.really_nasty.nasty import throw
from game.really_nasty.refused import (
    FAR_BEHIND,
    double_refused,
    move_refused,
    stand_refused,
    wander_refused,
)
from game.really_nasty.state import HOME, OUT, RIDERLESS, RUNNING, Game

FACES = ("1", "2", "3", "4", "5", "6")
ROLL = Ask(CHANCE, "die", FACES, 1, "N.7")
"""The same question at every roll."""

SIX = 6


def start(game: Game) -> None:
    """The horse nearest the inside moves first (N.7)."""
    game.phase = "race"
    game.line_up()
    game.tell("off", "N.7", seat=game.first)


def turn(game: Game) -> Play[bool]:
    """One turn; whether the race is over with it (N.7, N.24)."""
    seat = game.turn
    heard = "whipped" if game.horses[seat].lost else (yield from listen(game))
    if heard == "false-start":
        return False
    if heard == "whipped":
        lose_turn(game, seat)
    elif heard == "roll":
        was_open = game.photo
        game.die = int((yield ROLL))
        game.tell("rolled", "N.7", seat=seat, face=game.die)
        if game.horses[seat].fate == RIDERLESS:
            yield from wander(game, seat)
        else:
            yield from run(game, seat)
            game.photo = game.photo and not was_open
        game.die, game.driven = 0, ""
    elif heard == "no-photo":
        game.photo = False
    return pass_on(game, seat)


def lose_turn(game: Game, seat: int) -> None:
    """A horse that was whipped round stands the wrong way, then is turned again (N.15)."""
    lost = game.horses[seat].lost - 1
    game.set_horse(seat, lost=lost)
    game.tell("turn lost", "N.15", seat=seat, left=lost)


def listen(game: Game) -> Play[str]:
    """Anybody may throw cards until play goes on (N.14); how it goes on.

    `roll`, `no-photo`, `false-start`, `whipped` where the horse loses this very turn, or
    `out` where it has nothing to roll for any more.
    """
    seat = game.turn
    while True:
        go_on = "no-photo" if game.is_decided and not game.called else "roll"
        who, words = yield from floor(game, "before the roll", before_roll, go_on, "N.14")
        if who == ANYBODY:
            return words
        yield from throw(game, who, words)
        if words == "false-start":
            return words
        if game.horses[seat].lost:
            return "whipped"
        if game.horses[seat].at == NOWHERE or not game.runners():
            return "out"


def pass_on(game: Game, seat: int) -> bool:
    """The next horse clockwise moves; whether the race is over instead (N.7, N.22, N.24)."""
    game.called, game.driven = False, ""
    waits = game.photo and not known_gone(game, "photo")
    if not game.runners() or (game.is_decided and not waits):
        game.photo = False
        game.tell("race over", "N.24", placed=game.placed)
        return True
    row = [(seat + step) % len(game.horses) for step in range(1, len(game.horses) + 1)]
    fates = (RUNNING,) if game.is_decided else (RUNNING, RIDERLESS)
    game.turn = next(one for one in row if game.horses[one].fate in fates)
    return False


def run(game: Game, seat: int) -> Play[None]:
    """Move as far as the die says, then double where the grade may (N.8 to N.12)."""
    if game.driven:
        drive(game, seat)
    else:
        yield from move(game, seat)
    while (section := doubling(game, seat)) is not None:
        at = game.horses[seat].at
        found = moving.ends(at, game.die, game.taken(seat), inward=False)
        if not (yield from double(game, seat, section, found)):
            return


def doubling(game: Game, seat: int) -> str | None:
    """The section in which this horse may double now, None for none (N.12)."""
    at = game.horses[seat].at
    if at < 0 or not SECTION[at] or not game.may_double(seat, SECTION[at]):
        return None
    return SECTION[at]


def drive(game: Game, seat: int) -> None:
    """Under pressure: to the side as far as may be, and with the rest forward (N.21)."""
    at, taken = game.horses[seat].at, game.taken(seat)
    aside = moving.pressed(at, game.die, taken, game.driven == "out")
    there = moving.along(at, aside)[-1] if aside else at
    game.tell("driven", "N.21", seat=seat, way=game.driven, lanes=len(aside))
    ((end, way),) = moving.onward(there, game.die - len(aside), taken).items()
    if aside or way:
        arrive(game, seat, end, aside + way, "N.21")
    else:
        game.tell("hemmed in", "N.10", seat=seat)


def move(game: Game, seat: int) -> Play[None]:
    """Ask where the move ends; a horse that cannot move stands (N.8, N.10)."""
    at, inward = game.horses[seat].at, game.die == SIX
    found = moving.ends(at, game.die, game.taken(seat), inward)
    if len(found) == 1 and at in found:
        yield from stand(game, seat)
        return
    names = names_of(found)
    options = (*names, "withdraw") if may_withdraw(game, seat) else tuple(names)
    why = partial(move_refused, game, seat, inward)
    text = yield Ask(seat, "move", options, 1, "N.8", (), why, True)
    if text == "withdraw":
        withdraw(game, seat)
    else:
        arrive(game, seat, names[text], found[names[text]], "N.8")


def stand(game: Game, seat: int) -> Play[None]:
    """A horse without room stands, unless it is so far behind that its owner takes it off (N.13).

    Under version 1 of the rules nobody was asked.
    """
    if game.rules > 1 and may_withdraw(game, seat):
        text = yield Ask(
            seat, "hemmed in", ("stand", "withdraw"), 1, "N.13", (), stand_refused, True
        )
        if text == "withdraw":
            withdraw(game, seat)
            return
    game.tell("hemmed in", "N.10", seat=seat)


def withdraw(game: Game, seat: int) -> None:
    """An owner takes a horse out of the race (N.13)."""
    game.take_off(seat, OUT)
    game.tell("withdrawn", "N.13", seat=seat)


def double(game: Game, seat: int, section: str, found: moving.Ends) -> Play[bool]:
    """Ask whether and where to the same roll is run once more; whether it was (N.12)."""
    names = names_of(found)
    if game.horses[seat].at in found and len(found) == 1:
        return False
    why = partial(double_refused, game, seat)
    text = yield Ask(seat, "double", (*names, "stay"), 1, "N.12", (), why, True)
    if text == "stay":
        return False
    game.set_horse(seat, doubled=(*game.horses[seat].doubled, section))
    game.tell("doubled", "N.12", seat=seat, section=section, face=game.die)
    arrive(game, seat, names[text], found[names[text]], "N.12")
    return True


def wander(game: Game, seat: int) -> Play[None]:
    """A riderless horse goes where its owner wants it; over the line it is gone (N.20)."""
    at = game.horses[seat].at
    found = moving.wanderings(at, game.die, game.taken(seat))
    if len(found) == 1 and at in found:
        game.tell("hemmed in", "N.10", seat=seat)
        return
    names = names_of(found)
    why = partial(wander_refused, game, seat)
    text = yield Ask(seat, "wander", tuple(names), 1, "N.20", (), why, True)
    end, way = names[text], found[names[text]]
    game.tell("wandered", "N.20", seat=seat, start=at, end=end, way=way, face=game.die)
    if end != OVER:
        game.set_horse(seat, at=end)
        game.brook = game.brook or JUMPED[end] >= BROOK_JUMPED
    else:
        game.take_off(seat, OUT)
        game.tell("wandered off", "N.20", seat=seat)


def names_of(found: moving.Ends) -> Mapping[str, int]:
    """The ends of a move by the names of their spaces; `line` is over it."""
    return {"line" if end == OVER else NAME[end]: end for end in found}


def arrive(game: Game, seat: int, end: int, way: str, rule: str) -> None:
    """A horse stands where its move has ended, or has crossed the line (N.8, N.11, N.24)."""
    start = game.horses[seat].at
    facts: dict[str, Any] = {
        "seat": seat, "start": start, "end": end, "way": way, "face": game.die,
    }  # fmt: skip
    game.tell("moved", rule, **facts)
    jumped = ALL_JUMPED if end == OVER else JUMPED[end]
    game.brook = game.brook or jumped >= BROOK_JUMPED
    if end == OVER:
        cross(game, seat)
        return
    game.set_horse(seat, at=end, moved=True)
    if FENCE[end]:
        game.tell("on a fence", "N.11", seat=seat, fence=FENCE[end])


def cross(game: Game, seat: int) -> None:
    """Over the line; with a photo called the second becomes the first (N.22, N.24)."""
    game.take_off(seat, HOME)
    called = game.called
    game.placed = (seat, *game.placed) if called else (*game.placed, seat)
    game.tell("over the line", "N.24", seat=seat, place=game.placed.index(seat) + 1)
    if called:
        game.tell("photo upheld", "N.22", seat=seat, horse=game.placed[1])
    game.photo = len(game.placed) == 1


def may_withdraw(game: Game, seat: int) -> bool:
    """Whether a horse is more than three fences behind the leader (N.13)."""
    if game.placed:
        leader = ALL_JUMPED
    else:
        leader = max([JUMPED[game.horses[one].at] for one in game.runners()])
    return leader - JUMPED[game.horses[seat].at] > FAR_BEHIND
