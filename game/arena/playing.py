"""One game of computers, from the first card to the standings."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game import IllegalAnswer, Table, saves
from game.arena.chance import Chance
from game.arena.lineups import Match, names
from game.bots.runner import next_answer
from game.play import CHANCE

NOT_ENDED = "not ended"
"""What is told of a game that was left at the limit: nothing need be wrong with it."""


class Played(NamedTuple):
    """What is left of a game: one entry a seat, or what went wrong ("" where nothing did).

    `shares` are parts of the win, 1 in all, or 0 where nobody has won; `answers` counts those of
    the players, without chance; `save` is the file of a game that failed.
    """

    deal: int
    levels: tuple[str, ...]
    shares: tuple[float, ...] = ()
    vp: tuple[int, ...] = ()
    money: tuple[int, ...] = ()
    origins: tuple[Mapping[str, int], ...] = ()
    answers: int = 0
    trouble: str = ""
    save: str = ""
    note: Any = None


def play(match: Match, deal: int, way: int) -> Played:
    """One deal in one of its seatings; the same match, deal and way give the same game."""
    levels = match.ways[way]
    bots = dict(enumerate(levels))
    seats = names(len(levels))
    table = Table(match.title, seats, match.options, bots=bots, deck=match.deck)
    trouble = run(table, match, Chance(match.seed, deal), Random(f"{match.seed} {deal} {way}"))
    asked = sum([who != CHANCE for who in table.askers])
    if trouble:
        save = kept(table, match, f"{match.seed}-{deal}-{way}", trouble)
        return Played(deal, levels, answers=asked, trouble=trouble, save=save)
    note = None if match.note is None else match.note(table)
    return standings(table, Played(deal, levels, answers=asked, note=note))


def run(table: Table, match: Match, chance: Chance, rng: Random) -> str:
    """Play on to the end; "", or the kind of trouble and what it was."""
    try:
        while (ask := table.ask) is not None:
            if len(table.askers) >= match.limit:
                return f"{NOT_ENDED}: {match.limit} answers, and still '{ask.what}' is asked"
            if ask.who == CHANCE:
                table.answer(chance.answer(ask, round_of(table.game)))
            elif (answer := next_answer(table, table.bots, rng, match.races)) is not None:
                table.answer(answer)
            else:
                return f"stuck: nobody answers '{ask.what}'"
    except IllegalAnswer as refused:
        return f"illegal: {refused}"
    except Exception:  # a bot that breaks must not end the other games
        return f"broken: {traceback.format_exc()}"
    return ""


def round_of(game: Any) -> int:
    """What chance counts by: the round of a game, its race where it knows no rounds."""
    return int(game.round if hasattr(game, "round") else game.race)


def standings(table: Table, game: Played) -> Played:
    """The game with its shares of the win, points, money and origins of points, seat by seat.

    Where money alone decides there are no points, and where nothing is paid no money.
    """
    result = table.result
    by_seat = sorted(result.standings, key=lambda one: one.seat)
    part = 1 / len(result.winners) if result.winners else 0.0
    return game._replace(
        shares=tuple([part if one.seat in result.winners else 0.0 for one in by_seat]),
        vp=tuple([getattr(one, "vp", 0) for one in by_seat]),
        money=tuple([getattr(one, "money", 0) for one in by_seat]),
        origins=tuple([dict(getattr(one, "breakdown", {})) for one in by_seat]),
    )


def kept(table: Table, match: Match, name: str, trouble: str) -> str:
    """The path of the file that a failed game is saved to, with what went wrong beside it."""
    folder = Path(match.saves)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.title.replace('/', '-')}-{match.seats}-{name}.txt"
    path.write_text(saves.dumps(table), encoding="utf-8")
    path.with_suffix(".why.txt").write_text(trouble + "\n", encoding="utf-8")
    return str(path)


def play_deals(match: Match, deals: Iterable[int]) -> list[Played]:
    """Every seating of these deals."""
    return [play(match, deal, way) for deal in deals for way in range(len(match.ways))]
