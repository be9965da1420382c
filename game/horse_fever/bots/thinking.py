"""The keen and the sharp computer: the question, and who thinks about it."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind
from game.horse_fever.bots import first_bet, shopping
from game.horse_fever.bots.belief import Reading
from game.horse_fever.bots.bets import Appeal, Ledger
from game.horse_fever.bots.endgame import best_at_the_end
from game.horse_fever.bots.fixing import placings
from game.horse_fever.bots.photo import ahead
from game.horse_fever.bots.plans import prospects_by_plan
from game.horse_fever.bots.purse import me, races_left
from game.horse_fever.view import View
from game.play import Ask

WORLDS = {"keen": 12, "sharp": 40}
PLANS = 5
PASSES_BELOW = {"": 0.0, "cautious": 0.3, "bluffer": 0.0, "banker": 0.0}
"""Points that a second bet must promise each temper."""


def think(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """A legal answer to any question of the Family and Board Game, from what this seat knows."""
    what = ask.what
    if what in ("first bet", "second bet"):
        return best_bet(view, ask, rng, mind)
    if what.startswith("stake"):
        return stake(view, ask, rng, mind)
    if what == "card to fix the race":
        # All of them must be placed before the race, so which goes first tells nobody anything.
        return ask.options[int(rng.random() * len(ask.options))]
    if what == "horse to fix":
        return f"behind {placings(view, rng, mind)[0].horse}"
    if what == "photo finish":
        return ahead(view, ask)
    if (spent := shopping.answer(view, ask, rng, mind)) is not None:
        return spent
    return ask.options[int(rng.random() * len(ask.options))]


def appeals(view: View, ask: Ask, rng: Chooser, mind: Mind) -> dict[str, Appeal]:
    """Every bet that can be laid now with what it is worth to this mind."""
    reads = mind.level == "sharp"
    if ask.what.endswith("first bet") and reads:
        return first_bet.appeals(view, ask.options, rng, mind)
    if ask.what.endswith("first bet"):
        prospects = prospects_by_plan(view, Reading(view, rng, PLANS, reads), rng)
    else:
        prospects = Reading(view, rng, WORLDS[mind.level], reads).prospects()
    return Ledger(view, mind).appeals(ask.options, prospects)


def best_bet(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The bet of the greatest appeal, or none where passing is better."""
    if mind.level == "sharp" and not races_left(view) and ask.what == "second bet":
        return best_at_the_end(view, ask, rng, mind)
    found = appeals(view, ask, rng, mind)
    best = max(found.values(), key=lambda one: one.points, default=None)
    if best is None or ("pass" in ask.options and best.points <= PASSES_BELOW[mind.temper]):
        return "pass"
    return f"{best.kind} {best.horse}"


def stake(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What the bet deserves: the least, unless Danari are to be made."""
    kind, horse = view.pending
    reads = mind.level == "sharp"
    if ask.what.endswith("first bet") and reads:
        prospect = first_bet.prospects_of(view, rng, mind, horse, kind)
    elif ask.what.endswith("first bet"):
        reading = Reading(view, rng, PLANS, reads)
        prospect = prospects_by_plan(view, reading, rng, (horse,))[horse]
    else:
        prospect = Reading(view, rng, WORLDS[mind.level] // 2, reads).prospects()[horse]
    wanted = Ledger(view, mind).appeal(kind, horse, prospect).stake
    return str(min(max(wanted, me(view).minimum_bet), int(ask.options[-1])))
