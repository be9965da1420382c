"""Luck and judgement: what every bet was worth when it was laid, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from game.horse_fever.form.account import Account, Entry, Gain, Reckoning, summed
from game.horse_fever.form.evening import Fortune, fortunes
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.odds import forecast
from web.horse_fever.odds.chances import unfolder
from web.horse_fever.odds.forecast import Forecast
from web.horse_fever.words import chances as said
from web.horse_fever.words.saying import say
from web.parts.pieces import button, charm, icon, silk
from web.words import plain

FIGURE = "account"
"""The id of what sharpens while it is looked at."""
HALF, BAR, GAP = 150, 16, 4
"""Half of the width of the bars, the height of one, and what is between two."""


def account(desk: Desk) -> h.Element:
    """Luck and judgement, bet by bet."""
    return sheet(body(desk))


def party_account(desk: Desk) -> h.Element:
    """How every purse went through the evening."""
    told = evening(fortunes(desk.at.table.events), desk.at.table.names)
    return sheet(h.div(id=FIGURE)[told])


def sheet(body: h.Node) -> h.Element:
    """The whole page."""
    return h.section("#account-page.poster", aria_labelledby="account-title")[
        h.header(".account-head.row")[
            icon("scales"),
            h.h1("#account-title", tabindex="-1")[say(said.TITLE)],
            button(say(said.BACK), "now", "go", id="to-podium"),
        ],
        body,
    ]


def body(desk: Desk) -> h.Element:
    """What is known so far; it grows sharper while one looks."""
    names = desk.at.table.names
    found = forecast.account(desk)
    if found is None:
        return h.div(id=FIGURE)[h.p(".sheet.working")[say(said.WORKING)]]
    entries = found.entries()
    return h.div(id=FIGURE)[
        h.div(".sheet.explained")[h.p[say(said.JUDGEMENT)], h.p[say(said.LUCK)]],
        sums(summed(entries), names),
        remembered(found),
        bets(entries, names, desk.own(Forecast).unfolded),
        h.p(".rather")[said.rather(found.least)],
    ]


def sums(found: Sequence[Reckoning], names: Sequence[str]) -> h.Element:
    """A row a player: the four parts, what they add up to, and the bars."""
    most = max([1.0, *(abs(x) for one in found for x in (one.judgement.vp, luck(one)))])
    return h.div(".sheet.scroll-x", role="region", tabindex="0", aria_label=say(said.SUMS_LABEL))[
        h.table(".ledger.reckoning")[
            h.caption[say(said.SUMS)],
            h.thead[
                h.tr[
                    h.th(scope="col")[say("Player")],
                    (h.th(scope="col")[say(head)] for head in said.COLUMNS),
                    h.th(scope="col", class_="bars-head")[
                        h.i(".key.judged"), say("Judgement"), h.i(".key.lucky"), say("Luck")
                    ],
                ]
            ],
            h.tbody[(row(one, names, most) for one in found)],
        ]
    ]


def luck(one: Reckoning) -> float:
    """Cards and race together, in victory points."""
    return one.cards.vp + one.run.vp


def row(one: Reckoning, names: Sequence[str], most: float) -> h.Element:
    """One player."""
    gains = (one.average, one.judgement, one.cards, one.run, one.brought)
    return h.tr(id=f"account-{one.seat}")[
        h.th(scope="row")[charm(one.seat), names[one.seat]],
        (cell(gain, say(head)) for gain, head in zip(gains, said.COLUMNS, strict=True)),
        h.td(".bars-cell")[bars(one.judgement.vp, luck(one), most)],
    ]


def cell(gain: Gain, of: str) -> h.Element:
    """Points, and Danari under them."""
    return h.td(data_of=of)[h.b[said.points(gain.vp)], h.small[said.danari(gain.danari)]]


def bars(judgement: float, luck: float, most: float) -> h.Element:
    """Two bars from the middle line, to the right what is good; for the eye only."""
    return h.svg(".bars", viewBox=f"0 0 {2 * HALF} {2 * BAR + 3 * GAP}", aria_hidden="true")[
        bar("judged", judgement / most, GAP),
        bar("lucky", luck / most, BAR + 2 * GAP),
        h.path(".middle", d=f"M{HALF} 0V{2 * BAR + 3 * GAP}"),
    ]


def bar(kind: str, share: float, top: int) -> h.Element:
    """One bar; that of luck is hatched."""
    wide = HALF * abs(share)
    left = HALF if share > 0 else HALF - wide
    lines = range(int(left) + 4, int(left + wide), 8)
    return h.g(class_=kind)[
        h.rect(x=f"{left:.1f}", y=str(top), width=f"{wide:.1f}", height=str(BAR)),
        [h.path(d=f"M{x} {top}v{BAR}") for x in lines] if kind == "lucky" else None,
    ]


def remembered(found: Account) -> h.Node:
    """The best bet nobody made, and the biggest upset."""
    missed, upset = found.missed(), found.upset()
    if missed is None or upset is None:
        return None
    worth = said.worth(missed.worth.vp, missed.worth.danari)
    return h.ul(".account-remembered")[
        h.li("#best-missed.sheet")[
            h.h2[say("The best bet nobody made")],
            h.p[
                silk(missed.horse),
                said.missed(
                    missed.race, missed.kind, words.HORSES[missed.horse].name, missed.chance,
                    missed.stake, worth,
                ),
            ],
        ],
        h.li("#biggest-upset.sheet")[
            h.h2[say("The biggest upset")],
            h.p[
                silk(upset.horse),
                said.upset(upset.race, words.HORSES[upset.horse].name, upset.chance),
            ],
        ],
    ]  # fmt: skip


def bets(entries: Sequence[Entry], names: Sequence[str], is_open: bool) -> h.Element:
    """Every bet, race by race, for who unfolds it."""
    return h.div("#bet-by-bet.sheet")[
        unfolder(say(said.BET_BY_BET), is_open),
        is_open
        and h.div(".scroll-x", role="region", tabindex="0", aria_label=say(said.BETS_CAPTION))[
            h.table(".ledger.bet-by-bet")[
                h.caption(".unseen")[say(said.BETS_CAPTION)],
                h.thead[h.tr[(h.th(scope="col")[say(head)] for head in said.BET_COLUMNS)]],
                [of_race(race, its, names) for race, its in groupby(entries, lambda one: one.race)],
            ]
        ],
    ]


def of_race(race: int, entries: Iterable[Entry], names: Sequence[str]) -> h.Element:
    """The bets of one race under its heading."""
    return h.tbody[
        h.tr(".race-row")[
            h.th(scope="rowgroup", colspan=str(len(said.BET_COLUMNS)))[
                say("Race {number}", number=race)
            ]
        ],
        [bet(one, names) for one in entries],
    ]


def bet(one: Entry, names: Sequence[str]) -> h.Element:
    """One bet, taken apart."""
    seat, kind, horse, stake = one.bet
    gains = (one.table, one.known, one.cards, one.run, one.brought)
    return h.tr[
        h.th(scope="row")[
            charm(seat), names[seat], " ",
            h.span(".what")[
                silk(horse),
                say(
                    "{bet:bet} {name}, {stake:money}, {chance} in 100",
                    bet=kind,
                    name=words.HORSES[horse].name,
                    stake=stake,
                    chance=plain.percent(one.chance),
                ),
            ],
        ],
        (cell(gain, say(head)) for gain, head in zip(gains, said.BET_COLUMNS[1:], strict=True)),
    ]  # fmt: skip


def evening(found: Sequence[Fortune], names: Sequence[str]) -> h.Node:
    """A party's luck: how many bets came in, how many could be hoped for."""
    heads = (
        *(say("Guest"), say("Bets"), say("Staked"), say("Came in"), say("Expected")),
        say("Luck"),
    )
    return [
        h.div(".sheet.explained")[h.p[say(said.PARTY)]],
        h.div(".sheet.scroll-x", role="region", tabindex="0", aria_label=say(said.SUMS_LABEL))[
            h.table(".ledger.reckoning")[
                h.caption(".unseen")[say("Who was lucky")],
                h.thead[h.tr[(h.th(scope="col")[head] for head in heads)]],
                h.tbody[
                    (
                        h.tr(id=f"account-{one.seat}")[
                            h.th(scope="row")[names[one.seat]],
                            h.td(data_of=heads[1])[str(one.bets)],
                            h.td(data_of=heads[2])[words.money(one.staked)],
                            h.td(data_of=heads[3])[str(one.won)],
                            h.td(data_of=heads[4])[say.figures(f"{one.hoped:.1f}")],
                            h.td(data_of=heads[5])[h.b[said.danari(one.gain)]],
                        ]
                        for one in found
                    )
                ],
            ]
        ],
    ]
