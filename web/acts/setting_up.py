"""What taps on the set-up do: which game, who plays, by which options."""

from __future__ import annotations

from collections.abc import Callable

from game import TITLES
from web.acts import playing
from web.desk.forms import FIRST_NAMES, SeatForm, computer, ready_name
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.words.speaking import say


def title(desk: Desk, rest: str) -> None:
    """Choose another game of the house on the set-up screen."""
    if rest in SCREENS:
        desk.form.play(rest)


def box(desk: Desk, rest: str) -> None:
    """Choose a game of this box: the one that was played last, else its first."""
    if rest not in BOXES:
        return
    titles = BOXES[rest].titles
    known = (slip.about for slip in desk.kept if slip.about and slip.about.title in titles)
    last = max(known, key=lambda about: about.used, default=None)
    desk.form.play(titles[0] if last is None else last.title)


def set_up(desk: Desk, rest: str) -> None:
    """Open the set-up, for a box where one is named."""
    if rest:
        box(desk, rest)
    playing.set_up(desk)


def seat(desk: Desk, rest: str) -> None:
    """`add` a seat or `add computer`, `remove N`, or `alone` with computers only."""
    form = desk.form
    action, _, number = rest.partition(" ")
    if action == "alone":
        form.alone()
        return
    if refusal := form.why_no_seats(len(form.seats) + (1 if action == "add" else -1)):
        form.problem = refusal.reason
        return
    taken = {line.name for line in form.seats}
    if action == "add":
        name = ready_name(FIRST_NAMES, taken)
        form.seats.append(computer(taken) if number == "computer" else SeatForm(name))
    elif int(number) < len(form.seats):
        del form.seats[int(number)]
    form.fit()


def bot(desk: Desk, rest: str) -> None:
    """Switch a seat between a person and the computer."""
    desk.form.hand_over(int(rest))


def option(desk: Desk, rest: str) -> None:
    """Set an option of the game, `length=quick`; what is greyed says why instead."""
    key, _, value = rest.partition("=")
    if key not in (choices := TITLES[desk.form.title].choices):
        return  # of the game that was chosen before
    if value not in choices[key]:
        desk.form.problem = say("No game here is that short, or that long.")
    elif refusal := desk.form.why_not(len(desk.form.seats), key, value):
        desk.form.problem = refusal.reason
    else:
        desk.form.options[key] = value
        desk.form.problem = ""


def options_more(desk: Desk, _rest: str) -> None:
    """Unfold the options, or fold them away."""
    desk.form.is_unfolded = not desk.form.is_unfolded


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "setup": set_up,
    "title": title,
    "box": box,
    "seat": seat,
    "bot": bot,
    "option": option,
    "options-more": options_more,
}
