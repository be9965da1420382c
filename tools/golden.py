"""Golden games: `python -m tools.golden` seals every saved game under tests/golden anew.

What a save tells is every answer with a short hash of all views after it, the events that
followed, and the result. Its seals, remarks like `# told 50: 1c6e…`, are hashes of all that is
told up to there; two games of each title are told in full beside their save, `<name>.told`, for
people to read. `--check` writes nothing and names what differs, `--tell NAME` prints all that a
save tells: run it at an older commit as well, and compare the two, to see what a change does.

`--play TITLE NAME` plays one more and saves it with remarks: what it is for (`--about`), how many
sit there, the options, who answers, and which kinds of events must come up in it, for which seeds
are searched. `--again NAME` plays it once more, as its remarks say, after a change of a game that
nobody has saved yet.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game import TITLES, Event, Table, saves
from game.bots import mind_of
from game.play import ANYBODY, CHANCE
from tools.golden_recipes import ANYONE, Recipe, kinds_of, recipe_of, remarked, search

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


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


def folder(title: str) -> Path:
    """Where the golden games of a title lie."""
    return GOLDEN / title.replace("/", "-")


def play(name: str, recipe: Recipe) -> Path:
    """Save a game of this recipe under that name."""
    path = folder(recipe.title) / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sealed(remarked(search(recipe), recipe)), encoding="utf-8")
    tell_in_full(path)
    print(f"played {path.relative_to(GOLDEN)}")
    return path


def tell_in_full(path: Path) -> None:
    """Write what a save tells, where it is one of its title's few."""
    beside = path.with_suffix(".told")
    if beside.exists() or len(list(path.parent.glob("*.told"))) < IN_FULL:
        beside.write_text(told(path.read_text(encoding="utf-8")), encoding="utf-8")


def found(name: str) -> Path:
    """The save of this name; two titles may have one of a name."""
    known = {path.relative_to(GOLDEN).with_suffix(""): path for path in GOLDEN.rglob("*.txt")}
    named = [path for path in known if name in (path.name, path.as_posix())]
    if len(named) != 1:
        told_of = ", ".join(path.as_posix() for path in sorted(named or known))
        raise LookupError(f"which golden game? There are {told_of}")
    return known[named[0]]


def seal(is_checked: bool) -> int:
    """Seal all golden games anew, or only say which tell something else."""
    different = 0
    for path in sorted(GOLDEN.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if where := differs(text):
            different += 1
            print(f"{path.relative_to(GOLDEN)}: {where}")
        if not is_checked:
            path.write_text(sealed(text), encoding="utf-8")
            tell_in_full(path)
    return int(different > 0 and is_checked)


def again(name: str) -> Path:
    """Play a game once more, as its save says."""
    path = found(name)
    return play(path.stem, recipe_of(path.read_text(encoding="utf-8")))


def recipe(given: argparse.Namespace) -> Recipe:
    """What was asked for; ValueError names what there is."""
    title, name = given.play
    if title not in TITLES:
        raise ValueError(f"there is no {title}; there are {', '.join(TITLES)}")
    if given.by != ANYONE:
        mind_of(given.by)
    until = tuple(kind.strip() for kind in given.until.split(",") if kind.strip())
    known = kinds_of(title)
    if unknown := sorted(set(until) - known):
        told_of = ", ".join(sorted(known))
        raise ValueError(f"nothing tells {', '.join(unknown)}; there are {told_of}")
    return Recipe(title, given.seats, given.options, given.about or name, given.by, until)


def chosen(text: str) -> dict[str, str]:
    """`length=quick,edition=second` as options."""
    pairs = (pair.partition("=") for pair in text.split(",") if pair)
    return {key.strip(): value.strip() for key, _, value in pairs}


def main(arguments: list[str]) -> int:
    """Seal, check, tell, or play."""
    asked = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    asked.formatter_class = argparse.RawDescriptionHelpFormatter
    what = asked.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="only say which tell something else")
    what.add_argument("--tell", metavar="NAME", help="print all that a save tells")
    what.add_argument("--play", nargs=2, metavar=("TITLE", "NAME"), help="play one more")
    what.add_argument("--again", metavar="NAME", help="play one once more")
    asked.add_argument("--about", default="", help="what it is for")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--options", type=chosen, default={}, help="length=quick,edition=second")
    asked.add_argument("--by", default=ANYONE, help="or a computer: keen, sharp bluffer")
    asked.add_argument("--until", default="", help="kinds of events, with commas")
    given = asked.parse_args(arguments)
    try:
        if given.tell:
            print(told(found(given.tell).read_text(encoding="utf-8")), end="")
        elif given.again:
            again(given.again)
        elif given.play:
            play(given.play[1], recipe(given))
        else:
            return seal(given.check)
    except (ValueError, LookupError) as wrong:
        asked.error(str(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
