"""What the host of a party settles, in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.box import OptionForm
from web.desk.state import Desk
from web.horse_fever.words import form_guide
from web.horse_fever.words.saying import say
from web.words.speaking import mark

OPTIONS: Mapping[str, OptionForm] = {
    "bookmaker": OptionForm(
        mark("The bookmaker"),
        mark("Takes the bets and decides photo finishes; does not bet in that race."),
        {"winner": mark("Who gained most"), "host": mark("The first guest, always")},
        is_plain=True,
    ),
    "slips": OptionForm(
        mark("Betting slips"),
        mark("Taken here before the race; or on paper, and entered by number after it."),
        {"before": mark("Taken here"), "after": mark("On paper")},
        is_plain=True,
    ),
    "money": OptionForm(
        mark("Money to begin with"),
        mark("Everyone starts with the same, latecomers too."),
        {"1000": mark("1,000 D"), "2000": mark("2,000 D"), "5000": mark("5,000 D")},
    ),
    "broke": OptionForm(
        mark("If you run out of money"),
        mark("With no note of 100 D left. A loan is 500 D and is owed; a gift is 200 D."),
        {"out": mark("Stops betting"), "loan": mark("Gets a loan"), "charity": mark("Gets a gift")},
    ),
    "form guide": OptionForm(
        form_guide.TITLE, form_guide.PARTY_OPTION_HELP, form_guide.PARTY_OPTION_NAMES
    ),
    "card 92": OptionForm(
        mark("Movement card 92"),
        mark("As printed, it repeats card 91; corrected, all six horses are equally fast."),
        {"corrected": mark("Corrected"), "as printed": mark("As printed")},
    ),
}


def takes(_desk: Desk) -> str:
    """A party has as many races as the host wants."""
    return say("About 6 minutes a race, as many races as you like")
