"""The built page in other languages: chosen, kept, offline, and whole games by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from game import saves
from tests.e2e.engines import played_in
from tests.e2e.horse_fever.test_party import run_race, tap, write_slips
from tests.e2e.probing import probe_at_home
from tests.e2e.rulers.axe import judge
from tests.e2e.test_waking import MEMORY
from tests.web import made_up
from tests.web.walked import left
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.recorded import recorded
from tools.driving.ways_on import way_on
from tools.serve import serving
from web.titles import BOXES
from web.words.languages import NAMES

CODES = tuple(code for code in NAMES if code != "en")
GAMES = (
    ("fr", "horse-fever-family/two-players.txt"),
    ("it", "horse-fever-board/second-edition-2.txt"),
    ("fr", "winners-circle/circle-two.txt"),
    ("it", "unicorn-fever/three-short-mended.txt"),
)
"""A box in one of the languages: both come by one way, and all is drawn in both by `stills`.

A race of The Really Nasty is ridden in French in `test_really_nasty`; its six take minutes.
"""

ONE_OF_US = re.compile("Ann|Ben|Cat")
"""Whoever begins, which the cards decide: two games of a box need not begin with the same."""

PODIUM = "[data-do=again]"
LANG = "document.documentElement.lang"
AGAIN = 3100
"""Milliseconds after which words that could not be had are asked for again."""
KEPT_IN = "words => localStorage.getItem('horseburg/picture')?.includes(words)"
"""Whether the picture for the next visit says these words."""


def speak(page: Page, code: str) -> None:
    """Choose a language on the first screen."""
    page.locator(f"#speak-{code}").click()
    expect(page.locator(f"html[lang={code}]")).to_have_count(1)
    expect(page.locator(f"#speak-{code}[aria-pressed=true]")).to_have_count(1)


@pytest.mark.nightly
@pytest.mark.parametrize(("code", "name"), GAMES)
def test_a_whole_game_is_played_in_it(page: Page, code: str, name: str) -> None:
    game = recorded(name)
    speak(page, code)
    judge(page)
    playing.set_up(page, game)
    playing.play(page, game)
    expect(page.locator(PODIUM)).to_be_visible()
    assert page.evaluate(LANG) == code
    (text,) = playing.kept(page)
    assert saves.loads(text).answers == game.table.answers
    assert saves.loads(text).result == game.table.result


def test_each_box_speaks_each_language(page: Page) -> None:
    asked: dict[str, set[str]] = {box: set() for box in BOXES}
    for code in NAMES:
        speak(page, code)
        for box, said in asked.items():
            page.locator(f"[data-do='setup {box}']").first.click()
            page.locator("[data-do=start]").click()
            playing.come_to_question(page)
            said.add(words(page))
            assert page.evaluate(LANG) == code
            way_on(page, "#to-home")
    assert {box: len(said) for box, said in asked.items()} == dict.fromkeys(BOXES, len(NAMES))


def test_a_folder_is_all_that_a_language_needs(chromium: Browser) -> None:
    """The built page speaks one whose folder was laid beside the others, in every box."""
    asked: dict[str, list[str]] = {}
    by_hand = {"viewport": browsers.TABLET, "service_workers": "block"}
    with (
        serving(probe_at_home(), base="/horseburg/") as address,
        chromium.new_context(**by_hand) as context,
    ):
        page = context.new_page()
        complaints = browsers.Complaints(address)
        complaints.listen(page)
        page.goto(address)
        browsers.wake(page)
        for code in ("en", made_up.CODE):
            speak(page, code)
            for box in BOXES:
                page.locator(f"[data-do='setup {box}']").first.click()
                page.locator("[data-do=start]").click()
                playing.come_to_question(page)
                asked.setdefault(box, []).append(f"<p>{ONE_OF_US.sub('Ann', words(page))}</p>")
                way_on(page, "#to-home")
        expect(page.locator(f"#speak-{made_up.CODE}")).to_have_text(made_up.ITSELF)
    assert complaints.heard == []
    for english, turned in asked.values():
        assert english != turned and [*left(english, turned)] == []


@pytest.mark.nightly
def test_a_party_is_held_in_it(page: Page) -> None:
    code = CODES[-1]
    speak(page, code)
    tap(page, "setup horse-fever")
    tap(page, "title horse-fever/party")
    page.locator("#door-names").fill("Ann, Ben, Cat")
    tap(page, "door-add")
    tap(page, "door-start")
    for race in (1, 2):
        assert race == 1 or page.locator(".tile-of.missing").count()
        write_slips(page)
        run_race(page)
        page.locator("[data-do=next-race]" if race == 1 else "[data-answer=end]").click()
    playing.look_twice(page)
    expect(page.locator(PODIUM)).to_be_visible()
    assert page.evaluate(LANG) == code
    (text,) = playing.kept(page)
    assert saves.loads(text).result is not None


def words(page: Page) -> str:
    """What is asked."""
    return page.locator("#ask").inner_text()


@played_in("chromium", "webkit")
def test_a_switch_in_mid_game_takes_effect_at_once_and_is_kept(page: Page) -> None:
    playing.begin(page)
    said = {words(page)}
    for code in CODES:
        page.locator("#to-settings").click()
        choice = page.locator(f"[data-do='set language {code}']")
        own_name = page.locator(f"[data-do='set language {code}'] [lang={code}]")
        expect(own_name).to_have_text(NAMES[code])
        choice.click()
        expect(page.locator(f"html[lang={code}]")).to_have_count(1)
        page.locator("#overlay-close").click()
        said.add(words(page))
    assert len(said) == len(CODES) + 1, "the question is said anew in each"
    before = words(page)
    page.reload()
    browsers.wake(page)
    playing.come_to_question(page)
    assert page.evaluate(LANG) == CODES[-1]
    assert words(page) == before


def test_the_browser_is_asked_for_its_wish_and_words_come_with_the_first_visit(
    chromium: Browser, site: str
) -> None:
    with chromium.new_context(locale="it-IT", viewport=browsers.TABLET) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site)
        browsers.wake(page)
        assert page.evaluate(LANG) == "it"
        expect(page.locator("#to-rules")).to_have_text("Le regole")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.set_offline(True)
        page.reload()
        browsers.wake(page)
        expect(page.locator("#to-rules")).to_have_text("Le regole")
        speak(page, "fr")  # kept for the time without a network, though nobody had chosen it
        expect(page.locator("#to-rules")).to_have_text("Les règles")


def test_a_language_that_nobody_has_chosen_is_not_fetched_by_the_page(
    chromium: Browser, site: str
) -> None:
    with chromium.new_context(
        locale="en-GB", viewport=browsers.TABLET, service_workers="block"
    ) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site)
        browsers.wake(page)
        packs = [url for url in asked if any(f"/{code}-" in url for code in CODES)]
        assert packs == []
        speak(page, "fr")
        packs = [url for url in asked if any(f"/{code}-" in url for code in CODES)]
        assert len(packs) == 1 and "/fr-" in packs[0]


def test_a_language_that_cannot_be_had_is_told_of_and_comes_later(
    chromium: Browser, site: str
) -> None:
    with chromium.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        page.route("**/it-*/**", lambda route: route.abort())
        page.goto(site)
        browsers.wake(page)
        page.locator("#speak-it").click()
        expect(page.locator("#notice")).to_contain_text("Italiano could not be fetched")
        assert page.evaluate(LANG) == "en"
        page.route("**/it-*/**", lambda route: route.continue_())
        page.wait_for_timeout(AGAIN)
        page.locator("#to-settings").click()  # whatever draws asks again
        expect(page.locator("html[lang=it]")).to_have_count(1)
        page.reload()
        browsers.wake(page)
        expect(page.locator("#to-rules")).to_have_text("Le regole")


def test_what_is_said_before_python_is_up_is_said_in_it(chromium: Browser, site: str) -> None:
    with chromium.new_context(
        locale="fr-FR", viewport=browsers.TABLET, service_workers="block"
    ) as context:
        page = context.new_page()
        page.route("**/engine.js", lambda route: route.abort())
        page.goto(site)
        expect(page.locator(".small-print")).to_contain_text("Non officiel et gratuit")
        expect(page.locator(".first")).to_contain_text("La première visite")


def test_the_small_print_follows_the_language_that_is_chosen(page: Page) -> None:
    small_print = page.locator(".small-print")
    for code, said in (("fr", "Non officiel"), ("it", "Non ufficiale"), ("en", "Unofficial")):
        speak(page, code)
        expect(small_print).to_contain_text(said)


def test_the_picture_for_the_next_visit_is_in_it(chromium: Browser, site: str) -> None:
    with chromium.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        page.goto(site)
        browsers.wake(page)
        page.wait_for_function(KEPT_IN, arg="The rules")  # one is taken; another must be
        speak(page, "it")
        page.wait_for_function(KEPT_IN, arg="Le regole")
        page.route(MEMORY, lambda _: None)  # Python never comes up
        page.reload()
        expect(page.locator("html[data-picture=yes][lang=it] #to-rules")).to_have_text("Le regole")
        expect(page.locator("html:not([data-ready])")).to_have_count(1)


def test_a_link_from_a_french_house_opens_in_an_italian_one(chromium: Browser, site: str) -> None:
    with chromium.new_context(locale="fr-FR", viewport=browsers.TABLET) as french:
        page = french.new_page()
        page.goto(site)
        browsers.wake(page)
        playing.begin(page)
        (text,) = playing.kept(page)
        asked = words(page)
    with chromium.new_context(locale="it-IT", viewport=browsers.TABLET) as italian:
        page = italian.new_page()
        page.goto(site)
        browsers.wake(page)
        page.evaluate("text => localStorage.setItem('horseburg/table/1', text)", text)
        page.reload()
        browsers.wake(page)
        page.locator("[data-do^='continue ']").first.click()
        playing.come_to_question(page)
        assert words(page) != asked
        assert page.evaluate(LANG) == "it"
