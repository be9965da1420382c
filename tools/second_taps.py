"""Where the page asks twice: `python -m tools.second_taps` plays every title and counts.

Each title is played by three people, and by one among computers, who answer as a casual computer
would. A line is a question: how often a person answered it, and how often that wants a second tap
where it is given by a tap on an answer; a box that gives some in its own way asks less.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.runner import given, go_on
from tools.staging import leads_on, new_desk
from web.acts import confirm, playing
from web.desk.screen import SCREENS

STEPS = 1500
"""So many steps of a game are walked through."""

Counts = Counter[tuple[str, str]]


def counted(game: str, bots: int) -> Counts:
    """By question and why it asked again; why is "" for every answer that was given."""
    desk, rng, counts = new_desk(3 + (bots > 2), bots, 7, game), Random(3), Counts()
    for _ in range(STEPS):
        if leads_on(desk):
            continue
        if desk.ask is None or desk.table is None:
            break
        ask, title = desk.ask, desk.table.title
        floor = desk.at.table.ask
        is_open = floor is not None and floor.who < 0
        text = (
            go_on(ask) if is_open else given(title, "casual", desk.at.table.view(ask.who), ask, rng)
        )
        assert text is not None
        counts[ask.what, ""] += 1
        if (look := confirm.look(desk, text)) is not None:
            counts[ask.what, look.then] += 1
        playing.answer(desk, text)
    return counts


def main() -> None:
    """Print the table."""
    for title in (it for it in SCREENS if "party" not in it):
        for bots in (0, 3):
            counts = counted(title, bots)
            answers = sum(n for (_, why), n in counts.items() if not why)
            print(f"{title}, {bots} computers: {answers} answers, {counts.total() - answers} twice")
            for (what, why), n in sorted(counts.items()):
                if why:
                    print(f"    {what}: {n} of {counts[what, '']} ({why})")


if __name__ == "__main__":
    main()
