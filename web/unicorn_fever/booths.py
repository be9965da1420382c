"""The booths of the fair: the action tokens in their stacks, and the contracts on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import Ask, Refusal
from game.unicorn_fever.tokens import PRINTED, STACKS, Token
from game.unicorn_fever.view import View
from web import html as h
from web.parts.pieces import button, choice, greyed, icon
from web.unicorn_fever import say
from web.unicorn_fever.parts import contract_card, gold, picture
from web.unicorn_fever.state import NO_OFFER
from web.words.speaking import mark

WhyNot = Callable[[str], Refusal | None]

BOOTHS = {
    "any-bet": (mark("Bet"), "contract-GO4"),
    "win-bet": (mark("Win bet"), "magic-J-negative"),
    "magic": (mark("Magic"), "contract-WA1"),
    "gold": (mark("Gold"), "magic-K-positive"),
    "contract": (mark("Contract"), "contract-GN2"),
}
"""What is written over each booth, and the picture that hangs in it."""


def booths(view: View, ask: Ask | None, why_not: WhyNot = lambda _text: None) -> h.Element:
    """All that can be taken as an action; each says what it gives before it is taken."""
    return h.div("#booths.stack", role="group", aria_label=say("Actions"))[
        (booth(view, stack, ask, why_not) for stack in BOOTHS)
    ]


def booth(view: View, stack: str, ask: Ask | None, why_not: WhyNot) -> h.Element:
    """One booth, a single button: its picture, what its top token brings, and what comes next."""
    left = view.stacks.get(stack, ())
    its = STACKS[stack][left[0]] if left else PRINTED.get(stack)
    text = f"take {stack}" if left or its is None else f"printed {stack}"
    label, drawn = BOOTHS[stack]
    face = [
        h.span(".booth-picture")[picture(drawn)],
        h.b(".booth-name")[say(label)],
        h.span(".token-gives")[brings(its, view) if its is not None else say("All taken")],
        left and h.small(".next")[what_is_next(stack, left)],
    ]
    look = f"booth booth-{stack}"
    if ask is None:
        return h.span(class_=look)[face]
    if stack == "contract":
        return to_contracts(view, ask, why_not, face, look)
    return choice(text, face, refusal(ask, text, why_not), look)


def refusal(ask: Ask, text: str, why_not: WhyNot) -> Refusal | None:
    """Why this may not be taken now; None where it may."""
    return why_not(text) or (None if text in ask.options else ask.why(text))


def to_contracts(view: View, ask: Ask, why_not: WhyNot, face: h.Node, look: str) -> h.Element:
    """The way to the contracts, which takes nothing; where none can be had they may be read."""
    against = [refusal(ask, f"sign {id}", why_not) for id in view.offers] or [NO_OFFER]
    if None not in against and (first := against[0]) is not None:
        return greyed(face, first, "contracts", f"choice {look}", "to-contracts")
    return button(face, "contracts", f"choice {look}", id="to-contracts")


def brings(its: Token, view: View) -> str:
    """What an action token or a printed space brings now, in a plain sentence."""
    if its.contract:
        if not view.price:
            return say("Choose a contract. This one is free.")
        return say("Choose a contract, for {gold:gold}.", gold=view.price)
    if its.bet and its.magic:
        return say("Bet on a unicorn, and play {n:plural(magic card|magic cards)}.", n=its.magic)
    if its.bet == "win":
        return say("Bet on the winner, with {n} more glory.", n=its.glory)
    if its.bet:
        return say("Bet on a unicorn, to win or to be placed.")
    if its.magic:
        return say("Play {n:plural(magic card|magic cards)} on unicorns you choose.", n=its.magic)
    if its.carrot:
        return say("Get {gold:gold}, and be first player from this race on.", gold=its.gold)
    return say("Get {gold:gold}.", gold=its.gold)


def what_is_next(stack: str, left: Sequence[str]) -> h.Node:
    """What the token beneath brings, else what is printed on the board; "" where there is none."""
    below = STACKS[stack][left[1]] if len(left) > 1 else PRINTED.get(stack)
    if below is None:
        return say("Next: nothing more")
    return say("Next: {what}", what=shortly(below))


def shortly(its: Token) -> str:
    """What a token brings that comes next, in as few words as its booth has room for."""
    if its.contract:
        return say("{gold:gold} for a contract", gold=-its.gold)
    if its.bet and its.magic:
        return say("a bet, {n:plural(magic card|magic cards)}", n=its.magic)
    if its.bet == "win":
        return say("{n} more glory", n=its.glory)
    if its.bet:
        return say("only a bet")
    if its.magic:
        return say("{n:plural(magic card|magic cards)}", n=its.magic)
    return say("{gold:gold}", gold=its.gold)


def printed_too(view: View, ask: Ask) -> h.Node:
    """The printed space of a booth that still has tokens, for whoever wants no more than that."""
    text = "printed any-bet"
    if text not in ask.options or not view.stacks.get("any-bet"):
        return None
    return choice(text, say("Only a bet, no magic"), None, "small aside")


def contracts(view: View, ask: Ask, why_not: WhyNot) -> h.Element:
    """The contracts on offer, each a button that signs it."""
    return h.div("#contracts.offers", role="group", aria_label=say("Contracts"))[
        (offered(id, ask, why_not) for id in view.offers)
    ]


def notary(view: View) -> h.Element:
    """The contracts on offer, with the price of the next one, to be looked at."""
    left = view.stacks.get("contract", ())
    title: h.Node = say("All contract tokens are taken")
    if left:
        price = gold(view.price) if view.price else say("nothing")
        title = say.nodes("Contracts: the next costs {price}", price=price)
    return h.section(".booth.notary", aria_label=say("Contracts"))[
        h.h3[icon("scroll-quill"), h.span[title]],
        h.div(".offers")[(h.span(".choice.signing")[contract_card(id)] for id in view.offers)],
    ]


def offered(id: str, ask: Ask, why_not: WhyNot) -> h.Element:
    """One contract: a button that signs it."""
    text = f"sign {id}"
    return choice(text, contract_card(id), refusal(ask, text, why_not), "signing")
