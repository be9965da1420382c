"""The leak hunter: what must not be known, as the words and ids that a page would use for it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator

from game import Table
from tests.game.horse_fever.hidden import known_cards
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text


def ids_in(value: object) -> set[str]:
    """Every id that a view or an event holds."""
    return set(re.findall(r"'([^']*)'", repr(value)))


def hidden(table: Table, seat: int | None) -> dict[str, str]:
    """Card ids that `seat`, or for None the whole table, may not know, each with its kind.

    Read from the state itself, not from a view: other hands, targets, cards lying face down, cards
    drawn and not yet kept. What the table was told before is known to all.
    """
    game, found = table.game, {}
    for player in game.players:
        if player.seat != seat:
            found |= dict.fromkeys(player.hand, "") | dict.fromkeys(player.targets, "target")
    for fixes in game.fixes.values():
        found |= {card: "" for owner, card in fixes if owner != seat}
    if game.pending is not None and game.pending.seat != seat:
        kind, *drawn = game.pending.words
        found |= dict.fromkeys(drawn, kind) if drawn else {kind: ""}
        found = {card: kind for card, kind in found.items() if not is_bet(card, kind)}
    known = known_to(table, seat)
    return {card: kind for card, kind in found.items() if card not in known}


def known_to(table: Table, seat: int | None) -> set[str]:
    """What was told to all, and what `seat` holds or has held: a target sold is remembered."""
    known = ids_in(list(table.events)) | ids_in(table.view(None))
    if seat is not None:
        known |= ids_in(table.view(seat))
        if table.game.is_board:
            known |= known_cards(table, seat)[1]
    return known


def is_bet(card: str, kind: str) -> bool:
    """Half a bet is pending: a horse, no card."""
    return kind in ("win", "show") or card in ("win", "show")


def name_of(edition: str, card: str, kind: str) -> str:
    """What a card is called on the page."""
    if not kind:
        return card_text(edition, card).name
    return person_text(edition, kind, card).name


def secret_words(table: Table, seat: int | None) -> set[str]:
    """Ids and names that may stand nowhere in front of `seat`, or of the whole table."""
    edition, cards = table.options["edition"], hidden(table, seat)
    found = set(cards) | {name_of(edition, card, kind) for card, kind in cards.items()}
    return found - set(public_names(table, seat))


def public_names(table: Table, seat: int | None) -> Iterator[str]:
    """Names that a known card shares with a hidden one, and those that every player may know."""
    known = known_to(table, seat)
    edition = table.options["edition"]
    for card in known:
        for kind in ("", "target", "assistant", "horse", "character"):
            try:
                yield name_of(edition, card, kind)
            except KeyError:
                continue


CAST = re.compile(r"""<symbol[^>]*\bid=\\?"(?:drawing-)?cast-[^"]*\"""")
"""The name of a likeness on the sheet of all of them, which is the same whoever holds what. A use
of one stays: it would tell who does."""


def leaks(text: str, secrets: Iterable[str]) -> list[str]:
    """Those of the secret words that stand in a text as whole words, in any case of letters."""
    plain = html.unescape(CAST.sub("", text)).lower()
    return [
        word
        for word in sorted(secrets)
        if word.lower() in plain and re.search(rf"(?<!\w){re.escape(word.lower())}(?!\w)", plain)
    ]
