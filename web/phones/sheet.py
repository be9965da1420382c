"""The sheet on the tablet with which phones join: the code, what the camera sees, who is in."""

from __future__ import annotations

from collections.abc import Callable

from web import html as h
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.pages.share import drawn
from web.parties.state import Door
from web.parts.pieces import bare_button, button, charm, icon
from web.parts.sheet import sheet
from web.phones import at_tablet
from web.phones.phones_here import Guest, PhonesHere, Trial, phones_of
from web.phones.trial import tried
from web.words.speaking import mark, say

CAMERA = {
    "asks": mark("The camera is being asked for: allow it, please."),
    "none": mark("There is no camera here. Type in what the phone shows below its code."),
    "denied": mark(
        "The camera is not allowed. Allow it for this page in the browser’s settings, or type in "
        "what the phone shows below its code."
    ),
    "busy": mark("Another program has the camera. Close that one, then open the camera here."),
    "insecure": mark("This address is not secure (https), so no camera and no phones here."),
    "gone": mark("The camera has stopped. Open it again."),
    "unable": mark("This browser cannot link phones."),
    "missing": mark("A part of this page could not be fetched. It comes when there is a network."),
    "offline": mark(
        "This tablet is in no network. Phones and tablet need one Wi-Fi, or a hotspot."
    ),
}
"""What is wrong with the camera, or with linking at all, and what to do."""

NO_LINKS = ("unable", "insecure", "offline", "missing")
"""Where no code can be made."""

READ = {
    "joining": mark("Read. One moment…"),
    "taken": mark("Another phone has used that code. Point the phone at the code on this screen."),
    "unknown": mark("That code is too old. Point the phone at the code on this screen."),
    "damaged": mark("That could not be read. Hold the phone still, some 20 cm away."),
    "old": mark("That phone has another edition of this page. Load the page anew on both."),
    "not allowed": mark(
        "The phone was read, but this browser keeps the page from devices near it. Allow “devices "
        "on your local network” for this page in the browser’s settings, then try again."
    ),
    "unreachable": mark(
        "The phone was read but cannot be reached. Are both in the same Wi-Fi? In hotels and "
        "guest networks devices often cannot see each other: then open a hotspot on one phone, "
        "and let the others and the tablet use that."
    ),
    "foreign": mark("That is no code of Horseburg."),
}
"""What became of the code that the camera has read."""


def joining(desk: Desk) -> h.Element:
    """Point your phone here, then show its code to the camera; and who is in already."""
    house = phones_of(desk)
    return sheet(
        say("Everybody’s own phone"),
        h.div(".phone-join")[
            at_tablet.wanted(desk),
            edition(desk),
            h.ol(".phone-steps")[
                h.li[
                    h.p[say("Point your phone’s camera at this code, and open the link.")],
                    code(house),
                ],
                h.li[
                    h.p[say("Then hold your phone, with the code it shows, before this camera.")],
                    eye(house),
                ],
            ],
            h.p("#phone-told", role="status")[told(house)],
            who(desk, house),
            all_in(desk, house),
            by_hand(house),
            tried(house, house.trial) if house.trial is not None else None,
            h.p(".aside")[
                say(
                    "No account, no server: phone and tablet talk through your own Wi-Fi. "
                    "Cards and slips are then on the phone of whoever they belong to."
                )
            ],
        ],
        "phones-sheet",
    )


def code(house: PhonesHere) -> h.Element:
    """The code to be photographed, or why there is none."""
    if not house.code and house.camera in NO_LINKS:
        return h.figure(".code.phone-code")[
            button(say("Try again"), "phone-code", "small", id="phone-code")
        ]
    if not house.code:
        return h.figure(".code.phone-code")[
            h.p(".code-told", role="status")[say("Drawing the code…")]
        ]
    return h.figure(".code.phone-code")[
        drawn(house.code, say("QR code with which a phone joins")),
        button(say("Another code"), "phone-code", "small quiet", id="phone-code"),
    ]


def eye(house: PhonesHere) -> h.Element:
    """What the camera sees, mirrored as people see themselves."""
    return h.div(".phone-eye", data_camera=house.camera or "asks")[
        h.video("#phone-eye", muted=True, playsinline=True, aria_label=say("What the camera sees")),
        house.camera not in ("on", "")
        and button(
            [icon("photo-camera"), say("Open the camera")], "phone-eye", "small", id="phone-again"
        ),
        house.camera == "on"
        and house.cameras > 1
        and button(say("Next camera"), "phone-camera", "small", id="phone-camera"),
    ]


def told(house: PhonesHere) -> str:
    """What the camera wants, or what became of what it read."""
    if house.told:
        return say(READ.get(house.told, house.told))
    return "" if house.camera == "on" else say(CAMERA.get(house.camera or "asks", CAMERA["asks"]))


def by_hand(house: PhonesHere) -> h.Node:
    """Where a code is typed, for whoever has no camera."""
    if not house.typing:
        return button(say("Without a camera"), "phone-type", "small quiet", id="phone-type")
    return h.div(".phone-typed")[
        h.label(for_="phone-typed")[say("What the phone shows below its code:")],
        h.textarea(
            "#phone-typed",
            rows="2",
            data_field="phone-typed",
            autocomplete="off",
            autocapitalize="characters",
            spellcheck="false",
        )[house.typed],
        button(say("Let it in"), "phone-take", "small go", id="phone-take"),
    ]


def who(desk: Desk, house: PhonesHere) -> h.Node:
    """The phones that are in, the way to send one away, and whether a page of theirs has broken."""
    here = list(house.awake())
    if not here and house.trouble is None:
        return None
    return h.div(".phone-who")[
        [
            h.h3[say("{count:plural(phone|phones)} in", count=len(here))],
            h.ul(".chips")[(h.li[guest(desk, one)] for one in here)],
        ]
        if here
        else None,
        house.trouble is not None
        and button(
            say("Something went wrong on a phone"), "phone-trouble", "small quiet", id="stumbled"
        ),
    ]


def all_in(desk: Desk, house: PhonesHere) -> h.Node:
    """At the set-up the game can begin from here; who has no phone is told, and plays here."""
    if desk.screen != "setup" or not any(house.awake()):
        return None
    here = {one.name for one in house.awake()}
    form, at_door = desk.form, SCREENS[desk.form.title].start == "door-start"
    door = desk.own(Door)
    names = (
        [name for name in door.names if name not in door.computers]
        if at_door
        else [line.name for line in form.seats if not line.bot]
    )
    rest = [name for name in names if name not in here]
    if not here.intersection(names) or (not at_door and form.why_not(len(form.seats))):
        return None
    return h.div(".phone-start")[
        rest and h.p[say("Without a phone, on the tablet: {people:list}.", people=rest)],
        button(say("All in: start"), "all-in", "big go", id="all-in"),
    ]


def guest(desk: Desk, one: Guest) -> h.Node:
    """One phone; a tap sends it away."""
    return bare_button(f"phone-away {one.id}", "chip", title=say("Send this phone away"))[
        icon("smartphone") if one.seat is None else charm(one.seat),
        h.span[one.name or say("no name yet")],
        h.span(".off", aria_hidden="true")["×"],
    ]


def edition(desk: Desk) -> h.Node:
    """A newer edition waits here, which phones may have already: both had better be the same."""
    if not desk.update_ready:
        return None
    return h.p(".phone-edition")[
        say("A fresh edition of this page is here. Open it first, so that phones have the same."),
        " ",
        button(say("Open it now"), "update", "small", id="phone-update"),
    ]


# what taps do; the browser's part is in web/browser/phones.py


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet; the camera is asked for by the same tap."""
    house = phones_of(desk)
    desk.post.close()
    desk.phones.is_open, desk.notice, house.told, house.typing = True, "", "", False
    house.camera, desk.post.wish = "", "phones"


HASH = "#/phones"


def follow(desk: Desk, hash: str) -> bool:
    """The address of the trial of two devices opens the sheet, which then tells every step."""
    if hash != HASH or desk.phones.is_open:
        return False
    show(desk, "")
    phones_of(desk).trial = Trial()
    return True


def close(desk: Desk) -> None:
    """The sheet is put away, and the camera with it."""
    desk.phones.is_open = False


def another(desk: Desk, _rest: str) -> None:
    """Show another code; those that were shown stay good."""
    house = phones_of(desk)
    is_begun = house.camera not in NO_LINKS
    house.camera = house.camera if is_begun else ""
    desk.post.wish = "phone-code" if is_begun else "phones"


def look(desk: Desk, _rest: str) -> None:
    """Ask for the camera once more."""
    phones_of(desk).camera, phones_of(desk).told = "", ""
    desk.post.wish = "phones"


def next_camera(desk: Desk, _rest: str) -> None:
    """Look through another camera."""
    desk.post.wish = "phone-camera"


def type_in(desk: Desk, _rest: str) -> None:
    """Let a code be typed."""
    phones_of(desk).typing = True


def typed(desk: Desk, text: str) -> None:
    """What has been typed of a code."""
    phones_of(desk).typed = text[:200]


def tell(desk: Desk, _rest: str) -> None:
    """What has broken on a phone, where it can be copied for whoever mends the page."""
    house = phones_of(desk)
    desk.trouble, house.trouble = house.trouble, None
    desk.phones.is_open = False


def take(desk: Desk, _rest: str) -> None:
    """Let the phone in whose code has been typed."""
    phones_of(desk).told, desk.post.wish = "joining", "phone-take"


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "phones": show,
    "phone-code": another,
    "phone-eye": look,
    "phone-camera": next_camera,
    "phone-type": type_in,
    "phone-take": take,
    "phone-trouble": tell,
}
FIELDS: dict[str, Callable[[Desk, str], None]] = {"phone-typed": typed}
