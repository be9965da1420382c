"""Golden games: `python -m tools.golden` tells every saved game under tests/golden anew.

Beside each save `<name>.txt` stands `<name>.told`: every answer with a short hash of all views
after it, the events that followed, and the result. `--new` first searches seeds for the games in
WANTED that are not saved yet, and saves them with remarks, and tells no other; each box
lists its own (`tools/wanted.py`). `--check` writes nothing and names what differs.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from game import TITLES, Event, Table, saves
from game.play import ANYBODY, CHANCE
from tools import wanted as wanting
from tools.wanted import Wanted

WANTED = dict(wanting.every())
GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", *(f"Guest {n}" for n in range(7, 41)))
REMARKS = {
    "round": "round {number}",
    "race": "race {number}",
    "off": "the race",
    "ranking": "finish: {ranking}",
    "bet won": "player {seat} wins a bet",
    "eliminated": "player {seat} is out",
}
"""Events that a new save remarks on; those of one box alone are among its own."""


def plain(value: Any) -> Any:
    """Tuples with names and mappings as dicts, so that only names and values count.

    A table without a deck of its own is told as it was before there were any.
    """
    if hasattr(value, "_asdict"):
        value = value._asdict()
        if value.get("own_deck", value) is None:
            del value["own_deck"]
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
    table = Table(
        whole.title.id,
        whole.names,
        whole.options,
        bots=whole.bots,
        began=whole.began,
        rules=whole.rules,
        deck=None if whole.deck is None else whole.deck.as_json(),
    )
    lines = [f"{table.title.id} {compact(table.options)}", *(_event(e) for e in table.events)]
    for step, answer in enumerate(whole.answers, 1):
        assert table.ask is not None
        who = who_is_asked(table)
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


def who_is_asked(table: Table) -> str:
    """Who is asked, by name; at a party whose book is open to all, who keeps it."""
    assert table.ask is not None
    if table.ask.who == CHANCE:
        return "chance"
    if table.ask.who == ANYBODY:
        keeper = getattr(table.view(None), "bookmaker", None)
        return "anybody" if keeper is None else table.names[keeper]
    return table.names[table.ask.who]


def _event(event: Event) -> str:
    return f"    {event.kind} ({event.rule}) {compact(event.facts)}"


def remarked(table: Table, about: str) -> str:
    """The table as a save with remarks for a reader."""
    head, _, _ = saves.dumps(table).partition("\n\n")
    first, rest = head.split("\n", 1)
    lines = [first, f"# {about}", rest, ""]
    then, remarks = table.at(0), {**REMARKS, **wanting.remarks(table.title.id)}
    for answer in table.answers:
        before = len(then.events)
        then.answer(answer)
        lines.append(answer)
        for event in then.events[before:]:
            if event.kind in remarks:
                lines.append(f"# {_remark(event, remarks[event.kind])}")
    return "\n".join([*lines, ""])


def _remark(event: Event, text: str) -> str:
    facts = dict(event.facts)
    if "seat" in facts:
        facts["seat"] += 1
    if event.kind == "ranking":
        facts["ranking"] = ", ".join(map(str, facts.get("ranking") or facts["horses"]))
    return text.format_map(facts)


def search(title: str, wanted: Wanted) -> Table:
    """The first seed's game in which it happens."""
    for seed in count(1):
        rng = Random(seed)
        names, chosen = NAMES[: wanted.seats], wanted.options
        table = Table(title, names, chosen, rng, began=wanted.began, deck=wanted.deck)
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
    saves = write_missing() if "--new" in arguments else sorted(GOLDEN.rglob("*.txt"))
    different = 0
    for path in saves:
        now, beside = told(path.read_text(encoding="utf-8")), path.with_suffix(".told")
        if not beside.exists() or beside.read_text(encoding="utf-8") != now:
            different += 1
            print(f"{'differs' if '--check' in arguments else 'told'} {path.relative_to(GOLDEN)}")
            if "--check" not in arguments:
                beside.write_text(now, encoding="utf-8")
    return int(different > 0 and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
