"""Characters, assistants, horses, targets and loans: their faces, their small tokens."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.horse_fever.board import cards
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import PersonText, person_text
from web.horse_fever.words.saying import say
from web.parts.cast import picture, portrait
from web.parts.pieces import bare_button, icon, piece, unseen

SIGNS = {
    "character": "top-hat",
    "assistant": "tie",
    "horse": "horse-head",
    "target": "archery-target",
    "stable": "stable",
    "action": "card-draw",
    "bank": "bank",
    "mob": "fedora",
}
"""The sign of each kind of card, and of each lender."""

KINDS_OF_TARGETS = {
    "most-assistants": "tie",
    "most-danari": "coins-pile",
    "most-horses": "horse-head",
    "most-stables": "stable",
    "fewest-stables": "stable",
    "fewest-vp": "laurels-trophy",
}
DRAWN = ("character", "assistant", "horse")
"""The kinds of cards that show somebody."""


def shown(text: PersonText) -> h.Node:
    """The picture on a card: whom it shows, or the sign of its kind in a medal."""
    if text.kind in DRAWN:
        return picture(text.id)
    if text.kind == "target":
        sign = KINDS_OF_TARGETS.get(text.id[:-2], SIGNS["target"])
    else:
        sign = SIGNS[text.id]
    return h.span(".medal", aria_hidden="true")[icon(sign)]


@piece
def face(text: PersonText) -> h.Element:
    """A card face up: picture, name, role, short signs, and what it does."""
    return h.span(class_=f"person person-{text.kind}")[
        h.span(".person-head")[shown(text)],
        h.span(".person-role")[text.role],
        h.span(".person-name")[text.name],
        h.span(".card-symbols", aria_hidden="true")[(h.span[symbol] for symbol in text.symbols)],
        h.span(".person-line")[text.line],
    ]


def initials(name: str) -> str:
    """The first letters of a name: `Brian O’Fist` is BO; `César Crâne` is CR: CC are several."""
    words = [word for word in name.split() if word[0].isalpha()]
    letters = "".join(word[0] for word in words).upper()[:3]
    if len(letters) == 2 and letters[0] == letters[1]:
        return (letters[0] + words[1][1]).upper()
    return letters


@piece
def token(edition: str, kind: str, id: str) -> h.Element:
    """A small token of a card that lies open, for the eye only."""
    text = person_text(edition, kind, id)
    drawn = portrait(id) if kind in DRAWN else icon(SIGNS[id if kind == "loan" else kind])
    label = None if kind in ("loan", "target") else initials(text.name)
    return h.span(class_=f"token token-{kind}", title=text.name)[drawn, label]


def open_cards(player: object) -> list[tuple[str, str]]:
    """Kind and id of every card that lies open before a player, the character first."""
    kinds = (("assistant", "assistants"), ("horse", "horses"), ("loan", "loans"))
    own = getattr(player, "character", "")
    named = [("character", own)] if own else []
    return named + [(kind, id) for kind, pile in kinds for id in getattr(player, pile)]


def cards_button(player: object, edition: str, seat: int) -> h.Node:
    """All open cards of a player as one button that shows them large, and the count of targets."""
    cards, targets = open_cards(player), getattr(player, "targets", 0)
    if not cards:
        return None
    said = ", ".join(person_text(edition, kind, id).name for kind, id in cards)
    wanted = " ".join(f"{kind}:{id}" for kind, id in cards)
    return bare_button(f"card {wanted}", "tokens row", f"cards-{seat}")[
        unseen(say("Cards: {cards}.", cards=said)),
        h.span(".token-row", aria_hidden="true")[(token(edition, *card) for card in cards)],
        secret_targets(targets) if targets else None,
    ]


def secret_targets(count: int) -> h.Element:
    """How many targets lie face down before a player."""
    return h.span(".token.token-target", title=say("Targets, face down"))[
        icon(SIGNS["target"]),
        h.b(aria_hidden="true")[str(count)],
        unseen(say("{count:plural(target|targets)}", count=count)),
    ]


def own_cards(edition: str, hand: Sequence[str], targets: Sequence[str]) -> h.Node:
    """The unveiled player's secrets: action cards and targets, small; a tap shows them large."""
    if not hand and not targets:
        return None
    return h.section("#own", aria_label=say("Your secret cards"))[
        h.h3[say("For your eyes only")],
        h.div(".secrets")[
            (secret_action(edition, card) for card in hand),
            (secret_target(edition, card) for card in targets),
        ],
    ]


@piece
def secret_action(edition: str, card: str) -> h.Element:
    """An action card in the player’s hand."""
    text = card_text(edition, card)
    return bare_button(f"card {card}", f"secret card-{text.sign}", f"own-{card}")[
        h.span(".secret-letter")[text.letter or cards.SIGNS["special"]],
        h.span[h.b[text.name], text.symbols[0]],
    ]


@piece
def secret_target(edition: str, card: str) -> h.Element:
    """A target of one's own."""
    text = person_text(edition, "target", card)
    return bare_button(f"card target:{card}", "secret secret-target stack", f"own-{card}")[
        h.span(".secret-letter")[icon(SIGNS["target"])], h.span[h.b[text.name], text.symbols[0]]
    ]
