"""Writes docs/balance.md from arena games: `python -m tools.horse_fever.balance [--games N]`."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, Protocol

from game.arena import Crowd, Estimate, Played, estimate, match
from game.arena.crowd import cores, deals_for
from game.arena.lineups import levels_known
from game.arena.report import around, markdown
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS
from tools.horse_fever.balance_notes import (
    Noted,
    has,
    lacks,
    mean_of,
    mean_over,
    note,
    points,
    wins,
)

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "balance.md"
BELOW = "## What a person would laugh at"
"""From this heading on the page is written by hand, and is kept."""
SEATS = 4
FEW = 30
"""Of fewer seats nothing is said."""

STARRED = {"starred cards": "on"}
ORDINALS = {"first": "First edition", "second": "Second edition"}


class Card(Protocol):
    """Whatever bears a name."""

    @property
    def name(self) -> str: ...


PRINTED: Mapping[str, tuple[str, Mapping[str, Mapping[str, Card]]]] = {
    "character": ("Characters", CHARACTERS),
    "assistant": ("Assistants", ASSISTANTS),
    "horse": ("Horses", HORSE_CARDS),
    "action": ("Action cards", ACTION_CARDS),
}
Row = Sequence[str]
Games = Sequence[Played]


NAME = "tools.horse_fever.balance"
HEAD = """# Balance

What the arena says of the cards, the seats, the editions and card 92. Written by
`python -m {name}` on {today}: computer players of level **{plan.level}** in every seat,
{plan.games:,} games of each kind of table, seed {plan.seed}, {seats} seats and starred cards in
play unless it says otherwise. How the arena deals stands in [researchers.md](researchers.md).

Intervals are of 95 percent, and games are what they count; with so many rows a few are outside by
chance alone. "Is" says whether the interval of the wins with a card lies wholly above or below that
without it. A card says what it is worth **to these players**: who plays otherwise may make more of
it, or less. Characters are dealt, and so are the Family Game's action cards: there the difference
is the card's. Assistants and horses are bought, and count for who has them at the end, so in part
it is the buyer's: who is rich buys more."""


ACTION_CARDS_SAY = """With: the seat has placed the card behind a horse at least once in the game.
In the Board Game action cards are bought: whoever buys many has more of every kind, and buying them
pays, so nearly all stand above. There compare the cards with each other."""


class Plan(NamedTuple):
    """How the games are played: the level in every seat, how many a table, from which seed."""

    level: str
    games: int
    seed: int
    crowd: Crowd

    def play(self, title: str, seats: int, options: Mapping[str, str]) -> list[Played]:
        """Games of one kind of table; those that failed are left out, and told."""
        one = match(title, [self.level], seats, options, seed=self.seed, note=note)
        told = f"{title}, {seats} seats, {', '.join(options.values()) or 'as it comes'}"
        print(f"balance: {told}", file=sys.stderr, flush=True)
        games = list(self.crowd.play(one, deals_for(one, self.games)))
        sound = [game for game in games if not game.trouble]
        if len(sound) < len(games):
            print(f"balance: {len(games) - len(sound)} games failed", file=sys.stderr)
        return sound


def page(plan: Plan) -> str:
    """The whole page."""
    board = {
        edition: plan.play("board", SEATS, {"edition": edition, **STARRED}) for edition in ORDINALS
    }
    family = {
        edition: plan.play("family", SEATS, {"edition": edition, **STARRED}) for edition in ORDINALS
    }
    parts = [
        head(plan),
        *(part for kind in PRINTED for part in cards_of(kind, board, family)),
        *seats_part(plan, {"board": board["first"], "family": family["first"]}),
        *editions_part(board, family),
        *card_92_part(plan),
    ]
    return "\n\n".join(parts) + "\n"


def head(plan: Plan) -> str:
    """What this page is, and how it came about."""
    return HEAD.format(name=NAME, plan=plan, seats=SEATS, today=f"{date.today():%-d %B %Y}")


def cards_of(kind: str, board: Mapping[str, Games], family: Mapping[str, Games]) -> Iterator[str]:
    """The tables of one kind of card."""
    title, printed = PRINTED[kind]
    yield f"## {title}"
    if kind == "action":
        yield ACTION_CARDS_SAY
    games = {"Board Game": board}
    if kind in ("character", "action"):
        games["Family Game"] = family
    for name, editions in games.items():
        for edition, told in editions.items():
            names = {f"{kind} {id}": card.name for id, card in printed[edition].items()}
            rows = card_rows(names, told)
            if rows:
                yield f"**{ORDINALS[edition]}, {name}**, {len(told):,} games"
                yield markdown([CARD_HEAD, *rows])


CARD_HEAD = ("card", "seats with it", "wins with, %", "without", "is", "VP with", "without")


def card_rows(names: Mapping[str, str], games: Games) -> list[Row]:
    """A row a card that was ever had, the one that wins most first."""
    found = []
    for card, name in names.items():
        count, won = mean_over(games, has(card), wins)
        if count:
            _, lost = mean_over(games, lacks(card), wins)
            vp = [around(mean_over(games, chosen(card), points)[1], 2) for chosen in (has, lacks)]
            told = compared(won, lost) if count >= FEW else "too few"
            row = (name, f"{count:,}", around(won), around(lost), told, *vp)
            found.append((won.mean, row))
    return [row for _, row in sorted(found, key=lambda pair: -pair[0])]


def compared(one: Estimate, other: Estimate) -> str:
    """Whether one interval lies wholly above or below the other."""
    if one.low > other.high:
        return "above"
    return "below" if one.high < other.low else "level"


def seats_part(plan: Plan, four: Mapping[str, Games]) -> Iterator[str]:
    """What the place in the first round is worth, at every number of seats."""
    yield "## Seats"
    yield "The seat that is first player in the first race, and those to its left; first edition."
    for title, name in (("board", "Board Game"), ("family", "Family Game")):
        rows = []
        for seats in (2, 3, 4, 5):
            games = four[title] if seats == SEATS else plan.play(title, seats, STARRED)
            rows.append(seat_row(games, seats))
        head = ("seats", "even share, %", *(f"seat {at + 1}" for at in range(5)))
        yield f"**{name}**, wins in percent"
        yield markdown([head, *rows])


def seat_row(games: Games, seats: int) -> Row:
    """The part of the wins of the first player, and of each one to the left."""
    shares = [
        around(mean_over(games, lambda seat, at=at: place_of(seat) == at, wins)[1])  # type: ignore[misc]
        for at in range(seats)
    ]
    return (str(seats), f"{100 / seats:.1f}", *shares, *[""] * (5 - seats))


def place_of(seat: tuple[Played, int]) -> int:
    """How many places to the left of the first player of the first race."""
    game, at = seat
    return int((at - game.note.first) % len(game.levels))


def editions_part(board: Mapping[str, Games], family: Mapping[str, Games]) -> Iterator[str]:
    """The two editions side by side."""
    yield "## Editions"
    head = ("game", "edition", "VP a seat", "VP of the winner", "first to last", "Danari", "out")
    rows = [
        (name, edition, *edition_row(games))
        for name, editions in (("Board Game", board), ("Family Game", family))
        for edition, games in editions.items()
    ]
    yield "Points and Danari at the end; *out*: seats a game that drop out or cannot repay a loan."
    yield markdown([head, *rows])


def edition_row(games: Games) -> list[str]:
    """How a game ends: means over the games."""
    spreads: list[Callable[[Played], float]] = [
        lambda game: sum(game.vp) / len(game.vp),
        lambda game: max(game.vp),
        lambda game: max(game.vp) - min(game.vp),
        lambda game: sum(game.money) / len(game.money),
        lambda game: game.note.out,
    ]
    means = [estimate([of(game) for game in games]) for of in spreads]
    digits = (2, 2, 2, 0, 2)
    return [around(mean, places) for mean, places in zip(means, digits, strict=True)]


def card_92_part(plan: Plan) -> Iterator[str]:
    """Which row of odds wins, with card 92 corrected and as printed, on the same deals."""
    yield "## Card 92"
    yield (
        "The printed card 92 repeats card 91; corrected it makes the deck fair. How often a horse "
        "wins and shows (is among the first three) by its row of odds, in percent of the races of "
        "the Family Game, first edition, the same deals for both."
    )
    rows = []
    for value in ("corrected", "as printed"):
        games = plan.play("family", SEATS, {"card 92": value})
        for what, places in (("wins", 1), ("shows", 3)):
            found = [around(row_share(games, row, places)) for row in range(1, 7)]
            rows.append((value, what, *found))
    yield markdown([("card 92", "", *(f"1:{row + 1}" for row in range(1, 7))), *rows])


def row_share(games: Games, row: int, places: int) -> Estimate:
    """How many of the horses that ran from this row came in among the first places, in percent."""
    sums = []
    for game in games:
        told: Noted = game.note
        ran = sum(order.count(row) for order in told.rows)
        if ran:
            best = sum(order[:places].count(row) for order in told.rows)
            sums.append((100.0 * best, ran))
    return mean_of(sums)[1]


def main() -> None:
    """Play, count, write."""
    asked = argparse.ArgumentParser(prog="python -m tools.horse_fever.balance", description=__doc__)
    asked.add_argument("--games", type=int, default=2000, help="of each kind of table")
    asked.add_argument("--level", default="keen", choices=levels_known())
    asked.add_argument("--seed", type=int, default=1928)
    asked.add_argument("--jobs", type=int, default=cores())
    asked.add_argument("--out", type=Path, default=PAGE)
    told = asked.parse_args()
    with Crowd(told.jobs) as crowd:
        text = page(Plan(told.level, told.games, told.seed, crowd))
    below = (
        told.out.read_text(encoding="utf-8").partition(BELOW) if told.out.exists() else ("",) * 3
    )
    told.out.write_text(
        "".join([text.rstrip(), "\n\n", *below[1:]]).rstrip() + "\n", encoding="utf-8"
    )
    print(f"balance: {told.out}")


if __name__ == "__main__":
    main()
