"""The last picture is there at once, becomes alive in place, and Python wakes from its memory."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import zstandard
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from game import Table, saves
from tests.amount import some
from tests.e2e import engines
from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.browsers import Complaints
from tools.driving.recorded import recorded

pytestmark = pytest.mark.unopened

FAMILY = "horse-fever-family/three-players.txt"
AUCTION = "horse-fever-board/auction-unwanted.txt"
FIXING = "card to fix the race"
MEMORY = "**/memory.bin"
SHIFTS = """() => {
    globalThis.shifted = [];
    const name = ({ node }) => node?.id || node?.nodeName; // null once it is gone from the page
    new PerformanceObserver(found =>
        found.getEntries().forEach((one) => shifted.push(one.sources.map(name))))
        .observe({ type: "layout-shift", buffered: true });
}"""
PICTURED = """part => new Promise((resolve, reject) => {
    const look = left => {
        const picture = localStorage.getItem("horseburg/picture") ?? "";
        if (picture.includes(part)) resolve(picture);
        else if (left) setTimeout(look, 20, left - 1);
        else reject(new Error(`no ${part} in: ${picture}`));
    };
    look(250);
})"""
HELD = """requestAnimationFrame = () => 0;
    const later = setTimeout;
    setTimeout = (act, wait) => (wait === 500 ? 0 : later(act, wait));"""
"""The page as its first frame finds it: what comes after that frame does not come."""

BOXES = """() => document.getAnimations().forEach((moving) =>
    moving.effect.getTiming().iterations === Infinity ? moving.cancel() : moving.finish(),
) || [...document.querySelectorAll("#app, #app *")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
})"""
DRAWINGS = """() => [
    [...document.querySelectorAll("#app use")]
        .every((one) => document.querySelector(`symbol${one.getAttribute("href")}`)),
    performance.getEntriesByType("resource").map(({ name }) => name)
        .filter((name) => /\\/(icons|silks|cast)\\.svg$/.test(name)),
]"""
RULES = """() => [
    document.adoptedStyleSheets.filter((sheet) => sheet.cssRules.length > 1).length,
    document.querySelectorAll("link[rel=stylesheet]").length,
]"""
FORBIDDEN = """["localStorage", "sessionStorage"].forEach(name =>
    Object.defineProperty(window, name, { get() { throw new Error("forbidden"); } }))"""


SETTLED = 1500
"""Milliseconds after which a page that is left alone has taken its last picture."""
NEVER_QUIET = f"""() => {{
    const later = setTimeout;
    setTimeout = (act, wait) => (wait === {SETTLED} ? 0 : later(act, wait));
}}"""
PUT_AWAY = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def asking(name: str, what: str) -> Table:
    """A recorded game as it stood when this was first asked; None asks for its end."""
    game = recorded(name).table
    for step in range(len(game.answers)):
        then = game.at(step)
        if then.ask is not None and then.ask.what == what:
            return then
    return game


def keep(page: Page, table: Table, shows: str) -> str:
    """Open a table in the page as if it had been played there; gives the picture then kept."""
    texts = {"table/1": saves.dumps(table), "order": "1", "open": "1", "read/1": "99"}
    page.evaluate(
        "texts => Object.entries(texts).forEach(([k, v]) => localStorage[`horseburg/${k}`] = v)",
        texts,
    )
    browsers.start(page)
    picture: str = page.evaluate(PICTURED, shows)
    return picture


def asleep(context: BrowserContext, site: str) -> Page:
    """The page as it is before any script has come but what stands in it."""
    page = context.new_page()
    scripts = ("**/*.js", "**/*.mjs")
    for pattern in scripts:
        page.route(pattern, lambda _: None)  # it never answers
    page.goto(site, wait_until="commit")
    return page


@pytest.mark.parametrize(
    ("name", "what", "shows"),
    some(
        [
            (FAMILY, FIXING, "data-do=unveil"),
            (AUCTION, "sell auction", "data-answer"),
            (FAMILY, "", "data-do=again"),
        ],
        3,
    ),
)
def test_picture_is_seen_before_any_module_and_comes_alive_in_place(
    page: Page, context: BrowserContext, site: str, name: str, what: str, shows: str
) -> None:
    keep(page, asking(name, what), shows.replace("=", '="') + '"' if "=" in shows else shows)
    picture = asleep(context, site)
    expect(picture.locator(f"[{shows}]").first).to_be_visible()
    expect(picture.locator("html[data-picture=yes]:not([data-ready])")).to_have_count(1)
    expect(picture.locator("#waking")).to_have_text("Waking the horses…")
    page.add_init_script(f"({SHIFTS})()")
    page.reload()
    browsers.wake(page)
    expect(page.locator(f"[{shows}]").first).to_be_visible()
    assert page.locator("html").get_attribute("data-picture") == "yes"
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("shifted") == []


@pytest.mark.parametrize("size", [browsers.TABLET, browsers.PHONE], ids=["tablet", "phone"])
def test_nothing_moves_on_a_first_visit(chromium: Browser, site: str, size: ViewportSize) -> None:
    with chromium.new_context(viewport=size, service_workers="block") as context:
        page = context.new_page()
        page.add_init_script(f"({SHIFTS})()")
        page.goto(site)
        browsers.wake(page)
        page.wait_for_timeout(500)  # fonts that were not there would come now
        moved = page.evaluate("shifted.flat()")
        assert set(moved) <= {"waking", None}, "that line says something else each time"


@pytest.mark.parametrize(
    "name,what,shows", some([(FAMILY, FIXING, "unveil"), (FAMILY, "", "again")], 2, 1)
)
def test_first_frame_has_the_rules_it_needs_and_no_more(
    page: Page, context: BrowserContext, site: str, name: str, what: str, shows: str
) -> None:
    keep(page, asking(name, what), f'data-do="{shows}"')
    assert page.evaluate(RULES) == [0, 1], "the whole style"
    boxes = page.evaluate(BOXES)
    context.add_init_script(HELD)
    first = asleep(context, site)
    assert first.evaluate(RULES) == [1, 0], "what the picture needs"
    assert first.evaluate(BOXES) == boxes
    first.set_viewport_size(browsers.PHONE)
    first.reload(wait_until="commit")  # its scripts never come
    expect(first.locator(f"[data-do={shows}]").first).to_be_visible()
    expect(first.locator("link[rel=stylesheet]")).to_have_count(1)
    assert first.evaluate(RULES) == [0, 1], "on another screen it may need other rules"


def test_the_next_picture_has_the_look_that_was_chosen_since(page: Page) -> None:
    by_day = keep(page, asking(AUCTION, "sell auction"), "data-answer")
    page.locator("#to-settings").click()
    page.locator("[data-do='set look dark']").click()
    page.wait_for_function("day => localStorage['horseburg/picture'] !== day", arg=by_day)
    *_, rules, _, _ = page.evaluate("localStorage['horseburg/picture'].split('\\n')")
    assert "[data-look=dark]" in rules.replace('"', "")


def test_a_picture_waits_for_quiet_and_is_taken_at_once_when_the_page_is_put_away(
    page: Page,
) -> None:
    before = keep(page, asking(AUCTION, "sell auction"), "data-answer")
    page.wait_for_timeout(SETTLED)
    page.evaluate(NEVER_QUIET)
    page.locator("#to-settings").click()
    for look in ("dark", "light", "dark"):
        page.locator(f"[data-do='set look {look}']").click()
        expect(page.locator(f"html[data-look={look}]")).to_have_count(1)
    assert page.evaluate("localStorage['horseburg/picture']") == before
    page.evaluate(PUT_AWAY)
    page.wait_for_function("then => localStorage['horseburg/picture'] !== then", arg=before)


def test_letters_that_are_lost_come_again(page: Page, context: BrowserContext, site: str) -> None:
    keep(page, asking(FAMILY, FIXING), 'data-do="unveil"')
    page.wait_for_timeout(SETTLED)
    boxes = page.evaluate(BOXES)
    letters = page.evaluate("localStorage['horseburg/letters']")
    page.evaluate("delete localStorage['horseburg/letters']")
    picture = asleep(context, site)
    expect(picture.locator("[data-do=unveil]").first).to_be_visible()
    picture.evaluate("document.fonts.ready.then(() => true)")
    assert picture.evaluate(BOXES) == boxes
    page.evaluate("delete localStorage['horseburg/picture']")
    page.reload()
    browsers.wake(page)
    page.evaluate(PICTURED, 'data-do="unveil"')
    page.wait_for_timeout(SETTLED)
    assert page.evaluate("localStorage['horseburg/letters']") == letters


def test_page_wakes_without_its_letters(
    context: BrowserContext, site: str, complaints: Complaints
) -> None:
    complaints.allowed = ("404",)
    page = context.new_page()
    complaints.listen(page)
    page.route("**/letters.json", lambda route: route.fulfill(status=404))
    page.goto(site)
    browsers.wake(page)
    playing.begin(page)


def test_page_without_its_style_says_so(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route("**/style.css", lambda route: route.fulfill(status=404))
    page.route("**/js/boot.js", lambda _: None)  # it would speak itself, had it come before
    page.goto(site, wait_until="commit")
    page.wait_for_url("**/?fresh*", wait_until="commit")  # once, the page is fetched anew
    expect(page.locator("#waking")).to_contain_text("style.css")


def test_nothing_is_drawn_before_the_style_is_there(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    held: list[Route] = []
    page.route("**/style.css", lambda route: held.append(route))
    with page.expect_response(MEMORY):
        page.goto(site, wait_until="commit")
    page.wait_for_timeout(6000)  # more than it takes to wake
    assert page.locator("#app").inner_html() == ""
    held[0].continue_()
    browsers.wake(page)


@pytest.mark.parametrize("damaged", ["letters", "picture"])
def test_what_is_damaged_is_forgotten(
    page: Page, context: BrowserContext, site: str, damaged: str
) -> None:
    keep(page, asking(FAMILY, FIXING), 'data-do="unveil"')
    letters = page.evaluate("localStorage['horseburg/letters']")
    page.evaluate(
        """part => {
            const text = localStorage[`horseburg/${part}`];
            localStorage[`horseburg/${part}`] = text.slice(0, text.length / 2);
        }""",
        damaged,
    )
    page.reload()
    browsers.wake(page)
    expect(page.locator("[data-do=unveil]").first).to_be_visible()
    page.reload()
    browsers.wake(page)
    page.evaluate(PICTURED, 'data-do="unveil"')
    assert page.evaluate("localStorage['horseburg/letters']") == letters


def test_a_picture_asks_for_nothing_outside_the_page(page: Page, site: str) -> None:
    names = ["J\u00f6rg", "\u0141ukasz", "Zo\u00eb"]  # letters that are not in our own words
    keep(page, Table("horse-fever/family", names, dealer=Random(1)), "data-answer")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    browsers.wake(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert any("/vendor/fonts/" in url for url in asked)
    assert [url for url in asked if not url.startswith((site, "blob:", "data:"))] == []


def test_a_full_storage_gives_up_the_letters_before_a_game(page: Page) -> None:
    browsers.start(page)
    page.evaluate(PICTURED, "box-horse-fever")
    fill = """() => {
        for (let size = 1e6; size >= 1; size = Math.floor(size / 2))
            try { for (let n = 0; ; n++) localStorage[`full/${size}/${n}`] = "x".repeat(size); }
            catch { continue; }
    }"""
    page.evaluate(fill)
    playing.begin(page)
    assert len(playing.kept(page)) == 1
    assert page.evaluate("localStorage['horseburg/letters']") is None
    expect(page.locator("#full")).to_have_count(0)


def test_the_drawings_of_a_picture_come_with_it(
    page: Page, context: BrowserContext, site: str
) -> None:
    keep(page, asking(FAMILY, FIXING), 'data-do="unveil"')
    context.add_init_script(HELD)
    first = asleep(context, site)
    assert first.evaluate(DRAWINGS) == [True, []], "each is there, and no sheet is fetched"
    expect(first.locator("#app use").first).to_be_visible()


def test_a_drawing_of_the_picture_stays_when_the_page_comes_alive(page: Page) -> None:
    keep(page, asking(FAMILY, FIXING), 'data-do="unveil"')
    page.reload()
    browsers.wake(page)
    assert page.locator("#app use").count() == page.locator("#app use[href^='#']").count() > 0
    page.locator("#unveil").click()
    playing.come_to_question(page)
    uses = page.locator("#app use").evaluate_all("all => all.map(one => one.href.baseVal)")
    assert {"i", "silk"} <= {href.removeprefix("#drawing-").split("-")[0] for href in uses}


def test_drawings_are_asked_for_once(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    page.goto(site)
    browsers.wake(page)
    playing.begin(page)
    page.locator("[data-answer^='win red']").click()
    sheets = [url for url in asked if url in ("cast.svg", "icons.svg", "silks.svg")]
    assert sorted(sheets) == ["cast.svg", "icons.svg", "silks.svg"]


def test_picture_holds_no_secret_though_a_hand_lies_open(page: Page) -> None:
    keep(page, asking(FAMILY, FIXING), 'data-do="unveil"')
    page.locator("[data-do=unveil]").click()
    hand = page.locator("[data-answer^=fix], [data-do^='why fix']")
    expect(hand.first).to_be_visible()
    page.locator("[data-answer^=fix]").first.click()
    playing.look_twice(page)
    picture = page.evaluate(PICTURED, 'data-do="unveil"')
    assert "data-answer" not in picture and "fix " not in picture


def test_picture_of_another_version_is_not_painted(
    page: Page, context: BrowserContext, site: str
) -> None:
    browsers.start(page)
    page.evaluate(PICTURED, "box-horse-fever")
    page.wait_for_timeout(SETTLED)
    page.evaluate(
        """() => {
            const lines = localStorage["horseburg/picture"].split("\\n");
            const older = ["older", ...lines.slice(1, 4), "<p>As it was</p>"];
            localStorage["horseburg/picture"] = older.join("\\n");
        }"""
    )
    other = asleep(context, site)
    expect(other.locator("#shell h1")).to_be_visible()
    assert other.locator("#app").inner_html() == ""
    page.reload()
    browsers.wake(page)
    expect(page.locator("#app")).not_to_contain_text("As it was")


def test_tap_while_waking_is_kept_and_made_once(page: Page) -> None:
    table = asking(AUCTION, "sell auction")
    keep(page, table, "data-answer")
    held: list[Route] = []
    page.route(MEMORY, lambda route: held.append(route))
    with page.expect_request(MEMORY):
        page.reload(wait_until="commit")
    tapped = page.locator("[data-answer]:not([aria-disabled=true])").first
    answer = tapped.get_attribute("data-answer")
    tapped.click()
    tapped.click()
    expect(page.locator(".tapped")).to_have_attribute("data-answer", str(answer))
    expect(page.locator("#waking")).to_contain_text("Still loading")
    held[0].continue_()
    browsers.wake(page)
    expect(page.locator(".tapped")).to_have_count(0)
    playing.look_twice(page)
    (text,) = playing.kept(page)
    assert list(saves.loads(text).answers[: len(table.answers) + 1]) == [*table.answers, answer]


def test_a_box_keeps_its_style_until_python_puts_it_on(page: Page) -> None:
    """The whole style of the house is there long before: it knows nothing of the box."""
    keep(page, asking("winners-circle/circle-two.txt", "horse"), 'id="course"')
    held: list[Route] = []
    page.route(MEMORY, lambda route: held.append(route))
    with page.expect_request(MEMORY):
        page.reload(wait_until="commit")
    expect(page.locator("link[rel=stylesheet]")).to_have_count(1)
    page.evaluate("firstFrame.dressed")
    expect(page.locator("#course")).to_have_css("container-type", "size")
    held[0].continue_()
    browsers.wake(page)
    expect(page.locator("#course")).to_have_css("container-type", "size")
    assert page.evaluate(RULES) == [0, 2], "the style of the house, and that of the box"


def test_page_plays_where_storage_is_forbidden(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.add_init_script(FORBIDDEN)
    page.goto(site)
    browsers.wake(page)
    playing.begin(page)


@played_in(*engines.ALL)
def test_page_wakes_from_its_memory(page: Page) -> None:
    browsers.start(page)
    assert page.locator("html").get_attribute("data-boot") is None


def broken(whole: bytes, how: str) -> bytes:
    """The kept memory, damaged."""
    match how:
        case "truncated":
            return whole[: len(whole) // 2]
        case "flipped":
            middle = len(whole) // 2
            return whole[:middle] + bytes([whole[middle] ^ 0x40]) + whole[middle + 1 :]
        case _:
            size = zstandard.frame_content_size(whole)
            return zstandard.compress(b"horse fever nags" * (size // 16), 1)


@pytest.mark.parametrize("how", some(["truncated", "flipped", "of other content"], 3))
def test_broken_memory_is_done_without(
    context: BrowserContext, site: str, dist: Path, how: str, complaints: Complaints
) -> None:
    (memory,) = dist.glob("*/memory.bin")
    page = context.new_page()
    complaints.listen(page)
    body = broken(memory.read_bytes(), how)
    page.route(MEMORY, lambda route: route.fulfill(status=200, body=body))
    wakes_plainly(page, site)


@pytest.mark.nightly
def test_missing_memory_is_done_without(
    context: BrowserContext, site: str, complaints: Complaints
) -> None:
    complaints.allowed = ("404",)
    page = context.new_page()
    complaints.listen(page)
    page.route(MEMORY, lambda route: route.fulfill(status=404))
    wakes_plainly(page, site)


def test_memory_needs_no_standard_library(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route("**/*.zip*", lambda route: route.fulfill(status=404))
    page.goto(site)
    browsers.wake(page)
    playing.begin(page)


@pytest.mark.nightly
def test_memory_that_cannot_be_unpacked_is_done_without(
    context: BrowserContext, site: str, complaints: Complaints
) -> None:
    complaints.allowed = ("404",)
    page = context.new_page()
    complaints.listen(page)
    page.route("**/zstddec.mjs", lambda route: route.fulfill(status=404))
    wakes_plainly(page, site)


def wakes_plainly(page: Page, site: str) -> None:
    """The page falls back by itself to a plain start, and plays."""
    page.goto(site)
    browsers.wake(page)
    assert page.locator("html").get_attribute("data-boot") == "plain"
    playing.begin(page)


def test_memory_is_the_same_for_everyone_and_chance_is_not(chromium: Browser, site: str) -> None:
    dealt = set()
    for _ in range(2):
        with chromium.new_context(service_workers="block") as context:
            page = context.new_page()
            page.goto(site)
            browsers.wake(page)
            assert page.locator("html").get_attribute("data-boot") is None
            playing.begin(page)
            (text,) = playing.kept(page)
            dealt.add(tuple(saves.loads(text).answers))
    assert len(dealt) == 2


def test_no_font_is_fetched_on_the_way_to_a_table(page: Page, site: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(site)
    browsers.wake(page)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    expect(page.locator("#table")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert not [url for url in fetched if "/fonts/" in url]
    loaded = "[...document.fonts].filter((face) => face.status === 'loaded').length"
    assert page.evaluate(loaded) >= 5
