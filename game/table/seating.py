"""Who can sit down to what: titles, names, options and computer seats, checked before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.decks import BadDeck, Deck, read_deck
from game.play import Ask, Refusal, quoted
from game.table.fate import LONGEST_SEED
from game.table.names import is_seen, is_sound, looks, tidy
from game.telling import Complaint, tell
from game.title import TITLES, Title
from game.unplayable import deck_refused

LONGEST_NAME = 40


class BadTable(Complaint):
    """A table that cannot be laid: one plain sentence says what to change."""


def title_of(wanted: str) -> Title:
    """The game of this id; BadTable where there is none, NotHere where its code has not come."""
    if not isinstance(wanted, str) or wanted not in set(TITLES):
        raise BadTable(
            "There is no game “{wanted}”; there are {games:list}.",
            wanted=quoted(wanted), games=tuple(TITLES),
        )  # fmt: skip
    return TITLES[wanted]


def tidy_names(title: Title, names: Sequence[str]) -> tuple[str, ...]:
    """The names without stray spaces; BadTable where they do not tell the players apart."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadTable("Give the players as a list of names.")
    cleaned = tuple(map(tidy, names))
    if len(cleaned) not in title.seats:
        raise BadTable(
            "{game} takes {few} to {many} players, not {count}.",
            game=tell(title.name), few=min(title.seats), many=max(title.seats), count=len(cleaned),
        )  # fmt: skip
    for seat, name in enumerate(cleaned):
        if not is_seen(name):
            raise BadTable("Player {number} has no name.", number=seat + 1)
        if not is_sound(name):
            raise BadTable(
                "The name of player {number} contains a character that cannot be shown.",
                number=seat + 1,
            )
        if len(name) > LONGEST_NAME:
            raise BadTable(
                "The name of player {number} is longer than {most} letters.",
                number=seat + 1, most=LONGEST_NAME,
            )  # fmt: skip
        if looks(name) in map(looks, cleaned[:seat]):
            raise BadTable(
                "Two players are called {name}; give each a name of their own.", name=name
            )
    return cleaned


def first_seats(title: Title, names: int, began: int | None) -> int:
    """How many sit down at the beginning; BadTable where the title lets nobody come late."""
    if began is None or began == names:
        return names
    if title.comings is None or began not in title.seats or began > names:
        raise BadTable(
            "{game} cannot begin with {count} of {names} names.",
            game=tell(title.name), count=quoted(str(began)), names=names,
        )  # fmt: skip
    return began


def all_options(title: Title, seats: int, wanted: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, wanted or by default; BadTable where the rules know none."""
    for key, value in wanted.items():
        if key not in title.options:
            raise BadTable(
                "{game} has no option “{key}”; it has {known:list}.",
                game=tell(title.name), key=quoted(key), known=tuple(title.options),
            )  # fmt: skip
        if not isinstance(value, str) or value not in title.choices[key]:
            raise BadTable(
                "“{key}” cannot be “{value}”; the choices are {known:list}.",
                key=key, value=quoted(value), known=title.choices[key],
            )  # fmt: skip
    options = {**title.options, **wanted}
    if refusal := title.refuse(seats, options):
        raise BadTable(refusal.reason)
    return options


def rules_of(title: Title, wanted: int | None) -> int:
    """The rules a table goes by: those wanted where the title still knows them, else today's."""
    known = title.versions.known if title.versions is not None else ()
    return wanted if wanted in known and wanted is not None else title.rules


def computer_seats(bots: Mapping[int, str], seats: int) -> dict[int, str]:
    """Which seats a computer plays, and how well; BadTable where a seat or level cannot be."""
    for seat, level in bots.items():
        if not isinstance(level, str) or len(level) > LONGEST_NAME or not level.isprintable():
            raise BadTable("Name each computer player’s level.")
        if seat not in range(seats):
            raise BadTable(
                "There is no seat {seat} for a computer; seats are 0 to {last}.",
                seat=seat, last=seats - 1,
            )  # fmt: skip
    return dict(bots)


def deck_of(
    title: Title, options: Mapping[str, str], wanted: Mapping[str, Any] | None
) -> Deck | None:
    """The deck of their own that the table plays with; BadTable where the title cannot play it."""
    if wanted is None:
        return None
    if title.kit is None:
        raise BadTable("{game} is not played with cards of one’s own.", game=tell(title.name))
    try:
        deck = read_deck(wanted)
    except BadDeck as bad:
        raise BadTable(bad.reason) from None
    if refused := deck_refused(title.kit, deck, title.kit.printed(options)):
        raise BadTable(refused.reason)
    return deck


def tidy_seed(seed: str) -> str:
    """A seed as it may stand in a save: short and in one line; BadTable for any other."""
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadTable("A seed is a short line of text.")
    return seed


def name_players(ask: Ask, names: Sequence[str]) -> None:
    """Let the refusals of a question name players, whom the rules know by seat only."""
    ask.why = partial(_named, ask.why, names)


def _named(why: Callable[[str], Refusal | None], names: Sequence[str], text: str) -> Refusal | None:
    refusal = why(text)
    return refusal and refusal.named(names)
