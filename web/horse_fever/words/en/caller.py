"""The race caller in English, and the announcer of a party; a line may be said in several ways.

`shouted` is a horse by number and name with a comma after it, which goes before another mark.
"""

from __future__ import annotations

from collections.abc import Mapping

Lines = tuple[str, ...]

_GATES = "{gates:some(Out of the gates: )}"
_STILL = "{still:some( And {still:shouted} won't move!)}"
_BEST = "{best:plural(space|spaces)}"

CALLED: Mapping[str, Lines] = {
    "off": (
        "The gates fly open: they're off!",
        "And they're off!",
        "The bell rings, the gates open, away they go!",
    ),
    "card revealed": (
        "{card:action} turns up behind {horse:shouted}.",
        "Look at this: {card:action} for {horse:shouted}.",
        "For {horse:shouted}, somebody brought {card:action}.",
    ),
    "cards cancelled": ("{cards:list(action)} cancel out. Nothing gained for {horse:shouted}!",),
    "card discarded": ("{by:action} throws out {card:action}: {horse:shouted} runs without!",),
    "odds stay": ("No room on the board: {horse:shouted} stays at {after:odds}.",),
    "odds up": ("The chalk squeaks: {horse:shouted} is up to {after:odds}!",),
    "odds down": ("The sponge comes out: {horse:shouted} drops to {after:odds}!",),
    "nobody moves": ("Nobody moves, from {first:shouted} to {last:shouted}!",),
    "all move": (
        _BEST + " for them all, from {first:shouted} to {last:shouted}!",
        "Stride for stride, from {first:shouted} to {last:shouted}!",
    ),
    "movement card": (
        _GATES + "{horses:list(shouted)} {count:agree(gallops|gallop)} " + _BEST + "!" + _STILL,
        _GATES
        + "{horses:list(shouted)} {count:agree(finds|find)} "
        + _BEST
        + " in one go!"
        + _STILL,
        _GATES + _BEST + " for {horses:list(shouted)}!" + _STILL,
    ),
    "sprint": (
        "Here {count:agree(comes|come)} {horses:list(shouted)}!",
        "{horses:list(shouted)} {count:agree(sprints|sprint)}!",
        "The crowd roars for {horses:list(shouted)}!",
    ),
    "sprint held": ("{horses:list(shouted)} can't answer!",),
    "sprint home": ("{horses:list(shouted)} {count:agree(is|are)} home already.",),
    "line crossed": (
        "{horse:shouted} is over the line!",
        "{horse:shouted} is home!",
        "{horse:shouted} reaches the line!",
    ),
    "line flown over": ("{horse:shouted} flies over the line, {overshoot} beyond it!",),
    "line stopped at": ("{horse:shouted} pulls up at the line. What was in that bucket?",),
    "photo finish": ("It's a photo: {horse:shouted} by a nose from {others:list(shouted)}!",),
    "first": ("{horse:shouted} wins it!", "The winner is {horse:shouted}!"),
    "placed": ("{horse:shouted} is {place:ordinal}.",),
    "last": ("And {horse:shouted} comes home last.",),
    "ranking": ("The result: {first:shouted}, ahead of {second:shouted} and {third:shouted}!",),
    "at work": ("{card} on {horse:shouted}: {does}.",),
}

PARTY: Mapping[str, Lines] = {
    **CALLED,
    "no bets": ("Not one slip in the hat: that race was run for the love of it!",),
    "book closed": (
        "No more bets, please! {total:money} lies on the table.",
        "The book is shut! {total:money}, and not a note more.",
        "Pencils down, purses shut: {total:money} is in the book!",
    ),
    "off": (
        "Ladies and gentlemen: they're off!",
        "Hats up, voices down, the bell: and they're off!",
        "Maestro, the gallop, please: they're off!",
        "Silence in the gallery! No, not silence: they're off!",
    ),
    "photo finish": (
        "The bookmaker has looked at the photo, and at nobody's purse: {horse:shouted} by a nose "
        "from {others:list(shouted)}!",
        "The photograph says nothing, the bookmaker says {horse:shouted} ahead of "
        "{others:list(shouted)}. He has not been bribed!",
        "A whisker! An honest eye and a clean collar put {horse:shouted} ahead of "
        "{others:list(shouted)}!",
    ),
    "first": (
        "{horse:shouted} takes it! Strike up the band!",
        "First past the post, ladies and gentlemen: {horse:shouted}!",
        "A bouquet for {horse:shouted}, the winner!",
    ),
    "last": (
        "And {horse:shouted} comes home last.",
        "Last, and a kind hand for {horse:shouted}!",
    ),
    "ranking": (
        "The order at the post: first {first:shouted} second {second:shouted} "
        "third {third:shouted}!",
    ),
    # what he adds, knowing the bets
    "nobody knows": ("The slips are in the hat, and nobody knows what the house fancies!",),
    "no favourite": ("The house has spread its money fair and square: no favourite today!",),
    "favourites": ("The house cannot choose between {horses:list(shouted)}!",),
    "favourite": (
        "The darling of the house is {horse:shouted} with {money:money} on the silk!",
        "{money:money} of your good money rides on {horse:shouted} the favourite!",
        "The house fancies {horse:shouted} to the tune of {money:money}!",
    ),
    "alone in front": (
        "{horse:shouted} alone in front!",
        "And now {horse:shouted} shows them all its tail!",
    ),
    "new leader": (
        "{horse:shouted} snatches the lead from {other:shouted}!",
        "Good-bye, {other:shouted} for {horse:shouted} leads!",
        "Hold on to your hats: {horse:shouted} is past {other:shouted}!",
    ),
    "who knew": ("Bring out the slips: let us see who knew!",),
    "nobody knew": ("And not one note lay on {horse:shouted}. Who would have thought it!",),
    "favourite won": ("The favourite of the house: somebody hold the bank's hand!",),
    "one knew": ("One of you saw it coming. Only one!",),
    "some knew": ("{count:plural(guest|guests)} put money on it. Drinks on them!",),
}
