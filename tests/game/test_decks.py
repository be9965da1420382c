"""Tables that play with cards of their own: whole games, saves and links, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import TITLES, Table, links
from game.bots.profiles import NAMES as COMPUTERS
from game.bots.runner import next_answer
from game.decks import MOST_IN_ALL, OwnCard, card_of, written
from game.horse_fever.cards import ACTION_CARDS
from game.play import CHANCE, IllegalAnswer
from game.saves import DamagedSave, dumps, loads, salvage
from game.table.seating import BadTable
from game.unicorn_fever.magic import MAGIC
from tests.game.walks import NAMES, uniform

WITH_KIT = [title for title, it in TITLES.items() if it.kit is not None]
HORSES = "horse-fever/family"
BLUE = ["positive~A~start.set.4+photo.tie.win~Blue Bolt", 2, "Off it goes."]
GLUE = ["negative~B~sprint.deny.0~Glue", 3, ""]


def deck_of(title: str, seed: int) -> dict[str, Any]:
    """A deck by chance out of all that a title has, as full as it may be."""
    kit, rng = TITLES[title].kit, Random(seed)
    assert kit is not None
    cards: list[list[Any]] = []
    for number in range(MOST_IN_ALL // 2):
        sign = rng.choice(list(kit.signs))
        all_of = [text for text in kit.signs[sign] if number == 0 or text not in kit.once]
        rng.shuffle(all_of)
        by_moment = {text.split(".")[0]: text for text in all_of}
        symbols = rng.sample(list(by_moment.values()), rng.randint(1, 3))
        letter = "" if sign in kit.plain else rng.choice(kit.letters)
        code = OwnCard(sign, letter, tuple(symbols), f"Card {number} of é").code
        cards.append([code, 1 if kit.once.intersection(symbols) else 2, "A <b>line</b> & more."])
    without = ["felis-infernalis", "felix-infernalis"]
    without += rng.sample(list(kit.printed(TITLES[title].options)), 4)
    return {"name": "By chance", "cards": cards, "without": without}


def played(title: str, seats: int, deck: dict[str, Any], seed: int, how: str) -> Table:
    """A whole game with a deck, by chance or by computers of one level each."""
    rng = Random(seed)
    table = Table(title, NAMES[:seats], dealer=Random(seed), deck=deck)
    levels = [name for name in COMPUTERS if name.startswith(how)] if how else []
    bots = {seat: levels[seat % len(levels)] for seat in range(seats)} if how else {}
    while table.ask is not None:
        assert table.ask.who != CHANCE
        answer = next_answer(table, bots, rng) if how else uniform(table, rng)
        assert answer is not None
        table.answer(answer)
    return table


@pytest.mark.parametrize("how", ["", "casual", "keen", "sharp"])
@pytest.mark.parametrize("title", WITH_KIT)
def test_a_whole_game_is_played_with_own_cards_by_anybody(title: str, how: str) -> None:
    for seed in range(3 if how else 8):
        deck = deck_of(title, seed)
        table = played(title, 2 + seed % 4, deck, seed, how)
        assert table.result is not None
        own = [answer for answer in table.answers if "own~" in answer and " own~" in answer]
        assert own, "no own card was ever played"
        again = loads(dumps(table))
        assert again.answers == table.answers and again.events == table.events
        assert salvage(dumps(table)).note is None
        assert loads(links.unpack(links.pack(dumps(table)))).events == table.events


@pytest.mark.parametrize("title", WITH_KIT)
def test_a_deck_is_kept_by_what_ifs_and_ways_back(title: str) -> None:
    table = played(title, 3, deck_of(title, 3), 3, "")
    for step in (0, 20, len(table.answers)):
        then = table.at(step)
        assert then.deck == table.deck and dumps(then).count("deck:") == 1
        assert table.branch(step).deck == table.deck


def test_copies_of_a_card_are_cards_of_their_own_and_printed_ones_stay_in_the_box() -> None:
    deck = {"name": "Ours", "cards": [BLUE, GLUE], "without": ["boss", "herba-magica"]}
    table = Table(HORSES, NAMES[:2], {"edition": "first"}, deck=deck)
    cards = table.game.cards
    own = [id for id in cards if id.startswith("own~")]
    assert len(own) == 5 and "herba-magica" not in cards and len(cards) == 16 - 1 + 5
    assert {cards[id].name for id in own} == {"Blue Bolt", "Glue"}
    assert card_of(own[0]).effects[0].value == 4


def test_no_view_tells_whose_own_card_lies_where() -> None:
    deck, rng = deck_of(HORSES, 5), Random(5)
    table = Table(HORSES, NAMES[:4], dealer=Random(5), deck=deck)
    seen = 0
    while table.ask is not None and table.game.race is None:
        table.answer(uniform(table, rng))
        for seat in (None, *range(4)):
            view = table.view(seat)
            theirs = {
                card for player in table.game.players if player.seat != seat for card in player.hand
            }
            said = repr(view._replace(own_deck=None))
            seen += len(theirs)
            assert not any(f"'{card}'" in said for card in theirs)
    assert seen


def test_the_deck_is_known_to_all_and_its_names_are_what_their_maker_wrote() -> None:
    table = Table(HORSES, NAMES[:2], deck={"name": "Ours", "cards": [BLUE]})
    assert table.view(None).own_deck == table.deck
    assert table.deck is not None and table.deck.lots[0].words == "Off it goes."


BAD: list[tuple[Any, str | None]] = [
    ({"name": "X", "cards": []}, "no card of your own"),
    (
        {"name": "X", "cards": [["positive~A~start.set.9~Nine", 1, ""]]},
        "does not know",
    ),
    ({"name": "X", "cards": [["good~A~start.set.4~Nine", 1, ""]]}, "one of these"),
    ({"name": "X", "cards": [["positive~A~~Nine", 1, ""]]}, "at least one symbol"),
    ({"name": "X", "cards": [["positive~A~start.set.4+start.add.1~N", 1, ""]]}, "only one thing"),
    ({"name": "X", "cards": [["positive~A~start.set.0~N", 1, ""]]}, "may only harm"),
    ({"name": "X", "cards": [["positive~~start.set.4~N", 1, ""]]}, "letter from A to G"),
    ({"name": "X", "cards": [["positive~H~start.set.4~N", 1, ""]]}, "letter from A to G"),
    ({"name": "X", "cards": [["special~A~start.set.4~N", 1, ""]]}, "has no letter"),
    ({"name": "X", "cards": [["positive~A~start.set.4~ ", 1, ""]]}, "no name"),
    ({"name": "X", "cards": [["positive~A~start.set.4~" + "x" * 21, 1, ""]]}, "20 letters"),
    ({"name": "X", "cards": [["positive~A~start.set.4~<b>x</b>", 1, ""]]}, "letters, digits"),
    ({"name": "X", "cards": [["positive~A~start.set.4~x\u202ey", 1, ""]]}, "letters, digits"),
    (
        {"name": "X", "cards": [["positive~A~start.set.4~x" + 3 * "\u0301", 1, ""]]},
        "letters, digits",
    ),
    ({"name": "X", "cards": [["positive~A~start.set.4~Nine~boss.rose", 1, ""]]}, None),
    ({"name": "X", "cards": [["positive~A~start.set.4~Nine~<b>.rose", 1, ""]]}, "picture"),
    ({"name": "X", "cards": [["positive~A~start.set.4~Nine~boss~rose", 1, ""]]}, "cannot be read"),
    ({"name": "X", "cards": [BLUE, BLUE]}, "Two cards are called"),
    ({"name": "X", "cards": [["negative~A~first.set.0~Halt", 1, ""]]}, "Halt or Felis"),
    ({"name": "X", "cards": [["negative~A~first.set.0~Halt", 2, ""]]}, "Halt or Halt"),
    ({"name": "X", "cards": [["positive~A~start.set.4~BOSS", 1, ""]]}, None),
    (
        {"name": "X", "cards": [["positive~A~start.set.4~vigor ferreum", 1, ""]]},
        "Two cards are called",
    ),
    ({"name": "X", "cards": [[BLUE[0], 4, ""]]}, "1 to 3 copies"),
    ({"name": "X", "cards": [[BLUE[0], True, ""]]}, "cannot be read"),
    ({"name": "X", "cards": [[BLUE[0], 1, "a\nb"]]}, "cannot be shown"),
    ({"name": "X", "cards": [[BLUE[0], 1, "x" * 81]]}, "cannot be shown"),
    ({"name": "X" * 30, "cards": [BLUE]}, "name of the deck"),
    ({"name": "X", "cards": [BLUE], "more": 1}, "cannot be read"),
    ({"name": "X", "cards": "many"}, "cannot be read"),
    ({"name": "X", "cards": [BLUE], "without": [1]}, "cannot be read"),
    ({"name": 5, "cards": [BLUE]}, "name of the deck"),
    ([], "cannot be read"),
]


@pytest.mark.parametrize(("deck", "why"), BAD)
def test_what_cannot_be_played_is_refused_with_its_reason(deck: Any, why: str | None) -> None:
    if why is None:
        Table(HORSES, NAMES[:2], deck=deck)
        return
    with pytest.raises(BadTable, match=why):
        Table(HORSES, NAMES[:2], deck=deck)


def test_too_few_and_too_many_cards() -> None:
    kit = TITLES[HORSES].kit
    assert kit is not None
    everything = list(kit.printed(TITLES[HORSES].options))
    with pytest.raises(BadTable, match="needs 12 cards; with this deck there are 2"):
        Table(HORSES, NAMES[:2], deck={"name": "X", "cards": [BLUE], "without": everything})
    many = [[f"positive~A~start.set.4~N {n}", 3, ""] for n in range(9)]
    with pytest.raises(BadTable, match="24 cards of your own at most"):
        Table(HORSES, NAMES[:2], deck={"name": "X", "cards": many})


def test_a_title_without_own_cards_says_so() -> None:
    with pytest.raises(BadTable, match="not played with cards of one’s own"):
        Table("winners-circle", NAMES[:2], deck={"name": "X", "cards": [BLUE]})


@pytest.mark.parametrize(
    "line", ["deck: []", 'deck: "x"', "deck: {", 'deck: {"name": [[[[[1]]]]]}']
)
def test_a_damaged_deck_in_a_save_is_a_damaged_save(line: str) -> None:
    text = dumps(Table(HORSES, NAMES[:2], deck={"name": "X", "cards": [BLUE]}))
    broken = "\n".join(line if one.startswith("deck:") else one for one in text.split("\n"))
    with pytest.raises(DamagedSave):
        loads(broken)


def test_a_save_with_a_strange_symbol_says_which() -> None:
    text = dumps(Table(HORSES, NAMES[:2], deck={"name": "X", "cards": [BLUE]}))
    with pytest.raises(DamagedSave, match=r"does not know: “fly\.set\.4”"):
        loads(text.replace("start.set.4", "fly.set.4"))


@pytest.mark.parametrize("title", WITH_KIT)
def test_an_own_card_that_is_not_held_is_refused_by_rule(title: str) -> None:
    table = Table(title, NAMES[:2], deck=deck_of(title, 1), dealer=Random(1))
    rng = Random(1)
    wanted = "fix" if title.startswith("horse") else "play"
    while table.ask and not any(text.startswith(f"{wanted} ") for text in table.ask.options):
        table.answer(uniform(table, rng))
    assert table.ask is not None
    held = {text.split(" ")[1] for text in table.ask.options if text.startswith(wanted)}
    assert table.deck is not None
    other = next(id for id in table.deck.ids if id not in held)
    text = f"{wanted} {other}" + (" red" if wanted == "play" else "")
    with pytest.raises(IllegalAnswer, match="do not have this card"):
        table.answer(text)


@pytest.mark.parametrize("title", WITH_KIT)
def test_the_kit_holds_every_symbol_of_a_printed_card(title: str) -> None:
    kit = TITLES[title].kit
    assert kit is not None
    decks = [MAGIC] if title == "unicorn-fever" else list(ACTION_CARDS.values())
    cards: list[Any] = [card for deck in decks for card in deck.values()]
    printed = {written(effect) for card in cards for effect in card.effects}
    assert {text for texts in kit.signs.values() for text in texts} == printed
