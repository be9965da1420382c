"""Phones join a tablet by two codes and no server: real connections, in pages that hold only them.

Nothing here has a camera: the test carries what one end shows over to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tools.build import ROOT
from tools.driving import browsers
from tools.serve import serving

CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
"""Who may use a camera is told the addresses of the machine; the tablet scans with one."""
ADDRESSES = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""What Firefox does by itself while a camera runs."""
PAIRS = pytest.mark.parametrize(
    ("engine", "tablet_engine", "phone_engine"),
    [
        pytest.param("chromium", "chromium", "chromium", id="chromium"),
        pytest.param("firefox", "chromium", "firefox", id="firefox-phone"),
        pytest.param("firefox", "firefox", "chromium", id="firefox-tablet"),
    ],
    indirect=["engine"],
)
pytestmark = pytest.mark.usefixtures("engine")  # which tells what browsers a test needs
PATIENCE = 20_000  # milliseconds
OWN_NAMES = """
  const own = RTCPeerConnection.prototype;
  const made = new WeakMap();
  for (const what of ["createOffer", "createAnswer"]) {
    const make = own[what];
    own[what] = async function () {
      const description = await make.call(this);
      made.set(this, description.sdp);
      return description;
    };
  }
  const set = own.setLocalDescription;
  own.setLocalDescription = async function (description) {
    if (description.sdp !== made.get(this)) throw new DOMException("not as it was made");
    return set.call(this, description);
  };
"""
"""A browser that wants its descriptions unchanged, as Chromium does when it is told to."""

RAW = """
  globalThis.answered = false;
  const own = RTCPeerConnection.prototype;
  const make = own.createDataChannel;
  own.createDataChannel = function (...how) {
    return (globalThis.raw = make.apply(this, how));
  };
"""
"""The channel itself, for a stranger who says what he likes."""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def at() -> Iterator[str]:
    """The address of the repository."""
    with serving(ROOT) as address:
        yield address


@pytest.fixture(scope="module")
def chromium_with_camera(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all ends."""
    browser = browsers.launch_lean_chromium(playwright, *CAMERA)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox_with_camera(playwright: Playwright) -> Iterator[Browser]:
    """One Firefox for all ends."""
    browser = playwright.firefox.launch(**browsers.firefox_options(**ADDRESSES))
    yield browser
    browser.close()


@pytest.fixture
def end(at: str, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens an end, "tablet" or "phone", in a browser of its own; nobody else may be asked."""
    contexts, asked, broken = [], [], []

    def opened(
        kind: str, engine: str = "chromium", first: str = "", among: Page | None = None
    ) -> Page:
        context = among.context if among else None
        if not context:
            browser: Browser = request.getfixturevalue(f"{engine}_with_camera")
            context = browser.new_context()
            contexts.append(context)
            context.on("request", lambda one: asked.append(one.url))
            if engine == "chromium" and kind == "tablet":
                context.grant_permissions(["camera"])
        page = context.new_page()
        # Firefox says of a try that came to nothing that it is an error.
        page.on("pageerror", lambda error: "ICE failed" in str(error) or broken.append(str(error)))
        if first:
            page.add_init_script(first)
        page.set_default_timeout(PATIENCE)
        page.goto(f"{at}tests/e2e/wire/{kind}.html")
        ready(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not broken
    assert asked and all(url.startswith(at) for url in asked)


def ready(page: Page) -> None:
    page.locator("html[data-ready=yes]").wait_for(state="attached")


def until(page: Page, what: str) -> None:
    page.wait_for_function(what)


def told(page: Page) -> list[list[Any]]:
    """What has happened at a phone but for whether it is near, or at a tablet."""
    found: list[list[Any]] = page.evaluate("told.filter(([what]) => what !== 'near')")
    return found


def shown(phone: Page, fragment: str) -> str:
    """What a phone shows that has read a tablet's code."""
    phone.evaluate("(fragment) => void join(fragment)", fragment)
    until(phone, "codes.length")
    return str(phone.evaluate("codes.at(-1)"))


def take(tablet: Page, code: str) -> str:
    return str(tablet.evaluate("(code) => calls.take(code)", code))


def join(tablet: Page, phone: Page, wait: int = 0) -> str:
    """Bring the two together; gives the phone's code."""
    code = shown(phone, tablet.evaluate("calls.offer()"))
    phone.wait_for_timeout(wait)
    assert take(tablet, code) == "joined"
    until(phone, "globalThis.link?.isOpen")
    return code


def ask(phone: Page, number: int) -> None:
    """The tablet answers this phone."""
    until(phone, "globalThis.link?.isOpen")
    phone.evaluate("(ask) => link.send({ ask })", number)
    until(phone, f"heard.some(({{ answer }}) => answer === {number})")


def freeze(page: Page, milliseconds: int) -> None:
    """The page does nothing and hears nothing for a while, as in a pocket."""
    busy = "setTimeout(() => { for (const end = Date.now() + %d; Date.now() < end; ); }, 10)"
    page.evaluate(f"() => void {busy % milliseconds}")


CODES = """async () => {
  const { packCall, unpackCall, packReply, unpackReply, isMeant, derive, base45, unbase45 } = wire;
  const text = (words) => new TextEncoder().encode(words);
  const random = (size) => crypto.getRandomValues(new Uint8Array(size));
  const [secret, print] = [random(16), random(32)];
  const named = "0a1b2c3d-0000-4000-8000-00ff00ff00ff.local";
  const hosts = ["192.168.178.23", "fd00:1:2:0:0:0:3:4", named];
  const all = hosts.map((host, at) => ({ host, port: 40000 + at }));
  const one = packCall({ secret, print, addresses: all.slice(0, 1) });
  const names = { ufrag: "yp9n", pwd: "ONCzvMN1s3DzftcnCtG6B5+/" };
  const three = unpackCall(packCall({ secret, print, addresses: all, names }));
  const { key } = await derive(secret);
  const reply = await packReply(key, { print });
  const long = await packReply(key, { print, names });
  const spoilt = (code, letters) => Array.from(code, (letter, at) =>
    code.slice(0, at) + letters.at(letters.indexOf(letter) - 1) + code.slice(at + 1));
  const faults = (codes, unpack) => [...new Set(codes.map((code) => unpack(code).fault))];
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const newer = unbase45(reply).slice(0, -3);
  newer[0] = 0x20;
  const junk = ["", "a", "é", "A".repeat(5000), "AAAA", "HTTPS://EXAMPLE.ORG/", null, 7, {}];
  junk.push(one + "A", reply + "00");
  const other = await derive(random(16));
  const [letters, few] = [LETTERS, LETTERS.slice(0, 26)];
  return {
    base45: ["AB", "Hello!!", "base-45", "ietf!"].map((words) => base45(text(words))),
    back: new TextDecoder().decode(unbase45("QED8WEX0")),
    wrong: [unbase45("GGW"), unbase45(":::"), unbase45("A"), unbase45("a0")],
    sizes: [one.length, reply.length, long.length],
    same: JSON.stringify(unpackCall(one).addresses) === JSON.stringify(all.slice(0, 1)),
    hosts: three.addresses.map(({ host }) => host), names: three.names,
    secrets: [three.secret, three.print, secret, print].map(wire.hex),
    meant: [await isMeant(key, unpackReply(reply)), await isMeant(key, unpackReply(long)),
      await isMeant(other.key, unpackReply(reply))],
    spoilt: [faults(spoilt(one, letters), unpackCall), faults(spoilt(reply, few), unpackReply)],
    short: faults(Array.from(one, (_, at) => one.slice(0, at)), unpackCall),
    junk: [faults(junk, unpackCall), faults(junk, unpackReply)],
    newer: unpackReply(base45(wire.summed(newer))).fault,
  };
}"""


def test_codes_are_small_and_no_misread_one_passes(end: Open) -> None:
    seen = end("phone").evaluate(CODES)
    assert seen["base45"] == ["BB8", "%69 VD92EX0", "UJCLQE7W581", "QED8WEX0"]
    assert seen["back"] == "ietf!"
    assert seen["wrong"] == [None] * 4
    fragment, reply, named = seen["sizes"]
    assert fragment <= 130
    assert reply <= 61  # a QR code of version 3, level M
    assert named <= 122  # of version 5, where a browser insists on its own names
    assert seen["same"]
    assert seen["secrets"][:2] == seen["secrets"][2:]
    assert seen["hosts"][0] == "192.168.178.23"
    assert seen["hosts"][1] == "fd00:0001:0002:0000:0000:0000:0003:0004"
    assert seen["hosts"][2] == "0a1b2c3d-0000-4000-8000-00ff00ff00ff.local"
    assert seen["names"] == {"ufrag": "yp9n", "pwd": "ONCzvMN1s3DzftcnCtG6B5+/"}
    assert seen["meant"] == [True, True, False]
    assert seen["spoilt"] == [["damaged"], ["damaged"]]
    assert seen["short"] == ["damaged"]
    assert seen["junk"] == [["damaged"], ["damaged"]]
    assert seen["newer"] == "old"


@PAIRS
def test_a_phone_joins_and_comes_back_after_a_reload(
    end: Open, tablet_engine: str, phone_engine: str
) -> None:
    tablet, phone = end("tablet", tablet_engine), end("phone", phone_engine)
    fragment = tablet.evaluate("calls.offer()")
    assert fragment == tablet.evaluate("calls.offer()")
    code = join(tablet, phone, wait=500)
    assert len(code) <= 61
    assert phone.evaluate("told[0]") == ["near", True], "it knows before its code is read"
    assert phone.evaluate("codes.length") == 1
    ask(phone, 7)
    assert take(tablet, code) == "joined", "read once more"
    assert tablet.evaluate("calls.offer()") != fragment
    assert take(tablet, shown(end("phone"), fragment)) == "taken"
    until(phone, "answer.kept().length")
    phone.reload()
    ready(phone)
    assert phone.evaluate("resume()") is True
    until(phone, "told.some(([what]) => what === 'opened')")
    ask(phone, 8)
    assert told(tablet) == [["joined", 0], ["lost", 0], ["back", 0]]
    assert tablet.evaluate("links[0].isOpen")


def broken_off(tablet: Page, phone: Page, other: Page) -> Callable[[], None]:
    """One phone sleeps, another loses its connection; gives what to see once it is awake."""
    for number, one in enumerate((phone, other)):
        join(tablet, one)
        ask(one, number)
        until(one, "answer.kept().length")
    freeze(phone, 10_000)
    tablet.evaluate("() => links[1].sever()")  # it says nothing: only the phone hears of it

    def back() -> None:
        until(other, "told.some(([what]) => what === 'back')")
        assert told(other) == [["opened"], ["lost"], ["back"]]
        ask(other, 9)
        until(tablet, "told.some(([what, which]) => what === 'lost' && which === 0)")
        until(tablet, "told.some(([what, which]) => what === 'back' && which === 0)")
        until(phone, "told.some(([what]) => what === 'back')")
        ask(phone, 10)
        assert tablet.evaluate("links.map(({ isOpen }) => isOpen)") == [True, True]

    return back


def test_a_link_comes_back_by_itself_and_an_absent_phone_does_not(end: Open) -> None:
    tablet = end("tablet")
    back = broken_off(tablet, end("phone"), end("phone"))
    absent, far, gone = end("phone"), end("phone"), end("tablet")
    code = shown(absent, tablet.evaluate("calls.offer()"))
    absent.evaluate("answer.leave()")
    far.evaluate("(fragment) => void join(fragment)", gone.evaluate("calls.offer()"))
    gone.close()
    assert take(tablet, code) == "unreachable"
    assert tablet.evaluate("links.length") == 2
    until(far, "told.some(([what, is]) => what === 'near' && !is)")
    back()


@pytest.mark.nightly
@pytest.mark.parametrize("engine", ["firefox"], indirect=True)
def test_a_link_with_firefox_comes_back_by_itself(end: Open) -> None:
    """And a guest may fiddle with the camera for longer than Firefox waits by itself."""
    tablet, fox = end("tablet"), end("tablet", "firefox")
    late, other = end("phone", "firefox"), end("phone")
    ends = ((late, tablet), (other, fox))
    codes = [shown(phone, one.evaluate("calls.fresh()")) for phone, one in ends]
    assert tablet.evaluate("calls.fresh()") != fox.evaluate("calls.fresh()")
    first = broken_off(tablet, end("phone", "firefox"), end("phone", "firefox"))
    second = broken_off(fox, end("phone"), end("phone"))
    first()
    second()
    assert [take(tablet, codes[0]), take(fox, codes[1])] == ["joined", "joined"]
    ask(late, 11)
    ask(other, 12)


@pytest.mark.nightly
def test_twenty_phones_on_one_tablet(end: Open) -> None:
    tablet = end("tablet")
    first = end("phone")
    # Pages of one browser are one phone: each of these has a fingerprint of its own.
    own = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })"
    phones = [first, *(end("phone", first=own, among=first) for _ in range(19))]
    for phone in phones:
        phone.evaluate("(fragment) => void join(fragment)", tablet.evaluate("calls.fresh()"))
    for number, phone in enumerate(phones):
        until(phone, "codes.length")
        assert take(tablet, phone.evaluate("codes[0]")) == "joined"
        ask(phone, number)
    assert tablet.evaluate("links.filter(({ isOpen }) => isOpen).length") == 20
    assert tablet.evaluate("new Set(links.map(({ phone }) => phone)).size") == 20
    tablet.evaluate("() => links.forEach((link) => link.send({ all: 'x'.repeat(100_000) }))")
    for phone in phones:
        until(phone, "heard.some(({ all }) => all?.length === 100_000)")


def test_what_the_tablet_says_to_a_code(end: Open) -> None:
    tablet, phone = end("tablet"), end("phone")
    fragment = tablet.evaluate("calls.offer()")
    code = shown(phone, fragment)
    at = len(code) // 2
    misread = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
    assert take(tablet, misread) == "damaged"
    assert take(tablet, "HTTPS://EXAMPLE.ORG/") == "damaged"
    newer = """(code) => {
      const bytes = wire.unbase45(code).slice(0, -3);
      bytes[0] = 0x20;
      return wire.base45(wire.summed(bytes));
    }"""
    assert take(tablet, phone.evaluate(newer, code)) == "old"
    assert take(end("tablet"), code) == "unknown"
    opened = tablet.evaluate("Promise.all(Array.from({ length: 23 }, calls.fresh))")
    assert len(set(opened)) == 23
    assert take(tablet, code) == "joined", "the oldest of 24"
    tablet.evaluate("calls.fresh().then(calls.fresh)")
    assert take(tablet, shown(end("phone"), opened[0])) == "unknown", "the oldest of 25"
    assert take(tablet, shown(end("phone"), opened[1])) == "joined"
    tablet.evaluate("void dispatchEvent(new Event('online'))")
    until(tablet, "told.some(([what]) => what === 'stale')")
    tablet.evaluate("calls.stop()")
    assert take(tablet, shown(end("phone"), opened[2])) == "unknown"
    ask(phone, 1)


def test_what_the_phone_says_to_a_code(end: Open) -> None:
    phone = end("phone")
    for fragment, why in (("xyz", "damaged"), ("", "damaged"), ("#" + "A" * 300, "damaged")):
        phone.evaluate("(fragment) => join(fragment)", fragment)
        assert told(phone)[-1] == ["failed", why]
    newer = """(fragment) => {
      const text = fragment.replaceAll("-", "+").replaceAll("_", "/");
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).slice(0, -3);
      bytes[0] = 0x20;
      const made = wire.lettered(wire.summed(bytes));
      return join(made.replaceAll("+", "-").replaceAll("/", "_"));
    }"""
    phone.evaluate(newer, end("tablet").evaluate("calls.offer()"))
    assert told(phone)[-1] == ["failed", "old"]
    assert phone.evaluate("resume()") is False
    unable = end("phone", first="delete globalThis.RTCPeerConnection")
    unable.evaluate("join('')")
    assert told(unable) == [["failed", "unable"]]


def test_a_flood_of_junk_costs_the_tablet_nothing(end: Open) -> None:
    tablet, phone = end("tablet"), end("phone", first=RAW)
    join(tablet, phone)
    flood = """() => {
      const junk = ["{", "[]", "null", "7", "x", "(a", ")b", '{"a":1}', "n[]"];
      const long = "{" + "x".repeat(20_000);
      for (let at = 0; at < 10_000; at++) raw.send(at % 100 ? junk[at % junk.length] : long);
    }"""
    watch = """() => {
      let at = performance.now();
      globalThis.late = 0;
      setInterval(() => {
        late = Math.max(late, performance.now() - at);
        at = performance.now();
      }, 20);
    }"""
    tablet.evaluate(watch)
    phone.evaluate(flood)
    until(tablet, "links[0].refused > 9900")
    assert tablet.evaluate("late") < 1000
    assert tablet.evaluate("heard.length") <= 100
    phone.wait_for_timeout(500)
    ask(phone, 1)
    phone.evaluate("raw.addEventListener('message', ({ data }) => (answered ||= data === 'q'))")
    until(phone, "answered")  # by a ping's echo
    assert told(phone) == [["opened"]]
    assert told(tablet) == [["joined", 0]]


def test_long_messages(end: Open) -> None:
    tablet, phone = end("tablet"), end("phone")
    join(tablet, phone)
    tablet.evaluate("() => { globalThis.long = '🐎ß'.repeat(400_000) + '!'; }")
    assert tablet.evaluate("links[0].send({ long })") is True
    until(phone, "heard.length")
    assert phone.evaluate("heard[0].long === '🐎ß'.repeat(400_000) + '!'")
    assert tablet.evaluate("links[0].send({ long: long + long })") is False
    assert phone.evaluate("link.send({ most: 'x'.repeat(15_900) })") is True
    assert phone.evaluate("link.send({ more: 'x'.repeat(16_100) })") is True
    assert phone.evaluate("link.send({ most: 'x'.repeat(150_000) })") is True
    ask(phone, 1)
    assert tablet.evaluate("heard.length") == 2
    assert tablet.evaluate("links[0].refused") == 4  # one, and the parts of the other
    assert not any(tablet.evaluate(f"links[0].send({what})") for what in ("7", "null", "[]"))


@pytest.mark.nightly
def test_the_same_phone_once_more(end: Open) -> None:
    """Another tab of it takes the place of the first, which does not fight for it."""
    tablet, phone = end("tablet"), end("phone")
    join(tablet, phone)
    until(phone, "answer.kept().length")
    other = end("phone", among=phone)
    join(tablet, other)
    until(phone, "told.some(([what]) => what === 'failed')")
    assert told(phone) == [["opened"], ["failed", "closed"]]
    assert phone.evaluate("answer.kept()") == []
    ask(other, 1)
    assert told(tablet) == [["joined", 0], ["joined", 1]]
    assert tablet.evaluate("links[0].phone === links[1].phone && links[0].isOver")
    other.evaluate("answer.leave()")
    until(tablet, "told.length === 3")
    assert told(tablet)[-1] == ["lost", 1]


@pytest.mark.nightly
@PAIRS
def test_a_browser_that_insists_on_its_own_names(
    end: Open, tablet_engine: str, phone_engine: str
) -> None:
    tablet = end("tablet", tablet_engine, first=OWN_NAMES)
    phone = end("phone", phone_engine, first=OWN_NAMES)
    code = join(tablet, phone)
    assert len(code) <= 122
    ask(phone, 1)
    phone.wait_for_timeout(500)
    assert phone.evaluate("answer.kept()") == [], "such a phone needs a new code"
    modest = end("phone", phone_engine)
    assert len(join(tablet, modest)) <= 61
    until(modest, "answer.kept().length")
    modest.reload()
    ready(modest)
    assert modest.evaluate("resume()") is True
    until(modest, "told.some(([what]) => what === 'opened')")
