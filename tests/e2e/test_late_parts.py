"""Parts that are read late, and how hosts hand them out: what does not come is told, and comes."""

from __future__ import annotations

import mimetypes
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.amount import PROVES, some
from tests.e2e.publishing import Press
from tests.e2e.test_offline import KEPT, LOSE
from tools.driving import browsers, playing
from tools.driving.ways_on import way_on
from tools.serve import SiteHandler, serving
from web.desk.screen import BOXES
from web.titles import WAKES_WITH

LATE = [id for id in BOXES if id not in WAKES_WITH]
GAME_OF_BOX = "() => localStorage['horseburg/open']"


def start(page: Page, box: str) -> None:
    """A game of this box is begun."""
    page.locator(f"[data-do='setup {box}']").first.click()
    page.locator("#setup-title").wait_for()
    page.locator("[data-do^=start]").last.click()
    expect(page.locator("#setup-title")).to_have_count(0)
    assert page.evaluate(GAME_OF_BOX)


def spoil(route: Route, how: str) -> None:
    """Answer as a host, a line or a hotel's gateway may."""
    if how == "nothing":
        route.fulfill(status=404, body="<h1>Not found</h1>", content_type="text/html")
    elif how == "another page":
        route.fulfill(status=200, body="<h1>Log in</h1>", content_type="text/html")
    else:
        answer = route.fetch()
        route.fulfill(status=200, body=answer.body()[:5000])


HOWS = ("nothing", "another page", "half")
SPOILT = list(product(LATE, HOWS)) if PROVES else list(zip(LATE, HOWS, strict=False))
"""In the short proof each way with another box."""


@pytest.mark.parametrize(("box", "how"), SPOILT)
def test_a_box_that_has_not_come_is_told_of_and_then_opens(
    context: BrowserContext, complaints: browsers.Complaints, site: str, box: str, how: str
) -> None:
    complaints.allowed = ("404",)
    page = context.new_page()
    complaints.listen(page)
    address = f"**/{box.replace('-', '_')}-*/code.bin"
    page.route(address, lambda route: spoil(route, how))
    page.goto(site)
    browsers.wake(page)
    page.locator(f"[data-do='setup {box}']").first.click()
    expect(page.locator("#notice")).to_contain_text(f"{BOXES[box].name} could not be fetched")
    expect(page.locator("#trouble")).to_have_count(0)
    page.route(address, lambda route: route.continue_())  # to unroute() lets go of an answer begun
    expect(page.locator("#notice p")).to_have_count(0)  # it has come
    start(page, box)


AWAKE = "html[data-ready=yes]"


def test_what_a_first_visit_does_not_wake_with_comes_after_it_and_keeps_the_tap(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    held: list[Route] = []
    page.route("**/code.bin", lambda route: held.append(route))
    page.goto(site)
    page.locator(AWAKE).wait_for(state="attached")
    page.locator(f"[data-do='setup {LATE[0]}']").first.tap()
    expect(page.locator(f"[data-do='setup {LATE[0]}'][data-given]")).to_be_visible()
    expect(page.locator("#notice p")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator("#setup-title")).to_be_visible()
    expect(page.locator(AWAKE)).not_to_have_attribute("data-coming", "boxes")


def test_a_tap_does_not_wait_for_ever_for_what_does_not_come(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    held: list[Route] = []
    page.route("**/code.bin", lambda route: held.append(route))
    page.goto(site)
    page.locator(AWAKE).wait_for(state="attached")
    page.locator(f"[data-do='setup {LATE[0]}']").first.tap()
    expect(page.locator("#notice")).to_contain_text(f"{BOXES[LATE[0]].name} could not be fetched")
    page.locator(f"[data-do='setup {WAKES_WITH[0]}']").first.tap()
    expect(page.locator("#setup-title")).to_be_visible()


def test_playing_alone_waits_for_the_computers(
    context: BrowserContext, complaints: browsers.Complaints, site: str
) -> None:
    complaints.allowed = ("404",)
    page = context.new_page()
    complaints.listen(page)
    page.route("**/minds-*/code.bin", lambda route: spoil(route, "nothing"))
    page.goto(site)
    browsers.wake(page)
    page.locator("#play-alone").click()
    own = page.locator("[data-answer^=win]:not([aria-disabled=true])")
    own.or_(page.locator("#notice p")).first.wait_for()
    if own.count():  # who begins is drawn by lot
        own.first.click()
        playing.look_twice(page)
    expect(page.locator("#notice")).to_contain_text("The computer players could not be fetched")
    page.route("**/minds-*/code.bin", lambda route: route.continue_())
    expect(page.locator("#notice p")).to_have_count(0)
    expect(page.locator("#trouble")).to_have_count(0)
    playing.come_to_question(page)  # they have answered


@pytest.mark.parametrize("box", some(LATE, len(LATE), 1))
def test_a_box_lost_offline_leaves_the_others_and_comes_with_the_network(
    context: BrowserContext, published: Press, box: str
) -> None:
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    start(page, box)
    before = playing.kept(page)
    page.evaluate(LOSE, f"/{box.replace('-', '_')}-")
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    page.reload()
    browsers.wake(page)
    expect(page.locator("#trouble")).to_have_count(0)
    expect(page.locator(".shelf li")).to_contain_text("The box of this game is missing here")
    assert playing.kept(page) == before
    page.locator(f"[data-do='setup {WAKES_WITH[0]}']").first.click()
    expect(page.locator("#setup-title")).to_be_visible()
    way_on(page, "#to-home")
    context.set_offline(False)
    expect(page.locator(".shelf li [data-do^=continue]")).to_be_visible()
    page.locator(".shelf li [data-do^=continue]").click()
    expect(page.locator("#home-title")).to_have_count(0)
    assert [it for it in page.evaluate(KEPT) if it.startswith(f"{box.replace('-', '_')}-")]


def lacks(context: BrowserContext, published: Press, part: str) -> Page:
    """A page without a network, and without this part of a box that was kept."""
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate(LOSE, part)
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    page.reload()
    browsers.wake(page)
    return page


@pytest.mark.parametrize("part", ["style.css", "risk.svg"])
def test_a_box_that_lacks_its_style_or_a_drawing_says_so_until_it_has_come(
    context: BrowserContext, published: Press, part: str
) -> None:
    (style,) = published.now.glob("risk-*/style.css")
    is_style = part == "style.css"
    page = lacks(context, published, f"/{style.parent.name}/style.css" if is_style else f"/{part}")
    page.locator("[data-do='setup risk']").first.click()
    expect(page.locator("#lacking")).to_contain_text("Risk lacks a part of its pictures")
    context.set_offline(False)
    expect(page.locator("#lacking")).to_have_count(0)


def test_what_a_style_lacks_behind_things_is_told_and_drawn_when_it_has_come(
    context: BrowserContext, published: Press
) -> None:
    """A hedge of the rules: a browser asks once for what a style names."""
    page = lacks(context, published, "/behind-nasty.svg")
    start(page, "really-nasty")
    expect(page.locator("#lacking")).to_contain_text("lacks a part of its pictures")
    page.locator("#to-rules").click()
    hedge = page.locator(".rule-fence")
    bare = hedge.screenshot()
    context.set_offline(False)
    expect(page.locator("#lacking")).to_have_count(0)
    assert hedge.screenshot() != bare


def test_no_file_has_a_name_that_hosts_unpack_on_the_way(dist: Path) -> None:
    """As they do with `.gz`: what comes is another file than the one whose check sum is known."""
    names = [path.name for path in dist.rglob("*") if path.is_file()]
    assert [name for name in names if mimetypes.guess_type(name)[1]] == []


class Plainly(SiteHandler):
    """A host that knows no WebAssembly, and says of whatever is packed that it was for the way."""

    extensions_map = SiteHandler.extensions_map | {".wasm": "application/octet-stream"}

    def end_headers(self) -> None:
        if self.path.endswith((".gz", ".tgz")):
            self.send_header("Content-Encoding", "x-gzip")
        super().end_headers()


def test_page_wakes_whatever_its_host_calls_webassembly(
    context: BrowserContext, dist: Path, published: Press
) -> None:
    page = context.new_page()
    with serving(dist, base="/horseburg/", handler=Plainly) as address:
        page.goto(address)
        browsers.wake(page)
        assert page.locator("html").get_attribute("data-boot") is None  # from its memory
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # by way of the worker, which has kept the type
        browsers.wake(page)
        start(page, LATE[0])


def test_the_storybook_says_that_it_cannot_be_opened(
    context: BrowserContext, published: Press
) -> None:
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(LOSE.replace("&& !isOfRoom(request.url)", ""), "/studio-")
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    page.evaluate("location.hash = '#/studio'")
    expect(page.locator("#notice")).to_contain_text("The storybook could not be opened")
