"""How long a game takes, as the set-up says it."""

from __future__ import annotations

from web.desk.forms import SetupForm
from web.words.speaking import say


def about(form: SetupForm, races: int, race: float, turn: float) -> str:
    """So many races, and the minutes to the nearest five.

    A race takes `race` minutes, and `turn` more for each person in it: computers are quick.
    """
    return say(
        "{races:plural(race|races)}, about {minutes} minutes",
        races=races,
        minutes=minutes(form, races, race, turn),
    )


def minutes(form: SetupForm, races: int, race: float, turn: float) -> int:
    """The same minutes alone."""
    people = sum(not seat.bot for seat in form.seats)
    return 5 * max(1, round(races * (race + turn * people) / 5))
