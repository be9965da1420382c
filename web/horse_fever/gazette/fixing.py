"""Stories of the fix: cards behind horses, and whom they have served."""

from __future__ import annotations

from collections import Counter

from game.horse_fever.cards import ACTION_CARDS, card_of
from web.horse_fever.gazette.races import Race, first, last, of
from web.rooms.gazette.story import Facts, Pattern

CROWD = 5
"""Cards behind one horse that are a crowd."""
BEATEN = 2


def sign_of(card: str) -> str:
    """The sign of a card, the same in both editions."""
    return card_of(
        next((it for it, cards in ACTION_CARDS.items() if card in cards), "first"), card
    ).sign


def acting(race: Race, sign: str, horse: str) -> list[Facts]:
    """The cards of one sign that have worked on a horse."""
    return [it for it in race.acting() if sign_of(it["card"]) == sign and it["horse"] == horse]


@last
def fix_failed(race: Race) -> Facts | None:
    """One card was to stop a horse, and it won."""
    against = acting(race, "negative", race.winner)
    return of(against[0], "seat card horse") if len(against) == 1 else None


def several_against(race: Race, horse: str) -> Facts | None:
    """Two cards or more were to stop this horse."""
    cards = tuple(it["card"] for it in acting(race, "negative", horse))
    return {"horse": horse, "count": len(cards), "cards": cards} if len(cards) >= BEATEN else None


@last
def against_all(race: Race) -> Facts | None:
    """Two cards or more were to stop a horse, and it won."""
    return several_against(race, race.winner)


@last
def stopped(race: Race) -> Facts | None:
    """Two cards or more were to stop a horse, and it came last."""
    return several_against(race, race.ranking[-1])


@last
def fix_worked(race: Race) -> Facts | None:
    """Somebody has helped a horse, had it to win, and it won."""
    for it in acting(race, "positive", race.winner):
        for paid in race.all("win bet won"):
            if paid["seat"] == it["seat"]:
                return {**of(it, "seat card horse"), "money": paid["money"]}
    return None


@last
def own_goal(race: Race) -> Facts | None:
    """Somebody has helped a horse, had bet on it, and it came last."""
    for it in acting(race, "positive", race.ranking[-1]):
        for bet in race.all("bet lost"):
            if (bet["seat"], bet["horse"]) == (it["seat"], it["horse"]):
                return {**of(it, "seat card horse"), "stake": bet["stake"]}
    return None


@last
def traitor(race: Race) -> Facts | None:
    """Somebody has hindered a horse that carried a bet of their own."""
    laid = {(bet["seat"], bet["horse"]) for bet in race.all("bet laid")}
    for it in race.acting():
        if sign_of(it["card"]) == "negative" and (it["seat"], it["horse"]) in laid:
            return {**of(it, "seat card horse"), "place": race.place(it["horse"])}
    return None


def cancelled(race: Race, of_one: bool) -> Facts | None:
    """Two cards have cancelled each other, of one player or of two."""
    for it in race.all("cards cancelled"):
        laid = {
            shown["card"]: shown["seat"]
            for shown in race.all("card revealed")
            if shown["horse"] == it["horse"]
        }
        one, other = (laid[card] for card in it["cards"])
        if (one == other) == of_one:
            return {**of(it, "cards horse"), "seat": one, "other": other}
    return None


@first
def cancelled_own(race: Race) -> Facts | None:
    """Somebody has cancelled a card of their own."""
    return cancelled(race, True)


@first
def cancelled_other(race: Race) -> Facts | None:
    """The cards of two players have cancelled each other."""
    return cancelled(race, False)


@first
def crowd_behind(race: Race) -> Facts | None:
    """Five cards or more lay behind one horse."""
    counts = Counter(it["horse"] for it in race.all("card revealed"))
    horse, count = counts.most_common(1)[0] if counts else ("", 0)
    if count < CROWD:
        return None
    return {"horse": horse, "count": count, "place": race.place(horse)}


@last
def honest(race: Race) -> Facts | None:
    """A horse has won behind which nobody had laid a card, where there were cards."""
    behind = [it["horse"] for it in race.all("card revealed")]
    if not behind or race.winner in behind:
        return None
    return {"horse": race.winner, "count": len(behind)}


@last
def detective(race: Race) -> Facts | None:
    """A card has been thrown out."""
    return next((of(it, "card by horse") for it in race.all("card discarded")), None)


@first
def fined(race: Race) -> Facts | None:
    """One card has cost two players or more."""
    paid: dict[str, list[int]] = {}
    for it in race.all("card cash"):
        if it["money"] < 0:
            paid.setdefault(it["horse"], []).append(it["seat"])
    found = ((horse, tuple(seats)) for horse, seats in paid.items() if len(seats) > 1)
    return next(({"horse": horse, "seats": seats} for horse, seats in found), None)


PATTERNS: tuple[Pattern, ...] = (
    ("fix-failed", "fix", fix_failed),
    ("against-all", "fix", against_all),
    ("stopped", "fix", stopped),
    ("fix-worked", "fix", fix_worked),
    ("own-goal", "fix", own_goal),
    ("traitor", "fix", traitor),
    ("cancelled-own", "cards", cancelled_own),
    ("cancelled-other", "cards", cancelled_other),
    ("crowd-behind", "cards", crowd_behind),
    ("honest", "cards", honest),
    ("detective", "cards", detective),
    ("fined", "cards", fined),
)
