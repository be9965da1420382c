"""The sheet of what is set once for this device."""

from __future__ import annotations

from game import TITLES
from web import html as h
from web.desk.screen import words_of
from web.desk.settings import CHOICES, ON_PHONE, Choice
from web.desk.state import Desk
from web.desk.wording import AnyWords
from web.parts.glossary import worded
from web.parts.pieces import button, toggle
from web.parts.sheet import sheet
from web.words.languages import NAMES
from web.words.speaking import say


def settings(desk: Desk) -> h.Element:
    """Every setting with what it does."""
    words = words_of(TITLES[desk.title])
    return sheet(
        say("Settings"),
        [
            (option(words, choice, desk.settings[choice.name]) for choice in offered(desk)),
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


def option(words: AnyWords, choice: Choice, chosen: str) -> h.Element:
    """One choice, its values side by side."""
    id = f"set-{choice.name.replace(' ', '-')}"
    return h.div(".option", role="group", aria_labelledby=id)[
        h.div[h.b(id=id)[say(choice.label)], h.p[worded(words, say(choice.help), id)]],
        h.div(".toggles")[
            (
                toggle(named(value, say(label)), f"set {choice.name} {value}", value == chosen)
                for value, label in choice.values.items()
            )
        ],
    ]
