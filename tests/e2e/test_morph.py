"""Fresh HTML put on the page: fields say what it says, and what is the same stays the same node."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

PUT = """async ([morph, before, typed, after]) => {
    const { put } = await import(morph);
    const whole = document.createElement("div");
    whole.innerHTML = before;
    const [field, kept] = ["input, textarea", "p"].map((one) => whole.querySelector(one));
    if (field) field.value = typed;
    put(whole, after);
    return [field?.value, whole.querySelector("p") === kept, whole.innerHTML === after];
}"""


@pytest.fixture
def morph(dist: Path, site: str) -> str:
    """The address of the module."""
    (module,) = dist.glob("horseburg-*/js/morph.js")
    return f"{site}{module.relative_to(dist).as_posix()}"


@pytest.mark.parametrize(
    "field", ['<input value="ten">', "<textarea>ten</textarea>"], ids=["input", "textarea"]
)
def test_a_field_says_what_the_page_says_though_its_html_is_the_same(
    page: Page, morph: str, field: str
) -> None:
    html = f"<p>Stake: {field}</p>"
    assert page.evaluate(PUT, [morph, html, "nine", html]) == ["ten", True, True]


def test_what_is_the_same_stays_the_same_node(page: Page, morph: str) -> None:
    before, after = "<p>Odds</p><ul><li>1</li></ul>", "<p>Odds</p><ul><li>1</li><li>2</li></ul>"
    assert page.evaluate(PUT, [morph, before, "", after])[1:] == [True, True]
