"""Whatever the browser's storage holds or forbids, the page wakes, plays, and says so."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game import Table, saves
from tests.amount import some
from tests.e2e.killing import COPIES
from tools.driving import browsers, playing
from web.desk.kept.about import marked

BASE = """
const settled = (asked) => new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
});
const made = (version, change) => {
    const asked = indexedDB.open("horseburg", version);
    asked.onupgradeneeded = () => change?.(asked.result);
    return settled(asked);
};
const filled = async (records) => {
    const database = await made(1, (it) => it.createObjectStore("tables", { keyPath: "id" }));
    const store = database.transaction("tables", "readwrite").objectStore("tables");
    await Promise.all(records.map((record) => settled(store.put(record))));
    database.close();
};
"""

STATES = {
    "a newer version": 'made(2, (it) => it.createObjectStore("tables", { keyPath: "id" }))',
    "no tables": "made(1)",
    "a newer version without tables": "made(7)",
    "nothing but rubbish": """filled([
        { id: "1" }, { id: 2, text: "", about: "", count: 1 }, { id: "3", text: 5 },
        { id: "4", text: null, about: null, count: null }, { id: "5", text: new Blob(["x"]) },
        { id: "6", text: "horseburg save 1", about: [], count: 1n },
        { id: ["7"], text: "horseburg save 1", about: "", count: NaN },
        { id: new Date(), text: {}, about: "", count: Infinity }])""",
}
"""What the database holds before the page is opened; each was once the end of every visit."""


@pytest.fixture
def bare(context: BrowserContext, complaints: browsers.Complaints, site: str) -> Page:
    """The page's address, before the page has been there."""
    page = context.new_page()
    complaints.listen(page)
    page.goto(site + "version.json")
    return page


def wakes_and_plays(page: Page, site: str) -> None:
    """The page wakes at home, a game is begun, and nothing says that anything has broken."""
    page.goto(site)
    browsers.wake(page)
    page.locator("html[data-compared]").wait_for(state="attached")
    page.set_default_timeout(10_000)
    expect(page.locator("#home-title")).to_be_visible()
    expect(page.locator("#trouble-title, #last-resort")).to_have_count(0)
    playing.begin(page)


@pytest.mark.parametrize("state", some(list(STATES), 2))
def test_whatever_the_database_holds_the_page_wakes_and_keeps_two_copies(
    bare: Page, site: str, state: str
) -> None:
    bare.evaluate(f"async () => {{ {BASE} (await {STATES[state]})?.close?.(); }}")
    wakes_and_plays(bare, site)
    bare.locator("html[data-vault=level]").wait_for(state="attached")
    (text,) = playing.kept(bare)
    copies = bare.evaluate(COPIES)
    assert text in copies.values()
    rubbish = "rubbish" in state
    bare.locator("[data-do=home]").first.click()
    told = bare.get_by_text("8 second copies of games cannot be read.")
    expect(told).to_have_count(int(rubbish))


def test_what_can_be_read_beside_rubbish_comes_back(bare: Page, site: str) -> None:
    table = Table("horse-fever/family", ["Ann", "Ben", "Cleo"], dealer=Random(1))
    save = marked(saves.dumps(table), 5)
    bare.evaluate(
        f"async (save) => {{ {BASE} await filled([{{ id: '3', text: 5 }},"
        " { id: '9', text: save, about: '', count: 5 }]); }",
        save,
    )
    bare.goto(site)
    browsers.wake(bare)
    expect(bare.locator("#notice")).to_contain_text("brought back from its second copy")
    (text,) = playing.kept(bare)
    assert saves.loads(text).names == table.names


FORBIDDEN = {
    "a database that throws": "IDBFactory.prototype.open = () => { throw new Error('no') };",
    "a database that fails": """IDBFactory.prototype.open = () => {
        const asked = { error: new DOMException("no", "UnknownError") };
        setTimeout(() => asked.onerror({ target: asked }));
        return asked; };""",
    "a database that never answers": "IDBFactory.prototype.open = () => ({});",
    "no database": """
        Object.defineProperty(self, "indexedDB", { value: undefined, configurable: true });""",
    "no channel": "delete globalThis.BroadcastChannel;",
    "a channel that throws": "BroadcastChannel = class { constructor() { throw new Error(); } };",
    "locks that refuse": """
        const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
        LockManager.prototype.request = LockManager.prototype.query = refuse;""",
    "locks that never answer": """
        const silent = () => new Promise(() => {});
        LockManager.prototype.request = LockManager.prototype.query = silent;""",
}
NO_SECOND = [name for name in FORBIDDEN if "database" in name]


@pytest.mark.parametrize("what", some(list(FORBIDDEN), 4))
def test_whatever_the_browser_forbids_the_page_wakes_and_plays(
    bare: Page, site: str, what: str
) -> None:
    bare.add_init_script(FORBIDDEN[what])
    wakes_and_plays(bare, site)
    assert len(playing.kept(bare)) == 1
    bare.reload()
    browsers.wake(bare)
    bare.locator("[data-do=home]").first.click()
    one_copy = bare.get_by_text("keeps one copy of each game")
    expect(one_copy).to_have_count(int(what in NO_SECOND), timeout=10_000)


@pytest.mark.parametrize("rubbish", some(["{", '{"sound": [1], "look": {}}', "\u0000\ud800"], 3, 2))
def test_rubbish_under_every_key_keeps_no_page_from_waking(
    page: Page, site: str, rubbish: str
) -> None:
    page.set_default_timeout(browsers.BOOT_SECONDS * 1000)
    playing.begin(page)
    page.locator("html[data-vault=level]").wait_for(state="attached")
    page.evaluate(
        """async (rubbish) => {
            for (const area of [localStorage, sessionStorage])
                for (const key of Object.keys(area)) area[key] = rubbish;
        }""",
        rubbish,
    )
    page.reload()
    browsers.wake(page)
    page.locator("html[data-compared]").wait_for(state="attached")
    expect(page.locator("#trouble-title, #last-resort")).to_have_count(0)
    assert len(playing.kept(page)) == 1, "the second copy stands"
