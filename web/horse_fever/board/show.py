"""The race of Horse Fever on the stage: six horses, the slips on them, the cards at work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View
from game.racing.track import FINISH
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.course import galloper, photograph
from web.horse_fever.board.track import turned_up
from web.horse_fever.seen import Field, race_of, seen
from web.horse_fever.words.saying import say
from web.parts.pieces import button, charm, icon, silk
from web.racing.scene import NOTHING, Scene
from web.racing.stage import Pin, Runner, Scenery, leg_of, stage

LAST_SPACE = 16
"""The last space drawn; a horse beyond it stands there, its number on its plate."""

Pins = Mapping[str, tuple[Pin, ...]]
"""The slips on each horse, by its colour."""


def race_stage(
    view: Field,
    names: Sequence[str],
    live: Scene = NOTHING,
    slips: Pins | None = None,
    is_held: bool | None = None,
) -> h.Element:
    """The race of a view, with the photograph if one has just been taken.

    `slips` are those of the players, unless others are given; for `is_held` see the stage.
    """
    race = race_of(view)
    laid = pinned(seen(view), names) if slips is None else slips
    field = [runner(view, colour, live, laid.get(colour, ())) for colour in HORSES]
    gate = "away" if race.unit else "open" if live.off else "shut"
    scenery = Scenery(FINISH, LAST_SPACE, leg_of(race, FINISH), live.kind, gate)
    still = photograph(live.photo, live.develops) if live.photo else None
    cards = None if is_held is None else all_cards(view)
    return stage(say("The course"), field, scenery, still, is_held, cards)


def runner(view: Field, colour: str, live: Scene, slips: tuple[Pin, ...]) -> Runner:
    """One horse as it stands after this moment."""
    race, text = race_of(view), words.HORSES[colour]
    row = view.odds.get(colour, 0)
    runs = "" if view.board is None else view.board.lineup.get(colour, "")
    cards = race.fates.get(colour, ())
    return Runner(
        colour,
        str(text.number),
        text.name,
        words.odds_text(row) if row else "",
        race.positions[colour],
        race.ranking.index(colour) + 1 if colour in race.ranking else 0,
        galloper(colour),
        silk(colour),
        live.moves.get(colour, 0),
        slips,
        live.heralds.get(colour, ()),
        live.told,
        turned_up(view.edition, colour, cards, runs) if cards or runs else None,
    )


def all_cards(view: Field) -> h.Node:
    """The button that shows every card of this race large, lane by lane."""
    wanted = []
    for colour in HORSES:
        if view.board is not None and colour in view.board.lineup:
            wanted.append(f"horse:{view.board.lineup[colour]}")
        wanted += [card for _, card, _ in race_of(view).fates.get(colour, ())]
    if not wanted:
        return None
    said = say("All cards of this race")
    return button(
        [icon("card-draw"), say("Cards")],
        f"card {' '.join(wanted)}",
        "small",
        id="race-cards",
        name=said,
    )


def pinned(view: View, names: Sequence[str]) -> dict[str, tuple[Pin, ...]]:
    """Everybody's bets, each on the horse it was laid on."""
    found: dict[str, tuple[Pin, ...]] = {}
    for player in view.seats:
        for bet in player.bets:
            slip = Pin(
                charm(player.seat),
                words.bet(bet.kind),
                say(
                    "{seat:player}: {stake:number} to {kind:which(win=win|show=show)}",
                    names,
                    seat=player.seat,
                    stake=bet.stake,
                    kind=bet.kind,
                ),
                is_win=bet.kind == "win",
            )
            found[bet.horse] = (*found.get(bet.horse, ()), slip)
    return found
