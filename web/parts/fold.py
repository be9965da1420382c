"""Options that most games do without, behind one button that tells which of them are changed."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.desk.forms import SetupForm
from web.parts.pieces import bare_button, icon
from web.words.speaking import say


def fold(form: SetupForm, changed: Sequence[str], parts: h.Node) -> h.Element:
    """The button, and the parts while it is unfolded; `changed` are values other than the usual."""
    is_open = form.is_unfolded
    return h.div(".folded")[
        bare_button("options-more", "button quiet", "more-options", opened=is_open)[
            icon("cog"),
            h.b[say("Fewer options") if is_open else say("More options")],
            not is_open and bool(changed) and h.small[", ".join(changed)],
        ],
        parts if is_open else None,
    ]
