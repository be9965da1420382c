"""Fetches what the build and the tests stand on; stands alone, for the machine's own Python."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  the one place that an older Python reaches
    sys.exit("Horseburg needs Python 3.11 or newer: make PYTHON=python3.12 play, for example.")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
sys.path.insert(0, str(ROOT))  # so that `python tools/setup.py` finds its neighbours

from tools import machine, programs  # noqa: E402


def stop(line: str) -> None:
    """End with one clear line."""
    sys.exit(f"horseburg: {line}")


def run(*command: str | Path, **environment: str) -> None:
    """Run a command without input; its failure ends the set-up."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, env=os.environ | environment, cwd=ROOT)
    if done.returncode:
        stop(f"this failed: {' '.join(map(str, command))}")


def apt_install(*packages: str) -> bool:
    """Install Debian packages where that is possible, and say whether it was tried."""
    if not machine.this_machine().installs:
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    kept = Path.home() / ".cache" / "horseburg-apt" if "CI" in os.environ else None
    if kept:
        (kept / "partial").mkdir(parents=True, exist_ok=True)
    run(*sudo, "apt-get", "update", "-qq")
    run(
        *sudo,
        *("env", "DEBIAN_FRONTEND=noninteractive"),
        *("apt-get", "install", "-y", "--no-install-recommends"),
        *(*machine.apt_options(kept), *packages),
    )
    return True


def make_venv() -> None:
    """Make the virtual environment, fetching Debian's python3-venv if that is what it lacks."""
    if PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401  Debian ships it apart
    except ImportError:
        if not apt_install("python3-venv"):
            stop("Python's venv module is missing: install python3-venv.")
    run(sys.executable, "-m", "venv", VENV)


def pip_install(name: str) -> None:
    """Install one locked list into the virtual environment."""
    print(f"horseburg: fetching Python packages ({name})", flush=True)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    lock = ROOT / "requirements" / f"{name}.txt"
    run(PYTHON, "-m", "pip", "install", *quiet, "--require-hashes", "-r", lock)


def site() -> None:
    """What the built page needs of Python."""
    make_venv()
    pip_install("site")
    (VENV / ".site").touch()


def dev() -> None:
    """What checks and tests need of Python, the environment for researchers with it; msgfmt."""
    pip_install("dev")
    pip_install("zoo")
    fetch("gettext", [machine.Way("apt", ("gettext",))], lambda: shutil.which("msgfmt"))
    (VENV / ".dev").touch()


def node() -> None:
    """Node, and what the page needs of the npm registry."""
    if not programs.node():
        pip_install("node")
    found = programs.node()
    if not found:
        stop("no Node 20 or newer: install nodejs and npm.")
        return
    if (ROOT / "node_modules").is_symlink():
        stop(
            "node_modules is a link, and npm would empty what it leads to: run make there, then "
            "touch node_modules/.stamp here, or remove the link."
        )
    print("horseburg: fetching browser parts (npm ci)", flush=True)
    path = f"{found.parent}{os.pathsep}{os.environ['PATH']}"
    run(*programs.npm(found), "ci", "--loglevel=error", PATH=path)
    (ROOT / "node_modules" / ".stamp").touch()


def fetch(what: str, ways: list[machine.Way], is_there: Callable[[], object]) -> bool:
    """Go one way after the other until it is there; whether it is."""
    for way in ways:
        if is_there():
            break
        print(f"horseburg: fetching {what}", flush=True)
        with suppress(SystemExit):  # it has said what failed, and there may be another way
            if way.through == "apt":
                apt_install(*way.wanted)
            else:
                run(PYTHON, "-m", "playwright", "install", *way.wanted)
    return bool(is_there())


def chromium() -> None:
    """Chromium with windows, and without: the tests are quicker so, and run without that one."""
    here = machine.this_machine()
    if not fetch("Chromium", machine.chromium(here), programs.chromium):
        stop("the Chromium tests need a Chromium: install one, or name it with $CHROMIUM.")
    fetch(
        "Chromium without windows",
        machine.headless_shell(here),
        lambda: "CHROMIUM" in os.environ or programs.headless_shell() != programs.chromium(),
    )


def firefox() -> None:
    """Firefox, as people have it."""
    here = machine.this_machine()
    if not fetch("Firefox", machine.firefox(here), programs.firefox):
        stop(machine.no_firefox(here))


def webkit() -> None:
    """WebKitGTK, what drives it, and a screen for it."""
    parts = {
        "WebKitWebDriver": programs.webkit_driver,
        "WebKitGTK's MiniBrowser": programs.mini_browser,
        "Xvfb": programs.xvfb,
    }
    ways = machine.webkit(machine.this_machine())
    if not fetch("WebKitGTK", ways, lambda: all(found() for found in parts.values())):
        missing = ", ".join(name for name, found in parts.items() if not found())
        stop(f"the WebKit tests lack {missing}: install webkit2gtk-driver and xvfb.")


def voice() -> None:
    """A voice for the caller, and what takes its sound."""
    if not fetch("a voice", machine.voice(machine.this_machine()), programs.voice):
        stop("the test of the caller needs speech-dispatcher with espeak-ng, and pulseaudio.")


def browsers() -> None:
    """Chromium, Firefox, WebKitGTK and a voice, for the end-to-end tests only."""
    chromium()
    firefox()
    webkit()
    voice()


STEPS: dict[str, Callable[[], None]] = {
    "site": site,
    "dev": dev,
    "node": node,
    "chromium": chromium,
    "firefox": firefox,
    "webkit": webkit,
    "browsers": browsers,
}

if __name__ == "__main__":
    for step in sys.argv[1:]:
        STEPS[step]()
