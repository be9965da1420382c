"""axe-core finds nothing to blame on any screen in any state."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.stills import measured, viewer

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = "'wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22a','wcag22aa','best-practice'"
BLAME = """async (only) => {
  const found = await axe.run(document, {runOnly: only});
  return found.violations.flatMap(rule => rule.nodes.map(
    node => `${rule.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
}"""
EVERYTHING = f"{{type: 'tag', values: [{TAGS}]}}"
COLOURS = "{type: 'rule', values: ['color-contrast', 'link-in-text-block']}"


def ruler(look: str, rules: str) -> str:
    """A script that dresses the page and lets axe judge it."""
    dress = f"document.documentElement.setAttribute('data-look', '{look}');"
    return f"() => {{ {dress} return ({BLAME})({rules}); }}"


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_no_state_of_any_screen_is_blamed(chromium: Browser, stills: str, size: str) -> None:
    with viewer(chromium, size, AXE) as page:
        wrong = measured(page, stills, {size: ruler("light", EVERYTHING)})
    assert not wrong, wrong


def test_no_state_is_hard_to_read_at_night(chromium: Browser, stills: str) -> None:
    """Only the colours differ by night, so only they are judged again."""
    with viewer(chromium, "tablet", AXE) as page:
        wrong = measured(page, stills, {"at night": ruler("dark", COLOURS)})
    assert not wrong, wrong


def judge(page: Page) -> None:
    """Let axe judge the page as it is; evaluating is not held up by the page's policy."""
    page.evaluate(AXE)
    wrong = page.evaluate(f"() => ({BLAME})({EVERYTHING})")
    assert not wrong, "\n".join(wrong)


def test_the_built_page_is_not_blamed(page: Page) -> None:
    """The frame of the real page counts too: its title, its language, its landmarks."""
    judge(page)
    page.get_by_role("button", name="Settings").first.click()
    page.locator("#overlay-close").wait_for()
    judge(page)
