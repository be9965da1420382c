"""Serves dist/ here: `python -m tools.serve [--build] [--port N] [--base /sub/path/]`."""

import argparse
import errno
import gzip
import io
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

DIST = Path(__file__).resolve().parent.parent / "dist"
PACKED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm"})
"""What hosts like GitHub Pages compress on the way, if the browser can unpack it."""


@lru_cache(maxsize=256)
def packed(path: str, _changed: float) -> bytes:
    """A file's contents as gzip; kept until the file has changed."""
    return gzip.compress(Path(path).read_bytes(), compresslevel=6, mtime=0)


def size_sent(path: Path) -> int:
    """How many bytes of a file travel to a browser that can unpack."""
    if path.suffix not in PACKED:
        return path.stat().st_size
    return len(packed(str(path), path.stat().st_mtime))


class SiteHandler(SimpleHTTPRequestHandler):
    """Static files under a base path, never kept by the browser's cache without asking."""

    protocol_version = "HTTP/1.1"
    cache_control = "no-cache"
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

    # Otherwise the end of a small file waits until the browser has confirmed its beginning.
    disable_nagle_algorithm = True

    def __init__(self, *args: Any, base: str, compress: bool, **rest: Any) -> None:
        self.base, self.compress = base, compress
        super().__init__(*args, **rest)

    def translate_path(self, path: str) -> str:
        """A path under the base becomes a file; any other leads nowhere."""
        if not path.startswith(self.base):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path[len(self.base) :])

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer with a compressed file where that is wanted, and else as ever."""
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (self.compress and takes and path.suffix in PACKED and path.is_file()):
            return super().send_head()
        changed = path.stat().st_mtime
        date = self.date_time_string(int(changed))
        if self.headers.get("If-Modified-Since") == date:
            return super().send_head()  # says that it has not changed
        body = packed(str(path), changed)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", date)
        self.end_headers()
        return io.BytesIO(body)

    def end_headers(self) -> None:
        """Say how long the browser may use a file again without asking."""
        self.send_header("Cache-Control", self.cache_control)
        if self.compress:
            self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Keep still."""


class SiteServer(ThreadingHTTPServer):
    """A server that lets go of its threads and says nothing of browsers that hang up."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, address: tuple[str, int], handler: Callable[..., SiteHandler]) -> None:
        self.lines: set[Any] = set()
        super().__init__(address, handler)

    def get_request(self) -> tuple[Any, Any]:
        """Remember who is on the line."""
        line, address = super().get_request()
        self.lines.add(line)
        return line, address

    def shutdown_request(self, request: Any) -> None:
        """Forget who has gone."""
        self.lines.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Nobody is served any more: a browser keeps its lines, and would go on asking."""
        super().server_close()
        for line in tuple(self.lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up in mid-file is no news."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def site_server(
    directory: Path = DIST,
    port: int = 0,
    base: str = "/",
    host: str = "127.0.0.1",
    compress: bool = False,
    handler: type[SiteHandler] = SiteHandler,
) -> SiteServer:
    """A server for a directory; port 0 takes any free one, base is like `/sub/path/`."""
    answer = partial(handler, directory=str(directory), base=base, compress=compress)
    return SiteServer((host, port), answer)


@contextmanager
def serving(
    directory: Path = DIST,
    base: str = "/",
    compress: bool = False,
    handler: type[SiteHandler] = SiteHandler,
) -> Iterator[str]:
    """Serve a directory from another thread for as long as the block lasts; gives its address."""
    with site_server(directory, base=base, compress=compress, handler=handler) as server:
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
            return site_server(DIST, candidate, base, host, compress=True)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise SystemExit(f"horseburg: no free port from {port} on; name one with PORT=…")


def in_the_house(host: str) -> str:
    """The address by which other devices find a server of this host; all hosts are 0.0.0.0."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: it only says which way that would be
        except OSError:  # this machine is in no network
            return "127.0.0.1"
        return str(asked.getsockname()[0])


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
        address = f"http://{in_the_house(chosen.host)}:{server.server_port}{base}"
        print(f"Horseburg is open: {address}  (Ctrl-C closes it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nHorseburg is closed.")


if __name__ == "__main__":
    main()
