"""Serves dist/ here: `python -m tools.serve [--build] [--port N] [--base /sub/path/]`."""

import argparse
import errno
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parent.parent / "dist"


class SiteHandler(SimpleHTTPRequestHandler):
    """Static files under a base path, never kept by the browser's cache without asking."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".py": "text/x-python",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *args: Any, base: str, **rest: Any) -> None:
        self.base = base
        super().__init__(*args, **rest)

    def translate_path(self, path: str) -> str:
        """A path under the base becomes a file; any other leads nowhere."""
        if not path.startswith(self.base):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path[len(self.base) :])

    def end_headers(self) -> None:
        """Ask the browser to check each file before it uses it again."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Keep still."""


class SiteServer(ThreadingHTTPServer):
    """A server that lets go of its threads and says nothing of browsers that hang up."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up in mid-file is no news."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def site_server(
    directory: Path = DIST, port: int = 0, base: str = "/", host: str = "127.0.0.1"
) -> SiteServer:
    """A server for a directory; port 0 takes any free one, base is like `/sub/path/`."""
    return SiteServer((host, port), partial(SiteHandler, directory=str(directory), base=base))


@contextmanager
def serving(directory: Path = DIST, base: str = "/") -> Iterator[str]:
    """Serve a directory from another thread for as long as the block lasts; gives its address."""
    with site_server(directory, base=base) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{base}"
        finally:
            server.shutdown()
            thread.join()


def first_free(host: str, port: int, base: str) -> SiteServer:
    """A server on the port, or on the next free one of a hundred."""
    for candidate in range(port, port + 100):
        try:
            return site_server(DIST, candidate, base, host)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise SystemExit(f"horseburg: no free port from {port} on; name one with PORT=…")


def main() -> None:
    """Serve until Ctrl-C."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--port", type=lambda text: int(text or 8000), default=8000)
    arguments.add_argument("--host", default="127.0.0.1")
    arguments.add_argument("--base", default="/")
    arguments.add_argument("--build", action="store_true", help="bring dist/ up to date first")
    chosen = arguments.parse_args()
    if chosen.build:
        from tools import build  # the tests serve without building

        build.build()
    base = "/" + chosen.base.strip("/") + "/" if chosen.base.strip("/") else "/"
    with first_free(chosen.host, chosen.port, base) as server:
        address = f"http://{chosen.host}:{server.server_port}{base}"
        print(f"Horseburg is open: {address}  (Ctrl-C closes it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nHorseburg is closed.")


if __name__ == "__main__":
    main()
