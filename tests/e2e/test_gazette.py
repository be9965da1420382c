"""The Gazette in the built page: fetched when wanted, printed on one sheet, made a picture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.engines import played_in
from tests.e2e.test_paper import A4_POINTS, ROOM
from tests.e2e.test_waking import keep
from tools.driving import browsers
from tools.driving.pages import expect
from tools.driving.recorded import recorded
from tools.driving.ways_on import way_on
from tools.gazette_states import GAZETTE_STATES

pytestmark = pytest.mark.unopened

GAME = "horse-fever-family/five-players.txt"
WAR = "risk/six.txt"
PARTS = re.compile(r"/gazette(-[0-9a-f]{12}/|\.js)")
PICTURE = """async () => {
  const { canvasOf } = await import(document.querySelector("link[rel=stylesheet]").href
    .replace("style.css", "js/gazette.js"));
  const canvas = await canvasOf(document.getElementById("front"));
  const { width, height } = canvas, pen = canvas.getContext("2d");
  const { data } = pen.getImageData(0, 0, width, height), shades = new Set();
  for (let at = 0; at < data.length; at += 4)
    shades.add((data[at] >> 4) * 256 + (data[at + 1] >> 4) * 16 + (data[at + 2] >> 4));
  const row = (y) => {
    let dark = 0;
    for (let x = 0; x < width; x++) dark += data[4 * (y * width + x)] < 100;
    return dark;
  };
  let inked = 0;
  for (let y = 0; y < height; y++) inked += row(y) > 0;
  return { width, height, shades: shades.size, inked };
}"""
INKED = """async () => {
  const { canvasOf } = await import(document.querySelector("link[rel=stylesheet]").href
    .replace("style.css", "js/gazette.js"));
  const canvas = await canvasOf(document.getElementById("front"));
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const paper = data[4 * (canvas.width * 10 + 10)];
  let inked = 0;
  for (let at = 0; at < data.length; at += 4) inked += Math.abs(data[at] - paper) > 12;
  return inked;
}"""
"""How many pixels of the picture are not bare paper."""

SHARED = """() => {
  window.matchMedia = () => ({ matches: true, addEventListener() {} });
  navigator.canShare = (what) => !!what.files;
  navigator.share = async (what) => { window.shared = what.files[0]; };
}"""


def finished(page: Page) -> None:
    """The podium of a golden game."""
    keep(page, recorded(GAME).table, 'data-do="again"')


def assert_is_a_picture(page: Page) -> None:
    """The front page stands on a canvas: as wide as ever, with letters, a portrait, colours."""
    made = page.evaluate(PICTURE)
    assert made["width"] == 1800 and made["height"] > 1200
    assert made["shades"] > 40, made
    assert made["inked"] > 0.5 * made["height"], made


def test_it_is_fetched_when_somebody_wants_it_and_opens_from_the_shelf(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda it: PARTS.search(it.url) and asked.append(it.url))
    finished(page)
    assert asked == []
    way_on(page, "#to-gazette")
    expect(page.locator("#gazette-title")).to_be_focused()
    assert len(asked) == 2 and not any(it.endswith(".js") for it in asked)  # code and style
    page.go_back()
    expect(page.locator("#podium")).to_be_visible()
    way_on(page, "#to-home")
    page.locator(".more summary").first.click()
    page.locator("[data-do^='gazette ']").click()
    expect(page.locator("#front h2")).to_be_visible()
    page.locator("#from-gazette").click()
    expect(page.locator("#podium")).to_be_visible()


@played_in("chromium", "webkit")
def test_it_becomes_a_picture(page: Page) -> None:
    finished(page)
    way_on(page, "#to-gazette")
    expect(page.locator("#front")).to_be_visible()
    assert_is_a_picture(page)


def test_a_war_becomes_a_picture_with_its_map(page: Page) -> None:
    """The land comes from a sheet that does not stand in the page."""
    keep(page, recorded(WAR).table, 'data-do="again"')
    way_on(page, "#to-gazette")
    expect(page.locator("#front")).to_be_visible()
    assert_is_a_picture(page)
    whole = page.evaluate(INKED)
    page.evaluate("document.querySelectorAll('.front-land').forEach((it) => it.remove())")
    assert whole > 1.3 * page.evaluate(INKED)


def test_the_picture_is_shared_or_saved(page: Page) -> None:
    finished(page)
    way_on(page, "#to-gazette")
    expect(page.locator("#gazette-title")).to_have_text("The Horseburg Gazette")
    with page.expect_download() as saved:
        page.locator("#picture-gazette").click()
    assert saved.value.suggested_filename == "The-Horseburg-Gazette.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.evaluate(SHARED)
    page.locator("#picture-gazette").click()
    page.wait_for_function("window.shared?.type === 'image/png' && window.shared.size > 20000")


def test_without_a_network_it_is_said_and_can_be_tried_again(
    page: Page, complaints: browsers.Complaints
) -> None:
    complaints.allowed = ("net::ERR_FAILED",)
    finished(page)
    page.route(PARTS, lambda route: route.abort())
    way_on(page, "#to-gazette")
    expect(page.locator("#notice")).to_contain_text("needs a network")
    expect(page.locator("#podium")).to_be_visible()
    page.route(PARTS, lambda route: route.continue_())
    way_on(page, "#to-gazette")
    expect(page.locator("#front")).to_be_visible()


def test_it_is_one_whole_sheet_of_ink_on_white(chromium: Browser, stills: str) -> None:
    names = list(GAZETTE_STATES)
    size: ViewportSize = {"width": ROOM[0], "height": ROOM[1]}
    with chromium.new_context(viewport=size) as context:
        page = context.new_page()
        for name in names:
            assert_one_sheet(page, f"{stills}{name}.html")


def assert_one_sheet(page: Page, address: str) -> None:
    """All of the front page on one A4 page, black on white, and nothing else."""
    page.goto(address)
    page.evaluate("document.documentElement.dataset.look = 'dark'")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.emulate_media(media="print")
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1, address
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None and (round(float(box[1])), round(float(box[2]))) == A4_POINTS
    ink = page.evaluate("getComputedStyle(document.querySelector('#front h2')).color")
    assert ink == "rgb(0, 0, 0)", address
    seen = page.locator("body").inner_text()
    assert "Gazette" in seen and page.locator(".button:visible").count() == 0
