"""The rules of the house, which stand in no rulebook: taking back, looking back, what if."""

from __future__ import annotations

from web.words.speaking import mark, say
from web.words.texts import Rule

HOUSE = (
    Rule(
        "U.1",
        mark("Taking back"),
        (
            mark(
                "You may take back what you have just done, step by step or your whole turn at "
                "once, until dice are rolled, cards are drawn or turned up, or another player "
                "looks at what is secret or answers. That the next player is asked changes "
                "nothing. What computers have answered since is taken back too, but not in a race "
                "of the day."
            ),
            mark(
                "Example: you have chosen, and while the next player still thinks you think "
                "again. Take it back. Once a card has been drawn or a die rolled, only the whole "
                "table can go back."
            ),
        ),
    ),
    Rule(
        "U.2",
        mark("Going back together"),
        (
            mark(
                "Past that point the table goes back only if everybody wants it: each person says "
                "yes on the screen, one after the other. Computers never object."
            ),
            mark(
                "What was done since is lost. Cards are drawn and dice rolled afresh, so they may "
                "come out differently; what somebody has seen stays seen. The log and the result "
                "say that the table went back."
            ),
        ),
    ),
    Rule(
        "U.3",
        mark("Looking back, and what if"),
        (
            mark(
                "Everybody may look at the game so far at any time, as the whole table saw it. "
                "When the game is over, you may look from every seat, and with all cards open."
            ),
            mark(
                "From any moment of a game that is over you may lay a “what if” table and play on "
                "from there. The game itself stays as it was. Not before its end: otherwise "
                "anybody could peek at hidden cards and try out the dice."
            ),
        ),
    ),
)


def spoken(rule: Rule) -> Rule:
    """A rule in the language of the page; only those of the house are still in English here."""
    return Rule(rule.id, say(rule.heading), tuple(map(say, rule.paragraphs)))
