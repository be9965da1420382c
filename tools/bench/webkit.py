"""The same visits in WebKitGTK, whose driver knows neither slow networks nor scripts to begin with.

Each round has a server of its own, and so an origin that the browser has never seen. The watching
script of `visits` is put in as soon as the driver lets go of the page, which is at its load event.
Being playable comes later and is dated by the page's own observer; were it earlier, it would be
dated too late, never too early. First paint and picture's mark are the browser's record.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from selenium.webdriver.remote.webdriver import WebDriver

from tools.bench.play import PLAY
from tools.bench.visits import ANSWERS, ASK, LEAVE, SETTLE, WATCH
from tools.serve import serving

PATIENCE = 120

ASKED = f"""{WATCH}
const told = arguments[1];
({ASK})(arguments[0]).then(told, (fault) => told(String(fault)));"""

SETTLED = f"const told = arguments[0]; ({SETTLE})().then(told);"
LEFT = f"const told = arguments[0]; setTimeout(told, {LEAVE});"


def visit(driver: WebDriver, address: str, wanted: Sequence[str]) -> dict[str, float]:
    """The wanted moments of one visit, in milliseconds."""
    driver.get("about:blank")
    driver.get(address)
    said = driver.execute_async_script(ASKED, list(wanted))
    if isinstance(said, str):
        raise RuntimeError(f"{address}: {said}")
    return dict(zip(wanted, said, strict=True))


def leave_a_game(driver: WebDriver) -> None:
    """Play the beginning of a game on the page that is open, and go."""
    driver.execute_script(f"return ({PLAY})(arguments[0])", ["horse-fever/family", ANSWERS])
    driver.execute_async_script(LEFT)


def one_round(driver: WebDriver, lab: Path) -> dict[str, float]:
    """Every page once, one after the other; in the end the server is gone."""
    driver.set_script_timeout(PATIENCE)
    found: dict[str, float] = {}
    with serving(lab, compress=True) as address:
        for name, wanted in (("static", "paint"), ("bare-pyodide", "ready"), ("bare", "ready")):
            found[name] = visit(driver, f"{address}{name}.html", (wanted,))[wanted]
        moments = visit(driver, address, ("paint", "ready"))
        found["first paint"], found["cold"] = moments["paint"], moments["ready"]
        driver.execute_async_script(SETTLED)
        driver.execute_async_script(LEFT)
        found["warm"] = visit(driver, address, ("ready",))["ready"]
        leave_a_game(driver)
        moments = visit(driver, address, ("table", "ready"))
        found["table"], found["resumed"] = moments["table"], moments["ready"]
        driver.get(f"{address}static.html")  # here nobody keeps anything
        driver.execute_script("localStorage.clear()")
    found["offline"] = visit(driver, address, ("ready",))["ready"]
    return found
