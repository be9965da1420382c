"""Stories of the fix: cards behind horses, and whom they have served."""

from __future__ import annotations

from collections import Counter

from game.horse_fever.cards import ACTION_CARDS, card_of
from web.horse_fever.gazette.races import Race, races
from web.rooms.gazette.story import Facts, Meeting, Pattern

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


def fix_failed(game: Meeting) -> Facts | None:
    """One card was to stop a horse, and it won."""
    for race in reversed(races(game.events)):
        against = acting(race, "negative", race.winner)
        if len(against) == 1:
            it = against[0]
            return {**{key: it[key] for key in ("seat", "card", "horse")}, "race": race.number}
    return None


def against_all(game: Meeting) -> Facts | None:
    """Two cards or more were to stop a horse, and it won."""
    for race in reversed(races(game.events)):
        against = acting(race, "negative", race.winner)
        if len(against) >= BEATEN:
            facts = {"horse": race.winner, "count": len(against), "race": race.number}
            return {**facts, "cards": tuple(it["card"] for it in against)}
    return None


def stopped(game: Meeting) -> Facts | None:
    """Two cards or more were to stop a horse, and it came last."""
    for race in reversed(races(game.events)):
        against = acting(race, "negative", race.ranking[-1])
        if len(against) >= BEATEN:
            facts = {"horse": race.ranking[-1], "count": len(against), "race": race.number}
            return {**facts, "cards": tuple(it["card"] for it in against)}
    return None


def fix_worked(game: Meeting) -> Facts | None:
    """Somebody has helped a horse, had it to win, and it won."""
    for race in reversed(races(game.events)):
        for it in acting(race, "positive", race.winner):
            for paid in race.all("win bet won"):
                if paid["seat"] == it["seat"]:
                    facts = {key: it[key] for key in ("seat", "card", "horse")}
                    return {**facts, "race": race.number, "money": paid["money"]}
    return None


def own_goal(game: Meeting) -> Facts | None:
    """Somebody has helped a horse, had bet on it, and it came last."""
    for race in reversed(races(game.events)):
        for it in acting(race, "positive", race.ranking[-1]):
            for bet in race.all("bet lost"):
                if (bet["seat"], bet["horse"]) == (it["seat"], it["horse"]):
                    facts = {key: it[key] for key in ("seat", "card", "horse")}
                    return {**facts, "race": race.number, "stake": bet["stake"]}
    return None


def traitor(game: Meeting) -> Facts | None:
    """Somebody has hindered a horse that carried a bet of their own."""
    for race in reversed(races(game.events)):
        for it in race.acting():
            own = {bet["horse"] for bet in race.all("bet laid") if bet["seat"] == it["seat"]}
            if sign_of(it["card"]) == "negative" and it["horse"] in own:
                facts = {key: it[key] for key in ("seat", "card", "horse")}
                return {**facts, "race": race.number, "place": race.place(it["horse"])}
    return None


def cancelled(game: Meeting, of_one: bool) -> Facts | None:
    """Two cards have cancelled each other, of one player or of two."""
    for race in races(game.events):
        for it in race.all("cards cancelled"):
            laid = {
                shown["card"]: shown["seat"]
                for shown in race.all("card revealed")
                if shown["horse"] == it["horse"]
            }
            one, other = (laid[card] for card in it["cards"])
            if (one == other) == of_one:
                facts = {"seat": one, "other": other, "cards": it["cards"]}
                return {**facts, "horse": it["horse"], "race": race.number}
    return None


def cancelled_own(game: Meeting) -> Facts | None:
    """Somebody has cancelled a card of their own."""
    return cancelled(game, True)


def cancelled_other(game: Meeting) -> Facts | None:
    """The cards of two players have cancelled each other."""
    return cancelled(game, False)


def crowd_behind(game: Meeting) -> Facts | None:
    """Five cards or more lay behind one horse."""
    for race in races(game.events):
        counts = Counter(it["horse"] for it in race.all("card revealed"))
        horse, count = counts.most_common(1)[0] if counts else ("", 0)
        if count >= CROWD:
            facts = {"horse": horse, "count": count, "race": race.number}
            return {**facts, "place": race.place(horse)}
    return None


def honest(game: Meeting) -> Facts | None:
    """A horse has won behind which nobody had laid a card, where there were cards."""
    for race in reversed(races(game.events)):
        shown = race.all("card revealed")
        if shown and race.winner not in {it["horse"] for it in shown}:
            return {"horse": race.winner, "race": race.number, "count": len(shown)}
    return None


def detective(game: Meeting) -> Facts | None:
    """A card has been thrown out."""
    for race in reversed(races(game.events)):
        for it in race.all("card discarded"):
            return {**{key: it[key] for key in ("card", "by", "horse")}, "race": race.number}
    return None


def fined(game: Meeting) -> Facts | None:
    """One card has cost two players or more."""
    for race in races(game.events):
        paid = [it for it in race.all("card cash") if it["money"] < 0]
        for horse in {it["horse"]: None for it in paid}:
            seats = tuple(it["seat"] for it in paid if it["horse"] == horse)
            if len(seats) > 1:
                return {"horse": horse, "seats": seats, "race": race.number}
    return None


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
