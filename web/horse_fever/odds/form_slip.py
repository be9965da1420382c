"""The form guide on the table: a slip of numbers and bars, a row a horse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest

from markupsafe import Markup

from game.horse_fever.form import Chance, Form
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import PartyView
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from web import html as h
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.odds import form_guide
from web.horse_fever.odds.form_guide import Drawn, FormGuide, Reading
from web.horse_fever.seen import Seen, either
from web.horse_fever.words import form_guide as said
from web.horse_fever.words.saying import say
from web.html.writing import flat
from web.parts.pieces import button, icon, piece, silk
from web.words import speaking
from web.words.speaking import mark

HEADS = {"win": mark("To win"), "show": mark("To show")}


def opener(desk: Desk) -> h.Node:
    """The button that opens and closes the guide; nothing where the table plays without one."""
    if not form_guide.is_offered(desk):
        return None
    is_open = form_guide.is_open(desk)
    return h.button(
        "#to-form.button.toggle.round",
        type="button",
        aria_label=say(said.TITLE),
        title=say(said.TITLE),
        data_do="form",
        aria_expanded="true" if is_open else "false",
        aria_controls="form-guide" if is_open else None,
    )[icon("histogram")]


def guide(desk: Desk) -> h.Node:
    """The guide where it lies open, else nothing."""
    if not form_guide.is_open(desk):
        return None
    view, found = either(desk.view), form_guide.readings(desk)
    look = "two-readings" if len(found) > 1 else "one-reading"
    return h.section("#form-guide", class_=look, aria_labelledby="form-title", tabindex="0")[
        h.header[
            h.h2("#form-title")[say(said.TITLE)],
            h.p(".form-races")[" · ".join(dict.fromkeys(races(one.form) for one in found[-1:]))],
            button("×", "form", "round quiet", "form-close", say("Close the form guide")),
        ],
        in_hand(desk, view, found, not isinstance(view, PartyView)),
        numbers(desk),
        h.p(".assumed")[
            say(said.BRINGS[not isinstance(view, PartyView)], stake=least_stake(desk, view)),
            " ",
            assumed(desk, view, found),
        ],
    ]


def least_stake(desk: Desk, view: Seen) -> int:
    """The least that whoever is asked may stake."""
    return (
        SMALLEST_NOTE
        if isinstance(view, PartyView)
        else int(view.seats[desk.at.ask.who].minimum_bet)
    )


def races(form: Form) -> str:
    """How much there is behind a reading."""
    return said.races(form.races, form.is_exact)


def assumed(desk: Desk, view: Seen, found: Sequence[Reading]) -> str:
    """What the numbers take for granted."""
    if isinstance(view, PartyView):
        return say(said.PARTY)
    if len(found) > 1:
        return f"{say(said.HIDDEN_CARDS)} {say(said.OWN_CARDS)}"
    own = desk.may_peek or not desk.at.ask.open
    waits = own and desk.at.table.options.get(form_guide.OPTION) == "all"
    hidden = say(said.HIDDEN_CARDS)
    return f"{hidden} {say(said.COVERED)}" if waits else hidden


def in_hand(desk: Desk, view: Seen, found: Sequence[Reading], has_points: bool) -> list[h.Element]:
    """What the bet being laid is worth, in every reading; it follows the stake."""
    return [
        h.p(".this-bet")[
            h.b[said.bet(kind, colour, stake)],
            (
                h.span(class_=of(one))[
                    len(found) > 1 and h.small[whose(one), ": "],
                    said.worth_of(one.form.worth(kind, colour, stake), has_points)
                    if not form_guide.is_dumb(one.form)
                    else "…",
                ]
                for one in found
            ),
        ]
        for kind, colour, stake in bets(desk, view)
    ]


def bets(desk: Desk, view: Seen) -> list[tuple[str, str, int]]:
    """The bets that are being laid: kind, horse and stake."""
    ask = desk.at.ask
    if isinstance(view, PartyView):
        guest = partying.chosen(desk, view)
        on_slip = {} if guest is None else partying.bets(guest)
        return [(kind, bet.horse, bet.stake) for kind, bet in on_slip.items()]
    if len(view.pending) != 2 or not ask.what.startswith("stake"):
        return []
    stake = desk.stake if str(desk.stake) in ask.options else int(ask.options[0])
    kind, colour = view.pending
    return [(kind, colour, stake)]


def numbers(desk: Desk) -> Markup:
    """The table of all numbers; drawn beforehand, it need not be drawn again by the tap."""
    while draw_ahead(desk):
        pass
    drawn = desk.own(FormGuide).drawn
    assert drawn is not None and drawn.whole is not None
    return drawn.whole


def draw_ahead(desk: Desk) -> bool:
    """Draw a bit of the table of numbers, a row at most; False where all of it is there."""
    view, found = either(desk.view), form_guide.readings(desk)
    least, odds = least_stake(desk, view), {} if isinstance(view, PartyView) else dict(view.odds)
    races = tuple([(one, one.form.races) for one in found])
    made_of = (speaking.LANGUAGE, races, least, tuple(odds.items()))
    drawn = desk.own(FormGuide).drawn
    if drawn is None or drawn.made_of != made_of:
        drawn = desk.own(FormGuide).drawn = Drawn(made_of)
    waits = next((colour for colour in HORSES if colour not in drawn.rows), None)
    if waits is not None:
        drawn.rows[waits] = flat(row(waits, odds.get(waits, 0), found, least))
    elif drawn.whole is None:
        drawn.whole = flat(table(found, least, drawn.rows.values()))
    else:
        return False
    return True


def table(found: Sequence[Reading], least: int, rows: Iterable[Markup]) -> h.Element:
    """Six horses by two kinds of bet, by one reading or two side by side."""
    return h.table(".form-table")[
        h.caption(".unseen")[say(said.CAPTION, stake=least)],
        heads(found),
        h.tbody[rows],
    ]


def row(colour: str, odds: int, found: Sequence[Reading], least: int) -> h.Element:
    """A horse's chances; at a party there are no odds, and no points to be won."""
    chances = [one.form.chances()[colour] for one in found]
    return h.tr(id=f"form-{colour}")[
        horse(colour, odds),
        (
            cell(one, kind, colour, chance, least, bool(odds))
            for kind in KINDS
            for one, chance in zip(found, chances, strict=True)
        ),
    ]


def heads(found: Sequence[Reading]) -> h.Element:
    """The kinds of bet; below them, where there are two readings, whose each is."""
    count = len(found)
    return h.thead[
        h.tr[
            h.th(scope="col", rowspan=str(count))[say("Horse")],
            (
                h.th(scope="colgroup" if count > 1 else "col", colspan=str(count))[say(HEADS[kind])]
                for kind in KINDS
            ),
        ],
        count > 1
        and h.tr(".whose")[
            (h.th(scope="col", class_=of(one))[whose(one)] for _ in KINDS for one in found)
        ],
    ]


@piece
def horse(colour: str, odds: int) -> h.Element:
    """The head of a row."""
    text = words.HORSES[colour]
    return h.th(scope="row")[
        silk(colour),
        h.b(".number")[str(text.number)],
        h.span(".horse-name")[text.name, h.small[words.colour(colour)]],
        h.span(".odds")[words.odds_text(odds)] if odds else None,
    ]


def cell(
    one: Reading, kind: str, colour: str, chance: Chance, least: int, has_points: bool
) -> Markup:
    """A chance with its error, as number and as bar, and what the least bet on it is worth."""
    if form_guide.is_dumb(one.form):
        return filled(of(one), "…", "", "0", "", "", "…")
    win = kind == "win"
    share, error = (chance.win, chance.win_error) if win else (chance.show, chance.show_error)
    number, either_way = said.percent(share, error)
    worth = said.worth(one.form.worth(kind, colour, least), has_points)
    end, low, high = (100 * min(1, max(0, x)) for x in (share, share - error, share + error))
    reach = f"M{low:.1f} 6H{high:.1f}M{low:.1f} 2.5V9.5M{high:.1f} 2.5V9.5" if error else ""
    spans = BETWEEN.join(worth)
    return filled(of(one), f"{number}%", either_way, f"{end:.1f}", reach, reach, spans)


def filled(*values: str) -> Markup:
    """A cell with these values in its gaps, each escaped."""
    return NOTHING.join(chain.from_iterable(zip_longest(CELL, values, fillvalue=NOTHING)))


def whose(one: Reading) -> str:
    """Who makes this of the race."""
    return say(said.YOU if one.is_own else said.TABLE)


def of(one: Reading) -> str:
    """The look of a column by whose reading it is."""
    return "as-you-know" if one.is_own else "as-table-sees"


NOTHING, BETWEEN = Markup(""), Markup("</span> <span>")
CELL = Markup(
    '<td class="{}"><div class="chance">'
    '<span class="percent"><b>{}</b> <small>{}</small></span>'
    '<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">'
    '<rect class="ground" x="0" y="1" width="100" height="10"></rect>'
    '<rect class="filled" x="0" y="1" width="{}" height="10"></rect>'
    '<path class="halo" d="{}"></path><path class="whisker" d="{}"></path></svg>'
    '<span class="worth"><span>{}</span></span></div></td>'
).split("{}")
"""A cell, written out between its gaps: there are up to 24, drawn anew while races are run, and
elements take ten times as long, `format` of Markup five times.
"""
