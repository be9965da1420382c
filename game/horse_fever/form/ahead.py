"""What lies ahead of a view: the cards that can come, and where the race stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import PartyView
from game.horse_fever.people import CHARACTERS
from game.horse_fever.view import View
from game.racing import movement
from game.racing.simulate import GATE, HIGH, LANES, MASKS, SHIFTS, TO_HIGH, Start
from game.racing.view import RaceView

SHOWS, FOURTH = 3, 4


class Course(NamedTuple):
    """A race as far as it is known: the cards left, where it stands, and how many places count."""

    deck: Sequence[movement.Rows]
    start: Start
    wanted: int
    is_party: bool


def has_form(view: View | PartyView) -> bool:
    """Whether a race lies ahead or is being run."""
    if isinstance(view, PartyView):
        return view.phase in ("collect", "book", "race")
    return bool(view.odds) and view.phase not in ("preparation", "final stage", "over")


def course_of(view: View | PartyView) -> Course:
    """The course of the race that runs, or of the next one."""
    is_party = isinstance(view, PartyView)
    wanted = FOURTH if not isinstance(view, PartyView) and fourth_counts(view) else SHOWS
    if view.phase == "race" and view.race is not None:
        cards = movement.deck(view.card_92)
        left = [cards[card] for card in view.race.left]
        return Course(left, where(view.race, is_party), wanted, is_party)
    fresh = movement.basic_deck if is_party else movement.deck
    return Course(list(fresh(view.card_92).values()), GATE, wanted, is_party)


def is_even(course: Course) -> bool:
    """Whether all lanes are alike: at the gate, with a deck that no two of them can tell apart."""
    cards = Counter(course.deck)
    return course.start == GATE and all(
        cards == Counter([swapped(card, lane) for card in course.deck]) for lane in range(LANES - 1)
    )


def swapped(card: movement.Rows, lane: int) -> movement.Rows:
    """A card with the spaces of a lane and its neighbour changed over."""
    spaces = [*card]
    spaces[lane], spaces[lane + 1] = spaces[lane + 1], spaces[lane]
    one, two, three, four, five, six = spaces
    return one, two, three, four, five, six


def where(race: RaceView, is_party: bool) -> Start:
    """Where a race stands: between two units, between card and dice, or before a photo finish."""
    places = sum(
        [race.positions[horse] << shift for horse, shift in zip(HORSES, SHIFTS, strict=True)]
    )
    ranking = tuple([HORSES.index(horse) for horse in race.ranking])
    live = sum([MASKS[lane] for lane in range(LANES) if lane not in ranking])
    crossed = (places + TO_HIGH) & live & HIGH
    if race.card and not race.dice and not is_party:
        stage, unit = "dice", race.unit
    elif crossed:
        stage, unit = "line", race.unit
    else:
        stage, unit = "card", race.unit - 1  # the unit has begun, and its card is asked for
    return Start(places, live, crossed, unit, ranking, stage)


def fourth_counts(view: View) -> bool:
    """Whether anybody at the table has a show bet paid for the fourth place."""
    return any(shows_more(view, player.character) for player in view.seats)


def shows_fourth(view: View | PartyView) -> bool:
    """Whether this very seat has."""
    if isinstance(view, PartyView) or view.seat is None:
        return False
    return shows_more(view, view.seats[view.seat].character)


def shows_more(view: View, character: str) -> bool:
    """Whether a character's show bets win with a place more; nobody's do in the Family Game."""
    if view.board is None or not character:
        return False
    return any(e.symbol == "show" for e in CHARACTERS[view.edition][character].effects)
