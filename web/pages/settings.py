"""The sheet of what is set once for this device."""

from __future__ import annotations

from game import TITLES
from web import html as h
from web.desk.screen import words_of
from web.desk.settings import CHOICES, LOUDNESSES, ON_PHONE, Choice
from web.desk.state import Desk
from web.desk.wording import AnyWords
from web.parts.glossary import worded
from web.parts.pieces import button, icon, toggle
from web.parts.sheet import sheet
from web.words import speaking
from web.words.languages import NAMES
from web.words.speaking import say


def settings(desk: Desk) -> h.Element:
    """Every setting with what it does."""
    words = words_of(TITLES[desk.title])
    return sheet(
        say("Settings"),
        [
            (option(words, choice, desk) for choice in offered(desk)),
            button(say("Keyboard shortcuts"), "keys", id="to-keys"),
            h.p(".aside")[
                say("Kept on this phone only.")
                if desk.phones.mine is not None
                else say(
                    "Kept on this device only. Either way your cards are covered whenever the page "
                    "is out of sight."
                )
            ],
            button(say("The storybook"), "studio", "quiet small", id="to-studio"),
        ],
        "settings-sheet",
    )


def offered(desk: Desk) -> list[Choice]:
    """What can be set here: on somebody's own phone, what is for that phone alone."""
    on_phone = desk.phones.mine is not None
    return [choice for choice in CHOICES if not on_phone or choice.name in ON_PHONE]


def named(value: str, label: str) -> h.Node:
    """The name of a language stands in the language itself."""
    return h.span(lang=value)[label] if value in NAMES else label


def option(words: AnyWords, choice: Choice, desk: Desk) -> h.Element:
    """One choice, its values side by side; or why it cannot be had."""
    id, chosen = f"set-{choice.name.replace(' ', '-')}", desk.settings[choice.name]
    lacks = no_voice(desk) if choice.name == "caller" else ""
    return h.div(".option", role="group", aria_labelledby=id)[
        h.div[
            h.b(id=id)[say(choice.label)],
            h.p[worded(words, say(choice.help), id)],
            lacks and h.p("#no-voice", role="status")[lacks],
        ],
        not lacks
        and h.div(".toggles")[
            (
                toggle(named(value, say(label)), f"set {choice.name} {value}", value == chosen)
                for value, label in choice.values.items()
            )
        ],
        choice.name == "caller" and not lacks and chosen == "on" and loudness(desk),
    ]


def no_voice(desk: Desk) -> str:
    """Why nothing can be said aloud here, "" where it can: by the device's own voices only."""
    voices = desk.settings.voices
    if voices is None:
        return say("Looking for a voice on this device…")
    if speaking.LANGUAGE in voices:
        return ""
    return say(
        "This device has no voice of its own for this language. Look in its settings for spoken "
        "content or text-to-speech, add a voice, and open this page again."
    )


def loudness(desk: Desk) -> h.Element:
    """How loud the caller is beside hooves and crowd."""
    return h.label(".loudness.row")[
        icon("speaker"),
        h.input(
            "#caller-loudness",
            type="range",
            data_field="loudness",
            min=str(LOUDNESSES[0]),
            max=str(LOUDNESSES[-1]),
            value=desk.settings["caller loudness"],
            aria_label=say("How loud the voice is"),
        ),
    ]
