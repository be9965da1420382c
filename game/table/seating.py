"""Who can sit down to what: titles, names, options and computer seats, checked before a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.play import Ask, Refusal, quoted
from game.title import TITLES, Title

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"  # emoji and some scripts are written with them


class BadTable(ValueError):
    """A table that cannot be laid: one plain sentence says what to change."""


def title_of(wanted: str) -> Title:
    """The game of this id; BadTable where there is none."""
    if not isinstance(wanted, str) or wanted not in TITLES:
        raise BadTable(f"There is no game '{quoted(wanted)}'; there are {_list(TITLES)}.")
    return TITLES[wanted]


def tidy_names(title: Title, names: Sequence[str]) -> tuple[str, ...]:
    """The names without stray spaces; BadTable where they do not tell the players apart."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadTable("Give the players as a list of names.")
    cleaned = tuple(" ".join(name.split()) for name in names)
    if len(cleaned) not in title.seats:
        allowed = f"{min(title.seats)} to {max(title.seats)}"
        raise BadTable(f"{title.name} takes {allowed} players, not {len(cleaned)}.")
    for seat, name in enumerate(cleaned):
        if not name:
            raise BadTable(f"Player {seat + 1} has no name.")
        if not all(sign.isprintable() or sign in JOINERS for sign in name):
            raise BadTable(f"The name of player {seat + 1} holds a sign that cannot be shown.")
        if len(name) > LONGEST_NAME:
            raise BadTable(f"The name of player {seat + 1} is longer than {LONGEST_NAME} letters.")
        if name in cleaned[:seat]:
            raise BadTable(f"Two players are called {name}; give each a name of their own.")
    return cleaned


def first_seats(title: Title, names: int, began: int | None) -> int:
    """How many sit down at the beginning; BadTable where the title lets nobody come late."""
    if began is None or began == names:
        return names
    if title.comings is None or began not in title.seats or began > names:
        raise BadTable(f"{title.name} cannot begin with {quoted(str(began))} of {names} names.")
    return began


def all_options(title: Title, seats: int, wanted: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, wanted or by default; BadTable where the rules know none."""
    for key, value in wanted.items():
        if key not in title.options:
            raise BadTable(
                f"{title.name} has no option '{quoted(key)}'; it has {_list(title.options)}."
            )
        if not isinstance(value, str) or value not in title.choices[key]:
            raise BadTable(
                f"'{key}' cannot be '{quoted(value)}'; it can be {_list(title.choices[key])}."
            )
    options = {**title.options, **wanted}
    if refusal := title.refuse(seats, options):
        raise BadTable(refusal.reason)
    return options


def computer_seats(bots: Mapping[int, str], seats: int) -> dict[int, str]:
    """Which seats a computer plays, and how well; BadTable where a seat or level cannot be."""
    for seat, level in bots.items():
        if not isinstance(level, str) or len(level) > LONGEST_NAME or not level.isprintable():
            raise BadTable("Name each computer player's level.")
        if seat not in range(seats):
            raise BadTable(f"There is no seat {seat} for a computer; seats are 0 to {seats - 1}.")
    return dict(bots)


def name_players(ask: Ask, names: Sequence[str]) -> None:
    """Let the refusals of a question name players, whom the rules know by seat only."""
    ask.why = partial(_named, ask.why, names)


def _named(why: Callable[[str], Refusal | None], names: Sequence[str], text: str) -> Refusal | None:
    refusal = why(text)
    return refusal and refusal.named(names)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)
