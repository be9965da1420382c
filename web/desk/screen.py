"""What a title hands to the page: one frozen record, looked up by the title's id.

`D` is the Desk, `V` the view of the title. This file stands below `state.py`: what a Desk is made
of may ask a Screen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game import TITLES, Event, Table, Title
from game.play import Ask
from game.registry import Registry
from game.telling import Told
from web import html as h
from web.desk.box import Box, OptionForm, Poster
from web.desk.moment import SILENT, Moment
from web.desk.running import SILENCE, Finisher, Heard
from web.desk.script import Script
from web.desk.wording import Words
from web.desk.worker import Worker
from web.words import speaking

D = TypeVar("D")
D_contra = TypeVar("D_contra", contravariant=True)
V = TypeVar("V")


class Summary(NamedTuple):
    """A game in a few facts, for the shelf: the race in hand, of how many (0: nobody knows).

    Where a game has no races it is what its log has for chapters; a `phase` may be "".

    `standing` is (money, points) a seat, nothing where there is neither; None are points lost. A
    game without money has there what it counts instead.
    """

    round: int
    rounds: int
    phase: str
    standing: tuple[tuple[int, int | None], ...] = ()


class Bets:
    """How bets are read in what a game has told, for the hall of fame.

    `won` are the kinds of event that pay one, `stake` the fact that says what had been staked, ""
    where nothing is. `horse` gives the name of the horse that the fact `named` tells of a bet; it
    is missing where a horse is somebody's seat. `drawn` draws that horse, where a title can.
    """

    def __init__(
        self,
        *won: str,
        stake: str = "stake",
        named: str = "horse",
        horse: Callable[[str], str] | None = None,
        drawn: Callable[[str], Any] | None = None,
    ) -> None:
        self.won, self.stake, self.named = won, stake, named
        self.horse, self.drawn = horse, drawn


class Press(NamedTuple):
    """What a key does: `do` a wish, `answer`, lead the `focus` to a button, `walk`, or `swap`."""

    kind: str
    text: str


class Shows(Protocol[D_contra]):
    """What a title draws for those who only look: back at an earlier moment, in the room, or at
    their own phone while a race runs by itself."""

    def past(self, desk: D_contra) -> h.Node: ...
    def big(self, desk: D_contra) -> h.Element: ...
    def runs(self, desk: D_contra) -> bool: ...
    def running(self, desk: D_contra, seat: int) -> Any: ...
    def aloud(self, desk: D_contra) -> Sequence[str]: ...


def _nothing(*_args: object) -> None:
    return None


def _by_id(_desk: object, thing: str) -> frozenset[str]:
    """`horse red` is named `red`."""
    return frozenset({thing.partition(" ")[2]})


def _as_it_is(view: V) -> V:
    return view


@dataclass(frozen=True, kw_only=True)
class Screen(Generic[D, V]):
    """One title on the page.

    *What is drawn.* `words` are those of the page’s language. `table` is everything on the table,
    `showing` the same for those who only look (`web/frame/showing.py`), `result` the end; `pages`
    what else may stand in place of the table, by name, `sheets` what may lie over it, `anywhere`
    what may lie over any screen of the page (`over` says which does). `shows` are parts of its own,
    by id or .class, that other parts make room for. `plan` says where its slots stand where that is
    not as usual (docs/slots.md). `card` is a card read large, `paper` what the
    screen prints, `storybook` every part in every state. `pictured` draws what stands beside a
    rule, by its number.

    *Home and set-up.* `box` and `poster` announce it, `invitation` is added to the first screen,
    `lesson` is the first race of a newcomer.
    `options` are drawn in this order, or `setup` in their place; `length` stands before them,
    `printing` behind;
    `takes` says how long such a game takes, beside Start, which does `start`. `setting_up` is
    called when the set-up comes up.

    *The game.* `moments` says how each kind of event is shown, `pace` how much longer
    or shorter than usual the moment with the last of so many events is. `in_air` lays the dice, or
    the card, of an event on the table as it stood before: so it is drawn while they roll; None
    where nothing rolls.
    A game that `has_secrets` is sent with a warning. `hide` turns a player’s secrets in a view face
    down, `is_secret` says whether the answers themselves are secret. `hosted` are questions that
    whoever holds the tablet answers, even where a computer is asked, `keeper` whose question it is.
    At those of `breath` anybody may speak, and play takes a breath before it goes on; those of
    `kept_open` no computer closes while a person could speak.
    `hosting` are taps of whoever holds the tablet, and of no guest.
    `may_speak` are the seats that could say something there, by what everybody can see. `obvious`
    is the answer to a question that needs no decision, "" where one is to be taken.
    `runs` are questions to chance with which a race begins; at a question of `rests` the payoffs
    stand until they have been read. At those of `looks_itself` the table asks for the second tap,
    and no button does. At those of `one_tap` hardly anything is lost, and one tap is an answer even
    where it stands. At open ones `beside` which a player has cards of his own, he may hold them
    open, if he `holds` any by what everybody can see. `halves` are questions whose answer is taken
    back together with the one before, `stakes` what may be staked at a question that is none of
    stakes alone. `news` are the events since a seat's last turn that the curtain tells, and the
    slip "While you waited". `touches` says what a question is about that can be touched on the
    board, `horse` or `card`; `named` are the words by which answers name what was touched, `whole`
    makes an entry of the menu the answer that its button gives; `touched` and
    `lifted` do themselves what a touch or the beginning of a drag means, and say whether they did.
    `summary` is a table for the shelf, `bets` is how the hall of fame finds the best of them;
    `strokes` are everybody's best ones in a game without bets, by seat, out of all that it told.
    `finish` are the horses of a race (0: the last) as they came in, none where it was not run.
    `hands` are the hidden cards of a view, as `card` takes them, `does` what such a card does in a
    sentence; `opened_up` is a public view with all seats' cards open. `crowd` is what is heard of
    the race.

    *What happens.* `opened` a table has come up, `answering` an answer is about to be given,
    `undone` one has been taken back, `closing` sheets are closed. `taps`, `fields` and `keys` are
    its own; `tick` is called when its own `next_tick` is over; `workers` work beside the game.
    `shown_to` is how many answers may be known to anybody while the later ones, which chance gave,
    are still told and can be done without; None where all may.
    `by_itself` says of an event whether a computer did it of its own accord. `gazette` is the
    module whose OFFERS hold the stories of its games, `workshop` the one that shows the card
    workshop what its cards look like; "" where there is none.
    """

    id: str
    box: Box
    poster: Poster
    words: Callable[[], Words[V]]
    moments: Mapping[str, Moment]
    table: Callable[[D], h.Node]
    showing: Shows[D]
    result: Callable[[D], h.Node]
    summary: Callable[[Table], Summary]

    bets: Bets | None = None
    strokes: Callable[[Sequence[Event]], Mapping[int, int]] = lambda _events: {}
    finish: Callable[[Table, int], Sequence[Finisher]] = lambda _table, _race: ()
    pace: Callable[[Table, int], float] = lambda _table, _told: 1.0
    in_air: Callable[[V, Event], V | None] = lambda view, _event: view
    has_secrets: bool = True
    hide: Callable[[V], V] = _as_it_is
    is_secret: Callable[[Ask, V], bool] = lambda _ask, _view: False
    hosted: frozenset[str] = frozenset()
    hosting: frozenset[str] = frozenset()
    breath: frozenset[str] = frozenset()
    kept_open: frozenset[str] = frozenset()
    plan: str = ""
    runs: frozenset[str] = frozenset()
    rests: frozenset[str] = frozenset()
    looks_itself: frozenset[str] = frozenset()
    one_tap: frozenset[str] = frozenset()
    touches: Mapping[str, str] = field(default_factory=dict)
    named: Callable[[D, str], frozenset[str]] = _by_id
    whole: Callable[[D, str], str] = lambda _desk, text: text
    touched: Callable[[D, str], bool] = lambda _desk, _thing: False
    lifted: Callable[[D, str], bool] = lambda _desk, _thing: False
    beside: frozenset[str] = frozenset()
    holds: Callable[[Table, int], bool] = lambda _table, _seat: True
    obvious: Callable[[D, Ask], str] = lambda _desk, _ask: ""
    may_speak: Callable[[Table, Ask], Collection[int]] = lambda table, _ask: range(len(table.names))
    halves: frozenset[str] = frozenset()
    stakes: Callable[[D], range] = lambda _desk: range(0)
    news: Callable[[Sequence[Event], int], Sequence[Event]] = lambda _events, _seat: ()
    keeper: Callable[[Ask, V], int] = lambda ask, _view: ask.who
    hands: Callable[[V], tuple[str, ...]] = lambda _view: ()
    does: Callable[[V, str], str] = lambda _view, _card: ""
    opened_up: Callable[[V, Sequence[V]], V] | None = None
    crowd: Callable[[D], Heard] = lambda _desk: SILENCE

    options: Mapping[str, OptionForm] = field(default_factory=dict)
    takes: Callable[[D], str] = lambda _desk: ""
    length: Callable[[D], h.Node] = _nothing
    printing: Callable[[D], h.Node] = _nothing
    setup: Callable[[D], h.Node] | None = None
    start: str = "start"
    invitation: Callable[[D], h.Node] = _nothing
    lesson: Script | None = None
    setting_up: Callable[[D], None] = _nothing

    pages: Mapping[str, Callable[[D], h.Node]] = field(default_factory=dict)
    sheets: Mapping[str, Callable[[D], h.Node]] = field(default_factory=dict)
    pictured: Mapping[str, Callable[[], h.Node]] = field(default_factory=dict)
    anywhere: Mapping[str, Callable[[D], h.Node]] = field(default_factory=dict)
    over: Callable[[D], str] = lambda _desk: ""
    card: Callable[[D], h.Node] = _nothing
    paper: Callable[[D], h.Node] = _nothing
    shows: frozenset[str] = frozenset()
    carried: Callable[[Table], Sequence[tuple[str, str, str, str]]] = lambda _table: ()
    storybook: Callable[[], h.Node] = _nothing

    opened: Callable[[D], None] = _nothing
    answering: Callable[[D, str], None] = _nothing
    undone: Callable[[D], None] = _nothing
    closing: Callable[[D], None] = _nothing
    next_tick: Callable[[D], int | None] = _nothing
    tick: Callable[[D], None] = _nothing
    taps: Mapping[str, Callable[[D, str], None]] = field(default_factory=dict)
    fields: Mapping[str, Callable[[D, str], None]] = field(default_factory=dict)
    keys: Callable[[str, D], Press | None] = lambda _key, _desk: None
    workers: Sequence[Worker[D]] = ()
    shown_to: Callable[[D], int | None] = _nothing
    by_itself: Callable[[Event], bool] = lambda _event: True
    gazette: str = ""
    workshop: str = ""


SCREENS: Registry[Screen[Any, Any]] = Registry("SCREENS")
"""Every title that can be played on the page, under its id; `titles.py` names them."""

BOXES: dict[str, Box] = {}
"""Every box on the first screen, under its id; `titles.py` names them."""


def screen_of(table: Table) -> Screen[Any, Any]:
    """The screen of the game on this table; KeyError where the page has none."""
    return SCREENS[table.title.id]


def words_of(title: Title) -> Words[Any]:
    """The words of a title in the language of the page."""
    return SCREENS[title.id].words()


def refused(reason: str) -> str:
    """Why something may not be done, in the language of the page; in English where it has none."""
    if isinstance(reason, Told) and any(isinstance(it, Told) for it in reason.facts.values()):
        facts = {
            key: refused(it) if isinstance(it, Told) else it for key, it in reason.facts.items()
        }
        reason = Told(reason.template, facts, reason.names)
    named = (name_of(its.id) for its in SCREENS.opened if TITLES[its.id].name == reason)
    every = (screen.words().refused(reason) for screen in SCREENS.opened)
    says = dict.fromkeys((speaking.say, *(screen.box.say for screen in SCREENS.opened)))
    return next(filter(None, (*every, *(say.refused(reason) for say in says), *named)), reason)


def name_of(title_id: str) -> str:
    """What a game is called in the language of the page, its box first."""
    its = SCREENS[title_id]
    box, game = its.box.name, its.box.say(its.poster.name)
    return game if game == box else speaking.say("{box}: {game}", box=box, game=game)


def amount_of(title_id: str, money: int) -> str:
    """An amount in the money of its box; the number alone where that is unknown."""
    box = next((box for box in BOXES.values() if title_id in box.titles), None)
    if box is None or not box.money:
        return speaking.say.figures(f"{money:,}")
    return box.say(box.money, money=money)


def moment_of(table: Table, kind: str) -> Moment:
    """How this kind of event is shown at this table."""
    return SCREENS[table.title.id].moments.get(kind, SILENT)


def box_of(title_id: str) -> Box:
    """The box that a title comes from."""
    return next(box for box in BOXES.values() if title_id in box.titles)
