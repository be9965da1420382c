"""The same table with other secrets: cards that a seat cannot see are swapped for each other."""

from __future__ import annotations

from random import Random

from game import Table

SECRET_PHASES = {"deal", "first bet", "race fixing", "second bet"}


def this_round(table: Table) -> int:
    """The step at which the open round's first cards were dealt."""
    deals = [text.split(", ")[0] in table.game.cards for text in table.answers]
    last = len(deals) - 1 - deals[::-1].index(True)
    while deals[last - 1]:
        last -= 1
    return last


def swapped(table: Table, seat: int | None, rng: Random) -> Table | None:
    """A twin in which all cards that `seat` cannot see are renamed; None when nothing is hidden.

    The twin is a real game: other deals, the same public acts. Cards in the hand of `seat`, and
    those it has placed, keep their names.
    """
    if table.ask is None or table.game.phase not in SECRET_PHASES:
        return None
    if not any(player.hand for player in table.game.players) and not any(table.game.fixes.values()):
        return None
    start = this_round(table)
    names = rename(table, start, seat, rng)
    twin = table.at(start)
    for who, text in zip(table.askers[start:], table.answers[start:], strict=True):
        if who < 0:
            text = ", ".join(names[card] for card in text.split(", "))
        elif text.startswith("fix "):
            text = f"fix {names[text.removeprefix('fix ')]}"
        assert twin.ask is not None
        twin.answer(text)
    assert len(twin.answers) == len(table.answers)
    return twin


def rename(table: Table, start: int, seat: int | None, rng: Random) -> dict[str, str]:
    """New names for the action cards: any for the hidden ones, their own for those in sight."""
    deck = list(table.game.cards)
    if table.options["starred cards"] == "off":
        deck = [card for card in deck if not table.game.cards[card].star]
    known = own_cards(table, start, seat) if seat is not None else set()
    hidden = [card for card in deck if card not in known]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    return {**{card: card for card in known}, **dict(zip(hidden, shuffled, strict=True))}


def own_cards(table: Table, start: int, seat: int) -> set[str]:
    """The cards that this seat was dealt in the open round."""
    placed = {fix.card for fixes in table.game.fixes.values() for fix in fixes if fix.seat == seat}
    return placed | set(table.game.players[seat].hand)
