"""A game in progress: its open question, every answer so far, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from typing import Any

from game.play import CHANCE, Dealer, Event, IllegalAnswer, Picks, Refusal
from game.table import seating
from game.table.fate import Fate
from game.table.hearing import Heard, goes_on, longest_head, turn_of_another, words_of
from game.table.playing import Playing
from game.table.undo import Rewind, barrier, cut, missing_consent, turn_start


class Table(Playing):
    """One game at one table, driven by `answer` alone.

    `title` is a key of TITLES, `names` one name a seat, `options` any of the title's options.
    `dealer` (for instance `random.Random(7)`) answers for chance; without one chance is asked
    aloud like a player. `bots` says which seats a computer plays, for whoever runs the table;
    the rules do not look at it. Raises BadTable.

    `began` is how many of the names sat down at the beginning, all of them unless it says so; where
    the title lets people come late, `welcome` adds a name. `rules` is the version of the rules it
    was begun under; without it, or where the title does not know that one, it is today's.

    With a `seed` chance goes by it as soon as any dealer sits down: whoever plays the same game of
    the same seed meets the same dice and decks (`game.table.fate`).

    `deck` is a deck of the players' own as a save holds it (`game.decks`), for titles with a `kit`.

    `rewound` tells of every going back by consent; `branched` is None, or on a "what if" table how
    many of its answers are the real game's.
    """

    def __init__(
        self,
        title: str,
        names: Sequence[str],
        options: Mapping[str, str] | None = None,
        dealer: Dealer | None = None,
        bots: Mapping[int, str] | None = None,
        began: int | None = None,
        rules: int | None = None,
        seed: str = "",
        deck: Mapping[str, Any] | None = None,
    ) -> None:
        self.title = seating.title_of(title)
        self.names = seating.tidy_names(self.title, names)
        self.began = seating.first_seats(self.title, len(self.names), began)
        self.options = seating.all_options(self.title, self.began, options or {})
        self.bots = seating.computer_seats(bots or {}, len(self.names))
        self.rules = seating.rules_of(self.title, rules)
        self.deck = seating.deck_of(self.title, self.options, deck)
        self.dealer = dealer
        self.fate = Fate(seating.tidy_seed(seed)) if seed else None
        self.rewound: tuple[Rewind, ...] = ()
        self.branched: int | None = None
        self._lay()
        self._deal()

    @property
    def seed(self) -> str:
        """What chance goes by here, "" for whatever the dealer has."""
        return "" if self.fate is None else self.fate.seed

    @property
    def result(self) -> Any:
        """The standings with their breakdown once the game is over, else None."""
        return self.title.result(self.game) if self.ask is None else None

    @property
    def here(self) -> Collection[int]:
        """The seats of those at the table: all, but for who has gone or not come yet."""
        comings = self.title.comings
        return range(len(self.names)) if comings is None else comings.here(self.game)

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

    def welcome(self, name: str) -> int:
        """Give somebody new a name and a seat, and say which; IllegalAnswer where none can come.

        A name that a step back has left without a seat makes room for this one.
        """
        comings = self.title.comings
        if comings is None or self.ask is None:
            raise IllegalAnswer("Nobody can join this game any more.")
        before, seat = self.names, comings.seated(self.game)
        try:
            self._name((*before[:seat], name))
            self.answer(f"in {seat + 1}")
        except (seating.BadTable, IllegalAnswer) as refused:
            self._name(before)
            if isinstance(refused, seating.BadTable):
                raise IllegalAnswer(refused.reason) from None
            raise
        return seat

    def _name(self, names: Sequence[str]) -> None:
        """Other names at the same table, of which the open question knows too."""
        assert self.title.comings is not None
        self.names = seating.tidy_names(self.title, names)
        self.title.comings.chairs(self.game, len(self.names))

    def follow(self, other: Table, most: int | None = None) -> bool:
        """Take the answers that `other`, the same game, has been given since, at most so many.

        False where it is another game by now, or went back; this one stays as it is then.
        """
        done = len(self._steps)
        if other.answers[:done] != self.answers:
            return False
        if self.names != other.names and self.title.comings is not None:
            self._name(other.names)
        self._play(other.answers[done : None if most is None else done + most])
        return True

    def deal(self, dealer: Dealer | None) -> None:
        """Seat another dealer, who answers at once if chance is being asked."""
        self.dealer = dealer
        self._deal()

    def listen(self, heard: Callable[[Event], None]) -> None:
        """Call `heard` at every event from now on, while `view` shows the game as it then stands.

        For whoever tells a game moment by moment; `undo` ends it.
        """
        self.game.events = Heard(self.game.events, heard)

    def why_not(self, text: str) -> Refusal | None:
        """None where `text` would be taken now, else the reason against it and its rule."""
        if self.ask is not None and text in self.ask.options:
            return None
        try:
            longest_head(self.ask, words_of(text))  # most refusals need no copy of the table
            self.at(len(self._steps))._spell_out(text)
        except IllegalAnswer as refused:
            return Refusal(refused.reason, refused.rule)
        return None

    def expected(self) -> tuple[str, ...]:
        """Every answer that a player could expect to give now, legal or not: `why_not` tells.

        The menu of the question comes first; on an open floor it is that of all seats. Nothing once
        the game is over.
        """
        if self.ask is None:
            return ()
        menu = self.ask.menu or (() if isinstance(self.ask.options, Picks) else self.ask.options)
        return tuple(dict.fromkeys((*menu, *self.title.expected(self.game, self.ask))))

    def at(self, step: int) -> Table:
        """A table of its own as this one stood after its first `step` answers, without a dealer.

        Past the end it stands as this one does now. Raises ValueError below 0.
        """
        if step < 0:
            raise ValueError(f"There is no step {step}; steps are counted from 0.")
        then = copy(self)
        then.dealer, then.bots = None, self.bots.copy()
        then.fate = Fate(self.fate.seed) if self.fate is not None else None
        then._stand(self, step)
        # A going back to a later step had not happened yet; steps never fall along `rewound`.
        then.rewound = tuple(mark for mark in self.rewound if mark.step <= step)
        then.branched = None if self.branched is None else min(self.branched, step)
        return then

    def branch(self, step: int) -> Table:
        """A "what if" table with the first `step` answers; this one is untouched.

        It says of itself how much of it is the real game. Raises ValueError below 0.
        """
        what_if = self.at(step)
        real = len(what_if._steps)
        what_if.branched = real if self.branched is None else min(self.branched, real)
        return what_if

    def undo(self) -> None:
        """Take back the last answer; IllegalAnswer where the law of undo forbids it."""
        if refusal := self.why_no_undo():
            raise IllegalAnswer(*refusal)
        self._back_to(len(self._steps) - 1)

    def why_no_undo(self, step: int | None = None) -> Refusal | None:
        """None where the answers from `step` on (the last one) can be taken back, else the reason.

        Free until a chance outcome or a reveal; whoever runs the table knows if another has looked.
        """
        end, line = len(self._steps), self._line()
        first = end if step is None else min(step + 1, end)
        reasons = (barrier(line, at, self.title.reveals) for at in range(end, first - 1, -1))
        return next(filter(None, reasons), None)

    def undo_would(self) -> str | None:
        """The answer that `undo` would take back; None where it would be refused."""
        return None if self.why_no_undo() else self._steps[-1].answer

    def turn_start(self) -> int:
        """The step where the turn of whoever answered last began, with no barrier since."""
        return turn_start(self._line(), self.title.reveals)

    def reset_would(self) -> tuple[str, ...]:
        """The answers that `reset_turn` would take back, oldest first; none where it is refused."""
        return self.answers[self.turn_start() :]

    def reset_turn(self) -> None:
        """Take back the whole turn so far; IllegalAnswer with undo's reason where it is empty."""
        if refusal := self.why_no_undo():
            raise IllegalAnswer(*refusal)
        self._back_to(self.turn_start())

    def instead(self, step: int, text: str, until: int) -> None:
        """Put `text` in the place of the answer at `step`, keep what followed before `until`.

        For an answer that chance is rolling out, which is told one outcome at a time: whoever cuts
        it short takes nothing back that anybody has seen, and what nobody has seen has not
        happened. Raises ValueError, and leaves the table as it was, where anybody but chance has
        spoken from `until` on, or where what is kept would not have followed from `text`.
        """
        then = self.at(step)
        for said in (text, *self.answers[step + 1 : until]):
            if then.ask is None or said not in then.ask.options:
                raise ValueError(f"{said} does not follow.")
            then._take(said)
        if any(one.asker != CHANCE for one in self._steps[until:]):
            raise ValueError("Somebody has answered since.")
        answers = then.answers[step:]
        self._back_to(step)
        self._play(answers)
        self._deal()

    def rewind(self, step: int, agreed: Collection[int]) -> None:
        """Go back past every barrier by consent of the whole table, and mark it in `rewound`.

        `agreed` are the seats that said yes: every person's must be there, or IllegalAnswer names
        who is missing. The dealer deals anew where chance is asked, and the mark is the remedy.
        """
        if step not in range(len(self._steps)):
            raise IllegalAnswer(
                *Refusal("There is no earlier moment {step} to go back to.", "", step=step)
            )
        if refusal := missing_consent(self.names, self.bots, agreed, self.here):
            raise IllegalAnswer(*refusal)
        taken = len(self._steps) - step
        self._back_to(step)
        self.rewound = (*self.rewound, Rewind(step, taken))
        self._deal()

    def _deal(self) -> None:
        dealer = self.dealer
        if dealer is None:
            return
        while (ask := self.ask) is not None and ask.who == CHANCE:
            if self.fate is None:
                self._take(ask.options[dealer.randrange(len(ask.options))])
            else:
                self._take(self.fate.answer(ask, self._steps))

    def _spell_out(self, text: str) -> None:
        """Take `text` as several answers of one player, longest legal head first.

        On an open floor each answer names who speaks, so there it may be others too. It ends where
        another is asked, or what was said aloud leads to a choice in secret: whoever may say the
        first must not learn from a refusal what could be the second.
        """
        before, rest = len(self._steps), words_of(text)
        try:
            while rest or before == len(self._steps):
                ask, said = self.ask, self._steps[before:]
                if said and ask is not None and not goes_on(said[-1], ask):
                    raise IllegalAnswer(*turn_of_another(ask.who, ask.rule, self.names))
                head = longest_head(ask, rest)
                self._take(" ".join(rest[:head]))
                rest = rest[head:]
        except IllegalAnswer:
            self._back_to(before)
            raise

    def _back_to(self, step: int) -> None:
        if step < len(self._steps):
            self._stand(self, step)
            self.rewound = cut(self.rewound, step)
            self.branched = None if self.branched is None else min(self.branched, step)
