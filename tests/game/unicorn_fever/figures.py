"""Cards, contracts and powers, copied out of the facts for tests to hold the rules to."""

from __future__ import annotations

MAGIC = (
    ("G01", "A", "positive", "Comet in the Tail", "start", "set", 4),
    ("G02", "A", "positive", "Comet in the Tail", "start", "set", 4),
    ("G03", "A", "negative", "Glue on the Rainbow", "start", "set", 0),
    ("G04", "A", "negative", "Glue on the Rainbow", "start", "set", 0),
    ("G05", "B", "positive", "Bean Breakfast", "start", "add", 1),
    ("G06", "B", "negative", "Untied Ribbon", "start", "add", -1),
    ("G07", "C", "positive", "Spur of Sparks", "sprint", "add", 1),
    ("G08", "C", "positive", "Spur of Sparks", "sprint", "add", 1),
    ("G09", "C", "negative", "Leaden Lullaby", "sprint", "deny", 0),
    ("G10", "C", "negative", "Leaden Lullaby", "sprint", "deny", 0),
    ("G11", "D", "positive", "Pepper Clover", "sprint", "set", 2),
    ("G12", "D", "positive", "Pepper Clover", "sprint", "set", 2),
    ("G13", "D", "negative", "Hiccup Hex", "sprint", "add", -1),
    ("G14", "D", "negative", "Hiccup Hex", "sprint", "add", -1),
    ("G15", "E", "positive", "Carrot on a Cloud", "finish", "add", 2),
    ("G16", "E", "positive", "Carrot on a Cloud", "finish", "add", 2),
    ("G17", "E", "negative", "Mirror at the Line", "finish", "stop", 0),
    ("G18", "E", "negative", "Mirror at the Line", "finish", "stop", 0),
    ("G19", "F", "positive", "Long Horn", "photo", "tie", "win"),
    ("G20", "F", "negative", "Blinking Spell", "photo", "tie", "lose"),
    ("G21", "G", "positive", "Wrath of the Last", "last", "set", 4),
    ("G22", "G", "positive", "Wrath of the Last", "last", "set", 4),
    ("G23", "G", "negative", "Stage Fright", "first", "set", 0),
    ("G24", "G", "negative", "Stage Fright", "first", "set", 0),
    ("G25", "H", "positive", "Flattering Form Guide", "odds", "rows", 2),
    ("G26", "H", "positive", "Flattering Form Guide", "odds", "rows", 2),
    ("G27", "H", "negative", "Nasty Rumour", "odds", "rows", -2),
    ("G28", "H", "negative", "Nasty Rumour", "odds", "rows", -2),
    ("G29", "I", "positive", "Featherfoot Charm", "pace", "min", 2),
    ("G30", "I", "positive", "Featherfoot Charm", "pace", "min", 2),
    ("G31", "I", "negative", "Sticky Syrup", "pace", "max", 2),
    ("G32", "I", "negative", "Sticky Syrup", "pace", "max", 2),
    ("G33", "J", "positive", "Standing Ovation", "glory", "add", 1),
    ("G34", "J", "positive", "Standing Ovation", "glory", "add", 1),
    ("G35", "J", "negative", "Golden Yawn", "glory", "add", -1),
    ("G36", "J", "negative", "Golden Yawn", "glory", "add", -1),
    ("G37", "K", "positive", "Purse of Plenty", "gold", "each", 4),
    ("G38", "K", "positive", "Purse of Plenty", "gold", "each", 4),
    ("G39", "K", "negative", "Hole in the Purse", "gold", "each", -4),
    ("G40", "K", "negative", "Hole in the Purse", "gold", "each", -4),
    ("G41", "L", "positive", "Purifying Fountain", "cancel", "discard", "negative"),
    ("G42", "L", "positive", "Purifying Fountain", "cancel", "discard", "negative"),
    ("G43", "L", "negative", "Jealous Vacuum", "cancel", "discard", "positive"),
    ("G44", "L", "negative", "Jealous Vacuum", "cancel", "discard", "positive"),
)
"""Id, letter, sign, name, then symbol, what is done with it, and how much."""

UNICORNS = (
    ("red", "Ember Trot", (("start", "add", 1),)),
    ("orange", "Tumblejam", (("sprint", "once", 2),)),
    ("yellow", "Butterbolt", (("last", "set", 4),)),
    ("green", "Clover Nelly", (("finish", "add", 1), ("photo", "tie", "win"))),
    ("blue", "Puddle Prince", (("pace", "min", 2), ("photo", "tie", "win"))),
    ("purple", "Duskglitter", (("ward", "discard", "negative"), ("photo", "tie", "win"))),
)
"""Colour, name, and the power on the enraged side."""

CONTRACTS = (
    ("FA1", "fairies", "Ribbon Chorus", 0, 4, (1,)),
    ("FA2", "fairies", "Silver Runner-Up", 0, 4, (2, 2)),
    ("FA3", "fairies", "Consolation Bouquet", 0, 3, (1, 1)),
    ("FA4", "fairies", "Garland Weavers", 0, 3, (3,)),
    ("FA5", "fairies", "Petal Press", 0, 3, (1, 2)),
    ("FA6", "fairies", "Royal Box", 1, 3, ()),
    ("FA7", "fairies", "Applause Machine", 1, 3, (4,)),
    ("FA8", "fairies", "Gala Invitation", 2, 3, (1,)),
    ("GN1", "gnomes", "Deep Vault", 0, 3, (3,)),
    ("GN2", "gnomes", "Creative Ledger", 0, 3, (4,)),
    ("GN3", "gnomes", "Friendly Guarantor", 0, 2, (20,)),
    ("GN4", "gnomes", "Coin Stretchers", 0, 3, (12,)),
    ("GN5", "gnomes", "Wholesale Stamp", 1, 3, (-3,)),
    ("GN6", "gnomes", "Stake Insurance", 0, 4, (0.5,)),
    ("GN7", "gnomes", "Mint Foremen", 0, 3, (3,)),
    ("GN8", "gnomes", "Pension Fund", 3, 3, ()),
    ("GO1", "goblins", "Toll Gang", 0, 3, (2,)),
    ("GO2", "goblins", "Mudslingers", 0, 4, (-1,)),
    ("GO3", "goblins", "Professional Hecklers", 0, 3, (2,)),
    ("GO4", "goblins", "Counterfeit Slips", 0, 3, (1,)),
    ("GO5", "goblins", "Ticket Pickers", 0, 2, (1, 4)),
    ("GO6", "goblins", "Grudge Collectors", 0, 2, (1, 3)),
    ("GO7", "goblins", "Sabotage Crew", 1, 3, ()),
    ("GO8", "goblins", "Loud Majority", 1, 3, (1, 2)),
    ("LE1", "leprechauns", "Lucky Bell", 0, 2, (1,)),
    ("LE2", "leprechauns", "Rainbow’s End", 0, 2, (2,)),
    ("LE3", "leprechauns", "Second Cast", 0, 3, ()),
    ("LE4", "leprechauns", "Longshot Pot", 0, 3, (6, 1)),
    ("LE5", "leprechauns", "Keyhole Scouts", 0, 3, (2,)),
    ("LE6", "leprechauns", "Tailwind Charm", 0, 4, (1,)),
    ("LE7", "leprechauns", "Four-Leaf Sulk", 0, 3, (5, 1)),
    ("LE8", "leprechauns", "Gilded Horseshoe", 2, 3, (5,)),
    ("WA1", "warlocks", "Crystal Study", 0, 3, (2,)),
    ("WA2", "warlocks", "Second Breath", 0, 4, ()),
    ("WA3", "warlocks", "Mirror Ward", 0, 4, ()),
    ("WA4", "warlocks", "Hexbreakers", 0, 4, ()),
    ("WA5", "warlocks", "Odds Transmuter", 0, 4, ()),
    ("WA6", "warlocks", "Cancelled Letters", 0, 2, (1, 4)),
    ("WA7", "warlocks", "Owl at the Window", 1, 3, ()),
    ("WA8", "warlocks", "Tower Archive", 2, 3, (2,)),
)
"""Id, clan, name, glory at the end, worth, and the figures of its power."""

TOKENS = (
    ("magic", "A", (("play_magic", 3),)),
    ("magic", "B", (("play_magic", 2),)),
    ("any-bet", "A", (("bet", "any"), ("play_magic", 2))),
    ("any-bet", "B", (("bet", "any"), ("play_magic", 1))),
    ("win-bet", "A", (("bet", "win"), ("bet_glory", 2))),
    ("win-bet", "B", (("bet", "win"), ("bet_glory", 1))),
    ("gold", "A", (("gold", 10), ("first_player", True))),
    ("gold", "B", (("gold", 10),)),
    ("contract", "A", (("contract", 1), ("gold", 0))),
    ("contract", "B", (("contract", 1), ("gold", -3))),
    ("contract", "C", (("contract", 1), ("gold", -6))),
)
"""Stack, letter, and what the token gives."""

MENDED: dict[str, tuple[object, ...]] = {
    # Two unicorns with this card and Leaden Lullaby, level in front, stood there for ever.
    "G23": ("first", "set", 1),
    "G24": ("first", "set", 1),
    # With three cards above two, the lower token was the last to go in half of all races; so it was
    # two until half of the contracts were worth more, and those who play are busy with them.
    "magic A": (("play_magic", 2),),
    "magic Ab": (("play_magic", 3),),
    # For six gold hardly anybody ever signed a third contract in a race.
    "contract C": (("contract", 1), ("gold", -4)),
    # Two glory for a second place made it worth three times a contract of the middle.
    "FA2": (2, 1),
    # Place bets paid three times the stake, which made five times of it; now three gold a bet.
    "FA4": (3,),
}
"""Where rows of the box differ from the facts, and why; the box's README tells the same."""

AGAIN: dict[str, int] = {
    # Five times a contract in the middle: now the second won bet of a race alone has the glory.
    "FA1": 0,
    # About twice one in the middle: the ledger takes 3 off the tax now, the others less at the end.
    "GN2": 0, "FA6": 0, "LE8": 1,
    # No more than one and a half glory in a whole game.
    "FA3": 1, "FA4": 1, "GN3": 1, "GN4": 1, "GN5": 2, "GN6": 1, "GN7": 1,
    "GO2": 1, "GO3": 1, "GO4": 1, "GO5": 1, "GO6": 1,
    "LE1": 1, "LE2": 1, "LE3": 1, "LE4": 1, "LE5": 1, "LE7": 1,
    "WA1": 1, "WA2": 1, "WA3": 1, "WA4": 1, "WA5": 1, "WA6": 1, "WA7": 2,
}  # fmt: skip
"""Contracts mended after games had been played with them, from version 2 of the rules on: the glory
at their end now."""

DONE_OTHERWISE = {"FA1": {"second_bet_glory": 1}, "GN2": {"tax_less": 3}}
"""Those of them that do something else now."""
