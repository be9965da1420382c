"""The words of the box: what is said of what, in no language."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import ANYBODY, Ask
from tools.new_box.sample.game.view import View
from tools.new_box.sample.web import say
from web.desk.voice import TitleVoice
from web.desk.wording import Words
from web.words.speaking import Spoken
from web.words.tables import Tables
from web.words.texts import Question


class Voice(TitleVoice[Tables, View]):
    """The title in one language."""

    def question(self, ask: Ask, names: Sequence[str], _view: View) -> Question:
        """What is asked, of one player or of the whole table."""
        is_own = ask.what == "before the toss" and ask.who != ANYBODY
        return self.put("the word" if is_own else ask.what, {"seat": ask.who}, names)

    def answer(self, _what: str, text: str) -> str:
        """An answer on its button; who speaks is known."""
        _seat, word, side = parsed(text)
        return self.teller.said(self.tables.answers[word], {"side": side})

    def about_to(self, ask: Ask, text: str, names: Sequence[str], _view: View) -> str:
        """What an answer does."""
        _seat, word, side = parsed(text)
        facts = {"seat": ask.who, "side": side or word}
        key = word if word in self.tables.about_to else "pick"
        return self.teller.told(self.tables.about_to[key], facts, names)

    def about_to_unseen(self, ask: Ask, text: str, names: Sequence[str]) -> str:
        """The same while it lies face down."""
        facts = {"seat": ask.who, "number": list(ask.options).index(text) + 1}
        return self.teller.told(self.tables.about_to["face down"], facts, names)

    def taken_back(self, answers: Sequence[str], names: Sequence[str], _view: View) -> str:
        """What undo takes back."""
        seat, word, side = parsed(answers[-1])
        facts = {"seat": seat, "side": side}
        return self.teller.told(self.tables.answers[f"{word} of a seat"], facts, names)

    def chapter(self, number: int) -> str:
        """The log goes by tosses."""
        return say("After toss {number}", number=number) if number else say("Before the first toss")

    def so_far(self, _races: int, number: int) -> str:
        """Where a "what if" begins."""
        return say("after toss {number}", number=number) if number else say("before the first toss")


def parsed(text: str) -> tuple[int, str, str]:
    """Whose word it is (ANYBODY where nobody says it), the word, and the side that it names."""
    number, _, rest = text.partition(" ")
    seat = int(number) - 1 if number.isdigit() else ANYBODY
    word, _, side = (rest if seat != ANYBODY else text).partition(" ")
    return seat, word, side


LANGUAGES = Spoken(say, lambda speech: Voice(Tables.of(speech)))
"""Every language that the box speaks."""


def words() -> Words[View]:
    """The words of the title in the language of the page."""
    return LANGUAGES.now().words
