"""The trial of two real devices, step by step: what works, what does not, and what to do then."""

from __future__ import annotations

from web import html as h
from web.parts.pieces import unseen
from web.phones.phones_here import PhonesHere, Trial
from web.words.speaking import say


def tried(house: PhonesHere, trial: Trial) -> h.Element:
    """The trial of two devices, step by step: what goes, what does not, and what to do then."""
    seen = house.addresses and not house.addresses.endswith(".local")
    steps: list[tuple[str, bool | None, str]] = [
        (say("This browser can link phones"), house.camera not in ("unable", "insecure"), ""),
        (
            say("The camera works"),
            None if house.camera in ("", "asks") else house.camera == "on",
            say("Without it, codes are typed, and the address may stay hidden."),
        ),
        *near(trial),
        (
            say("The tablet knows its own address"),
            None if not house.addresses else bool(seen),
            say("The browser hides it. Allow the camera, then open this page anew."),
        ),
        (
            say("A phone was read and reached"),
            True if trial.is_linked else False if house.told == "unreachable" else None,
            say("They cannot see each other: another Wi-Fi, a guest network, or a firewall."),
        ),
        (
            say("A message there and back takes {count} ms", count=max(0, trial.milliseconds)),
            None if trial.milliseconds < 0 else trial.milliseconds < SLOW,
            say("That is slow: a far or crowded Wi-Fi."),
        ),
        (
            say("Lock the phone for a minute, unlock it: it is back by itself"),
            True if trial.is_back else None,
            "",
        ),
    ]
    return h.ol(".phone-trial", aria_label=say("Trial of two devices"))[
        (
            h.li(data_goes={True: "yes", False: "no", None: "open"}[goes])[
                h.b(aria_hidden="true")[{True: "✓", False: "✗", None: "·"}[goes]],
                h.span[
                    unseen(worked(goes)),
                    " ",
                    said,
                    goes is False and help and h.small[help],
                ],
            ]
            for said, goes, help in steps
        )
    ]


def near(trial: Trial) -> list[tuple[str, bool | None, str]]:
    """The step that only a browser has which asks before a page may reach devices near it."""
    if not trial.may_reach:
        return []
    does = {"granted": True, "denied": False}.get(trial.may_reach)
    help = say("Allow “devices on your local network” for this page, in the browser’s settings.")
    return [(say("This page may reach devices near it"), does, help)]


SLOW = 150
"""Milliseconds there and back that somebody would notice."""


def worked(goes: bool | None) -> str:
    """How a line of the trial has come out, in words."""
    return {True: say("works"), False: say("does not work"), None: say("not yet")}[goes]
