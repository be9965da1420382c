"""The booths of the fair: the action tokens in their stacks, and the contracts on offer."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h

from game.play import Ask, Refusal
from game.unicorn_fever.tokens import PRINTED, STACKS, Token
from game.unicorn_fever.view import View
from web.parts.pieces import choice, icon
from web.unicorn_fever import say
from web.unicorn_fever.parts import contract_card, gold
from web.unicorn_fever.words import voice
from web.words.speaking import mark

WhyNot = Callable[[str], Refusal | None]

BOOTHS = {
    "any-bet": (mark("Bet"), "ticket"),
    "win-bet": (mark("Win bet"), "podium-winner"),
    "magic": (mark("Magic"), "spell-book"),
    "gold": (mark("Gold"), "two-coins"),
}


def booths(view: View, ask: Ask | None, why_not: WhyNot = lambda _text: None) -> h.Element:
    """All that can be taken as an action; each says what it gives before it is taken."""
    return h.div("#booths", role="group", aria_label=say("Actions"))[
        h.div(".stacks")[(booth(view, stack, ask, why_not) for stack in BOOTHS)],
        notary(view, ask, why_not),
    ]


def booth(view: View, stack: str, ask: Ask | None, why_not: WhyNot) -> h.Element:
    """One booth: the token on top, what lies below it, and the space printed on the board."""
    label, sign = BOOTHS[stack]
    left = view.stacks.get(stack, ())
    printed = f"printed {stack}" if stack in PRINTED else ""
    return h.section(f".booth.booth-{stack}", aria_label=say(label))[
        h.h3[icon(sign), say(label)],
        h.div(".stack", data_left=str(len(left)))[
            token(STACKS[stack][left[0]], left[0], f"take {stack}", ask, why_not)
            if left
            else h.p(".empty")[say("All taken")],
            [below(STACKS[stack][letter]) for letter in left[1:]],
        ],
        printed
        and (not left or stack == "any-bet")
        and token(PRINTED[stack], "", printed, ask, why_not),
    ]


def below(its: Token) -> h.Element:
    """The token that comes up next, as far as it sticks out."""
    return h.p(".below")[h.small[say("then:")], " ", voice().token(its)]


def token(its: Token, letter: str, text: str, ask: Ask | None, why_not: WhyNot) -> h.Element:
    """An action token or a printed space: a button where it may be taken now."""
    face = [
        letter != "" and h.b(".token-letter", aria_hidden="true")[letter[:1]],
        h.span(".token-gives")[voice().token(its)],
        its.carrot and icon("carrot"),
    ]
    look = "token-face" if letter else "token-face printed"
    if ask is None:
        return h.span(class_=look)[face]
    refusal = why_not(text) or (None if text in ask.options else ask.why(text))
    return choice(text, face, refusal, look)


def notary(view: View, ask: Ask | None = None, why_not: WhyNot = lambda _text: None) -> h.Element:
    """The contracts on offer, with the price of the next one."""
    left = view.stacks.get("contract", ())
    title: h.Node = say("All contract tokens are taken")
    if left:
        price = gold(view.price) if view.price else say("nothing")
        title = say.nodes("Contracts: the next costs {price}", price=price)
    return h.section(".booth.notary", aria_label=say("Contracts"))[
        h.h3[icon("scroll-quill"), h.span[title]],
        h.div(".offers")[(offered(id, ask, why_not) for id in view.offers)],
    ]


def offered(id: str, ask: Ask | None, why_not: WhyNot) -> h.Element:
    """One contract: a button that signs it."""
    if ask is None:
        return h.span(".choice.signing")[contract_card(id)]
    text = f"sign {id}"
    refusal = why_not(text) or (None if text in ask.options else ask.why(text))
    return choice(text, contract_card(id), refusal, "signing")
