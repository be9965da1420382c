"""The bar of an open question, whatever the game: what is asked, and what can be answered."""

from __future__ import annotations

from game.play import Ask
from web import html as h


def asking(
    ask: Ask, title: h.Node, help: h.Node, tools: h.Node, answers: h.Node, look: str = ""
) -> h.Element:
    """The question and its small buttons on the left, the answers beside them."""
    kind = ask.what.replace(" ", "-").replace("’", "")
    return h.section("#bar", class_=f"ask-{kind} {look}".strip(), aria_labelledby="ask")[
        h.div(".question")[h.h2("#ask", tabindex="-1")[title], h.p[help], tools], answers
    ]
