"""A save as the end of a web address and back: deflated with common words known to both sides.

`horseburg1.` and then base64url of four bytes of checksum and the raw deflated text. Like the save,
a link holds the secrets of a game in progress.
"""

from __future__ import annotations

import base64
import re
import zlib

from game.saves import LARGEST, DamagedSave

MARK = "horseburg1."
LONGEST_LINK = 300_000
"""Letters: twenty times the longest of our games; what is longer is not even looked at."""
SHAPE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
BROKEN = re.compile(r"=?\s+(?:>\s*)*")
"""What a mail puts into a link: an end of line, and the sign that it quotes."""
CHECK = 4

# Part of the format: whoever changes a letter of it makes a new MARK. The commonest stand last.
WORDS = (
    '", "as printed"corrected"first"second"on"off"quick"normal"long"drawn"chosen"by edition"'
    '"0": "casual", "1": "casual", "2": "casual", "3": "casual", "4": "casual", "5": "casual"'
    "\n\nwhite, black, yellow, green, red, blue\nblue, red, green, yellow, black, white\n"
    "cranio-mercanti, steve-mcskull, victor-von-schaedel, cesar-crane, craneo-cervantes, "
    "sigvard-skalle, antonio-vesuvio, eric-change, miss-double, miss-paris, oliver-oil, "
    "otto-von-alt\nbe eric-change\ndie black\ndie blue\ndie green\ndie red\n"
    "die yellow\ndie white\nplayer 6\nplayer 5\nplayer 4\nplayer 3\nplayer 2\nplayer 1\n"
    "keep most-stables, fewest-stables, most-assistants, most-horses, most-targets, most-danari, "
    "fewest-vp-2, fewest-vp\nkeep adalbert-diplomatitsch, aronne-dal-banco, brian-ofist, "
    "daniel-jackson, didier-adicion, francisco-caballos, franz-galopp, justice-bros, "
    "michele-cuorlione, pedro-pugnos, tommy-style, adrien-justice, cedric-copieur, "
    "francois-riche, philippe-justice\nswap 2 troy\nkeep costantino, el-guapo, "
    "la-longue-carabine, napoleon, the-fury, varonne, biscuit-de-mer, bosson, giumenta\n"
    "offer 1 stable red\noffer 2 target\noffer 3 assistant tommy-style\noffer 4 horse napoleon\n"
    "sell red\nsell most-danari\nrun napoleon red\ndone\nodds red up\nodds blue down\n"
    "loan bank\nloan mob\nbuy stable black\nbuy target\nbuy assistant\nbuy horse\nbuy action\n"
    "accept 1500\naccept 1400\naccept 1300\naccept 1200\naccept 1100\naccept 900\naccept 1000\n"
    "refuse\nrefuse\naccept 1000\npass\nahead white\nahead red\n"
    "fix in-igni-veritas\nfix mala-tempora\nfix felix-infernalis\nfix friz-finden\n"
    "fix pecunia-non-olet\nfix armand-amende\nfix boss-off\nfix boss, flagellum-fulguris\n"
    "fix fustis-et-radix\nfix magna-velocitas\nfix fortuna-benevola\nfix herba-magica\n"
    "fix vigor-ferreum\nfix globus-obscurus\nfix serum-maleficum\nfix xiii\nfix aqua-putrida\n"
    "fix felis-infernalis\nfix venenum-veneficum\nfix alfio-allibratore\nfix fritz-finden\n"
    "fix rochelle-recherche\nfix steven-sting\nbehind black\nbehind blue\nbehind green\n"
    "behind red\nbehind yellow\nbehind white\npass\n2000\n1500\n1200\n1000\n900\n800\n700\n600\n"
    "500\n400\n300\n200\n100\nshow black\nshow blue\nshow green\nshow red\nshow yellow\n"
    "show white\nwin black\nwin blue\nwin green\nwin red\nwin yellow\nwin white\ncard 105\n"
    "card 104\ncard 103\ncard 102\ncard 101\ncard 100\ncard 99\ncard 98\ncard 97\ncard 96\n"
    "card 95\ncard 94\ncard 93\ncard 92\ncard 91\ncard 90\ncard 89\ncard 88\ncard 87\n"
    "sprint yellow blue\nsprint red black\nsprint green red\nsprint white green\ncard 83\n"
    "sprint black yellow\ncard 84\nsprint blue white\ncard 85\nsprint red red\ncard 86\nsprint "
    'horseburg save 1\ngame: "horse-fever/board"\nrules: 1\nseats: ["Ann", "Ben", "Cat", "Dan"]\n'
    'options: {"length": "normal", "edition": "first", "card 92": "corrected", '
    '"starred cards": "off", "characters": "drawn", "auctions": "by edition"}\nbots: {}\n'
    'horseburg save 1\ngame: "horse-fever/family"\nrules: 1\nseats: ["Ann", "Ben", "Cat", "Dan", '
    '"Eve", "Fay"]\noptions: {"length": "normal", "edition": "second", "card 92": "corrected", '
    '"starred cards": "on"}\nbots: {"1": "casual"}\nrewound: [[\nbranch: \ntold: {"20": "'
)


def pack(text: str) -> str:
    """A save as letters that every web address can carry; DamagedSave where it is no plain text."""
    try:
        plain = text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise DamagedSave("This text contains characters that a link cannot carry.") from None
    if len(plain) > LARGEST:
        raise DamagedSave("This is too large to be a saved game.")
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS.encode())
    packed = deflate.compress(plain) + deflate.flush()
    check = zlib.crc32(plain).to_bytes(CHECK, "big")
    return MARK + base64.urlsafe_b64encode(check + packed).decode().rstrip("=")


def unpack(link: str) -> str:
    """The save that `pack` has packed; DamagedSave with one plain line where it is not whole."""
    if not isinstance(link, str) or not link.startswith(MARK):
        raise DamagedSave("This is no link to a game: it does not begin with “{mark}”.", mark=MARK)
    letters = link.removeprefix(MARK).rstrip()
    if len(letters) > LONGEST_LINK:
        raise DamagedSave("This is too large to be a saved game.")
    if not SHAPE.fullmatch(letters):
        raise DamagedSave("The link contains characters that no such link has.")
    return _opened(letters)


def found(text: str) -> str:
    """The save of the link that stands somewhere in a text; DamagedSave where none is whole.

    A mail breaks a link into lines, and what stands behind it may look like more of it: a link
    knows itself where it ends.
    """
    start = text.find(MARK)
    if start < 0:
        raise DamagedSave("This is no link to a game: it does not begin with “{mark}”.", mark=MARK)
    rest = text[start + len(MARK) : start + len(MARK) + 2 * LONGEST_LINK]
    if len(rest.split(maxsplit=1)[0] if rest.strip() else "") > LONGEST_LINK:
        raise DamagedSave("This is too large to be a saved game.")
    letters = SHAPE.match(BROKEN.sub("", rest))
    return _opened(letters[0] if letters else "", is_alone=False)


def _opened(letters: str, is_alone: bool = True) -> str:
    """What these letters hold; where they do not stand alone, more may stand behind it."""
    if not is_alone and len(letters) % 4 == 1:
        letters = letters[:-1]
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        return _inflated(packed[:CHECK], packed[CHECK:], is_alone)
    except ValueError as broken:  # DamagedSave is one; UnicodeDecodeError and binascii.Error too
        if isinstance(broken, DamagedSave):
            raise
        raise DamagedSave("The link is damaged; perhaps its end is missing.") from None


def _inflated(check: bytes, packed: bytes, is_alone: bool) -> str:
    inflate = zlib.decompressobj(-15, zdict=WORDS.encode())
    try:
        plain = inflate.decompress(packed, LARGEST + 1)
    except zlib.error:
        raise DamagedSave("The link is damaged; perhaps its end is missing.") from None
    if len(plain) > LARGEST:
        raise DamagedSave("This is too large to be a saved game.")
    is_whole = inflate.eof and not (is_alone and inflate.unused_data)
    if not is_whole or zlib.crc32(plain).to_bytes(CHECK, "big") != check:
        raise DamagedSave("The link is damaged; perhaps its end is missing.")
    return plain.decode()
