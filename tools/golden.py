"""Golden games: `python -m tools.golden` seals every saved game under tests/golden anew.

What a save tells is every answer with a short hash of all views after it, the events that
followed, and the result. Its seals, remarks like `# told 50: 1c6e…`, are hashes of all that is
told up to there; two games of each title are told in full beside their save, `<name>.told`, for
people to read. `--new` first searches seeds for the games in WANTED that are not saved yet, and
saves them with remarks, and touches no other; each box lists its own (`tools/wanted.py`).
`--check` writes nothing and names what differs, `--tell <name>` prints all that a save tells: run
it at an older commit as well, and compare the two, to see what a change does.
"""

import hashlib
import json
import re
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


IN_FULL = 2
"""So many games of each title are told in full beside their save."""
EVERY = 25
"""So many answers lie between two seals of a save."""
SEAL = re.compile(r"^# told (\d+): (\w+)\n", re.MULTILINE)


def seals(text: str) -> Iterator[tuple[int, str]]:
    """The number of answers and the hash of all that a save tells up to there."""
    so_far, parts = hashlib.sha256(), list(parts_of(text))
    for answers, part in enumerate(parts):
        so_far.update(part.encode())
        if answers + 1 == len(parts) or (answers and answers % EVERY == 0):
            yield answers, so_far.hexdigest()[:16]


def sealed(text: str) -> str:
    """The save with the seals of what it tells now."""
    now = dict(seals(text))
    head, _, body = SEAL.sub("", text).partition("\n\n")
    lines, answers = [head, ""], 0
    for line in body.splitlines():
        lines.append(line)
        answers += not line.startswith("#")
        if not line.startswith("#") and answers in now:
            lines.append(f"# told {answers}: {now[answers]}")
    return "\n".join([*lines, ""])


def differs(text: str) -> str:
    """Where a save tells something else than its seals say, "" for nowhere."""
    then, before = {int(at): seal for at, seal in SEAL.findall(text)}, 0
    for answers, seal in seals(text):
        if then.get(answers) != seal:
            return f"after answer {before}, up to answer {answers}"
        before = answers
    return ""


def told(text: str) -> str:
    """What a saved game tells when it is played again, line by line."""
    return "".join(parts_of(text))


def parts_of(text: str) -> Iterator[str]:
    """What is told before the first answer, and then by each; the last tells the result, too."""
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
        yield "\n".join([*lines, ""])
        assert table.ask is not None
        who = who_is_asked(table)
        before = len(table.events)
        asked = table.ask.what
        table.answer(answer)
        lines = [f"{step} {who} | {asked} | {answer} | {fingerprint(table)}"]
        lines += [_event(event) for event in table.events[before:]]
    if table.result is None:
        lines.append("result: still open")
    else:
        lines += [f"{key}: {compact(value)}" for key, value in table.result._asdict().items()]
    yield "\n".join([*lines, ""])


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
                text = remarked(search(title, wanted), wanted.about)
                path.write_text(sealed(text), encoding="utf-8")
                yield path


def tell_in_full(path: Path) -> None:
    """Write what a save tells, where it is one of its title's few."""
    beside = path.with_suffix(".told")
    if beside.exists() or len(list(path.parent.glob("*.told"))) < IN_FULL:
        beside.write_text(told(path.read_text(encoding="utf-8")), encoding="utf-8")


def tell(name: str) -> int:
    """Print all that the save of this name tells; two titles may have one of a name."""
    known = [path.relative_to(GOLDEN).with_suffix("") for path in sorted(GOLDEN.rglob("*.txt"))]
    found = [path for path in known if name in (path.name, path.as_posix())]
    if len(found) != 1:
        told_of = ", ".join(path.as_posix() for path in found or known)
        print(f"horseburg: which golden game? There are {told_of}", file=sys.stderr)
        return 2
    print(told((GOLDEN / f"{found[0]}.txt").read_text(encoding="utf-8")), end="")
    return 0


def main(arguments: list[str]) -> int:
    """Seal all golden games anew, say with --check which tell something else, or --tell one."""
    if arguments[:1] == ["--tell"]:
        return tell(" ".join(arguments[1:]))
    if "--new" in arguments:
        for path in write_missing():
            tell_in_full(path)
            print(f"played {path.relative_to(GOLDEN)}")
        return 0
    is_checked, different = "--check" in arguments, 0
    for path in sorted(GOLDEN.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if where := differs(text):
            different += 1
            print(f"{path.relative_to(GOLDEN)}: {where}")
        if not is_checked:
            path.write_text(sealed(text), encoding="utf-8")
            tell_in_full(path)
    return int(different > 0 and is_checked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
