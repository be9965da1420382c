"""What the game hands to the Gazette: the stories that any game can have, in its own money."""

from __future__ import annotations

from web.gazette.merged import texts
from web.gazette.shared import patterns
from web.gazette.story import Offer
from web.unicorn_fever import podium
from web.unicorn_fever.gazette.frequencies import COUNTED

DEBTS = {
    "en": ("{count:plural(loan|loans)} unpaid", "Unpaid loans count first, and glory after that."),
    "fr": (
        "{count:plural(prêt impayé|prêts impayés)}",
        "Les prêts impayés comptent d’abord, la gloire ensuite.",
    ),
    "it": (
        "{count:plural(prestito|prestiti)} da saldare",
        "Contano prima i prestiti da saldare, poi la gloria.",
    ),
}

OFFERS = {
    "unicorn-fever": Offer(
        patterns=patterns(nose=1),
        score="glory",
        words=texts(dict.fromkeys(("en", "fr", "it"), "{points:glory}"), debts=DEBTS),
        steps=podium.on_steps,
        counted=COUNTED["unicorn-fever"],
        money="gold",
        owed=lambda one: one.loans,
    )
}
