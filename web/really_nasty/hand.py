"""The nasty cards of whoever has spoken up: first a card, then its victim."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Ask
from game.really_nasty.cards import CARDS, WORDS
from game.really_nasty.floors import NO_TARGET
from game.really_nasty.view import View
from web import html as h
from web.acts import confirm, lesson
from web.desk.screen import refused
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.parts.pieces import button, charm, choice, icon, toggle
from web.really_nasty import say
from web.really_nasty.silks import cap, stable
from web.really_nasty.state import Hand, seen
from web.really_nasty.words import card_name
from web.really_nasty.words.names import FACES, facts_of


def words_in(ask: Ask, hand: Sequence[str]) -> list[str]:
    """The cards of a hand by their words, those that can be played now first, alike ones together.

    They lie in this order face down too, all of them: whoever has looked finds them again, and
    nobody else learns from their number that two are alike.
    """
    kinds = sorted(dict.fromkeys(CARDS[id].word for id in hand), key=lambda one: not goes(ask, one))
    return sorted([CARDS[id].word for id in hand], key=kinds.index)


def goes(ask: Ask, word: str) -> bool:
    """Whether whoever is asked can play such a card now, at whatever."""
    own = f"{ask.who + 1} {word}"
    return any(text == own or text.startswith(f"{own} ") for text in ask.options)


def hand(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The cards in hand, and below them what the one in the fingers can be thrown at."""
    covered = is_face_down(desk, ask, view)
    own = seen(desk.at.table.view(ask.who))
    words = words_in(ask, own.hand)
    held = desk.own(Hand).card
    chosen = words[held] if 0 <= held < len(words) else ""
    cards: list[h.Node] = [
        back(ask.who, at, at == held)
        if covered
        else face(ask, word, at, word == chosen, words.count(word))
        for at, word in enumerate(words)
        if covered or words.index(word) == at
    ]
    return h.div("#hand.rn-hand")[
        h.div(".rn-cards", role="group", aria_label=say("Your nasty cards"))[
            cards,
            not words and h.p[say("You have no nasty cards left.")],
        ],
        not covered and slip(own),
        h.div(".rn-victims.row")[
            chosen and (unseen_victims(view) if covered else victims(desk, ask, view, chosen))
        ],
        button(say("Cancel"), "hush", "", id="hush"),
    ]


def looked_up(desk: Desk, ask: Ask) -> h.Node:
    """The hand of whoever bets, to be read: it says whom one could bring down."""
    words = dict.fromkeys(words_in(ask, seen(desk.at.table.view(ask.who)).hand))
    if not words or desk.guide is not None:
        return None
    return h.details(".rn-own-cards", id="own-cards")[
        h.summary(".button.small.quiet")[say("Your nasty cards")],
        h.ul[
            (h.li[h.b[icon(FACES[word].sign), card_name(word)], " ", does(word)] for word in words)
        ],
    ]


def does(word: str) -> str:
    """What a card does, in a sentence."""
    return say(FACES[word].does, **facts_of(word))


def slip(own: View) -> h.Node:
    """What one has bet, to be looked up."""
    if own.own_bet is None or own.own_bet.horse is None:
        return None
    horse, stake = own.own_bet.horse, own.own_bet.stake
    return h.p(".rn-own-slip")[
        say.nodes("Your bet: {stake:money} on {horse}", stake=stake, horse=stable(own.silks[horse]))
    ]


def face(ask: Ask, word: str, at: int, is_held: bool, count: int) -> h.Element:
    """A card: what it does, below that when; one that cannot be played now says why instead."""
    seat = ask.who + 1
    can = goes(ask, word)
    its, facts = FACES[word], facts_of(word)
    refusal = None if can else ask.why(f"{seat} {word}")
    label: list[h.Node] = [
        icon(its.sign),
        h.b[
            card_name(word),
            count > 1 and h.span(".rn-count")[say("{count} copies", count=count)],
        ],
        h.span(".rn-does")[does(word)],
        h.small[refused(refusal.reason) if refusal else say(its.when, **facts)],
    ]
    return h.button(
        f"#nasty-{at}",
        class_=f"button choice rn-card{'' if can else ' cannot'}",
        type="button",
        data_do=f"nasty {at}" if can else f"why {seat} {word}",
        aria_pressed=None if refusal else "true" if is_held else "false",
        aria_disabled="true" if refusal else None,
        title=say("Rule {rule}", rule=refusal.rule) if refusal else None,
    )[label]


def back(seat: int, at: int, is_held: bool) -> h.Element:
    """A card face down."""
    name, look = say("Card {number}", number=at + 1), "choice rn-card face-down"
    return toggle(charm(seat), f"nasty {at}", is_held, None, look, f"nasty-{at}", name)


def victims(desk: Desk, ask: Ask, view: View, word: str) -> h.Node:
    """The horses that this card can be thrown at now."""
    own = f"{ask.who + 1} {word}"
    mine = view.silks[ask.who]
    texts = sorted(
        (text for text in ask.options if text == own or text.startswith(f"{own} ")),
        key=lambda text: text.endswith(f" {mine}"),
    )
    return [
        choice(text, target(view, text.split(" ")[2:]), lesson.why_not_answer(desk, text),
               "rn-victim")
        for text in texts
    ]  # fmt: skip


def target(view: View, silk: Sequence[str]) -> h.Node:
    """Whom a card hits, on its button."""
    if not silk:
        return h.b[say("Play it")]
    return [cap(silk[0]), h.b[stable(silk[0])]]


def unseen_victims(view: View) -> h.Node:
    """Every horse, and none: what there is to tap tells nothing of a card that lies face down."""
    return [
        [
            button([cap(silk), h.b[stable(silk)]], f"nasty-at {silk}", "choice rn-victim",
                   f"nasty-at-{silk}")
            for silk in view.silks
        ],
        button(say("At nobody"), "nasty-at nobody", "choice rn-victim", "nasty-at-nobody"),
    ]  # fmt: skip


def take(desk: Desk, rest: str) -> None:
    """Take a card in the fingers, or put it back."""
    if desk.speaking is not None and rest.isdecimal():
        held = desk.own(Hand)
        held.card = -1 if held.card == int(rest) else int(rest)
        desk.second, desk.notice = None, ""


def throw(desk: Desk, rest: str) -> None:
    """Throw the card in the fingers, face down until now, at this horse."""
    ask, table = desk.ask, desk.table
    if ask is None or table is None or ask.who < 0 or ask.who != desk.speaking:
        return
    words = words_in(ask, seen(table.view(ask.who)).hand)
    held = desk.own(Hand).card
    if not 0 <= held < len(words):
        return
    text = f"{ask.who + 1} {words[held]}"
    text = text if WORDS[words[held]].kind in NO_TARGET else f"{text} {rest}"
    if text in ask.options:
        confirm.give(desk, text)
    else:
        desk.notice = say("That card cannot be thrown so now. Hold the eye to see why.")
