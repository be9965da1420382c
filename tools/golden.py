"""Golden games: `python -m tools.golden` tells every saved game under tests/golden anew.

Beside each save `<name>.txt` stands `<name>.told`: every answer with a short hash of all views
after it, the events that followed, and the result. `--new` first searches seeds for the games in
WANTED that are not saved yet, and saves them with remarks. `--check` writes nothing and names
what differs.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game import TITLES, Event, Table, saves
from game.bots import BOTS
from game.play import CHANCE, Ask

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
REMARKS = {
    "round": "round {number}",
    "off": "the race",
    "ranking": "finish: {ranking}",
    "eliminated": "player {seat} is out",
}
"""Events that a new save remarks on."""


def plain(value: Any) -> Any:
    """Tuples with names and mappings as dicts, so that only names and values count."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {str(key): plain(value[key]) for key in value}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def compact(value: Any) -> str:
    """A value on one line."""
    return json.dumps(plain(value), sort_keys=True, ensure_ascii=False)


def fingerprint(table: Table) -> str:
    """A short hash of what every seat, and the whole table, sees."""
    views = [table.view(seat) for seat in (None, *range(len(table.names)))]
    return hashlib.sha256(compact(views).encode()).hexdigest()[:8]


def told(text: str) -> str:
    """What a saved game tells when it is played again, line by line."""
    whole = saves.loads(text)
    table = Table(whole.title.id, whole.names, whole.options, bots=whole.bots)
    lines = [f"{table.title.id} {compact(table.options)}", *(_event(e) for e in table.events)]
    for step, answer in enumerate(whole.answers, 1):
        assert table.ask is not None
        who = "chance" if table.ask.who == CHANCE else table.names[table.ask.who]
        before = len(table.events)
        asked = table.ask.what
        table.answer(answer)
        lines.append(f"{step} {who} | {asked} | {answer} | {fingerprint(table)}")
        lines += [_event(event) for event in table.events[before:]]
    if table.result is None:
        lines.append("result: still open")
    else:
        lines += [f"{key}: {compact(value)}" for key, value in table.result._asdict().items()]
    return "\n".join([*lines, ""])


def _event(event: Event) -> str:
    return f"    {event.kind} ({event.rule}) {compact(event.facts)}"


def remarked(table: Table, about: str) -> str:
    """The table as a save with remarks for a reader."""
    head, _, _ = saves.dumps(table).partition("\n\n")
    first, rest = head.split("\n", 1)
    lines = [first, f"# {about}", rest, ""]
    then = table.at(0)
    for answer in table.answers:
        before = len(then.events)
        then.answer(answer)
        lines.append(answer)
        for event in then.events[before:]:
            if event.kind in REMARKS:
                lines.append(f"# {_remark(event)}")
    return "\n".join([*lines, ""])


def _remark(event: Event) -> str:
    facts = dict(event.facts)
    if "seat" in facts:
        facts["seat"] += 1
    if "ranking" in facts:
        facts["ranking"] = ", ".join(facts["ranking"])
    return REMARKS[event.kind].format_map(facts)


Player = Callable[[Table, Ask, Random], str]


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def friendly(table: Table, ask: Ask, rng: Random) -> str:
    """As the computer's friendly opponent would."""
    return BOTS["casual"](table.view(ask.who), ask, rng)


def reckless(table: Table, ask: Ask, rng: Random) -> str:
    """All the money on every bet."""
    if ask.what.startswith("stake"):
        return ask.options[-1]
    return anyhow(table, ask, rng)


def cautious(table: Table, ask: Ask, rng: Random) -> str:
    """The minimum on the first bet, no second bet."""
    if ask.what.startswith("stake"):
        return ask.options[0]
    return "pass" if "pass" in ask.options else anyhow(table, ask, rng)


class Wanted(NamedTuple):
    """A game to look for: its table, who plays, and what must have happened in it."""

    about: str
    seats: int
    options: Mapping[str, str]
    player: Player
    is_it: Callable[[Table], bool] = lambda _table: True


def happened(table: Table, kind: str, **facts: Any) -> list[Event]:
    """The events of a kind with these facts."""
    return [
        event
        for event in table.events
        if event.kind == kind and all(event.facts[key] == value for key, value in facts.items())
    ]


def first_out_in_mid_game(table: Table) -> bool:
    """Whether the player who leads off is the one who goes out, and two rounds follow."""
    kinds = [event.kind for event in table.events]
    if "eliminated" not in kinds:
        return False
    at = kinds.index("eliminated")
    return kinds[at + 1] == "first player" and kinds[at:].count("round") >= 2


STARS = {"starred cards": "on"}
SECOND = {"edition": "second"}
WANTED: dict[str, Mapping[str, Wanted]] = {
    "horse-fever/family": {
        "two-players": Wanted(
            "two players, a quick game", 2, {"length": "quick"}, friendly
        ),
        "three-players": Wanted(
            "three players, second edition", 3, SECOND, friendly
        ),
        "four-players": Wanted(
            "four players, with the starred cards", 4, STARS, friendly
        ),
        "five-players": Wanted(
            "five players, second edition with the starred cards, a long game", 5,
            {**SECOND, **STARS, "length": "long"}, friendly,
        ),
        "card-92-as-printed": Wanted(
            "card 92 as printed is turned", 3, {"card 92": "as printed", "length": "quick"}, anyhow,
            lambda table: bool(happened(table, "movement card", card="92")),
        ),
        "elimination": Wanted(
            "a player goes out and the others play on to the last round", 4, {}, reckless,
            lambda table: (
                happened(table, "eliminated") != []
                and table.result.settled_by == "points"
            ),
        ),
        "first-player-out": Wanted(
            "the first player goes out and two more rounds follow", 4, {"length": "long"}, reckless,
            first_out_in_mid_game,
        ),
        "one-left": Wanted(
            "all but one go out", 3, {}, reckless,
            lambda table: table.result.settled_by == "last one in",
        ),
        "penalty-and-broke": Wanted(
            "a player pays with two points and another cannot make a second bet", 3, {}, reckless,
            lambda table: (
                happened(table, "penalty") != []
                and happened(table, "bet passed", broke=True) != []
                and table.result.settled_by == "points"
            ),
        ),
        "photo-finish": Wanted(
            "the first player decides a photo finish", 3, {"length": "quick"}, friendly,
            lambda table: happened(table, "photo finish", by="first player") != [],
        ),
        "photo-finish-of-three": Wanted(
            "the first player decides among three horses", 4, SECOND, friendly,
            lambda table: any(
                len(event.facts["among"]) == 3
                for event in happened(table, "photo finish", by="first player")
            ) and sum(answer.startswith("ahead") for answer in table.answers) >= 2,
        ),
        "die-for-the-tie": Wanted(
            "points and Danari are level, so a die decides", 2, {"length": "quick"}, cautious,
            lambda table: table.result.settled_by == "die",
        ),
        "short-of-a-fine": Wanted(
            "Armand's fine finds an empty purse", 3, STARS, reckless,
            lambda table: happened(table, "short") != [],
        ),
    }
}  # fmt: skip


def search(title: str, wanted: Wanted) -> Table:
    """The first seed's game in which it happens."""
    for seed in count(1):
        rng = Random(seed)
        table = Table(title, NAMES[: wanted.seats], wanted.options, rng)
        while (ask := table.ask) is not None:
            table.answer(wanted.player(table, ask, rng))
        if wanted.is_it(table):
            return table
    raise AssertionError


def folder(title: str) -> Path:
    """Where the golden games of a title lie."""
    return GOLDEN / title.replace("/", "-")


def write_missing() -> Iterator[Path]:
    """Save every wanted game that is not there yet."""
    for title in TITLES:
        for name, wanted in WANTED.get(title, {}).items():
            path = folder(title) / f"{name}.txt"
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(remarked(search(title, wanted), wanted.about), encoding="utf-8")
                yield path


def main(arguments: list[str]) -> int:
    """Tell all golden games anew, or with --check say which are told differently now."""
    if "--new" in arguments:
        for path in write_missing():
            print(f"saved {path.relative_to(GOLDEN)}")
    different = 0
    for path in sorted(GOLDEN.rglob("*.txt")):
        now, beside = told(path.read_text(encoding="utf-8")), path.with_suffix(".told")
        if not beside.exists() or beside.read_text(encoding="utf-8") != now:
            different += 1
            print(f"{'differs' if '--check' in arguments else 'told'} {path.relative_to(GOLDEN)}")
            if "--check" not in arguments:
                beside.write_text(now, encoding="utf-8")
    return int(different > 0 and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
