"""Whether everything can be read by day and by night, from the colours in the tokens file alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.sheets import repeated

CSS = Path(__file__).resolve().parents[2] / "web" / "static" / "css"
SHEETS = sorted((CSS.parents[1]).rglob("*.css"), key=lambda path: path.name)
TOKENS = CSS / "tokens" / "10-tokens.css"
LOOKS = ("light", "dark")
TEXT, LARGE = 4.5, 3.0
"""The least contrast of text, and of large text, signs and the borders of controls."""

PAPERS = ("paper", "paper-2", "paper-lit", "field", "card", "slip")
WASHES = ("gold-soft", "win-wash", "win-wash-lit", "up-wash", "down-wash", "grey-paper", "seat-out")
PLATES = (
    *("plate", "red", "red-lit", "red-deep", "pressed", "green-deep", "lawn", "turf", "turf-2"),
    *("sign-plus", "sign-minus", "sign-special", "kind-character", "kind-assistant", "kind-horse"),
    *("kind-target", "grey-tag", "green-night"),
    *(f"mark-{seat}" for seat in range(6)),
)
INKS = ("rubric", "red-ink", "plus", "minus", "special")
KINDS = ("kind-assistant-ink", "kind-horse-ink", "kind-target-ink")
ON_BONE = (
    *("print", "red-deep", "sign-plus", "sign-minus", "sign-special"),
    *("kind-character", "kind-assistant", "kind-horse", "kind-target", "red"),
)

RUNS = ("blue", "green", "red", "yellow", "white")
"""The lines of five horses; the sixth, black, has a rim of chalk."""

PAIRS = [
    *(("ink", ground, "what is printed", TEXT) for ground in (*PAPERS, *WASHES, "paper-3")),
    *(("ink-soft", ground, "small print", TEXT) for ground in PAPERS),
    *((ink, ground, "a coloured word", TEXT) for ink in INKS for ground in ("paper", "card")),
    *((ink, "paper-2", "an effect's sign on a card", TEXT) for ink in (*INKS, *KINDS)),
    *((ink, "card", "the role on a card", TEXT) for ink in KINDS),
    *((f"mark-{seat}-ink", "paper", "a name on the curtain", TEXT) for seat in range(6)),
    *((f"mark-{seat}", "paper", "the spine of a seat", LARGE) for seat in range(6)),
    *(("on-colour", ground, "letters on colour", TEXT) for ground in PLATES),
    *((ink, "bone", "on a medal, a rosette or the post", TEXT) for ink in ON_BONE),
    *(("print", f"place-{place}", "a rosette", TEXT) for place in (1, 2, 3)),
    *(("chalk", slate, "the blackboard", TEXT) for slate in ("slate", "slate-2")),
    *(("chalk-soft", slate, "the blackboard", TEXT) for slate in ("slate", "slate-2")),
    *(("chalk-gold", slate, "odds that move", TEXT) for slate in ("slate", "slate-2")),
    *((f"run-{horse}", "slate", "a line of chances", LARGE) for horse in RUNS),
    ("on-colour", "red", "a button that asks for a second tap", TEXT),
    ("slate", "chalk", "the face of the blackboard that is up", TEXT),
    ("chalk-soft", "green-deep", "the phases at the head", TEXT),
    ("chalk-soft", "lawn", "the phases at the head", TEXT),
    ("gilt", "plate", "points on a seat", TEXT),
    ("gilt", "green-deep", "the name of the house", TEXT),
    ("rubric", "ray", "the line over a poster", TEXT),
    ("rubric", "ray-2", "the line over a poster", TEXT),
    ("rubric", "gold-soft", "a game taken back", TEXT),
    ("red-ink", "ray", "the poster's name", LARGE),
    ("red-ink", "ray-2", "the poster's name", LARGE),
    ("ink", "ray", "a poster's title", TEXT),
    ("ink", "ray-2", "a poster's title", TEXT),
    ("grey-ink", "paper", "a greyed button", TEXT),
    ("grey-ink", "grey-paper", "a greyed button", TEXT),
    ("grey-edge", "paper", "a greyed button's border", LARGE),
    *(("edge", ground, "a control's border", LARGE) for ground in (*PAPERS, "gold-soft")),
    *(("edge-soft", ground, "a quiet control's border", LARGE) for ground in ("paper", "paper-2")),
    ("edge-on-dark", "green-deep", "a control at the head", LARGE),
    ("edge-on-dark", "lawn", "a control at the head", LARGE),
    ("plus", "paper-lit", "a bar of the form guide", LARGE),
    ("pressed-edge", "paper", "a pressed toggle's border", LARGE),
    *(("focus", ground, "the frame of the keyboard", LARGE) for ground in ("paper", "card")),
    ("code-ink", "code-paper", "the square code", 15.0),
]

PRINT = CSS / "paper" / "95-paper.css"
"""What comes out of a printer is ink on white, by day and by night."""

NO_COLOUR = re.compile(r"url\([^)]*\)|/\*.*?\*/|(?<=[\s,{}(])#[a-z][\w-]*(?=[\s,:.{)\[>~+])", re.S)
"""What looks like a colour and is none: addresses, remarks, the ids of selectors."""
RAW = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\("
    r"|(?<=[\s(,])(?:white|black|gr[ae]y|red|gold|silver|orange|yellow|green|blue|brown|purple)"
    r"(?=[\s;,)])",
    re.I,
)


def tokens(look: str) -> dict[str, str]:
    """Every colour token as it is by day, or by night."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(), flags=re.S)
    found = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", text):
        if both := re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value):
            found[name] = both[1 + LOOKS.index(look)]
        elif value.startswith("#"):
            found[name] = value
    return found


def luminance(colour: str) -> float:
    """Relative luminance of an opaque colour, as WCAG has it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    assert len(digits) == 6, f"{colour} is not opaque"
    parts = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour stands out on another: 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", LOOKS)
def test_every_pair_of_colours_can_be_read(look: str) -> None:
    colours = tokens(look)
    weak = [
        f"{what}: --{front} on --{ground} by {look} is {found:.2f}, not {least}"
        for front, ground, what, least in PAIRS
        if (found := contrast(colours[front], colours[ground])) < least
    ]
    assert not weak, "\n".join(weak)


def test_contrast_is_measured_as_wcag_has_it() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#fff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_no_raw_colour_stands_outside_the_tokens(path: Path) -> None:
    if path not in (TOKENS, PRINT) and not path.name.endswith("-tokens.css"):
        text = NO_COLOUR.sub("", path.read_text())
        values = re.findall(r":([^;{}]*)[;}]", text)
        assert not [raw for value in values for raw in RAW.findall(value)]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_every_token_that_is_used_is_declared(path: Path) -> None:
    declared = {name for sheet in SHEETS for name in re.findall(r"--([\w-]+):", sheet.read_text())}
    assert set(re.findall(r"var\(--([\w-]+)", repeated(path.read_text()))) <= declared


def test_every_colour_has_a_day_and_a_night() -> None:
    same = {"code-paper", "code-ink"}
    assert tokens("light").keys() == tokens("dark").keys()
    text = TOKENS.read_text()
    assert set(re.findall(r"--([\w-]+): #", text)) == same
