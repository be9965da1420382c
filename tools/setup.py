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

from tools import programs  # noqa: E402


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
    if not shutil.which("apt-get"):
        return False
    sudo = [] if os.geteuid() == 0 else [shutil.which("sudo") or ""]
    if sudo == [""]:
        return False
    run(*sudo, "apt-get", "update", "-qq")
    keep_quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"]
    run(
        *sudo,
        *("env", "DEBIAN_FRONTEND=noninteractive"),
        *("apt-get", "install", "-y", "--no-install-recommends", *keep_quiet, *packages),
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
    """What checks and tests need of Python, the environment for researchers with it."""
    pip_install("dev")
    pip_install("zoo")
    (VENV / ".dev").touch()


def node() -> None:
    """Node, and what the page needs of the npm registry."""
    if not programs.node():
        pip_install("node")
    found = programs.node()
    if not found:
        stop("no Node 18 or newer: install nodejs and npm.")
        return
    print("horseburg: fetching browser parts (npm ci)", flush=True)
    path = f"{found.parent}{os.pathsep}{os.environ['PATH']}"
    run(*programs.npm(found), "ci", "--loglevel=error", PATH=path)
    (ROOT / "node_modules" / ".stamp").touch()


def browsers() -> None:
    """Chromium, Firefox and WebKitGTK, for the end-to-end tests only."""
    if not programs.chromium():
        print("horseburg: fetching Chromium", flush=True)
        if not (apt_install("chromium") and programs.chromium()):
            run(PYTHON, "-m", "playwright", "install", "chromium")
    if programs.headless_shell() == programs.chromium() and "CHROMIUM" not in os.environ:
        with suppress(SystemExit):  # the tests are quicker with it, and run without
            apt_install("chromium-headless-shell")
    if not programs.firefox():
        print("horseburg: fetching Firefox", flush=True)
        if not (apt_install("firefox-esr") and programs.firefox()):
            stop("the Firefox tests need a Firefox: install firefox-esr.")
    if not (programs.webkit_driver() and programs.mini_browser() and programs.xvfb()):
        print("horseburg: fetching WebKitGTK", flush=True)
        if not apt_install("webkit2gtk-driver", "xvfb"):
            stop("the WebKit tests need WebKitWebDriver and Xvfb: install webkit2gtk-driver, xvfb.")


STEPS: dict[str, Callable[[], None]] = {
    "site": site,
    "dev": dev,
    "node": node,
    "browsers": browsers,
}

if __name__ == "__main__":
    for step in sys.argv[1:]:
        STEPS[step]()
