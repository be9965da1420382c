"""Unicorn Fever on the page: what the bills and the list of magic say of bets and of cards."""

from __future__ import annotations

import re
from html import unescape

import pytest

from game.play import Ask, Event
from game.racing.odds import multiplier
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.state import PLACE_PAYS
from tools.staging import asks, drive, tapped, tells
from tools.unicorn_fever.states import fair
from web import html as h
from web.desk.state import Desk
from web.html.writing import flat
from web.page import drawn
from web.racing.bills import since
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.card import Lies, lying
from web.unicorn_fever.payoffs import bills, rows_of, rows_when_laid
from web.unicorn_fever.slips import PAID, parts, times, what_for
from web.unicorn_fever.state import race_of
from web.unicorn_fever.words import voice
from web.unicorn_fever.words.names import NAMES
from web.words import plain


def text(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>", "", html)))


def bets(desk: Desk) -> list[Event]:
    return [event for event in since(desk.at.shown.events) if event.kind.startswith("bet ")]


@pytest.mark.parametrize("seed", [1, 3, 7])
def test_a_bill_says_of_each_bet_what_was_staked_on_whom_and_at_which_odds(seed: int) -> None:
    desk = drive(fair(5, 0, seed), lambda desk: desk.payoffs_open)
    told = drawn(desk)
    assert bets(desk)
    rows = rows_of(desk.view, desk.at.shown.events)
    for event in bets(desk):
        facts = event.facts
        odds = multiplier(rows[facts["horse"]]) if facts["bet"] == "win" else PLACE_PAYS
        bill = told.partition(f'id="bill-{facts["seat"]}"')[2].partition("</section>")[0]
        lines = re.sub("<s>.*?</s> ", "", bill).split("<li")
        slips = [one for one in lines if f"#silk-{facts['horse']}" in one]
        said = say("{stake:gold}, {bet:bet}", stake=facts["stake"], bet=facts["bet"])
        assert any(f"{said} ×{odds}" in text(one) for one in slips), (said, odds, slips)


@pytest.mark.parametrize("seed", [1, 3, 7])
def test_all_gold_and_glory_that_a_race_moves_stands_on_a_bill(seed: int) -> None:
    desk = drive(fair(5, 0, seed), lambda desk: desk.payoffs_open)
    moved = {
        event.kind
        for event in since(desk.at.shown.events)
        if event.facts.get("money") or event.facts.get("vp")
    }
    assert moved and moved <= PAID.keys()


def amounts(html: str) -> tuple[int, int]:
    """All gold and all glory that stands on slips, lost ones with nothing."""
    found = re.findall(r"([+−]?)([\d,]+)(★?)", text(html).replace("\u00a0", " "))
    gold = glory = 0
    for sign, number, unit in found:
        much = int(number.replace(",", "")) * (-1 if sign == "−" else 1)
        gold, glory = gold + much * (not unit), glory + much * bool(unit)
    return gold, glory


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("race", [1, 3])
def test_a_bill_lists_every_stake_and_every_contract_and_adds_up(players: int, race: int) -> None:
    desk = drive(
        fair(players), lambda desk: desk.payoffs_open and race_of(desk.view).number == race
    )
    told = drawn(desk)
    events = since(desk.at.shown.events)
    for one in desk.view.seats:
        bill = told.partition(f'id="bill-{one.seat}"')[2].partition("</section>")[0]
        slips = re.findall(r'<li class="paid-([^"]*)"[^>]*>(.*?)</li>', bill)
        mine = [event for event in events if event.facts.get("seat") == one.seat]
        laid = [event.facts for event in mine if event.kind.startswith("bet ")]
        staked = [text(html) for kind, html in slips if kind.startswith("bet-")]
        assert len(staked) == len(laid) and ("No stake in this race" in bill) == (not laid)
        for facts, said in zip(laid, staked, strict=True):
            assert str(facts["stake"]) in said and UNICORNS[facts["horse"]] in said
        listed = [html for kind, html in slips if kind.startswith("contract ")]
        for id, html in zip(one.contracts, listed, strict=True):
            assert f"#contract-{CONTRACTS[id].first_id}" in html and NAMES[id] in text(html)
        much = [re.findall(r'class="much">(.*?)$', html) for _, html in slips]
        sums = [amounts(part[0]) for part in much if part]
        begun = [it.kind == "round" and it.facts["number"] == race for it in desk.at.shown.events]
        of_race = [
            (it.facts["money"], it.facts["vp"], it.kind == "bet laid")
            for it in desk.at.shown.events[begun.index(True) :]
            if it.facts.get("seat") == one.seat and "money" in it.facts
        ]
        gold = sum(money for money, _, is_stake in of_race if not is_stake)
        head = re.findall(r'class="before"[^>]*>(.*?)</span></span>', bill)
        sums += [amounts(it) for it in head]
        assert [sum(column) for column in zip((0, 0), *sums, strict=True)] == [
            gold,
            sum(glory for _, glory, _ in of_race),
        ]
        spent = sum(money for money, _, is_stake in of_race if is_stake)
        this_race = text(bill.partition('class="sum"')[2].partition("</p>")[0])
        assert (plain.signed(gold + spent) if gold + spent else "0") in this_race


def test_what_a_contract_adds_to_a_bet_stands_with_the_contract() -> None:
    """Of 8 gold and 4 glory the Garland Weavers brought 3 gold, the Petal Press a glory."""
    facts = {"seat": 0, "bet": "early", "horse": "red", "stake": 4, "place": 2}
    won = Event("bet won", "R.4.1", {**facts, "money": 11, "vp": 4, "contracts": ("FA4", "FA5")})
    _, stakes, contracts, _ = parts([won], ("FA4", "FA5", "GN8"), {"red": 3}, {"red": 3})
    assert [text(str(slip.much)) for slip in stakes.slips] == ["+8+3★"]
    assert [text(str(slip.much)) for slip in contracts.slips] == ["+3", "+1★", "0"]
    assert [slip.kind for slip in contracts.slips] == [
        "contract kept",
        "contract kept",
        "contract missed",
    ]
    assert "3 glory at the end" in text(flat(h.p[contracts.slips[2].what]))


def test_a_bet_that_only_a_contract_saves_is_torn_and_the_contract_pays() -> None:
    facts = {"seat": 0, "bet": "win", "horse": "red", "stake": 4, "place": 2, "money": 8, "vp": 1}
    won = Event("bet won", "R.4.1", {**facts, "contracts": ("FA2",)})
    _, stakes, contracts, _ = parts([won], ("FA2",), {"red": 3}, {"red": 3})
    assert [slip.outcome for slip in (*stakes.slips, *contracts.slips)] == ["lost", "won"]
    assert text(str(contracts.slips[0].much)) == "+8+1★"


def test_a_loan_for_the_tax_stands_on_the_bill_that_it_has_filled() -> None:
    loan = Event("loan", "R.6", {"seat": 0, "money": 20, "vp": 0, "loans": 1})
    desk = drive(fair(5, 0, 1), lambda desk: desk.payoffs_open)
    plain = str(bills(desk.view, desk.at.table.names, desk.at.shown.events))
    told = str(bills(desk.view, desk.at.table.names, [*desk.at.shown.events, loan]))
    assert text(told).count("Loan") == text(plain).count("Loan") + 1


def test_the_odds_of_a_bill_are_what_was_paid() -> None:
    seen = 0
    for seed in range(8):
        desk = drive(fair(5, 0, seed), lambda desk: desk.payoffs_open)
        rows = rows_of(desk.view, desk.at.shown.events)
        for event in bets(desk):
            if event.kind == "bet won" and not event.facts["contracts"]:
                assert times(event, rows) * event.facts["stake"] == event.facts["money"]
                seen += 1
    assert seen > 5


def test_the_new_odds_come_after_the_lines() -> None:
    told = drawn(drive(fair(4), lambda desk: desk.payoffs_open))
    [after] = re.findall(r'id="blackboard"[^>]*data-after="(\d+)"', told)
    bills = told.partition('id="payoffs"')[2].partition('id="blackboard"')[0]
    assert int(after) > max(int(at) for at in re.findall(r'data-after="(\d+)"', bills))
    before = drawn(drive(fair(4), asks("action")))
    assert not re.search(r'id="blackboard"[^>]*data-after', before)


def test_the_list_of_magic_says_on_whom_each_card_lies_and_whose_it_was() -> None:
    desk = drive(fair(4), tells("movement card", 2))
    fates = desk.view.race.fates
    cards = {card: (lane, seat) for lane, its in fates.items() for seat, card, _ in its}
    assert len(cards) > 3
    told = drawn(tapped(desk, f"card {' '.join(cards)}"))
    for card, (lane, seat) in cards.items():
        figure = told.partition(f'id="large-{card}"')[2].partition("</figure>")[0]
        assert f"On {UNICORNS[lane]}, by {desk.at.table.names[seat]}" in text(figure)


def test_the_list_of_magic_says_which_cards_no_longer_act() -> None:
    desk = drive(fair(5, 0, 7), tells("cards cancelled"))
    race = desk.view.race
    gone = [card for its in race.fates.values() for _, card, fate in its if fate == "cancelled"]
    told = drawn(tapped(desk, f"card {' '.join(gone)}"))
    assert told.count("(cancelled)") == len(gone) >= 2


def test_a_card_face_down_is_told_of_to_nobody_but_whoever_knows_it() -> None:
    table = drive(fair(4), asks("magic", 20)).table
    assert table is not None and table.ask is not None
    me = table.ask.who
    lay = next(it for it in table.ask.options if it.startswith("play "))
    table.answer(lay)
    _, card, lane = lay.split(" ")
    assert lying(table.view(me))[card] == Lies(me, lane)
    for seat in (None, *(seat for seat in range(4) if seat != me)):
        assert card not in lying(table.view(seat))


def test_odds_that_magic_has_moved_since_the_bet_stand_beside_those_that_are_paid() -> None:
    """A bet to win on red at ×4; a good report makes it ×2 before the race begins."""
    bet = {"seat": 0, "bet": "win", "horse": "red", "stake": 7}
    told = [
        Event("round", "R.2", {"round": 1}),
        Event("bet laid", "R.2.2", {**bet, "money": -7}),
        Event("odds shifted", "R.3.2", {"horse": "red", "before": 3, "after": 1}),
        Event("ranking", "R.4", {"ranking": ["red"]}),
    ]
    laid = rows_when_laid({"red": 1}, told)
    won = Event("bet won", "R.4.1", {**bet, "place": 1, "money": 14, "vp": 0, "contracts": ()})
    told_of = [flat(h.p[what_for(won, {"red": 1}, rows)]) for rows in (laid, {"red": 1})]
    assert ["<s>×4</s> ×2" in one for one in told_of] == [True, False]
    assert rows_when_laid({"red": 1}, told[::2]) == {"red": 1}


def test_a_photo_that_the_first_player_decides_names_the_place_and_why() -> None:
    desk = drive(fair(3, 0, 1), lambda desk: bool(desk.view.race and desk.view.race.ranking))
    ask = Ask(0, "photo finish", ("ahead red", "ahead blue"), 1, "R.3.7", open=True)
    asked = voice().question(ask, ("Ann", "Ben", "Cat"), desk.view)
    place = len(desk.view.race.ranking) + 1
    assert asked.title == f"Ann, who comes {say('{place:ordinal}', place=place)}?"
    assert "first player you decide" in asked.help
