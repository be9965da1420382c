"""The same table with other secrets: cards that a seat cannot see are swapped for each other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

from game import Table
from game.play import Ask, Picks

OPEN_HANDS = {"race", "payoffs", "sell auction", "buy auction", "final stage"}
"""Phases in which no action card is hidden."""

DRAWN = re.compile(r"(?:(\w+) )?cards for player (\d)")
"""What chance is asked when a player draws; in the Family Game the kind goes without saying."""


def swapped(table: Table, seat: int | None, rng: Random) -> Table | None:
    """A twin in which all cards that `seat` cannot see are renamed; None when nothing is hidden.

    The twin is a real game: other deals, the same public acts. Cards that `seat` has drawn or
    bought keep their names; so do those of earlier races, which have all been turned up.
    """
    if table.ask is None or table.game.phase == "over":
        return None
    names = secret_names(table, seat, rng)
    then, twin = table.at(0), table.at(0)
    for step, text in enumerate(table.answers):
        assert then.ask is not None
        following = table.answers[step + 1 : step + 2]
        hands = names if then.game.round == table.game.round else no_actions(table, names)
        twin.answer(retold(then.ask, text, following, seat, hands, rng))
        then.answer(text)
    assert len(twin.answers) == len(table.answers)
    return twin if twin.answers != table.answers else None


def no_actions(table: Table, names: Mapping[str, str]) -> Mapping[str, str]:
    """The names of the targets alone: the action cards of earlier races lie open."""
    return {old: new for old, new in names.items() if old not in table.game.cards}


def retold(
    ask: Ask,
    text: str,
    following: tuple[str, ...],
    seat: int | None,
    names: Mapping[str, str],
    rng: Random,
) -> str:
    """The answer that the twin gets in place of `text`."""
    drawn = DRAWN.fullmatch(ask.what)
    if drawn is not None and drawn[1] in ("assistant", "horse"):
        assert isinstance(ask.options, Picks)
        if int(drawn[2]) - 1 == seat:
            return text
        kept = following[0].removeprefix("keep ") if following else ""
        return redrawn(ask.options.names, text.split(", "), kept, rng)
    if drawn is not None:
        return ", ".join(names.get(card, card) for card in text.split(", "))
    verb, _, card = text.partition(" ")
    return f"{verb} {names.get(card, card)}" if verb in ("fix", "keep", "sell") else text


def redrawn(deck: tuple[str, ...], cards: list[str], kept: str, rng: Random) -> str:
    """Other cards from the same deck around the one that was kept in front of everybody."""
    others = [card for card in deck if card != kept]
    rng.shuffle(others)
    return ", ".join(card if card == kept else others.pop() for card in cards)


def secret_names(table: Table, seat: int | None, rng: Random) -> dict[str, str]:
    """New names for the hidden action cards of this race, and for the hidden targets."""
    actions, targets = known_cards(table, seat)
    names = renamed(table.at(0).game.decks.get("target", []), targets, rng)
    if table.game.phase not in OPEN_HANDS:
        starred = table.options["starred cards"] == "on"
        deck = [card.id for card in table.game.cards.values() if starred or not card.star]
        names |= renamed(deck, actions, rng)
    return names


def renamed(deck: list[str], known: set[str], rng: Random) -> dict[str, str]:
    """Any names for the hidden cards among themselves, their own for those in sight."""
    hidden = [card for card in deck if card not in known]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    return {**{card: card for card in known}, **dict(zip(hidden, shuffled, strict=True))}


def known_cards(table: Table, seat: int | None) -> tuple[set[str], set[str]]:
    """The action cards that this seat drew for this race, and every target it has ever seen."""
    actions: set[str] = set()
    targets: set[str] = set()
    then = table.at(0)
    for text in table.answers:
        assert then.ask is not None
        drawn = DRAWN.fullmatch(then.ask.what)
        if drawn is not None and int(drawn[2]) - 1 == seat:
            if drawn[1] == "target":
                targets |= set(text.split(", "))
            elif drawn[1] in (None, "action") and then.game.round == table.game.round:
                actions |= set(text.split(", "))
        offer = getattr(then.game, "offer", None)
        if offer is not None and offer.buyer == seat:
            targets.add(text.removeprefix("sell "))
        then.answer(text)
    known = set(then.game.decks.get("target", []))
    known |= {card for player in then.game.players for card in player.targets}
    return actions, targets & known
