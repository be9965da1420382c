"""Stories of the course: photographs, outsiders, and what horses do from race to race."""

from __future__ import annotations

from collections import Counter

from web.horse_fever.gazette.races import Race, races
from web.rooms.gazette.story import Facts, Meeting, Pattern

OUTSIDE = 6
"""The row of the odds from which on a horse is an outsider."""
MANY_PHOTOS = 8
FLEW = 4
"""Spaces beyond the line that are worth a line."""
QUICK, SLOW = 5, 8
"""Cards after which a race is over soon, or late."""


def photo_three(game: Meeting) -> Facts | None:
    """A photograph with three noses or more in it; the fullest one."""
    found = [
        (len(it["among"]), race.number, it)
        for race in races(game.events)
        for it in race.all("photo finish")
        if len(it["among"]) > 2
    ]
    if not found:
        return None
    count, number, photo = max(found, key=lambda one: one[:2])
    facts = {"count": count, "among": photo["among"], "horse": photo["horse"]}
    return {**facts, "race": number, "by": photo["by"]}


def first_photo(race: Race) -> Facts | None:
    """The photograph that decided the first place, if one did."""
    return next((it for it in race.all("photo finish") if it["horse"] == race.winner), None)


def photo_win(game: Meeting) -> Facts | None:
    """A race that was decided by a photograph; the last of them."""
    for race in reversed(races(game.events)):
        if (photo := first_photo(race)) and len(photo["among"]) == 2:
            other = next(it for it in photo["among"] if it != photo["horse"])
            facts = {"horse": photo["horse"], "other": other}
            return {**facts, "race": race.number, "by": photo["by"]}
    return None


def judge(game: Meeting) -> Facts | None:
    """The first player had to say who won a race."""
    for race in races(game.events):
        photo = first_photo(race)
        if photo and photo["by"] == "first player":
            return {"horse": photo["horse"], "among": photo["among"], "race": race.number}
    return None


def many_photos(game: Meeting) -> Facts | None:
    """So many photographs that the plates ran short."""
    run = races(game.events)
    count = sum(len(race.all("photo finish")) for race in run)
    return {"count": count, "races": len(run)} if count >= MANY_PHOTOS else None


def outsider(game: Meeting) -> Facts | None:
    """An outsider has won a race; the longest odds."""
    found = [
        (race.odds[race.winner], race.number, race.winner)
        for race in races(game.events)
        if race.odds[race.winner] >= OUTSIDE
    ]
    if not found:
        return None
    row, number, horse = max(found)
    return {"horse": horse, "row": row, "race": number}


def favourite(race: Race) -> str | None:
    """The horse with the shortest odds, if it alone has them."""
    first, second, *_ = sorted(race.odds, key=lambda horse: race.odds[horse])
    return None if race.odds[first] == race.odds[second] else first


def favourite_last(game: Meeting) -> Facts | None:
    """The favourite has come last."""
    for race in reversed(races(game.events)):
        if (horse := favourite(race)) == race.ranking[-1]:
            return {"horse": horse, "row": race.odds[horse], "race": race.number}
    return None


def favourites_all(game: Meeting) -> Facts | None:
    """The favourite has won every race, of two at least."""
    run = races(game.events)
    if len(run) < 2 or any(favourite(race) != race.winner for race in run):
        return None
    return {"races": len(run), "horses": tuple(race.winner for race in run)}


def form_held(game: Meeting) -> Facts | None:
    """The horses have come in exactly as the board had them."""
    for race in races(game.events):
        rows = [race.odds[horse] for horse in race.ranking]
        if rows == sorted(set(rows)):
            return {"race": race.number, "horse": race.winner, "other": race.ranking[-1]}
    return None


def hat_trick(game: Meeting) -> Facts | None:
    """One horse has won three races or more."""
    wins = Counter(race.winner for race in races(game.events))
    horse, count = wins.most_common(1)[0] if wins else ("", 0)
    return {"horse": horse, "count": count} if count > 2 else None


def always_last(game: Meeting) -> Facts | None:
    """One horse has come last three times or more."""
    lasts = Counter(race.ranking[-1] for race in races(game.events))
    horse, count = lasts.most_common(1)[0] if lasts else ("", 0)
    return {"horse": horse, "count": count} if count > 2 else None


def all_different(game: Meeting) -> Facts | None:
    """Of four races or more each had another winner."""
    horses = [race.winner for race in races(game.events)]
    if len(horses) < 4 or len(set(horses)) < len(horses):
        return None
    return {"count": len(horses), "horses": tuple(horses)}


def flew_past(game: Meeting) -> Facts | None:
    """A horse was carried far beyond the line; the farthest."""
    found = [
        (it["overshoot"], race.number, it["horse"])
        for race in races(game.events)
        for it in race.all("line crossed")
        if it["overshoot"] >= FLEW
    ]
    if not found:
        return None
    spaces, number, horse = max(found)
    return {"horse": horse, "spaces": spaces, "race": number}


def quick_race(game: Meeting) -> Facts | None:
    """A race that was over soon."""
    for race in races(game.events):
        if race.units < QUICK:
            return {"race": race.number, "cards": race.units, "horse": race.winner}
    return None


def slow_race(game: Meeting) -> Facts | None:
    """A race that would not end."""
    for race in races(game.events):
        if race.units >= SLOW:
            return {"race": race.number, "cards": race.units, "horse": race.ranking[-1]}
    return None


def from_the_back(game: Meeting) -> Facts | None:
    """A horse that was alone behind all others after the first card has won."""
    for race in reversed(races(game.events)):
        spaces = sorted(race.after_first, key=lambda horse: race.after_first[horse])
        last, next_one = spaces[:2]
        alone = race.after_first[last] < race.after_first[next_one]
        if alone and last == race.winner:
            return {"horse": last, "race": race.number, "next": next_one}
    return None


def dice_twice(game: Meeting) -> Facts | None:
    """Both dice have shown the same horse twice or more in one race."""
    for race in races(game.events):
        pairs = Counter(it["dice"][0] for it in race.all("sprint") if len(set(it["dice"])) == 1)
        horse, count = pairs.most_common(1)[0] if pairs else ("", 0)
        if count > 1:
            facts = {"horse": horse, "count": count, "race": race.number}
            return {**facts, "place": race.place(horse)}
    return None


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
