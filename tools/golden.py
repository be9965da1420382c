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
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game import TITLES, Event, Table, saves
from game.bots.runner import next_answer
from game.play import ANYBODY, CHANCE

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
"""Events that a new save remarks on, beside those that it is played for."""
ANYONE = "anyone"
"""Answers whatever is legal."""
SPEAKS = 0.08
"""How often anyone speaks up where nobody has to."""
MOST = 5000
"""So many games are searched."""
RACES = 3
"""So many are run where a game has no end of its own."""
PLAYED = re.compile(r"^# played by (.+?)(?: until (.+))?$", re.MULTILINE)


class Recipe(NamedTuple):
    """How a golden game is played: at which table, by whom, until these kinds of events came up."""

    title: str
    seats: int
    options: Mapping[str, str]
    about: str
    by: str = ANYONE
    until: Collection[str] = ()

    @property
    def remark(self) -> str:
        """What its save says of it."""
        ends = f" until {', '.join(self.until)}" if self.until else ""
        return f"{self.about}\n# played by {self.by}{ends}"


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


def remarked(table: Table, recipe: Recipe) -> str:
    """The table as a save with remarks for a reader."""
    head, _, _ = saves.dumps(table).partition("\n\n")
    first, rest = head.split("\n", 1)
    lines = [first, f"# {recipe.remark}", rest, ""]
    then, remarks = table.at(0), {**{kind: kind for kind in recipe.until}, **REMARKS}
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


def search(recipe: Recipe) -> Table:
    """The first seed's game in which all of it comes up."""
    for seed in range(1, MOST + 1):
        rng = Random(seed)
        table = Table(recipe.title, NAMES[: recipe.seats], recipe.options, rng)
        while table.ask is not None:
            table.answer(answered(table, recipe.by, rng))
        if set(recipe.until) <= {event.kind for event in table.events}:
            return table
    kinds = ", ".join(recipe.until)
    raise SystemExit(f"horseburg: in {MOST} games of {recipe.title} not all came up: {kinds}")


def answered(table: Table, by: str, rng: Random) -> str:
    """What anyone, or a computer of that mind, answers now; where none speaks up, play goes on."""
    ask = table.ask
    assert ask is not None
    if by == ANYONE or ask.who == CHANCE:
        is_silent = ask.who == ANYBODY and rng.random() > SPEAKS
        return ask.options[-1 if is_silent else rng.randrange(len(ask.options))]
    minds = dict.fromkeys(range(len(table.names)), by)
    said = next_answer(table, minds, rng, RACES)
    return ask.options[-1] if said is None else said


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


def recipe_of(text: str) -> Recipe:
    """By which recipe a save was played, as its remarks say."""
    table, (about, *_) = saves.begun(text), re.findall(r"^# (.+)$", text, re.MULTILINE)
    found = PLAYED.search(text)
    by, until = found.groups() if found else (ANYONE, None)
    kinds = tuple(until.split(", ")) if until else ()
    return Recipe(table.title.id, len(table.names), table.options, about, by, kinds)


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
        raise SystemExit(f"horseburg: which golden game? There are {told_of}")
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


def kinds_of(title: str) -> frozenset[str]:
    """Every kind of event that a title may tell."""
    box = title.partition("/")[0].replace("-", "_")
    return frozenset(import_module(f"game.{box}.kinds").KINDS)


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
    if given.tell:
        print(told(found(given.tell).read_text(encoding="utf-8")), end="")
    elif given.again:
        path = found(given.again)
        play(path.stem, recipe_of(path.read_text(encoding="utf-8")))
    elif given.play:
        title, name = given.play
        if title not in TITLES:
            asked.error(f"there is no {title}; there are {', '.join(TITLES)}")
        until = tuple(kind.strip() for kind in given.until.split(",") if kind.strip())
        known = kinds_of(title)
        if unknown := sorted(set(until) - known):
            asked.error(f"nothing tells {', '.join(unknown)}; there are {', '.join(sorted(known))}")
        play(name, Recipe(title, given.seats, given.options, given.about or name, given.by, until))
    else:
        return seal(given.check)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
