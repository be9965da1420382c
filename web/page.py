"""The whole page for a desk: which screen, what lies over it, and what there is to be told."""

from __future__ import annotations

from game.registry import NotHere
from web import html as h
from web.acts import awaited
from web.acts.past import history
from web.acts.trouble import calm, stumble
from web.desk.beat import delay, tenths
from web.desk.orientation import turned
from web.desk.screen import SCREENS, refused, screen_of
from web.desk.state import Desk
from web.doors import rooms
from web.frame import bars, curtain
from web.frame.beside import beside
from web.html.parts import Parts, whole
from web.html.shows import PAGE
from web.html.writing import Edit, parted
from web.pages import confirm, home, keys, lesson, log, rewind, rules, settings, setup, share, stuck
from web.pages.trouble import trouble
from web.parts import minds
from web.parts.pieces import button
from web.phones import at_tablet, watching
from web.phones import pages as phones
from web.phones import sheet as joining
from web.phones.fitting import Fitting
from web.words.speaking import say


def drawn(desk: Desk) -> str:
    """The page as HTML."""
    return whole(in_parts(desk))


def in_parts(desk: Desk) -> Parts:
    """The page in parts; one that cannot be drawn is the trouble screen, which needs no table."""
    if desk.trouble is None:
        try:
            return complete(desk)
        except Exception as error:  # a blank page helps nobody
            stumble(desk, error)
    assert desk.trouble is not None
    return parted(h.div("#page.screen-trouble")[trouble(desk.trouble)], PAGE)


def complete(desk: Desk) -> Parts:
    """The page; where something on it wants code that has not come, without all that lies open."""
    try:
        return edited(desk)
    except NotHere as missing:
        calm(desk)
        awaited.tell(desk, missing)
        return edited(desk)


def edited(desk: Desk) -> Parts:
    """The page, where an answer waits for its second tap its button says so; fit for a phone."""
    root, edits = page(desk), list[Edit]()
    if (waits := confirm.waiting(desk)) is not None:
        edits.append(waits)
        root = root[root.inside, waits.beside()]
    if (seat := desk.asked_on_phone) is not None:
        edits.append(at_tablet.Bar(desk, seat))
    if desk.phones.mine is not None:
        edits += [phones.Turn(desk), Fitting(desk)]
    return parted(root, PAGE | SCREENS[desk.title].shows, edits)


def page(desk: Desk) -> h.Element:
    """Everything inside `<main id="app">`."""
    its = SCREENS[desk.title]
    look = f"screen-{desk.screen}{lesson.look(desk)}"
    return h.div(
        "#page",
        class_=look,
        data_turned=turned(desk),
        data_box=its.box.id,
        data_plan=its.plan or None,
        data_beat=beat(desk),
        data_air=None if desk.shown is None or desk.shown.air is None else "",
        data_peeks="" if desk.settings.peeking and desk.may_peek else None,
        data_phone=None if desk.phones.mine is None else "yes",
        data_phones=at_tablet.holders(desk, True),
        data_away=at_tablet.holders(desk, False),
    )[
        [phones.line(desk)]
        if desk.phones.mine is not None
        else [
            paper(desk),
            update(desk),
            bars.bars(desk),
            not desk.phones.is_open and at_tablet.wanted(desk),
        ],
        watching.watched(desk) or screen(desk),
        beside(desk),
        lesson.caption(desk),
        share.over(desk) or lying(desk) or overlay(desk),
        notice(desk),
    ]


def beat(desk: Desk) -> str | None:
    """How long the moment on the screen is looked at, for whatever moves in it; on no phone."""
    if desk.table is None or desk.phones.mine is not None:
        return None
    return tenths(history.delay(desk) if desk.past.what == "history" else delay(desk))


def paper(desk: Desk) -> h.Node:
    """What this screen prints, unseen until then; nothing where the screen itself is printed."""
    return next((sheet for one in SCREENS.opened if (sheet := one.paper(desk))), None)


def lying(desk: Desk) -> h.Node:
    """A sheet that some box has laid over the screen, whichever game is on it."""
    for one in SCREENS.opened:
        if (name := one.over(desk)) in one.anywhere:
            return one.anywhere[name](desk)
    return None


def overlay(desk: Desk) -> h.Node:
    """At most one thing at a time; nothing of a card or the log while the curtain is down."""
    if desk.phones.is_open:
        return joining.joining(desk)
    if desk.settings.keys_open:
        return keys.keys()
    if desk.settings.is_open:
        return settings.settings(desk)
    if desk.rule:
        return rules.rules(desk)
    if desk.screen == "setup":
        return minds.minds(desk)
    if desk.screen != "table" or desk.table is None or desk.curtain is not None:
        return None
    if desk.card:
        return screen_of(desk.table).card(desk)
    if desk.past.stuck and desk.ask is not None:
        return stuck.stuck(desk)
    if desk.log_open:
        return log.log(desk)
    its = screen_of(desk.table)
    return its.sheets[name](desk) if (name := its.over(desk)) in its.sheets else None


def screen(desk: Desk) -> h.Node:
    """The screen itself: home, set-up, curtain, result or table."""
    if desk.post.arrival is not None:
        return share.arrival(desk.post.arrival)
    if desk.screen == "setup":
        return setup.setup(desk)
    room = rooms.entered(desk)
    if room is not None and room.id == desk.screen:
        return room.page(desk)
    if desk.screen == "home" or desk.table is None:
        return home.home(desk)
    its = screen_of(desk.table)
    if room is not None:
        return room.page(desk) if room.is_here() else its.result(desk)
    if desk.past.what in its.pages:
        return its.pages[desk.past.what](desk)
    if desk.past.what:
        return rewind.rewind(desk) if desk.past.what == "rewind" else its.showing.past(desk)
    if desk.curtain is not None:
        return curtain.curtain(desk, desk.curtain)
    return lesson.ending(desk) or (its.result if desk.is_over else its.table)(desk)


def update(desk: Desk) -> h.Node:
    """A new version waits; the game is kept, whoever takes it."""
    if not desk.update_ready:
        return None
    return h.div("#update", role="status")[
        h.p[say("A fresh edition of Horseburg has arrived. Your games are kept.")],
        button(say("Open it now"), "update", "small"),
        button(say("Later"), "later", "small quiet"),
    ]


def notice(desk: Desk) -> h.Element:
    """What has just to be said, read out politely; empty most of the time.

    In a first race its caption says it, so that nothing lies over what is read.
    """
    return h.div("#notice", role="status", aria_live="polite")[
        desk.notice
        and not lesson.tells(desk)
        and [
            h.p[refused(desk.notice)],
            rule_link(desk),
            button("×", "close", "round", name=say("Got it")),
        ]
    ]


def rule_link(desk: Desk) -> h.Node:
    """The way to the rule that a refusal rests on, as long as the refusal is what is being told."""
    last = desk.refused
    if last is None or last.reason != desk.notice or not last.rule:
        return None
    return button(
        say("Rule {rule}", rule=last.rule), f"rule {last.rule}", "small", id="notice-rule"
    )
