"""What the host of a party settles, in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words import form_guide
from web.screen import OptionForm

OPTIONS: Mapping[str, OptionForm] = {
    "bookmaker": OptionForm(
        "The bookmaker",
        "Takes the bets and decides photo finishes; does not bet in that race.",
        {"winner": "Who gained most", "host": "The first guest, always"},
    ),
    "slips": OptionForm(
        "Betting slips",
        "Taken here before the race; or on paper, and entered by number after it.",
        {"before": "Taken here", "after": "On paper"},
    ),
    "money": OptionForm(
        "Money to begin with",
        "Everyone starts with the same, latecomers too.",
        {"1000": "1,000 D", "2000": "2,000 D", "5000": "5,000 D"},
    ),
    "broke": OptionForm(
        "If you run out of money",
        "With no note of 100 D left. A loan is 500 D and is owed; a gift is 200 D.",
        {"out": "Bets no more", "loan": "Gets a loan", "charity": "Gets a gift"},
    ),
    "form guide": OptionForm(
        form_guide.TITLE, form_guide.PARTY_OPTION_HELP, form_guide.PARTY_OPTION_NAMES
    ),
    "card 92": OptionForm(
        "Movement card 92",
        "As printed, it repeats card 91; corrected, all six horses are equally fast.",
        {"corrected": "Corrected", "as printed": "As printed"},
    ),
}
