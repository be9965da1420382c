"""Everybody's own phone joins the tablet, by real links and with no server."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.camera import Fails, camera
from tools.driving import company as phoning
from tools.driving.company import Company, tap

FAMILY = "horse-fever/family"
SHOW = "(text) => showToCamera(text, { wide: 300 }).then(() => true)"
LOOKS = "cameraTracks.some((one) => one.readyState === 'live')"
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
"""Those of a code that is read as QR's dense letters (RFC 9285)."""

MOST = 60_000
"""Bytes that a phone fetches, as they are sent, before it can show its code."""


def at_table(tablet: Page) -> None:
    """A table of three has been laid, and nobody has a phone."""
    phoning.set_up(tablet, FAMILY)
    tap(tablet.locator("#start"))
    expect(tablet.locator("#table")).to_be_visible()


def test_phones_join_by_two_cameras_and_sit_down(room: Company) -> None:
    """The next code stands ready at once; the camera is put away with the sheet."""
    seeing = camera(f"{room.site}vendor/qr.mjs")
    tablet = room.tablet(seeing)
    at_table(tablet)
    for seat, name in enumerate(("Ann", "Ben")):
        phone = room.phone()
        code = room.call(tablet, phone)
        expect(tablet.locator(".phone-eye")).to_have_attribute("data-camera", "on")
        tablet.evaluate(SHOW, code.replace("_", " "))
        tap(phone.locator(f"#door [data-do='sit {seat}']"))
        expect(phone.locator("#mine b")).to_have_text(name)
        expect(tablet.locator("#notice p")).to_have_text(f"{name} sits down, with a phone.")
    expect(tablet.locator(".phone-who li")).to_have_text(["Ann×", "Ben×"])
    phoning.put_away(tablet)
    phoning.until(tablet, lambda: not tablet.evaluate(LOOKS), "the camera still looks")


@pytest.mark.parametrize(
    ("fails", "told"),
    [
        ("denied", "The camera is not allowed."),
        ("none", "There is no camera here."),
        pytest.param("no devices", "There is no camera here.", marks=pytest.mark.nightly),
        pytest.param("busy", "Another program has the camera.", marks=pytest.mark.nightly),
    ],
)
def test_without_a_camera_it_is_said_why_and_a_code_can_be_typed(
    room: Company, fails: Fails, told: str
) -> None:
    blind = camera(f"{room.site}vendor/qr.mjs", fails)
    tablet, phone = room.tablet(blind, permissions=[]), room.phone()
    phoning.set_up(tablet, FAMILY)
    code = room.call(tablet, phone)
    expect(tablet.locator("#phone-told")).to_contain_text(told)
    if fails != "busy":  # that one may go away: the field does not come by itself
        expect(tablet.locator("#phone-typed")).to_be_visible()
    phoning.type_code(tablet, f" {code[:20].lower()} {code[20:]}\n")
    expect(phone.locator("#door-title")).to_have_text("Who are you?")


def test_a_code_that_another_phone_has_used_is_said_to_be_used(room: Company) -> None:
    tablet, first, second = room.tablet(), room.phone(), room.phone()
    phoning.set_up(tablet, FAMILY)
    used = room.call(tablet, first)
    second.goto(next(iter(room.used)))
    late = phoning.shown(second)
    phoning.type_code(tablet, used)
    expect(first.locator("#door")).to_be_visible()
    phoning.type_code(tablet, late)
    expect(tablet.locator("#phone-told")).to_contain_text("Another phone has used that code.")
    expect(second.locator("#link-code svg")).to_be_visible()


def test_what_is_no_code_of_now_is_told_apart(room: Company) -> None:
    tablet, phone = room.tablet(), room.phone()
    phoning.set_up(tablet, FAMILY)
    code = room.call(tablet, phone)
    told = tablet.locator("#phone-told")
    damaged = code[:9] + ("A" if code[9] != "A" else "B") + code[10:]
    for text, says in (
        (damaged, "That could not be read."),
        (changed(code, 0, 2 << 4), "That phone has another edition of this page."),
        (changed(code, -1, unpacked(code)[-4] ^ 1), "That code is too old."),
        ("WIFI:T:WPA;S:Home;P:secret;;", "That is no code of Horseburg."),
    ):
        phoning.type_code(tablet, text)
        expect(told).to_contain_text(says)
        expect(phone.locator("#door")).to_have_count(0)
    assert changed(code, 0, 1 << 4) == code
    phoning.type_code(tablet, code)
    expect(phone.locator("#door")).to_be_visible()


@pytest.mark.parametrize(
    ("fragment", "title"),
    [
        ("", "Point your camera at the tablet"),
        ("#EFmaKTQ1qzoqCbCqp7HCXpSa1s6PhYqs", "That link is broken"),
        ("#<img src=x onerror=alert(1)>", "That link is broken"),
    ],
)
def test_a_link_that_leads_nowhere_says_what_to_do(
    room: Company, fragment: str, title: str
) -> None:
    phone = room.phone()
    phone.goto(f"{room.site}guest.html{fragment}")
    expect(phone.locator("#link-title")).to_have_text(title)
    expect(phone.locator("#link-says")).not_to_be_empty()


def test_what_comes_with_a_link_does_not_break_it(room: Company) -> None:
    """The end of a sentence, what a network puts behind every link: it opens as without."""
    tablet, phone = room.tablet(), room.phone()
    phoning.set_up(tablet, FAMILY)
    phoning.ask_for_phones(tablet)
    for more in (".", ")", "_", "&fbclid=x", "%20", "\u200b", ":~:text=a"):
        phone.goto("about:blank")
        phone.goto(room.address(tablet) + more)
        assert phoning.shown(phone), more


CERTIFIES_NEVER = """
  RTCPeerConnection.generateCertificate = () => new Promise(() => {});
"""


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("delete globalThis.RTCPeerConnection", "This browser cannot link phones."),
        (CERTIFIES_NEVER, "This browser cannot link phones."),
    ],
)
def test_a_tablet_that_cannot_link_says_so_and_nothing_else(
    room: Company, script: str, told: str
) -> None:
    tablet = room.tablet(script)
    phoning.set_up(tablet, FAMILY)
    tap(tablet.locator("#to-phones"))
    expect(tablet.locator("#phone-told")).to_have_text(told, timeout=15_000)
    expect(tablet.locator(".phone-join")).not_to_contain_text("Drawing the code")


def test_a_phone_whose_browser_never_answers_is_told_so(room: Company) -> None:
    tablet, phone = room.tablet(), room.phone(CERTIFIES_NEVER)
    phoning.set_up(tablet, FAMILY)
    phoning.ask_for_phones(tablet)
    phone.goto(room.address(tablet))
    expect(phone.locator("#link-title")).to_have_text("Not with this browser", timeout=15_000)


def test_the_camera_can_be_changed_where_there_are_several(room: Company) -> None:
    tablet = room.tablet(camera(f"{room.site}vendor/qr.mjs"))
    phoning.set_up(tablet, FAMILY)
    phoning.ask_for_phones(tablet)
    expect(tablet.locator(".phone-eye")).to_have_attribute("data-camera", "on")
    tap(tablet.locator("#phone-camera"))
    asked = "cameraAsked.at(-1).video.deviceId?.exact"
    phoning.until(
        tablet, lambda: tablet.evaluate(asked) == "id front", "the first is not asked for"
    )
    tap(tablet.locator("#phone-camera"))
    phoning.until(tablet, lambda: tablet.evaluate(asked) == "id back", "the next is not asked for")
    phoning.put_away(tablet)
    phoning.ask_for_phones(tablet)
    phoning.until(tablet, lambda: tablet.evaluate(asked) == "id back", "it is not remembered")


def test_the_way_in_is_light_and_brings_no_python(room: Company) -> None:
    """What may come later, the style of the table and its drawings, is not waited for."""
    tablet, phone = room.tablet(), room.phone()
    came: list[Response] = []
    phone.on("response", lambda one: came.append(one))
    phoning.set_up(tablet, FAMILY)
    room.call(tablet, phone)
    sizes = {one.url: len(gzip.compress(one.body())) for one in came if is_of_the_way(one.url)}
    assert any(url.endswith("guest.js") for url in sizes)
    assert any("guest.html" in url for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes
    asked = [one.url for one in came]
    assert not [url for url in asked if ".py" in url or "pyodide" in url or "pyscript" in url]


def is_of_the_way(url: str) -> bool:
    """Whether a phone needs it to show its code."""
    name = url.partition("#")[0].rpartition("/")[2]
    return name.endswith((".html", ".js", ".mjs")) or name == "guest.css"


# codes that nobody has shown


def packed(code: bytes) -> str:
    """Bytes in the letters of a code."""
    text = ""
    for at in range(0, len(code), 2):
        number = int.from_bytes(code[at : at + 2])
        for _ in range(3 if at + 1 < len(code) else 2):
            text += LETTERS[number % 45]
            number //= 45
    return text


def unpacked(text: str) -> bytes:
    """The bytes of a code."""
    digits, code = [LETTERS.index(letter) for letter in text.replace("_", " ")], b""
    for at in range(0, len(digits), 3):
        part = digits[at : at + 3]
        number = sum(digit * 45**place for place, digit in enumerate(part))
        code += number.to_bytes(2 if len(part) == 3 else 1)
    return code


def changed(text: str, at: int, byte: int) -> str:
    """The same code with another byte, its sum told anew: so nothing of it is misread."""
    body = bytearray(unpacked(text)[:-3])
    body[at] = byte
    total = 0x811C9DC5
    for one in body:
        total = (total ^ one) * 0x01000193 & 0xFFFFFFFF
    end = (total >> 24, total >> 16 & 255, (total ^ total >> 8) & 255)
    return packed(bytes([*body, *end])).replace(" ", "_")
