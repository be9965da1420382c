"""What the first screen and the set-up know of a box of games, before it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from web import html as h
from web.words import speaking
from web.words.speaking import Sayer


class Poster(NamedTuple):
    """A game in the list of games: an icon, its name, and one line on what it is like."""

    sign: str
    name: str
    line: str


class Daily(NamedTuple):
    """The race of the day of a box: on which weekdays (0 is Monday), of which game, by what rules.

    Of two boxes that offer one on the same day, the one that does so more rarely has it.
    """

    weekdays: frozenset[int]
    title: str
    options: tuple[tuple[str, str], ...]


class Box(NamedTuple):
    """One box of games on the first screen, with the ids of its titles.

    `players` and `time` are said in words; `art` draws its poster, a `parts.scene`; `lead` is the
    line below the name. `say` says the labels of the box: all that its posters, its options and
    its summaries have in English, `money` an amount of its money, also before the box is opened.
    What `is_guest` is no race: it stands apart, below the races.
    """

    id: str
    titles: tuple[str, ...]
    name: str
    sign: str
    lead: str
    players: str
    time: str
    art: Callable[[], h.Node]
    say: Sayer = speaking.say
    daily: Daily | None = None
    money: str = ""
    is_guest: bool = False


class OptionForm(NamedTuple):
    """One option of the rules on the set-up screen: its name, what it does, its values.

    One that makes another game of it `is_plain`: it is in sight, the others fold away. `drawn` puts
    a drawing before the name of a value. `begins` is the value that is chosen at first, where most
    people want another one than what the rules begin with.
    """

    label: str
    help: str
    values: Mapping[str, str]
    is_plain: bool = False
    drawn: Callable[[str], h.Node] = lambda _value: None
    begins: str = ""
