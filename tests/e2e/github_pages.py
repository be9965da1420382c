"""The site as GitHub Pages serves it: what it sends along, what it keeps silent about, its 404."""

from __future__ import annotations

import io
from http import HTTPStatus
from pathlib import Path
from typing import BinaryIO

from tools.serve import SiteHandler

LOST = b"""<!DOCTYPE html><html><head><meta http-equiv="Content-type"
content="text/html; charset=utf-8"><meta http-equiv="Content-Security-Policy"
content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'">
<title>Page not found &middot; GitHub Pages</title></head><body><h1>404</h1></body></html>"""


class PagesHandler(SiteHandler):
    """Ten minutes in every cache, a tag for each file, and not one header of our own."""

    server_version, sys_version = "GitHub.com", ""
    cache_control = "max-age=600"
    strays: list[str]
    """What was asked for outside of the site; a test has a class, and so a list, of its own."""
    extensions_map = SiteHandler.extensions_map | {
        ".html": "text/html; charset=utf-8",
        ".js": "application/javascript; charset=utf-8",
        ".mjs": "application/javascript; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".py": "application/octet-stream",
    }

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Lead to the site who forgets its last stroke; say when a file is as it was."""
        if self.path == self.base.rstrip("/"):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.base)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        if not self.path.startswith(self.base):
            self.strays.append(self.path)
        tag = self.tag()
        if tag and self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        return super().send_head()

    def tag(self) -> str:
        """What changes with the file that is asked for; nothing where there is none."""
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return ""
        told = path.stat()
        return f'W/"{int(told.st_mtime):x}-{told.st_size:x}"'

    def end_headers(self) -> None:
        """What GitHub adds to every answer."""
        if tag := self.tag():
            self.send_header("ETag", tag)
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """GitHub's own page for what is not there, which forbids itself everything."""
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(LOST)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(LOST)
