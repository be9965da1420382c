"""Brings every PO file up to the English, and says what each language lacks: `make words`.

`python -m tools.words --check` changes nothing, and fails where something would change or is wrong.
"""

from __future__ import annotations

import sys
from pathlib import Path

import polib

from tools.words import LOCALE, compiled, languages, proof, template
from tools.words.merged import merged
from tools.words.reading import read
from tools.words.template import Entry


def brought_up(locale: Path = LOCALE, *, writes: bool) -> list[Path]:
    """The files that stand otherwise than the English wants; written, if they are to be."""
    changed = []
    for domain in template.parts():
        texts = [*template.entries(domain, locale.parent)]
        for code in languages(locale):
            changed += brought_up_one(locale / code / f"{domain}.po", code, texts, writes=writes)
    return changed


def brought_up_one(path: Path, code: str, texts: list[Entry], *, writes: bool) -> list[Path]:
    """One file of a language; a new one is made of the template."""
    old = read(path) if path.exists() else polib.POFile()
    return _put(path, merged(old, code, texts), writes=writes)


def _put(path: Path, made: polib.POFile, *, writes: bool) -> list[Path]:
    text = f"{made}\n"
    if path.exists() and _is_alike(path, made, text, writes=writes):
        return []
    if writes:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path]


def _is_alike(path: Path, made: polib.POFile, text: str, *, writes: bool) -> bool:
    """Whether a file says the same; an editor may have broken its lines in another way."""
    if path.read_text(encoding="utf-8") == text:
        return True
    return not writes and [*map(_said, read(path))] == [*map(_said, made)]


def _said(it: polib.POEntry) -> tuple[object, ...]:
    return (it.msgctxt, it.msgid, it.msgstr, it.fuzzy, it.obsolete, it.comment)


def main(arguments: list[str]) -> int:
    """Do it all; 1 where a check finds something. A code among the arguments is told of alone."""
    is_check = "--check" in arguments
    wanted = [it for it in arguments if not it.startswith("--")] or languages()
    changed = brought_up(writes=not is_check)
    wrong = [f"{it.relative_to(LOCALE.parent)}: make words" for it in changed if is_check]
    compiled.fresh()
    for code in wanted:
        told = proof.lacking(code)
        wrong += [line for domain in told for line in proof.wrong(code, domain)]
        for domain, (said, fuzzy, missing) in told.items():
            if not is_check and "--quiet" not in arguments:
                print(f"{code} {domain}: {said} said, {fuzzy} fuzzy, {missing} missing")
            if (fuzzy or missing) and proof.is_whole(code):
                wrong.append(f"{code}/{domain}: {fuzzy} fuzzy, {missing} missing, and it is whole")
    wrong += proof.formally_wrong()
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong and is_check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
