"""What magic, powers, contracts and action tokens do, in English, from the figures of their rows.

`n` is the number of an effect, `size` the same without its sign; a contract has its powers by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from web.racing.effects import Table

_IT, _BETS, _BETTORS, _LANE = (
    "the unicorn",
    "each won bet on the unicorn",
    "everyone who bets on the unicorn",
    "the lane",
)
_SPACES = "{n:plural(space|spaces)}"
_MORE = "{size:plural(space|spaces)} {n:sign(more|less)}"
_MOVES = "{n:some(moves " + _SPACES + "|does not move)}"

EFFECTS: Table = {
    "start set": (_IT, _MOVES + " on the first movement card", "start {n}"),
    "start add": (_IT, "moves " + _MORE + " on the first movement card", "start {n:signed}"),
    "sprint set": (_IT, "moves " + _SPACES + " in each sprint", "{n} per sprint"),
    "sprint once": (_IT, "moves " + _SPACES + " in its first sprint", "1st sprint {n}"),
    "sprint add": (_IT, "moves " + _MORE + " in each sprint", "{n:signed} per sprint"),
    "sprint deny": (_IT, "never sprints", "no sprint"),
    "finish add": (_IT, "moves " + _MORE + " when it crosses the line", "finish {n:signed}"),
    "finish stop": (_IT, "stops on the line when it crosses it", "finish stop"),
    "photo tie win": (_IT, "wins every photo finish", "wins ties"),
    "photo tie lose": (_IT, "loses every photo finish", "loses ties"),
    "last set": (_IT, _MOVES + " when last, from the second card on", "{n} if last"),
    "first set": (_IT, _MOVES + " when it leads, from the second card on", "{n} if leading"),
    "pace min": (_IT, "moves at least " + _SPACES + " on each movement card", "at least {n}"),
    "pace max": (_IT, "moves at most " + _SPACES + " on each movement card", "at most {n}"),
    "odds rows": (
        _IT,
        "{n:sign(climbs|falls)} {size:plural(row|rows)} of odds",
        "odds {n:sign(▲|▼)}{size}",
    ),
    "glory add": (_BETS, "brings {size} glory {n:sign(more|less)}", "won bet {n:signed}★"),
    "gold each": (_BETTORS, "{n:sign(gets|pays)} {size} gold at the results", "bettors {n:signed}"),
    "cancel discard negative": (_LANE, "loses all its negative cards", "no negatives"),
    "cancel discard positive": (_LANE, "loses all its positive cards", "no positives"),
    "ward discard negative": (_LANE, "loses one negative card at the reveal", "ward"),
}

JOINS: Mapping[str, str] = {"same": " and ", "another": ", and "}

CONTRACTS: Mapping[str, str] = {
    "FA1": "Each bet you win brings {won_bet_glory} more glory.",
    "FA1b": "The second bet you win in a race brings {second_bet_glory} more glory.",
    "FA2": "Your win bets also pay for second place: the stake ×{second_pays} and "
    "{second_glory} glory.",
    "FA3": "Your place bets on the fourth give the stake back and bring {fourth_glory} glory.",
    "FA4": "Each place bet you win pays {place_more} gold more.",
    "FA5": "Your first place bet won in a race brings {first_place_glory} more glory, a late one "
    "{first_late_glory}.",
    "FA6": "On signing and before each preparation, reserve one free bet token for yourself.",
    "FA7": "If a unicorn you have bet on wins, get {bet_on_winner} gold, once a race.",
    "FA8": "At the end, {last_race_glory} more glory if you have won a bet in the last race.",
    "GN1": "Get {round_gold} gold before each preparation.",
    "GN2": "Your Glory Tax is {tax_less} gold lower.",
    "GN3": "You pay each loan back with {loan_cost} gold.",
    "GN4": "At the end, each {gold_per_glory} gold make 1 glory for you.",
    "GN5": "Signing costs you {contract_less} gold less.",
    "GN6": "Each bet you lose gives half its stake back, rounded down.",
    "GN7": "Your gold actions bring {gold_action} gold more.",
    "GN8": "Nothing but glory at the end.",
    "GO1": "At the results, take {toll} gold of each player with more glory than you.",
    "GO2": "After the reveal, you may push one unicorn {push_down:plural(row|rows)} of odds down.",
    "GO3": "Get {heckled_gold} gold for each unicorn from fourth to last with a negative card of "
    "yours on it.",
    "GO4": "Once a race, a place bet of yours needs no bet token; it brings 1 glory.",
    "GO5": "Get {lost_by_others} gold for each bet that others lose, up to "
    "{lost_by_others_most} a race.",
    "GO6": "If your own unicorn is last, get {own_last_glory} glory and {own_last_gold} gold.",
    "GO7": "Where an action plays magic, you may play one more card if it is negative.",
    "GO8": "At the end, {fewer_contracts} glory for each player with fewer contracts, up to "
    "{fewer_contracts_most}.",
    "LE1": "Get {own_die_gold} gold whenever a sprint die shows your own unicorn while it runs.",
    "LE2": "Your owner prize counts ×{prize_times}.",
    "LE3": "Once a race, you may have both sprint dice rolled again.",
    "LE4": "A win bet you win at ×{from_times} or worse brings {long_shot_gold} more gold and "
    "{long_shot_glory} more glory.",
    "LE5": "Before each race, look at the top {scout} movement cards and put them in order.",
    "LE6": "Before each race, a unicorn you have bet on starts "
    "{tailwind:plural(space|spaces)} farther.",
    "LE7": "If you lose every bet of a race, get {all_lost_gold} gold and {all_lost_glory} glory.",
    "LE8": "On signing, get {signed_gold} gold.",
    "WA1": "Hold {hand_more} more magic cards; refill at once.",
    "WA2": "Where an action plays magic, you may play {extra_magic} more.",
    "WA3": "After the reveal, you may throw one negative card off a unicorn you have bet on.",
    "WA4": "After the reveal, you may throw one positive card off a unicorn you have not bet on.",
    "WA5": "After the reveal, you may swap two unicorns on neighbouring rows of odds.",
    "WA6": "Get {pair_gold} gold for each pair of letters that cancels, up to {pair_gold_most} a "
    "race.",
    "WA7": "Where you play magic, you may first look at the hidden cards of that lane.",
    "WA8": "On signing, draw {signed_draw} more magic cards and keep the best.",
    "end": "{glory:glory} at the end.",
}
"""What each contract does; `end` is added where glory is printed on it."""

TOKENS: Mapping[str, str] = {
    "magic": "play {n:plural(magic card|magic cards)}",
    "any": "one bet of any kind",
    "win": "one win bet",
    "glory": "{n} more glory on it",
    "gold": "{n:gold}",
    "carrot": "first player from the race on",
    "contract": "sign a contract",
    "price": "for {n:gold}",
    "free": "for nothing",
}
"""The parts of an action token."""
