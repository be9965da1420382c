"""A browser may take the lock of a table away: the window follows whoever has it, or plays on."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_second_look import open_at
from tests.e2e.test_waking import FAMILY, asking

pytestmark = pytest.mark.unopened

LOCK = "horseburg/table/1"
HELD = """async name => {
  for (let left = 100; left; left--) {
    const { held } = await navigator.locks.query();
    if (held.some(one => one.name === name)) return true;
    await new Promise(next => setTimeout(next, 20));
  }
  return false;
}"""
NOBODY = """name => {
  const real = navigator.locks.query.bind(navigator.locks);
  navigator.locks.query = async () => { // the thief has let go before the loss is looked into
    navigator.locks.query = real;
    return { held: [] };
  };
  navigator.locks.request(name, { steal: true }, () => undefined);
}"""
STEAL = """name => new Promise(told => navigator.locks.request(
  name, { steal: true }, () => { told(); return new Promise(() => {}); }))"""


def test_a_window_whose_lock_is_lost_plays_on_or_follows(page: Page, site: str) -> None:
    open_at(page, asking(FAMILY, "first bet"))
    assert page.evaluate(HELD, LOCK)
    page.evaluate(NOBODY, LOCK)
    page.wait_for_timeout(200)
    assert page.evaluate(HELD, LOCK)  # asked for again, and granted
    expect(page.locator("#follows")).to_have_count(0)
    other = page.context.new_page()
    other.goto(site + "version.json")
    other.evaluate(STEAL, LOCK)
    expect(page.locator("#follows")).to_be_visible()
