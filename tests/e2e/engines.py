"""Which browsers a test is played in, and what it expects of any of them."""

from __future__ import annotations

from typing import Any

import playwright.sync_api
import pytest

from tests.e2e import webkit

ALL = ("chromium", "firefox", "webkit")


def played_in(*engines: str) -> pytest.MarkDecorator:
    """Mark a test of `page` or `context` for these browsers; unmarked it is for Chromium."""
    return pytest.mark.parametrize("engine", engines, indirect=True)


def expect(what: Any) -> Any:
    """Playwright's `expect`, for pages of WebKit too."""
    if isinstance(what, webkit.Locator):
        return webkit.Expected(what)
    return playwright.sync_api.expect(what)
