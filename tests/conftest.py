"""Every title has its screen, as in the page."""

from __future__ import annotations

import web.titles  # noqa: F401
