"""Stories of the course: photographs, outsiders, and what horses do from race to race."""

from __future__ import annotations

from collections import Counter

from web.horse_fever.gazette.races import Race, first, last, most_lately, of, races
from web.rooms.gazette.story import Facts, Meeting, Pattern

OUTSIDE = 6
"""The row of the odds from which on a horse is an outsider."""
MANY_PHOTOS = 8
FLEW = 4
"""Spaces beyond the line that are worth a line."""
QUICK, SLOW = 5, 8
"""Cards after which a race is over soon, or late."""


@most_lately
def photo_three(race: Race) -> tuple[int, Facts] | None:
    """A photograph with three noses or more in it; the fullest one."""
    noses = ((len(it["among"]), it) for it in race.all("photo finish"))
    count, photo = max(noses, key=lambda one: one[0], default=(0, {}))
    return (count, {**of(photo, "among horse by"), "count": count}) if count > 2 else None


def first_photo(race: Race) -> Facts | None:
    """The photograph that decided the first place, if one did."""
    return next((it for it in race.all("photo finish") if it["horse"] == race.winner), None)


@last
def photo_win(race: Race) -> Facts | None:
    """A race that was decided by a photograph; the last of them."""
    photo = first_photo(race)
    if photo is None or len(photo["among"]) != 2:
        return None
    other = next(it for it in photo["among"] if it != photo["horse"])
    return {**of(photo, "horse by"), "other": other}


@first
def judge(race: Race) -> Facts | None:
    """The first player had to say who won a race."""
    photo = first_photo(race)
    return of(photo, "horse among") if photo and photo["by"] == "first player" else None


def many_photos(game: Meeting) -> Facts | None:
    """So many photographs that the plates ran short."""
    run = races(game.events)
    count = sum(len(race.all("photo finish")) for race in run)
    return {"count": count, "races": len(run)} if count >= MANY_PHOTOS else None


@most_lately
def outsider(race: Race) -> tuple[int, Facts] | None:
    """An outsider has won a race; the longest odds."""
    row = race.odds[race.winner]
    return (row, {"horse": race.winner, "row": row}) if row >= OUTSIDE else None


def favourite(race: Race) -> str | None:
    """The horse with the shortest odds, if it alone has them."""
    shortest, next_one, *_ = sorted(race.odds, key=lambda horse: race.odds[horse])
    return None if race.odds[shortest] == race.odds[next_one] else shortest


@last
def favourite_last(race: Race) -> Facts | None:
    """The favourite has come last."""
    horse = favourite(race)
    return {"horse": horse, "row": race.odds[horse]} if horse == race.ranking[-1] else None


def favourites_all(game: Meeting) -> Facts | None:
    """The favourite has won every race, of two at least."""
    run = races(game.events)
    if len(run) < 2 or any(favourite(race) != race.winner for race in run):
        return None
    return {"races": len(run), "horses": tuple(race.winner for race in run)}


@first
def form_held(race: Race) -> Facts | None:
    """The horses have come in exactly as the board had them."""
    rows = [race.odds[horse] for horse in race.ranking]
    if rows != sorted(set(rows)):
        return None
    return {"horse": race.winner, "other": race.ranking[-1]}


def often(game: Meeting, place: int) -> Facts | None:
    """One horse has come in there three times or more."""
    counted = Counter(race.ranking[place] for race in races(game.events))
    horse, count = counted.most_common(1)[0] if counted else ("", 0)
    return {"horse": horse, "count": count} if count > 2 else None


def hat_trick(game: Meeting) -> Facts | None:
    """One horse has won three races or more."""
    return often(game, 0)


def always_last(game: Meeting) -> Facts | None:
    """One horse has come last three times or more."""
    return often(game, -1)


def all_different(game: Meeting) -> Facts | None:
    """Of four races or more each had another winner."""
    horses = [race.winner for race in races(game.events)]
    if len(horses) < 4 or len(set(horses)) < len(horses):
        return None
    return {"count": len(horses), "horses": tuple(horses)}


@most_lately
def flew_past(race: Race) -> tuple[int, Facts] | None:
    """A horse was carried far beyond the line; the farthest."""
    far = ((it["overshoot"], it["horse"]) for it in race.all("line crossed"))
    spaces, horse = max(far, default=(0, ""))
    return (spaces, {"horse": horse, "spaces": spaces}) if spaces >= FLEW else None


@first
def quick_race(race: Race) -> Facts | None:
    """A race that was over soon."""
    return {"cards": race.units, "horse": race.winner} if race.units < QUICK else None


@first
def slow_race(race: Race) -> Facts | None:
    """A race that would not end."""
    return {"cards": race.units, "horse": race.ranking[-1]} if race.units >= SLOW else None


@last
def from_the_back(race: Race) -> Facts | None:
    """A horse that was alone behind all others after the first card has won."""
    behind, before_it = sorted(race.after_first, key=lambda horse: race.after_first[horse])[:2]
    alone = race.after_first[behind] < race.after_first[before_it]
    return {"horse": behind, "next": before_it} if alone and behind == race.winner else None


@first
def dice_twice(race: Race) -> Facts | None:
    """Both dice have shown the same horse twice or more in one race."""
    pairs = Counter(it["dice"][0] for it in race.all("sprint") if len(set(it["dice"])) == 1)
    horse, count = pairs.most_common(1)[0] if pairs else ("", 0)
    return {"horse": horse, "count": count, "place": race.place(horse)} if count > 1 else None


PATTERNS: tuple[Pattern, ...] = (
    ("photo-three", "photo", photo_three),
    ("photo-win", "photo", photo_win),
    ("judge", "photo", judge),
    ("many-photos", "photo", many_photos),
    ("outsider", "odds", outsider),
    ("favourite-last", "odds", favourite_last),
    ("favourites-all", "odds", favourites_all),
    ("form-held", "odds", form_held),
    ("hat-trick", "horses", hat_trick),
    ("always-last", "horses", always_last),
    ("all-different", "horses", all_different),
    ("flew-past", "running", flew_past),
    ("quick-race", "running", quick_race),
    ("slow-race", "running", slow_race),
    ("from-the-back", "running", from_the_back),
    ("dice-twice", "running", dice_twice),
)
