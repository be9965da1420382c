"""The English words of each game of the box, as the page asks for them."""

from __future__ import annotations

from web.horse_fever import words
from web.horse_fever.words import confirm, glossary
from web.horse_fever.words.horses import money
from web.screen import Words


def standing(one: tuple[int, int]) -> str:
    """`1,400 D, 3 VP`."""
    danari, points = one
    return f"{money(danari)}, {points} VP"


def english(title_id: str) -> Words:
    """The words of one title."""
    return Words(
        rules=words.rules(title_id),
        sentence=words.sentence,
        phase=words.phase_of,
        question=words.question,
        answer=words.answer_words,
        about_to=confirm.about_to,
        about_to_unseen=confirm.about_to_unseen,
        taken_back=words.taken_back,
        reason=words.reason_told,
        cards=words.cards_of,
        card_name=words.card_name,
        glossary=glossary.BY_ID,
        marked=glossary.marked,
        standing=standing,
    )
