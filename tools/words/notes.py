"""What a translator is told of a text: its table, and what each field becomes, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from tools.own import of_boxes
from web.words.formatter import ROWS, Piece, keyed, pieces

TABLES = {
    "language": "What your language calls itself.",
    "grammar": "How your language writes numbers and puts words in a row.",
    "shell": "Said before the page is awake, and on its first screen.",
    "scripts": "Said by the page while Python sleeps or is broken.",
    "manifest": "What a device shows of the page that is installed.",
    "refusals": "Why a move is not allowed.",
    "log": "A sentence of the log, for one kind of event.",
    "questions": "What a player is asked: a short title, and one line of help.",
    "answers": "What an answer means: on its button, and in a list of what undo takes back.",
    "about to": "What an answer does, read once more before it is given.",
    "unseen": "The same where the cards lie face down.",
    "taken back": "What undo would take back.",
    "keepers": "How somebody has come to keep the book at a party.",
    "aloud": "What the big screen says of whoever is asked; no secret may be in it.",
    "reasons": "Why a computer did something, in its own words.",
    "headings": "A heading of the log.",
    "phases": "A part of the game, on the plan of the race.",
    "called": "The race caller. Each line is another way to say it, as many as you like.",
    "effects": "What a card does: whom it concerns, what happens (one sentence: who, then what), "
    "and a very short sign.",
    "cards": "What stands on a card beside its effects.",
    "joins": "Joins two effects: on the same subject, or on another one.",
    "contracts": "What a contract does, from the figures of its row.",
    "tokens": "What a part of an action token gives.",
    "rules": "The rulebook: a heading, and paragraphs by number.",
    "earlier": "What a rule says besides in a game begun under an earlier version.",
    "glossary": "A word of the game: how it is headed, every way it is written in your texts "
    "(small letters, divided by |), and what it means.",
    "kind": "How a kind of fact is said.",
    "page": "Stands on every front page of the Gazette.",
    "adverts": "A made-up advertisement in the Gazette.",
    "told": "A story of the Gazette. Each line is another headline or report, as many as you like.",
    "gazette": "Of this box in the Gazette.",
}
"""By table, or by its first word."""

WORDS = "A single word. Where it has other forms: {form:which(acc=den Grauen|der Graue)}"
"""Of tables that have a word for each value of a kind."""

KINDS = {
    "player": "a player’s name: Ann",
    "players": "players’ names in a row: Ann, Ben and Cat",
    "ordinal": "a place: 1st, 2nd",
    "number": "a number with its thousands set apart: 1,200",
    "signed": "a number with its sign: +1, −1",
    "size": "a number without its sign",
    "percent": "chances in a hundred: 34",
    "money": "an amount of money, without its sign",
    "horse": "a horse",
    "colour": "a colour",
    "odds": "odds",
    "bet": "a kind of bet",
    "card": "the name of a card",
    "length": "how long a game is",
    "dice": "two dice: 4 and 3",
    "score": "what the standings are counted in",
}
"""What a fact becomes; what one box alone says stands in `tools/<box>/notes.py`."""

CHOICES = {
    "plural": "the number, then its word: a form for each plural form of your language",
    "agree": "a form by the number, which is not said",
    "sign": "the first form for a gain or nought, the second for a loss",
    "some": "the first form if there is any, else the second, which may be missing",
    "which": "a form by the value before =; the one without = is for all others",
    "list": "several in a row, as your language lists them",
    "each": "several in a row, each by the template",
    "row": "several, divided by commas",
    "rows": "several by the template, divided by semicolons",
}
"""What chooses a form, or says several."""

FACTS = {
    "seat": "who does it",
    "other": "another player",
    "count": "how many",
    "name": "a name",
    "number": "its number",
    "n": "the number of the effect",
    "money": "how much money",
    "stake": "the stake",
    "owed": "what is owed",
    "price": "the price",
    "place": "where a horse comes in",
    "race": "the number of a race, or its name",
    "form": "the form that the sentence asks for",
    "chance": "a chance",
    "game": "the name of a game",
    "box": "the name of a box",
    "version": "a version of the rules",
}
"""What a fact is, where its name does not say it."""


GRAMMAR = {
    "point": "What stands before the tenths of a number: 12.5",
    "group": "What stands between the thousands of a number: 1,200. It may be a space.",
    "comma": "What stands between two of several, with its space: Ann, Ben",
    "semicolon": "The same between longer ones, with its space.",
    "and": "The last two of several: Ann and Ben",
    "ordinal": "A place: 1st, 2nd. Where not all are made alike: {place:which(1=1er|{place}e)}. "
    "English is a special case: th stands for all.",
    "player": "Somebody at the table who has no name yet.",
}
"""What the texts of the table `grammar` are."""


@cache
def kinds() -> Mapping[str, str]:
    """What facts become, in the house and in every box."""
    return KINDS | {kind: said for its in of_boxes("notes") for kind, said in its.KINDS.items()}


def note_of(table: str, template: str, key: str = "") -> str:
    """The comment of an entry: its table, then a line for each field, every field once."""
    lines = [(GRAMMAR.get(key) if table == "grammar" else "") or _of_table(table)] if table else []
    lines += dict.fromkeys(_fields(template))
    return "\n".join(filter(None, lines))


def _of_table(table: str) -> str:
    return TABLES.get(table) or TABLES.get(table.partition(" ")[0], WORDS)


def _fields(template: str) -> Iterator[str]:
    for it in pieces(template):
        if not isinstance(it, Piece):
            continue
        field = f"{{{it.name}{':' if it.kind else ''}{it.kind}{'(…)' if it.forms else ''}}}"
        said = kinds().get(it.kind) or CHOICES.get(it.kind, "")
        fact = FACTS.get(it.name, "")
        told = ": ".join(filter(None, (fact, said)))
        yield f"{field} {told or 'stands in the text as it is'}"
        if it.kind in ("each", "rows"):
            yield from _fields("|".join(it.forms))
        elif it.kind not in ROWS:
            for form in it.forms:
                yield from _fields(keyed(form)[1] if it.kind == "which" else form)
