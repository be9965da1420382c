"""Where anybody may throw a nasty card: what each hand could play just now, and why not the rest.

The options are found when somebody asks for them: most of these moments pass without a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import overload

from game.floor import speaker
from game.play import ANYBODY, Ask, Play, Refusal
from game.really_nasty.cards import CARDS, DEPOSIT, HOW_MANY, RULES, WORDS, Nasty
from game.really_nasty.course import FENCE, FENCES, IS_LAST_STRAIGHT
from game.really_nasty.refused import aim_refused
from game.really_nasty.state import RIDERLESS, RUNNING, Game, running
from game.really_nasty.view import View

Lain = Game | View
"""What lies on the table: no moment for a card depends on what only one player can see."""

Aims = Callable[[Lain, int, Nasty], "Sequence[int] | Refusal"]
"""The horses that a card of a seat may be thrown at, by their seats, or why at none."""

NO_TARGET = ("false-start", "remount", "riderless")
"""Cards that name no horse: there is only one thing they can mean."""


class Spoken(Sequence[str]):
    """What the seats may say, found when it is first looked at, and what lets play go on.

    As a `menu` it has the cards too that cannot be played now, by their word alone.
    """

    def __init__(self, game: Game, aims: Aims, go_on: str, menu: bool = False) -> None:
        self._game, self._aims, self._go_on, self._menu = game, aims, go_on, menu
        self._found: dict[int, tuple[str, ...]] = {}

    def of(self, seat: int | None) -> Sequence[str]:
        """What this seat may say; for None, what lets play go on."""
        if seat is None or seat == ANYBODY:
            return (self._go_on,)
        if seat not in self._found:
            self._found[seat] = tuple(self._plays(seat))
        return self._found[seat]

    def _plays(self, seat: int) -> Iterator[str]:
        game = self._game
        if not 0 <= seat < len(game.hands):
            return
        for word in dict.fromkeys([CARDS[id].word for id in game.hands[seat]]):
            card = WORDS[word]
            aims = self._aims(game, seat, card)
            if isinstance(aims, Refusal):
                if self._menu:
                    yield f"{seat + 1} {word}"
            elif card.kind in NO_TARGET:
                yield f"{seat + 1} {word}"
            else:
                for horse in aims:
                    yield f"{seat + 1} {word} {game.silks[horse]}"

    def _all(self) -> tuple[str, ...]:
        seats = [text for seat in range(len(self._game.hands)) for text in self.of(seat)]
        return (*seats, self._go_on)

    def __len__(self) -> int:
        return sum([len(self.of(seat)) for seat in range(len(self._game.hands))]) + 1

    def __contains__(self, text: object) -> bool:
        if text == self._go_on:
            return True
        return isinstance(text, str) and text in self.of(speaker(text))

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._all())


def floor(game: Game, what: str, aims: Aims, go_on: str, rule: str) -> Play[tuple[int, str]]:
    """Let one seat throw a card, or play go on; who spoke, and the words without the seat."""
    text = yield Ask(
        ANYBODY,
        what,
        Spoken(game, aims, go_on),
        1,
        rule,
        Spoken(game, aims, go_on, menu=True),
        partial(card_refused, game, aims),
    )
    seat = speaker(text)
    return seat, text if seat == ANYBODY else text.partition(" ")[2]


def card_refused(game: Game, aims: Aims, text: str) -> Refusal | None:
    """Why a seat cannot throw this card now."""
    seat = speaker(text)
    word, _, silk = text.partition(" ")[2].partition(" ")
    if word not in WORDS:
        return None
    if not 0 <= seat < len(game.hands):
        return Refusal("There is no player {number} at this table.", "N.14", number=seat + 1)
    if all(CARDS[id].word != word for id in game.hands[seat]):
        return Refusal("This card is not in your hand.", "N.14")
    card = WORDS[word]
    found = aims(game, seat, card)
    if isinstance(found, Refusal):
        return found
    if card.kind in NO_TARGET:
        return None
    if silk in game.silks:
        return aim_refused(game, card, game.silks.index(silk))
    return Refusal("Say at which horse.", RULES[card.kind])


def named(game: Game, words: str) -> tuple[str, int]:
    """The word of a card and the seat of the horse it is thrown at, ANYBODY for none."""
    word, _, silk = words.partition(" ")
    return word, game.silks.index(silk) if silk else ANYBODY


def known_gone(game: Lain, *words: str) -> bool:
    """Whether all cards of these words have been played, so that nobody can hold one.

    They are counted: a view names a card that was played by the first that is like it.
    """
    spent = sum([CARDS[one.card].word in words for one in game.spent])
    return spent == sum([HOW_MANY[word] for word in words])


# before a roll


def before_roll(game: Lain, seat: int, card: Nasty) -> Sequence[int] | Refusal:
    """What a card could do before the next horse moves (N.15 to N.22)."""
    return BEFORE_ROLL[card.kind](game, seat, card)


def _whip(game: Lain, _seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    fresh = [one for one in running(game.horses) if not game.horses[one].moved]
    if not fresh:
        return Refusal("Every horse in the race has left the start.", "N.15")
    aims = [one for one in fresh if not game.horses[one].whipped]
    return aims or Refusal("A horse is whipped round once a race.", "N.15")


def _false_start(game: Lain, _seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    if game.brook:
        return Refusal("A horse has reached {fence}.", "N.16", fence=FENCES["brook"].name)
    return ()


def _faller(game: Lain, _seat: int, card: Nasty) -> Sequence[int] | Refusal:
    aims = [one for one in running(game.horses) if FENCE[game.horses[one].at] == card.fence]
    if not aims:
        fence = FENCES[card.fence].name
        if any(one.fate == RIDERLESS and FENCE[one.at] == card.fence for one in game.horses):
            said = "The horse on {fence} is riderless: it cannot fall."
            return Refusal(said, "N.17", fence=fence)
        return Refusal("No horse stands on {fence}.", "N.17", fence=fence)
    return aims


def _slip(game: Lain, seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    if game.horses[seat].fate != RUNNING:
        return Refusal("Your own horse must still be in the race.", "N.18")
    aims = [one for one in running(game.horses) if not FENCE[game.horses[one].at]]
    return aims or Refusal("Every horse with a rider stands on a fence.", "N.18")


def _pressure(game: Lain, _seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    horse = game.horses[game.turn]
    if horse.fate == RIDERLESS:
        return Refusal("The horse to move next is riderless.", "N.21")
    if not IS_LAST_STRAIGHT[horse.at]:
        return Refusal("The horse to roll next is not on the final straight.", "N.21")
    if game.driven:
        return Refusal("This horse is under pressure already.", "N.21")
    return (game.turn,)


def _photo(game: Lain, _seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    if not game.placed:
        return Refusal("No rider has crossed the line.", "N.22")
    if game.photo and game.horses[game.turn].fate == RIDERLESS:
        return Refusal("The horse to move next is riderless.", "N.22")
    if not game.photo:
        return Refusal("This card is only for the horse that moves next after the winner.", "N.22")
    if game.called:
        return Refusal("A photo has been called for already.", "N.22")
    return (game.turn,)


def _after_a_fall(_game: Lain, _seat: int, card: Nasty) -> Sequence[int] | Refusal:
    return Refusal("This card can be played only at once after a Faller.", RULES[card.kind])


def _after_the_race(_game: Lain, _seat: int, _card: Nasty) -> Sequence[int] | Refusal:
    return Refusal("The stewards sit when the race is over.", "N.23")


BEFORE_ROLL: Mapping[str, Aims] = {
    "whip": _whip,
    "false-start": _false_start,
    "faller": _faller,
    "slip": _slip,
    "pressure": _pressure,
    "photo": _photo,
    "remount": _after_a_fall,
    "riderless": _after_a_fall,
    "objection": _after_the_race,
    "enquiry": _after_the_race,
}


# after a fall, and after the race


def after_fall(_game: Lain, _seat: int, card: Nasty) -> Sequence[int] | Refusal:
    """Only what answers a Faller card may be played at once after it (N.19, N.20)."""
    if card.kind in ("remount", "riderless"):
        return ()
    return Refusal("A horse has just fallen: only an answer to that may be played.", "N.17")


def in_stewards_room(game: Lain, seat: int, card: Nasty) -> Sequence[int] | Refusal:
    """Objections and enquiries against the horses in the winners’ enclosure (N.23)."""
    if card.kind not in DEPOSIT:
        return Refusal("The race is over.", RULES[card.kind])
    if game.money[seat] < DEPOSIT[card.kind]:
        deposit = DEPOSIT[card.kind]
        return Refusal(
            "An objection takes a deposit of £{deposit:number}.", "N.23", deposit=deposit
        )
    return game.placed
