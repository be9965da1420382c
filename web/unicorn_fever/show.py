"""The race of Unicorn Fever on the stage: six unicorns, the slips on them, the magic at work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.play import Event
from game.racing.effects import Effect
from game.racing.track import FINISH
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.view import View
from web import html as h
from web.parts.pieces import button, charm, icon
from web.racing import drawing
from web.racing import scene as racing
from web.racing.scene import NOTHING, Cards, Scene
from web.racing.stage import Pin, Runner, Scenery, leg_of, stage
from web.unicorn_fever import UNICORNS as CALLED
from web.unicorn_fever import say
from web.unicorn_fever.parts import galloper, sign, tile, unicorn
from web.unicorn_fever.state import race_of
from web.unicorn_fever.words import magic, voice
from web.unicorn_fever.words.names import NAMES
from web.words.speaking import mark

LAST_SPACE = 16
"""The last space drawn; a unicorn beyond it stands there."""

SHORT = {"win": mark("win"), "early": mark("1–3"), "late": mark("1–3"), "slip": mark("slip")}


def scene(news: Sequence[Event], told: int, view: View, air: Event | None = None) -> Scene:
    """The scene that these events make of what may be seen; `air` is told after it."""
    return racing.scene(news, told, view, at_work(view), air)


def at_work(view: View) -> Cards:
    """Magic, and what enraged unicorns bring by themselves."""
    return Cards(
        name=NAMES.__getitem__,
        signs=lambda card: magic(card).signs,
        effects=lambda card: magic_of(card).effects,
        sign=lambda effect: voice().effect(effect)[2],
        own=partial(own, view),
    )


def own(view: View, colour: str) -> tuple[str, Sequence[Effect]]:
    """The power of a unicorn while it is enraged."""
    if colour not in view.enraged:
        return "", ()
    return CALLED[colour], UNICORNS[colour].effects


def race_stage(
    view: View, names: Sequence[str], live: Scene = NOTHING, is_held: bool | None = None
) -> h.Element:
    """The race of a view, with the photograph if one has just been taken."""
    race = race_of(view)
    laid = pinned(view, names)
    field = [runner(view, colour, live, laid.get(colour, ())) for colour in LANES]
    gate = "away" if race.unit else "open" if live.off else "shut"
    scenery = Scenery(FINISH, LAST_SPACE, leg_of(race, FINISH), live.kind, gate)
    still = (
        drawing.photograph(live.photo, live.develops, LANES, CALLED.__getitem__, unicorn, sign)
        if live.photo
        else None
    )
    cards = None if is_held is None else all_cards(view)
    return stage(say("The course"), field, scenery, still, is_held, cards)


def runner(view: View, colour: str, live: Scene, slips: tuple[Pin, ...]) -> Runner:
    """One unicorn as it stands after this moment."""
    race = race_of(view)
    cards = race.fates.get(colour, ())
    return Runner(
        colour,
        str(LANES.index(colour) + 1),
        CALLED[colour],
        say("{row:odds}", row=view.odds[colour]),
        race.positions[colour],
        race.ranking.index(colour) + 1 if colour in race.ranking else 0,
        galloper(colour),
        sign(colour),
        live.moves.get(colour, 0),
        slips,
        live.heralds.get(colour, ()),
        live.told,
        h.span(".uf-pile")[(tile(card, fate) for _, card, fate in cards)] if cards else None,
    )


def all_cards(view: View) -> h.Node:
    """The button that shows every card of this race large, lane by lane."""
    wanted = [card for colour in LANES for _, card, _ in race_of(view).fates.get(colour, ())]
    if not wanted:
        return None
    label = [icon("spell-book"), say("Magic")]
    said = say("All magic of this race")
    return button(label, f"card {' '.join(wanted)}", "small", id="race-cards", name=said)


def pinned(view: View, names: Sequence[str]) -> Mapping[str, tuple[Pin, ...]]:
    """Everybody's bets, each on the unicorn it was laid on."""
    found: dict[str, tuple[Pin, ...]] = {}
    for one in view.seats:
        for bet in one.bets:
            slip = Pin(
                charm(one.seat),
                say(SHORT[bet.kind]),
                say(
                    "{seat:player}: {stake:gold}, {bet:bet}",
                    names,
                    seat=one.seat,
                    stake=bet.stake,
                    bet=bet.kind,
                ),
                is_win=bet.kind == "win",
            )
            found[bet.unicorn] = (*found.get(bet.unicorn, ()), slip)
    return found
