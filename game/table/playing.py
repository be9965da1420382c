"""A game along its line of answers: played on, taken back to, and copied where it rests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from game.decks import Deck
from game.floor import speaker
from game.play import ANYBODY, CHANCE, REST, Ask, Event, Play
from game.table import seating
from game.table.copies import GAP, Copy, copied, revived, up_to
from game.table.digests import Digests
from game.table.steps import Step
from game.table.undo import Line
from game.title import Title


class Playing:
    """One game from its first answer on, whoever sits at it; every answer given is a legal one."""

    title: Title
    names: tuple[str, ...]
    options: Mapping[str, str]
    began: int
    rules: int
    deck: Deck | None

    def _lay(self) -> None:
        """Begin with nothing answered."""
        self._digests = Digests()
        self._steps: list[Step] = []
        self._said: tuple[str, ...] = ()
        self._copies: list[Copy] = []
        self._begin(self._fresh())

    def _fresh(self) -> Any:
        """The game with nothing answered, under the rules that this table goes by."""
        game = self.title.new(self.began, self.options)
        if self.title.versions is not None:
            self.title.versions.begin(game, self.rules)
        if self.deck is not None and self.title.kit is not None:
            self.title.kit.begin(game, self.deck)
        return game

    def _begin(self, game: Any) -> None:
        """Play on from the beginning, or from a copy."""
        self.game = game
        if self.title.comings is not None:
            self.title.comings.chairs(game, len(self.names))
        self._flow: Play[None] = self.title.play(game)
        self.ask: Ask | None = next(self._flow, None)
        if self.ask is REST:
            self.ask = self._rest()
        if self.ask is not None and self.ask.who != CHANCE:
            seating.name_players(self.ask, self.names)

    def _rest(self) -> Ask | None:
        """Keep a copy if the last is long ago, and go on to the next question."""
        ask: Ask | None = REST
        while ask is REST:
            step = len(self._steps)
            if step - self.rested >= GAP:
                self._copies.append(copied(self.game, step))
            ask = next(self._flow, None)
        return ask

    @property
    def steps(self) -> Sequence[Step]:
        """Every answer so far with its question, chance included; not to be changed."""
        return self._steps

    @property
    def answers(self) -> tuple[str, ...]:
        """Every answer so far, chance included, in notation."""
        if len(self._said) != len(self._steps):
            self._said = tuple([step.answer for step in self._steps])
        return self._said

    @property
    def askers(self) -> tuple[int, ...]:
        """Who gave each of the answers: a seat, CHANCE, or ANYBODY who let play go on."""
        return tuple([step.asker for step in self._steps])

    @property
    def aloud(self) -> tuple[bool, ...]:
        """Whether each of the answers was given in front of everybody."""
        return tuple([step.aloud for step in self._steps])

    @property
    def copy(self) -> Copy | None:
        """The game as it rested last, None where it has not yet."""
        return self._copies[-1] if self._copies else None

    @property
    def rested(self) -> int:
        """The step of the last copy, 0 where there is none."""
        return self.copy.step if self.copy else 0

    def digests(self, step: int) -> Digests:
        """The checksums of all that was told up to `step`."""
        return self._digests.up_to(step)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, in order; nothing in it is secret."""
        return self.game.events  # type: ignore[no-any-return]

    @property
    def hides(self) -> bool:
        """Whether a seat sees anything now that the whole table does not."""
        look = self.title.view
        seen, seats = look(self.game, None), range(len(self.names))
        return any(look(self.game, seat)._replace(seat=seen.seat) != seen for seat in seats)

    def digest(self, step: int) -> str:
        """A short checksum of all that was told up to `step`; another play of it has another."""
        return self._digests.after(step, self._steps, self.events)

    def _line(self) -> Line:
        next = None if self.ask is None else self.ask.who
        return Line(self._steps, self.events, next)

    def _take(self, text: str) -> None:
        """Play on with an answer that is known to be legal."""
        ask = self.ask
        assert ask is not None
        who = ask.who
        if who == ANYBODY:
            asker, aloud = speaker(text), True
        else:
            asker, aloud = who, ask.open
        self._steps.append(Step(text, asker, who, ask.what, aloud, len(self.game.events)))
        try:
            ask = self._flow.send(text)
        except StopIteration:
            ask = None
        if ask is REST:
            ask = self._rest()
        self.ask = ask
        if ask is not None and ask.who != CHANCE:
            seating.name_players(ask, self.names)

    def _keep(self, steps: Sequence[Step]) -> None:
        """This is what has been answered, whatever it was before."""
        self._steps, self._said = list(steps), ()

    def _play(self, answers: Iterable[str]) -> None:
        """Replay answers that have been taken once."""
        for text in answers:
            self._take(text)

    def resume(self, copy: Copy, game: Any, steps: Sequence[Step], digests: Digests) -> None:
        """Stand where it rested, though it was not played here; `game` is what the copy holds."""
        self._keep(steps)
        self._digests, self._copies = digests, [copy]
        self._begin(game)

    def _stand(self, whole: Self, step: int) -> None:
        """Stand as `whole` did after `step` answers: its last copy till then, and played on."""
        steps, events = whole._steps, whole.events
        self._copies = up_to(whole._copies, step)
        self._digests = whole._digests.up_to(step)
        start = self._copies[-1].step if self._copies else 0
        self._keep(steps[:start])
        if self._copies:
            self._begin(revived(self._copies[-1], events))
        else:
            self._begin(self._fresh())
        self._play([one.answer for one in steps[start:step]])
