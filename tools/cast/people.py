"""Who is drawn how: one row a face. Each has a joke taken from the role, told in `why`."""

from typing import NamedTuple


class Face(NamedTuple):
    """The parts of a face and their colours; a part with two colours has them with a bar between."""

    ground: str
    skin: str
    head: str
    hair: str
    hat: str
    eyes: str
    nose: str
    mouth: str
    beard: str
    collar: str
    prop: str
    why: str


PALE, ROSY, TAN, OLIVE, DARK, CHALK = (
    "#f6dcc0",
    "#f0b79a",
    "#d99a68",
    "#c98f5a",
    "#8a5630",
    "#fffaf0",
)
COAL, SLATE, STEEL, SNOW = "#26242b", "#56606b", "#aab4bd", "#fbf7ec"
RED, RUST, GOLD, MOSS, TEAL = "#c2271f", "#b4562a", "#f0b91d", "#1c7a45", "#2f7f7f"
NAVY, SKY, PLUM, ROSE, SAND, CREAM = (
    "#274a86",
    "#8fbfd6",
    "#7b4a86",
    "#e58a9a",
    "#e6c27a",
    "#f3e4bd",
)


def of(part: str, *colours: str) -> str:
    """A part with its colours."""
    return " ".join((part, *colours))


def own(colour: str) -> str:
    """The colour of whoever plays, this one where nobody does."""
    return f"var(--mine,{colour})"


CAST: dict[str, Face] = {
    # the bettors
    "cranio-mercanti": Face(
        GOLD, TAN, "round", "none", of("topper", PLUM, GOLD), "dots", "bulb", of("handlebar", COAL),
        "none", of("suit", PLUM, GOLD), "coin", "a merchant behind the widest moustache of the ring",
    ),
    "steve-mcskull": Face(
        MOSS, ROSY, "square", of("sides", RUST), of("tam", NAVY, RED), "dots", "snub", "grin",
        of("full", RUST), of("kerchief", NAVY, RED), "none", "a Scot who is mostly beard",
    ),
    "victor-von-schaedel": Face(
        STEEL, PALE, "long", "none", of("spike", COAL), "monocle", "long", of("twirl", SAND),
        "scar", of("silks", NAVY, GOLD), "none", "an officer who salutes the odds",
    ),
    "cesar-crane": Face(
        RED, OLIVE, "egg", of("sides", COAL), of("laurels", MOSS), "sleepy", "hook", "line",
        "none", of("toga", SNOW, RED), "none", "an emperor who has come, seen and bet",
    ),
    "craneo-cervantes": Face(
        RUST, OLIVE, "wedge", "none", of("morion", STEEL, RED), "worried", "long", of("pencil", COAL),
        of("goatee", COAL), of("ruff", COAL), "none", "a knight who charges at bookmakers",
    ),
    "sigvard-skalle": Face(
        SKY, ROSY, "square", of("braids", GOLD), of("horned", SLATE, SAND), "angry", "bulb", of("walrus", GOLD),
        "none", of("fur", RUST, CREAM), "none", "a viking who pays in what he finds",
    ),
    "antonio-vesuvio": Face(
        COAL, TAN, "wedge", of("volcano", RED), "none", "angry", "hook", "grin",
        of("spots", COAL), of("suit", RUST, GOLD), "dice", "a gambler about to go off",
    ),
    "eric-change": Face(
        TEAL, PALE, "round", "halves", "none", "sly", "button", "smirk",
        "none", of("bow", SLATE, RED), "chalk", "half of him bets on, half against",
    ),
    "miss-double": Face(
        ROSE, PALE, "egg", of("buns", RUST), "none", "lashes", "snub", "lips",
        "spots", of("pearls", TEAL, SNOW), "none", "all that she has, she has twice",
    ),
    "miss-paris": Face(
        NAVY, PALE, "wedge", of("bob", COAL), of("beret", RED), "lashes", "snub", "lips",
        "none", of("stripes", NAVY), "none", "with her, fourth is still chic",
    ),
    "oliver-oil": Face(
        SAND, ROSY, "pear", "none", of("stetson", CREAM, RUST), "shades", "bulb", "grin",
        "none", of("suit", COAL, SAND), "drop", "an oilman who has struck it twice",
    ),
    "otto-von-alt": Face(
        PLUM, PALE, "long", of("sides", SNOW), of("nightcap", NAVY), "sleepy", "bulb", "o",
        of("long", SNOW), of("robe", PLUM), "none", "has been betting since the horse was invented",
    ),
    # their assistants
    "adalbert-diplomatitsch": Face(
        NAVY, PALE, "egg", "none", of("bowler", SLATE, RED), "monocle", "hook", "smile",
        "none", of("silks", COAL, RED), "target", "a planner with a ribbon and an aim",
    ),
    "aronne-dal-banco": Face(
        MOSS, ROSY, "pear", of("sides", STEEL), of("topper", COAL, MOSS), "glasses", "bulb", "line",
        of("chops", STEEL), of("suit", COAL, MOSS), "coin", "a banker who counts with his whiskers",
    ),
    "brian-ofist": Face(
        RUST, ROSY, "square", "none", of("flat", MOSS), "shiner", "broken", "frown",
        "stubble", of("kerchief", SLATE, MOSS), "fist", "he collects; he has also been collected from",
    ),
    "daniel-jackson": Face(
        TEAL, TAN, "long", of("parting", COAL), "none", "sly", "snub", of("pencil", COAL),
        "none", of("bow", SNOW, RED), "glass", "a barman who has heard every tip",
    ),
    "didier-adicion": Face(
        CREAM, PALE, "egg", of("sides", RUST), of("visor", MOSS, COAL), "glasses", "long", "line",
        "none", of("bow", SLATE, COAL), "abacus", "an accountant in the green light of his visor",
    ),
    "francisco-caballos": Face(
        GOLD, TAN, "round", "none", of("sombrero", CREAM, RED), "dots", "button", of("walrus", COAL),
        "none", of("kerchief", RUST, RED), "straw", "a groom under a hat as wide as a stall",
    ),
    "franz-galopp": Face(
        RED, ROSY, "wedge", "none", of("jockey", GOLD, NAVY), of("goggles", RUST, COAL), "button", "grin",
        "none", of("silks", NAVY, GOLD), "none", "a jockey with the wind still in his teeth",
    ),
    "michele-cuorlione": Face(
        COAL, OLIVE, "square", "none", of("fedora", SLATE, RED), "sleepy", "hook", "pick",
        "scar", of("suit", "#3a3431", RED), "none", "lends gladly and forgets never",
    ),
    "pedro-pugnos": Face(
        SKY, TAN, "square", "none", "bandage", "angry", "bulb", of("twirl", COAL),
        "none", of("stripes", RED), "fist", "a strongman with a moustache to match",
    ),
    "tommy-style": Face(
        ROSE, PALE, "long", of("curl", SAND), of("boater", CREAM, RED), "sleepy", "snub", of("pencil", RUST),
        "none", of("bow", SKY, PLUM), "flower", "a dandy too elegant to look at the race",
    ),
    "adrien-justice": Face(
        RED, PALE, "long", of("wig", SNOW), "none", "angry", "long", "frown",
        "none", of("robe", COAL), "gavel", "a judge who finds every horse guilty",
    ),
    "cedric-copieur": Face(
        SLATE, CHALK, "round", "none", of("beret", COAL), "mime", "none", "lips",
        "none", of("stripes", COAL), "none", "a mime who copies the neighbour, tear and all",
    ),
    "francois-riche": Face(
        PLUM, ROSY, "pear", of("parting", SNOW), "none", "shades", "button", "cigar",
        "none", of("fur", SNOW, COAL), "none", "a friend as long as the money lasts",
    ),
    "philippe-justice": Face(
        SAND, ROSY, "round", of("wig", CREAM), of("flat", PLUM), "wide", "button", "grin",
        "spots", of("bow", COAL, RED), "none", "the judge's brother has borrowed the wig",
    ),
    "justice-bros": Face(
        TEAL, PALE, "pear", of("wig", SNOW), "none", "glasses", "long", "smirk",
        "none", of("robe", RED), "gavel", "one wig, two brothers, half a verdict",
    ),
    # computers: a hat for the level, a face for the temper, the colour of their seat
    "casual": Face(SKY, STEEL, "square", "none", of("boater", CREAM, own(RED)), "dots", "button", "smile", "none", of("bow", own(SLATE), CREAM), "none", "on a day out"),
    "keen": Face(SAND, STEEL, "square", "none", of("flat", own(MOSS)), "dots", "button", "line", "none", of("suit", own(MOSS), RED), "glassfield", "has brought field glasses"),
    "sharp": Face(RUST, STEEL, "square", "none", of("topper", COAL, own(GOLD)), "monocle", "button", "smirk", "none", of("suit", own(COAL), GOLD), "none", "sees what others miss"),
}  # fmt: skip
"""By the id of each card; the computers by their level."""

NAMED: dict[str, Face] = {
    "lady-maud": Face(PLUM, PALE, "long", of("buns", SNOW), "none", "lashes", "long", "lips", "none", of("pearls", own(PLUM), SNOW), "none", "knew the founder of the race course"),
    "mr-finch": Face(SKY, PALE, "long", of("sides", COAL), of("bowler", COAL, own(RED)), "glasses", "hook", of("pencil", COAL), "none", of("suit", own(SLATE), SNOW), "none", "has a system"),
    "aunt-ada": Face(ROSE, ROSY, "pear", of("bob", RUST), of("boater", CREAM, own(MOSS)), "glasses", "bulb", "smile", "none", of("bow", own(MOSS), CREAM), "flower", "bets the housekeeping"),
    "captain-pike": Face(NAVY, ROSY, "square", "none", of("bicorne", own(NAVY), GOLD), "sly", "bulb", "grin", of("full", SNOW), of("silks", own(NAVY), GOLD), "horn", "has sailed round every horn but this"),
    "miss-olive": Face(SAND, OLIVE, "wedge", of("bob", COAL), of("beret", own(MOSS)), "lashes", "button", "lips", "none", of("stripes", own(MOSS)), "none", "draws the horses before she backs them"),
    "old-tom": Face(MOSS, TAN, "egg", of("sides", SNOW), of("flat", own(RUST)), "sleepy", "bulb", "pick", of("goatee", SNOW), of("kerchief", own(RUST), GOLD), "straw", "has mucked out every winner since the war"),
    "dr-quill": Face(TEAL, DARK, "long", of("curl", SNOW), "none", "monocle", "long", "line", of("goatee", COAL), of("suit", own(TEAL), GOLD), "scroll", "prescribes a flutter, twice a day"),
    "duchess-zoe": Face(GOLD, TAN, "round", of("wig", SNOW), of("crown", GOLD, own(RED)), "lashes", "snub", "lips", "spots", of("fur", own(RED), SNOW), "none", "opens the meeting, and her purse"),
    "uncle-bertie": Face(RUST, ROSY, "pear", "none", of("fedora", SLATE, own(RED)), "wide", "bulb", of("walrus", COAL), of("chops", SNOW), of("bow", own(RED), SNOW), "glass", "lost the estate on an outsider, and would again"),
    "nurse-joan": Face(CREAM, DARK, "round", of("buns", GOLD), of("visor", SNOW, own(RED)), "wide", "button", "smile", "none", of("ruff", own(SKY)), "none", "takes the pulse of the favourite"),
    "major-brown": Face(SAND, TAN, "square", "none", of("stetson", SAND, own(RUST)), "angry", "broken", of("handlebar", RUST), "none", of("silks", own(RUST), SAND), "target", "charges at the last fence"),
    "cousin-ivy": Face(SKY, PALE, "egg", of("braids", GOLD), of("tam", own(SKY), RED), "wide", "snub", "grin", "spots", of("kerchief", own(SKY), RED), "flower", "is allowed one bet, and lays three"),
    "vicar-lamb": Face(SLATE, ROSY, "round", of("sides", SLATE), of("topper", COAL, own(SNOW)), "worried", "button", "o", "none", of("robe", own(COAL)), "scroll", "prays for good going"),
}  # fmt: skip
"""The computers that sit down under a name of the house, by that name: one face wherever they are."""

TEMPERS: dict[str, dict[str, str]] = {
    "cautious": {"eyes": "worried", "mouth": "o", "prop": "umbrella"},
    "bluffer": {"eyes": "shades", "mouth": "smirk", "prop": "card"},
    "banker": {"beard": of("chops", SNOW), "mouth": "line", "prop": "coin"},
}
"""What a temper changes in the face of a computer; it is told only after the game."""

COMPUTERS = ("casual", "keen", "sharp")

CAST |= NAMED
CAST |= {
    f"{level}-{temper}": CAST[level]._replace(**changed)
    for level in COMPUTERS
    for temper, changed in TEMPERS.items()
}
