"""The rules over the screen: one of them, or the list with a search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from game import TITLES
from web import html as h
from web.desk.screen import BOXES, SCREENS, box_of, name_of, words_of
from web.desk.state import Desk
from web.desk.wording import Words
from web.pages import searching
from web.parts import glossary
from web.parts.glossary import worded
from web.parts.pieces import button, icon, toggle
from web.parts.sheet import sheet
from web.words.house_rules import spoken
from web.words.speaking import say
from web.words.texts import Rule

ALL = "all"
NUMBER = re.compile(r"#rule-([A-Z0-9][A-Z0-9.]{0,9})")


def address(desk: Desk) -> str:
    """What stands behind the # of the page's address, "" unless rules are open."""
    if not desk.rule or glossary.is_word(words_of(TITLES[desk.title]), desk.rule):
        return ""
    return "#rules" if desk.rule == ALL else f"#rule-{desk.rule}"


def follow(desk: Desk, hash: str) -> bool:
    """Open what an address points to; True where that changes anything.

    What looks like no rule's number opens the list; an address of something else is left alone.
    """
    if not hash.startswith("#rule"):
        wanted = ""
    elif number := NUMBER.fullmatch(hash):
        wanted = number[1]
    else:
        wanted = ALL
    if wanted == desk.rule:
        return False
    desk.rule, desk.sought = wanted, ""
    return True


def rules(desk: Desk) -> h.Element:
    """The rule that is open, or the list, with a plain line where there is no such rule."""
    title = desk.title
    words = words_of(TITLES[title])
    if glossary.is_word(words, desk.rule):
        return glossary.glossary(words, desk.rule)
    if desk.rule == ALL:
        return listing(desk)
    for id in (title, *(screen.id for screen in SCREENS.opened)):
        for rule in told(desk, id):
            if rule.id == desk.rule:
                return one(title, rule, "" if id == title else name_of(id))
    said = say("There is no rule {rule}. These are all the rules:", rule=desk.rule[:10])
    return listing(desk, "" if desk.sought else said)


def told(desk: Desk, id: str) -> list[Rule]:
    """The rules of a title, as they hold for the game on the table where it is one of it."""
    table = desk.table
    is_here = table is not None and table.title.id == id
    version = table.rules if table is not None and is_here else TITLES[id].rules
    return [spoken(rule.under(version)) for rule in words_of(TITLES[id]).rules]


def one(title: str, rule: Rule, other: str) -> h.Element:
    """One rule, with the way to all the others; `other` names the game where it is another's."""
    known: set[str] = set()
    words = words_of(TITLES[title])
    return sheet(
        rule.heading,
        [
            h.p(".rule-id")[
                say("Rule {rule}, only in {game}", rule=rule.id, game=other)
                if other
                else say("Rule {rule}", rule=rule.id)
            ],
            beside(title, rule),
            (
                h.p[worded(words, text, f"in-rule-{number}", known)]
                for number, text in enumerate(rule.paragraphs)
            ),
            h.div(".actions")[
                button(say("All the rules"), "rule", "quiet", id="all-rules"),
                words.glossary
                and button(
                    say("Words of the game"), f"rule {glossary.WORDS}", "quiet", id="all-words"
                ),
            ],
        ],
        "one-rule",
    )


def beside(title: str, rule: Rule) -> h.Node:
    """The card or the board that a rule speaks of, for the eye: the words say it all."""
    drawn = SCREENS[title].pictured.get(rule.id)
    return drawn and h.div(".rule-picture", aria_hidden="true")[drawn()]


def listing(desk: Desk, said: str = "") -> h.Element:
    """All rules, or those that have the words looked for, each with its number."""
    sought, words = desk.sought, words_of(TITLES[desk.title])
    listed = told(desk, desk.title)
    found = searching.found(listed, sought)
    known: set[str] = set()  # in the whole list each word of the game is explained once
    return sheet(
        say("The rules of {game}", game=name_of(desk.title)),
        [
            others(desk) if desk.screen == "home" else None,
            said and h.p(".no-such-rule", role="status")[said],
            field(sought),
            None if sought.strip() else contents(words, listed),
            counted(len(found)) if sought.strip() and found else None,
            [paragraph(desk.title, rule, sought, known) for rule in found]
            or nothing(listed, sought),
        ],
        "all-rules",
    )


def contents(words: Words[Any], listed: Sequence[Rule]) -> h.Element:
    """The headings of all rules, folded away, each of which opens its rule; and the words."""
    return h.div(".contents.row")[
        words.glossary
        and button(say("Words of the game"), f"rule {glossary.WORDS}", "quiet", id="all-words"),
        h.details("#contents")[
            h.summary(".button.quiet")[say("Contents")],
            h.ol[
                (
                    h.li[button(rule.heading, f"rule {rule.id}", "rule-link", id=f"to-{rule.id}")]
                    for rule in listed
                )
            ],
        ],
    ]


def others(desk: Desk) -> h.Node:
    """The boxes, and the games of the one that is read: at home none of them is on the table."""
    its = box_of(desk.title)
    return h.div(".which-box", role="group", aria_label=say("Which game"))[
        (
            toggle([icon(one.sign), one.name], f"box {one.id}", one.id == its.id, id=f"of-{one.id}")
            for one in BOXES.values()
        ),
        len(its.titles) > 1
        and [
            toggle(its.say(SCREENS[id].poster.name), f"title {id}", id == desk.title)
            for id in its.titles
        ],
    ]


def field(sought: str) -> h.Element:
    """Where the words to look for are typed."""
    return h.div(".search", role="search")[
        h.label(for_="sought")[say("Search the rules")],
        h.input(
            "#sought",
            type="search",
            value=sought,
            maxlength=searching.LONGEST,
            autocomplete="off",
            data_field="sought",
        ),
    ]


def counted(count: int) -> h.Element:
    """How many rules were found, also for the ear."""
    return h.p(".counted", role="status")[say("{count:plural(rule|rules)}", count=count)]


def nothing(listed: Sequence[Rule], sought: str) -> h.Element:
    """Nothing was found: words to try instead."""
    return h.div(".nothing-found", role="status")[
        h.p[say("Nothing found for “{sought}”. Try:", sought=sought.strip())],
        h.div(".actions")[
            (
                button(word, f"sought {word}", "small", id=f"try-{number}")
                for number, word in enumerate(searching.instead(listed, sought))
            )
        ],
    ]


def paragraph(title: str, rule: Rule, sought: str, known: set[str]) -> h.Element:
    """One rule of the list; its number opens it alone, which puts it into the address."""
    words, id = words_of(TITLES[title]), f"rule-{rule.id.replace('.', '-')}"
    return h.section(".rule", id=id)[
        h.h3[
            button(
                mark(rule.id, sought),
                f"rule {rule.id}",
                "rule-link",
                name=say("Rule {rule} alone", rule=rule.id),
            ),
            mark(rule.heading, sought),
        ],
        beside(title, rule),
        (
            h.p[
                mark(text, sought)
                if sought.strip()
                else worded(words, text, f"in-{id}-{number}", known)
            ]
            for number, text in enumerate(rule.paragraphs)
        ),
    ]


def mark(text: str, sought: str) -> h.Node:
    """A text with the words that were looked for marked in it."""
    return [h.mark[piece] if hit else piece for piece, hit in searching.marked(text, sought)]
