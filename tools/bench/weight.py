"""What travels on a first visit, by file, and what the page then keeps for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

from tools.bench import visits
from tools.bench.rows import Row
from tools.serve import size_sent

KEPT = """async () => {
    const addresses = [];
    for (const name of await caches.keys())
        for (const one of await (await caches.open(name)).keys()) addresses.push(one.url);
    return addresses;
}"""


def weight(browser: Browser, address: str, dist: Path) -> Iterator[Row]:
    """The first visit by file, the largest first; the built folder; what is kept for offline."""
    with visits.fresh(browser) as context:
        page = context.new_page()
        carried = transfers(context, page)
        page.goto(address, wait_until="commit")
        page.locator("html[data-ready=yes]").wait_for(state="attached")
        first = Counter({name_of(url, address): size for url, size in carried.items()})
        visits.settle(page)
        kept = {name_of(url, address) for url in page.evaluate(KEPT)}
    yield "first visit until playable, as sent", megabytes(first.total()), "at most 9.5 MB"
    for name, size in first.most_common():
        path = dist / name
        raw = f" (file {path.stat().st_size / 1000:,.1f})" if path.is_file() else ""
        yield f"  {name}", f"{size / 1000:,.1f} kB{raw}", ""
    files = [path for path in dist.rglob("*") if path.is_file()]
    yield f"dist/, {len(files)} files", megabytes(sum(path.stat().st_size for path in files)), ""
    sizes = {name: size_sent(dist / name) for name in kept if (dist / name).is_file()}
    yield f"kept for offline, {len(sizes)} files, as sent", megabytes(sum(sizes.values())), ""
    later = sum(size for name, size in sizes.items() if name not in first)
    yield "  of these not yet sent by the first visit", megabytes(later), ""


def transfers(context: BrowserContext, page: Page) -> Counter[str]:
    """Bytes that have come over the line by address, heads of answers too; grows as they come."""
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    addresses: dict[str, str] = {}
    carried: Counter[str] = Counter()

    def begun(event: dict[str, Any]) -> None:
        """Remember what a request asks for."""
        addresses[event["requestId"]] = event["request"]["url"]

    def done(event: dict[str, Any]) -> None:
        """Count a file that has come, and not one out of the page's own memory."""
        url = addresses.get(event["requestId"], "")
        if url.startswith("http") and event["encodedDataLength"]:
            carried[url] += round(event["encodedDataLength"])

    wire.on("Network.requestWillBeSent", begun)
    wire.on("Network.loadingFinished", done)
    return carried


def name_of(url: str, address: str) -> str:
    """A file's path below the site's address; the site itself is its index."""
    path = unquote(urlsplit(url).path).removeprefix(urlsplit(address).path)
    return path or "index.html"


def megabytes(size: float) -> str:
    """Bytes as people say them."""
    return f"{size / 1e6:.2f} MB"
