"""Why did you? The reason for an answer, worked out again from what the bot could see.

It comes from the same sums that chose the answer. They are made anew, so where chance had a say
(how hidden cards were imagined) they may weigh a little differently, but they see no more.
"""

from __future__ import annotations

from typing import Any

from game.bots.profiles import Chooser, Mind, Reason, mind_of
from game.horse_fever.bots import shopping
from game.horse_fever.bots.belief import Prospect
from game.horse_fever.bots.bets import Appeal, Ledger
from game.horse_fever.bots.casual import chance as rough_chance
from game.horse_fever.bots.casual import push_of
from game.horse_fever.bots.fixing import placings
from game.horse_fever.bots.opponent_model import helpers_of
from game.horse_fever.bots.photo import verdicts
from game.horse_fever.bots.plans import signs
from game.horse_fever.bots.purse import Purse, me, races_left
from game.horse_fever.bots.thinking import appeals
from game.horse_fever.view import View
from game.play import Ask
from game.racing.odds import multiplier

FAVOURITE, LONG_ODDS = 2, 4
"""The last row that is called the favourites', and the first that is called long."""

MOOD = 0.4
"""Points that a casual player lets go for a whim."""

GOOD, SAFE = 0.45, 0.7
"""Chances from which a bet is called good, and a show safe."""


def why(name: str, view: Any, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; `view` is that of its own seat at that moment.

    ValueError where nobody has such a name.
    """
    mind = mind_of(name)
    if ask.what in ("first bet", "second bet"):
        found = why_pass(view, ask, rng, mind) if answer == "pass" else None
        return found or why_bet(view, ask, answer, rng, mind)
    if ask.what.startswith("stake"):
        return why_stake(view, ask, int(answer), rng, mind)
    if ask.what == "horse to fix":
        return why_behind(view, answer.removeprefix("behind "), rng, mind)
    if ask.what == "photo finish":
        return why_ahead(view, ask, answer)
    return shopping.why(view, ask, answer, mind) or Reason("all the same", {})


def appraised(view: View, ask: Ask, rng: Chooser, mind: Mind) -> dict[str, Appeal]:
    """Every bet with its appeal; a casual player goes by its rough chances."""
    if mind.level != "casual":
        return appeals(view, ask, rng, mind)
    ledger = Ledger(view, mind)
    found = {}
    for text in ask.options:
        if text != "pass":
            kind, horse = text.split(" ")
            win, show = (rough_chance(view, one, horse) for one in ("win", "show"))
            pays = win * multiplier(view.odds[horse])
            prospect = Prospect(win, show, pays, 3 * win, show, 0.0)
            least = me(view).minimum_bet
            points = ledger.points(kind, prospect, least)
            found[text] = Appeal(kind, horse, prospect, least, points)
    return found


def why_pass(view: View, ask: Ask, rng: Chooser, mind: Mind) -> Reason:
    """Nothing worth it, or nothing to spare."""
    mine = me(view)
    if mine.money < 2 * mine.minimum_bet and races_left(view):
        return Reason("cannot risk more", {"money": mine.money, "minimum": mine.minimum_bet})
    found = appraised(view, ask, rng, mind).values()
    best = max(found, key=lambda one: one.points, default=None)
    if best is None:
        return Reason("cannot risk more", {"money": mine.money, "minimum": mine.minimum_bet})
    facts = {"horse": best.horse, "kind": best.kind, "chance": best.chance}
    return Reason("no bet worth it", facts)


def why_bet(view: View, ask: Ask, answer: str, rng: Chooser, mind: Mind) -> Reason:
    """What stands out about a bet: its cards, its helpers, the end being near, its odds."""
    found = appraised(view, ask, rng, mind)
    bet = found[answer]
    facts = {"horse": bet.horse, "kind": bet.kind, "chance": bet.chance}
    best = max(one.points for one in found.values())
    if mind.level == "casual" and bet.points < best - MOOD:
        return Reason("in the mood", {"horse": bet.horse, "kind": bet.kind})
    if mind.level == "sharp" and ask.what == "second bet" and not races_left(view):
        return at_the_end(view, facts)
    if card := helping(view, bet.horse):
        return Reason("my card is behind it", {**facts, "card": card})
    good = tuple(card for card, sign in signs(view).items() if sign == "positive")
    if ask.what == "first bet" and good and bet.is_helped and mind.level != "casual":
        return Reason("my cards will help it", {**facts, "cards": good})
    if mind.level == "sharp" and (seats := helpers_of(view, bet.horse)):
        return Reason("they seem to have helped it", {**facts, "seats": tuple(seats)})
    return by_the_odds(view, bet, facts)


def at_the_end(view: View, facts: dict[str, Any]) -> Reason:
    """The last bet of the game is laid to be first, not to have more."""
    mine = me(view)
    best = max(one.vp for one in view.seats if one.seat != mine.seat)
    if mine.vp < best:
        return Reason("last race, all or nothing", {**facts, "behind": best - mine.vp})
    return Reason("last race, ahead", {**facts, "ahead": mine.vp - best})


def helping(view: View, horse: str) -> str:
    """A card of one's own behind this horse that does it good, or ""."""
    mine = [card for _, card in view.placed[horse] if card is not None]
    return next((card for card in mine if push_of(view, card) > 0), "")


def by_the_odds(view: View, bet: Appeal, facts: dict[str, Any]) -> Reason:
    """A safe show, long odds, the favourite, one's own stable, or simply a good chance."""
    row = view.odds[bet.horse]
    if bet.kind == "win" and row >= LONG_ODDS and bet.prospect.pays > 1:
        danari = round((bet.prospect.pays - 1) * bet.stake)
        return Reason("long odds pay", {**facts, "times": multiplier(row), "danari": danari})
    if bet.kind == "show" and bet.chance >= SAFE:
        return Reason("a safe show", {"horse": bet.horse, "chance": bet.chance})
    if row <= FAVOURITE:
        return Reason("bet on the favourite", {**facts, "row": row})
    if bet.horse in me(view).stables and bet.chance < GOOD:
        return Reason("my own stable", facts)
    return Reason("bet on a good chance", facts)


def why_stake(view: View, ask: Ask, stake: int, rng: Chooser, mind: Mind) -> Reason:
    """More for a bet that earns it; the least to keep money, or because it will do."""
    kind, horse = view.pending
    mine, purse = me(view), Purse(view, mind)
    if stake > mine.minimum_bet:
        plain = Ask(ask.who, ask.what.removeprefix("stake of the "), (f"{kind} {horse}",))
        chance = appraised(view, plain, rng, mind)[f"{kind} {horse}"].chance
        facts = {"horse": horse, "kind": kind, "stake": stake, "chance": chance}
        return Reason("a good bet deserves more", facts)
    needed = round(purse.full) if purse.left else purse.owed
    if mine.money - stake < needed:
        facts = {"stake": stake, "money": mine.money, "needed": needed}
        return Reason("keeps money for later", facts)
    return Reason("the least will do", {"stake": stake})


def why_behind(view: View, horse: str, rng: Chooser, mind: Mind) -> Reason:
    """Help, spite, a trick, or out of the way: by what the card does and who has bet there."""
    (card,) = view.pending
    facts = {"horse": horse, "card": card}
    push = push_of(view, card)
    mine = {bet.horse for bet in me(view).bets}
    theirs = tuple(
        one.seat
        for one in view.seats
        if one.seat != view.seat and horse in {bet.horse for bet in one.bets}
    )
    if push > 0 and horse in mine:
        return Reason("help", facts)
    if push > 0:
        return Reason("bluff" if mind.temper == "bluffer" else "help for a second bet", facts)
    if push < 0 and horse in mine:
        return Reason("bluff" if mind.temper == "bluffer" else "out of the way", facts)
    if push < 0 and theirs:
        return Reason("spoil", {**facts, "seats": theirs})
    if mind.level != "casual" and push < 0:
        found = {one.horse: one.points for one in placings(view, rng, mind)}
        if found.get(horse, 0.0) > 0.02:
            return Reason("spoil", {**facts, "seats": theirs})
    return Reason("out of the way", facts)


def why_ahead(view: View, ask: Ask, answer: str) -> Reason:
    """For one's own bet, against the others', or for nobody."""
    horse = answer.removeprefix("ahead ")
    found = verdicts(view, ask)
    mine, theirs = found[answer]
    if mine > min(one for one, _ in found.values()):
        return Reason("photo for my bet", {"horse": horse})
    if theirs > min(other for _, other in found.values()):
        seats = tuple(one.seat for one in view.seats if one.seat != view.seat and one.bets)
        return Reason("photo against theirs", {"horse": horse, "seats": seats})
    return Reason("a fair photo", {"horse": horse})
