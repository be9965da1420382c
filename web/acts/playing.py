"""What people do at the page: lay a table, answer, take back, hand the tablet on, open, leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game import TITLES, BadTable, IllegalAnswer, Table
from game.floor import is_private
from game.play import Refusal
from web.acts import stage, undoing
from web.acts.kept import decks, keeping
from web.desk import undoable
from web.desk.forms import FIRST_NAMES, USUAL_LEVEL, SeatForm, SetupForm, seated
from web.desk.past import Past
from web.desk.post import parting
from web.desk.screen import SCREENS, screen_of
from web.desk.settings import kept_settings
from web.desk.shown import Shown
from web.desk.state import Desk
from web.words.minds import SURPRISE
from web.words.speaking import say


def wake(desk: Desk) -> None:
    """Show what was on the screen when the page was last alive."""
    desk.settings = kept_settings(desk.shelf.storage)
    id = desk.shelf.open_id()
    if id is None:
        show_home(desk)
    else:
        show(desk, id)


# home and set-up


def go_home(desk: Desk) -> None:
    """Leave the table, or whatever else, for the home screen."""
    keeping.leave_table(desk)
    show_home(desk)


def show_home(desk: Desk) -> None:
    """Show the home screen with all kept tables."""
    desk.table = desk.shown = desk.guide = None
    desk.screen, desk.rule, desk.card, desk.sought = "home", "", "", ""
    desk.notice = ""
    desk.past = Past()
    clear(desk)
    stage.cover(desk)
    keeping.show_slips(desk)


def clear(desk: Desk) -> None:
    """Another screen: whatever lay open is put away, and what waited is let go."""
    desk.post.clear()
    for screen in SCREENS.opened:
        screen.closing(desk)


def set_up(desk: Desk) -> None:
    """Show the set-up screen."""
    keeping.forget_thrown(desk)
    if desk.form.seats == SetupForm.fresh().seats and (last := last_at_table(desk)):
        desk.form.seats = last
        desk.form.play(desk.form.title)
    desk.screen, desk.notice, desk.form.problem = "setup", "", ""
    for screen in SCREENS.opened:
        screen.setting_up(desk)


def last_at_table(desk: Desk) -> list[SeatForm]:
    """Who sat at the game that was played last, for the next one; a party's guests come and go."""
    known = [
        slip.about for slip in desk.kept if slip.about and len(slip.about.names) <= len(FIRST_NAMES)
    ]
    last = max(known, key=lambda about: about.used, default=None)
    if last is None:
        return []
    return [
        SeatForm(name, USUAL_LEVEL, SURPRISE) if seat in last.bots else SeatForm(name)
        for seat, name in enumerate(last.names)
    ]


def start(desk: Desk, seed: str = "", deck: Mapping[str, Any] | None = None) -> None:
    """Lay a new table from the form, chance by a seed where there is one; a problem is told.

    Without a `deck` it is the one that the form has chosen.
    """
    form = desk.form
    bots = seated(form.seats, desk.chance, TITLES[form.title].computers is not None)
    try:
        names = [line.name for line in form.seats]
        deck = deck or decks.chosen(desk.shelf.storage, form.title, form.deck)
        table = Table(form.title, names, form.options, desk.chance, bots, seed=seed, deck=deck)
    except BadTable as bad:
        form.problem = bad.reason
        return
    lay(desk, desk.shelf.new_id(), table)
    stage.greet(desk)
    desk.shelf.open(desk.id)  # first: whoever is cut off in between comes back to it
    keeping.keep(desk)


# a table


def lay(desk: Desk, id: str, table: Table) -> None:
    """Put a table on the screen, the curtain down, nothing left to show."""
    keeping.forget_thrown(desk)
    table.deal(desk.chance)
    desk.id, desk.table, desk.screen, desk.guide = id, table, "table", None
    undoing.begin(desk)
    screen_of(table).opened(desk)
    clear(desk)
    stage.cover(desk)
    desk.notice, desk.full = "", id in desk.shelf.loose
    stage.begin(desk)


def resume(desk: Desk, id: str) -> None:
    """Open a kept table again, and remember that it is on the screen."""
    if show(desk, id):
        desk.shelf.open(id)
        desk.shelf.touch(id)


def show(desk: Desk, id: str) -> bool:
    """Put a kept table on the screen; a damaged one stays where it is and is told of."""
    kept = desk.shelf.take(id)
    if kept.table is None:
        go_home(desk)
        desk.notice = kept.damage
    elif arrival := parting(kept):
        go_home(desk)
        desk.post.arrival = arrival
    else:
        lay(desk, id, kept.table)
        return True
    return False


def answer(desk: Desk, text: str) -> None:
    """Give the unveiled player's answer; a refusal becomes a notice and changes nothing."""
    desk.second = None
    if desk.follows:
        desk.notice = keeping.ELSEWHERE
    if desk.table is None or desk.ask is None or desk.curtain is not None:
        return
    if desk.guide is not None and (refusal := desk.guide.why_not_answer(desk, text)):
        refuse(desk, refusal)
        return
    if desk.table.ask and is_private(desk.table.ask) and text not in desk.ask.options:
        return  # what another seat could say is no answer here
    screen_of(desk.table).answering(desk, text)
    give = desk.phones.give
    try:
        take(desk, text, desk.ask.who) if give is None else give(text)
    except IllegalAnswer as refused:
        refuse(desk, Refusal(refused.reason, refused.rule))


def take(desk: Desk, text: str, who: int) -> None:
    """Give the table the answer of `who`, keep it, and show what follows; IllegalAnswer raises."""
    steps, looked = len(desk.at.table.answers), desk.looked
    undoing.looks(desk, who)
    try:
        desk.at.table.answer(text)
    except IllegalAnswer:
        desk.looked = looked
        raise
    desk.notice, desk.hurried, desk.speaking, desk.settings.peeking = "", False, None, False
    if desk.guide is not None:
        desk.guide.answered(desk)
    keeping.keep(desk)
    if desk.follows:  # another window has gone on meanwhile
        return
    if steps < len(desk.at.table.answers):
        stage.follow(desk)
    if desk.is_behind or not keeps_hold(desk, who):
        desk.unveiled, desk.card = None, ""
        stage.greet(desk)


def keeps_hold(desk: Desk, who: int) -> bool:
    """Whether whoever has answered goes on with the tablet in hand, and no curtain comes between.

    The other half of an answer may be seen by all, and is no reason to pass the tablet on.
    """
    ask = desk.at.table.ask
    if ask is None or ask.who != who:
        return False
    return not ask.open or ask.what in screen_of(desk.at.table).halves


def put(desk: Desk, text: str) -> None:
    """Give the table one of several answers that are kept and shown together; IllegalAnswer."""
    (desk.phones.give or desk.at.table.answer)(text)


def refuse(desk: Desk, refusal: Refusal) -> None:
    """Say why something cannot be done; while that is being told, its rule is offered too."""
    desk.notice, desk.refused = refusal.reason, refusal


def undo(desk: Desk, whole_turn: bool = False) -> None:
    """Take the last answer, or the whole turn, back where the law of undo allows it."""
    table = desk.table
    if table is None:
        return
    if desk.speaking is not None:
        hush(desk)
        return
    if refusal := undoable.why_not(desk):
        desk.notice = refusal.reason
        return
    step = undoing.turn_start(desk) if whole_turn else undoing.back_to(desk)
    was_open = table.ask is None or table.ask.open
    while len(table.answers) > step:
        table.undo()
    if desk.ask is not None and (desk.ask.who != desk.unveiled or was_open):
        desk.unveiled, desk.settings.peeking = None, False
    desk.shown, desk.second = Shown(table, None, desk.apart), None
    desk.computers_silent_at = ("", -1)
    screen_of(table).undone(desk)
    keeping.keep(desk)
    stage.greet(desk)


def unveil(desk: Desk) -> None:
    """The player the curtain names has taken the tablet."""
    if desk.ask is not None and desk.ask.who >= 0:
        undoing.looks(desk, desk.ask.who)
        desk.unveiled, desk.notice = desk.ask.who, ""
        stage.greet(desk)


# where anybody may speak


def speak(desk: Desk, seat: int) -> None:
    """A player speaks up, and takes the tablet to look at their cards; nobody is told them."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or table.ask is None or not is_private(table.ask):
        return
    if not desk.alone and seat not in screen_of(table).may_speak(table, table.ask):
        return refuse(desk, no_word(desk))
    if desk.speaking is None and seat in desk.people and seat in table.here:
        desk.speaking, desk.second, desk.notice = seat, None, ""
        desk.settings.peeking = False
        stage.greet(desk)


def no_word(desk: Desk) -> Refusal:
    """Why somebody cannot speak up who, as everybody can see, has nothing to say."""
    rule = desk.table.ask.rule if desk.table is not None and desk.table.ask is not None else ""
    return Refusal(say("No card of yours can fit now."), rule)


def hush(desk: Desk) -> None:
    """Whoever has spoken up thinks better of it; what there was to play is covered again."""
    if desk.speaking is not None:
        stage.cover(desk)
        stage.greet(desk)
