"""The faces of people at the table: a hat, no beard and no lips, for a name says nothing of looks."""

from tools.cast.people import (
    COAL,
    CREAM,
    DARK,
    GOLD,
    MOSS,
    NAVY,
    OLIVE,
    PALE,
    PLUM,
    RED,
    ROSE,
    ROSY,
    RUST,
    SAND,
    SKY,
    SLATE,
    SNOW,
    STEEL,
    TAN,
    TEAL,
    Face,
    of,
    own,
)

WORN = (
    (SKY, "curl", of("bowler", COAL, own(RED)), "dots", "button", "smile", of("bow", own(RED), SNOW)),
    (GOLD, "mop", of("beret", own(PLUM)), "wide", "snub", "grin", of("stripes", own(PLUM))),
    (ROSE, "none", of("topper", own(NAVY), GOLD), "monocle", "long", "smirk", of("suit", own(NAVY), GOLD)),
    (MOSS, "sides", of("flat", own(RUST)), "glasses", "bulb", "smile", of("kerchief", own(RUST), CREAM)),
    (SAND, "bob", of("boater", CREAM, own(TEAL)), "sly", "button", "o", of("bow", own(TEAL), CREAM)),
    (TEAL, "mop", of("jockey", own(GOLD), SNOW), "dots", "snub", "grin", of("silks", own(GOLD), SNOW)),
    (PLUM, "none", of("nightcap", own(SKY)), "sleepy", "bulb", "o", of("robe", own(SKY))),
    (RUST, "braids", of("stetson", SAND, own(MOSS)), "wide", "button", "smirk", of("kerchief", own(MOSS), GOLD)),
    (NAVY, "wig", of("crown", GOLD, own(RED)), "dots", "long", "smile", of("fur", own(RED), SNOW)),
    (CREAM, "sides", of("visor", SNOW, own(MOSS)), "glasses", "snub", "line", of("suit", own(MOSS), RED)),
    (RED, "none", of("sombrero", CREAM, own(TEAL)), "sly", "hook", "grin", of("kerchief", own(TEAL), CREAM)),
    (SLATE, "braids", of("horned", own(SLATE), GOLD), "angry", "bulb", "grin", of("fur", own(RUST), CREAM)),
    (SKY, "parting", of("tam", own(RED), GOLD), "wide", "button", "smile", of("ruff", own(RED))),
    (GOLD, "mop", of("laurels", MOSS), "sleepy", "hook", "smirk", of("toga", SNOW, own(PLUM))),
    (ROSE, "sides", of("bicorne", own(NAVY), GOLD), "shades", "long", "line", of("silks", own(NAVY), GOLD)),
    (MOSS, "buns", of("tam", own(GOLD), RED), "glasses", "snub", "grin", of("pearls", own(GOLD), SNOW)),
    (SAND, "volcano", "none", "wide", "button", "o", of("suit", own(RED), COAL)),
    (TEAL, "mop", of("fedora", own(SLATE), RED), "shades", "hook", "smirk", of("suit", own(SLATE), RED)),
    (PLUM, "curl", "none", of("goggles", RUST, COAL), "snub", "smile", of("silks", own(SAND), RED)),
    (RUST, "wig", "none", "monocle", "long", "o", of("robe", own(COAL))),
    (NAVY, "none", of("morion", STEEL, own(RED)), "worried", "long", "line", of("ruff", own(RED))),
    (CREAM, "bob", of("flat", own(SKY)), "dots", "bulb", "smile", of("stripes", own(SKY))),
    (RED, "none", of("spike", own(COAL)), "sly", "button", "o", of("silks", own(COAL), GOLD)),
    (SLATE, "mop", "bandage", "dots", "snub", "smile", of("kerchief", own(GOLD), RED)),
)  # fmt: skip
"""Ground, hair, hat, eyes, nose, mouth and coat of each; the rest goes round below."""

SKINS = (PALE, TAN, ROSY, DARK, OLIVE, PALE, TAN, ROSY, DARK, ROSY)
HAIRS = (COAL, RUST, SNOW, SLATE, GOLD, COAL, SAND, RUST, STEEL)
HEADS = ("round", "long", "egg", "square", "wedge", "pear", "egg")

GUESTS = {
    f"guest-{number}": Face(
        ground, SKINS[number % len(SKINS)], HEADS[number % len(HEADS)],
        of(hair, HAIRS[number % len(HAIRS)]), hat, eyes, nose, mouth,
        "none", coat, "none", "somebody at the table",
    )
    for number, (ground, hair, hat, eyes, nose, mouth, coat) in enumerate(WORN)
}  # fmt: skip
