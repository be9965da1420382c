"""A ruler of others: axe-core, which tells what would keep somebody from using the page."""

from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[3]
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = "'wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22a','wcag22aa','best-practice'"
BLAME = """async (rules) => {
  const found = await axe.run(document, {...rules, resultTypes: ['violations']});
  return found.violations.flatMap(rule => rule.nodes.map(
    node => `${rule.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
}"""
EVERYTHING = f"{{runOnly: {{type: 'tag', values: [{TAGS}]}}}}"
COLOURS = "{runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}}"
WORDS = f"""{{...{EVERYTHING}, rules: {{'color-contrast': {{enabled: false}},
  'link-in-text-block': {{enabled: false}}, 'target-size': {{enabled: false}}}}}}"""
"""What a language can change. Colours are as in English; another ruler wants larger targets."""


def ruler(look: str, rules: str) -> str:
    """A script that dresses the page and lets axe judge it."""
    dress = f"document.documentElement.setAttribute('data-look', '{look}');"
    return f"() => {{ {dress} return ({BLAME})({rules}); }}"


def judge(page: Page) -> None:
    """Let axe judge the page as it is; evaluating is not held up by the page's policy."""
    page.evaluate(AXE)
    wrong = page.evaluate(f"() => ({BLAME})({EVERYTHING})")
    assert not wrong, "\n".join(wrong)
