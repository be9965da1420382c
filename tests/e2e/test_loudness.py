"""Sounds of the built page, as a browser makes them: one loudness, and a mix that never clips."""

from __future__ import annotations

from playwright.sync_api import Page

from tools import sounds
from web.acts.sounds import SOUNDS

WITHIN = 0.5
"""LU: nobody hears less."""


def test_every_sound_is_as_loud_as_the_others_and_the_mix_never_clips(
    unopened: Page, site: str
) -> None:
    unopened.goto(site)
    made = sounds.every(unopened)
    loud = {name: made[name].loudness(False) for name in SOUNDS}
    tick = loud.pop("tick")
    assert max(loud.values()) - min(loud.values()) < WITHIN, loud
    assert tick < min(loud.values()) - 8, "under every finger, it stays in the background"
    sixes = [made[f"6 on {ground}"] for ground in sounds.GROUNDS]
    whole = [it.loudness(True) for it in (*sixes, made["murmur"], made["cheers"])]
    assert max(whole) - min(whole) < WITHIN, whole
    assert len({it.samples[:2000].tobytes() for it in sixes}) == len(sixes), "a ground is unheard"
    for ground in sounds.GROUNDS:
        herd = [made[f"{horses} on {ground}"].loudness(True) for horses in sounds.HERDS]
        assert herd == sorted(herd) and herd[-1] - herd[0] > 5, "six are louder than one"
    mix = [abs(it) for it in made["all at once"].samples]
    highest = max(mix)
    assert 0.5 < highest < 1, "bent below full scale, but loud"
    assert mix.count(highest) < 3, "cut off flat"
