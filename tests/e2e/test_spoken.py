"""In every language each state of each screen fits, and nothing that is said is cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.stills import SIZES, measured, spoken, viewer
from tests.e2e.test_axe import AXE, EVERYTHING, ruler
from tests.e2e.test_fit import RULERS
from tests.e2e.test_wordy import CUT
from tools.serve import serving
from web.words.languages import NAMES

CODES = tuple(code for code in NAMES if code != "en")


@pytest.fixture(scope="module", params=CODES)
def in_language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Every state in one language."""
    with serving(spoken(request.param)) as address:
        yield address


@pytest.mark.parametrize("size", SIZES)
def test_every_state_fits_in_it(chromium: Browser, in_language: str, size: str) -> None:
    wanted = {what: ruler for what, (ruler, sizes) in RULERS.items() if size in sizes}
    with viewer(chromium, size) as page:
        wrong = measured(page, in_language, {**wanted, "no room": CUT})
    assert not wrong, wrong


def test_axe_blames_no_state_of_it(chromium: Browser, in_language: str) -> None:
    """Names of buttons and languages of parts are of that language; colours are as in English."""
    with viewer(chromium, "tablet", AXE) as page:
        wrong = measured(page, in_language, {"blamed": ruler("light", EVERYTHING)})
    assert not wrong, wrong
