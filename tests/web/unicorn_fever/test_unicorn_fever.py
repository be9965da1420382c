"""Unicorn Fever on the page: cards told from their rows, tokens, stakes, contracts that pay."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game import Table
from game.play import Event
from game.unicorn_fever.contracts import CONTRACTS, DECKS, RULES
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.results import is_won, winnings
from game.unicorn_fever.state import Bet, new_game
from game.unicorn_fever.tokens import PRINTED, STACKS
from tests.amount import many
from tests.web.desks import offered, seen
from tests.web.english import tables as tables_of
from tools.staging import asks, drive, leads_on, new_desk, over, peeking, tapped, tells
from tools.unicorn_fever.states import TITLE, fair
from web import taps
from web.acts import playing
from web.big.screen import big
from web.desk.state import Desk
from web.page import drawn
from web.unicorn_fever import UNICORNS
from web.unicorn_fever.booths import booths
from web.unicorn_fever.lesson import LESSON
from web.unicorn_fever.screens import news
from web.unicorn_fever.seats import had_a_hand, lit_by
from web.unicorn_fever.words import voice
from web.words.formatter import Teller

ENGLISH = tables_of("unicorn_fever")[""]


def answers(desk: Desk) -> list[str]:
    return list(desk.at.table.answers)


@pytest.mark.parametrize("id", CONTRACTS)
def test_a_contract_says_every_figure_of_its_row(id: str) -> None:
    card, said = CONTRACTS[id], voice().contract(id)
    told = {int(number) for number in re.findall(r"\d+", said)}
    in_words = {2} if CONTRACTS[id].first_id == "GN6" else set()  # half of a stake
    assert {value for value in card.powers.values() if value > 1} - in_words <= told, said
    assert (f"{card.end_glory} glory at the end" in said) == bool(card.end_glory)


@pytest.mark.parametrize("id", MAGIC)
def test_a_magic_card_says_its_effect_and_its_number(id: str) -> None:
    text, (effect,) = voice().magic(id), MAGIC[id].effects
    assert text.line.endswith(".") and text.line[0].isupper() and text.signs[0]
    if isinstance(effect.value, int) and effect.value:
        assert str(abs(effect.value)) in text.line and str(abs(effect.value)) in text.signs[0]


@pytest.mark.parametrize("colour", LANES)
def test_an_enraged_unicorn_says_what_it_does(colour: str) -> None:
    rule = next(rule for rule in voice().words.rules if rule.id == "R.12")
    assert UNICORNS[colour] in " ".join(rule.paragraphs) and voice().power(colour).endswith(".")


def test_a_token_says_all_that_it_gives() -> None:
    said = [voice().token(one) for one in (*PRINTED.values(), *STACKS["any-bet"].values())]
    assert said[0] == "One bet of any kind" and said[1] == "5 gold"
    assert said[2:] == [
        "One bet of any kind, play 2 magic cards",
        "One bet of any kind, play 1 magic card",
    ]
    assert voice().token(STACKS["contract"]["C"]) == "Sign a contract, for 4 gold"
    assert "first player" in voice().token(STACKS["gold"]["A"])


@pytest.mark.parametrize("rule", ["R.2.4", "R.2.5", "R.4.1", "R.5.1", "R.5.2", "R.6"])
def test_the_figures_of_a_rule_come_from_the_rows(rule: str) -> None:
    """All but two: "1 glory" is what a heap of gold makes, and a rule is named by its number."""
    for told in ENGLISH.rules[rule][1:]:
        written = re.sub(r"\{.*?\}|R\.[\d.]+|1 glory", "", told)
        assert not re.search(r"\d", written), written


def test_the_rules_of_contracts_and_gold_say_what_the_tokens_say() -> None:
    text = {rule.id: " ".join(rule.paragraphs) for rule in voice().words.rules}
    first, *prices = [-token.gold for token in STACKS["contract"].values()]
    assert not first and "costs nothing" in text["R.2.4"]
    assert [int(n) for n in re.findall(r"\d+", text["R.2.4"])] == prices
    (each,) = {token.gold for token in STACKS["gold"].values()}
    assert [int(n) for n in re.findall(r"\d+", text["R.2.5"])] == [each, PRINTED["gold"].gold]


def test_a_game_begun_under_earlier_rules_says_that_its_contracts_are_those_of_then() -> None:
    rule, *_ = [rule for rule in voice().words.rules if rule.id == "R.10"]
    assert set(rule.earlier) == {1}
    assert rule.under(RULES).paragraphs == rule.paragraphs
    (said,) = rule.under(1).paragraphs[len(rule.paragraphs) :]
    assert said.startswith("This game was begun under version 1 of the rules and goes on by it: ")
    mended = [one for one, now in zip(DECKS[1], DECKS[2], strict=True) if one != now]
    assert f"{len(mended)} contracts" in said


@pytest.mark.parametrize("version", DECKS)
def test_the_rule_of_tokens_says_what_the_first_magic_token_was_in_a_game_begun_before(
    version: int,
) -> None:
    (rule,) = [rule for rule in voice().words.rules if rule.id == "R.2"]
    said = " ".join(rule.under(version).paragraphs)
    assert ("magic token plays two cards" in said) == (version < RULES)


@pytest.mark.parametrize("version", DECKS)
def test_a_mended_token_is_told_like_the_one_before(version: int) -> None:
    """The upper magic token plays three cards from version 3 of the rules on."""
    table = Table(TITLE, ("Ann", "Ben", "Cat"), dealer=Random(1), rules=version)
    page = str(booths(table.view(None), None))
    assert f"Play {3 if version > 2 else 2} magic cards on unicorns you choose." in page
    table.answer("take magic")
    (taken,) = [event for event in table.events if event.kind == "token taken"]
    assert "takes the top token of the magic stack" in voice().sentence(taken, table.names)


def test_a_contract_of_each_version_is_read_as_it_is_there() -> None:
    for id, said in (("FA1", "Each bet you win"), ("FA1b", "The second bet you win in a race")):
        desk = tapped(drive(fair(), asks("action")), f"card {id}")
        assert f"{said} brings 1 more glory." in seen(desk).text


def test_a_card_read_large_says_that_it_is_our_own() -> None:
    desk = tapped(drive(fair(), asks("action")), "card FA1 G01")
    assert "What these cards do is our own; printed ones may differ." in seen(desk).text


def test_every_booth_says_what_comes_next_and_a_taken_stack_says_so() -> None:
    desk = drive(fair(), asks("action"))
    told = drawn(desk)
    assert told.count("Next: ") == 5
    for stack in ("win-bet", "magic"):
        assert f'data-answer="take {stack}"' in told
    desk = drive(fair(6), asks("action", 60))
    assert "All taken" in seen(desk).text and 'data-answer="printed gold"' in drawn(desk)


@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_booth_is_grey_and_says_why_and_any_other_is_not(left: int) -> None:
    desk = drive(
        fair(6), lambda desk: asks("action")(desk) and len(desk.view.stacks["magic"]) == left
    )
    (booth,) = [one for one in re.findall(r"<button[^>]*>.*?</button>", drawn(desk), re.DOTALL)
                if "booth-magic" in one]  # fmt: skip
    assert ('aria-disabled="true"' in booth) == (not left)
    assert ('class="why"' in booth) == (not left)


def test_a_contract_too_dear_says_why_when_it_is_touched() -> None:
    desk = drive(fair(2), asks("action"))
    found = desk.at.table.why_not("sign " + next(id for id in CONTRACTS if CONTRACTS[id].clan not in
                                              desk.view.clans))  # fmt: skip
    assert found is not None and "does not lie on the board" in found.reason


def test_the_stake_can_be_slid_and_says_what_it_would_bring() -> None:
    desk = drive(fair(), asks("stake"))
    assert desk.ask is not None
    taps.fill(desk, "stake", "4")
    told = drawn(desk)
    assert 'data-answer="4"' in told and 'id="stake"' in told
    bet, colour = desk.view.doing.staking.split(" ")
    times = desk.view.odds[colour] + 1 if bet == "win" else 2
    brings = told.partition('class="uf-brings"')[2].partition("</p>")[0]
    assert f">{4 * times}<" in brings
    playing.answer(desk, "4")
    assert answers(desk)[-1] == "4"


def test_magic_is_dragged_to_a_lane_touched_there_or_laid_by_its_number() -> None:
    for wish in ("drop card 1|horse green", "touch horse green"):
        desk = drive(fair(), asks("magic", 20))
        if wish.startswith("touch"):
            taps.do(desk, "hold 1")
        card = desk.view.hand[1]
        taps.do(desk, wish)
        assert answers(desk)[-1] == f"play {card} green"


def test_face_down_the_page_does_not_hold_the_cards() -> None:
    desk = peeking(drive(fair(), asks("magic", 20)), False)
    told, cards = drawn(desk), desk.at.table.view(desk.at.ask.who).hand
    assert not any(MAGIC[card].name in told or f'"play {card}' in told for card in cards)
    taps.do(desk, "hold 2")
    taps.do(desk, "lay blue")
    assert answers(desk)[-1] == f"play {cards[2]} blue"


def test_the_next_player_does_not_learn_which_card_was_held() -> None:
    desk = drive(fair(), asks("magic", 20))
    taps.do(desk, "hold 3")
    assert offered(desk, "card-3")["data-do"] == "hold 3"
    playing.answer(desk, "pass")
    desk = drive(desk, asks("magic", len(answers(desk))))
    pressed = re.findall(r'id="card-(\d)"[^>]*aria-pressed="true"', drawn(desk))
    assert pressed == ["0"]


def test_a_contract_lights_up_with_what_it_brings() -> None:
    paid = Event("contract pays", "R.10", {"seat": 1, "money": 4, "vp": 1, "card": "FA7"})
    facts = {"seat": 0, "bet": "late", "stake": 4, "money": 11, "vp": 5}
    won = Event("bet won", "R.4.1", {**facts, "contracts": ("FA4", "FA5", "FA1")})
    assert lit_by([paid, won, won]) == {
        (1, "FA7"): "+4 +1★", (0, "FA4"): "+6", (0, "FA5"): "+4★", (0, "FA1"): "+2★",
    }  # fmt: skip


BETS = [
    ("FA2", {"bet": "win", "place": 2}), ("FA4", {"bet": "early"}), ("FA5", {"bet": "late"}),
    ("FA1", {"bet": "win", "place": 1}), ("FA1b", {"bet": "late", "before": ("win",)}),
    ("LE4", {"bet": "win", "place": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("id", "facts"), BETS)
def test_what_lights_up_is_what_the_rules_have_paid_more(id: str, facts: dict[str, Any]) -> None:
    row, place = 5, facts.get("place", 1)
    bet = Bet(0, facts["bet"], "red", 4)
    sums = []
    for contracts in ((), (id,)):
        game = new_game(2, {"length": "normal", "clans": "by lot"})
        game.odds = {"red": row}
        for one in contracts:
            game.players[0].sign(one)
        if not is_won(game.players[0], bet, place):
            sums.append((0, 0))
            continue
        gold, glory, by = winnings(game, game.players[0], bet, place, facts.get("before", ()))
        sums.append((gold, glory))
    assert by == (id,)
    more = sums[1][0] - sums[0][0], sums[1][1] - sums[0][1]
    assert had_a_hand(id, {"bet": bet.kind, "stake": 4, "money": sums[1][0]}) == more != (0, 0)


def test_on_the_screen_contracts_light_up_at_the_results() -> None:
    desk = drive(fair(4, 0, 5), lambda desk: desk.payoffs_open and "is-lit" in drawn(desk))
    assert desk.payoffs_open


def test_every_slip_of_the_results_adds_up_to_the_purse() -> None:
    desk = drive(fair(5, 0, 3), lambda desk: desk.payoffs_open)
    assert desk.shown is not None and desk.table is not None
    told = drawn(desk)
    for one in desk.view.seats:
        bill = told.partition(f'id="bill-{one.seat}"')[2].partition("</section>")[0]
        now = bill.partition('class="sum now"')[2]
        assert f'aria-label="{one.gold:,}"' in now and f'aria-label="{one.glory:,}"' in now


def test_the_odds_board_tells_where_everybody_has_gone() -> None:
    desk = drive(fair(), lambda desk: desk.payoffs_open)
    told = drawn(desk).partition('id="blackboard"')[2]
    assert all(f'id="stands-{colour}"' in told for colour in LANES)
    assert "▲" in told and "▼" in told


def test_magic_speaks_up_where_it_acts() -> None:
    told = drawn(drive(fair(4), tells("card revealed", 2)))
    assert 'class="herald"' in told


def test_the_podium_says_what_the_glory_came_from() -> None:
    desk = drive(new_desk(4, title=TITLE), over)
    text = seen(desk).text
    assert "Won bets" in text and "Loans unpaid" in text
    for one in desk.at.table.result.standings:
        assert f"{one.glory:,}★" in text


def test_the_first_race_is_of_this_box_and_short() -> None:
    assert LESSON.record.title.id == TITLE and len(LESSON.told.questions) < 12


def in_front(desk: Desk) -> int | None:
    """Whose magic may be seen now."""
    ask = None if desk.is_behind or desk.held else desk.ask
    if ask is None or ask.open or desk.curtain is not None or desk.unveiled != ask.who:
        return None
    return ask.who


def hidden_from(desk: Desk, seat: int | None) -> set[str]:
    """Ids and names of magic that may stand nowhere on the page, read from the state itself."""
    game = desk.at.table.game
    cards = {card for player in game.players if player.seat != seat for card in player.hand}
    cards |= {it.card for pile in game.spells.values() for it in pile if it.seat != seat}
    known = set(re.findall(r"G\d\d", repr((desk.at.table.view(seat), desk.at.table.events))))
    known |= set() if seat is None else set(game.players[seat].known)
    names = {MAGIC[card].name for card in known}
    return {word for card in cards - known for word in (card, MAGIC[card].name)} - names


@pytest.mark.nightly  # tests/titles looks at twins; this one for the names of cards
@pytest.mark.parametrize("seed", [3])
def test_no_page_tells_what_the_people_in_front_of_it_may_not_know(seed: int) -> None:
    desk, rng, fronts, words = new_desk(3, seed=seed, title=TITLE), Random(seed), set(), 0
    for _ in range(many(200, 600)):
        if desk.is_over:
            break
        seat = in_front(desk)
        secrets, html = hidden_from(desk, seat), drawn(desk)
        assert not [word for word in secrets if re.search(rf"\b{re.escape(word)}\b", html)]
        assert not [word for word in hidden_from(desk, None) if word in str(big(desk))]
        fronts.add(seat)
        words += len(secrets)
        if not leads_on(desk, watching=True):
            playing.answer(
                desk, desk.at.ask.options[rng.randrange(min(12, len(desk.at.ask.options)))]
            )
    assert fronts == {None, 0, 1, 2} and words > many(600, 2000)


@pytest.mark.parametrize(
    ("code", "nothing", "something"),
    [
        ("en", "has nothing to pay", "pays 3"),
        ("fr", "n’a rien à payer", "paie 3"),
        ("it", "non ha niente da pagare", "paga 3"),
    ],
)
def test_who_has_no_gold_has_nothing_to_pay_for_a_hole_in_the_purse(
    code: str, nothing: str, something: str
) -> None:
    tables = tables_of("unicorn_fever", code)[""]
    teller = Teller(tables.grammar, tables.kinds)
    facts = {"seat": 0, "card": "G39", "horse": "red", "vp": 0}
    for money, said in ((0, nothing), (-3, something)):
        told = teller.told(tables.log["purse"], {**facts, "money": money}, ("Ann",))
        assert said in re.sub(r"\s", " ", told), told


def test_while_cards_are_begun_the_help_says_first_the_cards_and_a_button_goes_on_to_the_bet() -> (
    None
):
    desk = drive(fair(), asks("bet and magic", 40))
    assert any(text.startswith("bet ") for text in desk.at.ask.options)
    assert "In the order you like" in seen(desk).text and "Now the bet" not in seen(desk).text
    playing.answer(desk, next(text for text in desk.at.ask.options if text.startswith("play ")))
    assert desk.at.ask.what == "bet and magic"
    assert not any(text.startswith("bet ") for text in desk.at.ask.options)
    said = seen(desk).text
    assert "first your cards, then your bet" in said and "In the order you like" not in said
    assert re.search(r'data-answer="pass"[^>]*>Now the bet<', drawn(desk))
    playing.answer(desk, "pass")
    assert desk.at.ask.what == "bet"
    assert any(text.startswith("bet ") for text in desk.at.ask.options)


def test_the_caller_sets_no_comma_after_a_unicorn() -> None:
    ways = ENGLISH.called
    facts = {"horse": "red", "place": 2, "first": "red", "second": "blue", "third": "green"}
    teller = Teller(ENGLISH.grammar, ENGLISH.kinds)
    said = [teller.told(way, facts) for key in ("placed", "ranking") for way in ways[key]]
    assert said == [
        f"{UNICORNS['red']} is 2nd.",
        f"The result: {UNICORNS['red']}, ahead of {UNICORNS['blue']} and {UNICORNS['green']}!",
    ]


def test_the_two_place_bets_of_a_lane_say_which_is_the_early_and_which_the_late_one() -> None:
    page = drawn(drive(fair(), asks("bet", 20)))
    tokens = [re.sub("<[^>]+>", "", it) for it in re.findall(r'<span class="kind">(.*?)</b>', page)]
    assert {"early1–3×2", "late1–3×2"} <= {it.replace("\n", "") for it in tokens}, tokens[:3]


def test_a_card_that_lies_in_a_lane_is_its_picture_and_its_letter_and_no_more() -> None:
    page = drawn(drive(fair(), asks("magic", 128)))
    assert re.search(r'<span class="uf-tile [^>]*>.*?<b>[A-L]</b></span>', page)
    assert not re.search(r'<span class="uf-tile [^>]*>(?:(?!</span>).)*<small>', page)


def test_whoever_waited_is_told_that_somebody_took_gold() -> None:
    taken = Event("gold action", "R.2.5", {"seat": 1, "money": 10})
    assert news([Event("round", "R.1", {}), taken], 0) == [taken]
    assert news([taken], 1) == []


def test_a_slip_of_the_thumb_from_one_more_does_not_bet() -> None:
    page = drawn(drive(fair(), asks("stake", 20)))
    less, slide, more = (page.index(f'id="{it}"') for it in ("stake-less", "stake", "stake-more"))
    assert less < slide < more < page.index("lay-bet")
