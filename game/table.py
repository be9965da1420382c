"""A game in progress: its open question, every answer so far, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.play import (
    CHANCE,
    TITLES,
    Ask,
    Dealer,
    Event,
    IllegalAnswer,
    Play,
    Refusal,
    Title,
    quoted,
)

LONGEST_NAME = 40
LONGEST_ANSWER = 400
JOINERS = "\u200c\u200d"  # emoji and some scripts are written with them


class BadTable(ValueError):
    """A table that cannot be laid: one plain sentence says what to change."""


class Table:
    """One game at one table, driven by `answer` alone.

    `title` is a key of TITLES, `names` one name a seat, `options` any of the title's options.
    `dealer` (for instance `random.Random(7)`) answers for chance; without one chance is asked
    aloud like a player. `bots` says which seats a computer plays, for whoever runs the table;
    the rules do not look at it. Raises BadTable.
    """

    def __init__(
        self,
        title: str,
        names: Sequence[str],
        options: Mapping[str, str] | None = None,
        dealer: Dealer | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.title = _title(title)
        self.names = _names(self.title, names)
        self.options = _options(self.title, len(self.names), options or {})
        self.bots = _bots(bots or {}, len(self.names))
        self.dealer = dealer
        self._restart()
        self._deal()

    def _restart(self) -> None:
        self.ask: Ask | None = None
        self._answers: list[str] = []
        self._askers: list[int] = []
        self._told = 0
        self.game: Any = self.title.new(len(self.names), self.options)
        self._flow: Play[None] = self.title.play(self.game)
        self.ask = next(self._flow, None)

    @property
    def answers(self) -> tuple[str, ...]:
        """Every answer so far, chance included, in notation."""
        return tuple(self._answers)

    @property
    def askers(self) -> tuple[int, ...]:
        """Who gave each of the answers: a seat, or CHANCE."""
        return tuple(self._askers)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, in order; nothing in it is secret."""
        return self.game.events  # type: ignore[no-any-return]

    @property
    def result(self) -> Any:
        """The standings with their breakdown once the game is over, else None."""
        return self.title.result(self.game) if self.ask is None else None

    def view(self, seat: int | None) -> Any:
        """What this seat may see; `view(None)` is what the whole table may see."""
        if seat is not None and not 0 <= seat < len(self.names):
            raise ValueError(f"There is no seat {seat}; the seats are 0 to {len(self.names) - 1}.")
        return self.title.view(self.game, seat)

    def answer(self, text: str) -> None:
        """Take an answer to the open question, then let the dealer answer for chance.

        One text may hold several answers of one player in a row (`win red 300`). Raises
        IllegalAnswer and leaves the table as it was.
        """
        if self.ask is not None and text in self.ask.options:
            self._take(text)
        else:
            self._spell_out(text)
        self._deal()

    def deal(self, dealer: Dealer | None) -> None:
        """Seat another dealer, who answers at once if chance is being asked."""
        self.dealer = dealer
        self._deal()

    def listen(self, heard: Callable[[Event], None]) -> None:
        """Call `heard` at every event from now on, while `view` shows the game as it then stands.

        For whoever tells a game moment by moment; `undo` ends it.
        """
        self.game.events = _Heard(self.game.events, heard)

    def why_not(self, text: str) -> Refusal | None:
        """None where `text` would be taken now, else the reason against it and its rule."""
        if self.ask is not None and text in self.ask.options:
            return None
        try:
            self.at(len(self._answers))._spell_out(text)
        except IllegalAnswer as refused:
            return Refusal(refused.reason, refused.rule)
        return None

    def at(self, step: int) -> Table:
        """A table of its own as this one stood after its first `step` answers, without a dealer.

        Past the end it stands as this one does now. Raises ValueError below 0.
        """
        if step < 0:
            raise ValueError(f"There is no step {step}; steps are counted from 0.")
        then = Table(self.title.id, self.names, self.options, bots=self.bots)
        then._play(self._answers[:step])
        return then

    def undo(self) -> None:
        """Take back the last answer; IllegalAnswer where the law of undo forbids it."""
        if refusal := self.why_no_undo():
            raise IllegalAnswer(*refusal)
        self._back_to(len(self._answers) - 1)

    def why_no_undo(self) -> Refusal | None:
        """None where the last answer can be taken back, else the reason.

        Free until a chance outcome, a reveal or a change of player.
        """
        if not self._answers:
            return Refusal("Nothing has been played yet.", "")
        if self.ask is None:
            return Refusal("The game is over.", "")
        if self._askers[-1] == CHANCE:
            return Refusal("Chance has spoken since: a card was drawn or a die was rolled.", "")
        if any(e.kind in self.title.reveals for e in self.events[self._told :]):
            return Refusal("Cards have been turned up since.", "")
        if self.ask.who != self._askers[-1]:
            return Refusal("The last move was another player's.", "")
        return None

    def _take(self, text: str) -> None:
        """Play on with an answer that is known to be legal."""
        assert self.ask is not None
        self._answers.append(text)
        self._askers.append(self.ask.who)
        self._told = len(self.game.events)
        try:
            self.ask = self._flow.send(text)
        except StopIteration:
            self.ask = None

    def _play(self, answers: Iterable[str]) -> None:
        """Replay answers that this table has already taken once."""
        for text in answers:
            self._take(text)

    def _deal(self) -> None:
        dealer = self.dealer
        if dealer is None:
            return
        while (ask := self.ask) is not None and ask.who == CHANCE:
            self._take(ask.options[dealer.randrange(len(ask.options))])

    def _spell_out(self, text: str) -> None:
        """Take `text` as several answers of one player, longest legal head first."""
        if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
            raise IllegalAnswer(f"An answer is a text of at most {LONGEST_ANSWER} letters.")
        before, who, rest = len(self._answers), self.ask and self.ask.who, text.split()
        try:
            while rest:
                if self.ask is None or self.ask.who != who:
                    raise IllegalAnswer(*self._objection(" ".join(rest)))
                head = self._longest_head(rest)
                self._take(" ".join(rest[:head]))
                rest = rest[head:]
            if len(self._answers) == before:
                raise IllegalAnswer(*self._objection(text))
        except IllegalAnswer:
            self._back_to(before)
            raise

    def _longest_head(self, words: list[str]) -> int:
        assert self.ask is not None
        for count in range(len(words), 0, -1):
            if " ".join(words[:count]) in self.ask.options:
                return count
        for count in range(len(words), 0, -1):
            if refusal := self.ask.why(" ".join(words[:count])):
                raise IllegalAnswer(*refusal)
        raise IllegalAnswer(*self._objection(" ".join(words)))

    def _back_to(self, step: int) -> None:
        if step < len(self._answers):
            answers = self._answers[:step]
            self._restart()
            self._play(answers)

    def _objection(self, text: str) -> Refusal:
        if self.ask is None:
            return Refusal("The game is over.", "")
        if refusal := self.ask.why(text):
            return refusal
        known = ", ".join(self.ask.options[:6]) + (", ..." if len(self.ask.options) > 6 else "")
        return Refusal(
            f"'{quoted(text)}' is no answer to '{self.ask.what}'. Possible: {known}.", self.ask.rule
        )


class _Heard(list[Event]):
    """What happened, and somebody who hears of everything that is added."""

    def __init__(self, told: Iterable[Event], heard: Callable[[Event], None]) -> None:
        super().__init__(told)
        self.heard = heard

    def append(self, event: Event) -> None:
        super().append(event)
        self.heard(event)


def _title(wanted: str) -> Title:
    if not isinstance(wanted, str) or wanted not in TITLES:
        raise BadTable(f"There is no game '{quoted(wanted)}'; there are {_list(TITLES)}.")
    return TITLES[wanted]


def _names(title: Title, names: Sequence[str]) -> tuple[str, ...]:
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadTable("Give the players as a list of names.")
    cleaned = tuple(" ".join(name.split()) for name in names)
    if len(cleaned) not in title.seats:
        allowed = f"{min(title.seats)} to {max(title.seats)}"
        raise BadTable(f"{title.name} takes {allowed} players, not {len(cleaned)}.")
    for seat, name in enumerate(cleaned):
        if not name:
            raise BadTable(f"Player {seat + 1} has no name.")
        if not all(sign.isprintable() or sign in JOINERS for sign in name):
            raise BadTable(f"The name of player {seat + 1} holds a sign that cannot be shown.")
        if len(name) > LONGEST_NAME:
            raise BadTable(f"The name of player {seat + 1} is longer than {LONGEST_NAME} letters.")
        if name in cleaned[:seat]:
            raise BadTable(f"Two players are called {name}; give each a name of their own.")
    return cleaned


def _options(title: Title, seats: int, wanted: Mapping[str, str]) -> dict[str, str]:
    for key, value in wanted.items():
        if key not in title.options:
            raise BadTable(
                f"{title.name} has no option '{quoted(key)}'; it has {_list(title.options)}."
            )
        if not isinstance(value, str) or value not in title.choices[key]:
            raise BadTable(
                f"'{key}' cannot be '{quoted(value)}'; it can be {_list(title.choices[key])}."
            )
    options = {**title.options, **wanted}
    if refusal := title.refuse(seats, options):
        raise BadTable(refusal.reason)
    return options


def _bots(bots: Mapping[int, str], seats: int) -> dict[int, str]:
    for seat, level in bots.items():
        if not isinstance(level, str):
            raise BadTable("Name each computer player's level.")
        if seat not in range(seats):
            raise BadTable(f"There is no seat {seat} for a computer; seats are 0 to {seats - 1}.")
    return dict(bots)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)
